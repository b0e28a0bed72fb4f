package wartracks

import (
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
