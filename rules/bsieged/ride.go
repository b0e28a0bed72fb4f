package bsieged

import "portcullis/rules/bsieged/cards"

// RideThreat is what the Enemies phase to come makes of the Messenger's next ride: enemies that stand in his Zone once they have
// marched stop him, and so do those in the Zone he would enter (BS-MSG-4).
type RideThreat struct {
	Caught  Chance
	Blocked Chance   // he is not caught, but his way is not free
	Comers  ZoneView // the units in his Zone after the march, at worst
}

// rideAhead marches the units of the Messenger's field on a copy and looks what then holds him (BS-MSG-4).
func (s *State) rideAhead() RideThreat {
	m := &s.messenger
	if m.where != inZone {
		return RideThreat{}
	}
	w := new(State)
	w.CopyFrom(s)
	for z := s.unmarched(m.field); z < cards.ZoneCount; z++ {
		w.march(m.field, z)
	}
	var r RideThreat
	switch w.holder() {
	case noZone:
	case m.zone:
		r.Caught = Surely
		for g, n := range w.fronts[m.field].zones[m.zone].n {
			r.Comers.N[g] = int(n)
		}
	default:
		r.Blocked = Surely
	}
	return r
}

// unmarched is the first Zone of a field whose units still march before the Messenger's next turn; behind the last: none do.
func (s *State) unmarched(f fieldNo) zoneNo {
	for i := range s.stack.Len() {
		m := s.stack.At(i)
		if m.kind != marchFrame || m.stage == 0 {
			continue
		}
		for on, n, z := m.field, m.n, zoneNo(m.m); n < cards.FieldCount; on, n, z = on.left(), n+1, zone1 {
			if on == f {
				return z
			}
		}
		return cards.ZoneCount
	}
	if s.marchComes() {
		return zone1
	}
	return cards.ZoneCount
}

// marchComes reports whether the units march before the Messenger's next turn (BS-RND-3).
func (s *State) marchComes() bool {
	if s.stack.Len() == 0 || s.stack.At(0).kind != roundFrame || s.under(marchFrame) {
		return true
	}
	stage := s.stack.At(0).stage
	return stage >= toSpawning && stage <= toMarch
}

// merge takes up the ride as another board that the Tactics step can leave has it.
func (r *RideThreat) merge(o *RideThreat) {
	r.Caught.merge(o.Caught)
	r.Blocked.merge(o.Blocked)
	for g := range figureCount {
		r.Comers.N[g] = max(r.Comers.N[g], o.Comers.N[g])
	}
}
