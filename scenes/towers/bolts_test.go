package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Once the first of several shots is aimed, the large button sends all that are left to the same target, in one click (TS-CMB-10).
func TestShotsGoOnAtTheirTarget(t *testing.T) {
	g, seen := load(t), 0
	for seed := uint64(1); seed < 60 && seen < 3; seed++ {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 400 {
			d := s.Decision()
			if d.Over() {
				break
			}
			path := table.Offered(s)
			m := table.Moment{State: s, Mode: table.Asking, Path: path, Viewer: s.Asker, Next: path.Next(), Choices: path.Left(), Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
			if l, ok := begin(&m); ok && s.Asked == engine.AskTargets {
				if c, left, again := l.aimedAgain(); again {
					seen++
					sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, m.Metrics, faces)
					if sc.Main != primaryPiece || !slices.Contains(sc.Plan.Series, primaryPiece) {
						t.Errorf("the large button is %s", sc.Main)
					}
					list := New().Series(m, primaryPiece)
					if len(list) != left {
						t.Errorf("%d shots are left, and %d are sent", left, len(list))
					}
					copied := s.Clone()
					for _, o := range list {
						if _, err := copied.Apply(o); err != nil || o != c {
							t.Errorf("%v: %v", o, err)
						}
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen < 3 {
		t.Errorf("%d volleys: too few to tell", seen)
	}
}

// What was cast at somebody is offered at the same target again on the large button, in one click, with its chance and its price; not where the power
// is gone, and not after something else (TS-SPL-1).
func TestABoltIsOfferedAgain(t *testing.T) {
	size := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	for name, c := range map[string]struct {
		power int16
		done  bool
		want  string
	}{
		"once more":           {9, true, "Again at Bowman: 15 % to hurt, 3 power"},
		"without the power":   {2, true, ""},
		"after anything else": {9, false, ""},
	} {
		_, s := yard(t, engine.Points{0, c.power}, nil, []string{"bowman"})
		bolt, _ := s.Content.Find("powerbolt")
		again := rules.Choice{Verb: engine.CastMagic, Args: [4]int16{int16(bolt), 0, int16(s.Last)}}
		pose := table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}
		if c.done {
			pose.Done = again
		}
		sc := table.Lay(New(), pose, size, faces)
		says := sc.Plan.Words[primaryPiece]
		if c.want != "" && (says != c.want || sc.Plan.Direct[primaryPiece] != again) || c.want == "" && strings.HasPrefix(says, "Again") {
			t.Errorf("%s: the large button says %q and makes %v; ranked %v", name, says, sc.Plan.Direct[primaryPiece], table.Offered(s).Ranking())
		}
	}
}
