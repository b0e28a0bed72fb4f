package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// strip is the heroes above the board where there is no column for them; it returns what is left
// for the board.
func (l *layout) strip(area ink.Rect) ink.Rect {
	if !l.Folded(l.Room.Left) {
		return area
	}
	f := l.Font(ink.SansBold, 15)
	h := math.Max(2*l.Line(f)+6, 2*l.Metrics.MinTarget()*0.8)
	band, rest := area.CutTop(h)
	_, rest = rest.CutTop(l.Gap(boardkit.Close))
	season, band := band.CutLeft(math.Max(h*1.5, l.Width(f, "Round 12")+10))
	b := l.Fresh()
	l.roundChip(b, boardkit.Own(season))
	l.OnBoard(stage.Piece{ID: "chip:round", Box: season.Round(), Depth: depthPennant, Look: b.List, Label: rules.T("Round %d of %d, %s", l.Round, l.set.Match.Rounds, l.set.Match.Seasons[l.Season].Told()).String()})
	w := band.W / float64(max(1, len(l.Heroes)))
	for i := range l.Heroes {
		box := ink.R(band.X+float64(i)*w+3, band.Y, w-3, band.H).Round()
		b := l.Fresh()
		l.smallPlate(b, boardkit.Own(box), i)
		piece := l.platePiece(i, box, b.List)
		piece.Depth = depthPennant
		l.OnBoard(piece)
	}
	return rest
}

// roundChip is the round and its Season in brief.
func (l *layout) roundChip(b *boardkit.Pen, r ink.Rect) {
	b.Plaque(r, ink.GoldDark)
	in := r.Inset(l.Gap(boardkit.Close))
	f := b.Font(ink.SansBold, 15)
	top, low := in.CutTop(in.H / 2)
	b.Centred(top, f, ink.ParchmentLight, rules.T("Round %d", l.Round).String(), strconv.Itoa(l.Round))
	b.Centred(low, b.Font(ink.Sans, 14), ink.ParchmentDark, l.set.Match.Seasons[l.Season].Told().String())
}

// smallPlate is a hero's plate in brief: portrait and tracks.
func (l *layout) smallPlate(b *boardkit.Pen, r ink.Rect, h int) {
	o := &l.Heroes[h]
	rim, text := ink.GoldDark, ink.ParchmentLight
	b.Plaque(r, rim)
	if h == l.mine() && o.Alive {
		b.Fill(r, ink.Gold, l.Px(6))
		b.Fill(r.Inset(2), ink.Parchment, l.Px(4))
		text = ink.Ink
	}
	in := r.Inset(math.Max(3, l.Px(5)))
	edge, in := in.CutLeft(4)
	l.colours(b, edge, int(o.Seat))
	face, rest := in.CutLeft(math.Min(in.H*0.78, in.W*0.3))
	p := b.Picture(pic("portrait-"+l.sheet(h).ID), face)
	if !o.Alive {
		p.Fade = 0.75
		b.Picture("kit/skull", face.Inset(face.W*0.2))
		return
	}
	if o.Acted && h != l.mine() {
		p.Fade = 0.45
	}
	_, rest = rest.CutLeft(2)
	f := b.Font(ink.SansBold, 14)
	cells := boardkit.Grid(rest, 4, 2, 0)
	for i, t := range l.stocks(h) {
		cell := cells[i]
		digits := strconv.Itoa(t.n)
		side := math.Max(6, math.Min(cell.H, cell.W-b.Width(f, digits)-1))
		b.Say(b.Icon(cell, t.icon, side, 0), f, text, digits)
	}
}
