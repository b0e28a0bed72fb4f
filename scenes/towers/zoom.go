package towers

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Zoom draws cards and what lies on the table at reading size; of a pile, its cards.
func (*Board) Zoom(m table.Moment, el rules.Element, w, h float64) (ink.List, ink.Rect, bool) {
	l, ok := begin(&m)
	if !ok {
		return nil, ink.Rect{}, false
	}
	card := l.cardAt(el)
	if card == content.NoCard {
		return nil, ink.Rect{}, false
	}
	high := math.Min(h, math.Max(l.Px(760), 24*l.Line(l.Body())))
	box := ink.R(0, 0, math.Min(w, high*WholeAspect), high)
	look, all := l.whole(el, card, box, false)
	for !all && box.W < w {
		box.W = math.Min(w, math.Round(box.W*1.1))
		look, all = l.whole(el, card, box, false)
	}
	return look, box, true
}

// Whole draws a card at reading size: picture, levels, text, and what its strengths cost.
func Whole(m ink.Metrics, measure ink.Measurer, s ink.Scheme, info *content.Info, box ink.Rect) ink.List {
	look, _ := whole(boardkit.New(m, measure, s), info, box, printedCost(info), printed(info), Kind(info), nil, false)
	return look
}

// whole is that with a price and numbers of its own, what the card is, and what is in force on it; even: its text is no larger where there is
// little of it. All: it has room for all strengths of the card.
func whole(b *boardkit.Pen, info *content.Info, box ink.Rect, now cost, line []figure, kind rules.Text, inForce []rules.Line, even bool) (look ink.List, all bool) {
	b.Inked(box, ink.ParchmentLight, 2, 12)
	b.Outline(box.Inset(b.Px(8)), ink.GoldDark, math.Max(1, b.Px(2)), b.Px(8))
	in := box.Inset(math.Max(6, b.Px(20)))
	big, body, strong := b.Font(ink.SerifBold, 26), b.Body(), b.Strong()
	head, rest := in.CutTop(b.Line(big))
	b.Name(price(b, head, b.Font(ink.SerifBold, 22), info, now), big, ink.Ink, info.Title().String())
	said := saidHigh(b, rest.W, info, inForce, len(line) > 0)
	if rest.H < math.Min(said, 9*b.Line(body)) { // too little for what is printed
		if rest.H >= b.Line(body) {
			b.Lines(rest, body, ink.Ink, info.Rules().String(), 1.25)
		}
		return b.List, strengthsOf(b, rest.W, info).effect == nil
	}
	if lore, high := info.Lore(), math.Min(rest.H*0.14, 2.4*b.Line(b.Note())); !lore.Empty() && rest.H-high >= said {
		var foot ink.Rect
		foot, rest = rest.CutBottom(high)
		b.Lines(foot, b.Note(), ink.OakLight, lore.String(), 1.15)
	}
	share := 0.34
	plain := !leveled(info) && len(words.Keywords(info)) == 0
	if plain {
		share = 0.46
	}
	if high := math.Min(math.Min(rest.H*share, rest.W*0.9), rest.H-said); high >= 2*b.Line(body) { // the picture gives way before words do
		var pane ink.Rect
		pane, rest = rest.CutTop(high)
		b.Inked(pane, tints[info.Type], 2, 6)
		b.Picture(portraitOf(info), pane.Inset(b.Px(8)))
	}
	strip, rest := rest.CutTop(b.Line(body) + b.Px(6))
	b.Fill(strip, ink.OakDark, 0)
	b.Name(ink.R(strip.X+b.Px(10), strip.Y, strip.W-b.Px(20), strip.H), body, ink.ParchmentLight, kind.String())
	if len(line) > 0 {
		var at ink.Rect
		at, rest = rest.CutTop(figuresHigh(b))
		for i, cell := range boardkit.Grid(at, len(line), len(line), b.Px(4)) {
			at := b.Icon(cell, line[i].icon, math.Min(cell.H*0.8, cell.W*0.4), b.Px(4))
			caption := line[i].caption.String()
			if small := b.Small(); at.H >= b.Line(strong)+b.Line(small) && b.Fits(small, caption, at.W) {
				var below ink.Rect
				below, at = at.CutBottom(b.Line(small))
				b.Say(below, small, ink.OakLight, append(slices.Clone(line[i].forms), caption)...)
			}
			line[i].draw(b, at)
		}
	}
	_, rest = rest.CutTop(b.Px(6))
	rest = lasting(b, rest, inForce)
	if plain && !even {
		body = roomy(b, rest, info.Rules().String())
	}
	taken := b.Lines(rest, body, ink.Ink, info.Rules().String(), 1.25)
	_, rest = rest.CutTop(taken + b.Px(8))
	rest, all = strengths(b, rest, info)
	explained(b, rest, info)
	return b.List, all
}

// lastingHigh is how much room it takes to say what is in force.
func lastingHigh(b *boardkit.Pen, width float64, inForce []rules.Line) (high float64) {
	for _, l := range inForce {
		high += 1.2*b.Line(b.Small())*float64(len(b.Measure.Wrap(b.Small(), lastingWords(l), width-2*b.Px(6)))) + 3*b.Px(6)
	}
	return high
}

func lastingWords(l rules.Line) string { return rules.Say("%s: %s", l.Label, l.Value) }

// lasting says below the numbers of a card what is in force on it, and returns the room that is left.
func lasting(b *boardkit.Pen, room ink.Rect, inForce []rules.Line) ink.Rect {
	pad := b.Px(6)
	for _, l := range inForce {
		high := lastingHigh(b, room.W, []rules.Line{l})
		if high > room.H {
			break
		}
		color := ink.Ink
		if l.Tone == rules.Bad {
			color = ink.OxbloodDark
		}
		var at ink.Rect
		at, room = room.CutTop(high)
		at.H -= pad
		b.Fill(at, ink.GoldLight.Alpha(0.5), b.Px(4))
		b.Lines(at.Inset(pad), b.Small(), color, lastingWords(l), 1.2)
	}
	return room
}

// portraitOf is the picture of a card at reading size.
func portraitOf(info *content.Info) string {
	if info.Type == content.Mage {
		return "towersiege/mages/" + info.ID + "-portrait"
	}
	return pictureOf(info)
}

// roomy is the largest type for a text, up to half as large again as others, that leaves some of the room free.
func roomy(b *boardkit.Pen, room ink.Rect, text string) ink.Font {
	for size := boardkit.BodySize * 1.5; size > boardkit.BodySize; size-- {
		f := b.Font(ink.Sans, size)
		if lines := len(b.Measure.Wrap(f, text, room.W)); 1.25*b.Line(f)*float64(lines) < 0.8*room.H {
			return f
		}
	}
	return b.Body()
}

// leveled reports whether a card can be used at several strengths.
func leveled(info *content.Info) bool {
	return slices.ContainsFunc(info.Effects, func(e content.Effect) bool { return len(e.Levels) > 1 })
}

// explained is what the keywords of a card mean, as many of them as there is room for.
func explained(b *boardkit.Pen, room ink.Rect, info *content.Info) {
	_, room = room.CutTop(b.Px(6))
	for _, text := range words.Keywords(info) {
		said := text.String()
		high := 1.15 * b.Line(b.Small()) * float64(len(b.Measure.Wrap(b.Small(), said, room.W)))
		if high > room.H {
			continue
		}
		b.Lines(room, b.Small(), ink.Oak, said, 1.15)
		_, room = room.CutTop(high + b.Px(4))
	}
}

// figuresHigh is how high the line of numbers on a card is.
func figuresHigh(b *boardkit.Pen) float64 {
	return math.Max(b.Line(b.Strong())+b.Line(b.Small()), b.Px(34)) + b.Px(8)
}

// saidHigh is how much room it takes to say below the picture of a card all that is printed on it, and what is in force on it.
func saidHigh(b *boardkit.Pen, width float64, info *content.Info, inForce []rules.Line, figures bool) float64 {
	list := strengthsOf(b, width, info)
	high := b.Line(b.Body()) + 1.25*b.Body().Size*float64(len(b.Measure.Wrap(b.Body(), info.Rules().String(), width))) + float64(list.rows)*list.line + b.Px(24)
	if figures {
		high += figuresHigh(b)
	}
	return high + lastingHigh(b, width, inForce)
}

// leastHigh is how high a card of some width is that says all that is printed on it, and has no picture.
func leastHigh(b *boardkit.Pen, width float64, info *content.Info, figures bool) float64 {
	pad := math.Max(6, b.Px(20))
	return math.Ceil(2*pad + b.Line(b.Font(ink.SerifBold, 26)) + saidHigh(b, width-2*pad, info, nil, figures))
}

// strengthList is how the strengths of a card are laid: a line each, in two columns where all fit in them.
type strengthList struct {
	effect        *content.Effect // nil: the card has one strength alone
	columns, rows int
	line          float64
}

// strengthsOf is how the strengths of a card are laid in a width.
func strengthsOf(b *boardkit.Pen, width float64, info *content.Info) (list strengthList) {
	i := slices.IndexFunc(info.Effects, func(e content.Effect) bool { return len(e.Levels) > 1 })
	if i < 0 {
		return list
	}
	list = strengthList{&info.Effects[i], 2, 0, b.Line(b.Small()) + b.Px(3)}
	for _, level := range list.effect.Levels {
		if !b.Fits(b.Small(), strength(list.effect, &level, false).String(), width/2-list.line-b.Px(18)) {
			list.columns = 1
		}
	}
	list.rows = (len(list.effect.Levels) + list.columns - 1) / list.columns
	return list
}

// strengths are what more power brings; it returns the room that is left, and whether it was enough for all. Else the last line says
// how many more there are.
func strengths(b *boardkit.Pen, room ink.Rect, info *content.Info) (rest ink.Rect, all bool) {
	list := strengthsOf(b, room.W, info)
	if list.effect == nil {
		return room, true
	}
	levels, rows := list.effect.Levels, min(list.rows, int((room.H+b.Px(3))/list.line))
	if rows < 1 {
		return ink.Rect{}, false
	}
	shown, wide := len(levels), room.W/float64(list.columns)
	if rows < list.rows {
		shown = rows*list.columns - 1
	}
	at := func(j int) ink.Rect {
		return ink.R(room.X+float64(j/rows)*wide, room.Y+float64(j%rows)*list.line, wide-b.Px(6), list.line-b.Px(3))
	}
	for j := range shown {
		box := at(j)
		b.Fill(box, ink.ParchmentDeep.Alpha(0.5), b.Px(4))
		words := b.Icon(ink.R(box.X+b.Px(4), box.Y, box.W-b.Px(8), box.H), "towersiege/icons/power", box.H*0.85, b.Px(4))
		b.Say(words, b.Small(), ink.Ink, strength(list.effect, &levels[j], false).String(), strength(list.effect, &levels[j], true).String())
	}
	if more := len(levels) - shown; more > 0 {
		b.Say(at(shown), b.Small(), ink.Oak, rules.Say("%d more: right click", more), rules.Say("%d more", more))
	}
	_, room = room.CutTop(float64(rows) * list.line)
	return room, shown == len(levels)
}

// strength is what a level of an effect costs and brings; brief: with the short names of levels.
func strength(e *content.Effect, level *content.Level, brief bool) rules.Text {
	said := func(long, short rules.Text) rules.Text {
		if brief {
			return short
		}
		return long
	}
	parts := []rules.Text{rules.T("%d", level.Power)}
	add := func(n int, say rules.Text) {
		if n != 0 {
			parts = append(parts, say)
		}
	}
	if level.Value > 0 {
		parts = append(parts, rules.T("%s %d", words.StatName(e.Skill), level.Value))
	}
	add(level.Shots, rules.Plural(level.Shots, "%d shot", "%d shots", level.Shots))
	add(level.Amount, rules.T("%+d", level.Amount))
	add(level.IP, rules.Plural(level.IP, "%d Integrity Point", "%d Integrity Points", level.IP))
	add(level.AL, said(rules.T("Attack Level +%d", level.AL), rules.T("AL +%d", level.AL)))
	add(level.TargetDL, said(rules.T("its Defence Level %+d", level.TargetDL), rules.T("its DL %+d", level.TargetDL)))
	add(level.TargetRL, said(rules.T("its Resistance Level %+d", level.TargetRL), rules.T("its RL %+d", level.TargetRL)))
	return rules.Commas(parts...)
}
