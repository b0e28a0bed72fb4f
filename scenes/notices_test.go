package scenes_test

import (
	"strings"
	"testing"

	"portcullis/game"
	"portcullis/scenes/ink"
	"portcullis/scenes/scenestest"
)

// What is told for a moment lies on nothing that can be clicked: in the menu, on the list of saves, and over every board,
// in windows small and large.
func TestNoticesLieOnNothingThatCanBeClicked(t *testing.T) {
	for _, look := range []struct{ w, h, scale int }{{1280, 720, 100}, {1024, 640, 100}, {1024, 640, 160}} {
		g := scenestest.Visit(t)
		g.W, g.H = look.w, look.h
		still(g, look.scale)
		told := func(where string) {
			t.Helper()
			g.Rest(2)
			var notices, others []game.Element
			for _, e := range g.App.Mirror().Elements {
				if strings.HasPrefix(e.ID, "notice:") {
					notices = append(notices, e)
				} else if e.Enabled {
					others = append(others, e)
				}
			}
			if len(notices) == 0 {
				t.Errorf("%s at %dx%d: nothing is told", where, look.w, look.h)
			}
			for _, n := range notices {
				for _, e := range others {
					if boxOf(n).Overlaps(boxOf(e)) {
						t.Errorf("%s at %dx%d, text %d: %q at %v lies on %s at %v", where, look.w, look.h, look.scale, n.Label, n.Rect, e.ID, e.Rect)
					}
				}
			}
		}
		g.App.Post(game.OpenMatch{Path: "no.siege"})
		told("menu")
		for _, l := range allLessons(g) {
			if l.Order != 1 {
				continue
			}
			g.App.Post(game.BeginLesson{Lesson: l})
			(&pupil{Guest: g, t: t}).settle()
			g.Click("table:save")
			told(l.Game)
		}
	}
}

func boxOf(e game.Element) ink.Rect {
	return ink.R(float64(e.Rect[0]), float64(e.Rect[1]), float64(e.Rect[2]), float64(e.Rect[3]))
}
