package form

import (
	"math"
	"strings"

	"portcullis/game/keymap"
	"portcullis/scenes/ink"
)

// Toolkit makes the looks that all menus share, for one size of screen.
type Toolkit struct {
	ink.Metrics
	Measure ink.Measurer
	Keys    *keymap.Map // by what names keys are called; nil: those that they have at first
}

// Line is the height of a box that one line of text fits.
func (k Toolkit) Line(f ink.Font) float64 {
	return math.Ceil(math.Max(f.Size*ink.DefaultLead, k.Measure.LineHeight(f)))
}

// Width is the width of a box that one line of text fits.
func (k Toolkit) Width(f ink.Font, text string) float64 { return math.Ceil(k.Measure.Width(f, text)) }

// Height is the height of a box that text fits when its lines are broken at width.
func (k Toolkit) Height(f ink.Font, text string, width float64) float64 {
	if text == "" {
		return 0
	}
	return math.Ceil(ink.TextHeight(k.Measure, f, text, width, 0))
}

// Fit is the largest size of a face, from units down to least, at which text is at most
// width wide, and the text, elided if even the least size is too large.
func (k Toolkit) Fit(face ink.Face, units, least float64, text string, width float64) (ink.Font, string) {
	f := k.Font(face, units)
	for ; units > least && k.Measure.Width(f, text) > width; units-- {
		f = k.Font(face, units-1)
	}
	return f, Elide(k.Measure, f, text, width)
}

// Whole is Fit, with type as small as is legible rather than a text that is cut.
func (k Toolkit) Whole(face ink.Face, units, least float64, text string, width float64) (ink.Font, string) {
	f, fit := k.Fit(face, units, least, text, width)
	if fit == text {
		return f, text
	}
	return k.Narrow(f, text, width)
}

// Narrow is the largest type up to that of a font in which text is at most width wide, and the text; elided if no legible type
// is small enough.
func (k Toolkit) Narrow(f ink.Font, text string, width float64) (ink.Font, string) {
	for least := k.Least(); f.Size > least && k.Measure.Width(f, text) > width; {
		f.Size = math.Max(least, f.Size-0.5)
	}
	return f, Elide(k.Measure, f, text, width)
}

// Short writes a text on one line, in smaller type where the box is too narrow for it.
func (k Toolkit) Short(l *ink.List, box ink.Rect, f ink.Font, c ink.Color, text string) *ink.Op {
	f, shown := k.Narrow(f, text, box.W)
	return l.Write(box, f, c, shown).From(text)
}

// Em is the width of the screen in sizes of the text that is read: what decides how many
// columns there can be.
func (k Toolkit) Em() float64 { return float64(k.W) / k.Font(ink.Sans, 18).Size }

// Gap is the room between two things that belong together.
func (k Toolkit) Gap() float64 { return math.Max(4, k.Px(12)) }

// Margin is the room at the edges of the screen and inside panels.
func (k Toolkit) Margin() float64 { return math.Max(10, k.Px(28)) }

// BarWidth is the room that a scroll bar takes.
func (k Toolkit) BarWidth() float64 { return k.MinTarget() }

// Corner is the size of the corners of a frame that is made for units at 1080 lines.
func (k Toolkit) Corner(units float64) float64 { return math.Max(6, k.Px(units)) }

// Decor is an item that is only looked at.
func Decor(layer int, l ink.List) Item { return Item{Layer: layer, Look: Look{Idle: l}} }

// Room is the table in the hall, behind everything.
func (k Toolkit) Room() Item {
	var l ink.List
	l.Surface("oak", k.Screen())
	l.Surface("candle", k.Screen())
	l.Surface("vignette", k.Screen())
	return Decor(0, l)
}

// Veil darkens what lies behind a dialog.
func (k Toolkit) Veil(layer int) Item {
	var l ink.List
	l.Fill(k.Screen(), ink.Ink.Alpha(0.62), 0)
	return Decor(layer, l)
}

// Parchment adds a panel of parchment.
func (k Toolkit) Parchment(l *ink.List, box ink.Rect) {
	box = box.Round()
	l.Shadow(box, k.Px(22))
	l.Frame("kit/frame-parchment", box, k.Corner(20))
	l.Surface("parchment", box.Inset(k.Corner(20)*0.75).Round())
}

// Oak adds a dark panel.
func (k Toolkit) Oak(l *ink.List, box ink.Rect) {
	box = box.Round()
	l.Shadow(box, k.Px(22))
	l.Frame("kit/frame-oak", box, k.Corner(24))
}

// Ornament adds a gold line with a lozenge in its middle.
func (k Toolkit) Ornament(l *ink.List, x0, x1, y float64) {
	w := math.Max(1, k.Px(3))
	l.Line(x0, y, x1, y, w, ink.GoldDark)
	l.Line(x0, y+w, x1, y+w, w, ink.Ink)
	d := math.Max(7, k.Px(18))
	box := ink.R((x0+x1)/2-d/2, y-d/2+w/2, d, d)
	l.Fill(box, ink.Ink, 0).Angle = math.Pi / 4
	l.Fill(box.Inset(math.Max(1, k.Px(3))), ink.Gold, 0).Angle = math.Pi / 4
}

// Rule adds a thin line across parchment.
func (k Toolkit) Rule(l *ink.List, x0, x1, y float64) {
	l.Line(x0, y, x1, y, math.Max(1, k.Px(2)), ink.ParchmentDeep)
}

// Writer sets lines and paragraphs below each other in a column.
type Writer struct {
	Toolkit
	L    *ink.List
	X, Y float64
	W    float64
}

// Para adds a paragraph and moves below it.
func (w *Writer) Para(f ink.Font, c ink.Color, text string) *ink.Op {
	h := w.Height(f, text, w.W)
	h = math.Max(h, w.Line(f))
	op := w.L.Write(ink.R(w.X, w.Y, w.W, h), f, c, text)
	op.Wrap, op.Down = true, ink.Start
	w.Y += h
	return op
}

// OneLine adds a line, set smaller down to least units and then elided if it is too long.
func (w *Writer) OneLine(face ink.Face, units, least float64, c ink.Color, text string) *ink.Op {
	f, text := w.Whole(face, units, least, text, w.W)
	h := w.Line(f)
	op := w.L.Write(ink.R(w.X, w.Y, w.W, h), f, c, text)
	w.Y += h
	return op
}

// Skip leaves room.
func (w *Writer) Skip(d float64) { w.Y += d }

// Set is the largest type up to that of a font in which text is whole within a width and a height, and the text. Where no
// legible type is small enough it is as many of its sentences as find room, at least a part of the first.
func (k Toolkit) Set(f ink.Font, text string, width, height float64) (ink.Font, string) {
	for least := k.Least(); k.overflows(f, text, width, height); f.Size = math.Max(least, f.Size-0.5) {
		if f.Size <= least {
			if said, ok := k.Sentences(f, text, width, height); ok {
				return f, said
			}
			return f, k.Clamp(f, text, width, height)
		}
	}
	return f, text
}

// overflows reports whether text is higher than a room, or has a word that is wider.
func (k Toolkit) overflows(f ink.Font, text string, width, height float64) bool {
	if k.Height(f, text, width) > height+1 {
		return true
	}
	for word := range strings.FieldsSeq(text) {
		if k.Measure.Width(f, word) > width {
			return true
		}
	}
	return false
}

// Sentences are as many whole sentences of a text as a room holds, fewer than all; ok: at least one is.
func (k Toolkit) Sentences(f ink.Font, text string, width, height float64) (said string, ok bool) {
	for end := strings.LastIndex(text, ". "); end > 0; end = strings.LastIndex(text[:end], ". ") {
		if k.Height(f, text[:end+1], width) <= height+1 {
			return text[:end+1], true
		}
	}
	return "", false
}

// Clamp shortens text, by whole words and with an ellipsis, until its lines fit a height.
func (k Toolkit) Clamp(f ink.Font, text string, width, height float64) string {
	if k.Height(f, text, width) <= height {
		return text
	}
	words := strings.Fields(text)
	for n := len(words) - 1; n > 0; n-- {
		if short := strings.Join(words[:n], " ") + "…"; k.Height(f, short, width) <= height {
			return short
		}
	}
	return Elide(k.Measure, f, text, width)
}
