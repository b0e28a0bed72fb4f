package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// figures in the order Mölen, Gargoh, elite Gargoh, Krohn, elite Krohn.
type count = [figureCount]uint8

// What is spawned with how much in supply (4.9).
func TestShortages(t *testing.T) {
	plenty := [figureCount]int{8, 16, 8, 24, 8}
	with := func(change map[figure]int) [figureCount]int {
		s := plenty
		for g, n := range change {
			s[g] = n
		}
		return s
	}
	for _, c := range []struct {
		rule            string
		supply          [figureCount]int
		unit            cards.UnitKind
		standard, elite int
		want            count
		disruptions     int
	}{
		{"BS-REP-1, all of the type are placed", plenty, cards.Krohn, 3, 1, count{0, 0, 0, 3, 1}, 0},
		{"BS-REP-2, standard for elite", with(map[figure]int{eliteKrohn: 0}), cards.Krohn, 3, 1, count{0, 0, 0, 4, 0}, 0},
		{"BS-REP-2, elite for standard", with(map[figure]int{krohn: 1}), cards.Krohn, 3, 1, count{0, 0, 0, 1, 3}, 0},
		{"BS-REP-3, both grades together suffice", with(map[figure]int{krohn: 2, eliteKrohn: 2}), cards.Krohn, 3, 1, count{0, 0, 0, 2, 2}, 0},
		{"BS-EX-6 and BS-REP-4, one group whatever is missing", with(map[figure]int{krohn: 1, eliteKrohn: 2}), cards.Krohn, 3, 1, count{0, 1, 1, 1, 2}, 0},
		{"BS-REP-3, three missing bring one group too", with(map[figure]int{krohn: 1, eliteKrohn: 0}), cards.Krohn, 3, 1, count{0, 1, 1, 1, 0}, 0},
		{"BS-EX-6 and BS-REP-7, only standard Gargohs", with(map[figure]int{krohn: 1, eliteKrohn: 2, eliteGargoh: 0}), cards.Krohn, 3, 1, count{0, 2, 0, 1, 2}, 0},
		{"BS-EX-6 and BS-REP-7, only elite Gargohs", with(map[figure]int{krohn: 1, eliteKrohn: 2, gargoh: 0}), cards.Krohn, 3, 1, count{0, 0, 2, 1, 2}, 0},
		{"BS-REP-5, a Mölen for Gargohs", with(map[figure]int{gargoh: 1, eliteGargoh: 1}), cards.Gargoh, 3, 1, count{1, 1, 1, 0, 0}, 0},
		{"BS-EX-5 and BS-REP-6, three Krohns for Mölens", with(map[figure]int{molen: 0}), cards.Molen, 2, 0, count{0, 0, 0, 2, 1}, 0},
		{"BS-REP-6, one Mölen left", with(map[figure]int{molen: 1}), cards.Molen, 2, 0, count{1, 0, 0, 2, 1}, 0},
		{"BS-EX-5 and BS-REP-7, no elite Krohn", with(map[figure]int{molen: 0, krohn: 3, eliteKrohn: 0}), cards.Molen, 2, 0, count{0, 0, 0, 3, 0}, 0},
		{"BS-EX-5 and BS-REP-8, only elite Krohns", with(map[figure]int{molen: 0, krohn: 0, eliteKrohn: 8}), cards.Molen, 2, 0, count{0, 0, 0, 0, 2}, 0},
		{"BS-EX-5 and BS-REP-8, just two elite Krohns", with(map[figure]int{molen: 0, krohn: 0, eliteKrohn: 2}), cards.Molen, 2, 0, count{0, 0, 0, 0, 2}, 0},
		{"BS-RUL-41, with one standard Krohn it is one for one", with(map[figure]int{molen: 0, krohn: 1, eliteKrohn: 8}), cards.Molen, 1, 0, count{0, 0, 0, 1, 2}, 0},
		{"BS-RUL-41, one elite Krohn is placed and the type is short", with(map[figure]int{molen: 0, krohn: 0, eliteKrohn: 1}), cards.Molen, 1, 0, count{0, 1, 1, 0, 1}, 0},
		{"BS-RUL-41, everywhere else one for one", with(map[figure]int{krohn: 0, eliteKrohn: 3}), cards.Krohn, 2, 1, count{0, 0, 0, 0, 3}, 0},
		{"BS-EX-45 and BS-REP-9, a chain", [figureCount]int{2, 1, 0, 1, 0}, cards.Krohn, 2, 1, count{1, 1, 0, 1, 0}, 0},
		{"BS-RUL-39, a whole cycle", [figureCount]int{1, 0, 0, 1, 0}, cards.Gargoh, 1, 1, count{1, 0, 0, 0, 0}, 0},
		{"BS-RUL-39, the cycle ends when nothing is left", [figureCount]int{0, 0, 0, 2, 0}, cards.Molen, 1, 0, count{0, 0, 0, 2, 0}, 1},
		{"BS-EX-46 and BS-REP-10, nothing left", [figureCount]int{}, cards.Gargoh, 1, 1, count{}, 1},
		{"BS-EX-46 and BS-RUL-42, the last figure", [figureCount]int{0, 0, 0, 1, 0}, cards.Krohn, 2, 1, count{0, 0, 0, 1, 0}, 1},
		{"BS-REP-10, the last figure was enough", [figureCount]int{0, 0, 0, 1, 0}, cards.Krohn, 1, 0, count{0, 0, 0, 1, 0}, 0},
	} {
		s := dealt(t, 1, optionLevel, "knight")
		at(s, 1, toSpawning)
		leave(s, east, c.supply)
		s.bring(north, c.unit, c.standard, c.elite, "BS-SPN-6")
		if got := inZone3(s, north); got != c.want {
			t.Errorf("%s: placed %v, want %v", c.rule, got, c.want)
		}
		if got := len(told(s, "avatar_came")); got != c.disruptions {
			t.Errorf("%s: %d Disruptions, want %d", c.rule, got, c.disruptions)
		}
		if err := s.checkFigures(); err != nil {
			t.Errorf("%s: %v", c.rule, err)
		}
	}
}

// BS-AVA-5, BS-RUL-42: the Avatar does not count among the figures, and a Disruption for want of
// figures strengthens one that is in play.
func TestExhaustionWithAvatar(t *testing.T) {
	s := dealt(t, 1, optionLevel, "knight")
	leave(s, east, [figureCount]int{})
	s.avatar = avatar{field: west, zone: zone2, vinculum: 2}
	s.bring(north, cards.Krohn, 2, 1, "BS-SPN-6")
	if s.avatar != (avatar{field: west, zone: zone2, vinculum: 7}) {
		t.Errorf("the Avatar is %+v, want Vinculum 7 at its place", s.avatar)
	}
}

// BS-AVA-19: at Footman the end of the figures only ends the placing.
func TestExhaustionAtFootman(t *testing.T) {
	s := dealt(t, 1, optionLevel, "footman")
	leave(s, east, [figureCount]int{})
	s.bring(north, cards.Krohn, 2, 1, "BS-SPN-6")
	if s.avatar.vinculum != 0 || inZone3(s, north) != (count{}) {
		t.Errorf("the Avatar is %+v, and %v were placed", s.avatar, inZone3(s, north))
	}
}
