package wartracks

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// outlook is the panel with the sum of the storm; while there is none, with what comes next: the
// boss's hand in the order in which he will play it, or the creatures that leave their tracks in
// the next turns; when the match is over, nothing comes any more. Who is asked where a creature goes
// sees those that leave their tracks next below the sum of its storm.
func (l *layout) outlook() {
	box := l.rooms.outlook
	if l.lastMan() {
		box = l.circleOutlook()
	}
	if l.Over || box.Empty() || box.H < l.Px(90) {
		return
	}
	box = box.Round()
	switch {
	case l.Storm != nil:
		l.Out.Spare = append(l.Out.Spare, "outlook") // what a tooltip tells of the storm stands beside its sum
		below := l.stormSum(box)
		if l.Decision == "order" {
			l.stillToCome(below)
		}
	case l.bossMode():
		l.bossPlan(box)
	default:
		l.nextStorms(box)
	}
}

// sheet is a parchment panel with a coloured head; it returns the room below the head.
func (l *layout) sheet(b *boardkit.Pen, box ink.Rect, title string, head ink.Color) ink.Rect {
	b.Shadow(box, l.Px(10)).Radius = l.Px(8)
	b.Fill(box, ink.GoldDark, l.Px(8))
	b.Fill(box.Inset(l.Edge()), ink.ParchmentLight, l.Px(7))
	f := b.Title()
	band, rest := box.Inset(l.Edge()).CutTop(b.Line(f) + l.Px(10))
	b.Fill(band, head, l.Px(7))
	b.Fill(ink.R(band.X, band.Bottom()-l.Px(8), band.W, l.Px(8)), head, 0)
	pad := l.sheetPad()
	b.Name(ink.R(band.X+pad, band.Y, band.W-2*pad, band.H), f, ink.ParchmentLight, title)
	return ink.R(rest.X+pad, rest.Y+pad*0.5, rest.W-2*pad, rest.H-pad)
}

func (l *layout) sheetPad() float64 { return math.Max(5, l.Px(14)) }

// fitted lays a sheet out that is as high as what draw writes on it, box at most. Draw returns
// where its text ends.
func (l *layout) fitted(id rules.Element, box ink.Rect, title string, head ink.Color, draw func(b *boardkit.Pen, inner ink.Rect) float64) stage.Piece {
	try := l.Fresh()
	end := draw(try, l.sheet(try, boardkit.Own(box), title, head))
	box.H = math.Round(math.Min(box.H, end+l.sheetPad()*0.6))
	b := l.Fresh()
	draw(b, l.sheet(b, boardkit.Own(box), title, head))
	return stage.Piece{ID: id, Box: box, Look: b.List, Solid: true, Label: title, Fixed: true}
}

func (l *layout) addOutlook(p stage.Piece) {
	switch {
	case l.lastMan() && !l.rooms.foe.Empty() && p.Box.Overlaps(l.rooms.foe):
		l.OnPanel(p)
	case l.lastMan():
		p.Depth = depthOver
		l.OnBoard(p)
	default:
		l.OnLeft(p)
	}
}

// nextStorms tells which creatures leave their tracks next, and what their storm would come to as
// things stand.
func (l *layout) nextStorms(box ink.Rect) {
	l.addOutlook(l.fitted("outlook", box, "Who leaves the track", ink.Oak, func(b *boardkit.Pen, inner ink.Rect) float64 {
		y, n := l.nextRows(b, inner)
		if n == 0 {
			y += b.Lines(inner, b.Font(ink.SansOblique, 16), ink.OakLight, "No creature stands on a war track. What is deployed leaves it three turns later.", 1.25)
		}
		return y
	}))
}

// stillToCome is nextStorms below the sum of a storm, where there is room for that.
func (l *layout) stillToCome(box ink.Rect) {
	if _, n := l.nextRows(l.Fresh(), l.sheet(l.Fresh(), boardkit.Own(box), "", ink.Oak)); n > 0 {
		l.addOutlook(l.fitted("outlook:next", box, "Who leaves the track", ink.Oak, func(b *boardkit.Pen, inner ink.Rect) float64 {
			y, _ := l.nextRows(b, inner)
			return y
		}))
	}
}

// numberLook is a number on the badge of an attack, in such type. A range has no room there, and has a plate of that colour: neither end of
// it is smaller than the other.
func (l *layout) numberLook(b *boardkit.Pen, at ink.Rect, units float64, number string) {
	f := b.Font(ink.SerifBold, units)
	if strings.Contains(number, "–") {
		_, y := at.Center()
		h := math.Max(at.H*0.66, b.Line(f))
		plate := ink.R(at.X, y-h/2, at.W, h).Round()
		b.Fill(plate, ink.GoldDark, l.Px(6))
		b.Fill(plate.Inset(l.Edge()), ink.Oxblood, l.Px(5))
	} else {
		b.Picture("siegestorm/board/badge-att", at)
	}
	b.Centred(at, f, ink.ParchmentLight, number)
}

// numberRoom is how wide a number is on a badge of a usual width.
func (l *layout) numberRoom(b *boardkit.Pen, usual, units float64, number string) float64 {
	if !strings.Contains(number, "–") {
		return usual
	}
	return math.Max(usual, b.Width(b.Font(ink.SerifBold, units), number)+l.Px(12))
}

// spanOf is a number, or from what to what it can come.
func spanOf(p siegestorm.Span) string {
	if p.Sure() {
		return strconv.Itoa(p.Most)
	}
	return strconv.Itoa(p.Least) + "–" + strconv.Itoa(p.Most)
}
