package raster

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"

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
	plain    color.RGBA64      // what is filled with
	shade    rasterx.ColorFunc // instead of plain, where there is one
	lines    vector.Rasterizer
	mask     image.Alpha // how much of each pixel a path covers
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
	s.cover(covered.Size())
	s.fill(covered)
}

// cover finds how much of each pixel of a box of that size the contours cover.
func (s *scanner) cover(size image.Point) {
	s.mask.Pix = slices.Grow(s.mask.Pix[:0], size.X*size.Y)[:size.X*size.Y]
	s.mask.Stride, s.mask.Rect = size.X, image.Rectangle{Max: size}
	s.lines.DrawOp = draw.Src
	s.lines.Draw(&s.mask, s.mask.Rect, image.Opaque, image.Point{})
}

// fill lays the colour over a box of the picture where the mask covers it. Most pixels of a box are covered wholly or not at all, which
// the rasterizer, that can do this too, reckons as dearly as the others.
func (s *scanner) fill(box image.Rectangle) {
	for y := range box.Dy() {
		row := s.img.Pix[s.img.PixOffset(box.Min.X, box.Min.Y+y):]
		for x, covered := range s.mask.Pix[y*s.mask.Stride:][:box.Dx()] {
			if covered == 0 {
				continue
			}
			c := s.plain
			if s.shade != nil {
				c = color.RGBA64Model.Convert(s.shade(box.Min.X+x, box.Min.Y+y)).(color.RGBA64)
			}
			tint((*[4]uint8)(row[4*x:]), c, uint32(covered)*0x101)
		}
	}
}

// tint lays a colour over a pixel, covered of 0xffff of it.
func tint(pixel *[4]uint8, c color.RGBA64, covered uint32) {
	r, g, b, a := uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A)
	if covered&a == 0xffff {
		*pixel = [4]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), 0xff}
		return
	}
	left := 0xffff - a*covered/0xffff
	for i, v := range [...]uint32{r, g, b, a} {
		pixel[i] = uint8((uint32(pixel[i])*0x101*left + v*covered) / 0xffff >> 8)
	}
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
		s.plain, s.shade = color.RGBA64Model.Convert(c).(color.RGBA64), nil
	case rasterx.ColorFunc:
		s.shade = c
	}
}

// Clear forgets the contours.
func (s *scanner) Clear() {
	s.steps = s.steps[:0]
	s.min = fixed.Point26_6{X: math.MaxInt32, Y: math.MaxInt32}
	s.max = fixed.Point26_6{X: math.MinInt32, Y: math.MinInt32}
}
