package scenes_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
)

// A pointer that rests lets the table come to rest, wherever it lies: at the edges of what can be pointed at too, where what is
// raised or spread because it is pointed at must not move away from under the pointer and back, for ever.
func TestAPointerAtRestLetsTheTableRest(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		game      string
		opponents []string
	}{
		"kurth": {"kurth", nil}, "bsieged": {"bsieged", []string{"novice"}}, "siegestorm": {"siegestorm", []string{"novice"}},
		"argot": {"argot", []string{"novice"}}, "towersiege": {"towersiege", []string{"squire"}},
	} {
		t.Run(name, func(t *testing.T) {
			decisions, points := 60, 6
			if *positions >= 10 {
				decisions, points = 500, 30
			}
			r := rand.New(rand.NewPCG(1, 2))
			w := sits(t, games, c.game, nil, 1, c.opponents...)
			for n := 0; n < decisions && !w.match.Over(); n++ {
				if w.match.Humans().Has(w.match.Decider().First()) && n%4 == 3 {
					w.pointsAt(r, points)
				}
				choices := w.match.State().Decision().Choices
				w.play(choices[r.IntN(len(choices))])
			}
		})
	}
}

// pointsAt rests the pointer so many times at an edge of something that lies on the table.
func (w *looksOn) pointsAt(r *rand.Rand, points int) {
	w.t.Helper()
	list := w.table.Mirror().Elements
	for range points {
		e := list[r.IntN(len(list))]
		x, y := float64(e.Rect[0]+e.Rect[2]/2), float64(e.Rect[1]+e.Rect[3]/2)
		switch r.IntN(4) {
		case 0:
			x = float64(e.Rect[0] + 2)
		case 1:
			x = float64(e.Rect[0] + e.Rect[2] - 2)
		case 2:
			y = float64(e.Rect[1] + 2)
		case 3:
			y = float64(e.Rect[1] + e.Rect[3] - 2)
		}
		for n := 0; ; n++ {
			w.now += time.Second / 60
			w.table.Update(&game.Tick{Now: w.now, Delta: time.Second / 60, Input: game.Input{X: x, Y: y, Moved: n == 0}, Screen: game.Screen{W: 1280, H: 720, Device: 1, Text: 1}})
			if n > 10 && w.table.Mirror().Settled {
				break
			}
			if n > 5*second {
				w.t.Fatalf("with the pointer at %v, %v, at the edge of %s, nothing comes to rest", x, y, e.ID)
			}
		}
	}
}
