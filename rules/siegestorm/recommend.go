package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

var _ rules.Recommender = (*State)(nil)

// Recommend tells what a choice takes from others or brings its seat, as far as open things tell and nobody answers.
func (s *State) Recommend(c rules.Choice) rules.Text {
	d, n := s.ask.seat, cardNo(c.Args[0])
	switch c.Verb {
	case PlayAction:
		if s.reacting() && hasVerb(s.design(n).Action, cards.Negate) {
			return rules.T("it cancels %s", s.name(s.chain[s.links-1].card))
		}
		return forecast{s, s.afterwards(c).end}.gains(d)
	case Activate:
		return forecast{s, s.afterwards(c).end}.gains(d)
	case PlayCreature:
		return rules.T("one more on the war track, with %d ATT and %d DEF", s.design(n).ATT, s.design(n).DEF)
	case OrderStorm:
		return s.stormed()
	case StrikeAt, Strike:
		return s.struck(s.game.aimedAt(c))
	case OrderSupport:
		return rules.T("as a Supporter it pays 1 in every turn, and no card of the hand has to")
	case OrderFront, OrderMiddle:
		return rules.T("it stays in play and holds ground, with %d DEF against storms", s.held(c).defence(s.ordered()))
	case Keep:
		return rules.T("other cards would hardly be better")
	case PayAuto:
		switch s.sides[s.play.by].payFirst {
		case payCheapest:
			return rules.T("Supporters pay first, then the cheapest cards")
		case paySpare, paySettled, payMissed:
			return rules.T("Supporters pay first, then the cards that are missed least")
		case payWorth:
			return rules.T("Supporters pay first, then the cards that are worth least")
		case payUnused:
			return rules.T("Supporters pay first, then the cards that are of least use")
		}
		return rules.T("Supporters pay first, then the weakest cards")
	case Continue, Pass, PassTurn:
		if s.playable() {
			return rules.T("what could be played now is worth more later")
		}
	}
	return rules.Text{}
}

// playable reports whether a card or ability could be played now.
func (s *State) playable() bool {
	for _, c := range s.Decision().Choices {
		if c.Verb == PlayAction || c.Verb == PlayCreature || c.Verb == Activate {
			return true
		}
	}
	return false
}

// aimedAt is the piece that a strike is aimed at.
func (g *Game) aimedAt(c rules.Choice) rules.Element {
	if c.Verb == StrikeAt {
		return g.seat[c.Args[0]]
	}
	return g.cardElement[c.Args[0]]
}

// gains are what a forecast brings a side: a match that is won, cards taken from an enemy, Life taken from a boss, cards
// that are healed, one after the other.
func (f forecast) gains(d side) rules.Text {
	s, a := f.before, f.after
	var list []rules.Text
	for x := range side(s.set.seats) {
		if x == d || !s.hostile(x, d) || !s.living.Has(x.seat()) {
			continue
		}
		if a.beaten(x) {
			return rules.T("%s has too few cards for it, and loses", s.nameOf(x))
		}
		if lost := s.left(x) - a.left(x); lost > 0 {
			list = append(list, rules.T("%s loses %s of %d", s.nameOf(x), cardsOf(lost), s.left(x)))
		}
	}
	if a.result == wonLife {
		return rules.T("%s has no Life left after it, and is beaten", s.nameOf(bossSide))
	}
	if lost := int(s.boss.life - a.boss.life); lost > 0 {
		list = append(list, rules.T("%s loses %d Life of %d", s.nameOf(bossSide), lost, s.boss.life))
	}
	if healed := a.sides[d].heal.len() - s.sides[d].heal.len(); healed > 0 {
		list = append(list, rules.T("%s of the Casualties can be lost once more", cardsOf(healed)))
	}
	return rules.And(list...)
}

// left is how many cards stand between a side and its defeat.
func (s *State) left(d side) int { return s.sides[d].resources.len() + s.sides[d].heal.len() }

func cardsOf(n int) rules.Text { return rules.Count(n, "%d card", "%d cards") }

// stormed is what the creature that has its order would do by a storm: by the best of its strikes, or else before it strikes.
func (s *State) stormed() rules.Text {
	o := s.prospect(s.ordered(), s.ask.seat.seat())
	if o.ready == nil {
		return forecast{s, o.ways[0].end}.gains(s.ask.seat)
	}
	var best rules.Text
	most := 0
	for _, t := range o.ready.stormOf(o.card, s.ask.seat.seat()).Targets {
		if n := t.worth(); n > most {
			best, most = o.ready.struckAt(t), n
		}
	}
	first := forecast{s, o.ready}.gains(s.ask.seat)
	if best.Empty() || first.Empty() {
		return rules.And(slices.DeleteFunc([]rules.Text{first, best}, func(t rules.Text) bool { return t.Empty() })...)
	}
	return rules.T("%s, and then %s", first, best)
}

// worth is how much an attack takes: cards, Life or DEF, and above all a match.
func (t StormTarget) worth() int {
	switch {
	case t.Loses:
		return maxCards
	case t.Kills:
		return t.DEF
	}
	return t.Heal + t.Resources + t.Life
}

// struck is what the storm under way does to a target.
func (s *State) struck(el rules.Element) rules.Text {
	for _, t := range s.stormOf(s.ordered(), s.ask.seat.seat()).Targets {
		if t.Element == el {
			return s.struckAt(t)
		}
	}
	return rules.Text{}
}

// struckAt is what an attack does to a target; empty if it does nothing.
func (s *State) struckAt(t StormTarget) rules.Text {
	if c, ok := s.cardAt(t.Element); ok {
		if t.Kills {
			return rules.T("it can kill %s, %d against %d DEF", s.name(c), t.Strength, t.DEF)
		}
		return rules.Text{}
	}
	d, _ := s.sideAt(t.Element)
	switch lost := t.Heal + t.Resources; {
	case t.Loses && d == bossSide:
		return rules.T("%s is beaten by it", s.nameOf(d))
	case t.Loses:
		return rules.T("%s has too few cards for it, and loses", s.nameOf(d))
	case t.Life > 0:
		return rules.T("it can take %d Life from %s, who has %d", t.Life, s.nameOf(d), s.boss.life)
	case lost > 0:
		return rules.T("it can take %s from %s, who has %d", cardsOf(lost), s.nameOf(d), s.left(d))
	}
	return rules.Text{}
}
