package city

import (
	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/table"
)

var _ table.Stager = (*Board)(nil)

// Act is what the Barons do: a card of theirs is dealt, and their forces arrive or are turned away.
func (*Board) Act(m table.Moment) (table.Act, bool) {
	pen := boardkit.New(m.Metrics, m.Measure, m.Tones)
	switch e := m.Last(); e.Name {
	case "cards_dealt":
		if a, ok := m.State.About(e.Subject); ok {
			return table.Act{Draw: pen.Deed("kurth/"+e.Subject.Name(), 1, a.Title.String(), ""), Mute: true}, true
		}
	case "markers_placed":
		return table.Act{Draw: pen.Figure("kurth/siege-marker", int(e.N)), Hits: []rules.Element{e.To}}, true
	case "placing_blocked":
		return table.Act{Draw: pen.Figure("kurth/ward", 0), Hits: []rules.Element{e.To}}, true
	}
	return table.Act{}, false
}
