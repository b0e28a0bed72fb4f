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

// panelState is what can be done with a spell or special.
type panelState uint8

const (
	dimmed panelState = iota
	legal
	used
	chosen
)

func (l *layout) stateOf(el rules.Element, p *kurth.Power, c *kurth.CardView) panelState {
	switch {
	case p.Spell && c.SpellCast, !p.Spell && c.SpecialUsed:
		return used
	case l.HasChosen(el):
		return chosen
	case l.Can(el):
		return legal
	}
	return dimmed
}

func (l *layout) panelPiece(el rules.Element, p *kurth.Power, c *kurth.CardView, box ink.Rect, s cardStyle) {
	b := l.Fresh()
	box = box.Round()
	l.power(b, ink.R(0, 0, box.W, box.H), p, s, l.stateOf(el, p, c))
	l.OnRow(stage.Piece{ID: el, Box: box, Depth: depthPanel, Look: b.List, Role: "panel",
		Label: powerLabel(p), Round: l.Px(6), Exit: stage.AtOnce, Tip: true})
}

// powerLabel is a spell or special in words.
func powerLabel(p *kurth.Power) string {
	when := rules.Or(p.Windows.Texts()...)
	if p.Spell {
		return rules.Say("Spell %s, %s, %s. %s", p.Title(), p.Price(), when, p.Rules())
	}
	return rules.Say("Special action %s, %s, %s. %s", p.Title(), p.Price(), when, p.Rules())
}

// freeWord is the price of what costs nothing.
func freeWord() string { return rules.T("free").In("a price").String() }

func price(p *kurth.Power) string {
	switch {
	case p.Cost == 0:
		return freeWord()
	case p.Repeat > 1:
		return strconv.Itoa(p.Cost) + "-" + strconv.Itoa(p.Cost*p.Repeat)
	}
	return strconv.Itoa(p.Cost)
}

// power draws a panel: cost, name, window and, where there is room, the rule.
func (l *layout) power(b *boardkit.Pen, box ink.Rect, p *kurth.Power, s cardStyle, state panelState) {
	fill, rim, color, accent, fade := ink.Parchment, ink.GoldDark, ink.Ink, ink.Oxblood, 0.0
	switch state {
	case dimmed:
		fill, rim, color, accent, fade = ink.ParchmentDark, ink.ParchmentDeep, ink.OakLight, ink.OakLight, 0.5
	case used:
		fill, rim, accent = l.Pen.Tones.Good.Light, l.Pen.Tones.Good.Dark, l.Pen.Tones.Good.Dark
	case chosen:
		fill, rim, accent = l.Pen.Tones.Legal.Plain, ink.Ink, ink.Ink
	}
	b.Fill(box, rim, l.Px(5))
	b.Fill(box.Inset(l.Edge()), fill, l.Px(4))
	picture := "kurth/spirit"
	if p.Spell {
		picture = "kurth/mana"
	}
	head := box
	said := !s.text && l.saysBelow(box, p)
	if said {
		var below ink.Rect
		head, below = box.CutTop(l.headLine())
		b.Paragraph(l.belowLine(below), l.powerText(), color, p.Rules().String(), powerLead)
	}
	cost, text := head.CutLeft(l.costWidth(s))
	l.cost(b, cost, picture, price(p), color, fade, s)
	text = ink.R(text.X+l.Px(3), text.Y, text.W-l.Px(11), text.H)
	line := text
	if s.text {
		text.Y += l.Gap(boardkit.Tight)
		line, text = text.CutTop(l.panelLine())
		b.Paragraph(text, l.powerText(), color, p.Rules().String(), powerLead)
		l.onceATurn(b, text, p, accent)
	} else if !said && state != used {
		line = l.more(b, line, p, color)
	}
	l.powerLine(b, line, p, state, color, accent)
}

// headLine is the height of the line of cost, name and window where the rule stands below it.
func (l *layout) headLine() float64 {
	return math.Max(l.panelLine(), l.costIcon()) + l.Gap(boardkit.Tight)
}

// belowLine is the room for the rule below the line of a flat panel.
func (l *layout) belowLine(below ink.Rect) ink.Rect {
	return ink.R(below.X+l.Px(9), below.Y, below.W-l.Px(18), below.H-l.Gap(boardkit.Close))
}

// saysBelow reports whether a flat panel has the room for its rule below its line; else the rule is read where the panel is looked at.
func (l *layout) saysBelow(box ink.Rect, p *kurth.Power) bool {
	_, below := box.CutTop(l.headLine())
	room := l.belowLine(below)
	return ink.TextHeight(l.Pen.Measure, l.powerText(), p.Rules().String(), room.W, powerLead) <= room.H
}

// more is the mark at the end of the line of a panel without room for its rule: the rule is read where the panel is looked at. It returns
// what is left of the line. The mark is as large as the name leaves room for, and away where it leaves none.
func (l *layout) more(b *boardkit.Pen, line ink.Rect, p *kurth.Power, color ink.Color) ink.Rect {
	title := p.Title().String()
	for _, h := range [...]float64{math.Max(math.Round(l.powerName().Size*0.5), 7), 7, 5} {
		mark, rest := line.CutRight(2.4 * h)
		_, rest = rest.CutRight(l.Gap(boardkit.Tight))
		if b.Fits(l.largest(ink.SerifBold, 18, rest.W, title), title, rest.W) {
			b.More(ink.R(mark.X, mark.Y+(mark.H-h)/2, mark.W, h), color, p.Rules().String())
			return rest
		}
	}
	return line
}

// onceATurn says of a special action, below its text where there is room, that only one is used in a turn (KU-SPC-1). Once
// one is used, the line above says it.
func (l *layout) onceATurn(b *boardkit.Pen, room ink.Rect, p *kurth.Power, color ink.Color) {
	f := b.Note()
	room.H -= l.Gap(boardkit.Close)
	taken := ink.TextHeight(b.Measure, l.powerText(), p.Rules().String(), room.W, powerLead)
	if p.Spell || l.SpecialUsed || room.H-taken < b.Line(f) {
		return
	}
	line, _ := room.CutBottom(b.Line(f))
	b.Right(line, f, color, rules.Say("one special a turn"))
}

// powerLine is the name on the left and the window, or "used", on the right.
func (l *layout) powerLine(b *boardkit.Pen, line ink.Rect, p *kurth.Power, state panelState, color, accent ink.Color) {
	f, side := l.powerName(), b.Note()
	forms := windowForms(p)
	if state == used {
		side, forms = b.Font(ink.SerifBold, 16), []string{rules.Say("used")}
	} else if l.SpecialUsed && !p.Spell {
		forms = []string{rules.Say("one special a turn"), rules.T("one a turn").In("of the special actions").String()}
	}
	title := p.Title().String()
	room := line.W - b.Width(f, title) - l.Px(10)
	if word := l.fitting(side, room, forms); word != "" {
		b.Write(line, side, accent, word).Across = ink.End
		line.W -= b.Width(side, word) + l.Px(8)
	} else if state == used {
		w := b.Width(side, forms[0])
		b.Write(line, side, accent, forms[0]).Across = ink.End
		line.W -= w + l.Px(6)
	}
	b.Say(line, l.largest(ink.SerifBold, 18, line.W, title), color, title)
}

// largest is the largest type, from units downwards, in which the text fits the width.
func (l *layout) largest(face ink.Face, units, w float64, text string) ink.Font {
	f := l.Font(face, units)
	for ; units >= 12 && !l.Fits(f, text, w); units-- {
		f = l.Font(face, units)
	}
	return f
}

// windowForms says when a power can be used, in the words of a sentence, the longest form first.
func windowForms(p *kurth.Power) []string {
	names := p.Windows.Texts()
	if len(names) == 1 {
		return []string{names[0].String()}
	}
	var words []rules.Text
	gap, open := false, false // whether some window between two of its own is none of its own
	for _, w := range [...]struct {
		window kurth.Windows
		word   rules.Text
	}{{kurth.WindowDeal, rules.T("before placing")}, {kurth.WindowMove, rules.T("before the move")}, {kurth.WindowAttack, rules.T("before the roll")},
		{kurth.WindowRolled, rules.T("after the roll")}, {kurth.WindowEnd, rules.T("at the turn's end")}} {
		switch is := p.Windows&w.window != 0; {
		case is:
			gap = gap || len(words) > 0 && !open
			words, open = append(words, w.word), true
		default:
			open = false
		}
	}
	all := rules.Commas(words...).String()
	if gap || !open {
		return []string{all}
	}
	return []string{all, rules.Say("%s or later", words[0])}
}

// cost is what a power costs: the picture over the number, or beside it on a flat panel.
func (l *layout) cost(b *boardkit.Pen, cell ink.Rect, picture, text string, color ink.Color, fade float64, s cardStyle) {
	f := l.costFont(text)
	h, w := b.Line(f), b.Width(f, text)
	if s.text {
		icon := math.Max(4, math.Min(l.Px(40), math.Min(cell.W, cell.H-h-l.Px(6))))
		top := cell.Y + (cell.H-icon-h)/2
		b.Picture(picture, ink.R(cell.X+(cell.W-icon)/2, top, icon, icon)).Fade = fade
		b.Write(ink.R(cell.X, top+icon, cell.W, h), f, color, text).Across = ink.Middle
		return
	}
	icon := l.costIcon()
	x := cell.X + l.Px(4)
	b.Picture(picture, ink.R(x, cell.Y+(cell.H-icon)/2, icon, icon)).Fade = fade
	b.Write(ink.R(x+icon+l.Px(2), cell.Y, w+1, cell.H), f, color, text)
}
