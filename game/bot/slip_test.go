package bot

import (
	"context"
	"testing"

	"portcullis/rules"
)

// hoard is a wager of which some choices give away all that is held.
type hoard struct {
	*wager

	bare []bool // by choice
}

func (s *hoard) Venture(c rules.Choice) rules.Venture {
	return rules.Venture{Bares: s.bare[c.Args[0]]}
}

func (s *hoard) Clone() rules.State {
	return &hoard{s.wager.Clone().(*wager), s.bare}
}

func (s *hoard) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }

// A slip takes nothing that looks worse than the slack allows, and nothing that leaves the seat with nothing in hand where the best
// choice does not.
func TestASlipRuinsNobody(t *testing.T) {
	for name, test := range map[string]struct {
		slack float64
		bare  []bool
		want  [3]bool // what is taken at some time
	}{
		"any slip":            {0, []bool{false, false, false}, [3]bool{true, true, true}},
		"within the slack":    {0.1, []bool{false, false, false}, [3]bool{true, true, false}},
		"all that is held":    {0, []bool{false, true, false}, [3]bool{true, false, true}},
		"the best gives all":  {0.1, []bool{true, true, false}, [3]bool{true, true, false}},
		"nothing else is fit": {0.1, []bool{false, true, false}, [3]bool{true, false, false}},
	} {
		s := &hoard{&wager{worth: []float64{0.6, 0.55, 0.3}, faces: make([]uint8, 3), wins: make([]uint8, 3)}, test.bare}
		var taken [3]bool
		for seed := range uint64(100) {
			p := NewSearcher(SearcherOptions{Seed: seed, Iterations: 30, Wavers: 0.5, Slack: test.slack})
			taken[p.Choose(context.Background(), s, 0).Choice.Args[0]] = true
		}
		if taken != test.want {
			t.Errorf("%s: taken are %v", name, taken)
		}
	}
}
