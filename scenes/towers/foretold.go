package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// oracle is a match that tells the odds of a choice: towersiege.State.
type oracle interface {
	Odds(rules.Choice) ([]advice.Odds, bool)
}

// foretold shows what can come of the choice that a click would make: a bar for each roll, what each thing can lose,
// for each defender that could meet it, and who can answer as far as all may know. False if no dice would fall.
func (l *layout) foretold(b *boardkit.Pen, in ink.Rect) bool {
	s, ok := l.Moment.State.(oracle)
	if !ok || l.Mode != table.Asking || l.Aim.Verb == 0 {
		return false
	}
	list, ok := s.Odds(l.Aim)
	if !ok || len(list) == 0 {
		return false
	}
	head, rest := in.CutTop(2 * l.Line(l.Strong()))
	b.TwoLines(head, l.Strong(), ink.OxbloodDark, l.Sentence(l.Aim))
	answers := l.canAnswer()
	foot := l.Line(l.Small()) * float64(min(len(answers), 3))
	foots, rest := rest.CutBottom(foot)
	if len(list) == 1 {
		for _, roll := range list[0].Rolls {
			rest = l.rollBar(b, rest, &roll)
		}
		l.losses(b, rest, &list[0])
	} else {
		if len(list[0].Rolls) > 0 {
			rest = l.rollBar(b, rest, &list[0].Rolls[0])
		}
		for i := range list {
			rest = l.defender(b, rest, &list[i])
		}
	}
	for _, text := range answers {
		var line ink.Rect
		line, foots = foots.CutTop(l.Line(l.Small()))
		b.Name(line, l.Small(), ink.OakLight, text)
	}
	return true
}

// canAnswer tells of each other seat what it has to answer with, as all may know it (TS-HID-1): its cards in hand and
// its power.
func (l *layout) canAnswer() (lines []string) {
	for n := range int(l.Count) {
		seat := rules.Seat(n)
		p := &l.Players[seat]
		if cards := int(p.Hand.N); seat != l.Asker && !p.Out && cards > 0 {
			lines = append(lines, rules.Say("%s may answer: %s, %s", l.name(seat), rules.Count(cards, "%d card", "%d cards"), rules.T("%d power", l.Available(seat, content.Power))))
		}
	}
	return lines
}

// rollBar draws a roll with how often it comes to be thrown, and what its hundred faces come to, as on the rule on
// which it falls; it returns the room that is left.
func (l *layout) rollBar(b *boardkit.Pen, room ink.Rect, r *advice.Roll) ink.Rect {
	text, meter := l.Line(l.Body()), math.Max(6, l.Px(12))
	high := text + meter + l.Gap(boardkit.Tight)
	if room.H < high {
		return room
	}
	at, rest := room.CutTop(high)
	line, bar := at.CutTop(text)
	bar, _ = bar.CutTop(meter)
	what, ok := rollNames[r.Name]
	if !ok {
		what = rules.T("Roll")
	}
	percent := rules.Percent(r.Classes[content.Critical] + r.Classes[content.Hit]).String()
	w := l.Width(l.Strong(), percent)
	b.Right(line, l.Strong(), ink.Ink, percent)
	words := rules.Say("%s, level %d", what, r.Level)
	if r.Chance < 0.995 {
		words = rules.Say("%s, level %d, in %s", what, r.Level, rules.Percent(min(r.Chance, 1)))
	}
	b.Say(ink.R(line.X, line.Y, math.Max(1, line.W-w-l.Gap(boardkit.Tight)), line.H), l.Body(), ink.Oak, words, what.String())
	b.Inked(bar, ink.ParchmentDeep, 1, 3)
	in := bar.Inset(math.Max(1, l.Px(1)))
	x := in.X
	for class, chance := range r.Classes {
		if wide := in.W * chance; wide >= 0.5 {
			b.Fill(ink.R(x, in.Y, wide, in.H), classColors[class], 0)
			x += wide
		}
	}
	return rest
}

// losses are what each thing can lose: what the other seats can green, what the own red.
func (l *layout) losses(b *boardkit.Pen, room ink.Rect, o *advice.Odds) {
	for _, loss := range o.Losses {
		t := l.At(loss.Thing)
		if t == nil || towersiege.Becomes(loss).Empty() || room.H < l.Line(l.Body()) {
			continue
		}
		var line ink.Rect
		line, room = room.CutTop(math.Max(l.Line(l.Body()), l.Px(26)))
		l.lossLine(b, line, t, loss)
	}
	if o.Riposte >= 0.01 && room.H >= l.Line(l.Body()) {
		line, _ := room.CutTop(l.Line(l.Body()))
		percent := rules.Percent(o.Riposte).String()
		b.Right(line, l.Strong(), ink.Oxblood, percent)
		b.Say(ink.R(line.X, line.Y, line.W-l.Width(l.Strong(), percent)-l.Gap(boardkit.Tight), line.H), l.Body(), ink.Oak, rules.Say("Riposte"))
	}
}

// lossLine is a thing and what can become of it, on one line.
func (l *layout) lossLine(b *boardkit.Pen, line ink.Rect, t *engine.Thing, loss advice.Loss) {
	color := ink.VerdigrisDark
	if t.Owner == l.Asker {
		color = ink.Oxblood
	}
	name := b.Icon(line, pictureOf(l.Info(t)), line.H, l.Gap(boardkit.Tight))
	value := towersiege.Becomes(loss).String()
	if w := name.W * 0.62; !l.Fits(l.Strong(), value, w) {
		loss.Defend = 0
		if value = towersiege.Becomes(loss).String(); !l.Fits(l.Strong(), value, w) {
			value = rules.Percent(max(loss.Hurt, loss.Gone)).String()
		}
	}
	w := math.Min(l.Width(l.Strong(), value), name.W*0.62)
	b.Right(name, l.Strong(), color, value)
	b.Name(ink.R(name.X, name.Y, math.Max(1, name.W-w-l.Gap(boardkit.Tight)), name.H), l.Body(), ink.Ink, l.Info(t).Title().String())
}

// defender is one of those who could meet the attack, and what can become of it there.
func (l *layout) defender(b *boardkit.Pen, room ink.Rect, o *advice.Odds) ink.Rect {
	if room.H < l.Line(l.Body()) {
		return room
	}
	line, rest := room.CutTop(math.Max(l.Line(l.Body()), l.Px(26)))
	t := l.At(engine.ThingID(o.Defender.Args[0]))
	if o.Defender.Verb == engine.NoBlock || t == nil {
		b.Name(line, l.Body(), ink.Oak, l.Sentence(o.Defender))
		return rest
	}
	loss := advice.Loss{Thing: t.ID}
	for _, l := range o.Losses {
		if l.Thing == t.ID {
			loss = l
		}
	}
	l.lossLine(b, line, t, loss)
	return rest
}
