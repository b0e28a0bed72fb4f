package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// askOccupy: who goes into a Tower that stands again, or into a structure that was built (TS-TWR-9, TS-TWR-18).
type askOccupy struct{}

func (askOccupy) name() string { return "occupy" }

func (askOccupy) list(s *State) {
	in := s.At(s.Stack.Top().D)
	for i := range s.Things {
		if t := &s.Things[i]; s.refuseOccupant(t, in) == nil {
			s.offer(Occupy, int(t.ID))
		}
	}
	s.offer(StayOut)
}

// refuseOccupant is why a creature is not put into the structure: only a Mage comes from another one, and only
// a Mage that has left one before.
func (s *State) refuseOccupant(t, in *Thing) *rules.Refusal {
	mage := t != nil && s.Is(t, content.Mage)
	switch {
	case t == nil || !s.Creature(t) || !s.occupies(t, in) || !mage && !t.OnField():
		return notIts
	case !mage && t.Has(HasLeft):
		return notYet
	}
	return nil
}

type occupy struct{}

func (occupy) spelling(*World) notation.Spelling { return spelt(Occupy, "occupy with", thingPart) }

func (occupy) play(s *State, c rules.Choice) { s.goInside(s.At(thingOf(c, 0)), s.Stack.Top().D) }

func (occupy) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskOccupy {
		return nil
	}
	return s.refuseOccupant(s.At(thingOf(c, 0)), s.At(s.Stack.Top().D))
}

type stayOut struct{}

func (stayOut) spelling(*World) notation.Spelling { return spelt(StayOut, "stay out") }

func (stayOut) play(*State, rules.Choice) {}

func (stayOut) refuse(*State, rules.Choice) *rules.Refusal { return nil }
