package stage

import (
	"fmt"

	"portcullis/scenes/ink"
)

// Framed tells which words on pieces in drawing order lie under the frame of a piece, were it marked like that and pointed at: its own,
// and those of what is drawn before it; and which of pieces beside it reach over that frame.
func Framed(pieces []Piece, state func(*Piece) State, metrics ink.Metrics, m ink.Measurer) (faults []string) {
	s := Stage{metrics: metrics}
	for i := range pieces {
		p := &pieces[i]
		var frames ink.List
		s.rim(&frames, p, Mark{State: state(p)}, true)
		for _, f := range frames {
			if f.Kind != ink.Outline {
				continue
			}
			for j := range pieces[:i+1] {
				for _, text := range covered(&pieces[j], f, m) {
					faults = append(faults, fmt.Sprintf("%q on %s lies under the frame of %s", text, pieces[j].ID, p.ID))
				}
			}
			for j := i + 1; j < len(pieces) && p.Depth == pieces[j].Depth; j++ {
				for _, text := range crossing(&pieces[j], f, m) {
					faults = append(faults, fmt.Sprintf("%q on %s is crossed by the frame of %s", text, pieces[j].ID, p.ID))
				}
			}
		}
	}
	return faults
}

// slight and slightly are by how much a line may reach into a frame, in pixels and in parts of its type: what surrounds it is rounded to
// whole pixels, and few letters fill it.
const (
	slight   = 2
	slightly = 0.05
)

// covered are the words of a piece over which a frame is drawn.
func covered(p *Piece, frame ink.Op, m ink.Measurer) []string {
	return written(p, frame, m, func(at ink.Rect, f ink.Font) bool {
		reach := slight + f.Size*slightly
		seen := at.Intersect(frame.Box.Inset(reach))
		return !seen.Empty() && seen.Intersect(frame.Box.Inset(frame.Width-reach)) != seen
	})
}

// crossing are the words of a piece beside a frame that reach over it, by more than the room above letters.
func crossing(p *Piece, frame ink.Op, m ink.Measurer) []string {
	return written(p, frame, m, func(at ink.Rect, _ ink.Font) bool {
		at = at.Inset(slight / 2)
		seen := at.Intersect(frame.Box)
		return !seen.Empty() && seen != at
	})
}

// written are the words of a piece of which a condition holds where they stand, as they and a frame lie; none where one of both is turned:
// a turned piece is framed as it is turned.
func written(p *Piece, frame ink.Op, m ink.Measurer, holds func(at ink.Rect, f ink.Font) bool) (list []string) {
	if p.Angle != 0 || frame.Angle != 0 {
		return nil
	}
	for _, op := range p.Look {
		if op.Kind != ink.Write || op.Text == "" {
			continue
		}
		op.Box = op.Box.Shift(p.Box.X, p.Box.Y)
		if holds(op.Extent(m), op.Font) {
			list = append(list, op.Text)
		}
	}
	return list
}
