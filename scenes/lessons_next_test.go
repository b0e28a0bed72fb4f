package scenes_test

import (
	"fmt"
	"testing"

	"portcullis/game"
	"portcullis/scenes/ink"
	"portcullis/scenes/scenestest"
)

// Next lies at one place in all steps of a lesson, in windows small and large and with larger text. What its match is about, which is
// longer, has a page of its own before that.
func TestNextLiesAtOnePlaceThroughALesson(t *testing.T) {
	for _, look := range []struct{ w, h, scale int }{{1280, 720, 100}, {1024, 640, 100}, {1280, 720, 160}} {
		for _, l := range allLessons(scenestest.Visit(t)) {
			t.Run(fmt.Sprintf("%s/%s/%dx%d at %d", l.Game, l.ID, look.w, look.h, look.scale), func(t *testing.T) {
				g := scenestest.Visit(t)
				g.W, g.H = look.w, look.h
				still(g, look.scale)
				g.App.Post(game.BeginLesson{Lesson: l})
				g.Rest(3)
				p := &pupil{Guest: g, t: t}
				var first ink.Rect
				looks := func(step string) {
					box, ok := g.App.Scene().(placer).Where("table:lesson/next")
					switch {
					case !ok:
					case first.Empty():
						first = box
					case first != box:
						t.Errorf("step %s: Next lies at %v, and lay at %v", step, box, first)
					}
				}
				p.settle()
				run := g.App.Lesson()
				for n := 0; !run.Over() && n < 400; n++ {
					s, _ := run.Step()
					looks(s.ID)
					p.does(run, s)
					p.settle()
				}
			})
		}
	}
}
