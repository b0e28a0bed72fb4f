package argot

import (
	"portcullis/rules"
	pack "portcullis/rules/content"
)

// trials is how many matches by chance a scenario is given until either side has won one. Of those of the box the
// besieger wins 4 in 1,000 where that is rarest.
const trials = 2000

// Prove plays every scenario by chance until either side has won it. What nobody can win, what play breaks and
// what breaks an invariant is a fault of the scenario; the error is a *[pack.Error].
func (g *Game) Prove() error {
	var faults []*pack.Fault
	for i := range g.content.Scenarios {
		s := &g.content.Scenarios[i]
		won, err := g.wonByChance(s.ID)
		if err != nil {
			faults = append(faults, s.Fault("a match by chance breaks: %v", err))
			continue
		}
		for seat, name := range g.info.Seats {
			if !won[seat] {
				faults = append(faults, s.Fault("%s wins none of %d matches by chance", name, trials))
			}
		}
	}
	if faults == nil {
		return nil
	}
	return &pack.Error{Faults: faults}
}

// wonByChance is which seats have won a scenario in at most [trials] matches by chance, always the same ones.
func (g *Game) wonByChance(scenario string) (won [2]bool, err error) {
	for seed := uint64(1); seed <= trials && won != [2]bool{true, true}; seed++ {
		s, err := g.New(rules.Setup{Seed: seed, Options: map[string]string{optionScenario: scenario}})
		if err != nil {
			return won, err
		}
		for r := rules.NewRand(seed); !s.Decision().Over(); {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				return won, err
			}
		}
		if err := s.Check(); err != nil {
			return won, err
		}
		won[s.(*State).Result.Winner()] = true
	}
	return won, nil
}
