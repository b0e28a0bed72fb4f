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
	"portcullis/scenes/stage"
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
		l.odds, _ = l.match.Odds(l.pondered)
	}
}

// foretold shows what can come of the choice that is pointed at: a bar for each roll, what each thing can lose, for each
// defender that could meet it, and who can answer as far as all may know. False if no dice would fall.
func (l *layout) foretold(b *boardkit.Pen, in ink.Rect) bool {
	if len(l.odds) == 0 {
		return false
	}
	head, rest := in.CutTop(2 * l.Line(l.Strong()))
	b.TwoLines(head, l.Strong(), ink.OxbloodDark, l.Sentence(l.pondered))
	answers := l.canAnswer()
	foots, rest := rest.CutBottom(l.Line(l.Small()) * float64(min(len(answers), 3)))
	l.outcomes(b, rest)
	for _, text := range answers {
		var line ink.Rect
		line, foots = foots.CutTop(l.Line(l.Small()))
		b.Name(line, l.Small(), ink.OakLight, text)
	}
	return true
}

// outcomes draws the rolls of what is pondered, and what each thing can lose; where its opponent chooses who defends,
// the first roll, and a line for each defender.
func (l *layout) outcomes(b *boardkit.Pen, room ink.Rect) {
	rolls := l.odds[0].Rolls
	if len(l.odds) > 1 {
		rolls = rolls[:min(len(rolls), 1)]
	}
	line := math.Max(l.Line(l.Body()), l.Px(26))
	for i := range rolls {
		if i > 0 && room.H-2*line < line*float64(len(l.odds[0].Losses)) { // what is lost matters more
			break
		}
		room = l.rollBar(b, room, &rolls[i])
	}
	if len(l.odds) == 1 {
		l.losses(b, room, &l.odds[0])
		return
	}
	for i := range l.odds {
		room = l.defender(b, room, &l.odds[i])
	}
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
	what := l.rollName(r.Name)
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
		value = towersiege.Becomes(advice.Loss{Hurt: loss.Hurt, Gone: loss.Gone}).String()
		switch {
		case value == "":
			value = rules.Say("DEFEND %s", rules.Percent(loss.Defend))
		case !l.Fits(l.Strong(), value, w):
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
		b.Name(line, l.Body(), ink.Oak, rules.Say("Nobody blocks"))
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

// brief lays the forecast over the board where there is no panel for it, clear of all that can be clicked.
func (l *layout) brief() {
	if len(l.odds) == 0 || l.Asked == engine.AskRespond && l.Aim.Verb == 0 || !l.Folded(l.Room.Panel) || l.Room.Tray.Empty() {
		return
	}
	room := l.Room.Tray
	box, ok := l.spot(math.Min(room.W*0.5, l.Px(420)), math.Min(room.H*0.75, 12*l.Line(l.Small())))
	if !ok {
		return
	}
	b := l.Fresh()
	if l.foretold(b, b.Sheet(boardkit.Own(box))) {
		l.OnTray(stage.Piece{ID: "foretold", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
	}
}

// spot is room for something over the board that covers nothing of what can be clicked or is chosen, as near to the
// middle and as large as it can be, down to half the size; if possible nothing either of what is declared, which acts and
// at what it is aimed, of what a mentor means, and of how the seats stand. False: there is none.
func (l *layout) spot(w, h float64) (ink.Rect, bool) {
	var taken, spoken []ink.Rect
	for i := range l.Out.Board {
		switch p := &l.Out.Board[i]; {
		case l.Can(p.ID), l.HasChosen(p.ID), p.ID == l.Hover && p.Role != "":
			taken = append(taken, p.Box)
		case l.concerned(p.ID), l.Means(p.ID), p.ID.Kind() == "seat":
			spoken = append(spoken, p.Box)
		}
	}
	if box, ok := l.clear(w, h, 0.7, slices.Concat(taken, spoken)); ok {
		return box, true
	}
	return l.clear(w, h, 0.5, taken)
}

// rollsAt is where a roll lies: not over how the seats stand, nor what a mentor means, if there is room for it elsewhere, as
// near to the middle and as wide as that can be, down to a least width; else in the middle.
func (l *layout) rollsAt(w, h, least float64) ink.Rect {
	room := l.Room.Tray
	var taken []ink.Rect
	for i := range l.Out.Board {
		if p := &l.Out.Board[i]; p.ID.Kind() == "seat" || l.Means(p.ID) {
			taken = append(taken, p.Box)
		}
	}
	for wide := w; wide >= least; wide *= 0.92 {
		if box, ok := l.clear(wide, h, 1, taken); ok {
			return box
		}
	}
	return boardkit.Around(room.X+room.W/2, room.Y+room.H/2, w, h).Round()
}

// concerned reports whether an element is what a declared attack comes from, or a target of it.
func (l *layout) concerned(el rules.Element) bool {
	a := l.action()
	return a != nil && (el == l.ThingElement(a.Source) || slices.ContainsFunc(a.Targets[:a.N], func(id engine.ThingID) bool { return l.ThingElement(id) == el }))
}

// clear is a box over the board that overlaps nothing that is taken, as near to the middle and as large as it can be,
// down to a part of its size.
func (l *layout) clear(w, h, least float64, taken []ink.Rect) (ink.Rect, bool) {
	room := l.Room.Tray
	const steps = 8
	for scale := 1.0; scale > least-0.05; scale -= 0.1 {
		best, found, nearest := ink.Rect{}, false, math.Inf(1)
		for i := range (steps + 1) * (steps + 1) {
			x, y := float64(i%(steps+1))/steps, float64(i/(steps+1))/steps
			box := ink.R(room.X+x*(room.W-w*scale), room.Y+y*(room.H-h*scale), w*scale, h*scale).Round()
			away := math.Hypot(x-0.5, y-0.5)
			if away < nearest && !slices.ContainsFunc(taken, box.Overlaps) {
				best, found, nearest = box, true, away
			}
		}
		if found {
			return best, true
		}
	}
	return ink.Rect{}, false
}
