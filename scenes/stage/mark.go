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

// rim draws what a mark says around a piece.
func (s *Stage) rim(l *ink.List, p *Piece, m Mark, hot bool) {
	if m.State == 0 || p.Rimless {
		return
	}
	box, round := p.Box, p.Round
	glow := func(c ink.Color, width float64) { l.Glow(box, c, width).Radius = round }
	first := len(*l)
	defer func() {
		for i := range (*l)[first:] {
			(*l)[first+i].Angle = p.Angle
		}
	}()
	picked := m.State&Legal != 0
	switch {
	case m.State&Hinted != 0:
		glow(ink.VerdigrisLight.Alpha(0.9), s.px(22))
		l.Outline(box, ink.VerdigrisLight, s.px(5), round)
	case picked && hot:
		glow(ink.GoldLight, s.px(34))
		l.Outline(box, ink.GoldLight, s.px(6), round)
	case picked && m.State&Sensible != 0:
		glow(ink.Gold.Alpha(0.85), s.px(24))
		l.Outline(box, ink.Gold, s.px(4), round)
	case picked:
		l.Outline(box, ink.OakDark.Alpha(0.7), s.px(5), round)
		l.Outline(box, ink.Gold.Alpha(0.9), s.px(2), round)
	case m.State&Told != 0:
		l.Outline(box, ink.OakDark, s.px(9), round)
		l.Outline(box, ink.Bone, s.px(4), round)
	case m.State&Meant != 0:
		glow(ink.GoldLight, s.px(26))
		l.Outline(box, ink.GoldLight, s.px(4), round)
	case m.State&Lit != 0 && p.Role != "":
		glow(ink.GoldLight.Alpha(0.7), s.px(18))
		l.Outline(box, ink.GoldLight, s.px(2), round)
	}
	if m.State&Chosen != 0 {
		l.Outline(box, ink.Ink, s.px(8), round)
		l.Outline(box, ink.Gold, s.px(6), round)
		if min(box.W, box.H) > s.px(140) { // on less it would run through the words
			l.Outline(box.Inset(s.px(9)), ink.Gold.Alpha(0.8), s.px(2), max(0, round-s.px(9)))
		}
	}
}
