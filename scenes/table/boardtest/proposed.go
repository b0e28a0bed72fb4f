package boardtest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Proposed tests that the large button of a board never proposes what is asked about before it is played: what a caution says instead is
// proposed in its place. A button that only goes on, and a last chance for which nobody knows what helps, may ask; except tells of which
// cautions that is so. It plays matches at random, so many decisions of each.
func Proposed(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, decisions int, except func(caution string) bool, setups ...rules.Setup) {
	t.Helper()
	seen := 0
	for n, setup := range setups {
		r := rand.New(rand.NewPCG(uint64(n), 7))
		for setup.Seed = range uint64(2) {
			s, err := g.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			for range decisions {
				d := s.Decision()
				if d.Over() {
					break
				}
				viewer := d.Seats.First()
				if k := known(g, s, viewer); len(d.Choices) > 1 {
					c, warned, ok := proposes(b, k, viewer, measure)
					if ok {
						seen++
					}
					if warned != "" && !except(warned) {
						t.Errorf("seed %d: the large button proposes %q, and that asks: %s", setup.Seed, c, warned)
					}
				}
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no large button proposes anything")
	}
}

// proposes is what the large button proposes in a sentence, and what is asked before that or before what leads there; false: it proposes nothing of its own.
func proposes(b table.Board, s rules.State, viewer rules.Seat, measure ink.Measurer) (does, warned string, ok bool) {
	path := table.Offered(s)
	sc := table.Lay(b, table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, measure)
	i := slices.IndexFunc(sc.Plan.Main, func(el rules.Element) bool { _, direct := sc.Plan.Direct[el]; return direct || path.Can(el) })
	if i < 0 {
		return "", "", false
	}
	c, ok := sc.Plan.Direct[sc.Plan.Main[i]]
	if !ok {
		if c, ok = path.Aim(sc.Plan.Main[i]); !ok {
			return "", "", false
		}
	}
	at := s.Clone()
	for _, c := range append(slices.Clone(path.Lead(c)), c) {
		if careful, is := at.(rules.Cautioner); is {
			if text, asks := careful.Caution(c); asks {
				return path.Sentence(c).String(), text.String(), true
			}
		}
		if _, err := at.Apply(c); err != nil {
			break
		}
	}
	return path.Sentence(c).String(), "", true
}
