package boardkit

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Tag is a few words on a pill that hangs on the board: what is to be known of a thing for as long as
// it matters.
type Tag struct {
	Forms   []string  // longest form first; the last is set smaller where even that is too wide
	Picture string    // before the words; empty: none
	Fill    ink.Color // dark: the words are light
	Small   bool      // set as small as words may be: for where there is no room
}

// Fills of tags: for what is merely said, and for what can be done.
var (
	TagInk  = ink.RGB(0x2A1F16)
	TagGold = ink.RGB(0x6E4E16)
)

// TagSize is how large a tag is in the form of that number.
func (p *Pen) TagSize(t Tag, form int) (w, h float64) {
	f := p.tagFont(t)
	return p.Width(f, t.Forms[form]) + 2*p.Gap(Wide) + p.tagPicture(t), p.Line(f) + math.Max(2, p.Px(5))
}

// tagFont is the type of a tag's words.
func (p *Pen) tagFont(t Tag) ink.Font {
	f := p.Strong()
	if t.Small {
		f.Size = min(f.Size, p.Metrics.Least())
	}
	return f
}

// tagPicture is the room that the picture of a tag takes before its words.
func (p *Pen) tagPicture(t Tag) float64 {
	if t.Picture == "" {
		return 0
	}
	return p.Line(p.tagFont(t))
}

// Tag is a tag about a point within bounds, at most most wide if its shortest form is whole then.
func (l *Layout) Tag(id rules.Element, t Tag, at ink.Point, most float64, bounds ink.Rect) stage.Piece {
	form := 0
	w, h := l.TagSize(t, form)
	for form < len(t.Forms)-1 && w > most {
		form++
		w, _ = l.TagSize(t, form)
	}
	small := l.Strong()
	small.Size = min(small.Size, l.Metrics.Least())
	w = min(w, max(most, l.Width(small, t.Forms[form])*ink.LeastSqueeze+2*l.Gap(Wide)+l.tagPicture(t)))
	box := Inside(at.Around(w, h), bounds).Round()
	return stage.Piece{ID: id, Box: box, Look: l.TagLook(box, t, t.Forms[form])}
}

// TagLook is the look of a tag in a box that says some words.
func (p *Pen) TagLook(box ink.Rect, t Tag, words string) ink.List {
	b, own := p.Fresh(), Own(box)
	round := own.H / 2
	b.Shadow(own, p.Px(6)).Radius = round
	b.Fill(own, ink.Ink, round)
	b.Fill(own.Inset(p.Edge()), t.Fill, round)
	pad := p.Gap(Wide)
	if side := p.tagPicture(t); side > 0 {
		b.Picture(t.Picture, ink.R(pad*0.6, (own.H-side)/2, side, side))
		own.X, own.W = own.X+side, own.W-side
	}
	b.Centred(ink.R(own.X+pad/2, 0, own.W-pad, own.H), p.tagFont(t), ink.ParchmentLight, words)
	return b.List
}
