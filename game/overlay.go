package game

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// overlay is the notices as they lie over the scene, drawn anew only when they change.
type overlay struct {
	screen  Screen
	texts   []string
	picture *ebiten.Image
	at      image.Point
}

// drawNotices paints the notices in the lower middle of the screen.
func (a *App) drawNotices(screen *ebiten.Image) {
	o := &a.overlay
	if len(a.notices) == 0 {
		o.drop()
		return
	}
	if !o.shows(a.notices, a.screen) {
		o.drop()
		img, at := noticesPicture(a.notices, a.screen)
		o.picture, o.at, o.screen = ebiten.NewImageFromImage(img), at, a.screen
		for _, n := range a.notices {
			o.texts = append(o.texts, n.Text)
		}
	}
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(o.at.X), float64(o.at.Y))
	screen.DrawImage(o.picture, &op)
}

func (o *overlay) drop() {
	if o.picture != nil {
		o.picture.Deallocate()
	}
	*o = overlay{texts: o.texts[:0]}
}

func (o *overlay) shows(notices []Notice, s Screen) bool {
	if o.picture == nil || o.screen != s || len(o.texts) != len(notices) {
		return false
	}
	for i, n := range notices {
		if o.texts[i] != n.Text {
			return false
		}
	}
	return true
}

// noticesPicture draws notices one above the other and tells where on the screen they
// belong.
func noticesPicture(notices []Notice, s Screen) (*image.RGBA, image.Point) {
	h := newHand(s)
	pad := h.height / 2
	room := min(s.W-4*pad, h.height*34)
	type box struct {
		lines []string
		bad   bool
		rect  image.Rectangle
	}
	var boxes []box
	width, y := 0, 0
	for _, n := range notices {
		b := box{lines: h.wrap(n.Text, room-2*pad), bad: n.Bad}
		w := 2 * pad
		for _, line := range b.lines {
			w = max(w, h.width(line)+2*pad)
		}
		b.rect = image.Rect(0, y, w, y+len(b.lines)*h.height+2*pad)
		boxes = append(boxes, b)
		width, y = max(width, w), b.rect.Max.Y+pad/2
	}
	img := image.NewRGBA(image.Rect(0, 0, width, y))
	for _, b := range boxes {
		r := b.rect.Add(image.Pt((width-b.rect.Dx())/2, 0))
		border := plainGold
		if b.bad {
			border = plainEmber
		}
		board(img, r, plainBoard, border)
		h.write(img, r.Min.X+pad, r.Min.Y+pad, b.lines, plainInk)
	}
	return img, image.Pt((s.W-width)/2, max(0, s.H-y-4*pad))
}
