package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pane is a picture as large as the screen. OpenGL is asked for sides that are powers of two: one image of 3840 x 2160 pixels
// takes 64 MB, and half of it is empty. So a large pane lies in up to four images, whose sides are close to such powers.
type Pane struct {
	size    image.Point
	images  []tile
	options ebiten.DrawImageOptions
}

// tile is an image and where it lies on its pane.
type tile struct {
	img *ebiten.Image
	at  image.Rectangle
}

// worthCutting is how many bytes the images of a pane save at least where there are several: with each one that is drawn on in
// a frame Mesa keeps more memory, in all about 40 MB at any size of the screen, which parts of 1280 x 720 pixels do not save.
const worthCutting = 24 << 20

// NewPane makes an empty pane of w x h pixels.
func NewPane(w, h int) *Pane {
	if columns, rows := cut(w), cut(h); Takes(w, h)-taken(columns, rows) >= worthCutting {
		return newPane(columns, rows)
	}
	return newPane([]int{w}, []int{h})
}

// newPane makes a pane of images in columns and rows of these sizes.
func newPane(columns, rows []int) *Pane {
	p := &Pane{}
	for _, high := range rows {
		p.size.X = 0
		for _, wide := range columns {
			at := image.Rect(0, 0, wide, high).Add(p.size)
			p.images = append(p.images, tile{NewTexture(wide, high), at})
			p.size.X += wide
		}
		p.size.Y += high
	}
	return p
}

// taken is how many bytes such images take.
func taken(columns, rows []int) (bytes int) {
	for _, high := range rows {
		for _, wide := range columns {
			bytes += Takes(wide, high)
		}
	}
	return bytes
}

// cut is a side in the parts that it lies in: two where these take a quarter less than one, which then save more than the
// draw calls for them cost.
func cut(n int) []int {
	if first := Side(n) / 2; first < n && first+Side(n-first) <= Side(n)*3/4 {
		return []int{first, n - first}
	}
	return []int{n}
}

// Size is that of a pane, in pixels.
func (p *Pane) Size() image.Point { return p.size }

// Each calls a function for each image in which a part of an area lies, with the image of that part alone and with where the
// origin of the pane lies on it.
func (p *Pane) Each(area image.Rectangle, do func(img *ebiten.Image, x, y float64)) {
	for _, t := range p.images {
		if in := area.Intersect(t.at); !in.Empty() {
			do(t.img.SubImage(in.Sub(t.at.Min)).(*ebiten.Image), float64(-t.at.Min.X), float64(-t.at.Min.Y))
		}
	}
}

// Clear empties an area.
func (p *Pane) Clear(area image.Rectangle) {
	p.Each(area, func(img *ebiten.Image, _, _ float64) { img.Clear() })
}

// Show draws an area of the pane at its place on an image, at an opacity of alpha (0 to 1).
func (p *Pane) Show(dst *ebiten.Image, area image.Rectangle, alpha float64, blend ebiten.Blend) {
	p.show(dst, area, image.Point{}, alpha, blend, &p.options)
}

// show draws an area shifted by some pixels.
func (p *Pane) show(dst *ebiten.Image, area image.Rectangle, shift image.Point, alpha float64, blend ebiten.Blend, o *ebiten.DrawImageOptions) {
	for _, t := range p.images {
		in := area.Intersect(t.at)
		if in.Empty() {
			continue
		}
		*o = ebiten.DrawImageOptions{Blend: blend}
		o.GeoM.Translate(float64(in.Min.X+shift.X), float64(in.Min.Y+shift.Y))
		o.ColorScale.ScaleAlpha(float32(alpha))
		dst.DrawImage(t.img.SubImage(in.Sub(t.at.Min)).(*ebiten.Image), o)
	}
}

// Deallocate lets go of its images.
func (p *Pane) Deallocate() {
	for _, t := range p.images {
		t.img.Deallocate()
	}
	p.images = nil
}
