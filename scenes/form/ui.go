package form

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/keymap"
	"portcullis/scenes/ink"
)

// Painter draws display lists. Package paint implements it.
type Painter interface {
	Draw(dst *ebiten.Image, list ink.List, x, y, alpha float64)
	SetUnit(unit float64) // device pixels of a design unit
	Finish()              // has the graphics finish what was drawn so far: a picture as large as the screen
}

// Act is what was done to an item.
type Act uint8

// The acts.
const (
	Press  Act = iota // a button, toggle, choice, tab or row was pressed
	Slide             // a slider moved to Event.Number
	Type              // the text of a field is Event.Text now
	Submit            // Enter was pressed in a field
	Back              // Esc was pressed; Event.ID is empty
	Point             // the pointer or the focus came upon an item that Tells
	Read              // an item that Tells was pressed with the right button, or with the key for looking closely
	Less              // the key for one card less was pressed on an item that Tells
)

// Event is something that the user did.
type Event struct {
	ID     string
	Act    Act
	Number int
	Text   string
	Held   bool // of Slide: the pointer still holds the knob
}

// Plan lays a screen out. It depends on nothing but the model that it closes over and the
// size of the screen.
type Plan func(ink.Metrics) []Item

// UI shows the items of a plan and tells what the user does with them. It belongs to the
// goroutine of the loop.
type UI struct {
	// Fade is how long an item takes to light up under the pointer; 0 with reduced motion.
	Fade time.Duration
	// Rest is how long the pointer rests before a tooltip opens.
	Rest time.Duration
	// Keys is which keys a person has changed; nil: none.
	Keys *keymap.Map

	plan    Plan
	painter Painter
	measure ink.Measurer
	canvas  *Canvas

	metrics ink.Metrics
	items   []Item
	at      map[string]int // ID to index of items
	stale   bool           // the plan must be made again
	pads    *pads

	hover, press string
	met          bool   // the pointer has been used since the screen came up
	pointed      string // the item that Point told of last
	loose        bool   // a slider is pressed beside its knob, which follows the pointer
	focus        string
	showFocus    bool           // the keyboard moved last
	parked       map[int]string // focus of the layers below the top one
	top          int            // highest layer of the plan
	editor       *Editor        // of the focused field
	sought       []rune         // typed there, and not known yet whether they can be drawn
	unspelt      rune           // was typed there and cannot be drawn; 0: nothing was
	scroll       map[string]float64
	drag         drag
	warmth       map[string]float64 // 0..1, how far an item is lit
	moving       bool               // something is lighting up or going out

	show       string // item to be scrolled to once it is there
	selectNext bool   // the text of the focused field is to be selected once it is there

	tip tip

	dirtyBase bool
	shape     ebiten.CursorShapeType
}

// NewUI shows a plan. Several UIs may share a canvas if only one of them is on the screen.
func NewUI(c *Canvas, p Painter, m ink.Measurer, plan Plan) *UI {
	return &UI{
		Fade: 120 * time.Millisecond, Rest: 300 * time.Millisecond,
		plan: plan, painter: p, measure: m, canvas: c, stale: true,
		pads: newPads(), parked: map[int]string{}, scroll: map[string]float64{},
		warmth: map[string]float64{}, at: map[string]int{},
	}
}

// Replan makes the plan be made again, because its model has changed.
func (u *UI) Replan() { u.stale = true }

// Focus puts the focus on an item of the next plan.
func (u *UI) Focus(id string) {
	u.focus = id
	u.showFocus = true
	u.leaveField()
}

// Focused is the item that has the focus, empty if there is none.
func (u *UI) Focused() string { return u.focus }

// SelectWhenShown selects the whole text of the focused field when it is next planned.
func (u *UI) SelectWhenShown() { u.selectNext = true }

// Show scrolls an item to the upper part of its area when it is next planned.
func (u *UI) Show(id string) {
	u.show = id
	u.stale = true
}

// Held reports whether the pointer holds something down.
func (u *UI) Held() bool { return u.press != "" }

// Settled reports whether nothing is moving.
func (u *UI) Settled() bool { return !u.moving && !u.stale && u.drag.speed == 0 }

// Metrics is the size that the plan was last made for.
func (u *UI) Metrics() ink.Metrics { return u.metrics }

// Update takes the input of a tick, and hands what the user did to handle, which may change
// the model and call Replan. Nothing is handed over that the screen does not show any more.
func (u *UI) Update(t *game.Tick, handle func(Event)) {
	u.resize(t.Screen)
	u.refresh()
	u.tell(u.pointerEvents(u.takeAlong(t)), handle)
	u.keyEvents(t.Input, handle)
	u.spell(handle)
	u.tell(u.pointing(), handle)
	u.warm(t)
	u.updateTip(t)
	u.setCursor()
}

// tell hands events on, one after another, each with the screen planned anew after it. What
// an event was about may be gone by an earlier one of the same tick, or lie below a dialog by
// now: then it is not told.
func (u *UI) tell(events []Event, handle func(Event)) {
	for _, e := range events {
		if it := u.item(e.ID); e.Act != Back && (it == nil || it.Layer != u.top) {
			continue
		}
		handle(e)
		u.refresh()
	}
}

// resize takes the size of the screen.
func (u *UI) resize(s game.Screen) {
	m := ink.Metrics{W: s.W, H: s.H, Device: s.Device, Text: s.Text, Faces: s.Faces}
	if m != u.metrics {
		u.metrics = m
		u.stale = true
	}
}

// refresh makes the plan again if it is stale.
func (u *UI) refresh() {
	for tries := 0; u.stale && tries < 3; tries++ {
		u.stale = false
		u.items = u.plan(u.metrics)
		u.index()
		u.keepFocus()
		u.showNow()
		u.place()
		u.dirtyBase = true
		for _, s := range u.pads.settle() {
			u.sense(s)
		}
	}
}

func (u *UI) index() {
	clear(u.at)
	for i := range u.items {
		if id := u.items[i].ID; id != "" {
			u.at[id] = i
		}
	}
	if _, ok := u.at[u.hover]; !ok {
		u.hover = ""
	}
	if _, ok := u.at[u.press]; !ok {
		u.press = ""
	}
	for id := range u.warmth {
		if _, ok := u.at[id]; !ok {
			delete(u.warmth, id)
		}
	}
}

// item returns the item of an ID, nil if there is none.
func (u *UI) item(id string) *Item {
	if i, ok := u.at[id]; ok {
		return &u.items[i]
	}
	return nil
}

// live returns the items that react, in focus order, at their places on the screen.
func (u *UI) live() []placedItem {
	var list []placedItem
	for _, it := range u.items {
		if it.Layer != u.top || !it.Live() {
			continue
		}
		list = append(list, placedItem{it, u.visible(it)})
	}
	return list
}

// where is where an item lies on the screen, seen or not.
func (u *UI) where(it Item) ink.Rect {
	dx, dy := u.offset(it.In)
	return it.Rect.Shift(dx, dy)
}

// offset is where the origin of a scroll area's content is on the screen.
func (u *UI) offset(area string) (dx, dy float64) {
	if a := u.item(area); a != nil {
		return a.Rect.X, a.Rect.Y - u.scroll[area]
	}
	return 0, 0
}

// visible is the part of an item that can be seen.
func (u *UI) visible(it Item) ink.Rect {
	at := u.where(it)
	if a := u.item(it.In); a != nil {
		return at.Intersect(a.Rect)
	}
	return at
}

// place puts the widgets where the items are.
func (u *UI) place() {
	var list []placedItem
	for _, it := range u.items {
		if it.Kind == Scroll && it.Layer == u.top {
			u.clampScroll(it)
			if bar, ok := u.bar(it); ok {
				list = append(list, bar)
			}
		}
	}
	for _, it := range u.live() {
		if !it.at.Empty() {
			list = append(list, it)
		}
	}
	u.pads.keep(list)
}

// rounding is how much of a unit a rectangle can lose by being cut to what is seen of it, though all of it is seen.
const rounding = 1e-6

// Elements is the screen as the probe and screen readers see it: everything that reacts and
// can be seen.
func (u *UI) Elements() []game.Element {
	var list []game.Element
	for _, it := range u.live() {
		if it.at.W < u.metrics.MinTarget()-rounding || it.at.H < min(u.metrics.MinTarget(), it.Rect.H)-rounding {
			continue
		}
		list = append(list, it.element(it.at, it.ID == u.focus))
	}
	for _, it := range u.items {
		if it.Kind == Scroll && it.Layer == u.top {
			list = append(list, u.scrollElement(it))
		}
	}
	return list
}

// setCursor shows by the pointer what can be done.
func (u *UI) setCursor() {
	shape := ebiten.CursorShapeDefault
	if it := u.item(u.hover); it != nil {
		switch {
		case !it.Enabled():
			shape = ebiten.CursorShapeNotAllowed
		case it.Kind == Field:
			shape = ebiten.CursorShapeText
		case it.Live():
			shape = ebiten.CursorShapePointer
		}
	}
	if shape != u.shape {
		u.shape = shape
		ebiten.SetCursorShape(shape)
	}
}
