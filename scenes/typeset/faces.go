// Package typeset turns font files into measured and drawn text: TeX Gyre Pagella for
// titles, DejaVu Sans Condensed for sentences and for every character Pagella lacks.
//
// Measuring works without a window, so layouts are tested with the very widths that are
// drawn later.
package typeset

import (
	"bytes"
	"fmt"
	"math"
	"sync"

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
	sized   map[ink.Font]sized
	widths  memo[measured, float64]
	lines   memo[wrapped, []string]
}

// sized is a face at one size.
type sized struct {
	primary *text.GoTextFace
	full    text.Face // primary, then sans for the characters it lacks
}

// measured and wrapped are the questions whose answers are remembered.
type measured struct {
	font ink.Font
	text string
}

type wrapped struct {
	measured
	width float64
}

// Remembered answers: enough for a few screens full of text.
const (
	widthsKept = 8192
	wrapsKept  = 1024
)

// New returns the faces of the program.
func New() *Faces {
	return &Faces{
		sized:  map[ink.Font]sized{},
		widths: memo[measured, float64]{limit: widthsKept},
		lines:  memo[wrapped, []string]{limit: wrapsKept},
	}
}

// Metrics are the vertical measures of a font, in device pixels from the baseline.
type Metrics struct {
	Ascent, Descent float64 // both positive
	CapHeight       float64
}

// Metrics returns the vertical measures of a font.
func (s *Faces) Metrics(f ink.Font) Metrics {
	m := s.face(f).primary.Metrics()
	return Metrics{Ascent: m.HAscent, Descent: m.HDescent, CapHeight: m.CapHeight}
}

// Face returns a font as Ebitengine draws it: with text.Draw, the baseline is Drop pixels
// below the point where a line is drawn.
func (s *Faces) Face(f ink.Font) text.Face { return s.face(f).full }

// Drop is the distance from where text.Draw draws a line in this font to its baseline, which
// lies on a whole pixel.
func (s *Faces) Drop(f ink.Font) float64 { return math.Floor(s.face(f).full.Metrics().HAscent) }

// Has reports whether the font itself, without its fallback, has a glyph for the character.
func (s *Faces) Has(f ink.Font, r rune) bool { return hasGlyph(s.face(f).primary, r) }

func hasGlyph(face *text.GoTextFace, r rune) bool {
	// A character that is missing is drawn as glyph 0.
	for _, g := range text.AppendLazyGlyphs(nil, string(r), face, nil) {
		if g.GID == 0 {
			return false
		}
	}
	return true
}

// face returns a font, parsing its file on first use.
func (s *Faces) face(f ink.Font) sized {
	s.mu.Lock()
	defer s.mu.Unlock()
	face, ok := s.sized[f]
	if !ok {
		face = s.size(f)
		s.sized[f] = face
	}
	return face
}

func (s *Faces) size(f ink.Font) sized {
	if f.Face > ink.SansOblique {
		f.Face = ink.Sans
	}
	size := max(f.Size, 1)
	primary := &text.GoTextFace{Source: s.source(f.Face), Size: size}
	if f.Face >= ink.Sans {
		return sized{primary, primary}
	}
	spare := &text.GoTextFace{Source: s.source(fallback[f.Face]), Size: size}
	full, err := text.NewMultiFace(primary, spare)
	if err != nil { // only for faces of different directions
		return sized{primary, primary}
	}
	return sized{primary, full}
}

// fallback names the sans face that helps out a serif one.
var fallback = [...]ink.Face{ink.Serif: ink.Sans, ink.SerifBold: ink.SansBold, ink.SerifItalic: ink.SansOblique}

// source parses a font file on first use. The files are part of the program, so that a
// broken one is a mistake of ours that tests find, not an input: it panics.
func (s *Faces) source(face ink.Face) *text.GoTextFaceSource {
	if s.sources[face] == nil {
		data, err := file(face)
		if err == nil {
			s.sources[face], err = text.NewGoTextFaceSource(bytes.NewReader(data))
		}
		if err != nil {
			panic(fmt.Sprintf("typeset: built-in face %d: %v", face, err))
		}
	}
	return s.sources[face]
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
