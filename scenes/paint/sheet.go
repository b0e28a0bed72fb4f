package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sheets hold what is small: lines of text, pictures, corners, soft edges. Ebitengine draws all at once that comes from one
// sheet.
const (
	sheetWidth  = 1024 // of a screen of up to wideUnit pixels to a design unit
	wideSheet   = 2048 // of a larger one
	wideUnit    = 1.5
	sheetHeight = 1024
	// sheetGap is how much of a sheet is left empty around a texture, so that smooth edges take up nothing of its neighbours.
	sheetGap = 1
	// small is the area in pixels up to which a texture lies on a sheet of the smaller width, and highest how high it is at most, on one of
	// the larger width wideHighest: a hex of Argot's map is that high there, and takes four times what it fills where it stands alone.
	small       = 192 * 192
	highest     = 192
	wideHighest = 288
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
	clock int64 // counts what is drawn from them
	begun int64 // the clock when the picture was begun
}

// set makes sheets ready for a screen of unit pixels to a design unit: whole ones, and the last may go beyond the budget. There must be
// nothing on them.
func (s *sheets) set(unit float64) {
	for _, one := range s.list {
		one.img.Deallocate()
	}
	s.list = nil
	s.width = sheetWidth
	if unit > wideUnit {
		s.width = wideSheet
	}
	s.most = int(math.Ceil(sheetBudget * larger(unit) / float64(Takes(s.width, sheetHeight))))
}

// holds reports whether a texture of w x h pixels is laid on a sheet.
func (s *sheets) holds(w, h int) bool {
	most := highest
	if s.width > sheetWidth {
		most = wideHighest
	}
	return w+2*sheetGap <= s.width && h <= most && w*h <= small*s.width/sheetWidth
}

// room finds room for a texture on a sheet that is there, or on a new one if there may be one. It is empty, and is to be
// noted on its shelf.
func (s *sheets) room(w, h int) (t texture, ok bool) {
	for _, one := range s.list {
		if t, ok = one.room(w, h); ok {
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
	at, on := s.lay(w+sheetGap, h+sheetGap)
	if on == nil {
		return texture{}, false
	}
	at = at.Add(image.Pt(sheetGap, sheetGap))
	return texture{img: s.img, at: image.Rectangle{Min: at, Max: at.Add(image.Pt(w, h))}, on: on}, true
}

// begin notes that a picture is begun.
func (s *sheets) begin() { s.begun = s.clock }

// use notes that a texture is drawn from.
func (s *sheets) use(t texture) {
	s.clock++
	t.on.used = s.clock
}

// wipe empties the shelves not used for longest that leave room for a texture of height h, and returns what lay there. It empties
// none from which the picture is drawn.
func (s *sheets) wipe(h int) (gone []key) {
	var of *sheet
	var from, to int
	var used int64
	for _, one := range s.list {
		if i, j, last, ok := one.oldest(h + sheetGap); ok && (of == nil || last < used) {
			of, from, to, used = one, i, j, last
		}
	}
	if of == nil || used > s.begun {
		return nil
	}
	gone, was := of.empty(from, to)
	of.img.SubImage(was.Add(image.Pt(sheetGap, sheetGap))).(*ebiten.Image).Clear()
	return gone
}
