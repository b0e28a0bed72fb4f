package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// seasonEnd plays an End of Season phase.
func seasonEnd(t *testing.T, s *State, round uint8) {
	t.Helper()
	at(s, round, toEnd)
	s.push(newFrame(seasonFrame))
	settle(t, s)
}

// learn gives a hero an ability of a Level.
func learnt(t *testing.T, s *State, h heroNo, level int, id string) {
	t.Helper()
	for i, a := range s.piles[level].list() {
		if s.game.set.Abilities[a].ID == id {
			s.heroes[h].tokens[level] = token{learned, s.piles[level].remove(i)}
			return
		}
	}
	t.Fatalf("no token %s of Level %d", id, level+1)
}

// stoic finds a token of Stoicism, by what it does.
func stoic(t *testing.T, s *State) (level int, id string) {
	t.Helper()
	for i := range s.game.set.Abilities {
		a := &s.game.set.Abilities[i]
		for _, e := range s.game.set.List(a.Effects) {
			if e.Verb == cards.Modify && e.Stat == cards.Upkeep && !a.Starting {
				return slices.IndexFunc(a.Tokens[:], func(n int) bool { return n > 0 }), a.ID
			}
		}
	}
	t.Fatal("no token of Stoicism")
	return 0, ""
}

// BS-EX-51, BS-SEA-2, BS-SEA-3: Food 2, 1, 6, and 0 with Stoicism.
func TestConsumeFood(t *testing.T) {
	s := dealt(t, 1)
	for h, food := range []int8{2, 1, 6, 0} {
		s.heroes[h].track[cards.Food] = food
	}
	level, id := stoic(t, s)
	learnt(t, s, 3, level, id)
	seasonEnd(t, s, 6)
	for h, want := range []struct {
		alive bool
		food  int8
	}{{true, 0}, {false, 0}, {true, 4}, {true, 0}} {
		if o := &s.heroes[h]; o.alive != want.alive || o.track[cards.Food] != want.food {
			t.Errorf("hero %d: alive %v, Food %d, want %+v", h, o.alive, o.track[cards.Food], want)
		}
	}
	if s.tally.deaths != 1 {
		t.Errorf("%d deaths are counted", s.tally.deaths)
	}
}

// BS-CON-51: an Event adds to what is paid, but not for a hero with Stoicism.
func TestFamine(t *testing.T) {
	s := dealt(t, 1)
	eventsAre(t, s, "ev_famine")
	for h, food := range []int8{3, 2, 6, 2} {
		s.heroes[h].track[cards.Food] = food
	}
	level, id := stoic(t, s)
	learnt(t, s, 3, level, id)
	seasonEnd(t, s, 6)
	if s.heroes[0].track[cards.Food] != 0 || s.heroes[1].alive || s.heroes[2].track[cards.Food] != 3 || s.heroes[3].track[cards.Food] != 2 {
		t.Errorf("heroes: %+v", s.heroes[:4])
	}
}

// BS-SEA-1, BS-SEA-5, BS-SEA-6, BS-SEA-7, BS-RUL-44: three new Enemy cards on each field, what is left of
// the Season decks leaves the match, each living hero brings a card of each class.
func TestRenewal(t *testing.T) {
	s := dealt(t, 5)
	s.die(2, "BS-TRK-4")
	old, seasons := s.fronts, s.seasons
	top := s.enemyDeck.cards[s.enemyDeck.n-1]
	pool := s.pools[cards.Tavern].cards[s.pools[cards.Tavern].n-1]
	seasonEnd(t, s, 3)
	if s.enemyDeck.n != 24 || s.enemyDiscard.n != 12 || s.fronts[north].slots[0] != top {
		t.Errorf("%d Enemy cards in the deck, %d removed; slot A of the north has %d, want %d", s.enemyDeck.n, s.enemyDiscard.n, s.fronts[north].slots[0], top)
	}
	for f := range old {
		for _, c := range old[f].slots {
			if !slices.Contains(s.enemyDiscard.list(), c) {
				t.Errorf("Enemy card %d is not removed", c)
			}
		}
	}
	for k := range s.seasons {
		if s.seasons[k].n != 4 || s.removed[k].n != 5 || !slices.Equal(s.removed[k].list(), seasons[k].list()) || s.pools[k].n != 30-5-4 {
			t.Errorf("class %d: Season deck %d, removed %d, Pool %d", k, s.seasons[k].n, s.removed[k].n, s.pools[k].n)
		}
	}
	if s.seasons[cards.Tavern].cards[0] != pool {
		t.Error("the Season deck is not dealt from the top of the Pool deck")
	}
	if err := s.Check(); err != nil {
		t.Error(err)
	}
}

// BS-SEA-8, BS-RUL-45, BS-SEA-9: a Pool deck that runs out in the middle is made of the discard
// pile; with both exhausted the Season deck stays smaller; removed cards never come back.
func TestPoolRunsOut(t *testing.T) {
	s := dealt(t, 1)
	move := func(from, to *deck, n int) {
		for range n {
			to.put(from.take())
		}
	}
	move(&s.pools[cards.Armory], &s.discards[cards.Armory], 25)  // 1 in the Pool, 25 discarded
	move(&s.pools[cards.Market], &s.removed[cards.Market], 25)   // 1 in the Pool, none discarded
	move(&s.pools[cards.Sorcery], &s.discards[cards.Sorcery], 5) // enough: the discards stay
	left := s.pools[cards.Armory].cards[0]
	seasonEnd(t, s, 3)
	if d := &s.seasons[cards.Armory]; d.n != 4 || d.cards[0] != left || s.discards[cards.Armory].n != 0 || s.pools[cards.Armory].n != 22 {
		t.Errorf("Armory: Season deck %v, %d discarded, %d in the Pool", d.list(), s.discards[cards.Armory].n, s.pools[cards.Armory].n)
	}
	if s.seasons[cards.Market].n != 1 || s.removed[cards.Market].n != 29 || s.pools[cards.Market].n != 0 {
		t.Errorf("Market: %d in the Season deck, %d removed", s.seasons[cards.Market].n, s.removed[cards.Market].n)
	}
	if s.seasons[cards.Sorcery].n != 4 || s.discards[cards.Sorcery].n != 5 {
		t.Errorf("Sorcery: %d in the Season deck, %d discarded", s.seasons[cards.Sorcery].n, s.discards[cards.Sorcery].n)
	}
	if got := len(told(s, "pool_shuffled")); got != 1 {
		t.Errorf("%d Pool decks were shuffled", got)
	}
}

// BS-RUL-70: an Enemy deck that runs out is made of the removed cards.
func TestEnemyDeckRunsOut(t *testing.T) {
	s := dealt(t, 1)
	for s.enemyDeck.n > 5 {
		s.enemyDiscard.put(s.enemyDeck.take())
	}
	seasonEnd(t, s, 3)
	if s.enemyDeck.n != 48-12-0 || s.enemyDiscard.n != 0 {
		t.Errorf("%d in the deck, %d removed", s.enemyDeck.n, s.enemyDiscard.n)
	}
}

// BS-SEA-4, BS-RUL-58: what is left out in round 12, and when the Messenger stands on the wall.
func TestShortSeasonEnd(t *testing.T) {
	for _, c := range []struct {
		rule  string
		round uint8
		where whereabouts
		full  bool
	}{
		{"BS-SEA-1", 6, inZone, true},
		{"BS-SEA-4, the last round", 12, inZone, false},
		{"BS-SEA-4, on the wall", 9, onWall, false},
		{"BS-RUL-58, died on the wall", 9, absent, true},
		{"BS-RUL-58, died on the wall in round 12", 12, absent, false},
	} {
		s := dealt(t, 1)
		s.messenger.where = c.where
		if c.where == inZone || c.where == onWall {
			s.messenger.field, s.messenger.zone = west, zone2
		}
		seasonEnd(t, s, c.round)
		if full := s.enemyDiscard.n == 12 && s.removed[0].n == 4; full != c.full {
			t.Errorf("%s: renewed %v, want %v", c.rule, full, c.full)
		}
		if s.heroes[0].track[cards.Food] != 1 {
			t.Errorf("%s: Food %d, want 1", c.rule, s.heroes[0].track[cards.Food])
		}
	}
}
