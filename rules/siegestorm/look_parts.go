package siegestorm

import "portcullis/rules"

// parts are what a storm changes before it strikes, by its action and what that sets off (ST-STO-3): a line for each number that
// lies before a side, and for each creature that comes onto the Battlefield or leaves it. d is whose gain is good. While something else
// is under way as well, nothing is told: what comes of that is no part of the storm.
func (o *prospect) parts(at *State, d side) (list []rules.Line) {
	if n := o.before.links; o.before.play.card != noCard || n > 1 || n == 1 && o.before.chain[0].card != o.card {
		return nil
	}
	for x := range side(maxSides) {
		if o.before.inPlay(x) {
			list = append(list, o.before.partsOf(at, x, d)...)
		}
	}
	return append(list, o.moved(at, d)...)
}

// partsOf are the numbers of one side that are others when the match has come to another state.
func (s *State) partsOf(at *State, x, d side) (list []rules.Line) {
	add := func(label rules.Text, from, to int) {
		switch {
		case from == to:
		case s.hostile(x, d):
			list = append(list, line(toneOf(from-to), label, "%s", signedText(to-from)))
		default:
			list = append(list, line(toneOf(to-from), label, "%s", signedText(to-from)))
		}
	}
	name := s.nameOf(x)
	if at.beaten(x) && !s.beaten(x) {
		tone := rules.Good
		if !s.hostile(x, d) {
			tone = rules.Bad
		}
		return append(list, line(tone, name, "%s", StormTarget{Loses: true}.losses(x)))
	}
	if x == bossSide {
		add(rules.T("Life of %s", name), int(s.boss.life), int(at.boss.life))
		return list
	}
	b, a, own := &s.sides[x], &at.sides[x], x == d
	words := func(mine, other rules.Text) rules.Text {
		if own {
			return mine
		}
		return other
	}
	add(words(rules.T("Your Heal pile"), rules.T("Heal pile of %s", name)), b.heal.len(), a.heal.len())
	add(words(rules.T("Your Resources"), rules.T("Resources of %s", name)), b.resources.len(), a.resources.len())
	add(words(rules.T("Your hand"), rules.T("Hand of %s", name)), b.hand.len(), a.hand.len())
	add(words(rules.T("Your Supporters"), rules.T("Supporters of %s", name)), b.support.len(), a.support.len())
	return list
}

func signedText(n int) rules.Text {
	if n < 0 {
		return rules.T("−%d", -n)
	}
	return rules.T("+%d", n)
}

// moved are the creatures, but the one that storms, that are on the Battlefield in one of two states alone.
func (o *prospect) moved(at *State, d side) (list []rules.Line) {
	s := o.before
	for c := range s.cards {
		n := cardNo(c)
		was, is := s.cards[c].place.onBattlefield(), at.cards[c].place.onBattlefield()
		if n == o.card || was == is {
			continue
		}
		holder, gain := at.cards[c].holder, 1
		if was {
			holder, gain = s.cards[c].holder, -1
		}
		if s.hostile(holder, d) {
			gain = -gain
		}
		list = append(list, line(toneOf(gain), s.name(n), "%s", at.whereabouts(n)))
	}
	return list
}

// whereabouts say in a word or two where a card has gone.
func (s *State) whereabouts(c cardNo) rules.Text {
	switch p := s.cards[c].place; {
	case p.onBattlefield():
		return rules.T("comes")
	case p == inCasualties:
		return rules.T("killed")
	case p == inHand:
		return rules.T("to the hand")
	}
	return rules.T("gone")
}
