package towers

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// skillOf is the Spell Skill with which the viewer casts a card, now and as it is printed (TS-LVL-5, TS-SPL-2); 0: nothing is rolled, or
// what is depends on its strength or its target.
func (l *layout) skillOf(card content.Card) (now, was int) {
	info := l.Content.At(card)
	if !info.Magic() && info.Type != content.Innate {
		return 0, 0
	}
	for i := range info.Effects {
		e := &info.Effects[i]
		if e.Skill != content.SS || len(e.Levels) == 0 || e.Levels[0].Value == 0 || e.ValueRelic != 0 && e.ValueRelic != e.Levels[0].Value {
			continue
		}
		if was = e.Levels[0].Value; slices.ContainsFunc(e.Levels, func(v content.Level) bool { return v.Value != was }) {
			return 0, 0
		}
		return was + l.SpellSkill(l.me, card), was
	}
	return 0, 0
}

// skillFigure is that as a number of the card; false: it has none.
func (l *layout) skillFigure(card content.Card) (figure, bool) {
	now, was := l.skillOf(card)
	return figure{statIcon(content.SS), now, was, words.Stat(content.SS), []string{words.StatName(content.SS).String()}}, now > 0
}

// spellFont is the type in which the names of some Spells are whole on tiles of a width: one for all, so that none looks as if it
// mattered less.
func (l *layout) spellFont(list []content.Card, w float64) ink.Font {
	f := l.Font(ink.Sans, boardkit.SmallSize)
	plain := f.Size
	f.Size = math.Round(f.Size*faceTypes[0]*2) / 2
	for _, card := range list {
		name := l.Content.At(card).Title().String()
		for f.Size > plain && l.Measure.Width(f, name) > w || f.Size > l.Metrics.Least() && l.Measure.Width(f, name)*ink.LeastSqueeze > w {
			f.Size = math.Max(l.Metrics.Least(), f.Size-0.5)
		}
	}
	return f
}

// spellPad is the room at the edges of the tile of a Spell.
func (l *layout) spellPad() float64 { return math.Max(2, l.Px(3)) }

// spell draws a Spell of the viewer: its picture and its name, what it costs now, and what it rolls.
func (l *layout) spell(card content.Card, own ink.Rect, named ink.Font) *boardkit.Pen {
	info, b := l.Content.At(card), l.Fresh()
	b.Inked(own, tints[content.Spell], 2, 6)
	in := own.Inset(l.spellPad())
	strong := l.Font(ink.SansBold, boardkit.SmallSize)
	if in.H > 2.4*l.Line(named) {
		var words ink.Rect
		words, in = in.CutBottom(l.Line(named))
		b.Name(words, named, ink.Ink, info.Title().String()).Across = ink.Middle
	}
	now, was := l.costs(card), printedCost(info)
	text, line, gap := strconv.Itoa(now.power), l.Line(strong), l.Gap(boardkit.Tight)
	if severalPrices(info) {
		text += "+"
	}
	color := ink.Ink
	if now.power < was.power {
		color = ink.VerdigrisDark
	}
	tab := ink.R(0, in.Y, line+gap+l.Width(strong, text)+gap, line)
	tab.X = in.Right() - tab.W
	picture := in
	switch {
	case now.power == 0 || tab.W > in.W || tab.H > in.H:
		b.Picture(pictureOf(info), in)
		return b
	case in.H < 2*line: // the price would hide it
		picture.W = math.Max(1, in.W-tab.W)
	}
	b.Picture(pictureOf(info), picture)
	b.Inked(tab, ink.ParchmentLight, 1, 3)
	b.Name(b.Icon(tab, pointIcons[content.Power], line*0.85, gap/2), strong, color, text)
	if level, _ := l.skillOf(card); in.H >= 2*line {
		skill(b, in, strong, content.SS, level)
	}
	return b
}

// spellLabel is what a Spell of the viewer is, what it costs now and what it rolls, in words.
func (l *layout) spellLabel(card content.Card) rules.Text {
	label := rules.T("Spell: %s, %s", l.Content.At(card).Title(), words.Price(l.costs(card).gold, l.costs(card).power))
	if now, _ := l.skillOf(card); now > 0 {
		label = rules.T("%s, %s %d", label, words.StatName(content.SS), now)
	}
	return label
}
