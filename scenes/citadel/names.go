package citadel

import (
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// naming is one way to write the name of a field: its lines, and where they stand.
type naming struct {
	lines []string
	box   ink.Rect
}

// fieldName writes the name of a field at its outer edge, away from the Summoning slots, upright and on a dark band, so that it can be
// read on every ground.
func (l *layout) fieldName(f int) {
	if ways := l.namings(f); len(ways) > 0 {
		l.OnBoard(l.nameOf(f, ways[0]))
	}
}

// nameOf is the name of a field as it is written.
func (l *layout) nameOf(f int, n naming) stage.Piece {
	b, h := l.Fresh(), n.box.H/float64(len(n.lines))
	b.Fill(boardkit.Own(n.box), ink.OakDark.Alpha(0.72), l.Px(5))
	for i, line := range n.lines {
		b.Centred(ink.R(0, float64(i)*h, n.box.W, h), l.nameFont(), ink.ParchmentLight, line)
	}
	return stage.Piece{ID: l.nameEl(f), Box: n.box, Depth: depthPennant, Look: b.List}
}

func (l *layout) nameFont() ink.Font { return l.Font(ink.SerifItalic, 19) }

func (l *layout) nameEl(f int) rules.Element { return rules.Element("name:" + l.set.Fields[f].ID) }

// namings are the ways in which the name of a field can be written, the best first; none: there is no room. It stands in one line in the
// north and south, in several in the west and east, and is the direction alone where the rest finds no room.
func (l *layout) namings(f int) (ways []naming) {
	font, d, seam := l.nameFont(), &l.set.Fields[f], l.plan.ring(seams[2])
	h, edge, pad := l.Line(font), l.plan.figure*0.9, l.Px(6)
	if level(f) {
		room := ink.R(seam.Middle().X+l.plan.figure*2.6, l.plan.area.Y+l.Px(8), seam.Right()-seam.Middle().X-l.plan.figure*2.6-edge, h)
		if f == south {
			room = ink.R(seam.X+edge, l.plan.area.Bottom()-h-l.Px(8), room.W, h)
		}
		if seam.Y-l.plan.area.Y < h {
			return nil
		}
		for _, words := range []string{d.Short + ": " + d.Place, d.Short} {
			wide := l.Width(font, words) + 2*pad
			if wide > room.W {
				continue
			}
			for _, x := range []float64{room.Middle().X - wide/2, room.X, room.Right() - wide} {
				ways = append(ways, naming{[]string{words}, ink.R(x, room.Y, wide, h).Round()})
			}
		}
		return ways
	}
	w := seam.X - l.plan.area.X - 2*pad
	lines := []string{d.Short}
	if place := l.Measure.Wrap(font, d.Place, w-2*pad); l.plan.area.H >= 14*h && strings.Join(place, " ") == d.Place { // no word of it is broken
		lines = append(lines, place...)
	}
	for n := len(lines); n > 0; n -= max(1, n-1) { // all of it, then the direction alone
		high, wide := h*float64(n), 0.0
		for _, line := range lines[:n] {
			wide = math.Max(wide, l.Width(font, line)+2*pad)
		}
		room := ink.R(l.plan.area.X+pad, seam.Y, w, high)
		if f == east {
			room = ink.R(l.plan.area.Right()-pad-w, seam.Bottom()-high, w, high)
		}
		if wide <= room.W {
			ways = append(ways, naming{lines[:n], room.Middle().Around(wide, high).Round()})
		}
	}
	return ways
}

// clearNames writes the names over which something has come to lie otherwise, or leaves them out while it lies there: what has happened
// and who stands where is read first.
func (l *layout) clearNames() {
	for f := range cards.FieldCount {
		i := slices.IndexFunc(l.Out.Board, func(p stage.Piece) bool { return p.ID == l.nameEl(f) })
		if i < 0 || !l.overlaid(l.Out.Board[i].Box) {
			continue
		}
		ways := l.namings(f)
		if free := slices.IndexFunc(ways, func(n naming) bool { return !l.overlaid(n.box) }); free >= 0 {
			l.Out.Board[i] = l.nameOf(f, ways[free])
		} else {
			l.Out.Board = slices.Delete(l.Out.Board, i, i+1)
		}
	}
}

// overlaid reports whether somebody, a slot, a sign or a trace lies over a box of a field; arrows, whose pieces are as large as the board, do no harm.
func (l *layout) overlaid(box ink.Rect) bool {
	return slices.ContainsFunc(l.Out.Board, func(p stage.Piece) bool {
		written := slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Kind == ink.Write })
		return p.Depth > depthPennant && (p.Depth < depthThreat || written) && p.Box != l.plan.area && p.Box.Overlaps(box)
	})
}
