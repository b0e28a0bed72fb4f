package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// The oblique view of a pile: how high its top is for its width, how far apart two cards lie, and
// the most cards that are drawn.
const (
	slabAspect = 0.44
	slabPitch  = 0.0265 // in parts of the width
	slabMost   = 34
)

// pileHeight is the height of a pile of n cards that is w wide.
func pileHeight(n int, w float64) float64 {
	return w * (slabAspect + slabPitch*float64(min(max(n-1, 0), slabMost-1)))
}

// pileLook draws a pile of n cards that stands on the bottom of a box, in its middle. Top is the
// picture of the uppermost card.
func (l *layout) pileLook(b *boardkit.Pen, box ink.Rect, n int, w float64, top string) (surface ink.Rect) {
	h := w * slabAspect
	x, y := box.X+(box.W-w)/2, box.Bottom()-h
	b.Halo(ink.R(x-w*0.16, y+h*0.12, w*1.4, h*1.16), ink.Ink.Alpha(0.85))
	if n == 0 {
		b.Picture("siegestorm/board/pile-none", ink.R(x, y, w, h))
		return ink.R(x, y, w, h)
	}
	layers := min(n, slabMost)
	pitch := math.Max(1, w*slabPitch)
	for i := range layers - 1 {
		name := "siegestorm/board/pile-a"
		if i%2 == 1 {
			name = "siegestorm/board/pile-b"
		}
		b.Picture(name, ink.R(x, y-pitch*float64(i), w, h))
	}
	surface = ink.R(x, y-pitch*float64(layers-1), w, h)
	b.Picture("siegestorm/board/"+top, surface)
	return surface
}

// pile is a pile with its number and its name below it.
type pile struct {
	id    rules.Element
	name  string
	cards []siegestorm.CardView // open cards, top last; nil: face down
	n     int
	top   string
	score bool // the largest number on the screen
}

// pilesOf are the piles of a side, its Resources first.
func (l *layout) pilesOf(s *siegestorm.SideView) []pile {
	of := func(kind string) rules.Element { return elementOf(kind, s.Side) }
	list := []pile{
		{id: of("resources"), name: "Resources", n: s.Resources, top: "pile-back", score: true},
		{id: of("casualties"), name: "Casualties", n: len(s.Casualties), cards: s.Casualties, top: "pile-open"},
		{id: of("heal"), name: "Heal pile", n: len(s.Heal), cards: s.Heal, top: "pile-heal"},
	}
	if s.Side == bossSide && l.Boss != nil {
		list[2] = pile{id: "reserve:4", name: "Reserve", n: l.Boss.Reserve, top: "pile-back"}
	}
	if len(s.Removed) > 0 {
		list = append(list, pile{id: of("removed"), name: "Removed", n: len(s.Removed), cards: s.Removed, top: "pile-gone"})
	}
	return list
}

// pilePiece lays a pile out in a box: the pile above, number and name below. W is the width of
// its cards.
func (l *layout) pilePiece(list *[]stage.Piece, p pile, box ink.Rect, w, units float64, low bool) {
	box = box.Round()
	b := l.Fresh()
	f, small := b.Font(ink.SerifBold, units), b.Small()
	color := ink.ParchmentLight
	if p.score {
		color = ink.GoldLight
	}
	if low {
		color = l.Pen.Tones.Danger.Light
	}
	inner := l.withinFrame(box, 0)
	f.Size *= math.Min(1, 0.85*inner.H/b.Line(f))
	line, note := b.Line(f)*0.92, b.Line(small)
	caption, rest := inner.CutBottom(line + note)
	if rest.H < w*slabAspect {
		caption, rest = inner.CutBottom(line)
		note = 0
	}
	surface := l.pileLook(b, ink.R(rest.X, rest.Y, rest.W, rest.H+line*0.12), p.n, w, p.top)
	b.Centred(ink.R(caption.X, caption.Y, caption.W, line), f, color, strconv.Itoa(p.n))
	if note > 0 {
		b.Name(ink.R(caption.X, caption.Bottom()-note, caption.W, note), small, ink.ParchmentLight, p.name).Across = ink.Middle
	}
	if low {
		l.beat(list, p, caption.Shift(box.X, box.Y))
	}
	piece := stage.Piece{ID: p.id, Box: box, Depth: 2, Look: b.List, Role: "pile", Label: pileLabel(p), Tip: true, Fixed: true, Round: l.Px(6)}
	n := len(p.cards)
	if n == 0 { // nothing stands on it: what frames it ends where it does
		l.lower(&piece, math.Min(surface.Y-l.Px(8), caption.Y-inner.Y))
	}
	piece.Rim = l.withinFrame(piece.Box, 0)
	*list = append(*list, piece)
	if n > 0 {
		l.topCard(list, &p.cards[n-1], surface.Shift(box.X, box.Y), box.Y)
	}
}

// withinFrame is the part of a box of its own around which the frame of what is spoken of is drawn: no word lies outside of it, so that
// the frame costs neither those of the piece nor those beside it their room. It is at least so high.
func (l *layout) withinFrame(box ink.Rect, least float64) ink.Rect {
	side, end := math.Min(l.Px(5), box.W*0.045), math.Ceil(l.Px(5))
	inner := ink.R(side, end, box.W-2*side, box.H-2*end)
	if lack := math.Min(least, box.H) - inner.H; lack > 0 {
		inner.Y, inner.H = inner.Y-lack/2, inner.H+lack
	}
	return inner
}

// lower takes what is empty from the top of a piece, but leaves enough to be pointed at.
func (l *layout) lower(p *stage.Piece, by float64) {
	by = math.Floor(math.Min(by, p.Box.H-l.Metrics.MinTarget()))
	if by > 0 {
		p.Box.Y, p.Box.H = p.Box.Y+by, p.Box.H-by
		p.Look = p.Look.Shift(0, -by)
	}
}

// beat is the light behind the number of a pile that runs out. Its name tells the number, so that
// with every card that goes it flares up once.
func (l *layout) beat(list *[]stage.Piece, p pile, box ink.Rect) {
	b := l.Fresh()
	b.Halo(boardkit.Own(box), l.Pen.Tones.Danger.Plain.Alpha(0.5))
	id := rules.Element("beat:" + p.id.Name() + "/" + strconv.Itoa(p.n))
	*list = append(*list, stage.Piece{ID: id, Box: box.Round(), Depth: 1, Look: b.List, Exit: stage.FlareOut})
}

// topCard is the uppermost card of an open pile, small, standing on it and no higher than top.
func (l *layout) topCard(list *[]stage.Piece, c *siegestorm.CardView, surface ink.Rect, top float64) {
	x, y := surface.Center()
	h := math.Max(math.Min(surface.W*0.62, (y-top)/0.86), 14)
	w := math.Round(h * 0.8)
	if c.Card == nil {
		return
	}
	box := ink.R(x-w/2, y-h*0.86, w, h).Round()
	b := l.Fresh()
	l.faceLook(b, boardkit.Own(box), c)
	p := l.cardPiece(c, box, 3, b.List)
	p.Role, p.Sound = "", "card"
	if l.Can(c.Element) {
		p.Role = "card"
	}
	*list = append(*list, p)
}

func pileLabel(p pile) string {
	if p.n == 1 {
		return p.name + ", 1 card"
	}
	return rules.T("%s, %d cards", p.name, p.n).String()
}
