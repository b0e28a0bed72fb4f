package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// large is the area in pixels from which a texture stands alone.
const large = 192 * 192

// NewTexture makes an empty image of w x h pixels. Small ones share the atlas of
// Ebitengine, so that many are drawn at once; large ones stand alone, because that atlas
// doubles until all fits, to 256 MB, and never shrinks.
func NewTexture(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: w*h >= large})
}
