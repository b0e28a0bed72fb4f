package citadel

import (
	"math"
	"strings"

	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// cardFace is a whole card: its class and name, its picture, its figures, and its words.
func (l *layout) cardFace(b *boardkit.Pen, r ink.Rect, design int) {
	d := &l.set.Cards[design]
	font := l.cardType(b, r)
	b.Shadow(r, l.Px(12))
	b.Fill(r, ink.Ink, l.Px(10))
	b.Fill(r.Inset(l.Edge()), kindColours[d.Kind], l.Px(10))
	b.Fill(r.Inset(l.Gap(boardkit.Close)), ink.Parchment, l.Px(7))
	in := r.Inset(math.Max(6, r.W*0.045))
	heading, small, text := font(ink.SerifBold, 27), font(ink.SansBold, 16), font(ink.Sans, 19)
	head, rest := in.CutTop(math.Max(b.Line(heading)+b.Line(small), r.H*0.12))
	b.Inked(head, classColours[d.Class], 3, 6)
	side := head.H * 0.8
	b.Picture(pic("class-"+classes[d.Class]), ink.R(head.X+head.H*0.1, head.Y+head.H*0.1, side, side))
	words := ink.R(head.X+head.H*1.02, head.Y, head.W-2.04*head.H, head.H)
	line, low := words.CutTop(words.H * b.Line(heading) / (b.Line(heading) + b.Line(small)))
	mark := ink.R(head.Right()-side-head.H*0.1, head.Y+head.H*0.1, side, side)
	if !b.Fits(heading, d.Name, line.W) { // the mark leaves the name the whole line
		line.W = head.Right() - head.H*0.12 - line.X
		mark = ink.R(head.Right()-low.H-head.H*0.06, low.Y-head.H*0.06, low.H, low.H)
		low.W = mark.X - low.X
	}
	b.Picture(pic(kindPictures[d.Kind]), mark)
	b.Name(line, heading, ink.ParchmentLight, d.Name)
	b.Say(low, small, ink.GoldLight, classAndKind(d)...)
	_, rest = rest.CutTop(r.H * 0.02)
	figures := font(ink.SansBold, 17)
	facts := l.facts(d)
	needs := float64(len(facts))*b.Line(figures) + float64(len(l.Measure.Wrap(text, d.Words, rest.W)))*text.Size*1.2 + text.Size*0.5
	// the picture yields to the words
	art, rest := rest.CutTop(math.Max(math.Min(rest.H*cardPicture, rest.H-needs-r.H*0.015), rest.H*0.12))
	b.Inked(art, boardkit.Mix(classColours[d.Class], ink.Parchment, 0.55), 3, 4)
	b.Picture(pic("cards/"+d.ID), art.Inset(math.Max(2, art.H*0.03)).Fit(1))
	_, rest = rest.CutTop(r.H * 0.015)
	spare := rest.H - needs
	for _, fact := range facts {
		if spare < -1 && rest.H < 3*b.Line(text) {
			break
		}
		line, rest = rest.CutTop(b.Line(figures))
		b.Say(line, figures, l.Pen.Tones.Danger.Dark, fact...)
	}
	taken := b.Lines(rest, text, ink.Ink, d.Words, 1.2)
	_, rest = rest.CutTop(taken + text.Size*0.4)
	italic := font(ink.SerifItalic, 17)
	if rest.H > italic.Size*1.2 {
		b.Lines(rest, italic, ink.OakLight, d.Flavour, 1.18)
	}
}

// cardType are the letters of a card of a size.
func (l *layout) cardType(b *boardkit.Pen, r ink.Rect) func(face ink.Face, units float64) ink.Font {
	scale := r.W / l.Px(cardWidth)
	return func(face ink.Face, units float64) ink.Font {
		f := b.Font(face, units)
		f.Size = math.Max(f.Size*math.Min(1.4, scale*1.1), b.Font(ink.Sans, 13).Size)
		return f
	}
}

// cardWidth is how wide a card is at reading size, if its words find room, how much higher, and how much of it is the picture.
const (
	cardWidth   = 420
	cardShape   = 1.28
	cardPicture = 0.42 // of the height below its head
)

// cardSize is how large a card is shown, at most w wide and h high: no larger than its words need beside a picture, so that the board
// about it stays in sight.
func (l *layout) cardSize(b *boardkit.Pen, design int, w, h float64) ink.Rect {
	of := func(high float64) ink.Rect { return ink.R(0, 0, math.Round(high/cardShape), math.Round(high)) }
	most := math.Min(h, w*cardShape)
	high := math.Min(most, l.Px(cardWidth)*cardShape*math.Max(1, l.Metrics.Text))
	for high < most && !l.roomy(b, of(high), &l.set.Cards[design]) {
		high = math.Min(most, high*1.06)
	}
	return of(high)
}

// roomy reports whether all words of a card find room on it below a whole picture.
func (l *layout) roomy(b *boardkit.Pen, r ink.Rect, d *cards.Card) bool {
	font := l.cardType(b, r)
	text, italic := font(ink.Sans, 19), font(ink.SerifItalic, 17)
	in := r.Inset(math.Max(6, r.W*0.045))
	head := math.Max(b.Line(font(ink.SerifBold, 27))+b.Line(font(ink.SansBold, 16)), r.H*0.12)
	lines := func(f ink.Font, words string, high float64) float64 {
		return float64(len(l.Measure.Wrap(f, words, in.W))) * f.Size * high
	}
	needs := float64(len(l.facts(d)))*b.Line(font(ink.SansBold, 17)) + lines(text, d.Words, 1.2) + lines(italic, d.Flavour, 1.18) + text.Size*0.9
	return needs <= (in.H-head-r.H*0.035)*(1-cardPicture)
}

// classAndKind is the class of a card and what becomes of it, in words, the longest form first:
// "Armory, red discard, Massive Attack". The colour is in the edge and the mark too.
func classAndKind(d *cards.Card) []string {
	kind := [cards.KindCount]string{"permanent", "red discard", "orange discard", "instant"}[d.Kind]
	special := ""
	switch {
	case d.Massive:
		special = ", Massive Attack"
	case d.Tactics:
		special = ", Tactics"
	}
	class := title(classes[d.Class])
	colour, _, _ := strings.Cut(kind, " ")
	return []string{class + ", " + kind + special, class + ", " + colour + special, class + special, class}
}
