package towers

import (
	"cmp"
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// foresee finds what can come of the choice that is pointed at, or of passing where an answer is asked for and
// nothing is pointed at.
func (l *layout) foresee() {
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me {
		return
	}
	l.pondered = l.Aim
	if l.Aim.Verb == 0 && l.Asked == engine.AskRespond {
		l.pondered = rules.Choice{Verb: engine.Pass} // always legal, though a lesson may not have it open
	}
	if l.pondered.Verb != 0 {
		l.odds = l.oddsOf(l.pondered)
	}
}

// foretold shows what can come of the choice that is pointed at: a bar for each roll, what each thing can lose, for each
// defender that could meet it, and who can answer as far as all may know. False if no dice would fall.
func (l *layout) foretold(b *boardkit.Pen, in ink.Rect) bool {
	if len(l.odds) == 0 {
		return false
	}
	rest := l.wrapped(b, in, l.Sentence(l.pondered))
	answers := l.canAnswer()
	line := l.oddsLine()
	spare := rest.H - line*float64(3+min(len(l.odds), 5))
	answers = answers[:max(0, min(len(answers), int(spare/l.Line(l.Small()))))]
	foots, rest := rest.CutBottom(l.Line(l.Small()) * float64(len(answers)))
	l.outcomes(b, rest)
	for _, forms := range answers {
		var line ink.Rect
		line, foots = foots.CutTop(l.Line(l.Small()))
		b.Say(line, l.Small(), ink.OakLight, forms...)
	}
	return true
}

// mostTitle is how many lines the title of a sheet has at most.
const mostTitle = 4

// wrapped writes a title on two lines, or on as many more as it needs, and returns what is left below it.
func (l *layout) wrapped(b *boardkit.Pen, in ink.Rect, title string) ink.Rect {
	f := l.Strong()
	n := min(mostTitle, max(2, len(b.Measure.Wrap(f, title, in.W))))
	head, rest := in.CutTop(float64(n) * l.Line(f))
	if n == 2 {
		b.TwoLines(head, f, ink.OxbloodDark, title)
	} else {
		b.Lines(head, f, ink.OxbloodDark, title, 1)
	}
	return rest
}

// leastBar is how often a roll comes to be thrown that has a bar: what comes of rarer ones stands in the losses.
const leastBar = 0.1

// usual are the first roll and those that often enough come to be thrown.
func usual(rolls []advice.Roll) (list []advice.Roll) {
	for i := range rolls {
		if i == 0 || rolls[i].Chance >= leastBar {
			list = append(list, rolls[i])
		}
	}
	return list
}

// outcomes draws the rolls of what is pondered, and what each thing can lose; where its opponent chooses who defends,
// the first roll, and a line for each defender.
func (l *layout) outcomes(b *boardkit.Pen, room ink.Rect) {
	rolls := usual(l.odds[0].Rolls)
	if len(l.odds) > 1 {
		rolls = rolls[:min(len(rolls), 1)]
	}
	line := l.oddsLine()
	told := len(l.odds[0].Losses)
	if l.odds[0].Riposte >= 0.01 {
		told++
	}
	for i := range rolls {
		if i > 0 && room.H-2*line < line*float64(told) { // what is lost matters more
			break
		}
		room = l.rollBar(b, room, &rolls[i])
	}
	if len(l.odds) == 1 {
		l.losses(b, room, &l.odds[0])
		return
	}
	order := make([]int, len(l.odds))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		_, a := l.met(&l.odds[i])
		_, b := l.met(&l.odds[j])
		return cmp.Compare(lost(a), lost(b))
	})
	line = l.oddsLine()
	if room.H > l.Line(l.Strong())+line*float64(len(order)+2) {
		var title ink.Rect
		title, room = room.CutTop(l.Line(l.Strong()))
		b.Say(title, l.Strong(), ink.Ink, rules.Say("Who may meet it, the safest first"), rules.Say("Who may meet it"))
	}
	for _, i := range order {
		room = l.defender(b, room, &l.odds[i])
	}
	l.extremes(b, l.inReturn(b, room, l.odds), rolls)
}

// oddsLine is how high a line of the odds is.
func (l *layout) oddsLine() float64 { return math.Max(l.Line(l.Body()), l.Px(26)) }

// extremes are how likely the first roll is more than a success, and a fumble.
func (l *layout) extremes(b *boardkit.Pen, room ink.Rect, rolls []advice.Roll) {
	line := l.oddsLine()
	if len(rolls) == 0 || room.H < 2*line+l.Gap(boardkit.Close) {
		return
	}
	rule, room := room.CutTop(l.Gap(boardkit.Close))
	b.Fill(ink.R(rule.X, rule.Y+rule.H/2, rule.W, 1), ink.GoldDark, 0)
	for _, end := range []struct {
		icon  string
		words string
		n     float64
	}{{"towersiege/icons/critical", rules.Say("Critical"), rolls[0].Classes[content.Critical]}, {"towersiege/icons/fumble", rules.Say("Fumble"), rolls[0].Classes[content.Fumble]}} {
		var at ink.Rect
		at, room = room.CutTop(line)
		percent := rules.Percent(end.n).String()
		b.Right(at, l.Strong(), ink.Ink, percent)
		at.W -= l.Width(l.Strong(), percent) + l.Gap(boardkit.Tight)
		b.Say(b.Icon(at, end.icon, at.H, l.Gap(boardkit.Tight)), l.Body(), ink.Oak, end.words)
	}
}

// canAnswer tells of each other seat what it has to answer with, as all may know it (TS-HID-1): its cards in hand and
// its power, the longest form first.
func (l *layout) canAnswer() (lines [][]string) {
	for n := range int(l.Count) {
		seat := rules.Seat(n)
		p := &l.Players[seat]
		if held := int(p.Hand.N); seat != l.Asker && !p.Out && held > 0 {
			cards, power := rules.Count(held, "%d card", "%d cards"), rules.T("%d power", l.Available(seat, content.Power))
			lines = append(lines, []string{rules.Say("%s may answer: %s, %s", l.name(seat), cards, power), rules.Say("%s: %s, %s", l.name(seat), cards, power),
				rules.Say("May answer: %s, %s", cards, power), rules.Say("Answers: %s, %s", cards, power)})
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
	what := l.rollName(r.Name)
	percent := rules.Percent(r.Classes[content.Critical] + r.Classes[content.Hit]).String()
	w := l.Width(l.Strong(), percent)
	b.Right(line, l.Strong(), ink.Ink, percent)
	forms := []string{rules.Say("%s, level %d", what, r.Level), what.String()}
	if card := l.cardOf(r.Subject); card != content.NoCard {
		forms = append([]string{rules.Say("%s of %s, level %d", what, l.Content.At(card).Title(), r.Level)}, forms...)
	}
	if r.Chance < 0.995 {
		forms = append([]string{rules.Say("%s, level %d; rolled %s of the time", what, r.Level, rules.Percent(min(r.Chance, 1)))}, forms...)
	}
	name := b.Icon(ink.R(line.X, line.Y, math.Max(1, line.W-w-l.Gap(boardkit.Tight)), line.H), l.rollIcon(r.Name), line.H, l.Gap(boardkit.Tight))
	b.Say(name, l.Body(), ink.Oak, forms...)
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

// losses are what each thing can lose, the likeliest wound first: what the other seats can green, what the own red.
func (l *layout) losses(b *boardkit.Pen, room ink.Rect, o *advice.Odds) {
	list := slices.Clone(o.Losses)
	slices.SortStableFunc(list, func(a, b advice.Loss) int { return cmp.Compare(max(b.Hurt, b.Gone), max(a.Hurt, a.Gone)) })
	for _, loss := range list {
		t := l.At(loss.Thing)
		if t == nil || towersiege.Becomes(loss).Empty() || room.H < l.Line(l.Body()) {
			continue
		}
		var line ink.Rect
		line, room = room.CutTop(l.oddsLine())
		l.lossLine(b, line, t, loss, l.ours(t))
	}
	l.strikesBack(b, room, o.Riposte)
}

// lossLine is a thing, as it is called there, and what can become of it, on one line.
func (l *layout) lossLine(b *boardkit.Pen, line ink.Rect, t *engine.Thing, loss advice.Loss, called string) {
	color := ink.VerdigrisDark
	if t.Owner == l.Asker {
		color = ink.Oxblood
	}
	name := b.Icon(line, pictureOf(l.Info(t)), line.H, l.Gap(boardkit.Tight))
	value := towersiege.Becomes(loss).String()
	if value == "" && loss.Defend == 0 { // less than is told of by itself
		value = rules.Percent(lost(loss)).String()
	}
	if w := name.W * 0.62; !l.Fits(l.Strong(), value, w) {
		value = towersiege.Becomes(advice.Loss{Hurt: loss.Hurt, Gone: loss.Gone}).String()
		switch chief := l.Is(t, content.Mage) || l.Is(t, content.Tower); {
		case value == "":
			value = rules.Say("DEFEND %s", rules.Percent(loss.Defend))
		case l.Fits(l.Strong(), value, w):
		case chief && loss.Gone >= leastDanger: // what decides the match
			value = towersiege.Becomes(advice.Loss{Gone: loss.Gone}).String()
		default:
			value = towersiege.Becomes(advice.Loss{Hurt: loss.Hurt}).String()
		}
	}
	w := math.Min(l.Width(l.Strong(), value), name.W*0.62)
	b.Right(name, l.Strong(), color, value)
	b.Name(ink.R(name.X, name.Y, math.Max(1, name.W-w-l.Gap(boardkit.Tight)), name.H), l.Body(), ink.Ink, called)
}

// defender is one of those who could meet the attack, and what can become of it there.
func (l *layout) defender(b *boardkit.Pen, room ink.Rect, o *advice.Odds) ink.Rect {
	if room.H < l.Line(l.Body()) {
		return room
	}
	line, rest := room.CutTop(l.oddsLine())
	t, loss := l.met(o)
	if t == nil {
		b.Name(line, l.Body(), ink.Oak, rules.Say("Nobody blocks"))
		return rest
	}
	name := l.ours(t)
	if o.Defender.Verb == engine.NoBlock {
		name = rules.Say("%s, unblocked", name)
	}
	l.lossLine(b, line, t, loss, name)
	return rest
}
