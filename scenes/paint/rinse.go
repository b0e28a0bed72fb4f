package paint

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// How a rinse keeps the graphics busy: with so many layers over an image of so many pixels a side, while so many small images are filled
// that wait for it: as many as there are places for scenes (MAX_SCENES of llvmpipe). On a busy machine more than 24 were under way once in
// an hour, and what the others held stayed: 40 MB at 3840x2160.
const (
	busySide   = 512
	busyLayers = 40
	rinsed     = 64
)

// Rinse has the graphics let go of pictures that are gone. Mesa draws by scenes where there is no graphics card: all that goes on one image
// until another is drawn on. What a scene was drawn from and on it keeps until another scene takes its place
// (lp_setup_get_empty_scene of llvmpipe), the first place that is free; where several were under way once and one at a time follows, the
// others keep theirs for good, among it pictures as large as the screen. So a slow scene is begun, and while it lasts scenes take all the
// places behind it. Shapes of pictures are forgotten too, and what is beyond the budget of the painter. It is part of drawing a frame.
func (p *Painter) Rinse() {
	if p.early {
		return
	}
	p.textures.spare()
	p.Finish()
	busy, dot, other := NewTexture(busySide, busySide), NewTexture(1, 1), NewTexture(1, 1)
	dot.Fill(color.Black)
	layer := &ebiten.DrawImageOptions{}
	layer.GeoM.Scale(busySide, busySide)
	layer.ColorScale.ScaleAlpha(0.5)
	for range busyLayers {
		busy.DrawImage(dot, layer)
	}
	for range rinsed / 2 {
		dot.Fill(color.Black)
		other.Fill(color.Black)
	}
	p.Finish() // what was drawn while this goes on would lie in places behind it
	for _, img := range []*ebiten.Image{busy, dot, other} {
		img.Deallocate()
	}
	p.forget()
}
