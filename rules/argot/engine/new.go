package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// difficultyShift is by how many resources Argot is helped or its foe (ledger 8).
const difficultyShift = 6

// New begins a match: all blocks wait, the first question is asked. The map of the world must be that of
// the scenario.
func New(w *World, o Options, seed uint64) *State {
	s := &State{World: w, Options: o, Rng: rules.NewRand(seed)}
	s.clear()
	scenario := s.Scenario()
	s.Pool = int16(max(0, scenario.Resources+difficultyShift*(int(o.Difficulty)-int(Even))))
	s.muster()
	s.shuffle()
	s.Stack.Push(Frame{Kind: FrameMatch})
	s.run()
	s.dealt = true
	return s
}

// clear empties the map.
func (s *State) clear() {
	for i := range s.Pieces {
		s.Pieces[i] = Absent()
	}
	for i := range s.meetings {
		s.meetings[i].By = NoParty
	}
	s.ground.clear()
	s.Council.Swap = content.NoBlock
}
