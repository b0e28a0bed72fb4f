package kurth

import "portcullis/rules"

// route is one way to walk: steps before the passageway, and steps after it if it is used.
type route struct {
	before, after uint8
	passage       bool
}

// step returns the location n steps along the walk.
func (w walk) step(place uint8, n uint8) uint8 {
	if w.reverse {
		n = placeCount - n%placeCount
	}
	return (place + n) % placeCount
}

func (s *State) usualWalk() walk { return walk{min: s.game.moveMin, max: s.game.moveMax} }

// steps is how many steps of the walk lead from one location to another.
func (w walk) steps(from, to uint8) uint8 {
	if w.reverse {
		from, to = to, from
	}
	return (to + placeCount - from) % placeCount
}

// reach returns the destinations of this turn's move (KU-MOV-2, KU-MOV-3, KU-PAS-4 to
// KU-PAS-8).
func (s *State) reach() placeSet { return s.reachWith(s.walk, s.passageUsable()) }

func (s *State) reachWith(w walk, passage bool) placeSet {
	reached := placeSet(0)
	for n := w.min; n <= w.max; n++ {
		reached = reached.with(w.step(s.token, n))
	}
	if !passage {
		return reached
	}
	for before := range w.max + 1 {
		end, ok := s.game.through(w.step(s.token, before))
		if !ok {
			continue
		}
		for after := range w.max - before + 1 {
			if total := before + after; total == 0 || total >= w.min {
				reached = reached.with(w.step(end, after))
			}
		}
	}
	return reached
}

// through returns the other end of the passageway, if place is one of its ends.
func (g *Game) through(place uint8) (uint8, bool) {
	switch place {
	case g.passage[0]:
		return g.passage[1], true
	case g.passage[1]:
		return g.passage[0], true
	}
	return place, false
}

// routeTo returns the way to a destination in reach: on foot if that is possible, else
// with the fewest steps through the passageway (KU-RUL-31).
func (s *State) routeTo(place uint8) route {
	w := s.walk
	for n := w.min; n <= w.max; n++ {
		if w.step(s.token, n) == place {
			return route{before: n}
		}
	}
	for total := range w.max + 1 {
		for before := range total + 1 {
			end, ok := s.game.through(w.step(s.token, before))
			if ok && w.step(end, total-before) == place && (total == 0 || total >= w.min) {
				return route{before: before, after: total - before, passage: true}
			}
		}
	}
	return route{}
}

// moveTo walks the token to a destination in reach, one step at a time, and takes the
// Passageway marker off (KU-MOV-4, KU-PAS-9).
func (s *State) moveTo(place uint8) {
	r := s.routeTo(place)
	if r == (route{}) {
		here := s.game.places[place].element
		s.emitAct(rules.Event{Kind: rules.Note, Name: "token_moved", Rule: "KU-MOV-3", Subject: ElementWarden, From: here, To: here})
	}
	s.walkSteps(r.before)
	if r.passage {
		end, _ := s.game.through(s.token)
		s.stepTo(end, 1)
	}
	s.walkSteps(r.after)
	s.walk = walk{min: s.game.moveMin, max: s.game.moveMax}
	s.passageOpen = false
	if s.passageMarker {
		s.passageMarker = false
		s.markPassage(0)
	}
	s.phase = phaseEnd // KU-ATK-2
	if s.markers[s.token] > 0 {
		s.phase = phaseAttack // KU-ATK-1
	}
}

func (s *State) walkSteps(n uint8) {
	for range n {
		s.stepTo(s.walk.step(s.token, 1), 0)
	}
}

// stepTo moves the token to a neighbour, or through the passageway (passage 1).
func (s *State) stepTo(place uint8, passage int16) {
	rule := "KU-MOV-2"
	if passage == 1 {
		rule = "KU-PAS-5"
	}
	from := s.token
	s.token = place
	s.emitAct(rules.Event{Kind: rules.PieceMoved, Name: "token_moved", Rule: rule, Subject: ElementWarden,
		From: s.game.places[from].element, To: s.game.places[place].element, N: 1, M: passage})
}
