package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-KRO-1, BS-GAR-1, BS-MOL-1, BS-MAR-2, BS-MAR-3, BS-RUL-56: what advances from which Zone,
// and each figure one Zone only.
func TestMarch(t *testing.T) {
	s := besiege(t)
	s.hero(eileen, wallOf(north), 5)
	for z := range zoneNo(cards.ZoneCount) {
		for g := range figureCount {
			s.put(north, z, g, uint8(1+z)) // 1, 2, 3 of each
		}
	}
	s.play(marchFrame, nil)
	want := [cards.ZoneCount][figureCount]uint8{
		{molen: 1, gargoh: 1, eliteGargoh: 1, krohn: 1 + 2, eliteKrohn: 1 + 2},
		{molen: 2, gargoh: 2 + 3, eliteGargoh: 2 + 3, krohn: 3, eliteKrohn: 3},
		{molen: 3},
	}
	for z := range want {
		if got := s.fronts[north].zones[z].n; got != want[z] {
			t.Errorf("Zone %d: %v, want %v", z+1, got, want[z])
		}
	}
}

// BS-KRO-2, BS-MAR-4, BS-MAR-5, BS-END-5: a Krohn of Zone 1 goes over an empty wall, a hero in
// the Quarter or on another wall does not stop it.
func TestKrohnsEnter(t *testing.T) {
	for _, g := range []figure{krohn, eliteKrohn} {
		s := besiege(t).put(east, zone1, g, 1)
		s.hero(eileen, houseAt(cards.Barn), 5).hero(orobox, wallOf(north), 5)
		s.play(assaultFrame, nil).play(marchFrame, nil)
		s.ended(lostKrohn)
		if fieldNo(s.why) != east || s.find("unit_entered").Rule != "BS-END-5" {
			t.Errorf("by field %d", s.why)
		}
	}
	s := besiege(t).put(east, zone1, krohn, 1)
	s.hero(eileen, wallOf(east), 5)
	s.play(assaultFrame, nil).play(marchFrame, nil)
	s.ended(undecided)
}

// BS-RUL-55: whether a hero is on the wall is looked at when the Krohns come to attack: one who
// died before stops nobody.
func TestHeroWhoDiedBeforeStopsNobody(t *testing.T) {
	s := besiege(t).put(east, zone1, krohn, 1)
	s.hero(eileen, wallOf(east), 5)
	s.die(eileen, "BS-TRK-4")
	s.play(assaultFrame, nil).play(marchFrame, nil)
	s.ended(lostKrohn)
}

// BS-RUL-77: a Krohn that may not march stays in Zone 1 and nothing is lost.
func TestHeldKrohnStays(t *testing.T) {
	s := besiege(t).put(east, zone1, krohn, 2)
	s.fronts[east].zones[zone1].still[krohn] = 2
	s.play(assaultFrame, nil).play(marchFrame, nil)
	s.ended(undecided)
	s.play(marchFrame, nil) // the marks are gone with the Enemies phase
	s.ended(lostKrohn)
}

// BS-RUL-77: only the held ones stay.
func TestHeldKrohnsAreCounted(t *testing.T) {
	s := besiege(t).put(east, zone2, krohn, 5)
	s.fronts[east].zones[zone2].still[krohn] = 2
	s.play(marchFrame, nil)
	if got := s.fronts[east].zones[zone2].n[krohn]; got != 2 {
		t.Errorf("%d stayed", got)
	}
}

// BS-RUL-82: a Krohn kept from attacking enters only if no hero is on the wall when it moves.
func TestQuietKrohn(t *testing.T) {
	for _, manned := range []bool{true, false} {
		s := besiege(t).put(east, zone1, krohn, 1)
		s.fronts[east].zones[zone1].quiet[krohn] = 1
		if manned {
			s.hero(eileen, wallOf(east), 5)
		}
		s.play(assaultFrame, nil)
		s.morale(5)
		s.play(marchFrame, nil)
		s.ended(map[bool]result{true: undecided, false: lostKrohn}[manned])
	}
	// One attacks and kills the only hero, the other did not attack: it enters.
	s := besiege(t).put(east, zone1, krohn, 2)
	s.fronts[east].zones[zone1].quiet[krohn] = 1
	s.hero(eileen, wallOf(east), 1)
	s.play(assaultFrame, nil).play(marchFrame, nil)
	s.ended(lostKrohn)
	if n := s.find("unit_entered").N; n != 1 {
		t.Errorf("%d entered", n)
	}
}

// BS-ENM-7: who has attacked does not march: Krohns that killed the last hero on the wall, and
// by the same mark any unit.
func TestAttackersDoNotMarch(t *testing.T) {
	s := besiege(t).put(east, zone1, krohn, 2)
	s.hero(eileen, wallOf(east), 2)
	s.play(assaultFrame, nil)
	s.morale(-1)
	s.play(marchFrame, nil)
	s.ended(undecided)
	s = besiege(t).put(east, zone2, krohn, 3)
	s.fronts[east].zones[zone2].acted[krohn] = 1
	s.play(marchFrame, nil)
	if got := s.fronts[east].zones[zone2].n[krohn]; got != 1 {
		t.Errorf("%d stayed", got)
	}
}

// BS-EX-48: the Avatar needs three marches; heroes on the wall do not stop it. BS-AVA-14,
// BS-AVA-15, BS-AVA-16, BS-MAR-6, BS-MAR-7, BS-END-6.
func TestAvatarAdvances(t *testing.T) {
	s := besiege(t)
	s.avatar = avatar{field: south, zone: zone3, vinculum: 10}
	for h := eileen; h <= osvith; h++ {
		s.hero(h, wallOf(south), 5)
	}
	for _, z := range []zoneNo{zone2, zone1} {
		s.play(assaultFrame, nil).play(marchFrame, nil)
		if s.ended(undecided); s.avatar.zone != z {
			t.Fatalf("in Zone %d", s.avatar.zone+1)
		}
	}
	s.play(assaultFrame, nil).play(marchFrame, nil)
	s.ended(lostAvatar)
	s.morale(5, 5, 5)
}

// BS-END-11: Krohns and the Avatar entering at once are the Krohns' victory by name; and the
// first field that enters ends the march.
func TestFirstToEnterIsNamed(t *testing.T) {
	s := besiege(t).put(west, zone1, krohn, 1).put(south, zone1, krohn, 1).put(east, zone3, krohn, 1)
	s.avatar = avatar{field: west, zone: zone1, vinculum: 3}
	s.play(marchFrame, nil)
	s.ended(lostKrohn)
	if fieldNo(s.why) != west || s.told("unit_advanced") != 0 {
		t.Errorf("by field %d", s.why)
	}
}

// BS-MAR-1: the first field, then to the left; asked for only with the option (BS-OPT-16).
func TestMarchOrder(t *testing.T) {
	s := besiege(t)
	for f := range fieldNo(cards.FieldCount) {
		s.put(f, zone3, krohn, 1)
	}
	fr := s.push(newFrame(marchFrame))
	fr.stage, fr.field = 1, east
	s.finish(nil)
	var got []rules.Element
	for _, e := range s.story {
		got = append(got, e.From)
	}
	if len(got) != 4 || got[0] != "zone:east/3" || got[1] != "zone:north/3" || got[2] != "zone:west/3" || got[3] != "zone:south/3" {
		t.Errorf("%v", got)
	}
	for order, want := range map[fieldOrder]bool{orderSpare: false, orderFixed: false, orderAsk: true} {
		s := besiege(t)
		s.set.order = order
		s.hero(eileen, onCatapult, 5)
		s.push(newFrame(marchFrame))
		s.step()
		if asked := s.ask.kind == askNext; asked != want {
			t.Errorf("order %d: asked %v", order, asked)
		}
	}
}

// BS-EX-33: the Messenger's killers are spent; units of the other Zones act. BS-MSG-10,
// BS-MSG-11, BS-MSG-12.
func TestAmbush(t *testing.T) {
	s := besiege(t).put(west, zone2, krohn, 2).put(west, zone2, gargoh, 1).put(west, zone1, krohn, 1).put(west, zone3, krohn, 1).walker(west, zone2)
	s.hero(eileen, wallOf(west), 5).hero(orobox, nowhere, 1)
	s.ambush()
	if s.messenger.deaths != 1 || s.messenger.where != absent {
		t.Fatal("the Messenger lives")
	}
	s.morale(4, 1, 4)
	s.play(assaultFrame, nil).play(marchFrame, nil)
	s.morale(3, 1, 4) // only the Krohn of Zone 1 attacked
	if z := s.fronts[west].zones; z[zone1].n[krohn] != 1 || z[zone2].n != [figureCount]uint8{gargoh: 1, krohn: 3} || z[zone3].n[krohn] != 0 {
		t.Errorf("%v", z)
	}
}

// BS-MSG-10, BS-RUL-47: no units, only the Avatar, another Zone, the wall, or a ward: no ambush.
func TestNoAmbush(t *testing.T) {
	for name, set := range map[string]func(s *siege){
		"empty Zone":   func(s *siege) { s.walker(west, zone2) },
		"Avatar":       func(s *siege) { s.walker(west, zone2).avatar = avatar{field: west, zone: zone2, vinculum: 5} },
		"another Zone": func(s *siege) { s.walker(west, zone2).put(west, zone1, krohn, 1).put(north, zone2, krohn, 1) },
		"on the wall":  func(s *siege) { s.rider(west).put(west, zone1, krohn, 1) },
		"ward":         func(s *siege) { s.walker(west, zone2).put(west, zone2, krohn, 1).ward = true },
	} {
		s := besiege(t)
		set(s)
		s.ambush()
		if s.messenger.deaths != 0 || s.told("messenger_ambushed") != 0 {
			t.Errorf("%s: the Messenger was ambushed", name)
		}
	}
	// BS-CON-V-ward: enemies in his Zone act as if he were not there.
	s := besiege(t).walker(west, zone2).put(west, zone2, krohn, 1)
	s.ward = true
	s.ambush()
	s.play(assaultFrame, nil).play(marchFrame, nil)
	if s.fronts[west].zones[zone1].n[krohn] != 1 {
		t.Error("the Krohn did not march")
	}
}

// BS-END-7: the second Messenger's death.
func TestSecondMessengerDies(t *testing.T) {
	s := besiege(t).walker(west, zone2).put(west, zone2, krohn, 1)
	s.messenger.deaths = 1
	s.ambush()
	s.judge()
	s.ended(lostMessenger)
}
