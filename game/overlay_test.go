package game

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// noticesOf are the texts of the notices.
func noticesOf(a *App) (texts []string) {
	for _, n := range a.Notices() {
		texts = append(texts, n.Text)
	}
	return texts
}

// center is the middle of the notice with an id, as the mirror tells it.
func center(t *testing.T, a *App, id string) (x, y float64) {
	t.Helper()
	for _, e := range a.Mirror().Elements {
		if e.ID == id {
			return float64(e.Rect[0]) + float64(e.Rect[2])/2, float64(e.Rect[1]) + float64(e.Rect[3])/2
		}
	}
	t.Fatalf("%s is not on the screen: %+v", id, a.Mirror().Elements)
	return 0, 0
}

// A click on a notice takes it away, and only that; the scene below hears nothing of it until the button is
// up again.
func TestNoticesAreClickedAway(t *testing.T) {
	menu := newScene("menu")
	a := testApp(t, menu)
	a.Post(Notify{"Saved."}, Warn{"The disk is full."})
	step(t, a, Input{X: 5, Y: 5})
	x, y := center(t, a, "notice:1")
	before := len(menu.inputs)
	step(t, a, Input{X: x, Y: y, Moved: true})
	step(t, a, Input{X: x, Y: y, Pressed: true, Down: true})
	step(t, a, Input{X: x, Y: y, Down: true})
	step(t, a, Input{X: x, Y: y, Released: true})
	if left := noticesOf(a); len(left) != 1 || left[0] != "Saved." {
		t.Fatalf("left are %q", left)
	}
	for i, in := range menu.inputs[before:] {
		if in.X >= 0 || in.Y >= 0 || in.Pressed || in.Down || in.Released {
			t.Errorf("tick %d: the scene below hears %+v", i, in)
		}
	}
	x, y = center(t, a, "notice:0")
	step(t, a, Input{X: x, Y: y, Pressed: true, Released: true}) // within one tick
	if left := noticesOf(a); len(left) != 0 {
		t.Fatalf("left are %q", left)
	}
	step(t, a, Input{X: x, Y: y, Pressed: true, Down: true})
	if in := menu.inputs[len(menu.inputs)-1]; in.X != x || !in.Pressed || !in.Down {
		t.Errorf("with no notice the scene hears %+v", in)
	}
}

// Esc takes away the notice under the pointer; elsewhere it is for the scene.
func TestEscTakesTheNoticeUnderThePointerAway(t *testing.T) {
	menu := newScene("menu")
	a := testApp(t, menu)
	a.Post(Notify{"Saved."})
	step(t, a, Input{})
	x, y := center(t, a, "notice:0")
	esc := []Key{{Code: ebiten.KeyEscape}}
	step(t, a, Input{X: 5, Y: 5, Keys: esc})
	if in := menu.inputs[len(menu.inputs)-1]; len(a.Notices()) != 1 || len(in.Keys) != 1 || in.X != 5 {
		t.Fatalf("%q are left, the scene hears %+v", noticesOf(a), in)
	}
	step(t, a, Input{X: x, Y: y, Keys: append(esc, Key{Code: ebiten.KeyTab})})
	if in := menu.inputs[len(menu.inputs)-1]; len(a.Notices()) != 0 || len(in.Keys) != 1 || in.Keys[0].Code != ebiten.KeyTab {
		t.Errorf("%q are left, the scene hears %+v", noticesOf(a), in)
	}
}

// What began beside the notices goes on under them: a thing that is dragged, a button that is let go.
func TestADragGoesOnUnderNotices(t *testing.T) {
	menu := newScene("menu")
	a := testApp(t, menu)
	a.Post(Notify{"Saved."})
	step(t, a, Input{})
	x, y := center(t, a, "notice:0")
	step(t, a, Input{X: 5, Y: 5, Pressed: true, Down: true})
	for _, in := range []Input{{X: x, Y: y, Moved: true, Down: true}, {X: x, Y: y, Released: true}} {
		step(t, a, in)
		if got := menu.inputs[len(menu.inputs)-1]; got.X != x || got.Down != in.Down || got.Released != in.Released {
			t.Errorf("the scene hears %+v of %+v", got, in)
		}
	}
	if len(a.Notices()) != 1 {
		t.Error("the notice is gone")
	}
}

// Of what is told all at once, as at a start with broken files, nothing is lost: what there is no room for waits until
// something else has gone. What comes later takes the place of the oldest.
func TestNoticesWaitForTheirTurn(t *testing.T) {
	a := testApp(t, newScene("menu"))
	a.Post(Warn{"One."}, Warn{"Two."}, Warn{"Three."}, Warn{"Four."}, Warn{"Five."}, Warn{"Five."})
	step(t, a, Input{X: 5, Y: 5})
	is := func(want ...string) {
		t.Helper()
		if got := noticesOf(a); !slices.Equal(got, want) {
			t.Errorf("it tells %q, not %q", got, want)
		}
	}
	is("One.", "Two.", "Three.")
	x, y := center(t, a, "notice:1")
	step(t, a, Input{X: x, Y: y, Pressed: true, Released: true})
	step(t, a, Input{X: 5, Y: 5})
	is("One.", "Three.", "Four.")
	a.Post(Warn{"Now."})
	step(t, a, Input{X: 5, Y: 5})
	is("Three.", "Four.", "Now.")
	for range int(noticeTime/tickLength) + 60 {
		step(t, a, Input{X: 5, Y: 5})
	}
	is("Five.")
	for range int(noticeTime/tickLength) + 60 {
		step(t, a, Input{X: 5, Y: 5})
	}
	is()
}
