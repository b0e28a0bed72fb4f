package city

import (
	"math"

	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// cardStyle is how much of a card is shown, chosen so that the fullest of the twelve fits.
type cardStyle struct {
	name   float64 // type of the card's name, in design units
	art    float64 // side of the picture in design units, 0 without
	text   bool    // the rules text of the panels is shown
	joined bool    // the numbers stand beside the locations, not at the foot

	pad    float64 // the rest in device pixels
	side   float64 // of the picture
	title  float64 // height of the name
	place  float64 // height of the line of locations
	head   float64
	panel  float64 // height of each of the two panels
	foot   float64
	gap    float64
	height float64 // of the whole card
}

// cardStyles are the ways to show a card, from rich to poor.
func cardStyles() []cardStyle {
	return []cardStyle{
		{name: 23, art: 90, text: true},
		{name: 20, art: 66, text: true},
		{name: 20, art: 56},
		{name: 18},
		{name: 16},
		{name: 16, joined: true},
		{name: 12, joined: true},
	}
}

// styleFor is the richest style that fits; it looks at all twelve cards, so that it does
// not change from turn to turn.
func (l *layout) styleFor(w, h float64) cardStyle {
	var s cardStyle
	for _, try := range cardStyles() {
		if s = l.style(try, w, l.position.cards); s.height <= h && !l.sealHides(s) {
			break
		}
	}
	return s
}

// sealHides reports whether the ordinal seal would cover too much of the card's picture.
func (l *layout) sealHides(s cardStyle) bool {
	return s.art > 0 && l.sealSize()-l.lip()-s.pad > 0.5*s.side
}

// style measures what the cards need at a width.
func (l *layout) style(s cardStyle, w float64, cards []*kurth.Card) cardStyle {
	s.pad = math.Max(l.Px(16), 9)
	s.gap = math.Max(l.Px(5), 2)
	s.side = l.Px(s.art)
	inner := w - 2*s.pad
	lines := 1
	for _, c := range cards {
		lines = max(lines, len(l.Pen.Measure.Wrap(l.cardName(s), c.Title().String(), l.nameWidth(s, inner))))
	}
	s.title = math.Ceil(float64(lines)*l.cardName(s).Size*nameLead + 2)
	s.place = math.Max(l.Px(40), l.Line(l.Small()))
	if s.art < 60 {
		s.place = math.Max(l.Px(28), l.Line(l.Small()))
	}
	s.foot = math.Max(l.Px(32), l.Line(l.footFont()))
	if s.joined {
		s.place, s.foot = math.Max(s.place, s.foot), 0
	}
	s.head = math.Max(s.side, s.title+s.place)
	s.panel = math.Max(l.panelLine()+2*math.Max(l.Px(5), 3), l.Metrics.MinTarget())
	if s.text {
		for _, c := range cards {
			for _, text := range [...]string{c.Spell.Rules().String(), c.Special.Rules().String()} {
				h := l.panelLine() + ink.TextHeight(l.Pen.Measure, l.powerText(), text, inner-l.costWidth(s)-l.Px(12), powerLead)
				s.panel = math.Max(s.panel, math.Ceil(h+l.Gap(boardkit.Tight)+l.Gap(boardkit.Close)))
			}
		}
		s.panel = math.Max(s.panel, l.Px(79))
	}
	s.height = math.Ceil(2*s.pad + s.head + 2*s.panel + s.foot + 3*s.gap)
	return s
}

func (l *layout) cardName(s cardStyle) ink.Font { return l.Font(ink.SerifBold, s.name) }
func (l *layout) powerName() ink.Font           { return l.Font(ink.SerifBold, 18) }
func (l *layout) powerText() ink.Font           { return l.Small() }
func (l *layout) footFont() ink.Font            { return l.Font(ink.SerifBold, 22) }

// nameWidth is the room for the card's name beside its picture.
func (l *layout) nameWidth(s cardStyle, inner float64) float64 {
	if s.art == 0 {
		return inner - l.besideSeal(s)
	}
	return inner - s.side - l.Px(11)
}

// besideSeal is how far the name stands in where the seal covers the corner of the card.
func (l *layout) besideSeal(s cardStyle) float64 {
	return math.Max(0, l.sealSize()-l.lip()-s.pad) + l.Px(6)
}

// costWidth is the column of the cost at the left of a panel.
func (l *layout) costWidth(s cardStyle) float64 {
	free := l.Width(l.costFont(freeWord()), freeWord())
	if s.text {
		return math.Max(l.Px(52), free+l.Px(8))
	}
	return math.Max(free, l.Width(l.costFont("1-3"), "1-3")) + l.costIcon() + l.Px(8)
}

// costFont is the type of a cost; a word is set smaller than a number.
func (l *layout) costFont(text string) ink.Font {
	if text == freeWord() {
		return l.Font(ink.SerifBold, 14)
	}
	return l.Font(ink.SerifBold, 19)
}

// costIcon is the size of the picture beside a cost.
func (l *layout) costIcon() float64 { return math.Max(l.Px(24), l.powerName().Size) }

// sealSize is the size of the ordinal seal at the corner of a card.
func (l *layout) sealSize() float64 {
	return math.Round(math.Max(l.Px(40), math.Max(l.Font(ink.SerifBold, 23).Size*1.5, l.Metrics.MinTarget())))
}

// enlarge gives the picture of a card more room, as far as its name then still fits.
func (l *layout) enlarge(s cardStyle, c *kurth.Card, inner, by float64) cardStyle {
	large := s
	large.side += by
	large.head = math.Max(s.head, large.side)
	if ink.TextHeight(l.Pen.Measure, l.cardName(large), c.Title().String(), l.nameWidth(large, inner), nameLead) > large.head-large.place {
		return s
	}
	return large
}
