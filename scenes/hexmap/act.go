package hexmap

import (
	"portcullis/rules"
	"portcullis/scenes/table"
)

var _ table.Stager = (*Board)(nil)

// Act is what turns the siege in the hands of others: a fortification falls, a supply train is taken.
func (b *Board) Act(m table.Moment) (table.Act, bool) {
	l := b.begin(m)
	if l == nil {
		return table.Act{}, false
	}
	switch e := m.Last(); e.Name {
	case "gate_fell":
		return table.Act{Draw: l.Fresh().Figure("argot/edges/gate-broken", 0), Hits: []rules.Element{e.Subject}}, true
	case "train_captured":
		return table.Act{Draw: l.Fresh().Figure("argot/icons/resource", 0), Hits: []rules.Element{e.Subject}}, true
	}
	return table.Act{}, false
}
