package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

var _ rules.Marker = (*State)(nil)

// Marks names what an event comes to: "contact" where somebody attacks or fires, "block lost",
// "north_gate fell", "north_gate passed" and "cellar_stair passed" by ground blocks of any party, "landed at 0705".
func (s *State) Marks(e rules.Event, buf []string) []string {
	switch {
	case e.Name == "attack_rolled":
		return append(buf, "contact")
	case e.Kind == rules.PieceRemoved && e.Name == "eliminated":
		return append(buf, "block lost")
	case e.Name == "gate_fell":
		for g := range s.Map.Gates() {
			if s.GateElement(atlas.GateIndex(g)) == e.Subject {
				buf = append(buf, s.Map.Gates()[g].ID+" fell")
			}
		}
	case e.Kind == rules.PieceMoved:
		return s.wayMarks(e, buf)
	}
	return buf
}

// wayMarks names the gate or tunnel that a block passed with one step, or where it went ashore.
func (s *State) wayMarks(e rules.Event, buf []string) []string {
	from, to := s.placeOf(e.From), s.placeOf(e.To)
	switch {
	case e.Rule == "AR-SEA-7" && to != atlas.Nowhere:
		return append(buf, "landed at "+s.Map.At(to).ID)
	case from == atlas.Nowhere || to == atlas.Nowhere:
		return buf
	}
	side := s.Map.Between(from, to)
	if side == atlas.NoSide {
		return buf
	}
	if g := s.Map.Side(side).Gate; g != atlas.NoGate && s.walks(e.Subject) {
		buf = append(buf, s.Map.Gates()[g].ID+" passed")
	}
	for _, t := range s.Map.Tunnels() {
		if t.Side == side {
			buf = append(buf, t.ID+" passed")
		}
	}
	return buf
}

// placeOf is the place that an element is; Nowhere: it is another thing.
func (s *State) placeOf(e rules.Element) atlas.Place {
	for p := range atlas.Place(s.Map.Len()) {
		if s.PlaceElement(p) == e {
			return p
		}
	}
	return atlas.Nowhere
}

// walks reports whether an element is a ground block.
func (s *State) walks(e rules.Element) bool {
	for b := range content.Block(content.BlockCount) {
		if s.BlockElement(b) == e {
			return s.Kind(b) == content.Ground
		}
	}
	return false
}
