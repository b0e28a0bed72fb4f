package hexmap

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/table"
)

// The rules that bar a place which has no room, and a hexside over which no more may cross.
const (
	full = "AR-STK-1"
	most = "AR-STK-2"
)

// reason tells why what is pointed at cannot be clicked, of the viewer's own blocks only: of those of the other
// seat it would tell what they are.
func (l *layout) reason() {
	if l.Mode != table.Asking || l.Can(l.Hover) || l.HasChosen(l.Hover) || l.grouped(l.Hover) {
		return
	}
	why := l.barred()
	switch l.Hover.Kind() {
	case "place":
		p, ok := l.Map.Find(l.Hover.Name())
		switch b := l.marching.block; {
		case ok && b != content.NoBlock && l.marching.reach != nil && p != l.Pieces[b].At:
			why = l.State.WhyNot(b, p, atlas.Nowhere)
		case ok && l.Asked == engine.AskGroup && l.Asker == l.Viewer:
			why = l.WhyStill(p)
		case ok && l.Asked == engine.AskMarch && b == content.NoBlock && l.Asker == l.Viewer:
			why = l.groupStays(p)
		case ok && l.Asked == engine.AskRegroup && len(l.Chosen) == 1:
			if b, found := l.Content.Find(l.Chosen[0].Name()); found {
				why = l.Refuse(rules.Choice{Verb: engine.Regroup, Args: [4]int16{int16(b), int16(p)}})
				if why != nil && why.Rule == full {
					why = l.Overfull(b, p)
				}
			}
		}
	case "block":
		b, ok := l.Content.Find(l.Hover.Name())
		if !ok || engine.SeatOf(l.Pieces[b].Party) != l.Asker || l.Asker != l.Viewer || !l.Pieces[b].InPlay() {
			return
		}
		if why == nil { // else it stands where the block that is chosen cannot go
			why = l.WhyIdle(b)
		}
		if at := l.Pieces[b].At; l.Asked == engine.AskMarch && !l.Movement.Group.Has(b) {
			if stays := l.groupStays(at); stays != nil && (stays.Rule == full || l.crammed(at) != nil) {
				why = stays // a click there asks for the way to it
			}
		}
	}
	if why != nil {
		if el := l.standsFor(l.Hover); slices.Contains(l.Out.Twice, el) {
			why = &rules.Refusal{Rule: why.Rule, Why: l.instead(el, why.Why)}
		}
		l.Out.Why = map[rules.Element]rules.Refusal{l.Hover: *why}
	}
}

// instead says after why a group cannot go to a place by how many clicks its own blocks are moved.
func (l *layout) instead(place rules.Element, why rules.Text) rules.Text {
	switch {
	case l.AtOnce:
		return rules.T("%s Click to move its blocks instead.", why)
	case l.Once == place:
		return rules.T("%s Click again to move its blocks instead.", why)
	}
	return rules.T("%s Click twice to move its blocks instead.", why)
}

// groupStays is why not all blocks of the group can go to a place: of the first that cannot.
func (l *layout) groupStays(p atlas.Place) *rules.Refusal {
	for b := range l.Movement.Group.All() {
		if l.Pieces[b].Status != engine.OnMap || l.Pieces[b].Has(engine.Moved) || l.Pieces[b].At == p {
			continue
		}
		switch why := l.State.WhyNot(b, p, atlas.Nowhere); {
		case why == nil:
		case why.Rule == full:
			return why
		default:
			return &rules.Refusal{Rule: why.Rule, Why: rules.T("%s cannot go there. %s", words.Block(l.State, b), why.Why)}
		}
	}
	return nil
}

// crammed is why not all blocks of the group can go to the place next to theirs where another group stands, for want of room there or on
// the way: a click on it may well mean to join those (AR-STK-1, AR-STK-2).
func (l *layout) crammed(p atlas.Place) *rules.Refusal {
	if l.active() == atlas.Nowhere || l.Map.Distance(l.active(), p) != 1 {
		return nil
	}
	for b := range l.Movement.Group.All() {
		if l.Pieces[b].Status != engine.OnMap || l.Pieces[b].Has(engine.Moved) || l.Pieces[b].At == p {
			continue
		}
		if why := l.State.WhyNot(b, p, atlas.Nowhere); why != nil && (why.Rule == full || why.Rule == most) {
			return l.groupStays(p)
		}
	}
	return nil
}

// standsFor is the place in which a block stands, or the element itself.
func (l *layout) standsFor(el rules.Element) rules.Element {
	if b, ok := l.Content.Find(el.Name()); ok && el.Kind() == "block" && l.Pieces[b].InPlay() {
		return l.PlaceElement(l.Pieces[b].At)
	}
	return el
}
