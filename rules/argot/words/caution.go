package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Caution warns of what a choice gives up, for screens that ask before it is played: a post that nobody holds
// any more and enemies can reach in their next turn, tokens that are lost in the first turn or bought nothing, the last step of a train, a set-up that is over (ledger 10). It knows what the seat that decides
// knows.
func Caution(s *engine.State, c rules.Choice) (rules.Text, bool) {
	var warnings []rules.Text
	switch c.Verb {
	case engine.PlaceAt, engine.Stow:
		if endsSetup(s, c) {
			warnings = append(warnings, rules.T("This places your last block: your set-up is over then, and cannot be changed any more."))
		}
	case engine.March, engine.Board:
		warnings = deserted(s, c)
	case engine.EndGroup:
		if idle(s) && scarce(s) {
			warnings = append(warnings, rules.T("Nobody of this group has moved. Its token is lost; undo takes it back."))
		}
	case engine.EndMovement:
		// Once, as later it is known, and only the besieger: to stand still is what a defender does.
		if left := int(s.Movement.Tokens - s.Movement.Used); s.Asker == engine.Mineos && left > 0 && len(s.Decision().Choices) > 1 && s.Turns() == 1 {
			warnings = append(warnings, rules.Plural(left, "%d token is not used, and there are blocks that have not moved.",
				"%d tokens are not used, and there are blocks that have not moved.", left))
		}
	case engine.Restore:
		if train := int(c.Args[1]); train < engine.FromPool && int(s.Pieces[train].Strength) == s.Face(blockOf(c)).Cost {
			warnings = append(warnings, rules.T("%s spends its last step and is gone.", Block(s, content.Block(train))))
		}
	}
	return rules.Sentences(warnings...), len(warnings) > 0
}

// Replies say what the answers to such a question do. One that ends a set-up is about all of it, so where blocks stand, and where the
// last ones come to, has to be in sight.
func Replies(s *engine.State, c rules.Choice) (r rules.Replies) {
	if c.Verb != engine.PlaceAt && c.Verb != engine.Stow {
		return r
	}
	party, after := engine.PartyOf(s.Asker), s.Clone()
	if _, err := after.Apply(c); err != nil {
		return r
	}
	var stand atlas.Set
	for i := range after.Pieces {
		if p := &after.Pieces[i]; p.Status == engine.OnMap && p.Party == party {
			stand.Add(p.At)
		}
	}
	for p := range stand.All() {
		r.About = append(r.About, s.PlaceElement(p))
	}
	r.On = rules.T("End the set-up")
	return r
}

// scarce reports whether fewer tokens are left than locations wait for one: to be done with a group that has not moved then costs
// another one its move (AR-INI-3, AR-MOV-2).
func scarce(s *engine.State) bool {
	after := s.Clone()
	if _, err := after.Apply(rules.Choice{Verb: engine.EndGroup}); err != nil || after.Asked != engine.AskGroup || after.Asker != s.Asker {
		return s.Movement.Used >= s.Movement.Tokens
	}
	return int(s.Movement.Tokens-s.Movement.Used) < unmoved(after)
}

// unmoved is in how many locations blocks stand that can still move as far as both seats see (AR-MOV-3, AR-PIN-1).
func unmoved(s *engine.State) int {
	var places atlas.Set
	for i := range s.Pieces {
		if p := &s.Pieces[i]; p.Status == engine.OnMap && p.Party == s.Movement.Party && !p.Has(engine.Moved|engine.Pinned) {
			places.Add(p.At)
		}
	}
	return places.Len()
}

// idle reports whether no block of the activated location has moved yet.
func idle(s *engine.State) bool {
	for b := range s.Movement.Group.All() {
		if s.Pieces[b].Has(engine.Moved) {
			return false
		}
	}
	return true
}

// endsSetup reports whether nobody of the seat that is asked waits any more once a block is placed: its set-up is
// over (AR-SET-14). A last block with but one place to go stands there at once.
func endsSetup(s *engine.State, c rules.Choice) bool {
	party, after := engine.PartyOf(s.Asker), s.Clone()
	_, err := after.Apply(c)
	return err == nil && !after.Waiting(party)
}

// last reports whether a block alone of its party holds one of some places: trains, ships and wings hold
// nothing (AR-VIC-2).
func last(s *engine.State, b content.Block, of *atlas.Set) bool {
	if !holds(s, b) {
		return false
	}
	for o := range content.Block(content.BlockCount) {
		if q := &s.Pieces[o]; o != b && q.Status == engine.OnMap && q.Party == s.Pieces[b].Party && of.Has(q.At) && holds(s, o) {
			return false
		}
	}
	return true
}

func holds(s *engine.State, b content.Block) bool { return s.Kind(b) == content.Ground && !s.Train(b) }
