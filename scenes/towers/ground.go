package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// The pictures of grounds, in their own units.
const (
	groundWide = 480
	groundHigh = 120
)

// bandWide is how wide the cloth with the sign of a seat is.
func (l *layout) bandWide() float64 { return math.Max(5, math.Round(l.Px(14))) }

// groundOf is the picture of the ground of a seat: that of its Tower, for the second seat with the same Tower another of its
// kind, for a third one of another kind; a ruin where the Tower has fallen.
func (l *layout) groundOf(seat rules.Seat) string {
	t := l.Tower(seat)
	if t == nil || t.Points <= 0 {
		return "towersiege/yards/yard-ruin"
	}
	same := 0
	for other := range seat {
		if at := l.Tower(other); at != nil && at.Card == t.Card {
			same++
		}
	}
	name := l.Info(t).ID
	if same > 1 { // there are no more of its kind
		for i, card := range l.Content.Towers {
			if card == t.Card {
				name = l.Content.At(l.Content.Towers[(i+same-1)%len(l.Content.Towers)]).ID
			}
		}
	}
	if same > 0 {
		name += "-b"
	}
	return "towersiege/yards/" + name
}

// ground is the picture of a half with the cloth of its seat at the side of its Tower: of the own half the near wall is
// seen, of the others the far one.
func (l *layout) ground(h *half) {
	b := l.Fresh()
	own := boardkit.Own(h.box)
	b.Fill(own, ink.Ink, l.Px(6))
	in := own.Inset(math.Max(1, l.Px(2)))
	switch {
	case h.brief:
		b.Cover(l.groundOf(h.seat), in, ink.End, ink.Start)
	case h.mirrored:
		b.Cover(l.groundOf(h.seat), in, ink.Middle, ink.Start)
	default:
		b.Cover(l.groundOf(h.seat), in, ink.Middle, ink.End)
	}
	cloth, _ := h.part(in, l.bandWide())
	l.cloth(b, cloth, l.emblem(h.seat))
	l.OnBoard(stage.Piece{ID: rules.Element("yard:" + strconv.Itoa(int(h.seat))), Box: h.box, Depth: depthGround, Look: b.List, Fixed: true})
}

// strife is no-man's-land, over the edges of both halves.
func (l *layout) strife() {
	room := l.Room.Board
	middle, others := 0.5, len(l.others()) > 1
	if others {
		middle = (othersPart + 1 - ownPart) / 2
	}
	high := math.Round(room.H * strifePart)
	box := boardkit.Around(room.X+room.W/2, room.Y+room.H*middle, room.W, high).Round()
	b := l.Fresh()
	b.Cover("towersiege/yards/no-mans-land", boardkit.Own(box), ink.Middle, ink.Middle)
	l.OnBoard(stage.Piece{ID: "no-mans-land", Box: box, Depth: depthGround + 1, Look: b.List, Fixed: true})
}

// cloth is a hanging in the colour and the pattern of a seat.
func (l *layout) cloth(b *boardkit.Pen, at ink.Rect, e ink.Emblem) {
	rim := math.Max(1, l.Px(2))
	b.Fill(at, ink.Ink, 0)
	in := at.Inset(rim)
	b.Fill(in, e.Color, 0)
	pale := boardkit.Mix(e.Color, ink.Bone, 0.45)
	step := math.Max(6, in.W*1.6)
	for i := range int(in.H / step) {
		x, y := in.X, in.Y+(in.H-step*math.Floor(in.H/step))/2+step*float64(i)
		half := step / 2
		switch e.Pattern {
		case "bars":
			b.Fill(ink.R(x, y+half/2, in.W, half), pale, 0)
		case "dots":
			side := math.Min(in.W, half) * 0.9
			b.Disc(ink.R(x+(in.W-side)/2, y+(step-side)/2, side, side), pale)
		case "checks":
			b.Fill(ink.R(x, y, in.W/2, half), pale, 0)
			b.Fill(ink.R(x+in.W/2, y+half, in.W/2, half), pale, 0)
		case "chevron":
			b.List.Line(x, y+half, x+in.W/2, y+half/2, rim*1.5, pale)
			b.List.Line(x+in.W/2, y+half/2, x+in.W, y+half, rim*1.5, pale)
		case "bend":
			b.List.Line(x, y+half*1.5, x+in.W, y+half/2, rim*1.5, pale)
		}
	}
}
