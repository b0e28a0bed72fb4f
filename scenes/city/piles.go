package city

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// piles lays out the panel at the top of the right column: draw and discard pile, the cards
// still to come, and how likely markers come to each place next.
func (l *layout) piles() {
	room := l.Room.Panel
	if room.Empty() {
		return
	}
	box := room.Round()
	b := l.Fresh()
	inner := b.Sheet(ink.R(0, 0, box.W, box.H))
	inner = ink.R(inner.X+l.Px(4), inner.Y, inner.W-l.Px(8), inner.H)
	top := l.pilesTop(inner.H)
	_, rest := inner.CutTop(top)
	_, rest = rest.CutTop(math.Min(l.Px(8), math.Max(0, rest.H*0.04)))
	l.outlook(b, rest)
	l.OnPanel(stage.Piece{ID: "sheet:piles", Box: box, Look: b.List, Solid: true})
	head := ink.R(inner.X+box.X, inner.Y+box.Y, inner.W, top)
	l.drawPile(ink.R(head.X, head.Y, head.W*0.34, head.H))
	l.discardPile(ink.R(head.X+head.W*0.36, head.Y, head.W*0.64, head.H))
}

// pilesTop is the height of the part with the two piles in a panel of that height.
func (l *layout) pilesTop(panel float64) float64 {
	caption := l.Line(l.Font(ink.SerifBold, 19))
	return math.Min(l.Px(126)+caption, math.Max(panel*0.46, caption+l.Px(30)))
}

func (l *layout) drawPile(box ink.Rect) {
	b := l.Fresh()
	box = box.Round()
	f := b.Font(ink.SerifBold, 19)
	_, caption := b.Pile(boardkit.Own(box), f, l.DrawCount, ink.Start, func(card ink.Rect) { b.Picture("kurth/card-back", card) })
	n := strconv.Itoa(l.DrawCount)
	b.Say(caption, f, ink.Ink, rules.Say("Draw %s", n), n)
	l.OnPanel(stage.Piece{ID: kurth.ElementDraw, Box: box, Depth: 1, Look: b.List, Role: "pile",
		Label: drawLabel(l.DrawCount), Tip: true})
	if l.DrawCount > 0 {
		l.Out.Opens = append(l.Out.Opens, kurth.ElementDraw)
	}
}

// drawLabel is the draw pile in words.
func drawLabel(n int) string {
	return rules.Plural(n, "Draw pile, %d card", "Draw pile, %d cards", n).String()
}

func (l *layout) discardPile(box ink.Rect) {
	b := l.Fresh()
	box = box.Round()
	f := b.Font(ink.SerifBold, 19)
	pile, _ := boardkit.Own(box).CutLeft(box.W * 0.6)
	card, caption := b.Pile(pile, f, len(l.Discard), ink.Start, func(card ink.Rect) {
		b.Frame("kit/frame-card", card, math.Max(l.Px(9), 4))
		side := card.W * 0.76
		art := ink.R(card.X+(card.W-side)/2, card.Y+card.W*0.13, side, side).Round()
		b.Fill(art, ink.Ink, 0)
		b.Picture("kurth/"+l.Discard[0].ID, art)
	})
	n := strconv.Itoa(len(l.Discard))
	b.Say(caption, f, ink.Ink, rules.Say("Discard %s", n), n)
	label := rules.Plural(len(l.Discard), "Discard pile, %d card", "Discard pile, %d cards", len(l.Discard)).String()
	piece := stage.Piece{ID: kurth.ElementDiscard, Box: box, Depth: 1, Role: "pile", Label: label, Tip: true}
	if len(l.Discard) == 0 { // nothing to see
		piece.Look = b.List
		l.OnPanel(piece)
		return
	}
	side := math.Min(l.Px(34), card.H*0.4)
	words := ink.R(card.Right()+l.Px(10), card.Y, box.W-card.Right()-l.Px(12), card.H)
	b.Picture("kit/search", ink.R(words.X, words.Y+l.Px(4), side, side))
	text := ink.R(words.X, words.Y+side+l.Px(6), words.W, words.H-side-l.Px(6))
	hint := rules.Say("Click to see the discards")
	if ink.TextHeight(l.Pen.Measure, l.Small(), hint, text.W, 1.2) <= text.H && len(l.Pen.Measure.Wrap(l.Small(), hint, text.W)) <= 3 {
		b.Paragraph(text, l.Small(), ink.OakLight, hint, 1.2)
	}
	l.Out.Opens = append(l.Out.Opens, kurth.ElementDiscard)
	piece.Look = b.List
	l.OnPanel(piece)
}

// outlook is the cards still to come this round and the chance that markers may
// come to each place next turn. A newcomer has enough to look at in the first turn without it.
func (l *layout) outlook(b *boardkit.Pen, room ink.Rect) {
	if l.Turn == 1 && l.HintByDefault {
		return
	}
	title := b.Font(ink.SerifBold, 19)
	note := b.Small()
	if room.H < b.Line(title)+l.Px(20) {
		return
	}
	cell := room.W / places
	named := l.chances()
	low := b.Line(note)
	icons := math.Min(l.Px(34), cell*0.94)
	chances := b.Line(note) + icons + low
	head, rest := room.CutTop(b.Line(title))
	words := []string{rules.Say("Still to come this round"), rules.Say("Still to come")}
	if len(l.ToCome) == 0 {
		words = []string{rules.Say("All twelve come next round"), rules.Say("Next round: all")}
	}
	if len(l.ToCome) == 0 && l.Round == 3 {
		words = []string{rules.Say("No more cards come"), rules.Say("No more cards")}
	}
	b.Say(head, title, ink.Ink, words...)
	if len(named) > 0 && rest.H >= chances {
		var lower ink.Rect
		lower, rest = rest.CutBottom(chances)
		l.named(b, lower, named, icons)
	}
	l.toCome(b, rest)
}

// toCome is a picture for each card of the draw pile, by card number.
func (l *layout) toCome(b *boardkit.Pen, room ink.Rect) {
	n := len(l.ToCome)
	if n == 0 || room.H < l.Px(14) {
		return
	}
	pitch := math.Min(room.W/float64(n), l.Px(49.5))
	side := math.Floor(math.Min(pitch-l.Px(3), room.H-l.Px(4)))
	if pitch > side*1.1 {
		pitch = side + l.Px(4)
	}
	top := math.Round(math.Min(l.Px(6), (room.H-side)/2))
	for i, c := range l.ToCome {
		box := ink.R(room.X+math.Round(float64(i)*pitch), room.Y+top, side, side)
		b.Fill(box, ink.Ink, 0)
		b.Picture("kurth/"+c.ID, box)
	}
}

// chances are the chances in percent that the places are named, by ring; empty when no
// further turn comes.
func (l *layout) chances() []int {
	if l.Places[0].NextOf == 0 || l.Decision == "" {
		return nil
	}
	percent := make([]int, places)
	for i := range percent {
		p := &l.Places[i]
		percent[i] = int(math.Round(100 * float64(p.Next) / float64(p.NextOf)))
	}
	return percent
}

// named shows the chances, each under its place.
func (l *layout) named(b *boardkit.Pen, room ink.Rect, percent []int, icon float64) {
	head, rest := room.CutTop(b.Line(b.Small()))
	b.Say(head, b.Small(), ink.OakLight, rules.Say("Markers may come next, in %"), rules.Say("May come next, in %"), rules.Say("Next, %"))
	pitch := rest.W / places
	for i, n := range percent {
		x := rest.X + float64(i)*pitch
		b.Picture("kurth/"+l.Places[i].ID, ink.R(x+(pitch-icon)/2, rest.Y, icon, icon))
		color := ink.OakLight
		if n >= 50 {
			color = ink.Ink
		}
		b.Write(ink.R(x, rest.Y+icon, pitch, rest.H-icon), b.Small(), color, strconv.Itoa(n)).Across = ink.Middle
	}
}

// total is one of the three sums of the row.
type total struct {
	picture string
	value   int
	words   string
}

func (l *layout) sums() [3]total {
	return [...]total{
		{"siege-marker", l.Reinforcements, rules.Say("each place")},
		{"strength", l.Bonus, rules.Say("against you")},
		{"mana", l.ManaBoost, rules.Say("Mana")},
	}
}

// totals lays out the panel above the buttons: what this turn's row adds up to.
func (l *layout) totals() {
	room := l.Room.Foot
	if room.Empty() {
		return
	}
	box := room.Round()
	b := l.Fresh()
	inner := b.Oak(ink.R(0, 0, box.W, box.H))
	f, title, note := b.Font(ink.SerifBold, 28), b.Font(ink.SerifBold, 18), b.Font(ink.Sans, 14)
	if inner.H >= b.Line(title)+b.Line(f)+b.Line(note)*0.9 {
		var head ink.Rect
		head, inner = inner.CutTop(b.Line(title))
		head.X += l.Px(6)
		words := rules.Say("This turn")
		b.Say(head, title, ink.ParchmentDark, words)
		_, head = head.CutLeft(b.Width(title, words) + l.Px(8))
		head.W -= l.Px(10)
		if form := l.fitting(note, head.W, l.specialLeft()); form != "" {
			b.Right(head, note, ink.ParchmentDark, form)
		}
	}
	worded := inner.H >= b.Line(f)+b.Line(note)*0.9
	cells := boardkit.Grid(inner, 3, 3, 0)
	for i, s := range l.sums() {
		part := cells[i]
		if worded {
			var words ink.Rect
			words, part = part.CutBottom(b.Line(note))
			if b.Fits(note, s.words, words.W) {
				b.Centred(words, note, ink.ParchmentDark, s.words)
			}
		}
		l.sum(b, part, s, f)
	}
	l.OnFoot(stage.Piece{ID: "totals", Box: box, Look: b.List, Solid: true, Label: rules.Say("This turn: +%d each place, +%d against you, +%d Mana", l.Reinforcements, l.Bonus, l.ManaBoost)})
}

// specialLeft says whether this turn's one special action can still be used, longest form first (KU-SPC-1).
func (l *layout) specialLeft() []string {
	if l.SpecialUsed {
		return []string{rules.Say("special action used"), rules.Say("special used")}
	}
	return []string{rules.Say("one special action"), rules.Say("one special")}
}

// sum draws one total: its picture and its number.
func (l *layout) sum(b *boardkit.Pen, box ink.Rect, s total, f ink.Font) {
	text := "+" + strconv.Itoa(s.value)
	icon := math.Max(4, math.Min(math.Min(l.Px(38), box.H), box.W-b.Width(f, text)-l.Px(8)))
	b.IconWord(box, "kurth/"+s.picture, icon, l.Gap(boardkit.Close), f, ink.Bone, text)
}
