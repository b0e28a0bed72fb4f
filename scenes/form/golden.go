package form

import (
	"math"
	"strings"

	"portcullis/scenes/ink"
)

// Golden is the large button of what one usually wants: a golden face with a picture, what it does, and below that in smaller
// type what follows a colon: its chance, its price.
func (k Toolkit) Golden(b Label, note float64, box ink.Rect) Item {
	plain := b
	plain.Text, plain.Icon = "", ""
	it := k.Button(plain, box)
	it.Label = b.Text
	for _, face := range []struct {
		look  *ink.List
		frame string
		color ink.Color
	}{{&it.Look.Idle, "selected", ink.Ink}, {&it.Look.Hover, "selected", ink.Ink}, {&it.Look.Pressed, "selected", ink.OakDark}, {&it.Look.Disabled, "disabled", ink.Steel}} {
		*face.look = k.face(plain, box, face.frame, face.color)
		k.golden(face.look, b, note, box, face.color)
	}
	it.Look.Hover = append(k.halo(box, 0.6), it.Look.Hover...)
	return it
}

// GoldenNotes is how many lines there are at most below what the large button does.
const GoldenNotes = 2

func (k Toolkit) golden(l *ink.List, b Label, note float64, box ink.Rect, color ink.Color) {
	pad := math.Max(4, k.Px(12))
	side := math.Round(math.Min(box.H*0.62, k.Px(42)))
	if b.Icon != "" {
		l.Picture(b.Icon, ink.R(box.X+pad, box.Y+(box.H-side)/2, side, side).Round())
	}
	words := ink.R(box.X+pad+side+pad/2, box.Y, math.Max(1, box.W-2*pad-side-pad/2), box.H).Inset(math.Max(1, k.Px(2)))
	head, tail := b.Text, ""
	if i := strings.LastIndex(b.Text, ": "); i > 0 {
		head, tail = b.Text[:i], b.Text[i+2:]
	}
	big, small := k.Font(ink.SerifBold, b.Size), k.Font(ink.Sans, note)
	if tail != "" {
		lines := min(GoldenNotes, len(k.Measure.Wrap(small, tail, words.W)))
		low := math.Min(words.H-k.Line(big), float64(lines)*k.Line(small))
		high := math.Min(words.H-low, float64(len(k.Measure.Wrap(big, head, words.W)))*k.Line(big))
		_, words = words.CutTop((words.H - high - low) / 2) // both stand together in the middle
		var foot ink.Rect
		words, foot = words.CutTop(high)
		foot, _ = foot.CutTop(low)
		f, text := k.Set(small, tail, foot.W, foot.H)
		op := l.Write(foot, f, color, text).From(tail)
		op.Wrap, op.Across = true, ink.Middle
	}
	f, text := k.Set(big, head, words.W, words.H)
	op := l.Write(words, f, color, text).From(head)
	op.Wrap, op.Across = true, ink.Middle
}
