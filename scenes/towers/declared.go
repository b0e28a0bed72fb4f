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

// waiting lays the declared play large over the middle while its answer is awaited at the screen: what it is, what it
// does if nobody answers, who is asked in which order, and how one lets it happen.
func (l *layout) waiting() {
	a := l.action()
	if a == nil || l.Asked != engine.AskRespond || l.Mode != table.Asking || !l.shows(l.Asker) || l.Room.Tray.Empty() || len(l.Chosen) > 0 {
		return
	}
	room := l.Room.Tray
	box, ok := l.spot(math.Min(room.W*0.72, l.Px(860)), math.Min(room.H*0.72, l.Px(150)+16*l.Line(l.Small())))
	if !ok {
		return
	}
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Shadow(own, l.Px(24)).Radius = l.Px(10)
	in := b.Sheet(own)
	e := l.emblem(a.Seat)
	head, in := in.CutTop(l.Line(l.Title()) + l.Gap(boardkit.Close))
	words := b.Icon(head, e.Seal, head.H, l.Gap(boardkit.Near))
	b.Say(words, l.Title(), ink.OxbloodDark, rules.Say("%s declares: %s", l.name(a.Seat), l.nameOfAction(a)), l.nameOfAction(a))
	line, in := in.CutTop(math.Max(2, l.Px(3)))
	b.Fill(line, e.Color, l.Px(1))
	_, in = in.CutTop(l.Gap(boardkit.Close))
	foot, in := in.CutBottom(math.Min(in.H*0.3, l.Line(l.Small())+math.Max(l.Px(44), l.Px(24)+2)))
	l.orderAndKey(b, foot)
	_, in = in.CutBottom(l.Gap(boardkit.Tight))
	pane, in := in.CutLeft(math.Min(in.W*0.3, in.H))
	l.faced(b, pane, a)
	_, in = in.CutLeft(l.Gap(boardkit.Near))
	told, in := in.CutTop(l.Line(l.Small()))
	b.Name(told, l.Small(), ink.OakLight, l.aimedWords(a))
	if len(l.odds) == 0 {
		text := l.purpose(a)
		b.Lines(in, l.Body(), ink.Oak, text, 1.2)
	} else {
		title, rest := in.CutTop(l.Line(l.Strong()))
		b.Say(title, l.Strong(), ink.Ink, rules.Say("If nobody answers any more"), rules.Say("If nobody answers"))
		l.outcomes(b, rest)
	}
	l.OnTray(stage.Piece{ID: "awaited", Box: box, Depth: depthOver, Look: b.List, Fixed: true, Label: rules.Say("%s declares: %s", l.name(a.Seat), l.nameOfAction(a))})
}

// orderAndKey draws who is asked in which order, and at the right the key that lets it happen.
func (l *layout) orderAndKey(b *boardkit.Pen, foot ink.Rect) {
	word := l.Moment.Keys.Keyed(rules.Say("Let it happen"), keymap.Large)
	w := l.Width(l.Strong(), word) + 2*l.Gap(boardkit.Near)
	if w < foot.W*0.6 {
		var at ink.Rect
		at, foot = foot.CutRight(w)
		at = boardkit.Around(at.X+at.W/2, at.Y+at.H/2, at.W, math.Min(at.H, l.Line(l.Strong())+l.Gap(boardkit.Close)))
		b.Inked(at, ink.GoldLight, 1.5, 6)
		b.Centred(at, l.Strong(), ink.Ink, word)
	}
	l.answering(b, foot, ink.OakLight)
}

// faced draws who or what the declared play comes from: attacker against target, or the card.
func (l *layout) faced(b *boardkit.Pen, pane ink.Rect, a *engine.Action) {
	pane = pane.Inset(l.Px(2))
	if a.Skilled() {
		info := l.Content.At(a.Card)
		b.Inked(pane, tints[info.Type], 2, 6)
		b.Picture(pictureOf(info), pane.Inset(pane.H*0.08))
		return
	}
	b.Inked(pane, tints[content.Minion], 2, 6)
	source := l.At(a.Source)
	if source == nil {
		return
	}
	up, down := pane, ink.Rect{}
	target := l.At(a.Targets[0])
	if target != nil && pane.H > l.Px(120) {
		up, down = pane.CutTop(pane.H / 2)
		b.Picture(pictureOf(l.Info(target)), down.Inset(l.Px(6)))
		side := l.Px(30)
		b.Picture(l.pictureOfAction(a), boardkit.Around(pane.X+side*0.7, pane.Y+pane.H/2, side, side))
	}
	b.Picture(pictureOf(l.Info(source)), up.Inset(l.Px(6)))
}

// aimedWords says who acts, and at what.
func (l *layout) aimedWords(a *engine.Action) string {
	if a.N > 0 {
		if t := l.At(a.Targets[0]); t != nil {
			return rules.Say("%s, at %s of %s", l.from(a), l.Info(t).Title(), l.name(t.Owner))
		}
	}
	return l.from(a)
}

// purpose is what a card says of what it does.
func (l *layout) purpose(a *engine.Action) string {
	if a.Skilled() {
		return l.Content.At(a.Card).Rules().String()
	}
	return ""
}
