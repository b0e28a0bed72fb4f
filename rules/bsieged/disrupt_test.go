package bsieged

import (
	"bytes"
	"testing"
)

// disruptions plays an Enemy spawning step with forced rolls and tells after how many of them
// each Disruption came.
func disruptions(t *testing.T, s *State, pips ...uint8) []int {
	t.Helper()
	spawning(t, s, 4, pips...)
	settle(t, s)
	var after []int
	rolls := 0
	for _, e := range s.story {
		switch e.Name {
		case "summoning_rolled":
			rolls++
		case "disruption":
			after = append(after, rolls)
		}
	}
	return after
}

// BS-EX-27, BS-AVA-2, BS-AVA-3, BS-AVA-4, BS-AVA-8: B, B, B over three fields.
func TestDisruptionOfFourPoints(t *testing.T) {
	s := dealt(t, 1, optionLevel, "knight")
	if got := disruptions(t, s, slotB, slotB, slotB, slotB); len(got) != 1 || got[0] != 3 {
		t.Errorf("Disruptions after the rolls %v, want one after the third", got)
	}
	for f := range fieldNo(4) {
		if got := inZone3(s, f); got != (count{0, 0, 0, 4, 1}) {
			t.Errorf("field %d has %v: the units are spawned as normal", f, got)
		}
	}
}

// BS-EX-28: B, A, C, C in 1-1-2, then C in the east.
func TestDisruptionOfFivePoints(t *testing.T) {
	s := dealt(t, 5, optionLevel, "knight")
	if got := disruptions(t, s, slotB, slotA, slotC, slotC, slotC); len(got) != 1 || got[0] != 5 {
		t.Errorf("Disruptions after the rolls %v, want one after the fifth", got)
	}
}

// BS-AVA-2: three equal symbols that are not in a row bring nothing.
func TestNoDisruption(t *testing.T) {
	s := dealt(t, 1, optionLevel, "knight")
	if got := disruptions(t, s, slotB, slotB, slotA, slotB); len(got) != 0 || s.avatar.vinculum != 0 {
		t.Errorf("Disruptions after the rolls %v", got)
	}
}

// BS-AVA-4, BS-RUL-43: after a Disruption the count begins anew: six equal rolls make two.
func TestTwoDisruptions(t *testing.T) {
	s := dealt(t, 3, optionLevel, "knight")
	got := disruptions(t, s, slotA, slotA, slotA, slotA, slotA, slotA)
	if len(got) != 2 || got[0] != 3 || got[1] != 6 {
		t.Errorf("Disruptions after the rolls %v, want after 3 and 6", got)
	}
	if s.avatar.vinculum != 10 {
		t.Errorf("Vinculum %d after two Disruptions, want 10 at most", s.avatar.vinculum)
	}
}

// BS-RUL-43: the count does not run on from one batch to the next.
func TestCountBeginsWithTheBatch(t *testing.T) {
	s := dealt(t, 1, optionLevel, "knight")
	if got := disruptions(t, s, slotC, slotA, slotB, slotB); len(got) != 0 {
		t.Fatalf("Disruptions %v", got)
	}
	if got := disruptions(t, s, slotB, slotB, slotA, slotA); len(got) != 0 {
		t.Errorf("two B of the step before counted: %v", got)
	}
}

// BS-RUL-71: the Avatar stands before the figures of the field do.
func TestAvatarBeforeUnits(t *testing.T) {
	s := dealt(t, 3, optionLevel, "knight", optionPoints, "north,west")
	spawning(t, s, 4, slotB, slotB, slotB, slotA, slotC, slotA)
	settle(t, s)
	came, placed := -1, -1
	for i, e := range s.story {
		if e.Name == "avatar_came" {
			came = i
		}
		if e.Name == "unit_placed" && e.To == "zone:west/3" && placed < 0 {
			placed = i
		}
	}
	if came < 0 || placed < came {
		t.Errorf("the Avatar came at event %d, the figures of the west at %d", came, placed)
	}
}

// BS-AVA-1, BS-AVA-6, BS-AVA-7: the Compass names the field; Zone 3, Vinculum 10.
func TestAvatarComes(t *testing.T) {
	for f := range fieldNo(4) {
		s := dealt(t, 1, optionLevel, "defender")
		aim(s, f)
		if s.disrupt("BS-AVA-2"); s.avatar != (avatar{field: f, zone: zone3, vinculum: 10}) {
			t.Errorf("the Avatar is %+v, want Zone 3 of field %d", s.avatar, f)
		}
	}
}

// BS-EX-47, BS-AVA-9: with the Avatar in play Vinculum rises by 5, to 10 at most; no Compass.
func TestSecondDisruption(t *testing.T) {
	for from, want := range map[int8]int8{7: 10, 2: 7, 5: 10, 10: 10} {
		s := dealt(t, 1, optionLevel, "knight")
		at(s, 4, toSpawning)
		s.avatar = avatar{field: south, zone: zone1, vinculum: from}
		if s.disrupt("BS-AVA-2"); s.avatar != (avatar{field: south, zone: zone1, vinculum: want}) || len(told(s, "compass_drawn")) != 0 {
			t.Errorf("Vinculum %d: the Avatar is %+v after %d Compass cards", from, s.avatar, len(told(s, "compass_drawn")))
		}
	}
}

// BS-AVA-12: a destroyed Avatar comes back with Vinculum 10.
func TestAvatarComesBack(t *testing.T) {
	s := dealt(t, 1, optionLevel, "knight")
	s.avatar = avatar{field: south, zone: zone1, vinculum: 1}
	if !s.weaken(1, noHero) {
		t.Fatal("Vinculum 0 does not destroy the Avatar")
	}
	if s.disrupt("BS-AVA-2"); s.avatar.vinculum != 10 || s.avatar.zone != zone3 {
		t.Errorf("the Avatar is %+v", s.avatar)
	}
}

// BS-DIF-1, BS-DIF-4, BS-DIF-7, BS-AVA-19: Footman knows no Avatar, the others do.
func TestAvatarByDifficulty(t *testing.T) {
	for level, want := range map[string]int8{"footman": 0, "knight": 10, "defender": 10} {
		s := dealt(t, 1, optionLevel, level)
		disruptions(t, s, slotA, slotA, slotA, slotB)
		if s.avatar.vinculum != want {
			t.Errorf("%s: Vinculum %d after a Disruption, want %d", level, s.avatar.vinculum, want)
		}
	}
}

// A position file forces Compass cards and the building that a lot falls on; BS-RUL-51.
func TestForcedLots(t *testing.T) {
	s := dealt(t, 1)
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.game.Restore(bytes.Replace(b, []byte(`"rng": {`), []byte(`"rng": {"picks": [4, 1, 2],`), 1))
	if err != nil {
		t.Fatal(err)
	}
	forced := r.(*State)
	if a, b, c := forced.compass("BS-MSG-13"), forced.compass("BS-MSG-13"), forced.randomIntact(); a != east || b != north || c != 1 {
		t.Errorf("the lots fall on the fields %d and %d and on building %d", a, b, c)
	}
}

// BS-RUL-51: every Compass card is drawn from all four, with equal chance.
func TestCompassIsFair(t *testing.T) {
	s := dealt(t, 1)
	var n [4]int
	for range 4000 {
		n[s.compass("BS-MSG-13")]++
		s.story = s.story[:0]
	}
	for f, k := range n {
		if k < 900 || k > 1100 {
			t.Errorf("field %d was drawn %d times of 4000", f, k)
		}
	}
}
