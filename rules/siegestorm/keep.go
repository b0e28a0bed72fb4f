package siegestorm

import "portcullis/rules"

var _ rules.Keeper = (*State)(nil)

// Keeps is to go on in place of an action that a side plays in its own turn of a Duel: the card and those that pay for it stay in
// hand, for an answer or for the creature of the next turn. What was measured holds for Duels (docs/balance/siegestorm.md, "The hand").
func (s *State) Keeps(c rules.Choice) (instead rules.Choice, ok bool) {
	if s.set.mode != duel || s.ask.kind != askWindow || c.Verb != PlayAction {
		return c, false
	}
	return of(Continue), s.Decision().Allows(of(Continue))
}
