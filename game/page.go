package game

import (
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is a whole window of plain text, drawn anew only when its size changes.
type page struct {
	picture *ebiten.Image
}

// draw fills the screen with paragraphs.
func (p *page) draw(screen *ebiten.Image, paragraphs []string) {
	size := screen.Bounds().Size()
	if p.picture == nil || p.picture.Bounds().Size() != size {
		p.picture = ebiten.NewImageFromImage(pagePicture(size, paragraphs))
	}
	screen.DrawImage(p.picture, nil)
}

// pagePicture sets paragraphs in the middle of a page.
func pagePicture(size image.Point, paragraphs []string) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(img, img.Bounds(), image.NewUniform(plainGround), image.Point{}, draw.Src)
	h := newHand(Screen{Device: float64(size.Y) / 720, Text: 1})
	margin := h.height * 2
	width := min(size.X-2*margin, h.height*40)
	x, y := (size.X-width)/2, margin
	for i, text := range paragraphs {
		ink := plainInk
		if i == 0 {
			ink = plainGold
		}
		lines := h.wrap(text, width)
		h.write(img, x, y, lines, ink)
		y += len(lines)*h.height + h.height/2
	}
	return img
}
