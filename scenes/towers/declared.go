package towers

import (
	"math"

	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// waiting shows the declared play in the dock while its answer is awaited at the screen: what it is, what it does if nobody
// answers, who is asked in which order, and how one lets it happen. False: none is awaited.
func (l *layout) waiting(box ink.Rect) bool {
	a := l.action()
	if a == nil || l.Asked != engine.AskRespond || l.Mode != table.Asking || !l.shows(l.Asker) || len(l.Chosen) > 0 || l.answers() && len(l.odds) > 0 {
		return false
	}
	b := l.Fresh()
	in := b.Sheet(boardkit.Own(box))
	e := l.emblem(a.Seat)
	told := rules.Say("%s declares: %s", l.name(a.Seat), l.nameOfAction(a))
	line := l.Line(l.Strong())
	head, in := in.CutTop(2 * line)
	b.TwoLines(b.Icon(head, e.Seal, math.Min(head.H, l.Px(48)), l.Gap(boardkit.Close)), l.Strong(), ink.OxbloodDark, told)
	bar, in := in.CutTop(math.Max(2, l.Px(3)))
	b.Fill(bar, e.Color, l.Px(1))
	_, in = in.CutTop(l.Gap(boardkit.Tight))
	foot := ink.Rect{}
	if high := line + l.Px(30) + l.Line(l.Small()); in.H > 3*high {
		foot, in = in.CutBottom(high)
		_, in = in.CutBottom(l.Gap(boardkit.Tight))
	}
	if side := math.Max(l.Px(78), l.Metrics.MinTarget()); in.H > side+5*l.Line(l.Body()) {
		var pane ink.Rect
		pane, in = in.CutTop(side)
		l.faced(b, pane, a)
		_, in = in.CutTop(l.Gap(boardkit.Tight))
	}
	if len(l.odds) == 0 {
		b.Lines(in, l.Body(), ink.Oak, l.purpose(a), 1.2)
	} else {
		title, rest := in.CutTop(line)
		b.Say(title, l.Strong(), ink.Ink, rules.Say("If nobody answers any more"), rules.Say("If nobody answers"))
		l.outcomes(b, rest)
	}
	if !foot.Empty() {
		l.orderAndKey(b, foot)
	}
	l.OnPanel(stage.Piece{ID: "awaited", Box: box, Depth: depthOver, Look: b.List, Fixed: true, Label: told})
	return true
}

// answers reports whether an answer is pointed at. To pass is none: what is passed on stays in the dock while the pointer rests there.
func (l *layout) answers() bool {
	return l.Aim.Verb != 0 && l.Aim.Verb != engine.Pass && l.Aim.Verb != engine.PassTurn
}

// orderAndKey draws who is asked in which order, and above it the key that lets it happen, where that is what the large button does.
func (l *layout) orderAndKey(b *boardkit.Pen, foot ink.Rect) {
	key, rest := foot.CutTop(l.Line(l.Small()))
	if _, ok := l.averts(); !ok {
		b.Say(key, l.Small(), ink.OakLight, l.Moment.Keys.Keyed(buttonWords[engine.Pass].String(), keymap.Large))
	}
	l.answering(b, rest, ink.OakLight)
}

// faced draws who or what the declared play comes from, and at what it is aimed: attacker against target, or the card with what it says.
func (l *layout) faced(b *boardkit.Pen, pane ink.Rect, a *engine.Action) {
	side := math.Min(pane.H, pane.W*0.4)
	at, rest := pane.CutLeft(side)
	card := l.cardOf(l.ThingElement(a.Source))
	if a.Skilled() {
		card = a.Card
	}
	if card != content.NoCard {
		info := l.Content.At(card)
		b.Inked(at, tints[info.Type], 2, 6)
		b.Picture(pictureOf(info), at.Inset(l.Px(4)))
	}
	_, rest = rest.CutLeft(l.Gap(boardkit.Near))
	if target := l.At(a.Targets[0]); a.N > 0 && target != nil {
		var to ink.Rect
		to, rest = rest.CutRight(side)
		b.Inked(to, tints[l.Info(target).Type], 2, 6)
		b.Picture(pictureOf(l.Info(target)), to.Inset(l.Px(4)))
		_, rest = rest.CutRight(l.Gap(boardkit.Near))
		b.Picture(l.pictureOfAction(a), boardkit.Around(rest.X+rest.W/2, rest.Y+rest.H/2, math.Min(rest.W, rest.H*0.5), rest.H*0.5))
		return
	}
	if words := l.purpose(a); words != "" && len(l.odds) > 0 { // it stands below else
		b.Lines(rest, l.Small(), ink.Ink, words, 1.1)
		return
	}
	b.Lines(rest, l.Small(), ink.OakLight, l.from(a), 1.1)
}

// purpose is what a card says of what it does.
func (l *layout) purpose(a *engine.Action) string {
	if a.Skilled() {
		return l.Content.At(a.Card).Rules().String()
	}
	return ""
}
