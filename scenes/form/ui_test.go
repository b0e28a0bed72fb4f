package form

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
)

func TestButtonIsPressedWhereThePointerIsReleasedOnIt(t *testing.T) {
	b := newBench(t, button("a", 0, 0), button("b", 200, 0))
	b.click(50, 25)
	b.want(Event{ID: "a", Act: Press})
	b.move(50, 25)
	b.tick(game.Input{Pressed: true, Down: true})
	b.x = 250
	b.tick(game.Input{Moved: true, Down: true})
	b.tick(game.Input{Released: true})
	b.want()
	b.click(150, 25)
	b.want()
}

func TestClickWithinOneTickIsNotLost(t *testing.T) {
	b := newBench(t, button("a", 0, 0))
	b.move(50, 25)
	b.tick(game.Input{Pressed: true, Released: true})
	b.tick(game.Input{})
	b.want(Event{ID: "a", Act: Press})
}

// However quick clicks are, each counts: one a tick.
func TestQuickClicksAllCount(t *testing.T) {
	b := newBench(t, button("plus", 0, 0))
	b.move(50, 25)
	const clicks = 34
	for range clicks {
		b.tick(game.Input{Pressed: true, Released: true})
	}
	b.tick(game.Input{})
	if n := len(b.take()); n != clicks {
		t.Errorf("%d of %d clicks count", n, clicks)
	}
}

// A press shorter than a tick sets a slider and a caret as a longer one does.
func TestAShortPressOnASliderAndAField(t *testing.T) {
	b := newBench(t, slider(), field("Zoë"))
	b.move(260, 120)
	b.tick(game.Input{Pressed: true, Released: true})
	b.want(Event{ID: "s", Act: Slide, Number: 140})
	b.items[0].Range.Now = 140
	b.ui.Replan()
	b.move(12, 20) // before the first letter
	b.tick(game.Input{Pressed: true, Released: true})
	b.tick(game.Input{Runes: []rune("A")})
	b.want(Event{ID: "f", Act: Type, Text: "AZoë"})
}

func TestDisabledItemTellsItsReasonAndIsNotPressed(t *testing.T) {
	it := button("a", 0, 0)
	it.Reason = "Not now."
	b := newBench(t, it)
	b.click(50, 25)
	b.keys(key(ebiten.KeyTab), key(ebiten.KeyEnter))
	b.want()
	for range 30 {
		b.tick(game.Input{})
	}
	if b.ui.Tip() != "Not now." {
		t.Errorf("the tooltip says %q", b.ui.Tip())
	}
	b.move(500, 500)
	if b.ui.focus = ""; b.ui.Tip() != "" {
		t.Errorf("away from it the tooltip says %q", b.ui.Tip())
	}
}

// What is asked to be shown and cannot be scrolled that far is pressed where it is seen.
func TestShownItemIsPressedWhereItIs(t *testing.T) {
	it := button("a", 0, 300)
	it.In = "area"
	b := newBench(t, Item{ID: "area", Kind: Scroll, Rect: ink.R(0, 0, 200, 500), Page: Length{Height: 520}}, it)
	b.ui.Show("a")
	b.tick(game.Input{})
	b.click(50, 300-20+25)
	b.want(Event{ID: "a", Act: Press})
}

func TestTooltipWaitsUntilThePointerRests(t *testing.T) {
	it := button("a", 0, 0)
	it.Tip = "What it does"
	b := newBench(t, it)
	for range 40 {
		b.move(40, 25)
		b.move(41, 25)
	}
	if b.ui.Tip() != "" {
		t.Error("it opens under a moving pointer")
	}
	b.woken = 0
	b.tick(game.Input{})
	if b.woken == 0 {
		t.Error("nobody asks for the tick in which it opens")
	}
	for range 25 {
		b.tick(game.Input{})
	}
	if b.ui.Tip() != "What it does" {
		t.Errorf("it says %q", b.ui.Tip())
	}
}

// A screen that comes up under a pointer at rest says nothing about what happens to lie there, until the pointer moves.
func TestTooltipWaitsUntilThePointerIsUsed(t *testing.T) {
	it := button("a", 0, 0)
	it.Tip = "What it does"
	b := newBench(t, it)
	b.x, b.y = 40, 25
	for range 60 {
		if b.tick(game.Input{}); b.ui.Tip() != "" {
			t.Fatal("it opens under a pointer that was there before the screen")
		}
	}
	b.move(41, 25)
	for range 30 {
		b.tick(game.Input{})
	}
	if b.ui.Tip() != "What it does" {
		t.Errorf("once the pointer has moved it says %q", b.ui.Tip())
	}
}

func TestFocusWalksThePlanAndComesRound(t *testing.T) {
	dim := button("c", 400, 0)
	dim.Reason = "No."
	b := newBench(t, button("a", 0, 0), Decor(0, nil), button("b", 200, 0), dim)
	var walked []string
	for range 4 {
		b.keys(key(ebiten.KeyTab))
		walked = append(walked, b.ui.Focused())
	}
	b.keys(game.Key{Code: ebiten.KeyTab, Shift: true})
	walked = append(walked, b.ui.Focused())
	if want := []string{"a", "b", "c", "a", "c"}; !slices.Equal(walked, want) {
		t.Errorf("Tab walks %v, want %v", walked, want)
	}
}

func TestArrowsGoToTheNearest(t *testing.T) {
	b := newBench(t, button("nw", 0, 0), button("ne", 300, 10), button("far", 800, 0), button("sw", 0, 200), button("se", 310, 200))
	b.ui.Focus("nw")
	for _, step := range []struct {
		key  ebiten.Key
		want string
	}{
		{ebiten.KeyRight, "ne"}, {ebiten.KeyDown, "se"}, {ebiten.KeyLeft, "sw"}, {ebiten.KeyUp, "nw"}, {ebiten.KeyUp, "nw"}, {ebiten.KeyLeft, "nw"},
	} {
		b.keys(key(step.key))
		if b.ui.Focused() != step.want {
			t.Fatalf("%v leads to %s, want %s", step.key, b.ui.Focused(), step.want)
		}
	}
}

func TestEnterPressesThePrimaryItemUnlessSomethingHasTheFocus(t *testing.T) {
	main := button("main", 200, 0)
	main.Primary = true
	b := newBench(t, button("a", 0, 0), main)
	b.keys(key(ebiten.KeyEnter))
	b.want(Event{ID: "main", Act: Press})
	b.keys(key(ebiten.KeyTab), key(ebiten.KeySpace), key(ebiten.KeyEscape))
	b.want(Event{ID: "a", Act: Press}, Event{Act: Back})
}

func slider() Item {
	return Item{ID: "s", Kind: Slider, Label: "Size", Rect: ink.R(100, 100, 220, 40), Range: Range{Min: 80, Max: 160, Step: 5, Now: 100, Knob: 20}}
}

func TestSliderFollowsThePointer(t *testing.T) {
	b := newBench(t, slider())
	follow := func() { // the model takes what the slider says
		for _, e := range b.events {
			b.items[0].Range.Now = e.Number
			b.ui.Replan()
		}
	}
	b.move(160, 120) // on the knob: 100 + 200*(20/80) = 150..170
	b.tick(game.Input{Pressed: true, Down: true})
	b.x = 210
	b.tick(game.Input{Moved: true, Down: true})
	b.want(Event{ID: "s", Act: Slide, Number: 120, Held: true})
	b.items[0].Range.Now = 120
	b.ui.Replan()
	b.tick(game.Input{Down: true})
	b.want()
	b.x = 2000
	b.tick(game.Input{Moved: true, Down: true})
	follow()
	b.take()
	b.tick(game.Input{Released: true})
	b.want(Event{ID: "s", Act: Slide, Number: 160})
}

func TestSliderJumpsToThePointerAndGoesOnWithIt(t *testing.T) {
	b := newBench(t, slider())
	b.move(260, 120)
	b.tick(game.Input{Pressed: true, Down: true})
	b.want(Event{ID: "s", Act: Slide, Number: 140, Held: true})
	b.items[0].Range.Now = 140
	b.ui.Replan()
	b.x = 110
	b.tick(game.Input{Moved: true, Down: true})
	b.want(Event{ID: "s", Act: Slide, Number: 80, Held: true})
}

func TestSliderMovesByKeys(t *testing.T) {
	b := newBench(t, slider(), button("below", 100, 300))
	b.ui.Focus("s")
	b.keys(key(ebiten.KeyRight))
	b.want(Event{ID: "s", Act: Slide, Number: 105})
	b.items[0].Range.Now = 80
	b.ui.Replan()
	b.keys(key(ebiten.KeyLeft))
	b.want()
	b.keys(key(ebiten.KeyDown))
	if b.ui.Focused() != "below" {
		t.Errorf("the arrow down leads to %s", b.ui.Focused())
	}
}

func field(text string) Item {
	f := ink.Font{Face: ink.Sans, Size: 20}
	return Item{ID: "f", Kind: Field, Label: "Name", Rect: ink.R(0, 0, 300, 40), Text: Text{Now: text, Max: 12, Font: f, Inset: ink.R(10, 8, 280, 24)}}
}

func TestFieldTakesWhatIsTyped(t *testing.T) {
	b := newBench(t, field("Zoë"), button("go", 0, 100))
	keep := func() {
		for _, e := range b.events {
			if e.Act == Type {
				b.items[0].Text.Now = e.Text
				b.ui.Replan()
			}
		}
	}
	b.click(12, 20) // before the first letter
	b.tick(game.Input{Runes: []rune("An ")})
	keep()
	b.want(Event{ID: "f", Act: Type, Text: "An Zoë"})
	b.keys(key(ebiten.KeyEnd), key(ebiten.KeyBackspace))
	keep()
	b.want(Event{ID: "f", Act: Type, Text: "An Zo"})
	b.tick(game.Input{Keys: []game.Key{key(ebiten.KeySpace)}, Runes: []rune(" ")})
	keep()
	b.want(Event{ID: "f", Act: Type, Text: "An Zo "})
	b.keys(key(ebiten.KeyEnter))
	b.want(Event{ID: "f", Act: Submit, Text: "An Zo "})
	b.tick(game.Input{Runes: []rune("and a very long rest")})
	keep()
	b.want(Event{ID: "f", Act: Type, Text: "An Zo and a "})
	b.keys(key(ebiten.KeyTab))
	b.tick(game.Input{Runes: []rune("x")})
	b.want()
}

// A keyboard on the screen tells the whole text: it may have changed a word, or composed a letter.
func TestFieldTakesWhatIsWrittenOnTheScreen(t *testing.T) {
	b := newBench(t, field("Zoë"), button("go", 0, 100))
	if w, ok := b.ui.Writing(); ok {
		t.Errorf("%v is edited before anything has the focus", w)
	}
	b.click(200, 20)
	if w, ok := b.ui.Writing(); !ok || w != (game.Writing{Text: "Zoë", Caret: 3, Rect: [4]int{0, 0, 300, 40}}) {
		t.Errorf("%v is edited, %v", w, ok)
	}
	b.tick(game.Input{Written: &game.Written{Text: "Zürich", Caret: 2}})
	b.want(Event{ID: "f", Act: Type, Text: "Zürich"})
	b.items[0].Text.Now = "Zürich"
	b.ui.Replan()
	b.tick(game.Input{Runes: []rune("x"), Written: &game.Written{Text: "Zürich\x00 in the winter", Caret: 99}})
	b.want(Event{ID: "f", Act: Type, Text: "Zürich in th"}) // no room for the x
	b.keys(key(ebiten.KeyTab))
	if w, ok := b.ui.Writing(); ok {
		t.Errorf("%v is edited though the focus has gone", w)
	}
	b.tick(game.Input{Written: &game.Written{Text: "late"}})
	b.want()
}

func TestFieldIsSelectedByDragging(t *testing.T) {
	b := newBench(t, field("abcdef"))
	b.move(10+2*10, 20)
	b.tick(game.Input{Pressed: true, Down: true})
	b.x = 10 + 5*10
	b.tick(game.Input{Moved: true, Down: true})
	b.tick(game.Input{Released: true})
	b.tick(game.Input{Runes: []rune("X")})
	b.want(Event{ID: "f", Act: Type, Text: "abXf"})
}

func TestDialogTakesAndGivesBack(t *testing.T) {
	ok := button("ok", 0, 0)
	ok.Layer, ok.Primary = 1, true
	b := newBench(t, button("a", 0, 0), button("b", 200, 0))
	b.ui.Focus("b")
	b.tick(game.Input{})
	b.items = append(b.items, Decor(1, nil), ok)
	b.ui.Replan()
	b.tick(game.Input{})
	b.click(250, 25)
	b.want()
	if e := b.ui.Elements(); len(e) != 1 || e[0].ID != "ok" {
		t.Errorf("under a dialog the screen shows %v", e)
	}
	b.keys(key(ebiten.KeyEnter), key(ebiten.KeyTab))
	b.want(Event{ID: "ok", Act: Press})
	b.items = b.items[:2]
	b.ui.Replan()
	b.tick(game.Input{})
	if b.ui.Focused() != "b" {
		t.Errorf("after the dialog the focus is on %q", b.ui.Focused())
	}
}

func TestNothingIsPaintedAnewWhileNothingChanges(t *testing.T) {
	b := newBench(t, button("a", 0, 0), button("b", 200, 0))
	b.move(500, 500)
	b.ui.dirtyBase, b.woken = false, 0
	for i := range 10 {
		b.move(500+float64(i), 500)
	}
	if b.ui.dirtyBase || b.woken != 0 || !b.ui.Settled() {
		t.Error("a pointer that moves over nothing changes the picture")
	}
	b.woken = 0
	b.move(50, 25)
	if b.ui.dirtyBase || b.woken == 0 || b.ui.Settled() {
		t.Error("an item lights up unseen")
	}
	for range 20 {
		b.tick(game.Input{})
	}
	b.woken = 0
	b.ui.Rest = 0
	b.tick(game.Input{})
	if b.ui.dirtyBase || !b.ui.Settled() || b.woken != 0 {
		t.Errorf("a lit item goes on moving: the picture below it is made anew: %v, woken %d", b.ui.dirtyBase, b.woken)
	}
}

func TestADialogClosesTheTooltipBelowIt(t *testing.T) {
	it, over := button("a", 0, 0), button("over", 0, 300)
	it.Tip, over.Layer, over.Tip = "What it does", 1, "What that does"
	b := newBench(t, it)
	b.move(40, 25)
	for range 30 {
		b.tick(game.Input{})
	}
	if b.ui.Tip() != "What it does" {
		t.Fatalf("it says %q", b.ui.Tip())
	}
	b.items = append(b.items, Decor(1, nil), over)
	b.ui.Replan()
	for range 60 {
		b.tick(game.Input{})
		if b.ui.Tip() != "" {
			t.Fatalf("over the dialog lies %q", b.ui.Tip())
		}
	}
	b.move(40, 325)
	for range 30 {
		b.tick(game.Input{})
	}
	if b.ui.Tip() != "What that does" {
		t.Errorf("of the dialog itself it says %q", b.ui.Tip())
	}
}
