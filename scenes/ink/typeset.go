package ink

import (
	"sort"
	"strings"
)

// Measurer measures text. Package typeset implements it; layouts receive it, so that
// they know how much room a sentence needs before they place it.
type Measurer interface {
	// Width returns the advance width of one line of text in device pixels.
	Width(f Font, text string) float64
	// Wrap breaks text into lines of at most width pixels, at spaces (and inside a word
	// only if the word alone is wider than width).
	Wrap(f Font, text string, width float64) []string
	// LineHeight returns the natural height of a line: ascent and descent.
	LineHeight(f Font) float64
}

// Letter is whether a character can be drawn.
type Letter uint8

// What is known of it.
const (
	Drawn   Letter = iota
	Sought         // a typeface that has it is being looked for
	Missing        // no typeface has it: a box is drawn in its place
)

// Speller is a [Measurer] that knows which characters can be drawn.
type Speller interface{ Letter(r rune) Letter }

// DefaultLead is the line height used where Op.Lead is 0, as a multiple of the size.
const DefaultLead = 1.25

// TextHeight returns the height of text set in width with line height lead (0: default).
func TextHeight(m Measurer, f Font, text string, width, lead float64) float64 {
	if lead == 0 {
		lead = DefaultLead
	}
	return float64(len(m.Wrap(f, text, width))) * f.Size * lead
}

// Fits reports whether the text of op lies within its box.
func (op Op) Fits(m Measurer) bool {
	if op.Kind != Write || op.Text == "" {
		return true
	}
	const slack = 1 // rounding of glyph positions
	if !op.Wrap {
		return m.Width(op.Font, op.Text)*op.squeeze() <= op.Box.W+slack && m.LineHeight(op.Font) <= op.Box.H+slack
	}
	for _, line := range m.Wrap(op.Font, op.Text, op.Box.W) {
		if m.Width(op.Font, line) > op.Box.W+slack {
			return false
		}
	}
	return TextHeight(m, op.Font, op.Text, op.Box.W, op.Lead) <= op.Box.H+slack
}

// squeeze is the part of their width that the letters keep.
func (op Op) squeeze() float64 {
	if op.Squeeze == 0 || op.Wrap {
		return 1
	}
	return op.Squeeze
}

// ellipsis stands where a text is cut.
const ellipsis = "…"

// Elide shortens text with an ellipsis until it is at most width pixels wide. Where not even
// the ellipsis fits, it returns "".
func Elide(m Measurer, f Font, text string, width float64) string {
	if m.Width(f, text) <= width {
		return text
	}
	runes := []rune(text)
	short := func(n int) string { return strings.TrimRight(string(runes[:n]), " ") + ellipsis }
	n := sort.Search(len(runes), func(n int) bool { return m.Width(f, short(n)) > width }) - 1
	if n < 0 {
		return ""
	}
	return short(n)
}
