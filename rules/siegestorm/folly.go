package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// The measures of folly.
const (
	attacker   = 2 // ATT of a creature that is meant to storm
	soon       = 3 // turns from a deployment to the storm
	cheap      = 2 // cards that a deployment into an empty war track may take out of the hand
	cheapCard  = 1 // the highest cost of a card that is easily deployed
	lastCards  = reprieve + 2
	fineBlow   = 4 // cards that a storm takes which nothing else makes up for
	enoughDraw = 3 // cards of the Resources that a text may draw on top of a turn
)

// foolish reports whether a choice draws its own side out of cards, or in a match of two is one that nobody makes who wants to win, however few worlds he looks at: it leaves
// the war track empty with a creature at hand, gives more cards than it takes, spends an attacker that could still storm for as little, or
// takes of two things the one that is worse in all.
func (s *State) foolish(c rules.Choice) bool {
	if s.drainsItself(c) {
		return true
	}
	if s.set.mode != duel && s.set.mode != freeForAll {
		return false
	}
	n := cardNo(c.Args[0])
	switch c.Verb {
	case PutBack:
		return s.putsBackCheap(c)
	case Continue:
		return s.idles() || s.yields()
	case PlayAction:
		return s.squanders(n) || s.swaysLittle(n, s.design(n).Action, int(s.design(n).Cost), 1) || s.strands(n, int(s.design(n).Cost), s.design(n).Action)
	case Activate:
		p := &s.design(n).Passive
		return s.overpays(n) || s.swaysLittle(n, p.Effects, int(p.Cost), 0) || s.strands(noCard, int(p.Cost), p.Effects)
	case No:
		return s.declines()
	case OrderSupport:
		return s.spares(s.ordered())
	case OrderFront:
		return s.holdsInVain(s.ordered(), s.zones[c.Args[0]].front[s.zones[c.Args[0]].end(s.ask.seat)])
	case OrderMiddle:
		return s.holdsInVain(s.ordered(), noCard)
	case OrderStorm:
		return s.stormsForNothing(s.ordered())
	case AtTarget:
		return s.outdone(n) || s.looksAway(n)
	case Pick:
		return s.givesBetter(n)
	}
	return false
}

// putsBackCheap reports whether a card goes back at the start that is easily deployed, as in ST-TIP-2.
func (s *State) putsBackCheap(c rules.Choice) bool {
	for _, n := range c.Args[:2] {
		if n >= 0 && s.design(cardNo(n)).Cost <= cheapCard {
			return true
		}
	}
	return false
}

// trackOf is the war track of a side in a match of two.
func (s *State) trackOf(d side) uint8 {
	for t := range s.trackSet().end() {
		if s.tracks[t].used && s.tracks[t].owner == d {
			return t
		}
	}
	return 0
}

// deploysYet reports whether a side can deploy in its turn under way, now or later in it.
func (s *State) deploysYet(d side) bool {
	t := s.trackOf(d)
	return s.ownTurn(d) && !s.sides[d].deployed && (s.tracks[t].slots[0] == noCard || s.advancesYet(t))
}

// trackEmpty reports whether the war track of a side is empty, or is once it has advanced in this turn.
func (s *State) trackEmpty(d side) bool {
	t := s.trackOf(d)
	slots := &s.tracks[t].slots
	if s.advancesYet(t) {
		return slots[0] == noCard && slots[1] == noCard
	}
	return slots[0] == noCard && slots[1] == noCard && slots[2] == noCard
}

// stormComes reports whether a creature that leaves its track in the next turn of the opponent would take cards that a Defender could save.
func (s *State) stormComes(d side) bool {
	c := s.tracks[s.trackOf(1-d)].slots[trackSlots-1]
	return c != noCard && s.attack(c) > 0 && !s.ignoresDefender(c)
}

// late reports whether a creature that is deployed now storms no more: its side has drawn its last cards before.
func (s *State) late(d side) bool { return s.drawsLeft(d) < soon*s.drawsPerTurn(d) }

// mustDeploy reports whether a side should deploy: its war track is empty, or a storm comes that a Defender would weaken.
func (s *State) mustDeploy(d side) bool {
	return s.trackEmpty(d) && !s.late(d) || s.stormComes(d)
}

// idles reports whether a turn ends in which a creature could be deployed without paying a card, or, where that presses, for few.
func (s *State) idles() bool {
	if s.ask.kind != askWindow || s.top().stage != windowDeploy {
		return false
	}
	d := s.ask.seat
	ready, must := s.readySupporters(d), s.mustDeploy(d)
	for _, c := range s.Decision().Choices {
		n := cardNo(c.Args[0])
		if c.Verb != PlayCreature || s.drawsOnDeploy(n) && s.drawsLeft(d) < s.drawsPerTurn(d)+enoughDraw {
			continue
		}
		if pays := s.creatureCost(d, n) - ready; pays <= 0 || must && pays <= cheap && (s.trackEmpty(d) || s.design(n).DEF > 0) {
			return true
		}
	}
	return false
}

// drawsOnDeploy reports whether a creature draws cards as it is deployed.
func (s *State) drawsOnDeploy(c cardNo) bool {
	p := &s.design(c).Passive
	return p.Kind == cards.Triggered && p.On == cards.Deployed && (hasVerb(p.Effects, cards.Draw) || hasVerb(p.Effects, cards.Vision))
}

// strands reports whether a play leaves a side nothing to deploy that it could deploy without it, where that presses; but for what brings
// cards or takes a creature.
func (s *State) strands(played cardNo, cost int, text []cards.Effect) bool {
	d := s.ask.seat
	if !s.deploysYet(d) || !s.mustDeploy(d) || s.left(1-d) <= lastCards {
		return false
	}
	for i := range text {
		switch text[i].Do {
		case cards.Draw, cards.Vision, cards.Recall, cards.Raise, cards.Steal, cards.DeployCard, cards.ExtraTurn, cards.Kill, cards.Destroy, cards.Return, cards.Shapeshift:
			return false
		}
	}
	least := -1
	for _, x := range s.sides[d].hand.cards() {
		if x != played && s.design(x).Creature() {
			if n := s.creatureCost(d, x); least < 0 || n < least {
				least = n
			}
		}
	}
	ready, held := s.readySupporters(d), s.sides[d].hand.len()
	if least < 0 || least > held-1+ready {
		return played != noCard && s.design(played).Creature() && s.creatureCost(d, played) <= held-1+ready
	}
	if played != noCard {
		held--
	}
	held -= max(0, cost-ready)
	return least > held-1+max(0, ready-cost)
}

// declines reports whether an action was played for what it offers, and the offer is not taken, though the cards that it draws are there.
func (s *State) declines() bool {
	d := s.ask.seat
	return s.drawsLeft(d) >= s.drawsPerTurn(d)+enoughDraw && s.ask.kind == askOptional && s.top().kind == textFrame && s.cards[s.top().card].place == onChain && !s.emptyOffer()
}

// roundsLeft is in how many turns more each side can draw.
func (s *State) roundsLeft(d side) int {
	return min(s.drawsLeft(d), s.drawsLeft(1-d)) / s.drawsPerTurn(d)
}

// spares reports whether a creature spares the opponent a blow that takes more than a Supporter still pays, or a great one.
func (s *State) spares(c cardNo) bool {
	if s.drainsItself(of(OrderStorm)) {
		return false
	}
	takes := s.blowTakes(c)
	return takes > 0 && 2*takes > s.roundsLeft(s.ask.seat) || takes >= fineBlow || takes > s.left(1-s.ask.seat)
}

// holdsInVain reports whether a creature spares the opponent such a blow to hold ground, or takes the place of one that is no worse.
func (s *State) holdsInVain(c, old cardNo) bool {
	takes := s.blowTakes(c)
	if old != noCard && (takes > 0 || !s.outweighs(c, old)) {
		return true
	}
	return takes > 1 && s.spares(c)
}

// stormsForNothing reports whether a storm takes nothing and brings nothing, where the creature could still be of use.
func (s *State) stormsForNothing(c cardNo) bool {
	if s.blowTakes(c) > 0 || s.roundsLeft(s.ask.seat) < 2 {
		return false
	}
	text := s.design(c).Action
	d, t := s.cards[c].holder, s.cards[c].track
	return onlyMods(text) || !s.possible(d, c, t, text, 0)
}
