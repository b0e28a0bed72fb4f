package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// choosing reports whether Mages and Towers are still being chosen.
func (l *layout) choosing() bool { return l.Phase == engine.Choosing }

// choices lays what can be chosen before the first turn: who each seat is, and the cards to choose from.
func (l *layout) choices() {
	room := l.Room.Board
	if room.Empty() {
		return
	}
	head, room := room.CutTop(math.Min(room.H*0.24, math.Max(l.Px(120), 2*l.Line(l.Title()))))
	l.chosen(head)
	cards := l.Content.Mages
	if l.Asked == engine.AskTower {
		cards = l.Content.Towers
	}
	_, room = room.CutTop(l.Gap(boardkit.Near))
	for i, box := range packed(room, len(cards), WholeAspect*1.25, l.Gap(boardkit.Wide)) {
		info := l.Content.At(cards[i])
		box = box.Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		l.candidate(b, own, info)
		el := l.CardElement(cards[i])
		if l.Mode == table.Asking && !l.Can(el) {
			b.Fill(own, ink.OakDark.Alpha(0.6), l.Px(8))
		}
		l.OnBoard(l.piece(el, box, depthThing, b.List, "card", rules.Say("%s. %s", info.Title(), info.Rules())))
	}
}

// candidate is a Mage or a Tower to choose: portrait, name and what it can do.
func (l *layout) candidate(b *boardkit.Pen, own ink.Rect, info *content.Info) {
	b.Shadow(own, l.Px(9)).Radius = l.Px(8)
	b.Inked(own, ink.ParchmentLight, 2, 8)
	in := own.Inset(l.Gap(boardkit.Near))
	head, rest := in.CutTop(l.Line(l.Title()))
	b.Name(head, l.Title(), ink.Ink, info.Title().String()).Across = ink.Middle
	text := ink.Rect{}
	if rest.H > 7*l.Line(l.Small()) {
		text, rest = rest.CutBottom(3 * l.Line(l.Small()))
	}
	pane := rest.Inset(l.Gap(boardkit.Tight))
	b.Fill(pane, tints[info.Type], l.Px(6))
	name := "towersiege/mages/" + info.ID + "-portrait"
	if info.Type == content.Tower {
		name = pictureOf(info)
	}
	b.Picture(name, pane.Inset(l.Px(4)))
	if !text.Empty() {
		b.Lines(text, l.Small(), ink.Oak, info.Rules().String(), 1.15)
	}
}

// chosen shows what the seats have chosen so far.
func (l *layout) chosen(room ink.Rect) {
	gap := l.Gap(boardkit.Near)
	for i, box := range boardkit.Grid(room, int(l.Count), int(l.Count), gap) {
		seat := rules.Seat(i)
		box = box.Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		b.Plaque(own, l.emblem(seat).Color)
		in := own.Inset(l.Gap(boardkit.Near))
		words := b.Icon(in, l.emblem(seat).Seal, math.Min(in.H*0.7, in.W*0.2), l.Gap(boardkit.Near))
		if mage := l.Mage(seat); mage != nil {
			var figure ink.Rect
			figure, words = words.CutRight(math.Min(in.H, words.W*0.3))
			b.Picture("towersiege/mages/"+l.Info(mage).ID+"-figure", figure)
		}
		b.Name(words, l.Title(), ink.ParchmentLight, l.name(seat))
		l.OnBoard(l.piece(engine.SeatElement(seat), box, depthSeat, b.List, "panel", l.name(seat)))
	}
}

// rifled lays the hand of another seat over the board while a card of it is chosen (D-RIFLE).
func (l *layout) rifled() {
	if l.Asked != engine.AskRifle || l.Mode != table.Asking || !l.shows(l.Asker) || l.Room.Tray.Empty() {
		return
	}
	other := l.Stack.Top().Other
	list := piles(l.Players[other].Hand.All())
	room := l.Room.Tray
	box := boardkit.Around(room.X+room.W/2, room.Y+room.H/2, room.W*0.8, math.Min(room.H*0.7, l.Px(420))).Round()
	b := l.Fresh()
	in := b.Oak(boardkit.Own(box))
	head, in := in.CutTop(l.Line(l.Title()))
	b.Centred(head, l.Title(), ink.ParchmentLight, rules.Say("The hand of %s", l.name(other)))
	l.OnTray(stage.Piece{ID: "rifled", Box: box, Depth: depthGround, Look: b.List, Solid: true, Fixed: true})
	for i, at := range packed(in.Inset(l.Gap(boardkit.Near)).Shift(box.X, box.Y), len(list), CardAspect, l.Gap(boardkit.Near)) {
		at = at.Round()
		info := l.Content.At(list[i].card)
		pen := l.Fresh()
		pen.List = Face(l.Metrics, l.Measure, l.Moment.Tones, info, boardkit.Own(at))
		if list[i].n > 1 {
			pen.Badge(boardkit.Own(at).Inset(l.Px(10)), list[i].n, false)
		}
		l.OnTray(l.piece(l.CardElement(list[i].card), at, depthThing, pen.List, "card", info.Title().String()))
	}
}
