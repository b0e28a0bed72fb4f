package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// riding puts the Messenger into a Zone before his turn in a round.
func riding(t *testing.T, s *State, round uint8, back bool, f fieldNo, z zoneNo) {
	t.Helper()
	at(s, round, toMessenger)
	s.messenger = messenger{where: inZone, field: f, zone: z, back: back, entered: round - 1, pursuit: noField}
}

// ride plays the Messenger's turn step.
func ride(s *State) {
	s.ask, s.listed = question{hero: noHero}, false
	s.top().stage = toMessenger
	s.step()
}

// BS-MSG-1, BS-SET-18: in round 1 the players choose one of the four fields; all seats may.
func TestMessengerSetsOut(t *testing.T) {
	s := dealt(t, 2)
	if want := []rules.Choice{of(Send, 0), of(Send, 1), of(Send, 2), of(Send, 3)}; !slices.Equal(offered(s), want) || s.asked() != 3 {
		t.Fatalf("offered %v to %b", offered(s), s.asked())
	}
	answerWith(t, s, of(Send, 2))
	if m := s.messenger; m.where != inZone || m.field != south || m.zone != zone1 || m.back || m.entered != 1 {
		t.Errorf("the Messenger is %+v, want Zone 1 of the south", m)
	}
}

// BS-MSG-3, BS-MSG-4, BS-MSG-6, BS-MSG-8, BS-EX-32: he must advance if neither his Zone nor the
// next one holds an enemy unit, else he stays. BS-MSG-9, BS-RUL-47, BS-EDG-6: the Avatar does
// not count.
func TestMessengerAdvances(t *testing.T) {
	for _, c := range []struct {
		rule    string
		back    bool
		from    zoneNo
		units   []zoneNo
		avatar  zoneNo
		where   whereabouts
		want    zoneNo
		blocked bool
	}{
		{"BS-MSG-3", false, zone1, nil, noZone, inZone, zone2, false},
		{"BS-MSG-3", false, zone2, []zoneNo{zone1}, noZone, inZone, zone3, false},
		{"BS-EX-32, ahead", false, zone2, []zoneNo{zone3}, noZone, inZone, zone2, true},
		{"BS-EX-32, beside", false, zone2, []zoneNo{zone2}, noZone, inZone, zone2, true},
		{"BS-MSG-6, Zone 3 free", false, zone3, []zoneNo{zone1, zone2}, noZone, outskirts, noZone, false},
		{"BS-MSG-6, Zone 3 taken", false, zone3, []zoneNo{zone3}, noZone, inZone, zone3, true},
		{"BS-MSG-8", true, zone3, nil, noZone, inZone, zone2, false},
		{"BS-MSG-8", true, zone2, []zoneNo{zone3}, noZone, inZone, zone1, false},
		{"BS-MSG-8, ahead", true, zone2, []zoneNo{zone1}, noZone, inZone, zone2, true},
		{"BS-MSG-8, Zone 1 free", true, zone1, []zoneNo{zone2, zone3}, noZone, onWall, noZone, false},
		{"BS-MSG-8, Zone 1 taken", true, zone1, []zoneNo{zone1}, noZone, inZone, zone1, true},
		{"BS-MSG-9, Avatar ahead", false, zone1, nil, zone2, inZone, zone2, false},
		{"BS-MSG-9, Avatar beside", false, zone1, nil, zone1, inZone, zone2, false},
	} {
		s := dealt(t, 1)
		riding(t, s, 5, c.back, east, c.from)
		for _, z := range c.units {
			s.fronts[east].zones[z].n[eliteGargoh] = 1
		}
		s.fronts[north].zones[zone2].n[krohn] = 3 // another field does not matter
		if c.avatar != noZone {
			s.avatar = avatar{field: east, zone: c.avatar, vinculum: 4}
		}
		ride(s)
		if m := s.messenger; m.where != c.where || m.zone != c.want || s.ask.kind != askNothing {
			t.Errorf("%s: from %d he came to %d/%d, want %d/%d", c.rule, c.from, m.where, m.zone, c.where, c.want)
		}
		if got := len(told(s, "messenger_blocked")) == 1; got != c.blocked {
			t.Errorf("%s: told that he is blocked: %v", c.rule, got)
		}
	}
}

// BS-MSG-7: when he leaves, every living hero earns 2 Morale; BS-MSG-13: the Compass is drawn
// in the next round only.
func TestMessengerLeaves(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 4, false, north, zone3)
	s.heroes[0].track[cards.Morale] = 9
	s.die(3, "BS-TRK-4")
	ride(s)
	if got := moraleOf(s); !slices.Equal(got, []int8{10, 7, 7, 0}) {
		t.Errorf("Morale %v", got)
	}
	if len(told(s, "compass_drawn")) != 0 || s.messenger.where != outskirts || s.messenger.back {
		t.Errorf("he is %+v after %d Compass cards", s.messenger, len(told(s, "compass_drawn")))
	}
}

// BS-MSG-13, BS-MSG-14, BS-MSG-2: the Compass names the field of the return, he comes to its Zone
// 3 at once and advances in the round after.
func TestMessengerReturns(t *testing.T) {
	for f := range fieldNo(4) {
		s := dealt(t, 1)
		at(s, 5, toMessenger)
		s.messenger = messenger{where: outskirts, field: noField, zone: noZone, pursuit: noField}
		aim(s, f)
		ride(s)
		if m := s.messenger; m.where != inZone || m.field != f || m.zone != zone3 || !m.back || m.entered != 5 {
			t.Errorf("he is %+v, want Zone 3 of field %d", m, f)
		}
		if ride(s); s.messenger.zone != zone2 {
			t.Errorf("in the next round he is in Zone %d", s.messenger.zone+1)
		}
	}
}

// BS-MSG-15, BS-RUL-74: he waits for Zone 3 of the same field, without a new Compass card.
func TestMessengerWaits(t *testing.T) {
	s := dealt(t, 1, optionLevel, "defender")
	at(s, 5, toMessenger)
	s.messenger = messenger{where: outskirts, field: noField, zone: noZone, pursuit: noField}
	aim(s, west)
	s.fronts[west].zones[zone3].n[molen] = 1
	for range 3 {
		if ride(s); s.messenger.where != waiting || s.messenger.field != west || s.messenger.pursuit != noField {
			t.Fatalf("he is %+v", s.messenger)
		}
	}
	s.fronts[west].zones[zone3].n[molen] = 0
	s.avatar = avatar{field: west, zone: zone3, vinculum: 10} // no unit
	if ride(s); s.messenger.where != inZone || s.messenger.zone != zone3 || s.messenger.field != west {
		t.Errorf("he is %+v", s.messenger)
	}
	if got := len(told(s, "compass_drawn")); got != 1 {
		t.Errorf("%d Compass cards were drawn", got)
	}
}

// BS-MSG-16, BS-MSG-17, BS-MSG-18, BS-MSG-19, BS-RUL-46, BS-DIF-2, BS-DIF-5, BS-DIF-8: at Defender 2 standard Krohns
// come to his Zone 3 each round, after its Summoning rolls, wherever he is.
func TestPursuers(t *testing.T) {
	for level, want := range map[string]uint8{"footman": 0, "knight": 0, "defender": 2} {
		s := dealt(t, 1, optionLevel, level)
		at(s, 5, toMessenger)
		s.messenger = messenger{where: outskirts, field: noField, zone: noZone, pursuit: noField}
		aim(s, west)
		for i, where := range []whereabouts{inZone, inZone, inZone, onWall, onWall} {
			for f := range s.fronts {
				slotsAre(t, s, fieldNo(f), "en_molen_hurler", "en_molen_hurler", "en_molen_hurler") // Summer: 1 Mölen
				s.fronts[f].zones[zone3] = zone{}
			}
			ride(s)
			if s.messenger.where != where {
				t.Fatalf("%s, round %d: he is %+v", level, i, s.messenger)
			}
			s.step()
			settle(t, s)
			if got := inZone3(s, west); got != (count{1, 0, 0, want, 0}) {
				t.Errorf("%s, round %d: west has %v, want %d Krohns", level, i, got, want)
			}
			if got := inZone3(s, east); got != (count{1, 0, 0, 0, 0}) {
				t.Errorf("%s, round %d: east has %v", level, i, got)
			}
		}
	}
}

// BS-MSG-18, BS-RUL-46: the pursuers come after the figures of the rolls of that field.
func TestPursuersComeLast(t *testing.T) {
	s := dealt(t, 1, optionLevel, "defender")
	riding(t, s, 7, true, north, zone1)
	s.messenger.pursuit = north
	s.top().stage = toSpawning
	slotsAre(t, s, north, "en_gargoh_herd", "en_gargoh_herd", "en_gargoh_herd")
	s.step()
	settle(t, s)
	var placed []rules.Element
	for _, e := range told(s, "unit_placed") {
		if e.To == "zone:north/3" {
			placed = append(placed, e.Subject)
		}
	}
	if want := []rules.Element{"unit:elite_gargoh", "unit:gargoh", "unit:krohn"}; !slices.Equal(placed, want) {
		t.Errorf("in the north came %v, want %v", placed, want)
	}
}

// BS-SPN-12: missing pursuers are replaced like any figures; BS-RUL-46: by elite ones first.
func TestPursuersShort(t *testing.T) {
	s := dealt(t, 1, optionLevel, "defender")
	s.messenger.pursuit = north
	leave(s, east, [figureCount]int{8, 16, 8, 1, 8})
	if s.pursue(north); inZone3(s, north) != (count{0, 0, 0, 1, 1}) {
		t.Errorf("%v came", inZone3(s, north))
	}
}

// BS-MSG-29, BS-MSG-30, BS-MSG-31, BS-MSG-35, BS-RUL-50: after a death on departure the players choose a
// Zone 1 without enemy units; with one left he is placed there, with none he is not.
func TestSecondMessengerDeparts(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 3, false, west, zone2)
	s.kill("BS-MSG-10")
	if ride(s); s.messenger.where != absent || s.ask.kind != askNothing {
		t.Fatal("the second Messenger came in the round in which the first died")
	}
	s.top().stage = toEnd
	s.step()
	s.round = 4
	s.fronts[north].zones[zone1].n[krohn] = 1
	s.fronts[south].zones[zone2].n[krohn] = 1 // not in Zone 1: it does not matter
	if ride(s); !slices.Equal(offered(s), []rules.Choice{of(Send, 1), of(Send, 2), of(Send, 3)}) {
		t.Fatalf("offered %v", offered(s))
	}
	for f := range s.fronts {
		s.fronts[f].zones[zone1].n[krohn] = 1
	}
	if ride(s); s.ask.kind != askNothing || s.messenger.where != absent || len(told(s, "messenger_delayed")) != 1 {
		t.Fatalf("with enemies in all Zones 1 he is %+v", s.messenger)
	}
	s.fronts[east].zones[zone1].n[krohn] = 0
	s.round = 5
	if ride(s); !slices.Equal(offered(s), []rules.Choice{of(Send, 3)}) {
		t.Fatalf("offered %v", offered(s))
	}
	answerWith(t, s, of(Send, 3))
	if m := s.messenger; m.where != inZone || m.field != east || m.zone != zone1 || m.back || m.deaths != 1 || m.entered != 5 {
		t.Errorf("he is %+v", m)
	}
}

// BS-MSG-32, BS-MSG-33, BS-MSG-34, BS-MSG-35: after a death on the return a new Compass card names his field, he
// waits if need be; the old pursuit is over, a new one begins.
func TestSecondMessengerReturns(t *testing.T) {
	for _, wall := range []bool{false, true} {
		s := dealt(t, 1, optionLevel, "defender")
		riding(t, s, 7, true, west, zone1)
		s.messenger.pursuit = west
		if wall {
			s.messenger.where, s.messenger.zone = onWall, noZone
		}
		s.kill("BS-MSG-10")
		if s.messenger.pursuit != noField {
			t.Error("the pursuit outlives him")
		}
		s.top().stage = toEnd
		s.step()
		s.round = 8
		aim(s, south)
		s.fronts[south].zones[zone3].n[krohn] = 1
		if ride(s); s.messenger.where != waiting || s.messenger.field != south {
			t.Fatalf("he is %+v", s.messenger)
		}
		s.fronts[south].zones[zone3].n[krohn] = 0
		if ride(s); s.messenger.where != inZone || s.messenger.zone != zone3 || !s.messenger.back || s.messenger.pursuit != south || len(told(s, "compass_drawn")) != 1 {
			t.Errorf("he is %+v", s.messenger)
		}
		if ride(s); s.messenger.zone != zone2 {
			t.Errorf("in the next round he is %+v", s.messenger)
		}
	}
}

// BS-EX-30, BS-MSG-5, BS-MSG-20, BS-MSG-25, BS-END-2, BS-END-3, BS-END-4: the earliest victory.
func TestEarliestVictory(t *testing.T) {
	s := dealt(t, 1)
	answerWith(t, s, of(Send, int(north)))
	for round, want := range []struct {
		where whereabouts
		zone  zoneNo
	}{{inZone, zone1}, {inZone, zone2}, {inZone, zone3}, {outskirts, noZone}, {inZone, zone3}, {inZone, zone2}, {inZone, zone1}, {onWall, noZone}} {
		for h := range s.heroes[:s.nhero] {
			s.heroes[h].track[cards.Food] = 6
		}
		if quietRound(t, s); int(s.round) != round+1 {
			t.Fatalf("round %d, want %d", s.round, round+1)
		}
		if m := s.messenger; round < 7 && (m.where != want.where || m.zone != want.zone || s.result != undecided) {
			t.Fatalf("in round %d he is %+v, result %s", round+1, m, s.result)
		}
		if want := int8(5); round < 3 && moraleOf(s)[0] != want || round >= 3 && moraleOf(s)[0] != want+2 {
			t.Errorf("round %d: Morale %v", round+1, moraleOf(s))
		}
	}
	if s.result != won || s.round != 8 || s.messenger.where != arrived {
		t.Errorf("round %d: %s, the Messenger is %+v", s.round, s.result, s.messenger)
	}
}

// BS-EX-31, BS-RUL-6: to leave in round 8 is early enough; with the option round 7 is the end.
func TestLatestVictory(t *testing.T) {
	for option, want := range map[string]result{"warning": won, "defeat": lostDeadline} {
		s := dealt(t, 1, optionDeadline, option)
		riding(t, s, 7, false, north, zone2)
		for s.result == undecided {
			for h := range s.heroes[:s.nhero] {
				s.heroes[h].track[cards.Food] = 6
			}
			quietRound(t, s)
		}
		if end := map[result]uint8{won: 12, lostDeadline: 7}[want]; s.result != want || s.round != end {
			t.Errorf("%s: %s in round %d", option, s.result, s.round)
		}
	}
}

// BS-MSG-4: the view of the Messenger tells which Zone holds him: his own, else the next of his way, out or back.
func TestTheViewTellsWhatHoldsTheMessenger(t *testing.T) {
	for _, test := range []struct {
		name  string
		back  bool
		zone  zoneNo
		units string
		want  int
	}{
		{"nobody", false, zone2, "", 0},
		{"his own Zone", false, zone2, "north/2", 2},
		{"the next on his way out", false, zone2, "north/3", 3},
		{"one that he has passed", false, zone2, "north/1", 0},
		{"the next on his way back", true, zone2, "north/1", 1},
		{"one behind him on his way back", true, zone2, "north/3", 0},
		{"another field", true, zone2, "south/1", 0},
		{"none beyond Zone 3", false, zone3, "north/1", 0},
	} {
		k := hushed(t)
		k.messenger = messenger{where: inZone, field: north, zone: test.zone, back: test.back, pursuit: noField}
		for _, z := range []string{"north/1", "north/2", "north/3", "south/1"} {
			k.units(z)
		}
		if test.units != "" {
			k.units(test.units, "krohn 1")
		}
		if got := k.View().Messenger.Held; got != test.want {
			t.Errorf("%s: held in Zone %d; want %d", test.name, got, test.want)
		}
	}
	k := hushed(t)
	k.messenger = messenger{where: outskirts, field: noField, zone: noZone, pursuit: noField}
	if got := k.View().Messenger.Held; got != 0 {
		t.Errorf("in the Outskirts: held in Zone %d", got)
	}
}
