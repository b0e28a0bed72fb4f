// Package typeset turns font files into measured and drawn text: TeX Gyre Pagella for
// titles, DejaVu Sans Condensed for sentences and for every character Pagella lacks. What
// both lack is drawn by a typeface of the system if there is one ([Faces.Seek]), or written as its number ([Faces.Stand]).
//
// Measuring works without a window, so layouts are tested with the very widths that are
// drawn later.
//
// What is where:
//
//	faces.go    the typefaces at all sizes
//	spare.go    typefaces from elsewhere, for what ours lack
//	stand.go    what is written where no typeface has a character
//	measure.go  widths and lines
//	letters.go  the letters of a line as masks
//	memo.go     what was measured before
//	clip.go     the most text that is set
package typeset

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"sync"
	"unicode/utf8"

	"codeberg.org/go-fonts/dejavu/dejavusanscondensed"
	"codeberg.org/go-fonts/dejavu/dejavusanscondensedbold"
	"codeberg.org/go-fonts/dejavu/dejavusanscondensedoblique"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/assets"
	"portcullis/scenes/ink"
)

// Faces are the typefaces of the program at all sizes. Font files are read when a face is
// first used. Faces is an [ink.Measurer] and safe for use by several goroutines.
type Faces struct {
	mu      sync.Mutex
	sources [ink.SansOblique + 1]*text.GoTextFaceSource
	shaped  [ink.SansOblique + 1]int // lines that a source has been asked for
	primary map[ink.Font]*text.GoTextFace
	mixed   map[ink.Font]text.Face // primary, then sans for the characters it lacks, then what came from elsewhere
	lacking map[glyph]bool
	spare   spares
	widths  memo[measured, float64]
	lines   memo[wrapped, []string]
	masks   memo[mask, *image.Alpha]
	glyphs  []text.LazyGlyph // kept for Letters
}

// glyph is a character of a typeface.
type glyph struct {
	face ink.Face
	char rune
}

// measured and wrapped are the questions whose answers are remembered. They are asked many times in each layout: numbers that lie side
// by side are looked up at once, and as bits.
type measured struct {
	text string
	size uint64
	face uint32
	came uint32 // how many times typefaces had come from elsewhere
}

type wrapped struct {
	text        string
	size, width uint64
	face, came  uint32
}

// Remembered answers: enough for a few screens full of text.
const (
	widthsKept = 8192
	wrapsKept  = 1024
)

// New returns the faces of the program.
func New() *Faces {
	return &Faces{
		primary: map[ink.Font]*text.GoTextFace{},
		mixed:   map[ink.Font]text.Face{},
		lacking: map[glyph]bool{},
		widths:  memo[measured, float64]{limit: widthsKept},
		lines:   memo[wrapped, []string]{limit: wrapsKept},
		masks:   memo[mask, *image.Alpha]{limit: masksKept},
	}
}

// Load reads all font files. It can run beside everything else, so that they are ready when
// they are first used.
func (s *Faces) Load() {
	for face := range s.sources {
		s.mu.Lock()
		s.source(ink.Face(face))
		s.mu.Unlock()
	}
}

// Metrics are the vertical measures of a font, in device pixels from the baseline.
type Metrics struct {
	Ascent, Descent float64 // both positive
	CapHeight       float64
}

// Metrics returns the vertical measures of a font.
func (s *Faces) Metrics(f ink.Font) Metrics {
	s.mu.Lock()
	defer s.mu.Unlock()
	m := s.plain(f).Metrics()
	return Metrics{Ascent: m.HAscent, Descent: m.HDescent, CapHeight: m.CapHeight}
}

// Face returns what Ebitengine draws a line in, and how many pixels below the point where
// text.Draw draws it its baseline lies: a whole number.
func (s *Faces) Face(f ink.Font, line string) (face text.Face, drop float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	face = s.plain(f)
	if s.lacks(f, line) {
		s.want(line)
		face = s.mix(f)
	}
	s.count(min(f.Face, ink.SansOblique))
	return face, math.Floor(face.Metrics().HAscent)
}

// A typeface is asked for at most so many lines before its file is read again; and in a pause ([Faces.Rest]) if it was asked
// for at least so many.
const (
	shapedMost   = 1000
	shapedRested = 100
)

// count counts a line that a typeface is asked for. Ebitengine remembers how each was shaped, some kilobytes a line, for at
// least sixty ticks, which in a window that sleeps are an hour; so from time to time a typeface is begun anew beside the
// rest of the program.
func (s *Faces) count(face ink.Face) {
	if s.shaped[face]++; s.shaped[face] == shapedMost {
		go s.renew(face)
	}
}

// Rest begins typefaces anew that were asked for many lines. It is for a pause: what is on the screen has been measured and
// drawn, and how its lines were shaped takes more memory than anything else that is kept of them.
func (s *Faces) Rest() {
	for face := range s.sources {
		s.mu.Lock()
		many := s.shaped[face] >= shapedRested
		s.mu.Unlock()
		if many {
			s.renew(ink.Face(face))
		}
	}
}

// renew reads the file of a typeface again and forgets what was shaped with it. What is known of its widths stays.
func (s *Faces) renew(face ink.Face) {
	source := read(face)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sources[face], s.shaped[face] = source, 0
	clear(s.primary)
	clear(s.mixed)
}

// Has reports whether the font itself, without the sans face behind it, has a character.
func (s *Faces) Has(f ink.Font, r rune) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return !s.lacks(f, string(r))
}

// lacks reports whether a font has not all characters of a line. All have those of ASCII.
func (s *Faces) lacks(f ink.Font, line string) bool {
	for _, r := range line {
		if r < utf8.RuneSelf {
			continue
		}
		g := glyph{f.Face, r}
		missing, known := s.lacking[g]
		if !known {
			missing = !has(s.plain(f), r)
			s.lacking[g] = missing
		}
		if missing {
			return true
		}
	}
	return false
}

// plain returns a font without fallback, parsing its file on first use.
func (s *Faces) plain(f ink.Font) *text.GoTextFace {
	face, ok := s.primary[f]
	if !ok {
		face = &text.GoTextFace{Source: s.source(min(f.Face, ink.SansOblique)), Size: max(f.Size, 1)}
		s.primary[f] = face
	}
	return face
}

// mix returns a font with sans behind it, and behind that what came from elsewhere.
func (s *Faces) mix(f ink.Font) text.Face {
	face, ok := s.mixed[f]
	if !ok {
		faces := []text.Face{s.plain(f)}
		for _, behind := range fallback[min(f.Face, ink.SansOblique)] {
			faces = append(faces, s.plain(ink.Font{Face: behind, Size: f.Size}))
		}
		for _, source := range s.spare.sources {
			faces = append(faces, &text.GoTextFace{Source: source, Size: max(f.Size, 1)})
		}
		face = faces[0]
		if both, err := text.NewMultiFace(faces...); err == nil { // it fails for no faces only
			face = both
		}
		s.mixed[f] = face
	}
	return face
}

// fallback names the sans faces that help out another.
var fallback = [...][]ink.Face{
	ink.Serif: {ink.Sans}, ink.SerifBold: {ink.SansBold, ink.Sans}, ink.SerifItalic: {ink.SansOblique, ink.Sans},
	ink.SansBold: {ink.Sans}, ink.SansOblique: {ink.Sans},
}

// source parses a font file on first use. The files are part of the program, so that a
// broken one is a mistake of ours that tests find, not an input: it panics.
func (s *Faces) source(face ink.Face) *text.GoTextFaceSource {
	if s.sources[face] == nil {
		s.sources[face] = read(face)
	}
	return s.sources[face]
}

func read(face ink.Face) *text.GoTextFaceSource {
	data, err := file(face)
	if err == nil {
		var source *text.GoTextFaceSource
		if source, err = text.NewGoTextFaceSource(bytes.NewReader(data)); err == nil {
			return source
		}
	}
	panic(fmt.Sprintf("typeset: built-in face %d: %v", face, err))
}

// file returns the font file of a face.
func file(face ink.Face) ([]byte, error) {
	switch face {
	case ink.Serif:
		return assets.Font("texgyrepagella-regular.otf")
	case ink.SerifBold:
		return assets.Font("texgyrepagella-bold.otf")
	case ink.SerifItalic:
		return assets.Font("texgyrepagella-italic.otf")
	case ink.SansBold:
		return dejavusanscondensedbold.TTF, nil
	case ink.SansOblique:
		return dejavusanscondensedoblique.TTF, nil
	default:
		return dejavusanscondensed.TTF, nil
	}
}
