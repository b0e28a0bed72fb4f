package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sheets hold what is small: lines of text, pictures, corners, soft edges. Ebitengine draws all at once that comes from one
// sheet.
const (
	sheetWidth  = 1024 // of a screen of up to wideUnit pixels to a design unit
	wideSheet   = 2048 // of a larger one
	wideUnit    = 1.5
	sheetHeight = 1024
	// sheetGap is how much of a sheet is left empty right of a texture and below it, so that smooth edges take up nothing of
	// its neighbours.
	sheetGap = 1
	// sheetPart is the largest part of the height of a sheet that a texture takes.
	sheetPart = 4
)

// sheet is an image with many textures on it.
type sheet struct {
	img *ebiten.Image
	shelves
}

// sheets are those of a painter.
type sheets struct {
	width int
	most  int
	list  []*sheet
}

// set makes sheets ready for a screen of unit pixels to a design unit. There must be nothing on them.
func (s *sheets) set(unit float64) {
	for _, one := range s.list {
		one.img.Deallocate()
	}
	s.list = nil
	s.width = sheetWidth
	if unit > wideUnit {
		s.width = wideSheet
	}
	s.most = int(sheetBudget * larger(unit) / float64(gpuSize(s.width, sheetHeight)))
}

// holds reports whether a texture of w x h pixels is laid on a sheet.
func (s *sheets) holds(w, h int) bool {
	return w+2*sheetGap <= s.width && h+2*sheetGap <= sheetHeight/sheetPart && w*h <= s.width*sheetHeight/(2*sheetPart)
}

// room finds room for a texture, on a new sheet if there may be one. It is empty.
func (s *sheets) room(w, h int) (texture, bool) {
	for _, one := range s.list {
		if t, ok := one.room(w, h); ok {
			return t, true
		}
	}
	if len(s.list) >= s.most {
		return texture{}, false
	}
	one := &sheet{NewTexture(s.width, sheetHeight), newShelves(s.width-sheetGap, sheetHeight-sheetGap)}
	s.list = append(s.list, one)
	return one.room(w, h)
}

func (s *sheet) room(w, h int) (texture, bool) {
	box, clean, ok := s.lay(w+sheetGap, h+sheetGap)
	if !ok {
		return texture{}, false
	}
	box = box.Add(image.Pt(sheetGap, sheetGap))
	if !clean {
		s.img.SubImage(box).(*ebiten.Image).Clear()
	}
	box.Max = box.Max.Sub(image.Pt(sheetGap, sheetGap))
	return texture{img: s.img, at: box, on: s}, true
}

// leave takes a texture off its sheet.
func (s *sheet) leave(t texture) {
	box := t.at.Sub(image.Pt(sheetGap, sheetGap))
	box.Max = box.Max.Add(image.Pt(sheetGap, sheetGap))
	s.clear(box)
}
