package siegestorm

import (
	"fmt"
	"math/bits"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
	"portcullis/rules/snapshot"
)

// The invariants of ledger 11 that a single position can show.
const (
	invariantCards    = "ST-INV-1"
	invariantPlaces   = "ST-INV-2"
	invariantHands    = "ST-INV-3"
	invariantMenace   = "ST-INV-4"
	invariantSupport  = "ST-INV-5"
	invariantTokens   = "ST-INV-6"
	invariantStrength = "ST-INV-7"
	invariantChain    = "ST-INV-8"
	invariantPaid     = "ST-INV-10"
	invariantDecision = "ST-INV-11"
	invariantDeploys  = "ST-INV-13"
	invariantReaction = "ST-INV-14"
	invariantTurns    = "ST-INV-15"
	invariantResult   = "ST-INV-16"
	invariantLiving   = "ST-INV-18"
	invariantLinks    = "ST-INV-20"
	invariantSlots    = invariantPlaces
)

// Check returns a *snapshot.Error that names the first invariant of ledger 11 that the state
// breaks, as far as a single position can show it.
func (s *State) Check() error {
	for _, check := range [...]func() *snapshot.Error{s.checkPlaces, s.checkCards, s.checkBoss, s.checkChain, s.checkPlay, s.checkTurns, s.checkResult, s.checkLiving, s.checkFlow, s.checkQuestion} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func broken(field, rule, format string, args ...any) *snapshot.Error {
	return &snapshot.Error{Game: gameID, Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
}

// census counts where the board says that cards are, and remembers the first disagreement
// with what a card itself says.
type census struct {
	s     *State
	found [maxCards]uint8
	err   *snapshot.Error
}

func (n *census) see(c cardNo, p place, d side) {
	if c >= maxCards {
		n.err = broken("", invariantCards, "there is no card %d", c)
		return
	}
	n.found[c]++
	if k := &n.s.cards[c]; n.err == nil && (k.place != p || k.holder != d) {
		n.err = broken(n.s.cardName(c), invariantPlaces, "is in %s of %s, and its card says %s of %s", p, d, k.place, k.holder)
	}
}

// checkPlaces: ST-INV-1, ST-INV-2. Each card is in one place, and that place holds it.
func (s *State) checkPlaces() *snapshot.Error {
	n := census{s: s}
	for d := range side(maxSides) {
		for _, p := range [...]place{inResources, inHand, inSupport, inCasualties, inHealPile} {
			for _, c := range s.pileOf(p, d).cards() {
				n.see(c, p, d)
			}
		}
	}
	for _, c := range s.boss.reserve.cards() {
		n.see(c, inReserve, bossSide)
	}
	s.countBoard(&n)
	for i := range s.chain[:s.links] {
		if l := &s.chain[i]; s.cards[l.card].place == onChain {
			n.see(l.card, onChain, l.by)
		}
	}
	if n.err != nil {
		return n.err
	}
	for c := range cardNo(maxCards) {
		k := &s.cards[c]
		want := uint8(1)
		if k.owner == noSide || k.place == outOfGame || k.place == removed || k.place == inVision {
			want = 0
		}
		if n.found[c] != want {
			return broken(s.cardName(c), invariantPlaces, "is in %d places of the board instead of %d; its card says %s", n.found[c], want, k.place)
		}
	}
	return nil
}

// countBoard counts the creatures on tracks, Battle Zones and between them.
func (s *State) countBoard(n *census) {
	for t := range s.tracks {
		for i, c := range s.tracks[t].slots {
			if c == noCard {
				continue
			}
			n.see(c, onTrack, s.tracks[t].owner)
			if k := &s.cards[c]; n.err == nil && (int(k.track) != t || int(k.slot) != i) {
				n.err = broken(s.cardName(c), invariantSlots, "is in slot %d of war track %d, and its card says %d of %d", i, t, k.slot, k.track)
			}
		}
	}
	for i := range s.zones {
		z := &s.zones[i]
		for end, c := range z.front {
			if c != noCard {
				n.see(c, onFrontline, z.sides[end])
			}
		}
		if z.middle != noCard {
			n.see(z.middle, inNoMansLand, z.holder)
		}
	}
	for _, c := range s.exits[:s.nexits] {
		n.see(c, exiting, s.tracks[s.cards[c].track].owner)
	}
	if c := s.stormer; c != noCard {
		n.see(c, storming, s.tracks[s.cards[c].track].owner)
	}
}

// checkCards: ST-INV-1, ST-INV-3, ST-INV-5, ST-INV-6, ST-INV-7.
func (s *State) checkCards() *snapshot.Error {
	var count [maxSides]int
	for c := range cardNo(maxCards) {
		k := &s.cards[c]
		if k.owner == noSide {
			continue
		}
		count[k.owner]++
		switch {
		case k.committed && k.place != inSupport:
			return broken(s.cardName(c), invariantSupport, "is committed and in %s", k.place)
		case (k.gang > 0 || k.spirit > 0) && (k.owner != bossSide || k.holder != bossSide || !k.place.onBattlefield()):
			return broken(s.cardName(c), invariantTokens, "has tokens in %s of %s", k.place, k.holder)
		case (k.att != 0 || k.def != 0) && !k.place.onBattlefield():
			return broken(s.cardName(c), "ST-RUL-41", "is changed by %+d ATT and %+d DEF in %s", k.att, k.def, k.place)
		case k.place.onBattlefield() && !s.design(c).Creature():
			return broken(s.cardName(c), "ST-RUL-15", "is on the Battlefield and has neither ATT nor DEF")
		case k.place.onBattlefield() && (s.attack(c) < 0 || s.defence(c) < 0):
			return broken(s.cardName(c), invariantStrength, "has ATT %d and DEF %d", s.attack(c), s.defence(c))
		}
	}
	for d := range side(maxSides) {
		want := 0
		switch {
		case d == bossSide && s.set.mode.bossMode():
			want = 2 * bossDeck
		case d != bossSide && s.plays(d):
			want = cards.DeckSize
		}
		if count[d] != want {
			return broken("sides."+d.String(), invariantCards, "has %s in all; it began with %d", rules.Count(count[d], "%d card", "%d cards"), want)
		}
		if n := s.sides[d].hand.len(); d != bossSide && n > handLimit {
			return broken("sides."+d.String()+".hand", invariantHands, "has %d cards", n)
		}
	}
	return nil
}

// checkBoss: ST-INV-4, ST-INV-6.
func (s *State) checkBoss() *snapshot.Error {
	if !s.set.mode.bossMode() {
		return nil
	}
	b := &s.boss
	gang, spirit := int(b.gang), int(b.spirit)
	for c := range s.cards {
		gang += int(s.cards[c].gang)
		spirit += int(s.cards[c].spirit)
	}
	switch {
	case b.menace < 1 || b.menace > topMenace:
		return broken("boss_board.menace", invariantMenace, "is %d", b.menace)
	case b.life < 0 || b.life > b.start:
		return broken("boss_board.life", invariantMenace, "is %d of %d", b.life, b.start)
	case b.life == 0 && s.result == undecided:
		return broken("boss_board.life", invariantMenace, "is 0, and the match is not over")
	case gang != gangSupply:
		return broken("boss_board.gang_tokens", invariantTokens, "%d Gang tokens with those in play; there are %d", gang, gangSupply)
	case spirit != spiritCap:
		return broken("boss_board.spirit_tokens", invariantTokens, "%d Spirit tokens with those in play; there are %d", spirit, spiritCap)
	}
	return nil
}

// checkChain: ST-INV-8, ST-INV-14, ST-INV-20.
func (s *State) checkChain() *snapshot.Error {
	chains := 0
	for i := range s.stack.Len() {
		if s.stack.Frames[i].kind == chainFrame {
			chains++
		}
	}
	switch {
	case s.result != undecided:
		return nil
	case chains > 1 || chains == 0 && s.links > 0:
		return broken("chain", invariantChain, "%d links and %d chains", s.links, chains)
	case s.ask.kind == askWindow && s.play.card == noCard && s.nexits > 0:
		return broken("exits", invariantChain, "%s for an order at a window", rules.Count(int(s.nexits), "%d creature waits", "%d creatures wait"))
	}
	for i := range s.chain[:s.links] {
		if i > 0 && s.chain[i].by == s.chain[i-1].by || i > 1 && s.chain[i].by != s.chain[i-2].by {
			return broken("chain", invariantLinks, "link %d is %s's, after one of %s", i, s.chain[i].by, s.chain[i-1].by)
		}
	}
	if s.ask.kind == askReact && (s.links == 0 || s.chain[s.links-1].by == s.ask.seat) {
		return broken("question", invariantReaction, "%s is asked to react to nothing of an opponent", s.ask.seat)
	}
	return nil
}

// checkPlay: ST-INV-10. What was chosen to pay is there to pay, once.
func (s *State) checkPlay() *snapshot.Error {
	p := &s.play
	if p.card == noCard {
		return nil
	}
	if p.npaid > p.cost {
		return broken("announced.paid", invariantPaid, "has %s; it costs %d", rules.Count(int(p.npaid), "%d card", "%d cards"), p.cost)
	}
	var seen [maxCards]bool
	for _, c := range p.paid[:p.npaid] {
		if c >= maxCards {
			return broken("announced.paid", invariantPaid, "has something that is no card")
		}
		k := &s.cards[c]
		if seen[c] || c == p.card || k.holder != p.by || k.place != inHand && (k.place != inSupport || k.committed) {
			return broken("announced.paid", invariantPaid, "%s cannot pay", s.cardName(c))
		}
		seen[c] = true
	}
	return nil
}

// checkTurns: ST-INV-13, ST-INV-15.
func (s *State) checkTurns() *snapshot.Error {
	most := s.mostTurns()
	for d := range side(s.set.seats) {
		a := &s.sides[d]
		deploys := bits.OnesCount8(a.deployedOn)
		switch {
		case a.deployed != (deploys > 0) || deploys > 1 && !s.set.both:
			return broken("sides."+d.String()+".deployed_on", invariantDeploys, "has %d war tracks", deploys)
		case int(a.turns) > most:
			return broken("sides."+d.String()+".turns", invariantTurns, "is %d; it can be %d", a.turns, most)
		}
	}
	if had := s.turnsHad(); int(s.turn) < had {
		return broken("turn", invariantTurns, "is %d; those of the sides come to %d", s.turn, had)
	}
	if s.spent > turnChoices {
		return broken("choices_this_turn", invariantTurns, "is %d; it can be %d", s.spent, turnChoices)
	}
	return nil
}

// turnsHad is how many turns the sides have had together; the players of a Co-op share theirs (ST-COP-3).
func (s *State) turnsHad() int {
	n, shared := int(s.boss.turns), 0
	for d := range side(s.set.seats) {
		n += int(s.sides[d].turns)
		shared = max(shared, int(s.sides[d].turns))
	}
	if s.set.mode == coop {
		return int(s.boss.turns) + shared
	}
	return n
}

// checkResult: ST-INV-16.
func (s *State) checkResult() *snapshot.Error {
	boss := s.set.mode.bossMode()
	var all, wrong = s.living, false
	switch s.result {
	case undecided:
		wrong = s.winner != 0 || s.loser != noSide
	case wonDuel:
		wrong = boss || s.set.mode == lastMan || s.loser > 1 || s.winner != all&^(1<<s.loser)
	case wonLast:
		wrong = s.set.mode != lastMan || bits.OnesCount16(uint16(s.living)) != 1 || s.winner != s.living
	case wonLife, wonDepleted:
		wrong = !boss || s.winner != all || s.result == wonLife && s.boss.life != 0
	case lostToBoss:
		wrong = !boss || s.winner != 0 || !s.plays(s.loser) || s.loser == bossSide
	}
	if wrong {
		return broken("result", invariantResult, "is %s with the loser %q and the winners %v", resultWords[s.result], s.loser, seatNames(s.winner))
	}
	return nil
}

// checkLiving: ST-INV-18.
func (s *State) checkLiving() *snapshot.Error {
	living := bits.OnesCount16(uint16(s.living))
	if s.set.mode != lastMan {
		if living != int(s.set.seats) {
			return broken("living", invariantLiving, "%d of %d players; nobody is eliminated in this mode", living, s.set.seats)
		}
		return nil
	}
	zones := 0
	for i := range s.zones {
		if s.zones[i].used {
			zones++
		}
	}
	if s.result == undecided && (zones != living || living < 2) {
		return broken("zones", invariantLiving, "%d Battle Zones and %d players", zones, living)
	}
	for c := range cardNo(maxCards) {
		k := &s.cards[c]
		if k.owner != noSide && k.place != outOfGame && !(s.living.Has(k.owner.seat()) && s.living.Has(k.holder.seat())) {
			return broken(s.cardName(c), invariantLiving, "is in %s of %s, and it or its owner is eliminated", k.place, k.holder)
		}
	}
	return nil
}

// checkQuestion: ST-INV-11.
func (s *State) checkQuestion() *snapshot.Error {
	switch {
	case s.result != undecided:
		return nil
	case s.ask.kind == askNothing || s.stack.Depth == 0:
		return broken("question", invariantDecision, "nothing is asked in a match that is not over")
	case !s.living.Has(s.ask.seat.seat()):
		return broken("question.seat", invariantDecision, "%q is not in the match", s.ask.seat)
	}
	if s.list(); len(s.choices) == 0 {
		return broken("question", invariantDecision, "%s has no choice at %s", s.ask.seat, s.ask.kind)
	}
	return nil
}
