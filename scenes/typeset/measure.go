package typeset

import (
	"math"
	"sort"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/scenes/ink"
)

var _ ink.Measurer = (*Faces)(nil)

// Width returns the advance width of one line of text in device pixels, as it is set ([Faces.Stand]).
func (s *Faces) Width(f ink.Font, line string) float64 {
	if line == "" {
		return 0
	}
	line = s.Stand(Clip(line))
	key := measured{line, math.Float64bits(f.Size), uint32(f.Face), uint32(s.Came())}
	if w, ok := s.widths.get(key); ok {
		return w
	}
	w := s.advance(f, line)
	s.widths.put(key, w)
	return w
}

// LineHeight returns ascent plus descent.
func (s *Faces) LineHeight(f ink.Font) float64 {
	m := s.Metrics(f)
	return m.Ascent + m.Descent
}

// Wrap breaks text into lines of at most width pixels: at line feeds, at spaces (but not at
// no-break spaces), and inside a word only where the word alone is wider than width. Spaces
// at a break are dropped. The text "" has no lines. The lines are as they are set ([Faces.Stand]). The result is shared: do not change it.
func (s *Faces) Wrap(f ink.Font, text string, width float64) []string {
	if text == "" {
		return nil
	}
	text = s.Stand(clip(text, MaxText))
	key := wrapped{text, math.Float64bits(f.Size), math.Float64bits(width), uint32(f.Face), uint32(s.Came())}
	if lines, ok := s.lines.get(key); ok {
		return lines
	}
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		lines = s.wrapParagraph(lines, f, paragraph, width)
	}
	s.lines.put(key, lines)
	return lines
}

// wrapParagraph appends the lines of text without line feeds.
func (s *Faces) wrapParagraph(lines []string, f ink.Font, paragraph string, width float64) []string {
	rest := strings.Trim(paragraph, " ")
	if rest == "" {
		return append(lines, "")
	}
	for rest != "" {
		n := s.fill(f, rest, width)
		lines = append(lines, strings.TrimRight(rest[:n], " "))
		rest = strings.TrimLeft(rest[n:], " ")
	}
	return lines
}

// fill returns how many bytes of text make the next line.
func (s *Faces) fill(f ink.Font, text string, width float64) int {
	text = Clip(text)
	end := 0 // of the words taken so far
	sum, space := 0.0, s.Width(f, " ")
	var ends []int
	for at := 0; at < len(text); {
		word, gap := nextWord(text[at:])
		w := s.Width(f, text[at:at+word])
		if end > 0 && sum+w > width {
			break
		}
		end = at + word
		ends = append(ends, end)
		sum += w + float64(gap)*space
		at += word + gap
	}
	// Kerning across spaces can make a line wider than the sum of its words. To measure the line takes longest by far.
	if kerned := sum + kernedMost*max(f.Size, 1)*float64(len(ends)-1); kerned > width {
		for len(ends) > 1 && s.advance(f, text[:end]) > width {
			ends = ends[:len(ends)-1]
			end = ends[len(ends)-1]
		}
	}
	if len(ends) == 1 && s.Width(f, text[:end]) > width {
		return s.split(f, text[:end], width)
	}
	return end
}

// kernedMost is more than kerning across a space widens a line, as a part of the size of its type.
const kernedMost = 0.125

// nextWord returns the bytes up to the next space and the number of spaces there. A number keeps its percent sign: "18 %".
func nextWord(text string) (word, gap int) {
	for {
		n := strings.IndexByte(text[word:], ' ')
		if n < 0 {
			return len(text), 0
		}
		word += n
		if !strings.HasPrefix(text[word:], " %") {
			break
		}
		word += len(" %")
	}
	for word+gap < len(text) && text[word+gap] == ' ' {
		gap++
	}
	return word, gap
}

// split returns how many bytes of a word fit into width, at least one character.
func (s *Faces) split(f ink.Font, word string, width float64) int {
	var ends []int // of each character
	for i := range word {
		if i > 0 {
			ends = append(ends, i)
		}
	}
	ends = append(ends, len(word))
	n := sort.Search(len(ends), func(i int) bool { return s.advance(f, word[:ends[i]]) > width })
	return ends[max(n-1, 0)]
}

// advance measures without remembering: for what is tried out only once.
func (s *Faces) advance(f ink.Font, line string) float64 {
	face, _ := s.Face(f, line)
	return text.AdvanceAt(line, len(line), face)
}
