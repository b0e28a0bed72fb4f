package bsieged

import (
	"fmt"

	"portcullis/rules/bsieged/cards"
	"portcullis/rules/snapshot"
)

const gameID = "bsieged"

// broken is an invariant of ledger section 11 that does not hold.
func broken(rule, format string, args ...any) error {
	return &snapshot.Error{Game: gameID, Rule: rule, Reason: fmt.Sprintf(format, args...)}
}

// Check tests the invariants of ledger section 11.
func (s *State) Check() error {
	for _, test := range []func() error{s.checkFigures, s.checkResources, s.checkEnemyCards, s.checkEvents, s.checkTokens, s.checkHeroes, s.checkPlaces,
		s.checkBuildings, s.checkAvatar, s.checkMessenger, s.checkActs, s.checkRound, s.checkEnd} {
		if err := test(); err != nil {
			return err
		}
	}
	return nil
}

// checkFigures: BS-INV-1.
func (s *State) checkFigures() error {
	for g := range figureCount {
		if n := s.supply(g); n < 0 {
			return broken("BS-INV-1", "%d figures too many of %s", -n, figureNames[g])
		}
	}
	return nil
}

// checkResources: BS-INV-2. A card that is being drawn or used lies in a frame.
func (s *State) checkResources() error {
	var seen [cards.ClassCount * cards.ClassCards]uint8
	count := func(list []uint8) {
		for _, c := range list {
			seen[c]++
		}
	}
	for k := range s.pools {
		for _, d := range []*deck{&s.pools[k], &s.seasons[k], &s.discards[k], &s.removed[k]} {
			count(d.list())
			for _, c := range d.list() {
				if int(cardNo(c).class()) != k {
					return broken("BS-INV-2", "%s lies with the wrong class", s.cardID(cardNo(c)))
				}
			}
		}
	}
	for h := range s.heroes[:s.nhero] {
		o := &s.heroes[h]
		for _, c := range o.cards[:o.ncard] {
			seen[c]++
		}
	}
	for _, t := range s.tactics[:s.ntactic] {
		seen[t.card]++
	}
	for c := range seen {
		copies := 0
		if s.game.copyOf[c] == cardNo(c) {
			copies = s.design(cardNo(c)).Copies
		}
		if missing := copies - int(seen[c]); missing < 0 || missing > s.underWay(cardNo(c)) {
			return broken("BS-INV-2", "%d of %d cards %s are there", seen[c], copies, s.cardID(cardNo(c)))
		}
	}
	return nil
}

// underWay is how many copies of a card lie nowhere because they are drawn or used just now. A
// weapon stays with its hero and a Tactics card at its Zone; the parts of a text are of one card.
func (s *State) underWay(c cardNo) int {
	n := 0
	for i := range s.stack.Len() {
		f := s.stack.At(i)
		if f.card == c && (f.kind == obtainFrame || f.kind == textFrame && f.from == fromCard && f.times != aPart) {
			n++
		}
	}
	return n
}

// checkEnemyCards: BS-INV-3.
func (s *State) checkEnemyCards() error {
	var seen [256]int
	for _, d := range []*deck{&s.enemyDeck, &s.enemyDiscard} {
		for _, c := range d.list() {
			seen[c]++
		}
	}
	for f := range s.fronts {
		for _, c := range s.fronts[f].slots {
			seen[c]++
		}
	}
	for i := range s.game.set.Enemies {
		if e := &s.game.set.Enemies[i]; seen[i] != e.Copies {
			return broken("BS-INV-3", "%d cards %s instead of %d", seen[i], e.ID, e.Copies)
		}
	}
	return nil
}

// checkEvents: BS-INV-4.
func (s *State) checkEvents() error {
	seen := make([]int, len(s.game.set.Events))
	for _, list := range [][]uint8{s.eventDeck.list(), s.eventDiscard.list(), s.leftOut.list(), s.events[:s.nevent]} {
		for _, c := range list {
			seen[c]++
		}
	}
	for i, n := range seen {
		if n != 1 {
			return broken("BS-INV-4", "the Event %s is in %d places", s.game.set.Events[i].ID, n)
		}
	}
	return nil
}

// checkTokens: BS-INV-5. Tokens that are being chosen from lie in the frame of the training.
func (s *State) checkTokens() error {
	for level := range s.piles {
		n := int(s.piles[level].n+s.spentTokens[level].n) + s.choosing(level)
		for h := range s.heroes[:s.nhero] {
			t := &s.heroes[h].tokens
			if t[level].state != noToken {
				n++
			}
			if level > 0 && t[level].state != noToken && t[level-1].state == noToken {
				return broken("BS-INV-5", "%s has a token above an empty Level", s.heroID(heroNo(h)))
			}
		}
		if n != cards.LevelTokens {
			return broken("BS-INV-5", "Level %d has %d tokens instead of %d", level+1, n, cards.LevelTokens)
		}
	}
	return nil
}

// choosing is how many tokens of a Level a hero holds who chooses what becomes of them.
func (s *State) choosing(level int) int {
	if s.stack.Depth == 0 || s.top().kind != trainFrame || s.nextLevel(s.top().hero) != level {
		return 0
	}
	switch s.top().stage {
	case trainPicks:
		return 2
	case trainKeeps:
		return 1
	}
	return 0
}

// nextLevel is the lowest empty Special Ability slot of a hero (BS-ABL-9); LevelCount: none.
func (s *State) nextLevel(h heroNo) int {
	for level, t := range s.heroes[h].tokens {
		if t.state == noToken {
			return level
		}
	}
	return cards.LevelCount
}

// checkHeroes: BS-INV-6, BS-INV-7.
func (s *State) checkHeroes() error {
	for h := range heroNo(s.nhero) {
		o, id := &s.heroes[h], s.heroID(h)
		if !o.alive {
			if *o != (hero{kind: o.kind, seat: o.seat}) {
				return broken("BS-INV-6", "%s is dead and still has something", id)
			}
			continue
		}
		for what := range cards.TrackCount {
			if n := o.track[what]; n < 0 || n > s.most(what) {
				return broken("BS-INV-6", "%s has %d of a track that ends at %d", id, n, s.most(what))
			}
		}
		if o.track[cards.Morale] == 0 && s.result == undecided && s.active == noHero {
			return broken("BS-INV-6", "%s lives without Morale", id)
		}
		for _, c := range o.cards[:o.ncard] {
			if s.design(c).Kind == cards.Instant {
				return broken("BS-INV-7", "%s stores the instant card %s", id, s.cardID(c))
			}
		}
		if !s.storable(h, noCard) {
			return broken("BS-INV-7", "the cards of %s do not fit the slots", id)
		}
	}
	return nil
}

// checkPlaces: BS-INV-8, BS-INV-9.
func (s *State) checkPlaces() error {
	for h := range heroNo(s.nhero) {
		o := &s.heroes[h]
		if !o.alive || o.at < firstHouse {
			continue
		}
		for k := range h {
			if other := &s.heroes[k]; other.alive && other.at == o.at && !s.coward(h) && !s.coward(k) {
				return broken("BS-INV-8", "%s and %s share %s", s.heroID(h), s.heroID(k), s.elPlace(o.at))
			}
		}
		if b, ok := o.at.house(); ok && s.houses[b].harm != intact && b != cards.Sanctuary && s.result == undecided {
			return broken("BS-INV-9", "%s stands on %s, which is not intact", s.heroID(h), s.elPlace(o.at))
		}
	}
	return nil
}

// checkBuildings: BS-INV-10.
func (s *State) checkBuildings() error {
	tokens, cursed := 0, 0
	for b := range s.houses {
		tokens += int(s.houses[b].reinforced)
		if s.houses[b].harm == destroyed && s.houses[b].reinforced > 0 {
			return broken("BS-INV-10", "%s is destroyed and has Reinforced tokens", s.game.set.Buildings[b].ID)
		}
	}
	for _, t := range s.tactics[:s.ntactic] {
		if t.cursed > 0 {
			cursed++
		}
	}
	m := &s.game.set.Match
	switch {
	case s.result == undecided && s.ruins() >= m.Ruins:
		return broken("BS-INV-10", "%d buildings are destroyed and the match goes on", s.ruins())
	case tokens > m.Reinforced:
		return broken("BS-INV-10", "%d Reinforced tokens of %d", tokens, m.Reinforced)
	case cursed > m.Cursed:
		return broken("BS-INV-10", "%d Cursed Ground tokens of %d", cursed, m.Cursed)
	}
	return nil
}

// checkAvatar: BS-INV-11.
func (s *State) checkAvatar() error {
	a := &s.avatar
	switch {
	case a.vinculum < 0 || int(a.vinculum) > s.game.set.Avatar.Vinculum:
		return broken("BS-INV-11", "the Vinculum is %d", a.vinculum)
	case a.vinculum > 0 && !s.level().Avatar:
		return broken("BS-INV-11", "the Avatar is in play at %s", s.level().Name)
	case a.vinculum > 0 && (a.field < 0 || a.zone < 0) && s.result == undecided:
		return broken("BS-INV-11", "the Avatar is nowhere")
	}
	return nil
}

// checkMessenger: BS-INV-12.
func (s *State) checkMessenger() error {
	m := &s.messenger
	switch {
	case s.result == undecided && int(m.deaths) >= s.game.set.Match.Messengers:
		return broken("BS-INV-12", "%d Messengers are dead and the match goes on", m.deaths)
	case m.where == inZone && (m.field == noField || m.zone == noZone), (m.where == onWall || m.where == waiting) && m.field == noField:
		return broken("BS-INV-12", "the Messenger is nowhere")
	case (m.where == onWall || m.where == waiting) && !m.back:
		return broken("BS-INV-12", "the Messenger is on the wall, or waits to come back, on departure")
	case s.result == undecided && m.where == arrived:
		return broken("BS-INV-12", "the Messenger is in the Citadel and the match goes on")
	}
	return nil
}

// checkActs: BS-INV-14.
func (s *State) checkActs() error {
	for f := range s.fronts {
		for z := range s.fronts[f].zones {
			zn := &s.fronts[f].zones[z]
			for g := range figureCount {
				if n := zn.n[g]; zn.still[g] > n || zn.quiet[g] > n || zn.acted[g] > n {
					return broken("BS-INV-14", "more marks than %s in %s", figureNames[g], s.elZone(fieldNo(f), zoneNo(z)))
				}
			}
			if s.game.set.Zones[z].Act[cards.Molen] == cards.NoAct && zn.n[molen] > 0 {
				return broken("BS-INV-14", "a Mölen in %s (BS-CON-87)", s.elZone(fieldNo(f), zoneNo(z)))
			}
		}
	}
	return nil
}

// checkRound: BS-INV-15, BS-INV-16.
func (s *State) checkRound() error {
	switch {
	case s.round < 1 || int(s.round) > s.game.set.Match.Rounds:
		return broken("BS-INV-15", "round %d", s.round)
	case s.first < 0 || uint8(s.first) >= s.nhero:
		return broken("BS-INV-16", "nobody has the First Hero token")
	case s.active != noHero && !s.heroes[s.active].alive && s.result == undecided:
		return broken("BS-INV-16", "a dead hero is active")
	}
	return nil
}

// checkEnd: BS-INV-19, and that nobody gave up a match that could be won (BS-EDG-8).
func (s *State) checkEnd() error {
	if s.result == lostConceded && !s.tooLate() {
		return broken("BS-EDG-8", "the match was conceded and could be won")
	}
	if s.result == won && (s.living() == 0 || s.messenger.where != arrived) {
		return broken("BS-INV-19", "a victory without a Messenger in the Citadel or a living hero")
	}
	return nil
}
