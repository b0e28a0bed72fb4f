package wartracks

import (
	"cmp"
	"math"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// chipTone is the colour of a chip.
type chipTone uint8

const (
	inkChip chipTone = iota
	lapisChip
	deadChip
	goldChip
	greenChip
)

func (l *layout) chipColor(t chipTone) ink.Color {
	switch t {
	case lapisChip:
		return ink.Lapis
	case deadChip:
		return l.Pen.Tones.Foe.Plain
	case goldChip:
		return boardkit.TagGold
	case greenChip:
		return ink.VerdigrisDark
	}
	return boardkit.TagInk
}

// above and across are where a chip is hung up: on the upper edge of a box, or at a part of its height.
func above(box ink.Rect) ink.Point { x, _ := box.Center(); return ink.P(x, box.Y) }

func across(box ink.Rect, part float64) ink.Point {
	x, _ := box.Center()
	return ink.P(x, box.Y+box.H*part)
}

// label is what is hung on a card or a war track of the battlefield.
type label struct {
	id    rules.Element
	tone  chipTone
	on    ink.Rect
	at    ink.Point // where it is wanted
	most  float64   // how wide it may be
	forms []string
	stays bool // it lies on what it hangs on, whatever it hides: elsewhere it would speak of something else
	keeps bool // it lies off that only where it would hide words: others like it hang on what stands beside that
}

// hangLabels hangs up what creatures say of themselves, once all that is written lies where it does.
func (l *layout) hangLabels() {
	l.words, l.figures = l.written(), l.drawn()
	for _, h := range l.labels {
		l.OnBoard(l.hang(h))
	}
}

// hang is a label as near to where it is wanted as it hides no word of the board: near what it hangs on, else set small,
// else wherever on the battlefield there is room. It hides as little as it can where there is none.
func (l *layout) hang(h label) stage.Piece {
	p, _ := l.hangTag(h)
	return p
}

// hangTag is hang, and the tag that became of the label.
func (l *layout) hangTag(h label) (stage.Piece, boardkit.Tag) {
	tags := l.tags(&h)
	for _, t := range tags {
		if at, hides := l.spot(&h, t, true); hides == (hidden{}) {
			return l.hung(&h, t, at), t
		}
	}
	for _, t := range tags {
		if at, hides := l.spot(&h, t, true); h.keeps && hides.words == 0 && hides.strays <= astray {
			return l.hung(&h, t, at), t
		}
	}
	for _, near := range [...]bool{true, false} {
		if h.stays && !near {
			break
		}
		for _, t := range tags {
			if at, hides := l.spot(&h, t, near); hides.words == 0 {
				return l.hung(&h, t, at), t
			}
		}
	}
	t := tags[len(tags)-1]
	if at, hides := l.search(&h, t, l.rooms.field, finest); hides.words == 0 && !h.stays { // a gap between words that larger steps leap over
		return l.hung(&h, t, at), t
	}
	at, _ := l.spot(&h, t, true)
	return l.hung(&h, t, at), t
}

// tags are the forms that a label may take, the one that is wanted most first.
func (l *layout) tags(h *label) (list []boardkit.Tag) {
	for _, small := range [...]bool{false, true} {
		for i, words := range h.forms {
			t := boardkit.Tag{Forms: []string{words}, Fill: l.chipColor(h.tone), Small: small}
			if w, _ := l.TagSize(t, 0); w <= h.most || i == len(h.forms)-1 {
				list = append(list, t)
			}
		}
	}
	return list
}

// hung is a label in one of its forms about a point; no other label may lie on it.
func (l *layout) hung(h *label, t boardkit.Tag, at ink.Point) stage.Piece {
	p := l.Tag(h.id, t, at, h.most, l.rooms.field)
	p.Depth = depthChip
	l.words = append(l.words, p.Box)
	return p
}

// hidden is what a label lies over, in square pixels: what is written, and figures of creatures; and what part of it lies beside the card that
// it keeps to.
type hidden struct{ words, strays, figures float64 }

// compare orders what is hidden: words weigh most, figures least.
func (h hidden) compare(than hidden) int {
	return cmp.Or(cmp.Compare(h.words, than.words), cmp.Compare(h.strays, than.strays), cmp.Compare(h.figures, than.figures))
}

// spot is where a label hides the least of what is written, then of the figures, and how much; of the spots that hide
// as little the one next to where it is wanted. Near looks about what the label hangs on alone, else on all of the battlefield.
func (l *layout) spot(h *label, t boardkit.Tag, near bool) (at ink.Point, least hidden) {
	if h.stays {
		size, _ := l.TagSize(t, 0)
		return l.search(h, t, ink.R(h.on.X+math.Min(size, h.on.W)/2, h.on.Y, math.Max(0, h.on.W-size), h.on.H), 0)
	}
	if near {
		return l.search(h, t, h.on.Inset(-beside*math.Min(h.on.W, h.on.H)), 0)
	}
	return l.search(h, t, l.rooms.field, coarse)
}

// search is that in an area, in so many steps to each length of the label; 0: in steps of the area.
func (l *layout) search(h *label, t boardkit.Tag, area ink.Rect, steps float64) (at ink.Point, least hidden) {
	across, down := fine, fine
	size := l.Tag(h.id, t, h.at, h.most, l.rooms.field).Box
	if steps > 0 {
		across, down = int(steps*area.W/size.W)+1, int(steps*area.H/size.H)+1
	}
	least.words = math.Inf(1)
	far := math.Inf(1)
	try := func(spot ink.Point) {
		away := math.Hypot(spot.X-h.at.X, spot.Y-h.at.Y)
		if least == (hidden{}) && away >= far {
			return
		}
		box := boardkit.Inside(spot.Around(size.W, size.H), l.rooms.field).Round()
		hides := hidden{words: covered(box, l.words), figures: covered(box, l.figures)}
		if h.keeps {
			on := box.Intersect(h.on)
			hides.strays = 1 - on.W*on.H/(box.W*box.H)
		}
		if c := hides.compare(least); c < 0 || c == 0 && away < far {
			least, far, at = hides, away, spot
		}
	}
	try(h.at)
	for i := range across + 1 {
		for k := range down + 1 {
			try(ink.P(area.X+area.W*float64(i)/float64(across), area.Y+area.H*float64(k)/float64(down)))
		}
	}
	return at, least
}

// How far a label may hang beside what it hangs on, in parts of the smaller one of its sides, and how many steps there are
// from edge to edge of where it may; on all of the battlefield, how many to each length of the label, at first and at last.
const (
	beside = 0.3
	fine   = 16
	coarse = 2
	finest = 8
)

// astray is what part of a label may lie beside the card that it keeps to where it hides words otherwise.
const astray = 0.3

// covered is how much of some words a box lies over, in square pixels.
func covered(box ink.Rect, words []ink.Rect) (all float64) {
	for _, w := range words {
		both := box.Intersect(w)
		all += both.W * both.H
	}
	return all
}

// badges is how the pictures are named on which a value stands.
const badges = "siegestorm/board/badge-"

// written is where something is written on the battlefield, a value with the badge that it stands on, and where a sheet lies on it.
func (l *layout) written() (words []ink.Rect) {
	for i := range l.Out.Board {
		p := &l.Out.Board[i]
		switch {
		case !p.Box.Overlaps(l.rooms.field):
			continue
		case p.ID.Kind() == "outlook":
			words = append(words, p.Box)
			continue
		}
		for _, op := range p.Look {
			switch {
			case op.Kind == ink.Write && op.Text != "":
				op.Box = op.Box.Shift(p.Box.X, p.Box.Y)
				words = append(words, op.Extent(l.Measure))
			case op.Kind == ink.Picture && strings.HasPrefix(op.Name, badges):
				words = append(words, op.Box.Shift(p.Box.X, p.Box.Y))
			}
		}
	}
	return words
}

// largeFigure is how much of a card's height a picture has that is a figure, no symbol.
const largeFigure = 0.4

// drawn is where figures of creatures stand on the battlefield.
func (l *layout) drawn() (figures []ink.Rect) {
	for i := range l.Out.Board {
		p := &l.Out.Board[i]
		if p.ID.Kind() != "card" {
			continue
		}
		for _, op := range p.Look {
			if op.Kind == ink.Picture && op.Box.H >= p.Box.H*largeFigure {
				figures = append(figures, op.Box.Shift(p.Box.X, p.Box.Y))
			}
		}
	}
	return figures
}
