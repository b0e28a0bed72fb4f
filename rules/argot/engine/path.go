package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Path appends to buf the locations that a block enters on its canonical path to a place, coming in from
// the place given, or from any if that is Nowhere; none if it cannot go there now (AR-MOV-6).
func (s *State) Path(buf []atlas.Place, b content.Block, to, from atlas.Place) []atlas.Place {
	if s.stays(b) != nil {
		return buf
	}
	w := s.walk(s.MoverOf(b))
	w.bind()
	return w.pathTo(buf, to, from)
}

// PathOf is [State.Path] for what [State.ReachOf] finds.
func (s *State) PathOf(buf []atlas.Place, m Mover, to, from atlas.Place) []atlas.Place {
	w := s.walk(m)
	return w.pathTo(buf, to, from)
}

// pathTo appends the best path to a place.
func (w *walk) pathTo(buf []atlas.Place, to, from atlas.Place) []atlas.Place {
	if !w.seek(to, from) {
		return buf
	}
	return append(buf, w.best[1:w.found+1]...)
}

// seek looks for the best path to a place, from a place before it if that is not Nowhere.
func (w *walk) seek(to, from atlas.Place) bool {
	if w.to != atlas.Nowhere {
		w.been = [atlas.MaxPlaces][3]uint16{}
	}
	w.to, w.by, w.found, w.paved = to, from, 0, 0
	if to == w.At || !w.ends(to) {
		return false
	}
	w.begin()
	return w.found > 0
}

// travel moves a block along a path, told step by step, and settles what its going and coming bring about.
// Rule is why it goes. Every step is a PieceMoved with M the block's handle; N is 1 on the last one.
func (s *State) travel(b content.Block, path []atlas.Place, rule string) {
	piece := &s.Pieces[b]
	start, last := piece.At, len(path)-1
	paved := s.Kind(b) == content.Ground && s.paved(start, path)
	for i := range last {
		s.step(b, path[i], "passed", rule)
	}
	name, end := "moved", path[last]
	if s.EnemyAt(end, piece.Party) {
		name, paved = s.joins(end, piece.Party), false
		piece.Seen.Alone = piece.Seen.Alone || !s.ledBy(end, piece.Party)
	}
	piece.Flags |= Moved
	proof := len(path)
	if paved {
		proof -= s.Content.Rules.RoadBonus
	}
	piece.Seen.Farthest = max(piece.Seen.Farthest, uint8(max(proof, 0)))
	s.step(b, end, name, rule)
	s.settle(start)
	s.left(start, piece.Party)
	s.settle(end)
	s.arrived(b)
}

// joins is what it is called that a block of a party comes among enemies: it attacks, or helps who is attacked.
func (s *State) joins(p atlas.Place, party Party) string {
	if s.Defends(p, party) {
		return "reinforced"
	}
	return "attacked"
}

// paved reports whether a whole path is along a road (AR-GRD-11).
func (s *State) paved(from atlas.Place, path []atlas.Place) bool {
	for _, to := range path {
		if s.Map.Side(s.Map.Between(from, to)).Features&atlas.RoadSide == 0 {
			return false
		}
		from = to
	}
	return true
}

// step moves a block one location on, into its last one unless it is passing.
func (s *State) step(b content.Block, to atlas.Place, name, rule string) {
	from, n := s.Pieces[b].At, int16(0)
	side := s.Map.Between(from, to)
	if s.Kind(b) == content.Ground {
		s.crossed[side]++
	}
	s.shift(b, to)
	if name != "passed" {
		s.come(b, side)
		n = 1
	}
	s.tellMove(b, name, rule, s.PlaceElement(from), s.PlaceElement(to), n)
}

// ledBy reports whether a block of a party stands in a place that a train could follow (AR-TRN-8).
func (s *State) ledBy(p atlas.Place, party Party) bool {
	for b := range s.In(p) {
		if s.Pieces[b].Party == party && s.leads(b) {
			return true
		}
	}
	return false
}
