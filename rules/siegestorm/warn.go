package siegestorm

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

var (
	_ rules.Warner    = (*State)(nil)
	_ rules.Cautioner = (*State)(nil)
)

// Warnings tell a seat that it runs out of cards, which loses the match or puts it out, before it has drawn again, and
// that it comes near to that. What others may do about it is tried; the hidden cards are dealt anew for each try.
func (s *State) Warnings(seat rules.Seat) []rules.Warning {
	if s.result != undecided || seat < 0 || int(seat) >= int(s.set.seats) || !s.living.Has(seat) {
		return nil
	}
	d := side(seat)
	left, draws := s.drawsLeft(d), s.drawsPerTurn(d)
	pile := s.game.piles[inResources][d]
	var list []rules.Warning
	if f := s.lot(d); f.lost > 0 {
		list = append(list, s.doom(d, f))
	}
	if left < 2*draws && (len(list) == 0 || left >= draws) {
		list = append(list, rules.Warning{Rule: "ST-WIN-1", At: []rules.Element{pile}, Text: s.runsShort(d, left, draws)})
	}
	return list
}

// runsShort says of a side that can draw once more in which turn it cannot.
func (s *State) runsShort(d side, left, draws int) rules.Text {
	if s.drawsYet(d) {
		return rules.Plural(left, "you cannot draw in your next turn, as %d card is left and each turn draws %d", "you cannot draw in your next turn, as %d cards are left and each turn draws %d", left, draws)
	}
	return rules.Plural(left, "you cannot draw in the turn after your next, as %d card is left and each turn draws %d", "you cannot draw in the turn after your next, as %d cards are left and each turn draws %d", left, draws)
}

// doom is the warning of what loses the match, with what brings it about where that lies open.
func (s *State) doom(d side, f lot) rules.Warning {
	left, draws := s.drawsLeft(d), s.drawsPerTurn(d)
	w := rules.Warning{Fatal: true, Odds: f.odds(), Rule: "ST-WIN-1", At: []rules.Element{s.game.piles[inResources][d]}}
	c := s.menacing(d)
	switch {
	case left < draws && w.Odds == rules.Certain:
		w.Text = rules.Plural(left, "your next turn draws %d cards, and %d is left", "your next turn draws %d cards, and %d are left", draws, left)
	case left < draws:
		w.Text = rules.Plural(left, "your next turn draws %d cards, and %d is left, unless others run out first", "your next turn draws %d cards, and %d are left, unless others run out first", draws, left)
	case c != noCard:
		has := left + s.sides[d].heal.len()
		w.Rule, w.At = "ST-WIN-3", append(w.At, s.game.cardElement[c])
		w.Text = rules.Plural(has, "%s comes to storm, and the %d card that you have is too few", "%s comes to storm, and the %d cards that you have are too few", s.name(c), has)
	default:
		w.Text = rules.T("you run out of cards before you have drawn again")
	}
	if f.lost < f.tries {
		w.Remote = rules.IsRemote(float64(f.lost) / float64(f.tries))
		w.Text = rules.T("%s (a chance of about %s)", w.Text, rules.Percent(float64(f.lost)/float64(f.tries)))
	}
	return w
}

// menacing is the creature that leaves its track in the next turn of its side and would take the last cards of a side if it
// stormed as things stand; noCard if there is none.
func (s *State) menacing(d side) cardNo {
	for t := range s.trackSet().end() {
		if !s.hostile(s.tracks[t].owner, d) {
			continue
		}
		if o := s.nextStorm(t, d.seat()); o != nil && o.beats(d) {
			return o.card
		}
	}
	return noCard
}

// Caution asks before a turn is ended, or anything else done after which a seat is not asked again, while it stands to lose the
// match and something else may avert that, which it names: that may be the last chance. It also asks before a turn is ended in which
// creatures could still be deployed that cost no card, and before what draws or loses the cards that the seat has to draw.
func (s *State) Caution(c rules.Choice) (rules.Text, bool) {
	if s.result != undecided || s.ask.kind == askMulligan {
		return rules.Text{}, false
	}
	if text, ask := s.drains(c); ask {
		return text, true
	}
	if s.wonBy(c) {
		return rules.Text{}, false
	}
	last, dire, helps := s.saidLast(c)
	var free []rules.Text
	if c.Verb == Continue {
		free, _ = s.deployedFree()
	}
	switch {
	case helps:
		return last, true
	case len(free) == 0: // nothing that can be chosen changes what threatens
		return rules.Text{}, false
	case dire:
		return rules.T("You can still deploy %s without paying a card, but that does not avert it: %s.", rules.Or(free...), last), true
	}
	return rules.T("You can still deploy %s without paying a card.", rules.Or(free...)), true
}

// wonBy reports whether a choice ends the turn while the opponent in a match of two has too few cards for his Draw step (ST-WIN-1), and the
// side that is asked has more than he could take before it: nothing that is left undone matters any more.
func (s *State) wonBy(c rules.Choice) bool {
	d := s.ask.seat
	if s.set.mode != duel && s.set.mode != freeForAll || c.Verb != Continue || s.ask.kind != askWindow || s.top().stage != windowDeploy || s.sides[d].extra {
		return false
	}
	return s.drawsLeft(1-d) < s.drawsPerTurn(1-d) && s.left(d) > reprieve
}

// drains asks before a play or an order that loses the match by its own draws or damage, or leaves too few cards for the next Draw step,
// if nobody reacts (ST-WIN-1, ST-WIN-3).
func (s *State) drains(c rules.Choice) (rules.Text, bool) {
	d := s.ask.seat
	draws, left := s.drawsPerTurn(d), s.drawsLeft(d)
	switch c.Verb {
	case PlayAction, PlayCreature, Activate, AtTarget, OnTrack, OrderStorm, OrderSupport, OrderFront, OrderMiddle, Yes:
	default:
		return rules.Text{}, false
	}
	if left > draws+mostDrained {
		return rules.Text{}, false
	}
	end := s.afterwards(c).end
	switch {
	case end == nil || !end.beaten(d) && end.result != undecided:
		return rules.Text{}, false
	case end.beaten(d):
		return rules.T("It draws or costs more cards than you have left, which loses the match."), true
	case left >= draws && end.drawsLeft(d) < draws:
		n := end.drawsLeft(d)
		return rules.Plural(n, "It leaves you %d card in your Resources, and your next turn draws %d: who cannot draw loses.", "It leaves you %d cards in your Resources, and your next turn draws %d: who cannot draw loses.", n, draws), true
	}
	return rules.Text{}, false
}

// mostDrained is more cards than one play takes from its own side.
const mostDrained = 10

// Undeployed is the first creature that could be deployed without paying a card, and of which Caution therefore asks before a choice; false:
// there is none.
func (s *State) Undeployed(c rules.Choice) (rules.Choice, bool) {
	if _, list := s.deployedFree(); c.Verb == Continue && s.result == undecided && len(list) > 0 {
		return list[0], true
	}
	return rules.Choice{}, false
}

// deployedFree names the creatures that the side that is asked could deploy and that cost nothing, or no more than what its ready
// Supporters pay (ST-PLY-4), and the choices that do so; none that is asked about itself, as it draws its own side out.
func (s *State) deployedFree() (names []rules.Text, list []rules.Choice) {
	d := s.ask.seat
	var told []cards.ID
	for _, c := range s.Decision().Choices {
		n := cardNo(c.Args[0])
		if c.Verb != PlayCreature || s.creatureCost(d, n) > s.readySupporters(d) || slices.Contains(told, s.cards[n].design) {
			continue
		}
		if _, costly := s.drains(c); costly {
			continue
		}
		told, names, list = append(told, s.cards[n].design), append(names, s.name(n)), append(list, c)
	}
	return names, list
}
