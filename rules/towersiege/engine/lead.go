package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Lead is what calls out all who can attack this turn, which costs nothing (TS-CMB-1, TS-CMB-3), and what can be done once
// they are: in Main each attack, before anybody is called out all of Combat. A Mage on the battlefield is called out by hand
// alone, for with it one loses the match (TS-MAG-6). Once some are called out by hand the others stay. Nil: nothing leads on.
// See rules.Leader.
func (s *State) Lead() (lead, then []rules.Choice) {
	if s.brief || s.Asked != AskDeclare && (s.Asked != AskMain || s.refuseCombat(s.Asker) != nil) {
		return nil, nil
	}
	after, byHand := s.Clone(), s.Asked == AskDeclare && s.called(s.Asker)
	if s.Asked == AskMain {
		lead = after.led(lead, rules.Choice{Verb: EnterCombat})
	}
	for after.Asked == AskDeclare {
		c := rules.Choice{Verb: Ready}
		for _, call := range after.choices {
			if t := after.At(thingOf(call, 0)); !byHand && call.Verb == Declare && !(after.Is(t, content.Mage) && t.OnField()) {
				c = call
				break
			}
		}
		lead = after.led(lead, c)
	}
	for _, c := range after.choices {
		attack := c.Verb == Assault || c.Verb == Direct || c.Verb == Use
		if after.Asked == AskCombat && c.Verb != Forgo && (attack || s.Asked == AskDeclare) && !s.Decision().Allows(c) {
			then = append(then, c)
		}
	}
	if len(then) == 0 {
		return nil, nil
	}
	return lead, then
}

// called reports whether a seat has called somebody out.
func (s *State) called(seat rules.Seat) bool {
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat && t.Has(Declared) {
			return true
		}
	}
	return false
}

// led plays a choice that leads on, and appends it.
func (s *State) led(lead []rules.Choice, c rules.Choice) []rules.Choice {
	s.play(c)
	s.run()
	return append(lead, c)
}
