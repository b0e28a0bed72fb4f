package form

import (
	"strconv"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// Kind is what an item does.
type Kind uint8

// The kinds of item.
const (
	Decoration Kind = iota // is looked at
	Button                 // is pressed
	Toggle                 // is pressed, and is on or off
	Choice                 // is pressed, and is one of several of which one is chosen
	Tab                    // is pressed, and shows its page
	Row                    // a line of a list: is pressed, and is chosen then
	Slider                 // holds a number between Min and Max
	Field                  // holds a line of text
	Scroll                 // a window onto items that lie in it
)

// roles are the names that the probe and screen readers know the kinds by.
var roles = [...]string{"", "button", "toggle", "choice", "tab", "row", "slider", "text", "scroll"}

// Item is one thing on a screen.
type Item struct {
	// ID names the item; unique in a plan and the same for the same thing in the next one,
	// so that focus, caret and scrolling stay. Decorations need none.
	ID   string
	Kind Kind
	// Label is the item in words. Tip is said when the pointer rests on it; Reason is why it
	// cannot be used, and an item that has one is disabled.
	Label  string
	Tip    string
	Reason string
	// Value is what the item holds, in words: "120 %", "on".
	Value string
	// Chosen marks the tab, row or choice that is chosen and the toggle that is on.
	Chosen bool
	// Primary is the item that Enter presses when nothing has the focus. One in a layer.
	Primary bool
	// Tells makes the item tell that the pointer or the focus has come upon it, and take the
	// right button and the keys that mean less of it: see Point, Read and Less.
	Tells bool
	// Rect is where the item lies: on the screen, or in the content of the scroll area
	// named by In, whose upper left corner is (0, 0).
	Rect ink.Rect
	In   string
	// Layer is 0 for the screen itself. While items of a higher layer are there (a
	// dialog), the ones below are looked at only.
	Layer int
	// Lift is how far the item rises while it is hovered or focused, in device pixels.
	Lift float64
	Look Look

	Range Range  // of a slider
	Text  Text   // of a field
	Page  Length // of a scroll area
}

// Look is the display lists of an item's states, on the same origin as Item.Rect. Where a
// state has no list of its own, Idle holds.
type Look struct {
	Idle, Hover, Pressed, Disabled ink.List
}

// Range is what a slider goes through. Step is the distance of the values it stops at, Leap
// what a page key or a click beside the knob does not exceed.
type Range struct {
	Min, Max, Step, Now int
	Knob                float64 // width of the knob in device pixels
}

// Text is what a field shows and takes.
type Text struct {
	Now   string
	Ghost string // shown while there is no text
	Max   int    // characters, 0: 64
	Font  ink.Font
	Ink   ink.Color
	Pale  ink.Color // of Ghost
	Inset ink.Rect  // where the text lies, on the origin of Item.Rect
}

// Length is how long the content of a scroll area is.
type Length struct {
	Height float64  // of what lies in it, device pixels
	Line   float64  // what one turn of the wheel or an arrow key moves
	Bar    ink.Rect // where the scroll bar lies, on the screen; empty: none
	Reads  bool     // the area itself takes the focus, so that the arrow keys scroll it
	// More is what lies over the foot of the area while more of it is below.
	More ink.List
}

// Enabled reports whether the item can be used.
func (it Item) Enabled() bool { return it.Reason == "" }

// Live reports whether the item reacts to the pointer and takes the focus.
func (it Item) Live() bool { return it.Kind != Decoration && it.Kind != Scroll }

// Top returns the highest layer of a plan.
func Top(items []Item) int {
	top := 0
	for i := range items {
		top = max(top, items[i].Layer)
	}
	return top
}

// element is the item as the probe sees it, at a place on the screen.
func (it Item) element(at ink.Rect, focused bool) game.Element {
	at = at.Round()
	return game.Element{
		ID:      it.ID,
		Role:    roles[it.Kind],
		Label:   it.Label,
		Rect:    [4]int{int(at.X), int(at.Y), int(at.W), int(at.H)},
		Enabled: it.Enabled(),
		Reason:  it.Reason,
		Value:   it.value(),
		Focused: focused,
		Chosen:  it.Chosen,
		Rolled:  it.In != "",
	}
}

func (it Item) value() string {
	switch {
	case it.Value != "":
		return it.Value
	case it.Kind == Field:
		return it.Text.Now
	case it.Kind == Slider:
		return strconv.Itoa(it.Range.Now)
	case it.Kind == Toggle:
		return switched(it.Chosen)
	}
	return ""
}
