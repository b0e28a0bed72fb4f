package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// restorePiece is the button that restores all that can be paid for.
const restorePiece = rules.Element("series:restore")

// mended are the steps that were worked out last, and on what they rest.
type mended struct {
	wounds
	list []rules.Choice
}

// wounds are who lacks steps, and what the seat that is asked can pay them with.
type wounds struct {
	asker       rules.Seat
	pieces      [content.BlockCount]engine.Piece
	pool, purse int16
	rally       engine.Rally
}

// restorable are the steps that it restores; none where a click or two do the same.
func (l *layout) restorable() []rules.Choice {
	if l.Mode != table.Asking || l.Asked != engine.AskRestoring || l.Asker != l.Viewer || len(l.Chosen) > 0 {
		return nil
	}
	last, now := &l.board.mends, wounds{l.Asker, l.Pieces, l.Pool, l.Purse, l.Rally}
	if last.wounds != now {
		*last = mended{now, advice.RestoreAll(l.State)}
	}
	if len(last.list) > 1 {
		return last.list
	}
	return nil
}

// restore lays the button above the controls, with what it does and costs.
func (l *layout) restore() {
	room, list := l.Moment.Room.Foot, l.restoring
	if room.Empty() || len(list) == 0 {
		return
	}
	cost := 0
	for _, c := range list {
		cost += l.Face(content.Block(c.Args[0])).Cost
	}
	high := math.Min(room.H, l.keepHeight())
	box := ink.R(room.X, room.Bottom()-high, room.W, high).Round()
	title := rules.Plural(len(list), "Restore %d step for %d", "Restore %d steps for %d", len(list), cost).String()
	pen, own := l.Fresh(), boardkit.Own(box)
	pen.Plaque(own, ink.GoldDark)
	in := pen.Icon(own.Inset(l.Gap(boardkit.Tight)), "argot/icons/cost", own.H*0.6, l.Gap(boardkit.Tight))
	pen.Say(in, l.Strong(), ink.GoldLight, title, rules.Say("Restore"))
	l.OnFoot(stage.Piece{ID: restorePiece, Box: box, Look: pen.List, Role: "button", Label: title, Round: l.Px(6)})
	l.Out.Series = append(l.Out.Series, restorePiece)
}
