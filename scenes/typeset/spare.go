package typeset

import (
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/scenes/ink"
)

// Finder looks for typefaces that draw some of the wanted characters, and returns at most so many.
type Finder func(wanted []rune, most int) []*text.GoTextFaceSource

// spares are typefaces from elsewhere for characters that ours lack. They are looked for beside everything else, when such a
// character is first measured, drawn or asked about.
type spares struct {
	find    Finder // nil: there are none
	told    func()
	sources []*text.GoTextFaceSource
	known   map[rune]ink.Letter // of characters that ours lack
	wanted  []rune              // not looked for yet
	looking bool
	came    atomic.Int32 // how often some came
}

// Bounds of what is kept of typefaces from elsewhere: a file may hold names of any characters.
const (
	mostSpares = 6
	mostKnown  = 4096
)

// Seek has characters that ours lack looked for by find, on a goroutine of its own. What told is called there each time that
// an answer has come: [Faces.Letter] knows then, and if [Faces.Came] has grown, widths are others. What ours lack counts as missing until then.
func (s *Faces) Seek(find Finder, told func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.spare.find, s.spare.told = find, told
}

// Came counts how often typefaces came from elsewhere. With them, what was measured and drawn before may look otherwise.
func (s *Faces) Came() int { return int(s.spare.came.Load()) }

// Letter tells whether a character can be drawn, and has it looked for if that is not known.
func (s *Faces) Letter(r rune) ink.Letter {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f := (ink.Font{Face: ink.Sans, Size: 16}); !s.lacks(f, string(r)) {
		return ink.Drawn
	}
	return s.seek(r)
}

// seek tells what is known of a character that ours lack.
func (s *Faces) seek(r rune) ink.Letter {
	p := &s.spare
	letter, known := p.known[r]
	switch {
	case known:
		return letter
	case p.find == nil || len(p.known) >= mostKnown:
		return ink.Missing
	}
	if p.known == nil {
		p.known = map[rune]ink.Letter{}
	}
	p.known[r] = ink.Sought
	p.wanted = append(p.wanted, r)
	if !p.looking {
		p.looking = true
		go s.look()
	}
	return ink.Sought
}

// want has those characters of a line looked for that ours lack.
func (s *Faces) want(line string) {
	for _, r := range line {
		if s.lacks(ink.Font{Face: ink.Sans, Size: 16}, string(r)) {
			s.seek(r)
		}
	}
}

// look looks for what is wanted until nothing is.
func (s *Faces) look() {
	for {
		wanted, room := s.nextWanted()
		if len(wanted) == 0 {
			s.spare.told()
			return
		}
		var found []*text.GoTextFaceSource
		if room > 0 {
			found = s.spare.find(wanted, room)
		}
		s.learn(wanted, found)
	}
}

// nextWanted takes the characters to be looked for, and how many typefaces may come.
func (s *Faces) nextWanted() ([]rune, int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := &s.spare
	var wanted []rune
	for _, r := range p.wanted {
		if p.known[r] = drawnBy(p.sources, r); p.known[r] != ink.Drawn {
			wanted = append(wanted, r)
			p.known[r] = ink.Sought
		}
	}
	p.wanted, p.looking = nil, len(wanted) > 0
	return wanted, mostSpares - len(p.sources)
}

// learn takes in what was found.
func (s *Faces) learn(wanted []rune, found []*text.GoTextFaceSource) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := &s.spare
	for _, r := range wanted {
		p.known[r] = drawnBy(found, r)
	}
	if len(found) == 0 {
		return
	}
	p.sources = append(p.sources, found...)
	p.came.Add(1)
	clear(s.mixed)
}

// drawnBy tells whether one of some typefaces has a character.
func drawnBy(sources []*text.GoTextFaceSource, r rune) ink.Letter {
	for _, source := range sources {
		if has(&text.GoTextFace{Source: source, Size: 16}, r) {
			return ink.Drawn
		}
	}
	return ink.Missing
}

// has reports whether a typeface has a character: one that is missing is drawn as glyph 0.
func has(face *text.GoTextFace, r rune) bool {
	for _, drawn := range text.AppendLazyGlyphs(nil, string(r), face, nil) {
		if drawn.GID == 0 {
			return false
		}
	}
	return true
}
