package form

import (
	"math"
	"slices"

	"portcullis/scenes/ink"
)

// Label is what is written on a button.
type Label struct {
	ID     string
	Text   string
	Icon   string  // picture before the text, may be empty
	Size   float64 // type size in design units; 0: 22
	Tip    string
	Reason string // why it cannot be pressed
	Chosen bool   // an Option that is chosen
	Layer  int
	In     string
}

func (b Label) size() float64 {
	if b.Size > 0 {
		return b.Size
	}
	return 22
}

// least is the smallest type that buttons are set in.
const least = 16

// ButtonHeight is how high a button of a type size wants to be.
func (k Toolkit) ButtonHeight(units float64) float64 {
	return math.Max(k.MinTarget(), math.Round(k.Line(k.Font(ink.SerifBold, units))+k.Px(24)))
}

// ButtonWidth is how wide a button wants to be.
func (k Toolkit) ButtonWidth(b Label) float64 {
	f := k.Font(ink.SerifBold, b.size())
	w := k.Width(f, b.Text) + 2*math.Round(f.Size*0.9)
	if b.Icon != "" {
		w += k.icon(k.ButtonHeight(b.size()))
	}
	return math.Max(k.MinTarget(), math.Ceil(w))
}

// icon is the room that the icon of a button takes, with the space behind it.
func (k Toolkit) icon(height float64) float64 { return math.Round(height*0.58) + k.Gap()*0.7 }

// Button is a button of oak.
func (k Toolkit) Button(b Label, box ink.Rect) Item {
	it := k.item(b, box, Button)
	it.Look = Look{
		Idle:     k.face(b, box, "idle", ink.Bone),
		Hover:    append(k.halo(box, 0.5), k.face(b, box, "hover", ink.Bone)...),
		Pressed:  k.face(b, box, "pressed", ink.ParchmentDark),
		Disabled: k.face(b, box, "disabled", ink.Steel),
	}
	return it
}

// MainButton is the button that the screen is there for: it always shines.
func (k Toolkit) MainButton(b Label, box ink.Rect) Item {
	it := k.Button(b, box)
	it.Primary = true
	it.Look.Idle = append(k.halo(box, 0.55), k.face(b, box, "hover", ink.Bone)...)
	it.Look.Hover = append(k.halo(box, 1), k.face(b, box, "hover", ink.GoldLight)...)
	return it
}

// Option is a button that is one of several, or on.
func (k Toolkit) Option(b Label, box ink.Rect) Item {
	it := k.Button(b, box)
	it.Kind, it.Chosen = Choice, b.Chosen
	if b.Chosen {
		it.Look.Idle = k.face(b, box, "selected", ink.Ink)
		it.Look.Hover = append(k.halo(box, 0.35), it.Look.Idle...)
		it.Look.Pressed = it.Look.Idle
	}
	return it
}

// IconButton is a square button with a picture and no text; its text is its tooltip.
func (k Toolkit) IconButton(b Label, box ink.Rect) Item {
	it := k.item(b, box, Button)
	if it.Tip == "" {
		it.Tip = b.Text
	}
	picture := func(frame string, down, fade float64) ink.List {
		var l ink.List
		l.Frame("kit/frame-button-"+frame, box, k.Corner(11))
		l.Picture(b.Icon, box.Inset(box.W*0.2).Shift(0, down)).Fade = fade
		return l
	}
	it.Look = Look{
		Idle:     picture("idle", 0, 0),
		Hover:    append(k.halo(box, 0.5), picture("hover", 0, 0)...),
		Pressed:  picture("pressed", k.Px(2), 0),
		Disabled: picture("disabled", 0, 0.5),
	}
	return it
}

func (k Toolkit) item(b Label, box ink.Rect, kind Kind) Item {
	return Item{ID: b.ID, Kind: kind, Label: b.Text, Tip: b.Tip, Reason: b.Reason, Rect: box, Layer: b.Layer, In: b.In}
}

// halo is the light around what can be done.
func (k Toolkit) halo(box ink.Rect, strength float64) ink.List {
	var l ink.List
	l.Glow(box, ink.Gold.Alpha(0.8*strength), k.Px(18))
	return l
}

// face is a button in one state: frame, icon and text in the middle.
func (k Toolkit) face(b Label, box ink.Rect, frame string, c ink.Color) ink.List {
	var l ink.List
	l.Frame("kit/frame-button-"+frame, box, k.Corner(12))
	down, fade := 0.0, 0.0
	switch frame {
	case "pressed":
		down = math.Max(1, k.Px(2))
	case "disabled":
		fade = 0.5
	}
	inner := box.Inset(math.Max(3, k.Px(6))).Shift(0, down)
	icon, room := 0.0, 0.0
	if b.Icon != "" {
		icon, room = math.Round(box.H*0.58), k.icon(box.H)
	}
	f, text, width := k.words(b, inner.W-room, math.Max(inner.H, k.Line(k.Font(ink.SerifBold, least))))
	x := inner.X + (inner.W-room-width)/2
	if b.Icon != "" {
		l.Picture(b.Icon, ink.R(x, inner.Y+(inner.H-icon)/2, icon, icon).Round()).Fade = fade
	}
	h := math.Max(inner.H, k.Line(f))
	op := l.Write(ink.R(x+room, inner.Y+(inner.H-h)/2, width+1, h), f, c, text).From(b.Text)
	op.Wrap, op.Across = k.Width(f, text) > width, ink.Middle
	return l
}

// words are what is written on a button, in what type and how wide: on one line, or on several where it is too wide for that.
func (k Toolkit) words(b Label, w, h float64) (f ink.Font, text string, width float64) {
	if f, text = k.Fit(ink.SerifBold, b.size(), least, b.Text, w); text == b.Text {
		return f, text, k.Width(f, text)
	}
	f, text = k.Set(f, b.Text, w, h)
	for _, line := range k.Measure.Wrap(f, text, w) {
		width = math.Max(width, k.Width(f, line))
	}
	return f, text, width
}

// Flow lays buttons side by side from the left, in as many lines as they need, which are as even as can be: none stands alone below
// a full line. It returns their boxes and the height of all.
func (k Toolkit) Flow(x, y, width float64, buttons []Label) ([]ink.Rect, float64) {
	boxes, h := k.flow(x, y, width, buttons)
	if n := len(boxes); n == 0 || boxes[n-1].Y == boxes[0].Y {
		return boxes, h
	}
	widest := boxes
	least, most := 0.0, width // the lines are too many in the one width, and no more in the other
	for most-least > 1 {
		half := (least + most) / 2
		if tried, high := k.flow(x, y, half, buttons); high > h || !sameWidths(tried, widest) {
			least = half
		} else {
			boxes, most = tried, half
		}
	}
	return boxes, h
}

// sameWidths reports whether boxes are as wide as others.
func sameWidths(a, b []ink.Rect) bool {
	return slices.EqualFunc(a, b, func(x, y ink.Rect) bool { return x.W == y.W })
}

// flow lays buttons in lines of which each takes as many as it has room for.
func (k Toolkit) flow(x, y, width float64, buttons []Label) ([]ink.Rect, float64) {
	boxes := make([]ink.Rect, len(buttons))
	at, top, h := x, y, 0.0
	for i, b := range buttons {
		w := math.Min(width, k.ButtonWidth(b))
		if at > x && at+w > x+width {
			at, top = x, top+h+k.Gap()*0.8
		}
		h = k.ButtonHeight(b.size())
		boxes[i] = ink.R(at, top, w, h).Round()
		at += w + k.Gap()*0.8
	}
	if len(buttons) == 0 {
		return boxes, 0
	}
	return boxes, top + h - y
}

// Beside lays buttons in one row from its left. Where they are too wide together, each
// gives up its share.
func (k Toolkit) Beside(row ink.Rect, buttons []Label) []ink.Rect {
	gap := math.Max(4, k.Px(16))
	_, widths := k.tabWidths(buttons, row.W-gap*float64(len(buttons)-1))
	boxes := make([]ink.Rect, len(buttons))
	x := row.X
	for i, w := range widths {
		boxes[i] = ink.R(x, row.Y, w, row.H).Round()
		x += w + gap
	}
	return boxes
}
