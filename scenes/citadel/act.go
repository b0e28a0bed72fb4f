package citadel

import (
	"portcullis/rules"
	"portcullis/scenes/table"
)

var _ table.Stager = (*Board)(nil)

// Act is what the enemies and the game itself do: an Event is drawn, a type of enemies attacks, somebody or something is
// hit, the Citadel is entered.
func (b *Board) Act(m table.Moment) (table.Act, bool) {
	l, ok := newLayout(b, &m)
	if !ok {
		return table.Act{}, false
	}
	e := m.Last()
	switch {
	case e.Name == "event_drawn":
		for i := range l.set.Events {
			if ev := &l.set.Events[i]; ev.ID == e.Subject.Name() {
				return table.Act{Draw: l.Deed(pic("events/"+ev.ID), 1.5, ev.Told().String(), ev.Rules().String()), Mute: true, Amid: true, Says: ev.Rules().String()}, true
			}
		}
	case e.Name == "catapult_stuck":
		return table.Act{Draw: l.Deed(pic("die-stuck"), 1, rules.Say("The Catapult is stuck"), rules.Say("It still faces %s.", rules.Within(l.set.Fields[l.Facing].Told()))), Mute: true}, true
	case e.Kind == rules.AttackResolved && figure(e.Subject) >= 0:
		return table.Act{Draw: l.Figure(pic(figurePictures[figure(e.Subject)]), 0)}, true // the stroke is the board's own
	case e.Name == "unit_entered":
		return table.Act{Draw: l.Figure(pic(figurePictures[figure(e.Subject)]), int(e.N)), Hits: []rules.Element{e.To}}, true
	case e.Subject.Kind() == "avatar" && (e.Kind == rules.PieceAdded || e.Kind == rules.PieceMoved):
		return table.Act{Draw: l.Figure(pic("avatar"), 0), Hits: []rules.Element{e.To}}, true
	case e.Name == "messenger_died":
		return table.Act{Draw: l.Figure(pic("messenger"), 0)}, true
	case e.Kind == rules.MarkerChanged && e.N == 1 && e.Subject.Kind() == "building" && l.hitting != nil:
		return table.Act{Draw: l.Figure(pic(figurePictures[l.hitting.figure]), 0), Hits: []rules.Element{e.Subject}}, true
	case e.Kind == rules.TrackChanged && e.Subject.Kind() == "morale" && e.N < 0 && l.hitting != nil:
		return table.Act{Draw: l.Figure(pic(figurePictures[l.hitting.figure]), 0), Hits: []rules.Element{rules.Element("hero:" + e.Subject.Name())}}, true
	}
	return table.Act{}, false
}
