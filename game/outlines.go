package game

import (
	"image"
	"image/color"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// outlines is what can be reached on the screen, drawn over it with ids, for whoever works on a
// layout (--debug-layout): gold is possible, ember is not, the focus is white. It is what the
// probe, the focus and the tests see.
type outlines struct {
	elements []Element
	screen   Screen
	picture  *ebiten.Image
}

// drawOutlines draws the outlines of a mirror, anew only when they change.
func (a *App) drawOutlines(screen *ebiten.Image) {
	if !a.options.DebugLayout {
		return
	}
	o := &a.outlines
	if elements := a.Mirror().Elements; o.picture == nil || o.screen != a.screen || !slices.Equal(o.elements, elements) {
		if o.picture != nil {
			o.picture.Deallocate()
		}
		o.elements, o.screen = slices.Clone(elements), a.screen
		o.picture = ebiten.NewImageFromImage(outlinesPicture(elements, a.screen))
	}
	screen.DrawImage(o.picture, nil)
}

var focusColor = color.RGBA{0xff, 0xff, 0xff, 0xff}

// outlinesPicture draws a frame about every element and its id into the upper left corner of it.
func outlinesPicture(elements []Element, s Screen) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, s.W, s.H))
	h := newHand(Screen{Device: s.Device * 0.7, Text: 0.8})
	for _, e := range elements {
		r := image.Rect(e.Rect[0], e.Rect[1], e.Rect[0]+e.Rect[2], e.Rect[1]+e.Rect[3])
		c := plainEmber
		switch {
		case e.Focused:
			c = focusColor
		case e.Enabled:
			c = plainGold
		}
		frame(img, r, c)
		label := image.Rect(r.Min.X, r.Min.Y, min(r.Max.X, r.Min.X+h.width(e.ID)+4), min(r.Max.Y, r.Min.Y+h.height))
		board(img, label, plainGround, c)
		h.write(img.SubImage(label.Intersect(img.Bounds())).(*image.RGBA), r.Min.X+2, r.Min.Y, []string{e.ID}, plainInk)
	}
	return img
}

// frame draws a rectangle's edge, one pixel wide, as far as it lies in the picture.
func frame(img *image.RGBA, r image.Rectangle, c color.RGBA) {
	for x := r.Min.X; x < r.Max.X; x++ {
		img.SetRGBA(x, r.Min.Y, c)
		img.SetRGBA(x, r.Max.Y-1, c)
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		img.SetRGBA(r.Min.X, y, c)
		img.SetRGBA(r.Max.X-1, y, c)
	}
}
