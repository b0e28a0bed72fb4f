package table

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/stage"
)

// aside reports whether an element stands in a column or on a panel, beside the board, and cannot be clicked itself.
func (s *sheet) aside(id rules.Element) bool {
	i := slices.IndexFunc(s.pieces, func(p stage.Piece) bool { return p.ID == id })
	return i >= 0 && besides(&s.pieces[i]) && s.marks[id].State&(stage.Legal|stage.Chosen) == 0
}

// besides reports whether a piece stands in a column or on a panel too, or is a panel above the board, and tells something.
func besides(p *stage.Piece) bool {
	return p.Role == "panel" || p.Depth >= depthColumn && p.Depth < depthFrame && p.Role != ""
}

// ground reports whether a piece is open ground of the board, of which something can be hidden for a moment: large, and nothing that can be
// clicked.
func (s *sheet) ground(p *stage.Piece) bool {
	least := s.kit.MinTarget()
	short, long := math.Min(p.Box.W, p.Box.H), math.Max(p.Box.W, p.Box.H)
	return p.Depth < depthRow && !besides(p) && s.marks[p.ID].State&(stage.Legal|stage.Chosen|stage.Lit) == 0 && short >= 1.5*least && long >= 4*least
}

// panelled reports whether an element is a panel, in a column or above the board.
func (s *sheet) panelled(id rules.Element) bool {
	return slices.ContainsFunc(s.pieces, func(p stage.Piece) bool { return p.ID == id && p.Role == "panel" })
}

// panel reports whether a piece is a panel in a column beside the board.
func panel(p *stage.Piece) bool {
	return p.Role == "panel" && p.Depth >= depthColumn && p.Depth < depthPanel
}

// sheeted reports whether a piece is a sheet in a column beside the board, on which something is written to be compared with what stands
// there.
func sheeted(p *stage.Piece) bool {
	return p.Solid && p.Depth >= depthColumn && p.Depth < depthFrame
}
