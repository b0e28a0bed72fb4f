package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// drainsItself reports whether a choice draws or costs its own side so many cards that it cannot draw in its next turn, or in this one: who
// cannot draw loses (ST-WIN-1). But for what wins before, and where the opponent of a match of two has to draw first and cannot.
func (s *State) drainsItself(c rules.Choice) bool {
	d := s.ask.seat
	if d >= side(s.set.seats) || s.drawsLeft(d) >= s.drawsPerTurn(d)+mostDrained {
		return false
	}
	n := s.drawnBy(c)
	left := s.drawsLeft(d) - n
	switch {
	case n == 0:
		return false
	case left < 0:
		return true
	case left >= s.drawsPerTurn(d) || s.drawsLeft(d) < s.drawsPerTurn(d): // or it is lost as it is
		return false
	case c.Verb == OrderStorm && s.opponent(s.cards[s.ordered()].track) < maxSeats && s.blowTakes(s.ordered()) > s.left(s.opponent(s.cards[s.ordered()].track)):
		return false
	}
	pair := s.set.mode == duel || s.set.mode == freeForAll
	return !pair || s.drawsLeft(1-d) >= s.drawsPerTurn(1-d)
}

// drawnBy is how many cards of its Resources a choice takes from the side that is asked.
func (s *State) drawnBy(c rules.Choice) int {
	n := cardNo(c.Args[0])
	switch c.Verb {
	case PlayAction:
		return s.drawnByText(s.design(n).Action)
	case Activate:
		return s.drawnByText(s.design(n).Passive.Effects)
	case PlayCreature:
		return s.drawnByTrigger(n, cards.Deployed)
	case OrderStorm:
		return s.drawnByText(s.design(s.ordered()).Action) + s.drawnByTrigger(s.ordered(), cards.Storms) + s.drawnByOthers(s.ordered())
	case OrderSupport:
		return s.drawnByTrigger(s.ordered(), cards.Supports)
	case OrderFront, OrderMiddle:
		return s.drawnByTrigger(s.ordered(), cards.Holds)
	case Yes:
		if s.ask.kind == askOptional && s.top().kind == textFrame {
			return s.drawnByText(s.effectsOf(s.top())[s.top().at:])
		}
	}
	return 0
}

// drawnByText is how many cards a text of the side that is asked takes from its Resources, where nothing else is done in place of it: one that
// is carried out only if something was done that may be left counts once that is offered.
func (s *State) drawnByText(text []cards.Effect) (n int) {
	a := &s.sides[s.ask.seat]
	for i := range text {
		switch e := &text[i]; {
		case e.IfDid && s.ask.kind != askOptional:
		case e.Do == cards.Draw:
			n += int(e.N)
		case e.Do == cards.Damage && e.Who != cards.Opponent && e.Per == cards.NoCount:
			n += max(0, int(e.N)-a.heal.len()-s.ward(s.ask.seat))
		}
	}
	return n
}

// drawnByTrigger is drawnByText of what a creature's own passive does when something happens to it.
func (s *State) drawnByTrigger(c cardNo, on cards.Trigger) int {
	if s.trait(c).watches != on {
		return 0
	}
	return s.drawnByText(s.design(c).Passive.Effects)
}

// drawnByOthers is what the passives of the creatures of its side take as one of them storms.
func (s *State) drawnByOthers(c cardNo) (n int) {
	var buf [maxBoard]cardNo
	for _, x := range s.battlefield(buf[:0]) {
		if x != c && s.cards[x].holder == s.cards[c].holder {
			n += s.drawnByTrigger(x, cards.AllyStorms)
		}
	}
	return n
}

// yields reports whether a turn ends in which a creature could be deployed that keeps the next storm of the opponent of a match of two from
// winning it, whatever that costs (ST-STO-4, ST-WIN-1, ST-WIN-3).
func (s *State) yields() bool {
	if s.ask.kind != askWindow || s.top().stage != windowDeploy {
		return false
	}
	d := s.ask.seat
	c := s.tracks[s.trackOf(1-d)].slots[trackSlots-1]
	spare := s.left(d) - s.drawsPerTurn(d)
	if c == noCard || s.ignoresDefender(c) || s.blowTakes(c) <= spare || s.drawsLeft(1-d) < s.drawsPerTurn(1-d) {
		return false
	}
	strength := s.strength(c)
	beside := s.blowTakes(c) - max(0, strength-s.ward(d))
	for _, o := range s.Decision().Choices {
		if o.Verb != PlayCreature || s.drainsItself(o) {
			continue
		}
		if held := s.attack(c) - int(s.design(cardNo(o.Args[0])).DEF); beside+max(0, held-s.ward(d)) <= spare {
			return true
		}
	}
	return false
}
