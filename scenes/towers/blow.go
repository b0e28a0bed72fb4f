package towers

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// strikes are the rolls with which a blow begins.
var strikes = map[string]bool{"attack_rolled": true, "riposte_rolled": true, "skill_rolled": true, "counter_rolled": true}

// blow is the rolls of the blow that is being shown, that with which it began first.
func (l *layout) blow() (rolls []throw) {
	for i := len(l.Story) - 1; i >= 0; i-- {
		e := l.Story[i]
		if e.Kind != rules.DiceRolled || e.Sides != rules.Percentile {
			continue
		}
		rolls = append(rolls, throw{e, i + 1})
		if strikes[e.Name] || !answers(e) {
			break
		}
	}
	slices.Reverse(rolls)
	return rolls
}

// answers reports whether a roll answers one before it.
func answers(e rules.Event) bool {
	return e.Name == "defence_rolled" || e.Name == "protection_rolled" || e.Name == "resistance_rolled"
}

// exchange shows a blow in the dock: who strikes, who is struck, and each roll so far on its rule, that which falls now lit,
// with its die below, and in the end what came of it; of many rolls the first ones in a line, where there is no room for all their rules.
func (l *layout) exchange(box ink.Rect, rolls []throw, came string) {
	b := l.Fresh()
	in := b.Sheet(boardkit.Own(box))
	first := rolls[0].event
	striker, struck := l.sides(rolls)
	title := l.blowTitle(rolls[0].event, striker, struck)
	head, in := in.CutTop(math.Min(2, float64(len(l.Measure.Wrap(l.Strong(), title, in.W)))) * l.Line(l.Strong()))
	b.TwoLines(head, l.Strong(), ink.Ink, title)
	row := l.Line(l.Strong()) + l.RuleHeight() + 2*l.Gap(boardkit.Tight)
	die := math.Max(l.Px(60), 2*l.Line(l.Body()))
	if fighters := math.Max(l.Px(66), l.Metrics.MinTarget()); in.H-fighters-die > row*float64(len(rolls)) {
		var at ink.Rect
		at, in = in.CutTop(fighters)
		l.fighters(b, at, striker, struck, rolls[0].event.Name == "riposte_rolled")
		if struck.card != content.NoCard {
			l.fighting(at.Shift(box.X, box.Y).Round(), rolls[0].event.Name == "riposte_rolled")
		}
	}
	b.Fill(ink.R(in.X, in.Y, in.W, math.Max(1, l.Px(2))), ink.GoldDark, 0)
	_, in = in.CutTop(l.Gap(boardkit.Tight))
	least := l.Line(l.Strong()) + l.Line(l.Font(ink.SerifBold, 19)) + l.Px(18) + l.Line(l.Small()) + 2*l.Gap(boardkit.Close)
	if early := l.crowded(rolls, in, least, die); len(early) > 0 {
		line := l.Line(l.Body())
		at, rest := in.CutTop(line * float64(len(l.facesLines(in.W, early, l.fullFaces))))
		l.faces(b, at, early, l.fullFaces)
		in, rolls = rest, rolls[len(early):]
	}
	row = math.Min(row, math.Max(in.H-die, in.H*0.5)/float64(len(rolls)))
	aloft := l.aloft()
	for i := range rolls {
		var at ink.Rect
		at, in = in.CutTop(row)
		l.rollRow(b, at, first, rolls[i].event, i == len(rolls)-1, !l.Rolling || rolls[i].number <= len(l.Story)-aloft)
	}
	last := rolls[len(rolls)-1]
	foot, _ := in.CutBottom(math.Min(in.H, math.Max(die, math.Min(in.H, l.Px(96)))))
	thrown := last
	if l.vain(rolls) { // its dice are not thrown: those that missed stay
		thrown = rolls[len(rolls)-2]
		if came == "" {
			came = l.match.Book().Relate(l.Story[:last.number]).String()
		}
	}
	at := l.tray(b, foot, first, last, came)
	l.OnPanel(stage.Piece{ID: "rolled", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
	if class, ok := l.landed(last.event); ok && class == content.Critical && strikes[last.event.Name] {
		l.OnPanel(l.flash("flash:roll", at.Shift(box.X, box.Y).Round()))
	}
	l.die(at.Shift(box.X, box.Y).Round(), thrown)
}

// crowded are the first rolls of a blow for whose rules there is no room beside those of the last ones: they stand in lines of text.
func (l *layout) crowded(rolls []throw, in ink.Rect, least, die float64) (early []rules.Event) {
	for n := 0; n < len(rolls)-1; n++ {
		lines := float64(len(l.facesLines(in.W, early, l.fullFaces)))
		if lines*l.Line(l.Body())+least*float64(len(rolls)-n)+die <= in.H {
			break
		}
		early = append(early, rolls[n].event)
	}
	return early
}

// fighters are both sides of a blow: who struck first stays at the left, in a Riposte too.
func (l *layout) fighters(b *boardkit.Pen, room ink.Rect, striker, struck side, riposte bool) {
	if riposte && struck.card != content.NoCard {
		striker, struck = struck, striker
	}
	for i, s := range []side{striker, struck} {
		if s.card == content.NoCard {
			continue
		}
		info := l.Content.At(s.card)
		at := ink.R(room.X+room.W*0.06, room.Y, room.H, room.H)
		if i == 1 {
			at.X = room.Right() - room.W*0.06 - room.H
		}
		if s.seat >= 0 {
			b.Fill(at, l.emblem(s.seat).Color, l.Px(5))
		}
		b.Inked(at.Inset(l.Px(3)), tints[info.Type], 1, 4)
		b.Picture(pictureOf(info), at.Inset(l.Px(5))).Flip = i == 1
	}
}

// side is one of the two of a blow: its card, and whose it is.
type side struct {
	card content.Card
	seat rules.Seat
}

// sides are who strikes and who is struck.
func (l *layout) sides(rolls []throw) (striker, struck side) {
	first, last := rolls[0].event, rolls[len(rolls)-1].event
	striker = side{l.cardOf(first.Subject), first.Seat}
	struck = side{content.NoCard, rules.NoSeat}
	if a := l.action(); a != nil && a.N > 0 {
		if t := l.At(a.Targets[min(int(a.Shot), int(a.N)-1)]); t != nil {
			struck = side{t.Card, t.Owner}
		}
		if source := l.At(a.Source); first.Name == "riposte_rolled" && source != nil {
			struck = side{source.Card, source.Owner}
		}
	}
	if last.Subject != first.Subject {
		if card := l.cardOf(last.Subject); card != content.NoCard {
			struck = side{card, last.Seat}
		}
	}
	return striker, struck
}

// blowTitle says who strikes at whom.
func (l *layout) blowTitle(e rules.Event, striker, struck side) string {
	if striker.card == content.NoCard {
		return l.rollName(e.Name).String()
	}
	by := l.Content.At(striker.card).Title()
	if struck.card == content.NoCard {
		return by.String()
	}
	at := l.Content.At(struck.card).Told()
	if e.Name == "riposte_rolled" {
		return rules.Say("%s strikes back at %s", by, at)
	}
	if a := l.action(); a != nil && a.Skilled() {
		return rules.Say("%s: %s at %s", l.nameOfAction(a), by, at)
	}
	return rules.Say("%s strikes at %s", by, at)
}

// missed reports whether the roll with which a blow begins hits nothing.
func (l *layout) missed(first rules.Event) bool {
	return strikes[first.Name] && len(first.Dice) > 0 && l.Content.Tables.Class(int(first.Dice[0]), int(first.N)) > content.Hit
}

// cameOf is what a roll of a blow came to. Of a blow that has missed no plain failure or success to defend matters: to fail
// would read like a wound. Of one that has hit, a success to defend or of what protects is said by what it does (TS-CMB-9, TS-DCE-10).
func (l *layout) cameOf(first, e rules.Event) (came rules.Text, matters bool) {
	class := l.Content.Tables.Class(int(e.Dice[0]), int(e.N))
	switch {
	case !answers(e) || !strikes[first.Name]:
	case e.Name == "protection_rolled":
		if l.Content.Tables.Protects(int(e.Dice[0]), int(e.N)) {
			return rules.T("no damage"), true
		}
	case l.missed(first) && (class == content.Success || class == content.Fail):
		return rules.T("the blow missed"), false
	case class == content.Success && l.critical(first):
		return rules.T("not enough").In("a defence against a Critical Hit"), true
	case class == content.Success:
		return rules.T("no damage"), true
	}
	return l.match.Book().CameTo(e), true
}

// critical reports whether the roll with which a blow begins is a Critical Hit, which only an Exceptional Defence withstands.
func (l *layout) critical(first rules.Event) bool {
	return l.Content.Tables.Class(int(first.Dice[0]), int(first.N)) == content.Critical
}

// rollRow is one roll of a blow: what it is and its level, what came of it, and the rule.
func (l *layout) rollRow(b *boardkit.Pen, at ink.Rect, first, e rules.Event, now, landed bool) {
	if now {
		b.Fill(at, ink.GoldLight.Alpha(0.55), l.Px(7))
	}
	in := at.Inset(l.Gap(boardkit.Close))
	head, rest := in.CutTop(l.Line(l.Strong()))
	if came, matters := l.cameOf(first, e); landed && !came.Empty() {
		color := ink.Oxblood
		switch {
		case !matters:
			color = ink.Oak
		case int(e.Dice[0]) <= l.most(e):
			color = ink.VerdigrisDark
		}
		w := l.Width(l.Strong(), came.String())
		b.Right(head, l.Strong(), color, came.String())
		head.W = math.Max(1, head.W-w-l.Gap(boardkit.Near))
	}
	what := l.rollName(e.Name)
	head = b.Icon(head, l.rollIcon(e.Name), head.H, l.Gap(boardkit.Tight))
	b.Say(head, l.Strong(), ink.Ink, rules.Say("%s, level %d", what, e.N), what.String())
	b.Rule(rest, l.ruleOf(e, landed))
}

// rollIcon is the sign of a roll.
func (l *layout) rollIcon(name string) string {
	switch name {
	case "defence_rolled":
		return statIcon(content.DL)
	case "resistance_rolled":
		return statIcon(content.RL)
	case "protection_rolled":
		return statIcon(content.PL)
	case "riposte_rolled":
		return "towersiege/icons/riposte"
	case "skill_rolled":
		return statIcon(content.IS)
	}
	return statIcon(content.AL)
}

// tray is the cloth on which the die of a blow falls, with what it needs or came to beside it, or what came of the blow; it returns
// where the die lies.
func (l *layout) tray(b *boardkit.Pen, room ink.Rect, first rules.Event, r throw, came string) ink.Rect {
	wide := boardkit.Die{Sides: rules.Percentile}.Wide()
	b.Inked(room, ink.OxbloodDark, 2, 8)
	in := room.Inset(math.Max(3, l.Px(8)))
	cell, words := in.CutLeft(math.Min(in.H*wide, in.W*0.5))
	_, words = words.CutLeft(l.Gap(boardkit.Near))
	if came != "" && l.lines(words, l.Small(), came) {
		b.Lines(words, l.Strong(), ink.Bone, came, 1.1)
	} else {
		b.Say(words, l.Strong(), ink.Bone, l.outcome(first, r.event)...)
	}
	return cell.Fit(wide)
}
