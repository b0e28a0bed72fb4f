package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/scenes"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// The frame around a track or a table, by which a mentor or an alarm speaks of it, lies over no word: in the column of Siege at Kurth
// that of "Overrun" lay over "Passageway open".
func TestNoFrameOfWhatIsSpokenOfLiesOverAWord(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	spoken := func(p *stage.Piece) stage.State {
		if p.Role == "track" || p.Role == "table" || p.Role == "pile" {
			return stage.Told
		}
		return 0
	}
	for _, kit := range scenes.Kits() {
		t.Run(kit.ID, func(t *testing.T) {
			g, err := games.Game(kit.ID)
			if err != nil {
				t.Fatal(err)
			}
			seen := map[string]bool{}
			for n := range *positions {
				r := rand.New(rand.NewPCG(uint64(n), 12))
				s, err := g.New(rules.Setup{Seed: uint64(n)})
				if err != nil {
					t.Fatal(err)
				}
				if wander(t, s, r, r.IntN(160)); s.Decision().Over() {
					continue
				}
				for _, m := range boardtest.Looks() {
					sc := table.Lay(kit.Board(), table.Pose{State: s, Viewer: s.Decision().Seats.First(), Mode: table.Asking, Path: table.Offered(s)}, m, formtest.Faces)
					for _, fault := range stage.Framed(sc.Pieces, spoken, m, formtest.Faces) {
						if f := fmt.Sprintf("%dx%d, text %.0f %%: %s", m.W, m.H, m.Text*100, fault); !seen[f] {
							seen[f] = true
							t.Error(f)
						}
					}
				}
			}
		})
	}
}
