package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/hexmap/lineups"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// proposalPiece is the button that sets up all blocks that still wait.
const proposalPiece = rules.Element("series:setup")

var _ table.Composer = (*Board)(nil)

// Series is a sensible set-up of all blocks of the viewer that still wait, beside those that stand; of a place,
// the moves of the whole group there, or to go on with the group that stands there.
func (b *Board) Series(m table.Moment, el rules.Element) (list []rules.Choice) {
	s, ok := m.State.(*argot.State)
	if !ok {
		return nil
	}
	switch el {
	case restorePiece:
		return advice.RestoreAll(s.State)
	case fightOnPiece:
		return foughtOn(s.State)
	case proposalPiece:
	default:
		l := b.begin(m)
		return append(l.passing(l.groups[el]), l.others[el]...) // one of them is empty
	}
	try := s.State.Clone()
	for try.Asked == engine.AskPlacement && try.Asker == m.Viewer {
		c := advice.Propose(try)
		list = append(list, c)
		if _, err := try.Apply(c); err != nil {
			return nil
		}
	}
	return list
}

// placing reports whether the person at the screen sets blocks up.
func (l *layout) placing() bool { return l.Mode == table.Asking && l.Asked == engine.AskPlacement }

// propose lays the button of the proposed set-up at the left of the row, and returns the room beside it.
func (l *layout) propose(room ink.Rect) ink.Rect {
	if !l.placing() {
		return room
	}
	title, note := rules.Say("Place them for me"), rules.Say("All who wait get a place.")
	f := l.Font(ink.SerifBold, boardkit.BodySize)
	w := math.Min(room.W*0.24, l.Width(f, title)+room.H*0.3+4*l.Gap(boardkit.Near))
	box, rest := room.CutLeft(w)
	_, rest = rest.CutLeft(l.Gap(boardkit.Near))
	high := math.Min(box.H, math.Max(l.Metrics.MinTarget(), 4.2*l.Line(f)))
	box = ink.R(box.X, box.Y+(box.H-high)/2, box.W, high).Round()
	pen, own := l.Fresh(), boardkit.Own(box)
	pen.Plaque(own, ink.GoldDark)
	in := own.Inset(l.Gap(boardkit.Near))
	head, below := in.CutTop(math.Min(in.H, l.Line(f)*1.4))
	head = pen.Icon(head, "kit/hint", head.H*0.8, l.Gap(boardkit.Tight))
	pen.Name(head, f, ink.GoldLight, title)
	pen.Lines(below, l.Small(), ink.Bone, note, 1.2)
	l.OnRow(stage.Piece{ID: proposalPiece, Box: box, Look: pen.List, Role: "button", Label: title + ". " + note, Round: l.Px(6)})
	l.Out.Series, l.Out.Drafts = append(l.Out.Series, proposalPiece), append(l.Out.Drafts, proposalPiece)
	return rest
}

// keeps reports whether the person at the screen is offered the line-ups: while a side sets up, and in the first
// movement after it, when how it began can be kept whole; a lesson is set up by itself.
func (l *layout) keeps() bool {
	return l.Mode == table.Asking && !l.AtOnce && (l.Asked == engine.AskPlacement || l.Day == 1 && l.Turn == 1 && l.Phase == engine.MovementPhase)
}

func (l *layout) keepHeight() float64 {
	return math.Max(l.Metrics.MinTarget()*1.25, l.Line(l.Small())*1.9)
}

// lineups lays the button of the line-ups above the log.
func (l *layout) lineups() {
	room := l.Moment.Room.Foot
	if room.Empty() || !l.keeps() {
		return
	}
	box := ink.R(room.X, room.Bottom()-math.Min(room.H, l.keepHeight()), room.W, math.Min(room.H, l.keepHeight())).Round()
	title, short := rules.Say("Line-ups: take one, or keep yours"), rules.Say("Line-ups")
	tip := rules.Say("A line-up is where all your blocks begin.")
	if l.Asked != engine.AskPlacement { // all stand: there is none to take any more
		title, short = rules.Say("Keep this line-up for later"), rules.Say("Keep line-up")
		tip = rules.Say("In a later match one click sets your blocks up as they began here.")
	}
	pen, own := l.Fresh(), boardkit.Own(box)
	pen.Plaque(own, ink.GoldDark)
	in := pen.Icon(own.Inset(l.Gap(boardkit.Tight)), "kit/load", own.H*0.6, l.Gap(boardkit.Tight))
	pen.Say(in, l.Small(), ink.GoldLight, title, short)
	l.OnFoot(stage.Piece{ID: lineups.Piece, Box: box, Look: pen.List, Role: "button", Label: title + ". " + tip, Tip: true, Round: l.Px(6)})
	l.Out.Asides = append(l.Out.Asides, lineups.Piece)
}

// barred is why the block that was chosen cannot start where the pointer is, nil if it can.
func (l *layout) barred() *rules.Refusal {
	at := l.standsFor(l.Hover)
	if !l.placing() || len(l.Chosen) == 0 || l.Can(at) {
		return nil
	}
	b, ok := l.Content.Find(l.Chosen[0].Name())
	p, here := l.Map.Find(at.Name())
	if !ok || !here || at.Kind() != "place" {
		return nil
	}
	return l.Refuse(rules.Choice{Verb: engine.PlaceAt, Args: [4]int16{int16(b), int16(p)}})
}

// starts is where the block that was chosen or is pointed at may start, all others aside; nowhere if none is.
func (l *layout) starts() (zone atlas.Set) {
	if !l.placing() {
		return zone
	}
	for _, el := range append([]rules.Element{l.Hover}, l.Chosen...) {
		if b, found := l.Content.Find(el.Name()); found && el.Kind() == "block" && l.Pieces[b].Status == engine.Unplaced {
			return l.MayStart(b)
		}
	}
	return zone
}

// waiting is how many blocks of the viewer still wait for their place.
func (l *layout) waiting() (n int) {
	for b := range content.Block(content.BlockCount) {
		if p := &l.Pieces[b]; p.Status == engine.Unplaced && engine.SeatOf(p.Party) == l.Viewer {
			n++
		}
	}
	return n
}
