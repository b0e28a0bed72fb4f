package form

import (
	"portcullis/game"
	"portcullis/scenes/ink"
)

// Losses are the texts that lack room on the screen as it is shown.
func (u *UI) Losses() []ink.Loss {
	sheets := make([]ink.Sheet, 0, len(u.items)+1)
	for _, it := range u.items {
		dx, dy := u.offset(it.In)
		sheet := ink.Sheet{Name: it.ID, X: dx, Y: dy, Look: it.rests()}
		if a := u.item(it.In); a != nil {
			sheet.Within = a.Rect
		}
		sheets = append(sheets, sheet)
		if it.Kind == Field {
			sheets = append(sheets, ink.Sheet{Name: it.ID, X: dx, Y: dy, Look: u.fieldLook(it), Within: it.Text.Inset.Shift(dx, dy)})
		}
	}
	if u.tip.open {
		sheets = append(sheets, ink.Sheet{Name: "tip:" + u.tip.id, Look: u.tip.list})
	}
	return ink.Losses(u.measure, sheets...)
}

// rests is the look of an item that nobody points at.
func (it Item) rests() ink.List {
	if !it.Enabled() && it.Look.Disabled != nil {
		return it.Look.Disabled
	}
	return it.Look.Idle
}

// Cuts are texts that lack room as the probe tells them.
func Cuts(losses []ink.Loss) []game.Cut {
	var cuts []game.Cut
	for _, l := range losses {
		b := l.Box.Round()
		cuts = append(cuts, game.Cut{On: l.On, Text: l.Text, Shown: l.Shown, Kind: l.Want.String(), Rect: [4]int{int(b.X), int(b.Y), int(b.W), int(b.H)}})
	}
	return cuts
}
