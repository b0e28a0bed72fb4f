package city

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// chip is one essential number of the strip.
type chip struct {
	id      rules.Element
	picture string
	forms   []string
	label   string
	color   ink.Color
}

// strip lays the essentials over the city where a column is folded away, and returns what
// is left of the area.
func (l *layout) strip(area ink.Rect) ink.Rect {
	chips := l.chips()
	if len(chips) == 0 {
		return area
	}
	f := l.Title()
	h := math.Ceil(math.Max(l.Metrics.MinTarget(), l.Line(f)+4)) + 4
	box, rest := area.CutTop(h)
	_, rest = rest.CutTop(math.Max(2, l.Px(4)))
	b := l.Fresh()
	b.Fill(ink.R(0, 0, box.W, box.H), ink.Ink, l.Px(6))
	b.Fill(ink.R(0, 0, box.W, box.H).Inset(1), ink.ParchmentLight, l.Px(5))
	l.OnBoard(stage.Piece{ID: "strip", Box: box, Depth: depthOver, Look: b.List, Solid: true})

	form := 0
	icon := h - 8
	for ; form < 2 && l.chipsWidth(chips, f, icon, form) > box.W-8; form++ {
	}
	gap := math.Max(0, (box.W-8-l.chipsWidth(chips, f, icon, form))/float64(len(chips)))
	x := box.X + 4
	for _, c := range chips {
		text := c.forms[min(form, len(c.forms)-1)]
		w := icon + 3 + l.Width(f, text)
		l.chip(c, ink.R(x, box.Y+2, w+gap, h-4), icon, text, f)
		x += w + gap
	}
	return rest
}

func (l *layout) chipsWidth(chips []chip, f ink.Font, icon float64, form int) float64 {
	w := 0.0
	for _, c := range chips {
		w += icon + 3 + l.Width(f, c.forms[min(form, len(c.forms)-1)])
	}
	return w
}

func (l *layout) chip(c chip, box ink.Rect, icon float64, text string, f ink.Font) {
	b := l.Fresh()
	box = box.Round()
	b.Picture("kurth/"+c.picture, ink.R(0, (box.H-icon)/2, icon, icon))
	b.Write(ink.R(icon+3, 0, box.W-icon-3, box.H), f, c.color, text)
	l.OnBoard(stage.Piece{ID: c.id, Box: box, Depth: depthOver + 1, Look: b.List, Role: "track", Label: c.label, Tip: true})
}

// chips are the essentials that no column shows. Where a column is a drawer that lies open,
// its own pieces have the elements' names.
func (l *layout) chips() []chip {
	var chips []chip
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
		chips = append(chips,
			chip{name(kurth.ElementSpirit, drawer), "spirit", []string{rules.Say("Spirit %d", l.Spirit), strconv.Itoa(l.Spirit)}, rules.T("Spirit %d of %d", l.Spirit, l.SpiritMax).String(), ink.Ink},
			chip{name(kurth.ElementMana, drawer), "mana", []string{rules.Say("Mana %d", l.Mana), strconv.Itoa(l.Mana)}, rules.T("Mana %d of %d", l.Mana, l.ManaMax).String(), ink.Ink},
			chip{name(kurth.ElementRound, drawer), "round", []string{rules.Say("Turn %s", turn), turn}, rules.T("Round %d of 3, turn %d of 12", l.Round, l.Turn).String(), ink.Ink},
			chip{name(kurth.ElementOverrun, drawer), "overrun", []string{rules.Say("Overrun %s", overrun), overrun}, overrunLabel(l.Overrun, l.Limit), danger})
	}
	if l.Folded(l.Room.Foot) {
		for _, s := range l.sums() {
			text := "+" + strconv.Itoa(s.value)
			chips = append(chips, chip{rules.Element("chip:total/" + s.picture), s.picture, []string{rules.Say("%s %s", text, s.words), text}, rules.Say("This turn %s %s", text, s.words), ink.Ink})
		}
	}
	if l.Folded(l.Room.Panel) {
		n := strconv.Itoa(l.DrawCount)
		chips = append(chips, chip{name(kurth.ElementDraw, !l.Room.Panel.Empty()), "card-back", []string{rules.Say("Draw %s", n), n}, drawLabel(l.DrawCount), ink.Ink})
	}
	return chips
}
