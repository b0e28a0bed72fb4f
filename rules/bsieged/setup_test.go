package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-SET-1, BS-OPT-1, BS-OPT-2, BS-EX-1, BS-EX-2, BS-SET-3: heroes of each seat and Spawning
// Points by players.
func TestTable(t *testing.T) {
	for seats, want := range [][]uint8{{0, 0, 0, 0}, {0, 0, 1, 1}, {0, 0, 1, 1, 2, 2}, {0, 1, 2, 3}, {0, 1, 2, 3, 4}, {0, 1, 2, 3, 4, 5}} {
		s := dealt(t, seats+1)
		var got []uint8
		for h := range s.heroes[:s.nhero] {
			got = append(got, s.heroes[h].seat)
		}
		points := 0
		for f := range s.fronts {
			points += int(s.fronts[f].points)
		}
		if !slices.Equal(got, want) || points != len(want) {
			t.Errorf("%d seats: the heroes are of the seats %v, want %v; %d points", seats+1, got, want, points)
		}
	}
}

// BS-SET-3, BS-SET-4, BS-OPT-9, BS-OPT-14: which fields have two Spawning Points.
func TestSpawningPoints(t *testing.T) {
	for _, c := range []struct {
		seats  int
		option string
		want   [cards.FieldCount]uint8 // north, west, south, east
	}{
		{1, "standard", [4]uint8{1, 1, 1, 1}},
		{5, "standard", [4]uint8{1, 1, 2, 1}},
		{3, "standard", [4]uint8{2, 1, 2, 1}},
		{1, "4", [4]uint8{1, 1, 1, 1}},
		{1, "5", [4]uint8{1, 1, 2, 1}},
		{1, "6", [4]uint8{2, 1, 2, 1}},
		{6, "7", [4]uint8{2, 1, 2, 2}},
		{6, "8", [4]uint8{2, 2, 2, 2}},
		{2, "east", [4]uint8{1, 1, 1, 2}},
		{3, "east,west", [4]uint8{1, 2, 1, 2}},
		{3, "east,west,north", [4]uint8{2, 2, 1, 2}},
	} {
		s := dealt(t, c.seats, optionPoints, c.option)
		for f := range s.fronts {
			if s.fronts[f].points != c.want[f] {
				t.Errorf("%d seats, %s: field %d has %d points", c.seats, c.option, f, s.fronts[f].points)
			}
		}
	}
}

// What lies where when a match begins.
func TestDeal(t *testing.T) {
	for seats, heroes := range map[int]uint8{1: 4, 5: 5, 6: 6} {
		s := dealt(t, seats, optionEvents, "1-10")
		if s.facing != north { // BS-SET-5
			t.Errorf("the Catapult faces %d", s.facing)
		}
		for k := range s.pools { // BS-SET-6, BS-SET-11
			if s.seasons[k].n != heroes || s.pools[k].n != cards.ClassCards-heroes || s.discards[k].n+s.removed[k].n != 0 {
				t.Errorf("%d heroes: class %d has %d in the Season deck and %d in the Pool", heroes, k, s.seasons[k].n, s.pools[k].n)
			}
		}
		if s.eventDeck.n != 30 || s.leftOut.n != 0 { // BS-SET-7
			t.Errorf("%d Events", s.eventDeck.n)
		}
		if s.enemyDeck.n != 36 { // BS-SET-8, BS-SET-10
			t.Errorf("%d Enemy cards are left", s.enemyDeck.n)
		}
		for l := range s.piles { // BS-SET-9
			if s.piles[l].n != cards.LevelTokens {
				t.Errorf("%d tokens of Level %d", s.piles[l].n, l+1)
			}
		}
		if s.round != 1 || s.season() != 0 { // BS-SET-12
			t.Errorf("round %d", s.round)
		}
		for h := range heroNo(s.nhero) {
			o := &s.heroes[h]
			// BS-SET-14, BS-SET-15, BS-SET-17, BS-RUL-12
			if o.track != [cards.TrackCount]int8{cards.Gold: 1, cards.Food: 3, cards.Morale: 5, cards.Grace: 3} || !o.alive || o.at != nowhere || s.quarter(o.at) != noField {
				t.Errorf("%s begins as %+v", s.sheet(h).ID, o)
			}
		}
		for f := range s.fronts { // BS-SET-18
			if s.fieldUnits(fieldNo(f)) != 0 {
				t.Errorf("field %d has units", f)
			}
		}
		if s.messenger.where != absent || s.avatar.vinculum != 0 || s.ntactic != 0 || s.nevent != 0 || s.houses != [cards.BuildingCount]house{} || len(told(s, "compass_drawn")) != 0 {
			t.Error("something lies on the board already") // BS-SET-18
		}
		if err := s.Check(); err != nil {
			t.Error(err)
		}
	}
}

// BS-SET-10: the Enemy cards are laid one by one on A, B and C, and told.
func TestEnemyCardsLaid(t *testing.T) {
	s := dealt(t, 1)
	var slots []rules.Element
	for _, e := range s.Deal() {
		if e.Name != "enemy_card_laid" {
			continue
		}
		slots = append(slots, e.To)
		f, i := fieldNo((len(slots)-1)/3), (len(slots)-1)%3
		if !e.Reveals || e.Subject != s.game.el.enemies[s.fronts[f].slots[i]] {
			t.Errorf("%+v does not tell what lies on %s", e, e.To)
		}
	}
	if len(slots) != 12 || slots[0] != "slot:north/A" || slots[2] != "slot:north/C" || slots[3] != "slot:west/A" || slots[11] != "slot:east/C" {
		t.Errorf("laid on %v", slots)
	}
}

// BS-SET-6, BS-SET-7, BS-SET-8, BS-SET-9: every deck is shuffled, and the same seed deals the same match.
func TestShuffled(t *testing.T) {
	g := content
	deal := func(seed uint64) *State {
		set := setupOf(1, optionEvents, "1-10")
		set.Seed = seed
		s, err := g.New(set)
		if err != nil {
			t.Fatal(err)
		}
		return s.(*State)
	}
	a, b, again := deal(1), deal(2), deal(1)
	decks := func(s *State) []deck {
		return slices.Concat(s.pools[:], s.seasons[:], s.piles[:], []deck{s.enemyDeck, s.eventDeck})
	}
	for i, d := range decks(a) {
		if d == decks(b)[i] || d != decks(again)[i] {
			t.Errorf("deck %d: equal for two seeds %v, equal for one seed %v", i, d == decks(b)[i], d == decks(again)[i])
		}
		if list := slices.Clone(d.list()); slices.IsSorted(list) && len(list) > 4 {
			t.Errorf("deck %d is not shuffled: %v", i, list)
		}
	}
}

// BS-SET-13, BS-OPT-3, BS-OPT-4: heroes are dealt to the seats in picking order; chance picks
// different ones for different seeds, none twice.
func TestPicking(t *testing.T) {
	s := dealt(t, 2, optionHeroes, "lugh,kador,osvith,myrinia")
	if got := heroIDsOf(s); !slices.Equal(got, []string{"lugh", "kador", "osvith", "myrinia"}) || s.heroes[1].seat != 0 || s.heroes[2].seat != 1 {
		t.Errorf("%v, seats %d and %d", got, s.heroes[1].seat, s.heroes[2].seat)
	}
	if got := heroIDsOf(dealt(t, 1)); !slices.Equal(got, []string{"eileen", "orobox", "osvith", "myrinia"}) {
		t.Errorf("the first game has %v", got)
	}
	if got := heroIDsOf(dealt(t, 6)); len(got) != 6 || !slices.Equal(got[:4], []string{"eileen", "orobox", "osvith", "myrinia"}) {
		t.Errorf("six players have %v", got)
	}
	g := content
	teams := map[string]bool{}
	for seed := range uint64(20) {
		set := setupOf(1, optionHeroes, "random")
		set.Seed = seed
		m, err := g.New(set)
		if err != nil {
			t.Fatal(err)
		}
		ids := heroIDsOf(m.(*State))
		slices.Sort(ids)
		if len(slices.Compact(ids)) != 4 {
			t.Errorf("seed %d picked %v", seed, ids)
		}
		teams[ids[0]+ids[1]+ids[2]+ids[3]] = true
	}
	if len(teams) < 5 {
		t.Errorf("20 seeds make %d teams", len(teams))
	}
}

// BS-SET-16, BS-OPT-5: any hero can be the first one.
func TestFirstHero(t *testing.T) {
	for option, want := range map[string]heroNo{"1": 0, "2": 1, "3": 2, "4": 3, "osvith": 2, "eileen": 0} {
		if s := dealt(t, 1, optionFirst, option); s.first != want {
			t.Errorf("%s: hero %d is first, want %d", option, s.first, want)
		}
	}
	if s := dealt(t, 1); s.first != 0 {
		t.Errorf("by default hero %d is first", s.first)
	}
}

// BS-DIF-10, BS-OPT-8: without Divine Grace at Defender.
func TestStartWithoutGrace(t *testing.T) {
	for option, want := range map[string]int8{"3": 3, "0": 0} {
		s := dealt(t, 1, optionLevel, "defender", optionGrace, option)
		for h := range s.heroes[:s.nhero] {
			if got := s.heroes[h].track[cards.Grace]; got != want {
				t.Errorf("%s: hero %d has %d Divine Grace", option, h, got)
			}
		}
	}
}

// BS-DIF-3, BS-DIF-6, BS-DIF-9, BS-DIF-11, BS-OPT-7, BS-OPT-13: the Event pools.
func TestEventPools(t *testing.T) {
	for _, c := range []struct {
		level, option string
		low, high     int
		cards         uint8
	}{
		{"footman", "by_difficulty", 1, 3, 12}, {"knight", "by_difficulty", 1, 5, 18}, {"defender", "by_difficulty", 1, 10, 30},
		{"footman", "1-10", 1, 10, 30}, {"defender", "1-3", 1, 3, 12}, {"knight", "6-10", 6, 10, 12}, {"footman", "4-8", 4, 8, 14},
	} {
		s := dealt(t, 1, optionLevel, c.level, optionEvents, c.option)
		if s.eventDeck.n != c.cards || s.leftOut.n != 30-c.cards {
			t.Errorf("%s, %s: %d Events and %d left out", c.level, c.option, s.eventDeck.n, s.leftOut.n)
		}
		for _, ev := range s.eventDeck.list() {
			if v := s.game.set.Events[ev].Value; v < c.low || v > c.high {
				t.Errorf("%s, %s: an Event of Value %d", c.level, c.option, v)
			}
		}
	}
}
