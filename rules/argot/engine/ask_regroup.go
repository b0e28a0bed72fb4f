package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// askRegroup asks the victor which block it regroups, and where to (AR-REG-1).
type askRegroup struct{}

func (askRegroup) name() string { return "regroup" }

func (askRegroup) list(s *State) {
	won := s.Stack.Top().Place
	for b := s.First(won); b != content.NoBlock; b = s.Next(b) {
		if s.unready(b) != nil {
			continue
		}
		for _, n := range s.ways(b) {
			if s.bides(b, n.Place, won) == nil {
				s.offer(Regroup, int(b), int(n.Place))
			}
		}
	}
	for _, n := range s.Map.Around(won) {
		for b := s.First(n.Place); b != content.NoBlock; b = s.Next(b) {
			if s.bides(b, won, won) == nil {
				s.offer(Regroup, int(b), int(won))
			}
		}
	}
	s.offer(EndRegroup)
}

// regroup is the answer that moves a block out of the location that was won, or into it.
type regroup struct{}

func (regroup) spelling(w *World) notation.Spelling {
	return spelt(Regroup, "regroup", w.words.block, w.words.place)
}

func (regroup) play(s *State, c rules.Choice) { s.regroup(blockOf(c), placeOf(c)) }

func (regroup) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskRegroup {
		return because("AR-REG-1", "Only the victor of a battle regroups, right after it.")
	}
	return s.bides(blockOf(c), placeOf(c), s.Stack.Top().Place)
}

// endRegroup is the answer that leaves everybody where they are.
type endRegroup struct{}

func (endRegroup) spelling(*World) notation.Spelling { return spelt(EndRegroup, "end regroup") }

func (endRegroup) play(s *State, _ rules.Choice) {
	f := s.Stack.Top()
	s.tell(rules.Event{Kind: rules.Note, Name: "regrouping_ended", Rule: "AR-REG-1", Seat: f.Seat, To: s.PlaceElement(f.Place)})
	s.end()
}

func (endRegroup) refuse(*State, rules.Choice) *rules.Refusal { return nil }
