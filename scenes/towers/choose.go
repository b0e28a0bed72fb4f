package towers

import (
	"math"
	"strconv"

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

// choices lays what can be chosen before the first turn, and below it, where the stall will be, who each seat is.
func (l *layout) choices() {
	l.chosen(l.Room.Row)
	room := l.Room.Board
	if room.Empty() {
		return
	}
	cards, aspect := l.Content.Mages, mageAspect
	if l.Asked == engine.AskTower {
		cards, aspect = l.Content.Towers, WholeAspect*1.25
	}
	for i, box := range packed(room, len(cards), aspect, l.Gap(boardkit.Wide)) {
		info := l.Content.At(cards[i])
		box = box.Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		if info.Type == content.Tower {
			l.towerCandidate(b, own, info)
		} else {
			l.mageCandidate(b, own, info)
		}
		el := l.CardElement(cards[i])
		if l.Mode == table.Asking && !l.Can(el) {
			b.Fill(own, ink.OakDark.Alpha(0.6), l.Px(8))
		}
		l.OnBoard(l.piece(el, box, depthThing, b.List, "card", rules.Say("%s. %s", info.Title(), info.Rules())))
	}
}

// mageAspect is the width of a Mage to choose for its height.
const mageAspect = 1.42

// towerCandidate is a Tower to choose: only its picture differs from that of others.
func (l *layout) towerCandidate(b *boardkit.Pen, own ink.Rect, info *content.Info) {
	pane := l.candidate(b, own, info)
	b.Fill(pane, tints[info.Type], l.Px(6))
	b.Picture(pictureOf(info), pane.Inset(l.Px(4)))
}

// mageCandidate is a Mage to choose: its portrait, and beside it what it begins with and what it can do.
func (l *layout) mageCandidate(b *boardkit.Pen, own ink.Rect, info *content.Info) {
	pane := l.candidate(b, own, info)
	words := ink.Rect{}
	if pane.W > 15*l.Line(l.Small()) {
		pane, words = pane.CutLeft(math.Min(pane.H*0.8, pane.W*0.45))
	}
	b.Fill(pane, tints[info.Type], l.Px(6))
	b.Picture("towersiege/mages/"+info.ID+"-portrait", pane.Inset(l.Px(4)))
	if words.Empty() {
		return
	}
	_, words = words.CutLeft(l.Gap(boardkit.Near))
	list := printed(info)
	line := math.Max(l.Line(l.Strong()), l.Px(34))
	across := 1
	if line*float64(len(list)) > words.H*0.5 {
		across = 2
	}
	numbers, rest := words.CutTop(line * float64((len(list)+across-1)/across))
	for i, cell := range boardkit.Grid(numbers, len(list), across, l.Gap(boardkit.Tight)/2) {
		number := strconv.Itoa(list[i].now)
		b.Say(b.Icon(cell, list[i].icon, math.Min(cell.H*0.85, cell.W*0.4), l.Gap(boardkit.Tight)), l.Strong(), ink.Ink, number+" "+list[i].caption.String(), number)
	}
	_, rest = rest.CutTop(l.Gap(boardkit.Close))
	taken := b.Lines(rest, l.Body(), ink.Oak, info.Rules().String(), 1.15)
	_, rest = rest.CutTop(taken + l.Gap(boardkit.Close))
	if lore := info.Lore().String(); rest.H > 3*l.Line(l.Note()) {
		b.Lines(rest, l.Note(), ink.OakLight, lore, 1.1)
	}
}

// candidate is the card of what can be chosen, with its name; it returns the room below.
func (l *layout) candidate(b *boardkit.Pen, own ink.Rect, info *content.Info) (room ink.Rect) {
	b.Shadow(own, l.Px(9)).Radius = l.Px(8)
	b.Inked(own, ink.ParchmentLight, 2, 8)
	head, rest := own.Inset(l.Gap(boardkit.Near)).CutTop(l.Line(l.Title()))
	b.Name(head, l.Title(), ink.Ink, info.Title().String()).Across = ink.Middle
	_, rest = rest.CutTop(l.Gap(boardkit.Tight))
	return rest
}

// chosen shows what the seats have chosen so far.
func (l *layout) chosen(room ink.Rect) {
	if room.Empty() {
		return
	}
	gap := l.Gap(boardkit.Near)
	for i, box := range boardkit.Grid(room, int(l.Count), int(l.Count), gap) {
		seat := rules.Seat(i)
		box = box.Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		b.Plaque(own, l.emblem(seat).Color)
		in := own.Inset(l.Gap(boardkit.Near))
		head, rest := in.CutTop(math.Max(l.Line(l.Title()), math.Min(in.H*0.3, l.Px(44))))
		b.Name(b.Icon(head, l.emblem(seat).Seal, head.H, l.Gap(boardkit.Near)), l.Title(), ink.ParchmentLight, l.name(seat))
		if mage := l.Mage(seat); mage != nil && rest.H > l.Line(l.Body()) {
			side := math.Min(rest.H, rest.W*0.45)
			words := b.Icon(rest, "towersiege/mages/"+l.Info(mage).ID+"-figure", side, l.Gap(boardkit.Near))
			b.Name(words, l.Body(), ink.Parchment, l.Info(mage).Title().String())
		} else if rest.H > l.Line(l.Body()) {
			b.Say(rest, l.Body(), ink.ParchmentDark, rules.Say("Has not chosen yet"))
		}
		l.OnRow(l.piece(engine.SeatElement(seat), box, depthSeat, b.List, "panel", l.name(seat)))
	}
}

// rifling reports whether a card of another hand is being chosen: that hand lies in the stall then, in place of the own one
// (D-RIFLE).
func (l *layout) rifling() bool {
	return l.Asked == engine.AskRifle && l.Mode == table.Asking && l.shows(l.Asker) && l.Asker == l.me
}

// rifled lays the hand of another seat into a room of the stall.
func (l *layout) rifled(room ink.Rect) {
	other := l.Stack.Top().Other
	list := piles(l.Players[other].Hand.All())
	line := l.Line(l.Strong())
	head, room := room.CutTop(line)
	b := l.Fresh()
	own := boardkit.Own(head)
	words := b.Icon(own, l.emblem(other).Seal, own.H, l.Gap(boardkit.Tight))
	b.Say(words, l.Strong(), ink.GoldLight, rules.Say("The hand of %s", l.name(other)))
	l.OnRow(stage.Piece{ID: "rifled", Box: head.Round(), Depth: depthSeat, Look: b.List, Fixed: true})
	for i, at := range spread(room, len(list)) {
		info := l.Content.At(list[i].card)
		pen := l.Fresh()
		pen.List = Face(l.Metrics, l.Measure, l.Moment.Tones, info, boardkit.Own(at))
		if list[i].n > 1 {
			count(pen, boardkit.Own(at), plainFace(pen).name, list[i].n)
		}
		l.OnRow(l.piece(l.CardElement(list[i].card), at, depthThing+i, pen.List, "card", info.Title().String()))
	}
}
