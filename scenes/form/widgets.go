package form

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// switched says how a toggle stands.
func switched(on bool) string {
	if on {
		return rules.T("on").In("a switch").String()
	}
	return rules.T("off").In("a switch").String()
}

// Switch is a toggle: a pill with a knob, and "on" or "off" beside it. box is where it may
// lie; it takes what it needs at the left.
func (k Toolkit) Switch(b Label, box ink.Rect) Item {
	h := math.Max(k.MinTarget(), k.Px(42))
	f := k.Font(ink.SerifBold, 20)
	word := switched(b.Chosen)
	wordWidth := math.Max(k.Width(f, switched(false)), k.Width(f, switched(true)))
	high := math.Max(h, k.Line(f))
	pill := ink.R(box.X, box.Y+(high-h)/2, math.Round(2.1*h), h).Round()
	at := ink.R(box.X, box.Y, pill.W+k.Gap()*1.4+wordWidth+1, high)
	it := k.item(b, at, Toggle)
	it.Chosen = b.Chosen
	draw := func(glow float64) ink.List {
		var l ink.List
		if glow > 0 {
			l.Glow(pill, ink.Gold.Alpha(glow), k.Px(14))
		}
		body, x := ink.Iron, pill.X
		if b.Chosen {
			body, x = ink.Verdigris, pill.Right()-h
		}
		rim := math.Max(2, k.Px(4))
		l.Fill(pill, ink.Ink, h/2)
		l.Fill(pill.Inset(rim), body, h/2-rim)
		knob := ink.R(x, pill.Y, h, h).Inset(rim * 0.75)
		l.Disc(knob, ink.Ink)
		l.Disc(knob.Inset(rim*0.9), ink.Bone)
		l.Write(ink.R(pill.Right()+k.Gap()*1.4, at.Y, wordWidth+1, at.H), f, ink.Ink, word)
		return l
	}
	it.Look = Look{Idle: draw(0), Hover: draw(0.7)}
	return it
}

// Check is a toggle with its text to the right; the whole line is pressed.
func (k Toolkit) Check(b Label, x, y, width float64) Item {
	f := k.Font(ink.Sans, 19)
	side := math.Max(k.MinTarget(), k.Px(34))
	room := side + k.Gap()
	textHeight := math.Max(k.Height(f, b.Text, width-room), k.Line(f))
	at := ink.R(x, y, width, math.Max(side, textHeight))
	it := k.item(b, at, Toggle)
	it.Chosen = b.Chosen
	draw := func(glow float64) ink.List {
		var l ink.List
		square := ink.R(x, y+math.Max(0, (math.Min(at.H, 1.6*side)-side)/2), side, side).Round()
		if glow > 0 {
			l.Glow(square, ink.Gold.Alpha(glow), k.Px(12))
		}
		l.Frame("kit/frame-textfield", square, k.Corner(8))
		if b.Chosen {
			l.Picture("kit/tick", square.Inset(side*0.14))
		}
		op := l.Write(ink.R(x+room, y+(at.H-textHeight)/2, width-room, textHeight), f, ink.Ink, b.Text)
		op.Wrap = true
		return l
	}
	it.Look = Look{Idle: draw(0), Hover: draw(0.7)}
	return it
}

// Track is a slider from the left to the right of box, with ticks under it where it stops,
// if they are few.
func (k Toolkit) Track(b Label, r Range, box ink.Rect) Item {
	knobHeight := math.Max(k.MinTarget(), k.Px(44))
	r.Knob = math.Round(knobHeight * 0.75)
	ticks := math.Max(3, k.Px(9))
	at := ink.R(box.X, box.Y, box.W, knobHeight+ticks+k.Px(4)).Round()
	it := k.item(b, at, Slider)
	it.Range = r
	draw := func(glow float64) ink.List {
		var l ink.List
		share := 0.0
		if r.Max > r.Min {
			share = float64(r.Now-r.Min) / float64(r.Max-r.Min)
		}
		x := at.X + r.Knob/2 + share*(at.W-r.Knob)
		thick, rim := math.Max(6, k.Px(16)), math.Max(1, k.Px(3))
		groove := ink.R(at.X+r.Knob/2-thick/2, at.Y+knobHeight*0.4-thick/2, at.W-r.Knob+thick, thick).Round()
		l.Fill(groove, ink.Ink, thick/2)
		l.Fill(groove.Inset(rim), ink.ParchmentDark, thick/2-rim)
		if filled := groove.Inset(rim); x > filled.X+rim {
			filled.W = x - filled.X
			l.Fill(filled, ink.Verdigris, thick/2-rim)
		}
		k.ticks(&l, r, at, at.Y+knobHeight*0.78, ticks)
		knob := ink.R(x-r.Knob/2, at.Y, r.Knob, knobHeight).Round()
		if glow > 0 {
			l.Glow(knob.Inset(knob.W*0.15), ink.Gold.Alpha(glow), k.Px(14))
		}
		l.Picture("kit/knob", knob)
		return l
	}
	it.Look = Look{Idle: draw(0), Hover: draw(0.9)}
	return it
}

func (k Toolkit) ticks(l *ink.List, r Range, at ink.Rect, y, length float64) {
	step := max(1, r.Step)
	stops := (r.Max - r.Min) / step
	for stops > 16 {
		step *= 2
		stops = (r.Max - r.Min) / step
	}
	for i := 0; i <= stops && stops > 0; i++ {
		share := float64(i*step) / float64(r.Max-r.Min)
		x := math.Round(at.X + r.Knob/2 + share*(at.W-r.Knob))
		l.Line(x, y, x, y+length, math.Max(1, k.Px(2.5)), ink.OakLight)
	}
}

// Input is a field for a line of text, with a picture in front if there is an icon.
func (k Toolkit) Input(b Label, now, ghost string, most int, box ink.Rect) Item {
	it := k.item(b, box, Field)
	f := k.Font(ink.Sans, 19)
	pad := math.Max(6, k.Px(16))
	inset := box.Inset(pad)
	inset.Y, inset.H = box.Y+(box.H-k.Line(f))/2, k.Line(f)
	icon := 0.0
	if b.Icon != "" {
		icon = math.Round(box.H * 0.7)
		_, inset = inset.CutLeft(icon)
	}
	it.Text = Text{Now: now, Ghost: ghost, Max: most, Font: f, Ink: ink.Ink, Pale: ink.OakLight, Inset: inset}
	draw := func(glow float64) ink.List {
		var l ink.List
		if glow > 0 {
			l.Glow(box, ink.Gold.Alpha(glow), k.Px(14))
		}
		l.Frame("kit/frame-textfield", box, k.Corner(10))
		if icon > 0 {
			l.Picture(b.Icon, ink.R(box.X+pad*0.5, box.Y+(box.H-icon)/2, icon, icon).Round())
		}
		return l
	}
	it.Look = Look{Idle: draw(0), Hover: draw(0.7), Disabled: draw(0)}
	return it
}

// InputHeight is how high a field wants to be.
func (k Toolkit) InputHeight() float64 {
	return math.Max(k.MinTarget(), math.Round(k.Line(k.Font(ink.Sans, 19))+k.Px(22)))
}

// Tabs lays tabs side by side above a panel and returns them and their height. Where they
// are too wide, icons go first and then type gets smaller.
func (k Toolkit) Tabs(x, bottom, width float64, tabs []Label) ([]Item, float64) {
	h := math.Max(k.MinTarget(), math.Round(k.Line(k.Font(ink.SerifBold, 22))+k.Px(28)))
	gap := k.Px(10)
	tabs, widths := k.tabWidths(tabs, width-gap*float64(len(tabs)-1))
	items := make([]Item, len(tabs))
	for i, t := range tabs {
		items[i] = k.tab(t, ink.R(x, bottom-h, widths[i], h).Round())
		x += widths[i] + gap
	}
	return items, h
}

func (k Toolkit) tabWidths(tabs []Label, width float64) ([]Label, []float64) {
	widths := make([]float64, len(tabs))
	measure := func() float64 {
		sum := 0.0
		for i, t := range tabs {
			widths[i] = k.ButtonWidth(t)
			sum += widths[i]
		}
		return sum
	}
	sum := measure()
	if sum > width {
		plain := make([]Label, len(tabs))
		for i, t := range tabs {
			t.Icon = ""
			plain[i] = t
		}
		tabs = plain
		sum = measure()
	}
	for i := range widths {
		if sum > width {
			widths[i] = math.Floor(widths[i] * width / sum)
		}
	}
	return tabs, widths
}

func (k Toolkit) tab(t Label, box ink.Rect) Item {
	it := k.item(t, box, Tab)
	it.Chosen = t.Chosen
	frame, c := "kit/frame-tab", ink.Parchment
	body := box
	if t.Chosen {
		frame, c = "kit/frame-tab-active", ink.Ink
		body.H += k.Px(6)
	}
	face := func(c ink.Color) ink.List {
		var l ink.List
		l.Frame(frame, body, k.Corner(14))
		icon, room := 0.0, 0.0
		if t.Icon != "" {
			icon, room = math.Round(box.H*0.58), k.icon(box.H)
		}
		inner := box.Inset(math.Max(3, k.Px(8)))
		f, text := k.Whole(ink.SerifBold, t.size(), least, t.Text, inner.W-room)
		w := k.Width(f, text)
		left := inner.X + (inner.W-room-w)/2
		if icon > 0 {
			l.Picture(t.Icon, ink.R(left, box.Y+(box.H-icon)/2, icon, icon).Round())
		}
		l.Write(ink.R(left+room, box.Y, w+1, box.H), f, c, text)
		return l
	}
	lit, rim := ink.GoldLight, ink.Gold
	if t.Chosen {
		lit, rim = c, ink.GoldDark
	}
	it.Look = Look{Idle: face(c), Hover: append(k.halo(box, 0.3), face(lit)...)}
	it.Look.Hover.Outline(box.Inset(math.Max(2, k.Px(4))), rim, math.Max(2, k.Px(4)), k.Px(6))
	return it
}
