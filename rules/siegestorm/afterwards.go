package siegestorm

import "portcullis/rules"

// aftermath is how a choice comes out if nobody reacts: what is paid, what the play does and all that this sets off, carried out by the
// rules ([course] says what is left out). Where choices on the way leave several ways open, it is the way that takes most.
type aftermath struct {
	before *State
	end    *State
	ways   []way
	others bool // other choices come to something else
}

// afterwards carries a choice out for whoever is asked, and in Last Man Standing in one of two war tracks where that is named.
func (s *State) afterwards(by ...rules.Choice) aftermath {
	o := aftermath{before: s}
	most := 0
	w, next := s.course(s.ask.seat.seat(), func(found way) {
		o.ways = append(o.ways, found)
		score := s.worth(found.end, s.ask.seat)
		o.others = o.others || o.end != nil && score != most
		if o.end == nil || score > most {
			o.end, most = found.end, score
		}
	})
	if s.ask.kind == askOptional || s.ask.kind == askAbsorb {
		w.base-- // the text that asks goes on
	}
	for i, c := range by {
		if i > 0 && next.ask.kind != askTrack { // there is only one
			break
		}
		next.list()
		next.answer(c)
	}
	w.lookDown(next)
	if s.ask.kind == askOrder {
		next.settleTriggers()
	}
	w.walk(next, way{by: by})
	return o
}

// lines tell what changes, for a side.
func (o aftermath) lines(d side) []rules.Line {
	lines := forecast{o.before, o.end}.lines(d)
	if o.others && len(lines) > 0 {
		lines = append([]rules.Line{{Label: rules.T("What its choices come to at best:")}}, lines...)
	}
	return lines
}

// worth is what an end takes from the enemies of a side, above all a match, less what it costs its own.
func (s *State) worth(end *State, by side) int {
	const match, card = 1 << 12, 1 << 8
	n := 0
	for x := range side(maxSides) {
		if !s.inPlay(x) {
			continue
		}
		t := s.lost(end, x)
		lost := t.Heal + t.Resources + t.Life
		if t.Loses {
			lost = match
		}
		if s.hostile(x, by) {
			n += lost * card
		} else {
			n -= lost
		}
	}
	return n
}

// held is the match when the creature that has its order holds ground, before that sets anything off.
func (s *State) held(c rules.Choice) *State {
	next := s.Clone().(*State)
	next.list()
	next.answer(c)
	return next
}
