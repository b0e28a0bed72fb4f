package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// figure is a number of a card with its icon and what it is: as it is now, and as it is printed where that is another.
type figure struct {
	icon     string
	now, was int
	caption  rules.Text
	forms    []string // the caption in longer words, the longest first, for where they find room
}

// draw writes a figure: one that is not as it is printed in the colour of what was raised or lowered, and beside it, crossed
// out, what is printed.
func (f figure) draw(b *boardkit.Pen, at ink.Rect) {
	strong, small, text, was := b.Strong(), b.Small(), strconv.Itoa(f.now), strconv.Itoa(f.was)
	color := ink.Ink
	switch {
	case f.now > f.was:
		color = ink.VerdigrisDark
	case f.now < f.was:
		color = ink.OxbloodDark
	}
	b.Say(at, strong, color, text)
	x, w := at.X+b.Width(strong, text)+b.Px(5), b.Width(small, was)
	if f.now == f.was || x+w > at.Right() {
		return
	}
	b.Say(ink.R(x, at.Y, w+1, at.H), small, ink.OakLight, was)
	b.List.Line(x-1, at.Y+at.H/2, x+w+1, at.Y+at.H/2, math.Max(1, b.Px(1.5)), ink.OakLight)
}

// printed are the numbers on a card.
func printed(info *content.Info) (list []figure) {
	add := func(icon string, n int, caption rules.Text) {
		if n > 0 {
			list = append(list, figure{icon, n, n, caption, nil})
		}
	}
	for _, s := range [...]struct {
		stat content.Stat
		n    int
	}{{content.SL, info.SL}, {content.DL, info.DL}, {content.RL, info.RL}} {
		if add(statIcon(s.stat), s.n, words.Stat(s.stat)); s.n > 0 {
			list[len(list)-1].forms = levelForms(s.stat)
		}
	}
	add("towersiege/icons/life", info.LP, rules.T("Life"))
	add("towersiege/icons/integrity", info.IP, rules.T("Integrity"))
	add("towersiege/cards/mine", info.Mines, rules.T("Mines"))
	add("towersiege/cards/powerstone", info.Stones, rules.T("Powerstones"))
	return list
}

// levelForms are a level in words, the longest first.
func levelForms(stat content.Stat) []string {
	forms := []string{words.StatName(stat).String()}
	switch stat {
	case content.SL:
		return append(forms, rules.Say("Skill"))
	case content.AL:
		return append(forms, rules.Say("Attack"))
	case content.DL:
		return append(forms, rules.Say("Defence"))
	case content.RL:
		return append(forms, rules.Say("Resistance"))
	case content.PL:
		return append(forms, rules.Say("Protection"))
	}
	return forms
}

// whole is the card of an element at reading size: of what is on the table with its numbers of now, of the hand and of Spells with what they
// cost now; even: in one type whatever is printed on it.
func (l *layout) whole(el rules.Element, card content.Card, box ink.Rect, even bool) (look ink.List, all bool) {
	t, info := l.thingOf(el), l.Content.At(card)
	if t == nil {
		line := printed(info)
		if f, ok := l.skillFigure(card); ok {
			line = append(line, f)
		}
		now := printedCost(info)
		if kind := el.Kind(); kind == "card" || kind == "spell" || el == "" {
			now = l.costs(card)
		}
		return whole(l.Fresh(), info, box, now, line, Kind(info), nil, even)
	}
	kind := Kind(info)
	if l.broken(t) {
		kind = rules.T("%s, fallen", kind)
	}
	return whole(l.Fresh(), info, box, printedCost(info), l.current(t), kind, l.match.Book().InForce(t), even)
}

// current are the numbers on the card of a thing, as they are now: of a creature all levels that are not its Skill Level.
func (l *layout) current(t *engine.Thing) (list []figure) {
	info := l.Info(t)
	level := func(stat content.Stat, was int) {
		if now := l.levelNow(t, stat); now != was {
			list = append(list, figure{statIcon(stat), now, was, words.Stat(stat), levelForms(stat)})
		}
	}
	for _, f := range printed(info) {
		switch f.icon {
		case statIcon(content.DL):
			f.now = l.levelNow(t, content.DL)
		case statIcon(content.RL):
			f.now = l.levelNow(t, content.RL)
		case "towersiege/icons/life", "towersiege/icons/integrity":
			f.now = int(t.Points)
		}
		list = append(list, f)
		if f.icon == statIcon(content.SL) {
			level(content.AL, info.SL)
			level(content.DL, info.SL)
		}
	}
	if l.Creature(t) {
		level(content.PL, 0)
	}
	return list
}
