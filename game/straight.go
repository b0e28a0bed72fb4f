package game

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Straight draws on the window itself, as a part of what Ebitengine runs. Usually Ebitengine has a picture of its own drawn on and
// copies it to the window: as its sides are powers of two it takes 8 MB at 1280x720 and 64 MB at 3840x2160, and the copy is a good
// part of a frame. It is made only once something is drawn on it; so SetScreenClearedEveryFrame must be off.
type Straight struct {
	Paint func(screen *ebiten.Image) // all of it, each time
}

// Draw only has Ebitengine show the frame, which it does if something was written to its own picture, be it nothing.
func (s Straight) Draw(own *ebiten.Image) {
	own.SubImage(image.Rectangle{}).(*ebiten.Image).WritePixels(nil)
}

// DrawFinalScreen paints the window, or the picture of Ebitengine where that is of another size than the window.
func (s Straight) DrawFinalScreen(screen ebiten.FinalScreen, own *ebiten.Image, at ebiten.GeoM) {
	if window, ok := screen.(*ebiten.Image); ok && at == (ebiten.GeoM{}) && screen.Bounds() == own.Bounds() {
		s.Paint(window)
		return
	}
	own.Clear()
	s.Paint(own)
	ebiten.DefaultDrawFinalScreen(screen, own, at)
}
