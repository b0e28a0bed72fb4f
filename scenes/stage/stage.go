package stage

import (
	"math"
	"slices"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Manner is how changes are shown.
type Manner struct {
	// Factor is how long motions take as a multiple of their normal length; 0: no time.
	Factor float64
	// Reduced shows every change as a short cross-fade, whatever would move.
	Reduced bool
	// Lying has dice that are thrown lie at once, as what they show is told already.
	Lying bool
}

// Stage holds the pieces that are on the screen and those on their way. Make one with [New].
type Stage struct {
	metrics ink.Metrics
	manner  Manner
	sound   func(name string)
	clock   time.Duration

	laid    []Piece // as set, in drawing order, in the coordinates of their planes
	pieces  []Piece // as they lie on the screen
	blurred bool    // the pieces of the world look as large as they did before a person moved the camera
	index   map[rules.Element]int
	marks   Marks
	targets []Target
	known   bool // targets are those of pieces

	motions []*motion
	lastOff time.Duration // when the last travelling piece set off

	rest      cover // what lies still
	last      cover // what lay still before, while it fades
	shown     seen
	dirty     bool // rest must be made anew
	abrupt    bool // without a fade
	fadeStart time.Duration
	fadeFor   time.Duration
	moving    map[rules.Element]bool // pieces that are not part of rest
	canvas    canvas

	pointer pointer
	camera  camera
	rolls   bool          // a person moves the camera, or has until shortly
	rolled  time.Duration // when it was last moved so
	grips   func(rules.Element) bool
	pushed  time.Duration // how long the pointer has been at the edge of the region
}

// New returns an empty stage. Sound, if not nil, is told the names of sounds as pieces arrive.
func New(sound func(name string)) *Stage {
	if sound == nil {
		sound = func(string) {}
	}
	return &Stage{
		manner:  Manner{Factor: 1},
		sound:   sound,
		index:   map[rules.Element]int{},
		moving:  map[rules.Element]bool{},
		camera:  camera{zoom: 1},
		pointer: pointer{spent: true},
	}
}

// Behave sets how changes are shown from now on.
func (s *Stage) Behave(m Manner) {
	s.manner = m
	if m.Factor <= 0 || m.Reduced {
		s.Finish()
	}
}

// Resize tells the size of the screen. What is on the stage stays until it is set anew.
func (s *Stage) Resize(m ink.Metrics) {
	if m != s.metrics {
		s.metrics = m
		s.Finish()
		s.dirty, s.abrupt = true, true
		s.canvas.forget()
	}
}

// Set shows a layout. What changed since the last one moves there.
func (s *Stage) Set(pieces []Piece, marks Marks) { s.show(pieces, marks, true) }

// Place shows a layout at once.
func (s *Stage) Place(pieces []Piece, marks Marks) {
	s.Finish()
	s.show(pieces, marks, false)
	s.abrupt = true
}

func (s *Stage) show(pieces []Piece, marks Marks, glide bool) {
	s.sharpen()
	s.laid = append(s.laid[:0], pieces...)
	Sort(s.laid)
	old := s.pieces
	s.pieces = make([]Piece, len(s.laid))
	for i := range s.laid {
		s.pieces[i] = s.camera.project(s.laid[i])
	}
	if glide && s.manner.Factor > 0 && !s.manner.Reduced {
		s.depart(old)
	}
	clear(s.index)
	for i := range s.pieces {
		s.index[s.pieces[i].ID] = i
	}
	s.marks, s.dirty, s.known = marks, true, false
}

// Pieces is what is on the stage, in drawing order. It must not be changed and holds until the next
// Set or move of the camera.
func (s *Stage) Pieces() []Piece {
	s.sharpen()
	return s.pieces
}

// Piece returns the piece with that id.
func (s *Stage) Piece(id rules.Element) (Piece, bool) {
	i, ok := s.index[id]
	if !ok {
		return Piece{}, false
	}
	s.sharpen()
	return s.pieces[i], true
}

// Mark returns what is said about a piece.
func (s *Stage) Mark(id rules.Element) Mark { return s.marks[id] }

// Targets is the pieces that a person can reach, in reading order.
func (s *Stage) Targets() []Target {
	if !s.known {
		s.targets, s.known = Targets(s.pieces), true
	}
	return s.targets
}

func (s *Stage) motionOf(id rules.Element) *motion {
	if !s.moving[id] {
		return nil
	}
	for _, m := range s.motions {
		if m.piece.ID == id {
			return m
		}
	}
	return nil
}

// add starts a motion, in place of any other of the same piece.
func (s *Stage) add(m *motion) {
	s.drop(m.piece.ID)
	m.length = time.Duration(float64(m.lasting(s.diagonal())) * s.manner.Factor)
	s.motions = append(s.motions, m)
	s.moving[m.piece.ID] = true
}

func (s *Stage) drop(id rules.Element) {
	if !s.moving[id] {
		return
	}
	s.motions = slices.DeleteFunc(s.motions, func(m *motion) bool {
		if m.piece.ID != id {
			return false
		}
		m.forget()
		return true
	})
	delete(s.moving, id)
}

func (s *Stage) diagonal() float64 {
	return max(1, math.Hypot(float64(s.metrics.W), float64(s.metrics.H)))
}

// Shake shakes a piece once.
func (s *Stage) Shake(id rules.Element) {
	i, ok := s.index[id]
	if !ok || s.moving[id] || s.manner.Factor <= 0 || s.manner.Reduced {
		return
	}
	m := &motion{piece: s.pieces[i], acts: shakes, scale: 1, alpha: 1}
	m.setPath(s.pieces[i].Box.Middle())
	s.add(m)
	s.dirty, s.abrupt = true, true
}

// Update lets time pass.
func (s *Stage) Update(passed time.Duration) {
	s.clock += passed
	s.launch()
	s.drift(passed)
	if s.rolls && !s.Filming() {
		s.rolls, s.dirty, s.abrupt = false, true, true
		s.canvas.endFilm()
	}
	moving := false
	for _, m := range s.motions {
		if !m.over && m.begun && s.clock-m.start >= m.length {
			s.arrive(m)
		}
		moving = moving || !m.over
	}
	if !moving && len(s.motions) > 0 {
		s.settle()
	}
	s.refresh()
}

// launch lets motions begin: those that travel one after another, at most three at a time, and companies as one.
func (s *Stage) launch() {
	flying := 0
	for _, m := range s.motions {
		if m.begun && !m.over && m.acts&travels != 0 && !m.follows {
			flying++
		}
	}
	pause := time.Duration(float64(stagger) * s.manner.Factor)
	for _, m := range s.motions {
		if m.begun {
			continue
		}
		if m.acts&travels != 0 {
			if flying == mostFlying || (flying > 0 && s.clock-s.lastOff < pause) {
				continue
			}
			flying++
			s.lastOff = s.clock
			s.accompany(m)
		}
		m.begun, m.start = true, s.clock
	}
}

// accompany lets all that touch a piece, or each other, and go where it goes set out with it, on its way and for as long: a
// figure keeps what it carries, and a group marches as one.
func (s *Stage) accompany(m *motion) {
	company := []*motion{m}
	for i := 0; i < len(company); i++ {
		for _, o := range s.motions {
			if o.begun || o.follows || o == m || o.acts&travels == 0 || !company[i].beside(o) || !m.abreast(o) {
				continue
			}
			o.follows = true
			company = append(company, o)
			if len(o.path) > len(m.path) {
				m.along(o)
			}
			m.length = max(m.length, o.length)
		}
	}
	for _, o := range company[1:] {
		o.along(m)
		o.length, o.begun, o.start = m.length, true, s.clock
	}
}

func (s *Stage) arrive(m *motion) {
	m.over = true
	if m.acts&leaves == 0 && m.acts&(travels|turns) != 0 && m.piece.Sound != "" {
		s.sound(m.piece.Sound)
	}
}

// settle makes all pieces part of what lies still.
func (s *Stage) settle() {
	for i, m := range s.motions {
		m.forget()
		s.motions[i] = nil
	}
	s.motions = s.motions[:0]
	clear(s.moving)
	s.dirty, s.abrupt = true, true
}

// Moving reports whether a piece is on its way.
func (s *Stage) Moving() bool { return len(s.motions) > 0 }

// Busy reports whether the picture is still changing by itself.
func (s *Stage) Busy() bool { return s.Moving() || s.dirty || s.fading() || s.rolls || s.pushed > 0 }

// Finish ends every motion and fade at once.
func (s *Stage) Finish() {
	for _, m := range s.motions {
		if !m.over {
			s.arrive(m)
		}
	}
	if len(s.motions) > 0 {
		s.settle()
	}
	s.fadeFor = 0
}

// Visible is every piece that can be seen: those that lie, and those on their way out.
func (s *Stage) Visible() []Piece {
	seen := slices.Clone(s.Pieces())
	for _, m := range s.motions {
		if m.acts&leaves != 0 && !m.over {
			seen = append(seen, m.piece)
		}
	}
	return seen
}
