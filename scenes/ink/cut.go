package ink

import (
	"cmp"
	"math"
	"strings"
)

// Want is what a text suffers for want of room.
type Want uint8

// The wants of texts: a part of it is not said; its letters are squeezed more than one can read with ease; it stands out
// of its box; another text lies on it.
const (
	Cut Want = iota
	Squeezed
	Over
	Overlaid
)

// String is the want as the probe writes it.
func (w Want) String() string { return [...]string{"cut", "squeezed", "over", "overlaid"}[w] }

// Loss is a text that lacks room.
type Loss struct {
	On    string // the name of the sheet on which it stands
	Text  string // what should be said
	Shown string // what is written of it; with Overlaid: the text that lies on it
	Want  Want
	Box   Rect // where it stands on the screen
}

// Sheet is a display list where it lies on a screen.
type Sheet struct {
	Name string
	X, Y float64 // of the origin of the list
	Look List
	// Within is the part of the screen in which it can be seen; empty: all of it.
	Within Rect
}

// LeastSqueeze is how far letters are squeezed at most without being hard to read.
const LeastSqueeze = 0.92

// Losses finds the texts on a screen that lack room. The sheets lie in drawing order.
func Losses(m Measurer, sheets ...Sheet) []Loss {
	s := survey{measure: m}
	for _, sheet := range sheets {
		for _, op := range sheet.Look {
			s.op(sheet, op)
		}
	}
	return append(s.losses, s.overlaid()...)
}

// survey is what has been found on a screen so far.
type survey struct {
	measure Measurer
	losses  []Loss
	texts   []placed
	covers  []placed
	order   int
}

// placed is a text, or what covers all below it, at its place on the screen.
type placed struct {
	on, text string
	at       Rect
	order    int // in which it is drawn
}

// op takes in one operation of a sheet.
func (s *survey) op(sheet Sheet, op Op) {
	s.order++
	op.Box = op.Box.Shift(sheet.X, sheet.Y)
	if op.Kind != Write {
		if op.hides() {
			s.covers = append(s.covers, placed{on: sheet.Name, at: op.Box, order: s.order})
		}
		return
	}
	at := op.Extent(s.measure)
	if !sheet.Within.Empty() {
		at = at.Intersect(sheet.Within)
	}
	if op.Fade >= 1 || op.Sketch || at.Empty() && op.Text != "" {
		return
	}
	if want, lost := op.want(s.measure); lost {
		s.losses = append(s.losses, Loss{On: sheet.Name, Text: cmp.Or(op.Whole, op.Text), Shown: op.Text, Want: want, Box: op.Box})
	}
	if strings.TrimSpace(op.Text) != "" && op.Angle == 0 {
		s.texts = append(s.texts, placed{on: sheet.Name, text: op.Text, at: op.letters(at), order: s.order})
	}
}

// want is what the text of an operation suffers by itself.
func (op Op) want(m Measurer) (Want, bool) {
	switch {
	case op.Whole != "" || strings.HasSuffix(op.Text, ellipsis) && !strings.HasSuffix(op.Text, " "+ellipsis): // what is quoted in part has a space before it
		return Cut, true
	case op.squeeze() < LeastSqueeze:
		return Squeezed, true
	case op.over(m):
		return Over, true
	}
	return 0, false
}

// over reports whether the text stands out of its box by more than what a camera's half sizes of type make of a text that
// fits.
func (op Op) over(m Measurer) bool {
	op.Box = op.Box.Inset(-0.06 * op.Font.Size)
	return !op.Fits(m)
}

// hides reports whether what lies below the operation cannot be read.
func (op Op) hides() bool {
	const solid = 0.75
	switch op.Kind {
	case Fill, Disc:
		return float64(op.Color.A)/255*(1-op.Fade) >= solid
	case Picture, Frame, Surface, Stretch, Plate, Cover:
		return op.Fade <= 1-solid
	}
	return false
}

// letters is the part of the extent of a text from the top of its capitals to its baseline, or below it where a letter goes
// there.
func (op Op) letters(at Rect) Rect {
	const beside = 0.13 // above capitals and below the baseline, as a part of the size
	_, at = at.CutTop(beside * op.Font.Size)
	if !strings.ContainsAny(op.Text, "gjpqyQ,;()[]") {
		_, at = at.CutBottom(beside * op.Font.Size)
	}
	return at
}

// overlaid finds texts that lie on each other, with nothing between them.
func (s *survey) overlaid() []Loss {
	var losses []Loss
	for i, a := range s.texts {
		for _, b := range s.texts[i+1:] {
			both := a.at.Intersect(b.at)
			if a.text == b.text || both.W <= 2 || both.H <= 3 || s.between(a.order, b.order, both) {
				continue
			}
			losses = append(losses, Loss{On: a.on, Text: a.text, Shown: b.text, Want: Overlaid, Box: both})
		}
	}
	return losses
}

// between reports whether something that is drawn after one operation and before another hides a place.
func (s *survey) between(from, to int, place Rect) bool {
	for _, c := range s.covers {
		if both := c.at.Intersect(place); c.order > from && c.order < to && both.W*both.H > 0.9*place.W*place.H {
			return true
		}
	}
	return false
}

// Extent is where the letters of a text lie: a line from its ascenders to the baseline is as high as its type is large.
func (op Op) Extent(m Measurer) Rect {
	lines := []string{op.Text}
	if op.Wrap {
		lines = m.Wrap(op.Font, op.Text, op.Box.W)
	}
	w, lead := 0.0, op.Lead
	for _, line := range lines {
		w = math.Max(w, m.Width(op.Font, line)*op.squeeze())
	}
	if lead == 0 {
		lead = DefaultLead
	}
	h := op.Font.Size * (1 + lead*float64(len(lines)-1))
	r := R(op.Box.X, op.Box.Y, w, h)
	switch op.Across {
	case Middle:
		r.X += (op.Box.W - w) / 2
	case End:
		r.X += op.Box.W - w
	}
	full := op.Font.Size * lead * float64(len(lines))
	switch op.Down {
	case Start:
		r.Y += (full - h) / 2
	case Middle:
		r.Y += (op.Box.H - h) / 2
	case End:
		r.Y += op.Box.H - full + (full-h)/2
	}
	return r
}
