package citadel

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// kindColours are the edges of slots and cards by their type.
var kindColours = [cards.KindCount]ink.Color{cards.Permanent: ink.IronLight, cards.Red: ink.OxbloodLight, cards.Orange: ink.EmberLight, cards.Instant: ink.ParchmentDeep}

var kindPictures = [cards.KindCount]string{"type-permanent", "type-red", "type-orange", "type-instant"}

// slots are the Resource slots as small cards.
func (l *layout) slots(b *boardkit.Pen, r ink.Rect, h int) {
	l.slotsOf(b, r, h, lying(l.Heroes[h].Slots))
}

// matching are the slots of a hero that take the card that is pointed at, or was drawn and is asked about; nil: there is none.
func (l *layout) matching(h int) []bool {
	design := l.card(rules.Element("card:" + l.Hover.Name()))
	switch l.Hover.Kind() {
	case "card", "held", "take", "given", "taken":
	default:
		design = -1
	}
	if design < 0 && l.kind == "card" {
		design = l.Now.Card
	}
	if design < 0 || !l.Heroes[h].Alive || !l.receives(h) {
		return nil
	}
	return l.takes(h, design)
}

// receives reports whether a hero can come to store the card that is looked at: whose turn it is, who is asked, both heroes of an
// exchange, and with whom one can begin (BS-EXC-1).
func (l *layout) receives(h int) bool {
	return h == l.Active || h == l.Now.Asked || h == l.Now.With || slices.ContainsFunc(l.State.Decision().Choices, func(c rules.Choice) bool {
		return c.Verb == bsieged.Trade && int(c.Args[0]) == h
	})
}

// slotShape is how much higher than wide a slot is.
const slotShape = 1.42

// slotWidth is how wide each of so many slots is in a room, with gaps between them.
func slotWidth(room float64, n int, gap float64) float64 {
	return (room - gap*float64(n-1)) / float64(n)
}

// slotsOf are the slots of a hero with a card on each, -1: none.
func (l *layout) slotsOf(b *boardkit.Pen, r ink.Rect, h int, on []int) {
	sheet := l.sheet(h)
	n := len(sheet.Slots)
	if n == 0 || r.H < 8 {
		return
	}
	gap := l.Px(3)
	w := math.Min(slotWidth(r.W, n, gap), r.H*0.84)
	high := math.Min(r.H, w*slotShape)
	takes := l.matching(h)
	for i, slot := range sheet.Slots {
		box := ink.R(r.X+float64(i)*(w+gap), r.Y+(r.H-high)/2, w, high).Round()
		if i < len(takes) && takes[i] {
			b.Fill(box.Inset(-math.Max(3, l.Px(5))), ink.Ink, l.Px(5))
			b.Fill(box.Inset(-math.Max(2, l.Px(4))), ink.GoldLight, l.Px(4))
		}
		b.Fill(box, ink.Ink, l.Px(3))
		b.Fill(box.Inset(1), kindColours[slot.Kind], l.Px(3))
		inner := box.Inset(math.Max(2, l.Px(3)))
		if i < len(on) && on[i] >= 0 {
			b.Fill(inner, ink.ParchmentLight, 1)
			b.Picture(pic("class-"+classes[l.set.Cards[on[i]].Class]), inner.Inset(inner.W*0.04))
			continue
		}
		b.Fill(inner, ink.OakDark, 1)
		b.Picture(pic(kindPictures[slot.Kind]), inner.Inset(inner.W*0.18)).Fade = 0.35
	}
}
