package siegestorm

import (
	"slices"

	"portcullis/rules"
)

const (
	helpful   = tries / 4 // in so many tries fewer a side is lost by what helps: less is what the others happen to do
	mostSaved = 16        // choices that are looked into
)

// saidLast is what is said before a choice that may be the last chance to avert the end, and whether there is anything that averts it: only
// what can change the outcome is named. dire reports that the end threatens all the same.
func (s *State) saidLast(c rules.Choice) (text rules.Text, dire, helps bool) {
	ends := (c.Verb == Continue || c.Verb == No) && (s.ask.kind != askWindow || s.top().stage != windowDraw)
	if !ends && !s.lastWord(c) {
		return rules.Text{}, false, false
	}
	for _, w := range s.Warnings(s.ask.seat.seat()) {
		if !w.Fatal || w.Odds <= rules.Possible {
			continue
		}
		names, helps := s.averting(c)
		switch {
		case !helps:
			return w.Text, true, false
		case len(names) == 0:
			return rules.T("This may be the last chance to avert it: %s.", w.Text), true, true
		}
		return rules.T("This may be the last chance to avert it: %s. What may still help: %s.", w.Text, rules.Or(names...)), true, true
	}
	return rules.Text{}, false, false
}

// averting names the cards that could be played instead of a choice against what threatens the side that is asked, and reports whether
// anything else helps, if only to do nothing.
func (s *State) averting(c rules.Choice) (names []rules.Text, helps bool) {
	d := s.ask.seat
	lost := s.lotAfter(d, c)
	var seen []rules.Choice
	for _, other := range s.Decision().Choices {
		if len(seen) == mostSaved {
			break
		}
		if s.Alike(other, c) || slices.ContainsFunc(seen, func(o rules.Choice) bool { return s.Alike(o, other) }) {
			continue
		}
		seen = append(seen, other)
		if s.lotAfter(d, other)+helpful > lost {
			continue
		}
		helps = true
		if name, ok := s.played(other); ok && !slices.ContainsFunc(names, func(n rules.Text) bool { return n.String() == name.String() }) {
			names = append(names, name)
		}
	}
	return names, helps
}

// played is the card that a choice plays, or whose ability it uses.
func (s *State) played(c rules.Choice) (rules.Text, bool) {
	switch c.Verb {
	case PlayAction, PlayCreature, Activate:
		return s.name(cardNo(c.Args[0])), true
	}
	return rules.Text{}, false
}

// lotAfter is in how many of the tries a side is lost that does nothing more after a choice: by the best of what can be aimed at.
func (s *State) lotAfter(d side, c rules.Choice) (least int) {
	least = tries
	if c.Verb == Cancel {
		return least
	}
	s.comesTo(d, c, func(end *State) {
		switch {
		case end.result != undecided && end.winner.Has(d.seat()):
			least = 0
		case end.result == undecided && end.living.Has(d.seat()):
			for x := range end.sides {
				end.sides[x].autoPass = s.sides[x].autoPass
			}
			least = min(least, end.lot(d).lost)
		}
	})
	return least
}
