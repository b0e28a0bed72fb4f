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
	"portcullis/scenes/table"
)

// creatures lays out every creature on the war tracks, on the Battle Zones and at the ends of
// the tracks.
func (l *layout) creatures() {
	for _, t := range l.Tracks {
		for i, c := range t.Slots {
			l.creature(c, l.field.slots[t.Track][i], depthTile)
		}
	}
	for _, z := range l.Zones {
		for end, side := range z.Sides {
			l.creature(z.Front[end], l.field.fronts[[2]int{z.Zone, side}], depthTile)
		}
		l.creature(z.Middle, l.field.middle[z.Zone], depthTile)
	}
	l.leavers()
}

func (l *layout) creature(c *siegestorm.CardView, box ink.Rect, depth int) {
	if c == nil || box.Empty() {
		return
	}
	b := l.Fresh()
	l.tileLook(b, boardkit.Own(box), c)
	if l.dimmed(c.Element) {
		b.Fill(boardkit.Own(box), ink.OakDark.Alpha(0.45), l.px(box, 9))
	}
	p := l.cardPiece(c, box, depth, b.List)
	l.OnBoard(p)
	if c.Usable && c.Card != nil && l.Can(c.Element) {
		forms := []string{c.Card.Lasts().String(), rules.Say("Pay %d", c.Card.Passive.Cost)}
		l.labels = append(l.labels, label{id: rules.Element("chip:ability/" + strconv.Itoa(c.Number)), tone: goldChip, on: box, at: across(box, 0.68), most: box.W * 0.98, forms: forms, stays: true})
	}
	if c.Defender && l.defends(c) {
		id := rules.Element("chip:defender/" + strconv.Itoa(c.Number))
		l.labels = append(l.labels, label{id: id, tone: lapisChip, on: box, at: above(box), most: box.W * 1.1, forms: []string{"Defender"}})
	}
}

// cardPiece is the piece of a card that is seen.
func (l *layout) cardPiece(c *siegestorm.CardView, box ink.Rect, depth int, look ink.List) stage.Piece {
	p := stage.Piece{ID: c.Element, Box: box, Depth: depth, Look: look, Role: "card", Label: cardLabel(c), Round: l.px(box, 9), Tip: true, Face: "face",
		Sound: "piece"}
	if from, ok := l.from[c.Number]; ok && c.Number >= 0 {
		p.From = from
	}
	return p
}

// cardLabel is a card in words.
func cardLabel(c *siegestorm.CardView) string {
	if c.Card == nil {
		return "A card, face down"
	}
	words := []string{c.Card.Told().String(), "cost " + strconv.Itoa(int(c.Card.Cost))}
	if c.Card.Creature() {
		words = append(words, rules.T("ATT %d", c.ATT).String(), rules.T("DEF %d", c.DEF).String())
	}
	if c.Gang > 0 {
		words = append(words, rules.T("%d Gang tokens", c.Gang).String())
	}
	if c.Spirit > 0 {
		words = append(words, rules.T("%d Spirit tokens", c.Spirit).String())
	}
	return strings.Join(words, ", ")
}

// dimmed reports whether something steps back because the question is about other things: a
// chain that does not touch it, or targets that it is none of.
func (l *layout) dimmed(el rules.Element) bool {
	if l.Can(el) || l.HasChosen(el) || l.Mode != table.Asking {
		return false
	}
	switch l.Decision {
	case "target":
		return el.Kind() == "card"
	case "react":
		return !l.chained(el)
	}
	return false
}

// chained reports whether a link of the chain is or touches a card.
func (l *layout) chained(el rules.Element) bool {
	for _, link := range l.Chain {
		if link.Card.Element == el || link.Target != nil && link.Target.Element == el {
			return true
		}
	}
	return false
}

// defends reports whether a Defender matters now: somebody storms at him.
func (l *layout) defends(c *siegestorm.CardView) bool {
	return l.Storm != nil && l.Storm.Defender != nil && l.Storm.Defender.Number == c.Number
}

// tiltOut is the angle at which a creature stands that has left its war track.
const tiltOut = 0.03

// leavers are the creatures beyond the ends of their tracks: those that wait for an order and
// the storming one.
func (l *layout) leavers() {
	var list []siegestorm.CardView
	if l.Storm != nil {
		list = append(list, l.Storm.Card)
	}
	for _, c := range l.Exits {
		if l.Storm == nil || c.Number != l.Storm.Card.Number {
			list = append(list, c)
		}
	}
	waiting := map[int]int{}
	for i := range list {
		c := &list[i]
		t := c.Track
		box, ok := l.field.exits[t]
		if !ok {
			continue
		}
		n := waiting[t]
		waiting[t]++
		storming := l.Storm != nil && i == 0
		l.leaver(c, box.Shift(float64(n)*box.W*0.14, float64(n)*box.H*0.14), storming, n)
	}
}

func (l *layout) leaver(c *siegestorm.CardView, box ink.Rect, storming bool, nth int) {
	b := l.Fresh()
	full := boardkit.Own(box)
	if storming {
		b.Glow(full, l.Pen.Tones.Legal.Light, l.px(box, 22))
		b.Outline(full.Inset(-l.px(box, 5)), ink.GoldLight, l.px(box, 8), l.px(box, 13))
	}
	l.tileLook(b, full, c)
	angle := tiltOut
	if c.Holder != l.me {
		angle = -tiltOut
	}
	if storming { // between ATT and DEF
		s := math.Min(box.H*0.34, box.W*0.36)
		b.Picture("siegestorm/icons/storm", ink.R((box.W-s)/2, box.H-s*0.8, s, s))
	}
	cx, cy := full.Center()
	p := l.cardPiece(c, box, depthExit-nth, boardkit.Tilt(b.List, cx, cy, angle))
	p.Angle = angle
	l.OnBoard(p)
}
