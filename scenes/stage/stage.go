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
	pushed  time.Duration // how long the pointer has been at the edge of the region
}

// New returns an empty stage. Sound, if not nil, is told the names of sounds as pieces arrive.
func New(sound func(name string)) *Stage {
	if sound == nil {
		sound = func(string) {}
	}
	return &Stage{
		manner: Manner{Factor: 1},
		sound:  sound,
		index:  map[rules.Element]int{},
		moving: map[rules.Element]bool{},
		camera: camera{zoom: 1},
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

// depart makes motions of the differences between the layout before and the one now.
func (s *Stage) depart(old []Piece) {
	was := make(map[rules.Element]int, len(old))
	for i := range old {
		was[old[i].ID] = i
	}
	is := make(map[rules.Element]int, len(s.pieces))
	for i := range s.pieces {
		is[s.pieces[i].ID] = i
	}
	place := func(id rules.Element) (Point, bool) {
		if i, ok := is[id]; ok {
			return s.pieces[i].Box.Middle(), !s.pieces[i].away
		}
		if i, ok := was[id]; ok {
			return old[i].Box.Middle(), !old[i].away
		}
		return Point{}, false
	}
	renamed := map[rules.Element]rules.Element{} // pieces that are gone, to what they are called now
	for i := range s.pieces {
		p := &s.pieces[i]
		_, there := was[p.ID]
		_, known := was[p.Was]
		if _, stays := is[p.Was]; known && !there && !stays {
			renamed[p.Was] = p.ID
		}
	}
	for i := range old {
		if _, stays := is[old[i].ID]; !stays && !old[i].away && renamed[old[i].ID] == "" {
			s.exit(&old[i], place)
		}
	}
	for i := range s.pieces {
		p := &s.pieces[i]
		j, stays := was[p.ID]
		if !stays && renamed[p.Was] == p.ID {
			j, stays = was[p.Was], true
		}
		switch {
		case p.away || stays && old[j].away: // from one view to another nothing is seen to go
		case stays:
			s.change(&old[j], p)
			if old[j].ID != p.ID {
				s.drop(old[j].ID)
			}
		default:
			s.enter(p, place)
		}
	}
	if len(s.motions) > 0 {
		s.float(was)
	}
}

// float lets pieces that lie aloft be drawn with those that move, after them. Those that were not there come with the new picture.
func (s *Stage) float(was map[rules.Element]int) {
	for i := range s.pieces {
		p := &s.pieces[i]
		if !p.Aloft || p.away {
			continue
		}
		if m := s.motionOf(p.ID); m != nil {
			if !slices.Equal(m.piece.Look, p.Look) {
				m.forget()
			}
			m.piece = *p
			continue
		}
		m := &motion{piece: *p, acts: floats, scale: 1}
		if _, stays := was[p.ID]; stays {
			m.alpha = 1
		}
		m.setPath(p.Box.Middle())
		s.add(m)
	}
}

// exit makes a piece go that is not there any more.
func (s *Stage) exit(p *Piece, place func(rules.Element) (Point, bool)) {
	m := &motion{piece: *p, acts: leaves, scale: 1, alpha: 1}
	at := s.whereabouts(p)
	if to, ok := place(p.To); ok && p.To != "" {
		m.acts |= travels
		m.setPath(at, to)
	} else if p.Exit == TipOver || p.Exit == FlareOut || p.Exit == Sink {
		m.setPath(at)
		if p.Exit == Sink {
			m.acts |= sinks
		}
	} else if p.Aloft && s.moving[p.ID] {
		m.setPath(at)
	} else {
		s.drop(p.ID)
		return
	}
	s.add(m)
}

// enter brings a piece that was not there before.
func (s *Stage) enter(p *Piece, place func(rules.Element) (Point, bool)) {
	m := &motion{piece: *p, scale: 1}
	if from, ok := place(p.From); ok && p.From != "" {
		m.acts |= travels
		m.setPath(append([]Point{from}, p.Box.Middle())...)
	} else {
		m.setPath(p.Box.Middle())
	}
	if p.Throw > 0 {
		m.acts |= tumbles
	}
	if len(p.Count) > 0 {
		m.acts |= counts
		m.alpha = 1 // its first number is seen at once
	}
	if m.acts != 0 {
		s.add(m)
	}
}

// change brings a piece from its last place, face and throw to the new ones.
func (s *Stage) change(old, p *Piece) {
	m := &motion{piece: *p, before: old.Look, was: old.Box, scale: 1, alpha: 1}
	to, at := p.Box.Middle(), s.whereabouts(old)
	if math.Hypot(to.X-at.X, to.Y-at.Y) > 0.5 && !p.Fixed {
		if s.headsFor(p, to) {
			return
		}
		m.acts |= travels
		m.setPath(slices.Concat([]Point{at}, p.Via, []Point{to})...)
		if p.Box.W > 0 {
			m.scale = old.Box.W / p.Box.W
		}
	} else {
		m.setPath(to)
		if old.Exit == Sink && p.Exit != Sink {
			m.acts |= sinks
		}
	}
	if p.Face != old.Face {
		m.acts |= turns
	}
	if p.Throw > old.Throw {
		m.acts |= tumbles
	}
	if m.acts != 0 {
		s.add(m)
	}
}

// headsFor reports whether the piece is already on its way to that place, and gives the motion
// the newest look.
func (s *Stage) headsFor(p *Piece, to Point) bool {
	m := s.motionOf(p.ID)
	if m == nil || m.over || m.acts&leaves != 0 {
		return false
	}
	end := m.path[len(m.path)-1]
	if math.Hypot(end.X-to.X, end.Y-to.Y) > 0.5 {
		return false
	}
	if !slices.Equal(m.piece.Look, p.Look) {
		m.forget()
	}
	m.piece = *p
	return true
}

// whereabouts is where a piece is seen: on its way or at its place.
func (s *Stage) whereabouts(p *Piece) Point {
	if m := s.motionOf(p.ID); m != nil && m.acts&leaves == 0 {
		at := m.pose(s.clock)
		return ink.P(at.x, at.y)
	}
	return p.Box.Middle()
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

// launch lets motions begin: those that travel one after another, at most three at a time.
func (s *Stage) launch() {
	flying := 0
	for _, m := range s.motions {
		if m.begun && !m.over && m.acts&travels != 0 {
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
		}
		m.begun, m.start = true, s.clock
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
