package paint

import "github.com/hajimehoshi/ebiten/v2"

// batch is the triangles of operations that follow each other and take from the same image: each draw call costs Ebitengine
// more than the triangles of an operation do, and memory until the end of the frame.
type batch struct {
	mesh
	dst     canvas
	img     *ebiten.Image
	options ebiten.DrawTrianglesOptions
}

// mostBatched is how many vertices are drawn at once, at most.
const mostBatched = 4 << 10

// takes reports whether so many vertices more can be drawn with those that are there.
func (b *batch) takes(dst canvas, tex texture, filter ebiten.Filter, vertices int) bool {
	return len(b.vertices) > 0 && b.dst == dst && b.img == tex.img && b.options.Filter == filter && len(b.vertices)+vertices <= mostBatched
}

// begin makes an empty batch ready.
func (b *batch) begin(dst canvas, tex texture, filter ebiten.Filter) {
	b.dst, b.img = dst, tex.img
	b.options = ebiten.DrawTrianglesOptions{
		Filter:         filter,
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
		DisableMipmaps: tex.on != nil, // those of a whole sheet
	}
}

// add adds the triangles of an operation.
func (b *batch) add(m *mesh) {
	n := uint16(len(b.vertices))
	b.vertices = append(b.vertices, m.vertices...)
	for _, i := range m.indices {
		b.indices = append(b.indices, n+i)
	}
}

// draw draws what there is, and returns how many vertices that were.
func (b *batch) draw() int {
	n := len(b.vertices)
	if n > 0 {
		b.dst.DrawTriangles(b.vertices, b.indices, b.img, &b.options)
		b.reset()
		b.dst, b.img = nil, nil
	}
	return n
}
