package ink

import (
	"math"
	"slices"
)

// Kind is what an operation draws.
type Kind uint8

// The kinds of operation.
const (
	Picture Kind = iota // the picture Name, fitted into Box with its aspect kept
	Frame               // the nine-slice frame Name over Box, corners of Width pixels
	Fill                // Box in Color, corners rounded by Width
	Outline             // the rim of Box in Color, Width thick, corners rounded by Radius
	Write               // Text in Font and Color within Box
	Line                // from (Box.X, Box.Y) by (Box.W, Box.H), Width thick, in Color
	Disc                // the ellipse that fits Box, in Color
	Glow                // a soft light around Box in Color, Width wide, corners rounded by Radius; inside Box only a thin rim
	Shadow              // a soft shadow under Box, Width wide, corners rounded by Radius
	Surface             // the shaded surface Name (oak, parchment, night, cloth, curtain, vignette, candle) over Box
	Stretch             // the picture Name stretched over Box, aspect not kept
	Halo                // a round soft light in Color that fills Box: full in the middle, nothing at the rim
	Plate               // what Plate shows, stretched over Box
	Cover               // the picture Name over all of Box, aspect kept: Across and Down say at which end nothing is cut off
)

// Align is where text or a picture lies in its box, for one axis.
type Align uint8

// The alignments: Start is left or top, End is right or bottom.
const (
	Start Align = iota
	Middle
	End
)

// Op is one drawing operation. Boxes are relative to the origin of the list they are in.
type Op struct {
	Kind   Kind
	Flip   bool // a picture with left and right exchanged
	Across Align
	Down   Align
	Color  Color
	Wrap   bool // break lines at spaces; else one line
	// Sketch says that the text belongs to a small picture of something that is not for reading.
	Sketch bool

	Box    Rect
	Name   string
	Width  float64
	Radius float64
	Fade   float64 // 0 opaque, 1 invisible
	Angle  float64 // radians clockwise about the middle of Box; not for lines

	Text string
	Font Font
	Lead float64 // line height as a multiple of Font.Size; 0 means 1.25
	// Squeeze narrows the letters of one line to this part of their width, 0 to 1; 0 means 1.
	Squeeze float64
	// Whole is what should be said where Text says less of it for want of room; empty: Text says all of it.
	Whole string
	// Folds is the text that the operation stands for: a mark that it can be read where the thing is looked at.
	Folds string

	Plate *Drawing
}

// Drawing is a list that is drawn once for each size and kept as a picture, such as the ground of a large
// board: it costs as much as one picture, however much there is in it. It must not be changed.
type Drawing struct {
	List List
	W, H float64 // the size of what the list draws, from its origin
}

// List is a display list: operations in the order in which they are drawn.
type List []Op

// Shift returns the list moved by (dx, dy).
func (l List) Shift(dx, dy float64) List {
	moved := make(List, 0, len(l))
	moved.Lay(l, dx, dy)
	return moved
}

// Lay adds another list, moved by (dx, dy).
func (l *List) Lay(other List, dx, dy float64) {
	n := len(*l)
	*l = append(*l, other...)
	for i := n; i < len(*l); i++ {
		box := &(*l)[i].Box
		*box = box.Shift(dx, dy)
	}
}

// Scale returns the list made larger or smaller about its origin.
func (l List) Scale(k float64) List {
	if k == 1 {
		return l
	}
	scaled := make(List, len(l))
	for i, op := range l {
		op.Box = Rect{op.Box.X * k, op.Box.Y * k, op.Box.W * k, op.Box.H * k}
		op.Width *= k
		op.Radius *= k
		op.Font.Size *= k
		scaled[i] = op
	}
	return scaled
}

// Sketched returns the list as a picture of what it shows: nobody is expected to read the words in it.
func (l List) Sketched() List {
	sketch := slices.Clone(l)
	for i := range sketch {
		sketch[i].Sketch = sketch[i].Kind == Write
	}
	return sketch
}

// Picture adds a picture in the middle of box.
func (l *List) Picture(name string, box Rect) *Op {
	return l.add(Op{Kind: Picture, Box: box, Name: name})
}

// Frame adds a nine-slice frame with corners of corner pixels.
func (l *List) Frame(name string, box Rect, corner float64) *Op {
	return l.add(Op{Kind: Frame, Box: box.Round(), Name: name, Width: corner})
}

// Fill adds a filled box with corners rounded by radius.
func (l *List) Fill(box Rect, c Color, radius float64) *Op {
	return l.add(Op{Kind: Fill, Box: box, Color: c, Width: radius})
}

// Outline adds the rim of a box.
func (l *List) Outline(box Rect, c Color, width, radius float64) *Op {
	return l.add(Op{Kind: Outline, Box: box, Color: c, Width: width, Radius: radius})
}

// Write adds one line of text, left and vertically centred; change Across, Down, Wrap on the result.
func (l *List) Write(box Rect, f Font, c Color, text string) *Op {
	return l.add(Op{Kind: Write, Box: box, Font: f, Color: c, Text: text, Down: Middle})
}

// From keeps with a text that may be cut what should be said, and returns the operation.
func (op *Op) From(whole string) *Op {
	if op.Text != whole {
		op.Whole = whole
	}
	return op
}

// Line adds a straight line.
func (l *List) Line(x0, y0, x1, y1, width float64, c Color) *Op {
	return l.add(Op{Kind: Line, Box: Rect{x0, y0, x1 - x0, y1 - y0}, Width: width, Color: c})
}

// Disc adds a filled ellipse.
func (l *List) Disc(box Rect, c Color) *Op { return l.add(Op{Kind: Disc, Box: box, Color: c}) }

// Glow adds a soft light around box.
func (l *List) Glow(box Rect, c Color, width float64) *Op {
	return l.add(Op{Kind: Glow, Box: box, Color: c, Width: width})
}

// Shadow adds a soft shadow under box.
func (l *List) Shadow(box Rect, width float64) *Op {
	return l.add(Op{Kind: Shadow, Box: box, Width: width})
}

// Surface adds a shaded surface.
func (l *List) Surface(name string, box Rect) *Op {
	return l.add(Op{Kind: Surface, Box: box, Name: name})
}

// Stretch adds a picture stretched over box.
func (l *List) Stretch(name string, box Rect) *Op {
	return l.add(Op{Kind: Stretch, Box: box, Name: name})
}

// Cover adds a picture that fills all of a box with its aspect kept: what stands out is cut off, at the other end than the
// alignments say, or at both.
func (l *List) Cover(name string, box Rect, across, down Align) *Op {
	return l.add(Op{Kind: Cover, Box: box, Name: name, Across: across, Down: down})
}

// Halo adds a round soft light.
func (l *List) Halo(box Rect, c Color) *Op { return l.add(Op{Kind: Halo, Box: box, Color: c}) }

// Plate adds a drawing that is kept as a picture, stretched over a box.
func (l *List) Plate(d *Drawing, box Rect) *Op { return l.add(Op{Kind: Plate, Box: box, Plate: d}) }

// More adds the mark that a text can be read whole where the thing is looked at: three dots in the middle of a line.
func (l *List) More(line Rect, c Color, text string) {
	dot := math.Max(2, math.Round(line.H*0.34))
	x, y := line.Center()
	for i := -1.0; i <= 1; i++ {
		l.Disc(P(x+1.9*i*dot, y).Around(dot, dot), c).Folds = text
	}
}

// few is how many operations a list has room for from the first on: about as many as most looks have. To move
// them to a larger place time and again costs more than to add them.
const few = 4

func (l *List) add(op Op) *Op {
	if cap(*l) == 0 {
		*l = make(List, 0, few)
	}
	*l = append(*l, op)
	return &(*l)[len(*l)-1]
}
