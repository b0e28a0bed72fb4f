package stage

import (
	"slices"

	"portcullis/scenes/ink"
)

// Drawn is a display list as Draw puts it on the screen, as data.
type Drawn struct {
	List   ink.List
	X, Y   float64 // where the origin of the list goes, or the middle of what moves
	SX, SY float64 // scale
	Angle  float64 // radians clockwise
	Alpha  float64
	Clip   ink.Rect // what is drawn lies in it only; empty: the whole screen
}

// Equal reports whether both put the same on the screen.
func (d Drawn) Equal(o Drawn) bool {
	return d.X == o.X && d.Y == o.Y && d.SX == o.SX && d.SY == o.SY && d.Angle == o.Angle && d.Alpha == o.Alpha &&
		d.Clip == o.Clip && slices.Equal(d.List, o.List)
}

// Drawing is what Draw draws now, back to front, for whoever wants to know what can be seen
// without looking at pixels.
func (s *Stage) Drawing() []Drawn {
	var all []Drawn
	lay := func(c *cover, alpha float64) {
		for i, l := range c.layers {
			d := Drawn{List: l, SX: 1, SY: 1, Alpha: alpha}
			if i == theWorld {
				d.Clip = c.clip
			}
			all = append(all, d)
		}
	}
	if s.fading() {
		lay(&s.last, 1)
	}
	rest := &s.rest
	if s.blurred {
		now := s.cover(s.Pieces(), s.marks, s.Hot())
		rest = &now
	}
	lay(rest, s.faded())
	for _, m := range s.inOrder() {
		if m.hidden() || (m.over && m.acts&leaves != 0) {
			continue
		}
		at := s.poseOf(m)
		d := Drawn{List: m.look(at.look), X: at.x, Y: at.y, SX: at.sx, SY: at.sy, Angle: at.angle, Alpha: at.alpha}
		if m.piece.Plane == World {
			d.Clip = s.camera.region
		}
		all = append(all, d)
	}
	if l, x, y, ok := s.taken(); ok {
		all = append(all, Drawn{List: l, X: x, Y: y, SX: 1, SY: 1, Alpha: takenAlpha})
	}
	return all
}
