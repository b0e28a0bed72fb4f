package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The stages of the End of Season phase (BS-SEA-1). The frame's did keeps whether there is more
// than Consume food.
const (
	consumeFood uint8 = iota
	determineEnemies
	renewResources
)

// stepSeason goes on with the End of Season phase by one step. In the last round, and if the
// Messenger stands on the wall when it begins, there is only Consume food (BS-SEA-4, BS-RUL-58).
func (s *State) stepSeason(f *frame) {
	switch f.stage {
	case consumeFood:
		s.phase("season_ended", "BS-SEA-1", false)
		f.did = int(s.round) < s.game.set.Match.Rounds && s.messenger.where != onWall
		s.consumeFood()
	case determineEnemies:
		if !f.did {
			s.pop()
			return
		}
		s.determineEnemies()
	case renewResources:
		s.renewResources()
		s.pop()
		return
	}
	f.stage++
}

// consumeFood lets every living hero pay; who cannot dies (BS-SEA-2).
func (s *State) consumeFood() {
	for h := range heroNo(s.nhero) {
		o := &s.heroes[h]
		if n := s.upkeep(h); !o.alive {
			continue
		} else if int(o.track[cards.Food]) < n {
			s.die(h, "BS-SEA-2")
		} else {
			s.lose(h, cards.Food, n, 0, "BS-SEA-2")
		}
	}
}

// upkeep is the Food that a hero pays. What sets it outranks what adds to it (BS-SEA-3,
// BS-CON-51).
func (s *State) upkeep(h heroNo) int {
	c := s.change(cards.Upkeep, h, noZone)
	if c.set {
		return c.low
	}
	return max(s.game.set.Match.Upkeep+c.add, 0)
}

// determineEnemies lays three new Enemy cards on each field (BS-SEA-5).
func (s *State) determineEnemies() {
	for f := range s.fronts {
		for _, c := range s.fronts[f].slots {
			s.enemyDiscard.put(c)
		}
	}
	s.note(noHero, "enemy_cards_removed", "BS-SEA-5", s.game.el.enemyDeck, "")
	for f := range fieldNo(cards.FieldCount) {
		s.manSlots(f, "BS-SEA-5")
	}
}

// renewResources takes what is left of the Season decks out of the match, unseen, and deals new
// ones (BS-SEA-6 to BS-SEA-9).
func (s *State) renewResources() {
	for k := range s.seasons {
		n := s.seasons[k].n
		if n == 0 {
			continue
		}
		for _, c := range s.seasons[k].list() {
			s.removed[k].put(c)
		}
		s.seasons[k].clear()
		s.emit(noHero, rules.Event{Kind: rules.CardMoved, Name: "season_cards_removed", Rule: "BS-SEA-6", Subject: s.game.el.seasons[k], From: s.game.el.seasons[k], N: int16(n)})
	}
	s.supplySeason("BS-SEA-7")
}
