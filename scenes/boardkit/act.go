package boardkit

import (
	"math"
	"strconv"

	"portcullis/scenes/ink"
)

// Deed draws a card that is shown large (see table.Act): its picture, so many times as wide as high, its name below, and
// what it says.
func (p *Pen) Deed(picture string, aspect float64, name, words string) func(w, h float64) (ink.List, ink.Rect) {
	return func(w, h float64) (ink.List, ink.Rect) {
		b := p.Fresh()
		title, body := b.Font(ink.SerifBold, 26), b.Body()
		pad := math.Max(8, p.Px(24))
		w = math.Round(math.Min(w, math.Max(h*0.8, p.Px(320))))
		inner := w - 2*pad
		high := ink.TextHeight(p.Measure, title, name, inner, 0)
		told := ink.TextHeight(p.Measure, body, words, inner, 0)
		least := p.Px(60)
		if h-high-told-2.5*pad < least {
			words, told = "", 0
		}
		side := math.Round(math.Min(inner/aspect, h-high-told-2.5*pad))
		if side < least {
			return nil, ink.Rect{}
		}
		box := ink.R(0, 0, w, math.Round(side+high+told+2.5*pad))
		b.Shadow(box, p.Px(24))
		b.Frame("kit/frame-card", box, math.Max(8, p.Px(18)))
		b.Picture(picture, ink.R((w-side*aspect)/2, pad, side*aspect, side).Round())
		for _, line := range [...]struct {
			font ink.Font
			text string
			y, h float64
		}{{title, name, 1.25*pad + side, high}, {body, words, 1.5*pad + side + high, told}} {
			op := b.Write(ink.R(pad, line.y, inner, line.h), line.font, ink.Ink, line.text)
			op.Wrap, op.Across = true, ink.Middle
		}
		return b.List, box
	}
}

// Figure draws a figure that is shown large (see table.Act), with its number where there is more than one of it.
func (p *Pen) Figure(picture string, n int) func(w, h float64) (ink.List, ink.Rect) {
	return func(w, h float64) (ink.List, ink.Rect) {
		b := p.Fresh()
		side := math.Round(math.Min(math.Min(w, h), p.Px(230)))
		box := ink.R(0, 0, side, side)
		b.Disc(ink.R(side*0.12, side*0.86, side*0.76, side*0.14).Round(), ink.Ink.Alpha(0.4))
		b.Picture(picture, box)
		if n > 1 {
			f := b.Font(ink.SerifBold, 34)
			badge := ink.R(side*0.72, side*0.7, side*0.28, side*0.28)
			b.Coin(badge, ink.Oxblood)
			b.Write(badge, f, ink.Bone, strconv.Itoa(n)).Across = ink.Middle
		}
		return b.List, box
	}
}
