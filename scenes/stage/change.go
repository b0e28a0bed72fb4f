package stage

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// depart makes motions of the differences between the layout before and the one now.
func (s *Stage) depart(old []Piece) {
	was := make(map[rules.Element]int, len(old))
	for i := range old {
		was[old[i].ID] = i
	}
	is := make(map[rules.Element]int, len(s.pieces))
	for i := range s.pieces {
		is[s.pieces[i].ID] = i
	}
	place := func(id rules.Element) (Point, bool) {
		if i, ok := is[id]; ok {
			return s.pieces[i].Box.Middle(), !s.pieces[i].away
		}
		if i, ok := was[id]; ok {
			return old[i].Box.Middle(), !old[i].away
		}
		return Point{}, false
	}
	renamed := map[rules.Element]rules.Element{} // pieces that are gone, to what they are called now
	for i := range s.pieces {
		p := &s.pieces[i]
		_, there := was[p.ID]
		_, known := was[p.Was]
		if _, stays := is[p.Was]; known && !there && !stays {
			renamed[p.Was] = p.ID
		}
	}
	for i := range old {
		if _, stays := is[old[i].ID]; !stays && !old[i].away && renamed[old[i].ID] == "" {
			s.exit(&old[i], place)
		}
	}
	for i := range s.pieces {
		p := &s.pieces[i]
		j, stays := was[p.ID]
		if !stays && renamed[p.Was] == p.ID {
			j, stays = was[p.Was], true
		}
		switch {
		case p.away || stays && old[j].away: // from one view to another nothing is seen to go
		case stays:
			s.change(&old[j], p)
			if old[j].ID != p.ID {
				s.drop(old[j].ID)
			}
		default:
			s.enter(p, place)
		}
	}
	if len(s.motions) > 0 {
		s.float(was)
	}
}

// float lets pieces that lie aloft be drawn with those that move, after them. Those that were not there come with the new picture.
func (s *Stage) float(was map[rules.Element]int) {
	for i := range s.pieces {
		p := &s.pieces[i]
		if !p.Aloft || p.away {
			continue
		}
		if m := s.motionOf(p.ID); m != nil {
			if !slices.Equal(m.piece.Look, p.Look) {
				m.forget()
			}
			m.piece = *p
			continue
		}
		m := &motion{piece: *p, acts: floats, scale: 1}
		if _, stays := was[p.ID]; stays {
			m.alpha = 1
		}
		m.setPath(p.Box.Middle())
		s.add(m)
	}
}

// exit makes a piece go that is not there any more.
func (s *Stage) exit(p *Piece, place func(rules.Element) (Point, bool)) {
	m := &motion{piece: *p, acts: leaves, scale: 1, alpha: 1}
	at := s.whereabouts(p)
	if to, ok := place(p.To); ok && p.To != "" {
		m.acts |= travels
		m.setPath(at, to)
	} else if p.Exit == TipOver || p.Exit == FlareOut || p.Exit == Sink {
		m.setPath(at)
		if p.Exit == Sink {
			m.acts |= sinks
		}
	} else if p.Aloft && s.moving[p.ID] {
		m.setPath(at)
	} else {
		s.drop(p.ID)
		return
	}
	s.add(m)
}

// enter brings a piece that was not there before.
func (s *Stage) enter(p *Piece, place func(rules.Element) (Point, bool)) {
	m := &motion{piece: *p, scale: 1}
	if from, ok := place(p.From); ok && p.From != "" {
		m.acts |= travels
		m.setPath(append([]Point{from}, p.Box.Middle())...)
	} else {
		m.setPath(p.Box.Middle())
	}
	if p.Throw > 0 && !s.manner.Lying {
		m.acts |= tumbles
	}
	if len(p.Count) > 0 {
		m.acts |= counts
		m.alpha = 1 // its first number is seen at once
	}
	if m.acts != 0 {
		s.add(m)
	}
}

// change brings a piece from its last place, face and throw to the new ones.
func (s *Stage) change(old, p *Piece) {
	m := &motion{piece: *p, before: old.Look, was: old.Box, scale: 1, alpha: 1}
	to, at := p.Box.Middle(), s.whereabouts(old)
	if math.Hypot(to.X-at.X, to.Y-at.Y) > 0.5 && !p.Fixed {
		if s.headsFor(p, to) {
			return
		}
		m.acts |= travels
		m.setPath(slices.Concat([]Point{at}, p.Via, []Point{to})...)
		if p.Box.W > 0 {
			m.scale = old.Box.W / p.Box.W
		}
	} else {
		m.setPath(to)
		if old.Exit == Sink && p.Exit != Sink {
			m.acts |= sinks
		}
	}
	if p.Face != old.Face {
		m.acts |= turns
	}
	if p.Throw > old.Throw && !s.manner.Lying {
		m.acts |= tumbles
	}
	if m.acts != 0 {
		s.add(m)
	}
}

// headsFor reports whether the piece is already on its way to that place, and gives the motion
// the newest look.
func (s *Stage) headsFor(p *Piece, to Point) bool {
	m := s.motionOf(p.ID)
	if m == nil || m.over || m.acts&leaves != 0 {
		return false
	}
	end := m.path[len(m.path)-1]
	if math.Hypot(end.X-to.X, end.Y-to.Y) > 0.5 {
		return false
	}
	if !slices.Equal(m.piece.Look, p.Look) {
		m.forget()
	}
	m.piece = *p
	return true
}

// whereabouts is where a piece is seen: on its way or at its place.
func (s *Stage) whereabouts(p *Piece) Point {
	if m := s.motionOf(p.ID); m != nil && m.acts&leaves == 0 {
		at := m.pose(s.clock)
		return ink.P(at.x, at.y)
	}
	return p.Box.Middle()
}
