package kurth

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/content/contenttest"
)

// Every number of the content has its limits, and a number beyond them is refused with them.
func TestLimitsOfNumbers(t *testing.T) {
	for _, test := range []struct{ file, old, limits string }{
		{tablesFile, "spirit_max = 12", "1 to 99"},
		{tablesFile, "mana_max = 12", "1 to 99"},
		{tablesFile, "spirit_start = 12", "1 to 12"},
		{tablesFile, "mana_start = 6", "0 to 12"},
		{tablesFile, "move_min = 1", "0 to 1"},
		{tablesFile, "move_max = 3", "1 to 7"},
		{tablesFile, "overrun_at = 8", "1 to 99"},
		{tablesFile, "overrun_loss = 5", "1 to 8"},
		{tablesFile, "attack_strength = 3", "0 to 99"},
		{tablesFile, "spirit_loss = 2", "0 to 99"},
		{tablesFile, "markers_removed = 2", "0 to 99"},
		{tablesFile, "markers_min = 2", "0 to 999"},
		{tablesFile, "roll_max = 5", "0 to 99"},
		{actionsFile, "number = 2", "1 to 12"},
		{actionsFile, "reinforcements = 3", "0 to 9"},
		{actionsFile, "bonus_strength = 2", "0 to 9"},
		{actionsFile, "mana_boost = 1", "0 to 9"},
		{actionsFile, "cost = 1", "0 to 12"},
		{actionsFile, "repeat_max = 3", "1 to 3"},
		{actionsFile, `"reroll", max = 2`, "1 to 2"},
		{actionsFile, `"lower_strength", n = 3`, "1 to 12"},
		{actionsFile, `"shift", max = 2`, "1 to 3"},
		{actionsFile, `direction = "counter", min = 1`, "0 to 1"},
		{actionsFile, `min = 1, max = 3`, "1 to 7"},
		{actionsFile, `"allow_spells", n = 1`, "1 to 1"},
		{actionsFile, `"cut_reinforcements", n = 1`, "1 to 12"},
	} {
		beyond := test.old[:strings.LastIndexByte(test.old, '=')] + "= 1000"
		m := files(t)
		contenttest.SpoilNth(t, m, test.file, test.old, beyond, 0)
		if _, err := Load(m); err == nil || !strings.Contains(err.Error(), "is 1000; it must be "+test.limits) {
			t.Errorf("%s for %s: %v, want the limits %s", beyond, test.old, err, test.limits)
		}
	}
}

// KU-SPL-1: with the last spell cast and the special action used, nothing can look at single dice
// any more, and throws with one sum are one result.
func TestChancesOfTheLastSpell(t *testing.T) {
	for _, test := range []struct {
		special string
		kinds   int
	}{{"", 21}, {"special double_the_watch citadel", 15}} {
		s := fight(t, 8, 4, position{"row": "midnight_bell widdershins watchfires"})
		if test.special != "" {
			play(t, s, test.special)
		}
		roll(t, s, 2, 5)
		play(t, s, "roll")
		checkChances(t, s, "cast second_breath 1 2", 36, test.kinds)
	}
}

// A price that can be paid twice says so.
func TestPrices(t *testing.T) {
	for want, p := range map[string]Power{
		"free":        {Spell: true, Repeat: 1},
		"1 to 2 Mana": {Spell: true, Cost: 1, Repeat: 2},
		"2 to 6 Mana": {Spell: true, Cost: 2, Repeat: 3},
		"3 Mana":      {Spell: true, Cost: 3, Repeat: 1},
		"1 Spirit":    {Cost: 1, Repeat: 1},
	} {
		equal(t, "price", p.Price().String(), want)
	}
}

// While a turn is being dealt, where markers come "next turn" is still said of that turn: of the
// cards that may be in it, all twelve where a round begins.
func TestComingWhileDealing(t *testing.T) {
	for turn, rows := range map[int]int{2: 6 * 5 * 4, 4: 12 * 11 * 10} { // 6 cards left after turn 2, 12 after turn 4
		s := at(t, position{"turn": turn, "phase": "end", "row": "barricades watchfires forbidden_shelf", "token": "moon_shrine"})
		told := 0
		s.Watch(func(e rules.Event) {
			if e.Name == "cards_dealt" && e.To == "slot:1" {
				told++
				equal(t, "rows that may come", s.View().Places[0].NextOf, rows)
			}
		})
		play(t, s, "end turn")
		equal(t, "rows dealt", told, 1)
	}
}

// Markers may come only to the emptier of two locations that a card names, to both where they are level, and to none that will be
// protected (KU-UPK-7 to KU-UPK-12).
func TestWhereMarkersMayCome(t *testing.T) {
	s := at(t, position{"row": "barricades watchfires forbidden_shelf"})
	g := s.game
	card := slices.IndexFunc(g.cards[:], func(c Card) bool { return len(c.Places) == 2 })
	one, two := g.cards[card].Places[0], g.cards[card].Places[1]
	for _, c := range []struct {
		at     int16 // markers at the first; two stand at the second
		closed placeSet
		want   placeSet
	}{
		{1, 0, placeSet(0).with(uint8(one))}, {3, 0, placeSet(0).with(uint8(two))},
		{2, 0, placeSet(0).with(uint8(one)).with(uint8(two))}, {1, placeSet(0).with(uint8(one)), 0},
	} {
		var markers [placeCount]int16
		markers[one], markers[two] = c.at, 2
		equal(t, "reached", g.reached(markers, c.closed, 4, uint8(card)), c.want)
	}
}
