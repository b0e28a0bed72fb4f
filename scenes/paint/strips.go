package paint

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Strips is a picture of some areas of the screen alone, which lie in strips side by side on one image. What differs between two
// pictures of a board is mostly a small part of it: a [Pane] for that would take as much as the whole screen, 34 MB at 3840x2160.
type Strips struct {
	img     *ebiten.Image
	lie     []strip
	options ebiten.DrawImageOptions
}

// strip is a part of the screen, and what is added to a point of it to have that on the image.
type strip struct {
	of    image.Rectangle
	shift image.Point
}

// high is how high a strip is at most, in pixels.
const high = 64

// NewStrips makes strips for areas of the screen, of which no two overlap. They hold no picture yet. nil: their image would take more
// bytes than most.
func NewStrips(areas []image.Rectangle, most int) *Strips {
	lie, size := lay(areas)
	if Takes(size.X, size.Y) > most {
		return nil
	}
	return &Strips{img: NewTexture(size.X, size.Y), lie: lie}
}

// lay finds places for areas on an image that takes as little memory as may be.
func lay(areas []image.Rectangle) (best []strip, size image.Point) {
	for wide := 256; wide <= 4096; wide *= 2 {
		lie, down := layIn(areas, wide)
		if best == nil || Takes(wide, down) < Takes(size.X, size.Y) {
			best, size = lie, image.Pt(wide, down)
		}
	}
	return best, size
}

// layIn cuts areas into strips, which lie in rows of an image of a width, each where there is room first. Down is the height of it.
func layIn(areas []image.Rectangle, wide int) (lie []strip, down int) {
	var taken []int // of each row
	for _, area := range areas {
		for y := area.Min.Y; y < area.Max.Y; y += high {
			for x := area.Min.X; x < area.Max.X; x += wide {
				of := image.Rect(x, y, x+wide, y+high).Intersect(area)
				row := slices.IndexFunc(taken, func(n int) bool { return n+of.Dx() <= wide })
				if row < 0 {
					row, taken = len(taken), append(taken, 0)
				}
				lie = append(lie, strip{of, image.Pt(taken[row], row*high).Sub(of.Min)})
				taken[row] += of.Dx()
			}
		}
	}
	return lie, max(1, len(taken)) * high
}

// Take makes the strips look as a pane as large as the screen looks there.
func (s *Strips) Take(from *Pane) {
	for _, one := range s.lie {
		from.show(s.img, one.of, one.shift, 1, ebiten.BlendCopy, &s.options)
	}
}

// Each calls a function for each strip in which a part of an area lies, with the image of that part alone and with where the origin
// of the screen lies on it.
func (s *Strips) Each(area image.Rectangle, do func(img *ebiten.Image, x, y float64)) {
	for _, one := range s.lie {
		if in := area.Intersect(one.of); !in.Empty() {
			do(s.img.SubImage(in.Add(one.shift)).(*ebiten.Image), float64(one.shift.X), float64(one.shift.Y))
		}
	}
}

// Clear empties what of an area the strips have.
func (s *Strips) Clear(area image.Rectangle) {
	s.Each(area, func(img *ebiten.Image, _, _ float64) { img.Clear() })
}

// Show draws the strips at their places on the screen, at an opacity of alpha (0 to 1).
func (s *Strips) Show(dst *ebiten.Image, alpha float64) {
	for _, one := range s.lie {
		s.options = ebiten.DrawImageOptions{}
		s.options.GeoM.Translate(float64(one.of.Min.X), float64(one.of.Min.Y))
		s.options.ColorScale.ScaleAlpha(float32(alpha))
		dst.DrawImage(s.img.SubImage(one.of.Add(one.shift)).(*ebiten.Image), &s.options)
	}
}

// Deallocate lets go of the image.
func (s *Strips) Deallocate() { s.img.Deallocate() }
