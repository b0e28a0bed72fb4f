package form

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// rows is a scroll area with n rows of 50 pixels in a window of 200.
func rows(n int) []Item {
	items := []Item{{ID: "list", Kind: Scroll, Rect: ink.R(0, 100, 300, 200), Page: Length{Height: float64(n * 50), Line: 50, Bar: ink.R(300, 100, 24, 200)}}}
	for i := range n {
		items = append(items, Item{ID: fmt.Sprint("row", i), Kind: Row, Label: "row", In: "list", Rect: ink.R(0, float64(i*50), 300, 50)})
	}
	return items
}

func TestScrollingMovesWhatCanBeHit(t *testing.T) {
	b := newBench(t, rows(20)...)
	b.click(10, 110)
	b.click(10, 90) // above the window
	b.want(Event{ID: "row0", Act: Press})
	b.tick(game.Input{WheelY: -2})
	if b.ui.Scrolled("list") != 0 {
		t.Error("the wheel scrolls from outside")
	}
	b.move(10, 110)
	b.tick(game.Input{WheelY: -2})
	b.click(10, 110)
	b.want(Event{ID: "row2", Act: Press})
	b.tick(game.Input{WheelY: -100})
	b.click(10, 290)
	b.want(Event{ID: "row19", Act: Press})
	if b.ui.Scrolled("list") != 800 {
		t.Errorf("scrolled to %.0f", b.ui.Scrolled("list"))
	}
	b.tick(game.Input{Pinch: 1, PanY: 120}) // two fingers take the list along
	if b.ui.Scrolled("list") != 680 {
		t.Errorf("scrolled by two fingers to %.0f", b.ui.Scrolled("list"))
	}
}

func TestElementsAreWhatCanBeSeen(t *testing.T) {
	b := newBench(t, rows(20)...)
	b.ui.ScrollTo("list", 130)
	b.tick(game.Input{})
	var got []string
	for _, e := range b.ui.Elements() {
		got = append(got, fmt.Sprint(e.ID, e.Rect))
	}
	want := []string{"row3[0 120 300 50]", "row4[0 170 300 50]", "row5[0 220 300 50]", "row6[0 270 300 30]", "list[0 100 300 200]"}
	if !slices.Equal(got, want) {
		t.Errorf("elements %v, want %v", got, want)
	}
}

// Rows are told wherever they lie between two pixels: of one cut to what is seen of it no more is gone than arithmetic loses.
func TestRowsBetweenPixelsAreTold(t *testing.T) {
	items := []Item{{ID: "list", Kind: Scroll, Rect: ink.R(0, 100, 300, 400), Page: Length{Height: 400, Line: 24, Bar: ink.R(300, 100, 24, 400)}}}
	high := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}.MinTarget()
	var want []string
	for i, y := range []float64{0, 25.33, 50.83, 76.03, 101.33, 126.83} {
		id := fmt.Sprint("row", i)
		items, want = append(items, Item{ID: id, Kind: Row, Label: "row", In: "list", Rect: ink.R(0, y, 300, high)}), append(want, id)
	}
	var got []string
	for _, e := range newBench(t, items...).ui.Elements() {
		got = append(got, e.ID)
	}
	if !slices.Equal(got, append(want, "list")) {
		t.Errorf("elements %v, want %v and the list", got, want)
	}
}

func TestFocusScrollsIntoView(t *testing.T) {
	b := newBench(t, rows(20)...)
	for range 10 {
		b.keys(key(ebiten.KeyTab))
	}
	it := b.ui.item(b.ui.Focused())
	at := b.ui.where(*it)
	if it.ID != "row9" || at.Y < 100 || at.Bottom() > 300 {
		t.Errorf("%s lies at %v", it.ID, at)
	}
	b.keys(key(ebiten.KeyEnd))
	if b.ui.Scrolled("list") != 800 {
		t.Errorf("End scrolls to %.0f", b.ui.Scrolled("list"))
	}
	b.keys(key(ebiten.KeyPageUp))
	if b.ui.Scrolled("list") != 650 {
		t.Errorf("page up scrolls to %.0f", b.ui.Scrolled("list"))
	}
}

func TestScrollBarIsDragged(t *testing.T) {
	b := newBench(t, rows(20)...)
	b.move(310, 110)
	b.tick(game.Input{Pressed: true, Down: true})
	b.y = 190
	b.tick(game.Input{Moved: true, Down: true})
	if far := b.ui.Scrolled("list"); far < 350 || far > 450 {
		t.Errorf("half way down it is scrolled to %.0f", far)
	}
	b.want()
}

func TestScrollingStaysOverPlans(t *testing.T) {
	b := newBench(t, rows(20)...)
	b.ui.ScrollTo("list", 300)
	b.tick(game.Input{})
	pad := b.ui.pads.byID["row7"]
	b.items = rows(21)
	b.ui.Replan()
	b.tick(game.Input{})
	if b.ui.Scrolled("list") != 300 || b.ui.pads.byID["row7"] != pad {
		t.Errorf("after a new plan: scrolled to %.0f, same widget %v", b.ui.Scrolled("list"), b.ui.pads.byID["row7"] == pad)
	}
	b.items = rows(5)
	b.ui.Replan()
	b.tick(game.Input{})
	if b.ui.Scrolled("list") != 50 {
		t.Errorf("a shorter list is scrolled to %.0f", b.ui.Scrolled("list"))
	}
}
