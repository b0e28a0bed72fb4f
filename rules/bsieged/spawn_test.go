package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// slotsAre lays Enemy cards on the slots of a field.
func slotsAre(t *testing.T, s *State, f fieldNo, a, b, c string) {
	t.Helper()
	s.fronts[f].slots = [cards.SlotCount]uint8{enemyCard(t, s, a), enemyCard(t, s, b), enemyCard(t, s, c)}
}

// spawning begins the Enemy spawning step of a round with the same three cards on all fields.
func spawning(t *testing.T, s *State, round uint8, pips ...uint8) {
	t.Helper()
	at(s, round, toSpawning)
	for f := range fieldNo(cards.FieldCount) {
		slotsAre(t, s, f, "en_molen_hurler", "en_krohn_pack", "en_gargoh_summer_swarm")
	}
	force(t, s, pips...)
	s.step()
}

// BS-EX-3, BS-SPN-3, BS-SPN-6, BS-SPN-7: a Krohn card with 3 under Autumn is 1 elite and 2
// standard Krohns in Zone 3 (BS-SPN-5).
func TestEliteShare(t *testing.T) {
	s := dealt(t, 1)
	spawning(t, s, 7, slotB, slotA, slotC, slotA)
	settle(t, s)
	if got := inZone3(s, north); got != (count{0, 0, 0, 2, 1}) {
		t.Errorf("north has %v, want 2 standard Krohns and 1 elite", got)
	}
}

// BS-EX-4, BS-SPN-2, BS-SPN-4: Summer, symbol C, a Gargoh card with 5 under Summer.
func TestSummerInTheWest(t *testing.T) {
	s := dealt(t, 1)
	spawning(t, s, 4, slotB, slotC, slotB, slotA)
	settle(t, s)
	if got := inZone3(s, west); got != (count{0, 4, 1, 0, 0}) {
		t.Errorf("west has %v, want 4 standard Gargohs and 1 elite", got)
	}
	if got := len(told(s, "summoning_rolled")); got != 4 {
		t.Errorf("%d Summoning rolls with four Spawning Points", got)
	}
}

// BS-SPN-4: with two Spawning Points both rolls come before any figure; the same slot twice
// spawns twice.
func TestTwoPoints(t *testing.T) {
	s := dealt(t, 1, optionPoints, "west")
	spawning(t, s, 4, slotA, slotC, slotC, slotB, slotA)
	settle(t, s)
	if got := inZone3(s, west); got != (count{0, 8, 2, 0, 0}) {
		t.Errorf("west has %v, want 8 standard Gargohs and 2 elite", got)
	}
	var order []string
	for _, e := range s.story {
		if e.To == "zone:west/3" {
			order = append(order, e.Name)
		}
	}
	if want := []string{"summoning_rolled", "summoning_rolled", "unit_placed", "unit_placed", "unit_placed", "unit_placed"}; !slices.Equal(order, want) {
		t.Errorf("in the west came %v, want %v", order, want)
	}
}

// What each sort of entry brings.
func TestSummons(t *testing.T) {
	for _, c := range []struct {
		rule  string
		card  string
		round uint8
		want  count
	}{
		{"BS-SPN-7, one is elite", "en_krohn_file", 1, count{0, 0, 0, 2, 1}},
		{"BS-SPN-7, Gargohs", "en_gargoh_herd", 12, count{0, 3, 1, 0, 0}},
		{"BS-SPN-8, a Mölen has no elite", "en_molen_twins", 10, count{2, 0, 0, 0, 0}},
		{"BS-SPN-9 and BS-RUL-38, the picture of a Krohn", "en_molen_twins", 3, count{0, 0, 0, 0, 1}},
		{"BS-SPN-9 and BS-RUL-38, the picture of a Gargoh", "en_molen_hurler", 1, count{0, 0, 1, 0, 0}},
		{"BS-SPN-9 and BS-RUL-38, the picture of a Mölen", "en_krohn_torchers", 10, count{1, 0, 0, 0, 0}},
	} {
		s := dealt(t, 1)
		at(s, c.round, toSpawning)
		s.fronts[south].slots[1] = enemyCard(t, s, c.card)
		s.summon(south, 1)
		if got := inZone3(s, south); got != c.want {
			t.Errorf("%s: %v, want %v", c.rule, got, c.want)
		}
	}
}

// BS-CON-54: an Event makes Summonings of Krohns larger, but no picture of a Krohn.
func TestLargerSummonings(t *testing.T) {
	s := dealt(t, 1)
	at(s, 1, toSpawning)
	s.events[0], s.nevent = eventCard(t, s, "ev_marching_song"), 1
	s.fronts[south].slots = [3]uint8{enemyCard(t, s, "en_krohn_scouts"), enemyCard(t, s, "en_molen_twins"), enemyCard(t, s, "en_gargoh_pair")}
	for slot, want := range []count{{0, 0, 0, 4, 1}, {0, 0, 0, 4, 2}, {0, 1, 1, 4, 2}} {
		if s.summon(south, uint8(slot)); inZone3(s, south) != want {
			t.Errorf("after slot %d: %v, want %v", slot, inZone3(s, south), want)
		}
	}
}

// BS-SPN-1, BS-RUL-69, BS-OPT-11: asked, the players take each field once in any order.
func TestFreeOrder(t *testing.T) {
	s := dealt(t, 2, optionOrder, "ask")
	spawning(t, s, 1, slotA, slotB, slotA, slotB)
	for i, want := range [][]rules.Choice{{of(Next, 0), of(Next, 1), of(Next, 2), of(Next, 3)}, {of(Next, 0), of(Next, 1), of(Next, 3)}, {of(Next, 1), of(Next, 3)}} {
		if settle(t, s); !slices.Equal(offered(s), want) || s.asked() != 3 {
			t.Fatalf("question %d to seats %b: %v, want %v to both", i, s.asked(), offered(s), want)
		}
		answerWith(t, s, of(Next, []int{2, 0, 1}[i]))
	}
	settle(t, s)
	answerWith(t, s, of(Next, 3)) // the only one left; run answers it by itself (BS-TBL-9)
	settle(t, s)
	var order []rules.Element
	for _, e := range told(s, "summoning_rolled") {
		order = append(order, e.To)
	}
	if want := []rules.Element{"zone:south/3", "zone:north/3", "zone:west/3", "zone:east/3"}; !slices.Equal(order, want) {
		t.Errorf("rolled for %v, want %v", order, want)
	}
}

// BS-OPT-16: with a fixed order it is north, west, south, east without a question.
func TestFixedOrder(t *testing.T) {
	for _, order := range []string{"fixed", "when_it_matters"} {
		s := dealt(t, 1, optionOrder, order)
		spawning(t, s, 1)
		settle(t, s)
		var got []rules.Element
		for _, e := range told(s, "summoning_rolled") {
			got = append(got, e.To)
		}
		if want := []rules.Element{"zone:north/3", "zone:west/3", "zone:south/3", "zone:east/3"}; !slices.Equal(got, want) {
			t.Errorf("%s: rolled for %v", order, got)
		}
	}
}

// BS-SPN-11: rolling a slot does not use its card up.
func TestCardsStay(t *testing.T) {
	s := dealt(t, 1)
	before := s.fronts
	at(s, 1, toSpawning)
	s.step()
	settle(t, s)
	for f := range s.fronts {
		if s.fronts[f].slots != before[f].slots {
			t.Errorf("field %d has cards %v, had %v", f, s.fronts[f].slots, before[f].slots)
		}
	}
}

// BS-CON-V-summon: Events give a field more or fewer Summoning rolls, at least 0; they are over
// with the round.
func TestExtraRolls(t *testing.T) {
	s := dealt(t, 1)
	at(s, 2, toSpawning)
	s.extra = [cards.FieldCount]int8{2, -1, -2, 0}
	s.step()
	settle(t, s)
	rolls := map[rules.Element]int{}
	for _, e := range told(s, "summoning_rolled") {
		rolls[e.To]++
	}
	if rolls["zone:north/3"] != 3 || rolls["zone:west/3"] != 0 || rolls["zone:south/3"] != 0 || rolls["zone:east/3"] != 1 {
		t.Errorf("rolls by field: %v", rolls)
	}
	if s.endRound(); s.extra != [cards.FieldCount]int8{} {
		t.Errorf("the next round has extra rolls %v", s.extra)
	}
}
