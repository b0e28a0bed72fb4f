package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

var (
	hemmedAbout = because("AR-MOV-8", "It can go nowhere now: every way on is barred or full.")
	nobodyNear  = because("AR-RNG-4", "No enemy that it can hit stands within its range.")
)

// WhyIdle is why a block of the seat that is asked has no part in what is asked; nil where it has, or where nothing is
// asked of blocks. What it says tells what the block is: it is for the seat whose block it is.
func (s *State) WhyIdle(b content.Block) *rules.Refusal {
	p := &s.Pieces[b]
	at := int16(p.At)
	switch {
	case s.asksOf(b):
		return nil
	case s.Asked == AskRegroup && s.unready(b) == nil && p.At == s.Stack.Top().Place:
		return s.hemmed(b, func(to atlas.Place) *rules.Refusal { return s.bides(b, to, p.At) })
	}
	switch s.Asked {
	case AskGroup:
		if why := s.Refuse(rules.Choice{Verb: Activate, Args: [4]int16{at}}); why == nil || why.Rule != hemmedIn.Rule {
			return why
		}
		return s.goesNowhere(b)
	case AskPins:
		return s.Refuse(rules.Choice{Verb: Pin, Args: [4]int16{int16(b)}})
	case AskMarch:
		if why := s.ungrouped(b); why != nil {
			return why
		}
		return s.goesNowhere(b)
	case AskBombardment:
		if p.Party == PartyOf(s.Asker) && s.silent(b) == nil {
			return nobodyNear
		}
		return s.Refuse(rules.Choice{Verb: Bombard, Args: [4]int16{int16(b), at}})
	case AskBattle:
		return s.Refuse(rules.Choice{Verb: Fight, Args: [4]int16{at}})
	case AskRegroup:
		return s.bides(b, s.Stack.Top().Place, s.Stack.Top().Place)
	case AskRestoring:
		return s.unfed(b)
	}
	return nil
}

// WhyStill is why activating a place would move nobody, for the seat whose blocks stand there: of those that can go nowhere it
// tells what bars them.
func (s *State) WhyStill(p atlas.Place) *rules.Refusal {
	why := s.Refuse(rules.Choice{Verb: Activate, Args: [4]int16{int16(p)}})
	if why == nil || why.Rule != hemmedIn.Rule {
		return why
	}
	for b := range s.In(p) {
		if s.grouped(b, p) && s.stays(b) == nil {
			return s.goesNowhere(b)
		}
	}
	return why
}

// goesNowhere is why a block that may move can end its move nowhere.
func (s *State) goesNowhere(b content.Block) *rules.Refusal {
	return s.hemmed(b, func(to atlas.Place) *rules.Refusal { return s.WhyNot(b, to, atlas.Nowhere) })
}

// hemmed is what bars a block from all places beside its own, told of one of them: of one that is full before others.
func (s *State) hemmed(b content.Block, bar func(to atlas.Place) *rules.Refusal) *rules.Refusal {
	var first *rules.Refusal
	near := atlas.Nowhere
	for _, n := range s.ways(b) {
		why := bar(n.Place)
		if why == nil {
			continue // it could stand there, and something else holds it
		}
		if first == nil || why.Rule == s.crowded.Rule && first.Rule != s.crowded.Rule {
			first, near = why, n.Place
		}
	}
	switch {
	case first == nil:
		return hemmedAbout
	case first.Rule == s.crowded.Rule:
		return because(first.Rule, "It can go nowhere now. %s", s.Overfull(b, near).Why)
	}
	return because(first.Rule, "It can go nowhere now. %s: %s", s.Map.Title(near), first.Why)
}

// asksOf reports whether a block itself can be picked for what is asked.
func (s *State) asksOf(b content.Block) bool {
	for _, c := range s.choices {
		switch c.Verb {
		case Pin, March, Board, Land, Bombard, Regroup, Restore:
			if blockOf(c) == b {
				return true
			}
		}
	}
	return false
}

// unfed is why no source pays a step of a block: of one that could but for what it holds that is said, else of the first that
// is open to the seat.
func (s *State) unfed(b content.Block) *rules.Refusal {
	by := PartyOf(s.Asker)
	first := FromPool
	if by == content.Mineos {
		first = FromPurse
	}
	why := s.cannotRestore(b, first, by)
	for source := range sources {
		if other := s.cannotRestore(b, source, by); other == noFunds || other == trainPoor {
			why = other
		}
	}
	return why
}
