package city

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// strip lays the essentials over the city where a column is folded away, and returns what
// is left of the area.
func (l *layout) strip(area ink.Rect) ink.Rect { return l.Strip(area, depthOver, l.chips()) }

// chips are the essentials that no column shows. Where a column is a drawer that lies open,
// its own pieces have the elements' names.
func (l *layout) chips() []boardkit.Chip {
	var chips []boardkit.Chip
	add := func(id rules.Element, picture, label string, color ink.Color, forms ...string) {
		chips = append(chips, boardkit.Chip{ID: id, Picture: "kurth/" + picture, Forms: forms, Label: label, Color: color})
	}
	name := func(el rules.Element, shown bool) rules.Element {
		if shown {
			return rules.Element("chip:" + el.Name())
		}
		return el
	}
	if l.Folded(l.Room.Left) {
		drawer := !l.Room.Left.Empty()
		turn := rules.T("%d/12", l.Turn).String()
		overrun := rules.T("%d/%d", l.Overrun, l.Limit).String()
		danger := ink.Ink
		if l.Overrun > 0 {
			danger = l.Pen.Tones.Danger.Dark
		}
		add(name(kurth.ElementSpirit, drawer), "spirit", rules.T("Spirit %d of %d", l.Spirit, l.SpiritMax).String(), ink.Ink, rules.Say("Spirit %d", l.Spirit), strconv.Itoa(l.Spirit))
		add(name(kurth.ElementMana, drawer), "mana", rules.T("Mana %d of %d", l.Mana, l.ManaMax).String(), ink.Ink, rules.Say("Mana %d", l.Mana), strconv.Itoa(l.Mana))
		add(name(kurth.ElementRound, drawer), "round", rules.T("Round %d of 3, turn %d of 12", l.Round, l.Turn).String(), ink.Ink, rules.Say("Turn %s", turn), turn)
		add(name(kurth.ElementOverrun, drawer), "overrun", overrunLabel(l.Overrun, l.Limit), danger, rules.Say("Overrun %s", overrun), overrun)
	}
	if l.Folded(l.Room.Foot) {
		for _, s := range l.sums() {
			text := "+" + strconv.Itoa(s.value)
			add(rules.Element("chip:total/"+s.picture), s.picture, rules.Say("This turn %s %s", text, s.words), ink.Ink, rules.Say("%s %s", text, s.words), text)
		}
	}
	if l.Folded(l.Room.Panel) {
		n := strconv.Itoa(l.DrawCount)
		add(name(kurth.ElementDraw, !l.Room.Panel.Empty()), "card-back", drawLabel(l.DrawCount), ink.Ink, rules.Say("Draw %s", n), n)
	}
	return chips
}
