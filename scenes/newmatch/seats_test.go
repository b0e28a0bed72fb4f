package newmatch_test

import (
	"fmt"
	"testing"

	"portcullis/scenes/newmatch"
	"portcullis/scenes/scenestest"
)

// Who sits where is seen without scrolling in the smallest windows, in every game that asks for it.
func TestSeatsAreSeenWithoutScrolling(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1024, 640}} {
		for _, game := range []string{"bsieged", "siegestorm", "argot", "towersiege"} {
			g := scenestest.Visit(t)
			g.W, g.H = size[0], size[1]
			g.Rest(2)
			g.Click("game:" + game)
			g.At("new")
			fold := g.Find("new:begin").Rect[1]
			for i := range newmatch.ModelOf(g.App.Scene()).Seats {
				parts := []string{"person"}
				if game != "bsieged" { // all of them play together
					parts = append(parts, "computer")
				}
				for _, part := range parts {
					id := fmt.Sprintf("seat:%d:%s", i, part)
					if !g.Has(id) {
						t.Errorf("%s at %v: %s is not seen", game, size, id)
					} else if r := g.Find(id).Rect; r[1]+r[3] > fold {
						t.Errorf("%s at %v: %s lies below the fold (%d): %v", game, size, id, fold, r)
					}
				}
			}
		}
	}
}
