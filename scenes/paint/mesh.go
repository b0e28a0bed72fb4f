package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
)

// mesh collects the triangles of one operation.
type mesh struct {
	vertices []ebiten.Vertex
	indices  []uint16
}

func (m *mesh) reset() {
	m.vertices = m.vertices[:0]
	m.indices = m.indices[:0]
}

// quad adds the part of a texture from (sx0, sy0) to (sx1, sy1), placed over dst.
func (m *mesh) quad(dst ink.Rect, sx0, sy0, sx1, sy1 float32) {
	x0, y0, x1, y1 := float32(dst.X), float32(dst.Y), float32(dst.Right()), float32(dst.Bottom())
	n := uint16(len(m.vertices))
	m.vertices = append(m.vertices,
		ebiten.Vertex{DstX: x0, DstY: y0, SrcX: sx0, SrcY: sy0},
		ebiten.Vertex{DstX: x1, DstY: y0, SrcX: sx1, SrcY: sy0},
		ebiten.Vertex{DstX: x0, DstY: y1, SrcX: sx0, SrcY: sy1},
		ebiten.Vertex{DstX: x1, DstY: y1, SrcX: sx1, SrcY: sy1})
	m.indices = append(m.indices, n, n+1, n+2, n+1, n+3, n+2)
}

// core says whether a nine-slice has a middle.
type core uint8

const (
	solid core = iota
	hollow
)

// nine adds a nine-slice over dst: the texture has corners of corner pixels around a middle
// of one pixel, and a margin of which one pixel is drawn too, if there is one, so that turned
// edges are smooth. Between the corners all is sampled in the middle of the middle pixel, so nothing
// of the corners shows there.
func (m *mesh) nine(dst ink.Rect, corner, margin float32, c core) {
	across, u := sliced(dst.X, dst.W, corner, margin)
	down, v := sliced(dst.Y, dst.H, corner, margin)
	n := uint16(len(m.vertices))
	for row, y := range down {
		for column, x := range across {
			m.vertices = append(m.vertices, ebiten.Vertex{DstX: x, DstY: y, SrcX: u[column], SrcY: v[row]})
		}
	}
	for row := range len(down) - 1 {
		for column := range len(across) - 1 {
			if c == hollow && row == 1 && column == 1 || down[row+1] <= down[row] || across[column+1] <= across[column] {
				continue
			}
			a := n + uint16(row*len(across)+column)
			b := a + uint16(len(across))
			m.indices = append(m.indices, a, a+1, b, a+1, b+1, b)
		}
	}
}

// sliced divides a side of a nine-slice: where its corners begin and end, and what of the texture they show. One
// too short for both corners shows half of it from each.
func sliced(start, length float64, corner, margin float32) (at, from [4]float32) {
	skirt := min(1, margin)
	side := 2*corner + 1
	inner := min(corner+0.5, float32(length)/2)
	shown := inner
	if corner == 0 {
		shown = 0.5
	}
	a, b := float32(start), float32(start+length)
	return [...]float32{a - skirt, a + inner, b - inner, b + skirt}, [...]float32{margin - skirt, margin + shown, margin + side - shown, margin + side + skirt}
}

// mirrored adds a shape of w by h pixels over dst, and one pixel around it: the texture has its
// upper left quarter within a margin.
func (m *mesh) mirrored(dst ink.Rect, w, h int, margin float32) {
	xs, us := folded(dst.X, dst.W, w, margin)
	ys, vs := folded(dst.Y, dst.H, h, margin)
	for row := range 2 {
		for column := range 2 {
			part := ink.R(xs[column], ys[row], xs[column+1]-xs[column], ys[row+1]-ys[row])
			m.quad(part, us[column][0], vs[row][0], us[column][1], vs[row][1])
		}
	}
}

// folded divides n pixels over length from start at their middle: where the two parts begin
// and end, and which part of the texture they show. The second shows it backwards.
func folded(start, length float64, n int, margin float32) (at [3]float64, from [2][2]float32) {
	first := (n + 1) / 2
	at = [...]float64{start - 1, start + length*float64(first)/float64(n), start + length + 1}
	from[0] = [...]float32{margin - 1, margin + float32(first)}
	from[1] = [...]float32{margin + float32(n-first), margin - 1}
	return at, from
}

// from shifts what was added, as of a texture that stands alone, to where the texture is.
func (m *mesh) from(tex texture) {
	if tex.at.Min == (image.Point{}) {
		return
	}
	x, y := float32(tex.at.Min.X), float32(tex.at.Min.Y)
	for i := range m.vertices {
		m.vertices[i].SrcX += x
		m.vertices[i].SrcY += y
	}
}

// turn rotates what was added by angle, clockwise, about (x, y).
func (m *mesh) turn(angle, x, y float64) {
	sin, cos := math.Sincos(angle)
	for i := range m.vertices {
		v := &m.vertices[i]
		dx, dy := float64(v.DstX)-x, float64(v.DstY)-y
		v.DstX = float32(x + dx*cos - dy*sin)
		v.DstY = float32(y + dx*sin + dy*cos)
	}
}

// tint colours what was added.
func (m *mesh) tint(c ink.Color, alpha float64) {
	a := float32(float64(c.A) / 255 * alpha)
	r, g, b := float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a
	for i := range m.vertices {
		v := &m.vertices[i]
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = r, g, b, a
	}
}
