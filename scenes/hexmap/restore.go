package hexmap

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
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
	ends bool // nothing is left to be decided in the rally after them
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
		list := advice.RestoreAll(l.State)
		*last = mended{now, list, l.endedBy(list)}
	}
	if len(last.list) > 1 {
		return last.list
	}
	return nil
}

// endedBy reports whether choices are the last that the seat that is asked has in this rally.
func (l *layout) endedBy(list []rules.Choice) bool {
	after := l.State.Clone()
	for _, c := range list {
		if _, err := after.Apply(c); err != nil {
			return false
		}
	}
	return after.Asked != engine.AskRestoring || after.Asker != l.Asker
}

// mends tells whom the steps are restored to, where one does not see it on the first map, and that the rally ends with them.
func (l *layout) mends(list []rules.Choice) string {
	var told []rules.Text
	for i, c := range list {
		of := func(other rules.Choice) bool { return other.Args[0] == c.Args[0] }
		if slices.ContainsFunc(list[:i], of) {
			continue
		}
		n := 0
		for _, other := range list {
			if of(other) {
				n++
			}
		}
		b := content.Block(c.Args[0])
		name := words.Block(l.State, b)
		if at := l.Map.At(l.Pieces[b].At); at.Map != l.Map.At(0).Map {
			told = append(told, rules.T("%s (%s) +%d", name, l.Map.MapTitle(at.Map), n))
		} else {
			told = append(told, rules.T("%s +%d", name, n).In("a block and how many steps it regains"))
		}
	}
	if l.board.mends.ends {
		return rules.Say("%s. The rally ends with it.", rules.Commas(told...))
	}
	return rules.Say("%s.", rules.Commas(told...))
}

// restoreHeight is how high the button is: whom it restores stands under what it does.
func (l *layout) restoreHeight(w float64) float64 {
	lines := len(l.Measure.Wrap(l.Small(), l.mends(l.restoring), w-2*l.Gap(boardkit.Near)))
	return l.keepHeight() + float64(min(lines, mostMended))*l.Line(l.Small())*1.1 + l.Gap(boardkit.Tight)
}

// mostMended is over how many lines it is told whom steps are restored to; the tooltip tells all.
const mostMended = 4

// restore lays the button above the controls, with what it does and costs and for whom.
func (l *layout) restore() {
	room, list := l.Moment.Room.Foot, l.restoring
	if room.Empty() || len(list) == 0 {
		return
	}
	cost := 0
	for _, c := range list {
		cost += l.Face(content.Block(c.Args[0])).Cost
	}
	high := math.Min(room.H, l.restoreHeight(room.W))
	box := ink.R(room.X, room.Bottom()-high, room.W, high).Round()
	title := rules.Plural(len(list), "Restore %d step for %d", "Restore %d steps for %d", len(list), cost).String()
	pen, own := l.Fresh(), boardkit.Own(box)
	pen.Plaque(own, ink.GoldDark)
	head, whom := own.CutTop(math.Min(own.H, l.keepHeight()))
	in := pen.Icon(head.Inset(l.Gap(boardkit.Tight)), "argot/icons/cost", head.H*0.6, l.Gap(boardkit.Tight))
	pen.Say(in, l.Strong(), ink.GoldLight, title, rules.Say("Restore"))
	whom.X, whom.W = whom.X+l.Gap(boardkit.Near), whom.W-2*l.Gap(boardkit.Near)
	pen.Lines(whom, l.Small(), ink.Bone, l.mends(list), 1.1)
	l.OnFoot(stage.Piece{ID: restorePiece, Box: box, Look: pen.List, Role: "button", Label: title + ": " + l.mends(list), Tip: true, Round: l.Px(6)})
	l.Out.Series = append(l.Out.Series, restorePiece)
}
