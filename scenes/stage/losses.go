package stage

import "portcullis/scenes/ink"

// Losses are the texts that lack room on the stage as it lies when all has come to rest.
func (s *Stage) Losses(m ink.Measurer) []ink.Loss { return Losses(s.Pieces(), s.camera.region, m) }

// Losses are the texts that lack room on pieces in drawing order, those of the world where they lie in a region of the
// screen; empty: anywhere.
func Losses(pieces []Piece, region ink.Rect, m ink.Measurer) []ink.Loss {
	sheets := make([]ink.Sheet, 0, len(pieces))
	for i := range pieces {
		p := &pieces[i]
		if p.away {
			continue
		}
		sheet := ink.Sheet{Name: string(p.ID), X: p.Box.X, Y: p.Box.Y, Look: p.Look}
		if p.Plane == World {
			sheet.Within = region
		}
		sheets = append(sheets, sheet)
	}
	return ink.Losses(m, sheets...)
}
