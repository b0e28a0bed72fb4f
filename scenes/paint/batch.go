package paint

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// batch is the triangles of operations that take from the same image and are drawn at once: each draw call costs Ebitengine more than the
// triangles of an operation do, and memory: 46 numbers until the end of the frame, and room for those of the fullest frame for good.
type batch struct {
	mesh
	img     *ebiten.Image
	options ebiten.DrawTrianglesOptions
	boxes   []box // in which its operations lie, and
	all     box   // the one in which they all do
}

// takes reports whether so many vertices more that take from a texture can be drawn with those that are there.
func (b *batch) takes(tex texture, filter ebiten.Filter, vertices int) bool {
	return b.img == tex.img && b.options.Filter == filter && len(b.vertices)+vertices <= largest
}

// begin makes an empty batch ready.
func (b *batch) begin(tex texture, filter ebiten.Filter) {
	b.img, b.boxes, b.all = tex.img, b.boxes[:0], nowhere
	b.options = ebiten.DrawTrianglesOptions{
		Filter:         filter,
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
		DisableMipmaps: tex.on != nil, // those of a whole sheet
	}
}

// add adds the triangles of an operation that lies in a box.
func (b *batch) add(m *mesh, in box) {
	n := uint16(len(b.vertices))
	b.vertices = append(b.vertices, m.vertices...)
	for _, i := range m.indices {
		b.indices = append(b.indices, n+i)
	}
	b.boxes = append(b.boxes, in)
	b.all = b.all.with(in)
}

// meets reports whether one of its operations lies, in part, where a box is.
func (b *batch) meets(in box) bool {
	if !b.all.overlaps(in) {
		return false
	}
	for _, one := range b.boxes {
		if one.overlaps(in) {
			return true
		}
	}
	return false
}

// batches are what is to be drawn on a canvas, in the order in which it is: an operation goes to the first that takes from the same image, past
// those behind it as long as it meets none of theirs, so that all looks as if one were drawn after the other. Cards side by side of a
// frame, a picture and words come to three draw calls however many there are.
type batches struct {
	dst      canvas
	list     []*batch
	spare    []*batch
	vertices int
}

// How many batches wait, how many vertices in all of them, and in one where more than one operation lies in it, at most: each keeps room
// for as many as it ever had.
const (
	mostBatches = 16
	mostBatched = 4 << 10
	largest     = 1 << 10
)

// full reports whether what waits is to be drawn before so many vertices more for a canvas can wait with it.
func (s *batches) full(dst canvas, vertices int) bool {
	return len(s.list) > 0 && (s.dst != dst || s.vertices+vertices > mostBatched)
}

// add adds the triangles of an operation. It returns how many vertices were drawn to make room.
func (s *batches) add(dst canvas, tex texture, filter ebiten.Filter, m *mesh) (drawn int) {
	s.dst = dst
	s.vertices += len(m.vertices)
	in := m.bounds()
	if b := s.earliest(tex, filter, len(m.vertices), in); b != nil {
		b.add(m, in)
		return 0
	}
	if len(s.list) == mostBatches {
		drawn = s.draw(1)
	}
	b := s.another()
	b.begin(tex, filter)
	b.add(m, in)
	s.list = append(s.list, b)
	return drawn
}

// earliest is the first batch with which so many vertices in a box can be drawn, nil if there is none: with a later one, it would lie in the way of
// what is under it there.
func (s *batches) earliest(tex texture, filter ebiten.Filter, vertices int, in box) (first *batch) {
	for _, b := range slices.Backward(s.list) {
		if b.takes(tex, filter, vertices) {
			first = b
		}
		if b.meets(in) {
			break
		}
	}
	return first
}

// another is an empty batch.
func (s *batches) another() *batch {
	if n := len(s.spare); n > 0 {
		b := s.spare[n-1]
		s.spare = s.spare[:n-1]
		return b
	}
	return &batch{}
}

// draw draws the first n batches, and returns how many vertices that were.
func (s *batches) draw(n int) (drawn int) {
	for _, b := range s.list[:n] {
		s.dst.DrawTriangles(b.vertices, b.indices, b.img, &b.options)
		drawn += len(b.vertices)
		b.reset()
		b.img = nil
		s.spare = append(s.spare, b)
	}
	s.list = s.list[:copy(s.list, s.list[n:])]
	s.vertices -= drawn
	if len(s.list) == 0 {
		s.dst = nil
	}
	return drawn
}

// box is where something is drawn: from its left and top to before its right and bottom, in pixels.
type box struct{ x0, y0, x1, y1 float32 }

// nowhere is the box in which nothing lies.
var nowhere = box{float32(math.Inf(1)), float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.Inf(-1))}

// with is the box around two.
func (b box) with(other box) box {
	return box{min(b.x0, other.x0), min(b.y0, other.y0), max(b.x1, other.x1), max(b.y1, other.y1)}
}

// overlaps reports whether two boxes have something in common.
func (b box) overlaps(other box) bool {
	return b.x0 < other.x1 && other.x0 < b.x1 && b.y0 < other.y1 && other.y0 < b.y1
}

// bounds is the box around all vertices.
func (m *mesh) bounds() box {
	b := nowhere
	for i := range m.vertices {
		v := &m.vertices[i]
		b = b.with(box{v.DstX, v.DstY, v.DstX, v.DstY})
	}
	return b
}
