package paint

import (
	"image"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// NewTexture makes an empty image of w x h pixels with memory of its own. Ebitengine keeps other images in atlases, which
// double until all fit and never shrink; of those that are drawn on, nearly each gets an atlas to itself.
func NewTexture(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}

// texture is what is drawn from: an image that stands alone, or a part of a sheet. The zero texture is nothing.
type texture struct {
	img *ebiten.Image
	at  image.Rectangle // of img
	on  *shelf          // of a sheet; nil: it stands alone
}

// none reports whether there is nothing to draw.
func (t texture) none() bool { return t.img == nil }

// size is the width and the height in pixels.
func (t texture) size() (w, h float32) { return float32(t.at.Dx()), float32(t.at.Dy()) }

// part is the image of that part alone, to be drawn on.
func (t texture) part() *ebiten.Image {
	if t.on == nil {
		return t.img
	}
	return t.img.SubImage(t.at).(*ebiten.Image)
}

// alone makes a texture that stands alone.
func alone(w, h int) texture {
	return texture{img: NewTexture(w, h), at: image.Rect(0, 0, w, h)}
}

// Takes is what an image of w x h pixels takes of the memory of the graphics, in bytes: OpenGL is asked for sides that
// are powers of two.
func Takes(w, h int) int { return 4 * Side(w) * Side(h) }

// Side is the side of n pixels that OpenGL is asked for.
func Side(n int) int {
	const least = 16
	return max(least, 1<<bits.Len(uint(n-1)))
}
