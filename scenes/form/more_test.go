package form

import (
	"testing"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// A pane of which more lies below says so, until that is scrolled to; one that holds all of its content says nothing, and one that is a
// little too long draws its content together instead.
func TestAPaneSaysThatMoreIsBelow(t *testing.T) {
	k := Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: ruler{}}
	box := ink.R(0, 100, 300, 200)
	pane := func(row float64) []Item {
		return k.Pane("list", 0, box, 0, func(c *Column) {
			for range 4 {
				c.Put(Item{ID: "row", Kind: Row, Label: "row", Rect: c.Take(row)})
				c.Breathe(1)
			}
		})
	}
	gap := k.Gap()
	for _, c := range []struct {
		name       string
		row        float64
		more, airy bool
	}{{"short", 20, false, true}, {"a little too long", 50 - gap/2, false, true}, {"long", 100, true, false}} {
		area := pane(c.row)[0]
		if more := len(area.Page.More) > 0; more != c.more {
			t.Errorf("%s: says that there is more: %v", c.name, more)
		}
		if fits := area.Page.Height <= box.H; fits != c.airy {
			t.Errorf("%s: %.0f high in %.0f", c.name, area.Page.Height, box.H)
		}
	}
	b := newBench(t, pane(100)...)
	b.tick(game.Input{})
	if area := *b.ui.item("list"); !b.ui.goesOn(area) {
		t.Error("nothing says that there is more")
	}
	b.move(10, 110)
	b.tick(game.Input{WheelY: -100})
	if area := *b.ui.item("list"); b.ui.goesOn(area) {
		t.Error("at its end it still says that there is more")
	}
}
