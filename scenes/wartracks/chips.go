package wartracks

import (
	"math"

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

// tag hangs words on the battlefield, about a point and at most most wide.
func (l *layout) tag(id rules.Element, tone chipTone, at ink.Point, most float64, forms ...string) stage.Piece {
	p := l.Tag(id, boardkit.Tag{Forms: forms, Fill: l.chipColor(tone)}, at, most, l.rooms.field)
	p.Depth = depthChip
	return p
}

// label is what is hung on a card or a war track of the battlefield.
type label struct {
	id    rules.Element
	tone  chipTone
	on    ink.Rect
	at    ink.Point // where it is wanted
	most  float64   // how wide it may be
	forms []string
}

// hang is a label as near to where it is wanted as it hides the least of what is written there.
func (l *layout) hang(h label) stage.Piece {
	const steps, beside = 10, 3 // of the width and the height of what it hangs on, and how many of them beyond it at most
	p := l.tag(h.id, h.tone, h.at, h.most, h.forms...)
	words := l.written(h.on.Inset(-p.Box.W))
	best := math.Inf(1)
	at := h.at
	for i := -beside; i <= steps+beside; i++ {
		for k := -beside; k <= steps+beside; k++ {
			spot := ink.P(h.on.X+h.on.W*float64(i)/steps, h.on.Y+h.on.H*float64(k)/steps)
			box := boardkit.Inside(spot.Around(p.Box.W, p.Box.H), l.rooms.field).Round()
			worse := math.Hypot(spot.X-h.at.X, spot.Y-h.at.Y)
			for _, w := range words {
				both := box.Intersect(w)
				worse += 100 * both.W * both.H
			}
			if worse < best {
				best, at = worse, spot
			}
		}
	}
	return l.tag(h.id, h.tone, at, h.most, h.forms...)
}

// written is where something is written on the board, in and near an area.
func (l *layout) written(area ink.Rect) (words []ink.Rect) {
	for i := range l.Out.Board {
		p := &l.Out.Board[i]
		if !p.Box.Overlaps(area) {
			continue
		}
		for _, op := range p.Look {
			if op.Kind == ink.Write && op.Text != "" {
				op.Box = op.Box.Shift(p.Box.X, p.Box.Y)
				words = append(words, op.Extent(l.Measure))
			}
		}
	}
	return words
}
