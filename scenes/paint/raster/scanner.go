package raster

import (
	"image"
	"image/color"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// scanner is a rasterx.Scanner that touches only the pixels a path covers; the one in
// rasterx goes over the whole picture for each path.
type scanner struct {
	img      *image.RGBA
	steps    []step
	min, max fixed.Point26_6
	source   image.Image
	lines    vector.Rasterizer
}

// step is one segment of a path: a move to a point or a line to it.
type step struct {
	to    fixed.Point26_6
	start bool
}

var _ rasterx.Scanner = (*scanner)(nil)

func newScanner(img *image.RGBA) *scanner {
	s := &scanner{img: img}
	s.Clear()
	return s
}

// Start begins a contour.
func (s *scanner) Start(a fixed.Point26_6) { s.add(a, true) }

// Line goes on to b.
func (s *scanner) Line(b fixed.Point26_6) { s.add(b, false) }

func (s *scanner) add(to fixed.Point26_6, start bool) {
	s.steps = append(s.steps, step{to, start})
	s.min.X, s.min.Y = min(s.min.X, to.X), min(s.min.Y, to.Y)
	s.max.X, s.max.Y = max(s.max.X, to.X), max(s.max.Y, to.Y)
}

// Draw fills the contours by the non-zero rule. It does not close them: rasterx closes those
// of shapes, and draws a stroke as loose edges that make a closed contour together.
func (s *scanner) Draw() {
	if len(s.steps) == 0 {
		return
	}
	covered := image.Rect(s.min.X.Floor(), s.min.Y.Floor(), s.max.X.Ceil(), s.max.Y.Ceil()).Intersect(s.img.Bounds())
	if covered.Empty() {
		return
	}
	s.lines.Reset(covered.Dx(), covered.Dy())
	for _, p := range s.steps {
		x := float32(p.to.X)/64 - float32(covered.Min.X)
		y := float32(p.to.Y)/64 - float32(covered.Min.Y)
		if p.start {
			s.lines.MoveTo(x, y)
		} else {
			s.lines.LineTo(x, y)
		}
	}
	s.lines.Draw(s.img, covered, s.source, covered.Min)
}

// GetPathExtent returns the box around the contours.
func (s *scanner) GetPathExtent() fixed.Rectangle26_6 {
	return fixed.Rectangle26_6{Min: s.min, Max: s.max}
}

// SetBounds does nothing: the image sets the bounds.
func (s *scanner) SetBounds(int, int) {}

// SetWinding does nothing: contours are filled by the non-zero rule.
func (s *scanner) SetWinding(bool) {}

// SetClip does nothing: pictures are clipped by the image only.
func (s *scanner) SetClip(image.Rectangle) {}

// SetColor takes a color.Color or a rasterx.ColorFunc, which gradients are.
func (s *scanner) SetColor(c any) {
	switch c := c.(type) {
	case color.Color:
		s.source = image.NewUniform(c)
	case rasterx.ColorFunc:
		s.source = shade(c)
	}
}

// Clear forgets the contours.
func (s *scanner) Clear() {
	s.steps = s.steps[:0]
	s.min = fixed.Point26_6{X: math.MaxInt32, Y: math.MaxInt32}
	s.max = fixed.Point26_6{X: math.MinInt32, Y: math.MinInt32}
}

// shade is an endless image with a colour for each pixel.
type shade rasterx.ColorFunc

func (s shade) ColorModel() color.Model { return color.RGBAModel }
func (s shade) Bounds() image.Rectangle { return image.Rect(-1e9, -1e9, 1e9, 1e9) }
func (s shade) At(x, y int) color.Color { return s(x, y) }
