package wartracks

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// lowResources is from how many cards on the Resources are drawn as in danger.
const lowResources = 5

// blocks lays out what lies before each side.
func (l *layout) blocks() {
	me := l.side(l.me)
	if me == nil {
		return
	}
	switch {
	case l.lastMan():
		l.circle()
	case l.rooms.brief:
		l.briefBlock(&l.Out.Board, me, l.rooms.own)
		if foe := l.opponent(); foe != nil {
			l.briefBlock(&l.Out.Board, foe, l.rooms.foe)
		}
		if p := l.partner(); p != nil {
			l.briefBlock(&l.Out.Board, p, l.rooms.partner)
		}
	default:
		l.ownBlock(me, l.rooms.own)
		if l.bossMode() {
			l.bossBoard(l.rooms.foe)
		} else if foe := l.opponent(); foe != nil {
			l.foeBlock(foe, l.rooms.foe)
		}
		if p := l.partner(); p != nil {
			l.partnerBlock(p, l.rooms.partner)
		}
	}
	for _, list := range [...][]stage.Piece{l.Out.Board, l.Out.Left, l.Out.Panel} {
		l.standForTheirSide(list)
	}
}

// standForTheirSide lets a click on a pile of a side that can be picked itself pick the side: all of its panel is lit.
func (l *layout) standForTheirSide(list []stage.Piece) {
	for _, s := range l.Sides {
		seat := elementOf("seat", s.Side)
		if !l.Can(seat) {
			continue
		}
		for i := range list {
			p := &list[i]
			of := slices.ContainsFunc(l.pilesOf(&s), func(o pile) bool {
				return o.id == p.ID || len(o.cards) > 0 && o.cards[len(o.cards)-1].Element == p.ID
			})
			if (of || p.ID == elementOf("hand", s.Side) || p.ID == elementOf("supports", s.Side)) && !l.Can(p.ID) {
				p.For = seat
			}
		}
	}
}

// opponent is the side across the table: the other player of a Duel, or the boss.
func (l *layout) opponent() *siegestorm.SideView {
	for _, s := range l.others() {
		if !l.bossMode() || s.Side == bossSide {
			return s
		}
	}
	return nil
}

// partner is the other player in Co-op.
func (l *layout) partner() *siegestorm.SideView {
	if !l.coop() {
		return nil
	}
	for _, s := range l.others() {
		if s.Side != bossSide {
			return s
		}
	}
	return nil
}

// header is the head of a block: seal, name, deck and what is true of the side in this turn.
func (l *layout) header(b *boardkit.Pen, box ink.Rect, s *siegestorm.SideView, note string) {
	side := math.Min(box.H, l.Px(58))
	b.Picture(l.sealOf(s), ink.R(box.X, box.Y+(box.H-side)/2, side, side))
	text := ink.R(box.X+side+l.Px(10), box.Y, box.W-side-l.Px(10), box.H)
	for _, icon := range l.standing(s) {
		d := math.Min(l.Px(32), box.H*0.6)
		b.Picture("siegestorm/icons/"+icon, ink.R(text.Right()-d, box.Y+(box.H-d)/2, d, d))
		text.W -= d + l.Px(4)
	}
	name, small := b.Font(ink.SerifBold, 24), b.Body()
	if b.Line(name)+b.Line(small) > box.H+2 || note == "" {
		b.Name(text, name, ink.ParchmentLight, l.called(s.Side))
		x := text.X + b.Width(name, l.called(s.Side)) + l.Px(12)
		short, _, _ := strings.Cut(note, " · ")
		if room := text.Right() - x; room > b.Width(small, short) {
			b.Say(ink.R(x, text.Y, room, text.H), small, ink.ParchmentDark, note, short)
		}
		return
	}
	top := text.Y + (text.H-b.Line(name)-b.Line(small))/2
	b.Name(ink.R(text.X, top, text.W, b.Line(name)), name, ink.ParchmentLight, l.called(s.Side))
	b.Say(ink.R(text.X, top+b.Line(name), text.W, b.Line(small)), small, ink.ParchmentDark, note, deckName(s.Deck))
}

// standing are the icons of what is true of a side in this turn.
func (l *layout) standing(s *siegestorm.SideView) []string {
	var icons []string
	if s.Extra {
		icons = append(icons, "extra-turn")
	}
	if s.Protected {
		icons = append(icons, "shielded")
	}
	if s.Ward > 0 {
		icons = append(icons, "hold-ground")
	}
	return icons
}

// noteOf says more about a side below its name.
func (l *layout) noteOf(s *siegestorm.SideView) string {
	words := deckName(s.Deck)
	switch {
	case s.Side == l.me && int(l.Moment.Viewer) == l.me && l.onTurn(l.me):
		words += " · your turn"
	case s.Side == l.me && int(l.Moment.Viewer) == l.me:
		words += " · your seat"
	case l.onTurn(s.Side):
		words += " · on turn"
	}
	return words
}

// seatPiece is the piece of a side itself, below all that lies before it.
func (l *layout) seatPiece(s *siegestorm.SideView, box ink.Rect, look ink.List) stage.Piece {
	label := rules.T("%s, %d Resources", l.called(s.Side), s.Resources).String()
	return stage.Piece{ID: elementOf("seat", s.Side), Box: box, Look: look, Role: "panel", Label: label, Tip: true, Fixed: true, Round: l.Px(9)}
}

// blockHeight is how high the block of the own side is in a column.
func (l *layout) blockHeight(w float64) float64 {
	return l.Px(64) + l.pilesHeight(l.Px(122)) + l.Line(l.Small()) + l.supportHeight() + 4*l.Px(12)
}

// pilesHeight is the height of a full pile with its number and name.
func (l *layout) pilesHeight(w float64) float64 {
	return pileHeight(slabMost, w) + l.Line(l.Font(ink.SerifBold, 50))*0.92 + l.Line(l.Small())
}

func (l *layout) supportHeight() float64 { return l.Px(96) + l.Line(l.Small()) }

// litRim is how far the rim of a lit pile or card reaches beyond it, in pixels.
const litRim = 4

// rimRoom is the room that words beside what can be lit leave for its rim.
func (l *layout) rimRoom() float64 { return math.Max(litRim, l.Px(2*litRim)) }

// ownBlock lays out the own side in the left column.
func (l *layout) ownBlock(s *siegestorm.SideView, box ink.Rect) {
	if box.Empty() {
		return
	}
	box = box.Round()
	list := &l.Out.Left
	b := l.Fresh()
	l.panel(b, boardkit.Own(box), l.onTurn(s.Side))
	inner := boardkit.Own(box).Inset(l.Gap(boardkit.Wide))
	head, rest := inner.CutTop(l.Px(60))
	l.header(b, head, s, l.noteOf(s))
	support, rest := rest.CutBottom(l.supportHeight())
	if len(s.Support) > 0 {
		_, rest = rest.CutBottom(l.rimRoom())
	}
	line, rest := rest.CutBottom(l.Line(l.Small()) + l.Px(6))
	_, rest = rest.CutBottom(l.rimRoom()) // the rims of piles and Supporters that are lit keep off the words
	if !l.Over {
		b.Centred(line, b.Small(), l.leftColor(s), turnsLeft(s)...)
	}
	*list = append(*list, l.seatPiece(s, box, b.List))
	l.pileRoom(list, s, rest.Shift(box.X, box.Y))
	l.rank(list, s, support.Shift(box.X, box.Y))
}

// onTurn reports whether it is a side's turn: the match has begun and goes on.
func (l *layout) onTurn(side int) bool {
	return l.Active == side && !l.Over && l.Decision != "mulligan"
}

// panel is the dark plate of a side; the one on turn has a golden rim.
func (l *layout) panel(b *boardkit.Pen, box ink.Rect, turn bool) {
	b.Shadow(box, l.Px(8)).Radius = l.Px(9)
	rim, width := ink.OakLight, l.Edge()
	if turn {
		rim, width = ink.Gold, l.Gap(boardkit.Tight)
	}
	b.Fill(box, rim, l.Px(9))
	b.Fill(box.Inset(width), boardkit.Mix(ink.OakDark, ink.Ink, 0.35), l.Px(7))
}

func (l *layout) leftColor(s *siegestorm.SideView) ink.Color {
	if s.Resources <= lowResources {
		return l.Pen.Tones.Danger.Light
	}
	return ink.ParchmentDark
}

// turnsLeft says how long a side can go on drawing.
func turnsLeft(s *siegestorm.SideView) []string {
	switch s.TurnsLeft {
	case 0:
		return []string{"lost at the next Draw step", "lost at next draw"}
	case 1:
		return []string{"1 turn left without damage", "1 turn left"}
	}
	n := strconv.Itoa(s.TurnsLeft)
	return []string{n + " turns left without damage", n + " turns left"}
}

// pileRoom lays the piles of the own side out: Resources left, the others right.
func (l *layout) pileRoom(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect) {
	piles := l.pilesOf(s)
	share := 0.55
	if len(piles) > 3 { // two names stand beside each other
		share = 0.44
	}
	left, right := box.CutLeft(math.Round(box.W * share))
	w := math.Min(left.W*0.86, (left.H-l.Line(l.Font(ink.SerifBold, 50)))/(slabAspect+slabPitch*slabMost))
	l.pilePiece(list, piles[0], left, w, 52, s.Resources <= lowResources)
	upper, lower := right.CutTop(math.Round(right.H * 0.58))
	small := math.Min(right.W*0.66, w*0.62)
	l.pilePiece(list, piles[1], upper, small, 26, false)
	cells := piles[2:]
	for i, p := range cells {
		cw := lower.W / float64(len(cells))
		l.pilePiece(list, p, ink.R(lower.X+cw*float64(i), lower.Y, cw, lower.H), math.Min(small, cw*0.8), 24, false)
	}
}

// foeBlock lays out the opponent at the top of the right column.
func (l *layout) foeBlock(s *siegestorm.SideView, box ink.Rect) {
	if box.Empty() {
		return
	}
	box = box.Round()
	list := &l.Out.Panel
	b := l.Fresh()
	l.panel(b, boardkit.Own(box), l.onTurn(s.Side))
	inner := boardkit.Own(box).Inset(l.Gap(boardkit.Wide))
	head, rest := inner.CutTop(l.Px(60))
	backs := math.Min(head.W*0.36, l.Px(34)*float64(min(len(s.Hand), 1)+len(s.Hand)))
	fan, head := head.CutRight(backs)
	note := deckName(s.Deck) + " · " + cardCount(len(s.Hand))
	l.header(b, head, s, note)
	*list = append(*list, l.seatPiece(s, box, b.List))
	l.backs(list, s, fan.Shift(box.X, box.Y))
	support, rest := rest.CutBottom(math.Min(l.Px(64)+l.Line(l.Small()), rest.H*0.34))
	l.pileRow(list, s, rest.Shift(box.X, box.Y))
	l.rank(list, s, support.Shift(box.X, box.Y))
}

func cardCount(n int) string {
	if n == 1 {
		return "1 card"
	}
	return strconv.Itoa(n) + " cards"
}

// pileRow lays the piles of a side out beside each other.
func (l *layout) pileRow(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect) {
	piles := l.pilesOf(s)
	shares := []float64{0.4, 0.32, 0.28}
	if len(piles) == 4 {
		shares = []float64{0.34, 0.24, 0.21, 0.21}
	}
	x := box.X
	for i, p := range piles {
		w := box.W * shares[i]
		units, card := 26.0, math.Min(w*0.72, l.Px(74))
		if i == 0 {
			units, card = 46, math.Min(w*0.8, l.Px(100))
		}
		high := (box.H - l.Line(l.Font(ink.SerifBold, units)) - l.Line(l.Small())) / (slabAspect + slabPitch*slabMost)
		l.pilePiece(list, p, ink.R(x, box.Y, w, box.H), math.Max(math.Min(card, high), 16), units, i == 0 && s.Resources <= lowResources)
		x += w
	}
}

// backs is the hand of a side whose cards are not seen here, as backs in a fan.
func (l *layout) backs(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect) {
	box = box.Round()
	b := l.Fresh()
	n := len(s.Hand)
	h := math.Min(box.H*0.82, l.Px(50))
	w := h * 0.75
	pitch := 0.0
	if n > 1 {
		pitch = math.Min(w*0.62, (box.W-w)/float64(n-1))
	}
	x := box.W - w - pitch*float64(max(n-1, 0))
	for i := range n {
		tilt := (float64(i) - float64(n-1)/2) * 0.05
		card := ink.R(x+float64(i)*pitch, (box.H-h)/2+math.Abs(tilt)*h*0.25, w, h)
		c := &s.Hand[i]
		if c.Card != nil {
			l.faceLook(b, card, c)
			continue
		}
		b.Picture("siegestorm/cards/back", card).Angle = tilt
	}
	*list = append(*list, stage.Piece{ID: elementOf("hand", s.Side), Box: box, Depth: 2, Look: b.List, Role: "pile",
		Label: "Hand of " + l.called(s.Side) + ", " + cardCount(n), Tip: true, Fixed: true, Round: l.Px(6), Rim: l.withinFrame(box, 0)})
}
