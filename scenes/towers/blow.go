package towers

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// mostRolls is how many rolls of a blow are shown together: attack, defence, protection.
const mostRolls = 3

// strikes are the rolls with which a blow begins.
var strikes = map[string]bool{"attack_rolled": true, "riposte_rolled": true, "skill_rolled": true, "counter_rolled": true}

// blow is the rolls of the blow that is being shown, that with which it began first: of many the last ones.
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
	if n := len(rolls); n > mostRolls {
		rolls = append(rolls[:1], rolls[n-mostRolls+1:]...)
	}
	return rolls
}

// answers reports whether a roll answers one before it.
func answers(e rules.Event) bool {
	return e.Name == "defence_rolled" || e.Name == "protection_rolled" || e.Name == "resistance_rolled"
}

// exchange lays a blow over the middle of the board: who strikes, who is struck, and each roll so far on its rule, that
// which falls now lit. False if it is no blow, or there is no room for it.
func (l *layout) exchange(rolls []throw) bool {
	room := l.Room.Tray
	if !strikes[rolls[0].event.Name] {
		return false
	}
	row := l.Line(l.Strong()) + l.RuleHeight() + 2*l.Gap(boardkit.Close)
	head, foot := l.Line(l.Title())+2*l.Gap(boardkit.Close), math.Max(l.Px(78), 2*l.Line(l.Body()))
	n := max(2, len(rolls))
	w, h := math.Min(room.W, math.Max(room.W*0.8, l.Px(1000))), head+float64(n)*row+foot+4*l.Gap(boardkit.Near)
	if h > room.H || w < leastRoll*l.Line(l.Body()) {
		return false
	}
	box := l.rollsAt(w, h, leastRoll*l.Line(l.Body()))
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Shadow(own, l.Px(24)).Radius = l.Px(10)
	in := b.Sheet(own)
	title, in := in.CutTop(head)
	striker, struck := l.sides(rolls)
	b.Centred(title, l.Title(), ink.Ink, l.blowTitle(rolls[0].event, striker, struck), l.rollName(rolls[0].event.Name).String())
	b.Fill(ink.R(in.X, title.Bottom()-l.Px(3), in.W, math.Max(1, l.Px(2))), ink.GoldDark, 0)
	_, in = in.CutTop(l.Gap(boardkit.Close))
	wide := in.W * 0.17
	left, in := in.CutLeft(wide)
	right, in := in.CutRight(wide)
	l.fighter(b, left, striker)
	l.fighter(b, right, struck)
	in.X, in.W = in.X+l.Gap(boardkit.Wide), in.W-2*l.Gap(boardkit.Wide)
	for i := range n {
		var at ink.Rect
		at, in = in.CutTop(row)
		if i < len(rolls) {
			l.rollRow(b, at, rolls[i].event, i == len(rolls)-1)
		}
	}
	at := l.tray(b, in, rolls[len(rolls)-1])
	l.OnTray(stage.Piece{ID: "rolled", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
	l.die(at.Shift(box.X, box.Y).Round(), rolls[len(rolls)-1])
	return true
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

// fighter is one side of a blow: its picture below the colour of its seat, and its name.
func (l *layout) fighter(b *boardkit.Pen, room ink.Rect, s side) {
	if s.card == content.NoCard {
		return
	}
	info := l.Content.At(s.card)
	name := l.Font(ink.SerifBold, boardkit.BodySize)
	pane := boardkit.Around(room.X+room.W/2, room.Y+room.H/2, room.W, math.Min(room.H, room.W*1.35))
	b.Inked(pane, ink.ParchmentLight, 2, 7)
	in := pane.Inset(math.Max(2, l.Px(4)))
	band, in := in.CutTop(math.Max(4, l.Px(12)))
	if s.seat >= 0 {
		b.Fill(band, l.emblem(s.seat).Color, l.Px(3))
	}
	words, in := in.CutBottom(l.Line(name))
	b.Name(words, name, ink.Ink, info.Title().String()).Across = ink.Middle
	b.Picture(pictureOf(info), in.Inset(l.Px(6)))
}

// rollRow is one roll of a blow: what it is and its level, what came of it, and the rule.
func (l *layout) rollRow(b *boardkit.Pen, at ink.Rect, e rules.Event, now bool) {
	if now {
		b.Fill(at, ink.GoldLight.Alpha(0.55), l.Px(7))
	}
	in := at.Inset(l.Gap(boardkit.Close))
	head, rest := in.CutTop(l.Line(l.Strong()))
	landed := !now || !l.Rolling
	if came := (words.Book{State: l.State}).CameTo(e); landed && !came.Empty() {
		color := ink.Oxblood
		if int(e.Dice[0]) <= l.most(e) {
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

// tray is the cloth on which the die of a blow falls, with what it needs or came to beside it; it returns where the die lies.
func (l *layout) tray(b *boardkit.Pen, room ink.Rect, r throw) ink.Rect {
	wide := boardkit.Die{Sides: rules.Percentile}.Wide()
	b.Inked(room, ink.OxbloodDark, 2, 8)
	in := room.Inset(math.Max(3, l.Px(8)))
	cell, words := in.CutLeft(math.Min(in.H*wide, in.W*0.5))
	_, words = words.CutLeft(l.Gap(boardkit.Near))
	b.Say(words, l.Strong(), ink.Bone, l.outcome(r.event)...)
	return cell.Fit(wide)
}
