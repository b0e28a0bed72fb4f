package towers

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// meter is an amount on a plaque, which may be clicked.
type meter struct {
	id    rules.Element
	icon  string
	value string
	word  string // what it is, where that finds room below the number
	label string
	minor bool // it is what is produced
}

// owned is an amount of the viewer on its plaque, with what it is of; what can be clicked lies in the stall.
func (l *layout) owned(b *boardkit.Pen, line ink.Rect, seat rules.Seat, what content.What) {
	if line.Empty() {
		return
	}
	m := l.purse(seat)[2*int(what)]
	side := math.Min(line.H, l.Px(42))
	words := b.Icon(line, m.icon, side, l.Gap(boardkit.Close))
	l.amount(b, words, what, seat)
}

// amount is what is there of what is produced, with the word for it where both kinds find room for theirs.
func (l *layout) amount(b *boardkit.Pen, at ink.Rect, what content.What, seat rules.Seat) {
	n, of := l.Available(seat, what), l.Produced(seat, what)
	big, minor := l.Font(ink.SerifBold, 22), l.Font(ink.Sans, 17)
	for big.Size > 8 && l.Measure.LineHeight(big) > at.H {
		big.Size--
	}
	head := strconv.Itoa(n)
	w := l.Width(big, head)
	b.Say(ink.R(at.X, at.Y, math.Min(at.W, w+1), at.H), big, ink.Ink, head)
	tails := [...]string{content.Gold: rules.Say("/ %d gold", of), content.Power: rules.Say("/ %d power", of)}
	widest := math.Max(l.Width(minor, tails[content.Gold]), l.Width(minor, tails[content.Power]))
	tail := tails[what]
	if widest > at.W-l.Width(big, "10")-l.Gap(boardkit.Tight) {
		tail = "/ " + strconv.Itoa(of)
	}
	if rest := at.W - w - l.Gap(boardkit.Tight); l.Fits(minor, tail, rest) && l.Line(minor) <= at.H+1 {
		b.Say(ink.R(at.X+w+l.Gap(boardkit.Tight), at.Y, rest, at.H), minor, ink.Oak, tail)
	}
}

// purse is the gold and the power of a seat, each with what it produces.
func (l *layout) purse(seat rules.Seat) []meter {
	name := l.name(seat)
	return []meter{
		{engine.PointsElement(content.Gold, seat), "towersiege/icons/gold", strconv.Itoa(l.Available(seat, content.Gold)), rules.Say("Gold"), rules.Say("%d gold of %s", l.Available(seat, content.Gold), name), false},
		{engine.ProducersElement(content.Gold, seat), "towersiege/cards/mine", strconv.Itoa(l.Produced(seat, content.Gold)), rules.Say("Mines"), rules.Say("%s produces %d gold", name, l.Produced(seat, content.Gold)), true},
		{engine.PointsElement(content.Power, seat), "towersiege/icons/power", strconv.Itoa(l.Available(seat, content.Power)), rules.Say("Power"), rules.Say("%d power of %s", l.Available(seat, content.Power), name), false},
		{engine.ProducersElement(content.Power, seat), "towersiege/cards/powerstone", strconv.Itoa(l.Produced(seat, content.Power)), rules.Say("Stones"), rules.Say("%s produces %d power", name, l.Produced(seat, content.Power)), true},
	}
}

// meterWords are the words below amounts: all of them stand there, or none.
func (l *layout) meterWords() (words []string) {
	for _, m := range l.purse(l.me) {
		words = append(words, m.word)
	}
	return words
}

// wordType is the type in which words stand beside what they name: small, and no smaller than is legible; false: they find no room.
func (l *layout) wordType(w, h float64, words ...string) (ink.Font, bool) {
	for f := l.Font(ink.Sans, boardkit.NoteSize); ; f.Size = math.Max(l.Metrics.Least(), f.Size-0.5) {
		if l.Line(f) <= h && !slices.ContainsFunc(words, func(word string) bool { return l.Width(f, word) > w }) {
			return f, true
		}
		if f.Size <= l.Metrics.Least() {
			return f, false
		}
	}
}

// meterWide is the part of an amount's width that its picture has at least beside a word.
const meterWide = 0.36

// meters lays amounts side by side in a line of a plaque, each a piece of its own, with a word below where each finds room for one.
func (l *layout) meters(line, room ink.Rect, list []meter) {
	if line.Empty() {
		return
	}
	boxes := boardkit.Grid(line, len(list), len(list), l.Gap(boardkit.Tight))
	for i, m := range list {
		box := boxes[i].Shift(room.X, room.Y).Round()
		x, y := box.Center()
		box = boardkit.Around(x, y, box.W, math.Max(box.H, l.Metrics.MinTarget())) // a lesson points at it
		b := l.Fresh()
		own := boardkit.Own(box)
		gap := l.Gap(boardkit.Tight)
		side := math.Min(own.H, own.W*0.5)
		f := l.Font(ink.SerifBold, 22)
		small, worded := l.wordType(own.W*(1-meterWide)-gap, own.H-l.Line(f)*0.9, l.meterWords()...)
		if worded {
			side = math.Min(side, own.W-gap-l.Width(small, m.word)-1)
		}
		words := b.Icon(own, m.icon, side, gap)
		if m.minor {
			f = l.Font(ink.Serif, 17)
		}
		for f.Size > 8 && (l.Measure.LineHeight(f) > own.H || l.Width(f, m.value) > words.W) {
			f.Size--
		}
		if worded {
			up, down := words.CutTop(own.H - l.Line(small))
			b.Say(up, f, ink.Ink, m.value)
			b.Say(down, small, ink.Oak, m.word)
		} else {
			b.Say(words, f, ink.Ink, m.value)
		}
		p := l.piece(m.id, box, depthItem, b.List, "counter", m.label)
		p.Fixed = true
		l.OnBoard(p)
	}
}
