package ink

import "math"

// Face is a typeface of the program.
type Face uint8

// The faces: TeX Gyre Pagella for titles, names and numbers; DejaVu Sans Condensed for
// sentences.
const (
	Serif Face = iota
	SerifBold
	SerifItalic
	Sans
	SansBold
	SansOblique
)

// Font is a face at a size in device pixels.
type Font struct {
	Face Face
	Size float64
}

// smallest is the least type size in desktop points, before the text size setting.
const smallest = 11

// Least is the smallest type of the smallest text size setting in device pixels: text that has to be whole is set in it where
// there is no room for larger type.
func (m Metrics) Least() float64 {
	const share = 0.8 // the least text size setting
	return smallest * share * m.device()
}

// Font returns a face at a size given in design units: scaled to the screen, kept legible
// on small screens, then scaled by the text size setting.
func (m Metrics) Font(face Face, units float64) Font {
	text := m.Text
	if text == 0 {
		text = 1
	}
	size := math.Max(units*m.Unit(), smallest*m.device()) * text
	return Font{face, math.Round(size*2) / 2}
}
