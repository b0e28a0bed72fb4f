package stage

import (
	"math"
	"slices"
	"time"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Gesture is what a person did with a piece.
type Gesture uint8

// The gestures.
const (
	Pick    Gesture = iota + 1 // a click, or Enter on the focus
	Inspect                    // a right click, a long press, or the key for it
	Scroll                     // the wheel, Amount notches upwards
	Drop                       // the button went down on ID and up on Onto, or on nothing
)

// Act is a gesture and the piece it was made with; no ID: with none.
type Act struct {
	Gesture Gesture
	ID      rules.Element
	Onto    rules.Element // of a Drop
	Amount  float64
}

// longPress is how long a press lasts that stands for a right click.
const longPress = 500 * time.Millisecond

// pointer is what the pointer and the focus are doing.
type pointer struct {
	x, y     float64
	hover    rules.Element
	focus    rules.Element
	box      ink.Rect      // where the focus lay last
	keys     bool          // the keys were used last, not the pointer
	rested   time.Duration // since when Hot is what it is
	spent    bool          // Hot was picked, or lay under the pointer when it was first seen, and the pointer has not moved since
	seen     bool          // it was seen before
	pressed  rules.Element
	held     bool // the button is down since a press that still counts
	finger   bool // it is a finger, which says itself when it has rested (game.Input.SecondPressed)
	since    time.Duration
	px, py   float64       // where the press began
	dragged  bool          // the camera moved with it
	carries  bool          // it has left where it began
	gripped  bool          // what it was pressed on goes with it, and the camera does not
	taken    rules.Element // the piece whose picture goes with the pointer
	acts     []Act
	turned   float64 // of the wheel, since the last whole notch
	two      bool    // two fingers are down
	scrolled float64 // by them, since the last whole notch
	still    stillness
}

// Hot is the piece that the pointer is on or, after a key, the one with the focus; empty if there
// is none.
func (s *Stage) Hot() rules.Element {
	if s.pointer.keys {
		return s.pointer.focus
	}
	return s.pointer.hover
}

// Focused is the piece with the focus, empty while the pointer is in use.
func (s *Stage) Focused() rules.Element {
	if s.pointer.keys {
		return s.pointer.focus
	}
	return ""
}

// Pressed is the piece that the button is held down on.
func (s *Stage) Pressed() rules.Element {
	if s.pointer.held {
		return s.pointer.pressed
	}
	return ""
}

// Carried is the piece that the pointer carries away with the button down, to drop it on another
// one; empty: none.
func (s *Stage) Carried() rules.Element {
	if p := &s.pointer; p.held && p.carries && !p.dragged {
		return p.pressed
	}
	return ""
}

// Grip sets which pieces of a world go with the pointer that is pressed on them; pressed on anything else there it moves the camera.
func (s *Stage) Grip(grips func(rules.Element) bool) { s.grips = grips }

// Take lets the picture of a piece go with the pointer, beside it, so that it can be seen what it
// is carried to; empty: none.
func (s *Stage) Take(id rules.Element) { s.pointer.taken = id }

// taken is the look of what goes with the pointer, and where its origin lies.
func (s *Stage) taken() (l ink.List, x, y float64, ok bool) {
	p := &s.pointer
	piece, there := s.Piece(p.taken)
	if p.taken == "" || !there || s.Carried() != p.taken {
		return nil, 0, 0, false
	}
	aside := s.slack() * 2
	x = max(0, min(p.x+aside, float64(s.metrics.W)-piece.Box.W))
	y = max(0, min(p.y+aside, float64(s.metrics.H)-piece.Box.H))
	return piece.Look, math.Round(x), math.Round(y), true
}

// takenAlpha lets what lies below a carried picture shine through.
const takenAlpha = 0.85

// Rested is how long the pointer or the focus has been where it is.
func (s *Stage) Rested() time.Duration { return s.clock - s.pointer.rested }

// Spent reports whether what is hot was picked, or lay under the pointer when the stage began, and the pointer or the focus has not
// moved since: whoever has just clicked, or come in, is not asking what the thing is.
func (s *Stage) Spent() bool { return s.pointer.spent }

// Waiting is how long to wait for a long press to count; 0: none is under way.
func (s *Stage) Waiting() time.Duration {
	if !s.pointer.held || s.pointer.finger {
		return 0
	}
	return max(time.Millisecond, longPress-(s.clock-s.pointer.since))
}

// Point takes what the pointer did and returns the gestures it amounts to. The slice
// holds until the next call.
func (s *Stage) Point(in game.Input) []Act {
	p := &s.pointer
	hot := s.Hot()
	p.acts = p.acts[:0]
	if in.Moved || in.Pressed || in.SecondPressed {
		p.keys = false
	}
	if in.Moved && p.spent && p.seen {
		p.spent, p.rested = false, s.clock
	}
	p.x, p.y, p.seen = in.X, in.Y, true
	p.hover = p.still.keep(s.at(in.X, in.Y), in, s.lies)
	if s.Filming() && !in.Pressed && !in.Released {
		p.hover = ""
	}
	if in.Pressed {
		p.pressed, p.held, p.dragged, p.carries = p.hover, true, false, false
		p.since, p.px, p.py, p.finger = s.clock, in.X, in.Y, in.Finger
		p.gripped = s.grips != nil && p.pressed != "" && s.grips(p.pressed)
	}
	s.drag(in)
	p.carries = p.carries || p.held && p.pressed != "" && p.pressed != p.hover && math.Hypot(in.X-p.px, in.Y-p.py) >= s.slack()
	if in.SecondPressed {
		p.acts = append(p.acts, Act{Gesture: Inspect, ID: p.hover})
		p.held = false
	}
	s.hold(in)
	if in.Released || !in.Down && p.held {
		if p.held && !p.dragged && !p.carries && p.pressed == p.hover && in.Released {
			p.acts = append(p.acts, Act{Gesture: Pick, ID: s.Meant(p.hover)})
			p.spent = true
		} else if from := s.Carried(); from != "" && from != p.hover && in.Released {
			p.acts = append(p.acts, Act{Gesture: Drop, ID: from, Onto: p.hover})
			p.spent = true
		}
		p.held = false
	}
	s.wheel(in)
	s.pinch(in)
	s.warm(hot)
	return p.acts
}

// at is the piece that takes the pointer at a point.
func (s *Stage) at(x, y float64) rules.Element {
	i := Hit(s.pieces, x, y)
	switch {
	case i < 0:
		return ""
	case !s.pieces[i].Tip:
		return s.pieces[i].Means()
	}
	return s.pieces[i].ID
}

// Meant is what a click on a piece is a click on: the piece itself, or what it is a sign of.
func (s *Stage) Meant(id rules.Element) rules.Element {
	if p, ok := s.Piece(id); ok {
		return p.Means()
	}
	return id
}

// hold turns a press of the mouse that has lasted into a right click. One that is let go in the first tick that would count it
// is a click: how long it lasted shows only between ticks, and between two of them lies all that a slow machine does.
func (s *Stage) hold(in game.Input) {
	p := &s.pointer
	if p.held && !p.finger && !in.Released && !p.dragged && p.pressed != "" && p.hover == p.pressed && s.clock-p.since >= longPress {
		p.acts = append(p.acts, Act{Gesture: Inspect, ID: p.pressed})
		p.held = false
	}
}

// slack is how far a press may move and still be a click.
func (s *Stage) slack() float64 { return 6 * max(1, s.metrics.Device) }

// drag moves the camera while the button is held down on the world.
func (s *Stage) drag(in game.Input) {
	p := &s.pointer
	if !p.held || !in.Down && !in.Pressed {
		return
	}
	if s.pressedChart() {
		p.dragged = s.steer(in.X, in.Y, p.px, p.py) || p.dragged
		return
	}
	if in.Pressed || p.gripped {
		return
	}
	if !p.dragged && math.Hypot(in.X-p.px, in.Y-p.py) < s.slack() {
		return
	}
	if !s.overWorld(p.px, p.py) {
		return
	}
	s.camera.pan(in.X-p.px, in.Y-p.py)
	p.dragged, p.px, p.py = true, in.X, in.Y
	s.recamera()
	s.roll()
}

// pressedChart reports whether the button went down on the small map and on nothing before it.
func (s *Stage) pressedChart() bool {
	p, c := &s.pointer, &s.camera
	if !c.films() || !c.chart.Contains(p.px, p.py) {
		return false
	}
	i := Hit(s.pieces, p.px, p.py)
	return i >= 0 && s.pieces[i].Box.Intersect(c.chart) == c.chart
}

func (s *Stage) wheel(in game.Input) {
	if in.WheelY == 0 {
		return
	}
	if s.overWorld(in.X, in.Y) {
		p := &s.pointer
		p.turned += in.WheelY
		whole := math.Trunc(p.turned)
		if p.turned -= whole; whole != 0 {
			s.camera.zoomAt(math.Pow(notch, whole), in.X, in.Y)
			s.recamera()
			s.roll()
		}
		return
	}
	s.pointer.acts = append(s.pointer.acts, Act{Gesture: Scroll, ID: s.pointer.hover, Amount: in.WheelY})
}

// pinch moves and zooms the world between two fingers, or scrolls what lies there by whole notches.
func (s *Stage) pinch(in game.Input) {
	p := &s.pointer
	if p.two = in.Pinch != 0; !p.two {
		p.scrolled = 0
		return
	}
	if s.overWorld(in.X, in.Y) {
		s.look(func() {
			s.camera.pan(in.PanX, in.PanY)
			s.camera.zoomAt(in.Pinch, in.X, in.Y)
		})
		s.roll()
		return
	}
	p.scrolled += in.PanY / s.px(notchHigh)
	if whole := math.Trunc(p.scrolled); whole != 0 {
		p.scrolled -= whole
		p.acts = append(p.acts, Act{Gesture: Scroll, ID: p.hover, Amount: whole})
	}
}

// notchHigh is how far two fingers move for what a notch of the wheel does, in design units.
const notchHigh = 40

// overWorld reports whether a point shows the world and nothing before it.
func (s *Stage) overWorld(x, y float64) bool {
	if !s.camera.films() || !s.camera.region.Contains(x, y) {
		return false
	}
	i := Hit(s.pieces, x, y)
	return i < 0 || s.pieces[i].Plane == World || s.pieces[i].Depth < 0
}

// Walk moves the focus, beginning where the pointer is if that was used last. Forward and Back
// visit what can be picked; the directions visit everything, so that a reason why not can be read.
func (s *Stage) Walk(step Step) {
	p := &s.pointer
	hot := s.Hot()
	t := s.places()
	if step == Forward || step == Back {
		t = s.pickable(t)
	}
	if !p.keys && p.hover != "" && s.marks[p.hover].Can() {
		p.focus = p.hover
	}
	p.focus = walk(t, p.focus, p.box, step)
	p.keys, p.spent = p.focus != "", false
	s.Reveal(p.focus)
	s.warm(hot)
}

// places is the targets that the focus can go to: those that can be seen, and those of the world
// that are out of view, where they would be if the region had no edge. What has the focus keeps its place among them
// though something has come to lie over it, as a stack that spreads when it is pointed at.
func (s *Stage) places() []Target {
	seen := s.Targets()
	under := func(p *Piece) bool {
		return p.Role != "" && p.ID == s.pointer.focus && !p.field().Empty() && !slices.ContainsFunc(seen, func(t Target) bool { return t.ID == p.ID })
	}
	if !s.camera.films() && !slices.ContainsFunc(s.pieces, func(p Piece) bool { return under(&p) }) {
		return seen
	}
	found := map[int][]Target{}
	add := func(p *Piece, t Target) { found[p.Order] = append(found[p.Order], t) }
	for _, t := range seen {
		add(&s.pieces[s.index[t.ID]], t)
	}
	for i := range s.pieces {
		if p := &s.pieces[i]; p.Plane == World && p.Role != "" && p.field().Empty() || under(p) {
			add(p, Target{p.ID, p.Box})
		}
	}
	return inOrder(found)
}

func (s *Stage) pickable(t []Target) []Target {
	can := make([]Target, 0, len(t))
	for _, x := range t {
		if m := s.marks[x.ID]; m.Can() || m.State&(Meant|Told) != 0 {
			can = append(can, x)
		}
	}
	return can
}

// Focus puts the focus on a piece.
func (s *Stage) Focus(id rules.Element) {
	hot := s.Hot()
	s.pointer.focus, s.pointer.keys = id, id != ""
	s.warm(hot)
}

// Press makes a gesture with the piece that has the focus.
func (s *Stage) Press(g Gesture) (Act, bool) {
	if hot := s.Hot(); hot != "" {
		s.pointer.spent = g == Pick
		return Act{Gesture: g, ID: hot}, true
	}
	return Act{}, false
}

// warm notes what changes when the pointer or the focus goes elsewhere.
func (s *Stage) warm(before rules.Element) {
	p := &s.pointer
	if p.focus != "" {
		if piece, ok := s.Piece(p.focus); ok {
			p.box = piece.field()
		}
	}
	if s.Hot() != before {
		p.rested = s.clock
		s.dirty = true
	}
}
