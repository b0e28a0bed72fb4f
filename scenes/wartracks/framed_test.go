package wartracks

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// framed is how a piece can be framed: piles are spoken of, by a mentor or an alarm, and cards are picked besides. Those of a boss lie
// too close to what counts of him for that.
func framed(boss bool) func(*stage.Piece) stage.State {
	return func(p *stage.Piece) stage.State {
		side, _ := numbers(p.ID)
		switch {
		case p.Role == "pile" && side != bossSide && p.ID.Kind() != "boss":
			return stage.Told
		case p.Role == "card" && !boss:
			return stage.Legal
		}
		return 0
	}
}

// No frame costs a word its room, whatever it is around: "Resources" was cut by that of the alarm.
func TestNoFrameLiesOverAWord(t *testing.T) {
	g, r := load(t), rules.NewRand(3)
	for _, name := range []string{"duel", "three", "coop"} {
		setup := setups()[name]
		setup.Seed = 3
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 100 {
			if _, over := s.Outcome(); over {
				break
			}
			d := s.Decision()
			if n%20 == 9 {
				for _, m := range boardtest.Looks() {
					sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.Offered(s)}, m, faces)
					for _, fault := range stage.Framed(sc.Pieces, framed(name == "coop"), m, faces) {
						t.Errorf("%s, %dx%d, text %v: %s", name, m.W, m.H, m.Text, fault)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}
