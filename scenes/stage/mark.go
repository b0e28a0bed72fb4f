package stage

import (
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// State is what can be done with a piece, and what it stands for at the moment.
type State uint8

// The states. They can be combined.
const (
	Enabled  State = 1 << iota // can be picked; its look shows that, the stage adds nothing
	Legal                      // can be picked, and shows it by a quiet frame
	Sensible                   // of what is Legal: is worth a thought, and is lit
	Chosen                     // was picked on the way to a choice
	Lit                        // is spoken of: by a log line, a hint, a choice that would touch it
	Hinted                     // is what the computer player would pick
	Meant                      // a mentor waits for it: it can be reached like what can be picked
	Told                       // a mentor speaks of it, and waits for nothing there: it can be reached too, and does not glow
)

// Mark is what is said about one piece.
type Mark struct {
	State  State
	Reason string // why the piece cannot be picked, if it cannot
	Value  string // for the probe: a count, a setting
}

// Can reports whether the piece can be picked.
func (m Mark) Can() bool { return m.State&(Enabled|Legal) != 0 }

// Marks says what is said about which piece.
type Marks map[rules.Element]Mark

// unit is the size of rims: design units in device pixels.
func (s *Stage) px(units float64) float64 { return s.metrics.Px(units) }

// shine draws a light behind a figure that is spoken of: it has no edge that could glow.
func (s *Stage) shine(l *ink.List, p *Piece, m Mark) {
	if m.State&Lit != 0 && m.State&(Meant|Told) == 0 && p.Role == "" && len(p.Look) > 0 {
		l.Halo(p.Box.Inset(-p.Box.W*0.35), ink.GoldLight.Alpha(0.9))
	}
}

// rim draws what a mark says around a piece. All of it lies outside its box, so that its words keep their room.
func (s *Stage) rim(l *ink.List, p *Piece, m Mark, hot bool) {
	if m.State == 0 || p.Rimless {
		return
	}
	first := len(*l)
	defer func() {
		for i := range (*l)[first:] {
			(*l)[first+i].Angle = p.Angle
		}
	}()
	// The glow has a thin rim within its own box, which the frame around the piece takes up.
	edge := p.Edge()
	glow := func(c ink.Color, reach, frame float64) {
		box, round := p.around(edge, s.px(frame))
		l.Glow(box, c, s.px(reach)).Radius = round
	}
	frame := func(c ink.Color, width float64) {
		box, round := p.around(edge, s.px(width))
		l.Outline(box, c, s.px(width), round)
	}
	picked := m.State&Legal != 0
	switch {
	case m.State&Hinted != 0:
		glow(ink.VerdigrisLight.Alpha(0.9), 22, 5)
		frame(ink.VerdigrisLight, 5)
	case picked && hot:
		glow(ink.GoldLight, 34, 6)
		frame(ink.GoldLight, 6)
	case picked && m.State&Sensible != 0:
		glow(ink.Gold.Alpha(0.85), 24, 4)
		frame(ink.Gold, 4)
	case picked:
		frame(ink.OakDark.Alpha(0.4), 4)
		frame(ink.Gold.Alpha(0.75), 1.4)
	case m.State&Told != 0:
		frame(ink.OakDark, 4)
		frame(ink.Bone, 2.2)
	case m.State&Meant != 0:
		glow(ink.GoldLight, 26, 4)
		frame(ink.GoldLight, 4)
	case m.State&Lit != 0 && p.Role != "":
		glow(ink.GoldLight.Alpha(0.7), 18, 3)
		frame(ink.GoldLight, 3)
	}
	if m.State&Chosen != 0 {
		edge = p.seen()
		frame(ink.Ink, 11)
		frame(ink.Gold, 8)
	}
}

// Edge is the part of the piece around which it is shown what can be done with it.
func (p *Piece) Edge() ink.Rect {
	if p.Rim.Empty() {
		return p.seen()
	}
	return p.Rim.Shift(p.Box.X, p.Box.Y)
}

// seen is where the piece is seen.
func (p *Piece) seen() ink.Rect {
	if p.Seen.Empty() {
		return p.Box
	}
	return p.Seen.Shift(p.Box.X, p.Box.Y)
}

// around is a box some pixels wider than a part of the piece on each side, and the radius of its corners.
func (p *Piece) around(edge ink.Rect, width float64) (box ink.Rect, round float64) {
	if round = p.Round; round > 0 {
		round += width
	}
	return edge.Inset(-width), round
}
