package stage

import (
	"math"

	"portcullis/game"
)

// Elements is what a person can reach, for the probe and for screen readers: each with the
// part of it that nothing covers, in reading order. The middle of a rectangle hits its
// element.
func (s *Stage) Elements() []game.Element {
	targets := s.Targets()
	list := make([]game.Element, 0, len(targets))
	for _, t := range targets {
		p := &s.pieces[s.index[t.ID]]
		m := s.marks[t.ID]
		x, y := math.Ceil(t.Open.X), math.Ceil(t.Open.Y)
		list = append(list, game.Element{
			ID:      string(t.ID),
			Role:    p.Role,
			Label:   p.Label,
			Rect:    [4]int{int(x), int(y), int(math.Floor(t.Open.Right()) - x), int(math.Floor(t.Open.Bottom()) - y)},
			Enabled: m.Can(),
			Reason:  m.Reason,
			Value:   m.Value,
			Focused: s.Focused() == t.ID,
			Chosen:  m.State&Chosen != 0,
		})
	}
	return list
}
