package game

import (
	"image"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/sound"
)

// overlay is the notices as they lie over the scene, laid out and drawn anew only when they change.
type overlay struct {
	screen  Screen
	notices []Notice // of which it is made
	boxes   []noticeBox
	picture *ebiten.Image // nil: it is not drawn yet
	at      image.Point
	held    bool // the button went down on a notice: until it is up the scene hears nothing of it
}

// noticeBox is a notice as it lies on the screen.
type noticeBox struct {
	lines []string
	bad   bool
	rect  image.Rectangle
	cross image.Point // upper left of the sign that it can be clicked away
}

// crossSign stands in a notice, which a click takes away.
const crossSign = "×"

// lay lays the notices out if they, or the screen, have changed.
func (o *overlay) lay(notices []Notice, s Screen) {
	same := func(a, b Notice) bool { return a.Text == b.Text && a.Bad == b.Bad }
	if o.screen == s && slices.EqualFunc(o.notices, notices, same) {
		return
	}
	if o.picture != nil {
		o.picture.Deallocate()
	}
	*o = overlay{screen: s, notices: slices.Clone(notices), boxes: noticeBoxes(notices, s), held: o.held}
}

// under is the index of the notice at a point of the screen; -1: there is none.
func (o *overlay) under(x, y float64) int {
	p := image.Pt(int(x), int(y))
	return slices.IndexFunc(o.boxes, func(b noticeBox) bool { return p.In(b.rect) })
}

// overNotices takes what is done to the notices out of the input: a click takes one away, and so does
// Esc where the pointer is on one. A scene feels no pointer under them, but for one that came with
// its button down.
func (a *App) overNotices(in Input) Input {
	o := &a.overlay
	o.lay(a.notices, a.screen)
	i := o.under(in.X, in.Y)
	switch {
	case o.held:
		o.held = in.Down
	case i < 0, in.Down && !in.Pressed, in.Released && !in.Pressed:
		return in
	case in.Pressed:
		a.dismiss(i)
		o.held = in.Down
	default:
		if k := slices.IndexFunc(in.Keys, func(k Key) bool { return k.Code == ebiten.KeyEscape }); k >= 0 {
			a.dismiss(i)
			in.Keys = slices.Concat(in.Keys[:k], in.Keys[k+1:])
		}
	}
	in.X, in.Y = -1, -1
	in.Pressed, in.Down, in.Released, in.SecondPressed, in.WheelX, in.WheelY = false, false, false, false, 0, 0
	return in
}

// dismiss takes a notice away.
func (a *App) dismiss(i int) {
	a.notices = slices.Delete(a.notices, i, i+1)
	a.sounds.Play(sound.Click)
}

// noticeElements are the notices as what can be clicked.
func (a *App) noticeElements() []Element {
	a.overlay.lay(a.notices, a.screen)
	var all []Element
	for i, b := range a.overlay.boxes {
		r := b.rect
		all = append(all, Element{
			ID: "notice:" + strconv.Itoa(i), Role: "button", Label: a.notices[i].Text,
			Rect: [4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()}, Enabled: true,
		})
	}
	return all
}

// drawNotices paints the notices in the lower middle of the screen.
func (a *App) drawNotices(screen *ebiten.Image) {
	o := &a.overlay
	o.lay(a.notices, a.screen)
	if len(o.boxes) == 0 {
		return
	}
	if o.picture == nil {
		img := noticesPicture(o.boxes, o.screen)
		o.picture, o.at = ebiten.NewImageFromImage(img), img.Rect.Min
	}
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(float64(o.at.X), float64(o.at.Y))
	screen.DrawImage(o.picture, &op)
}

// noticeBoxes lays notices out one above the other, in the lower middle of the screen.
func noticeBoxes(notices []Notice, s Screen) []noticeBox {
	if len(notices) == 0 {
		return nil
	}
	h := newHand(s)
	pad := h.height / 2
	cross := h.width(crossSign)
	room := min(s.W-4*pad, h.height*34)
	var boxes []noticeBox
	y := 0
	for _, n := range notices {
		b := noticeBox{lines: h.wrap(n.Text, room-3*pad-cross), bad: n.Bad}
		w := 0
		for _, line := range b.lines {
			w = max(w, h.width(line))
		}
		w += 3*pad + cross
		b.rect = image.Rect(0, y, w, y+len(b.lines)*h.height+2*pad).Add(image.Pt((s.W-w)/2, 0))
		b.cross = image.Pt(b.rect.Max.X-pad-cross, y+pad)
		boxes = append(boxes, b)
		y = b.rect.Max.Y + pad/2
	}
	down := image.Pt(0, max(0, s.H-y-4*pad))
	for i := range boxes {
		boxes[i].rect, boxes[i].cross = boxes[i].rect.Add(down), boxes[i].cross.Add(down)
	}
	return boxes
}

// noticesPicture draws notices; its bounds are where it belongs on the screen.
func noticesPicture(boxes []noticeBox, s Screen) *image.RGBA {
	h := newHand(s)
	pad := h.height / 2
	var all image.Rectangle
	for _, b := range boxes {
		all = all.Union(b.rect)
	}
	img := image.NewRGBA(all)
	for _, b := range boxes {
		border := plainGold
		if b.bad {
			border = plainEmber
		}
		board(img, b.rect, plainBoard, border)
		h.write(img, b.rect.Min.X+pad, b.rect.Min.Y+pad, b.lines, plainInk)
		h.write(img, b.cross.X, b.cross.Y, []string{crossSign}, border)
	}
	return img
}
