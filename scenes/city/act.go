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
		if name, fell := falls(m.State, e); fell {
			return table.Act{Draw: pen.Deed("kurth/overrun", 1, rules.Capital(rules.T("%s is overrun", name)).String(), ""), Hits: []rules.Element{e.To}}, true
		}
		return table.Act{Draw: pen.Figure("kurth/siege-marker", int(e.N)), Hits: []rules.Element{e.To}}, true
	case "placing_blocked":
		return table.Act{Draw: pen.Figure("kurth/ward", 0), Hits: []rules.Element{e.To}}, true
	case "siege_checked":
		if e.N > 0 {
			return table.Act{Draw: pen.Figure("kurth/overrun", int(e.N)), Hits: overrun(m.State)}, true
		}
	}
	return table.Act{}, false
}

// falls is the name of the location that markers have just overrun, if they have.
func falls(s rules.State, e rules.Event) (rules.Text, bool) {
	d, ok := s.(viewer)
	if !ok {
		return rules.Text{}, false
	}
	v := d.View()
	if most := v.OverrunAt; int(e.M) < most || int(e.M-e.N) >= most {
		return rules.Text{}, false
	}
	for i := range v.Places {
		if v.Places[i].Element == e.To {
			return v.Places[i].Told(), true
		}
	}
	return rules.Text{}, false
}

// overrun are the locations that are overrun.
func overrun(s rules.State) []rules.Element {
	d, ok := s.(viewer)
	if !ok {
		return nil
	}
	v := d.View()
	var list []rules.Element
	for i := range v.Places {
		if v.Places[i].Overrun {
			list = append(list, v.Places[i].Element)
		}
	}
	return list
}
