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
	taken   []taken       // of the scene below
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

// taken is something of the scene that notices keep off: what can be clicked most of all.
type taken struct {
	rect  image.Rectangle
	costs int
}

// takenBy are the places that the elements of a scene take.
func takenBy(elements []Element) (list []taken) {
	for _, e := range elements {
		t := taken{rect: image.Rect(e.Rect[0], e.Rect[1], e.Rect[0]+e.Rect[2], e.Rect[1]+e.Rect[3]), costs: 1}
		if e.Enabled {
			t.costs = 4096 // rather over all that only tells about itself than over the edge of a button
		}
		list = append(list, t)
	}
	return list
}

// layNotices lays the notices out over the scene, if there are any.
func (a *App) layNotices() {
	var on []taken
	if len(a.notices) > 0 {
		on = takenBy(a.stack.top().Mirror().Elements)
	}
	a.overlay.lay(a.notices, a.screen, on)
}

// lay lays the notices out if they, or the screen, have changed, or if they have come to lie on something.
func (o *overlay) lay(notices []Notice, s Screen, on []taken) {
	same := func(a, b Notice) bool { return a.Text == b.Text && a.Bad == b.Bad }
	if o.screen == s && slices.EqualFunc(o.notices, notices, same) {
		if slices.Equal(o.taken, on) || cost(o.boxes, on) == 0 {
			return
		}
	}
	if o.picture != nil {
		o.picture.Deallocate()
	}
	*o = overlay{screen: s, notices: slices.Clone(notices), taken: on, boxes: noticeBoxes(notices, s, on), held: o.held}
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
	a.layNotices()
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
	a.layNotices()
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

// drawNotices paints the notices.
func (a *App) drawNotices(screen *ebiten.Image) {
	o := &a.overlay
	a.layNotices()
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

// noticeBoxes lays notices out one above the other where they lie on nothing that can be clicked, as near to the lower middle
// of the screen as that can be; where there is no such place, where they cover least.
func noticeBoxes(notices []Notice, s Screen, on []taken) []noticeBox {
	if len(notices) == 0 {
		return nil
	}
	h := newHand(s)
	pad := h.height / 2
	widest := min(s.W-4*pad, h.height*34)
	var best []noticeBox
	least := -1
	for _, room := range []int{widest, widest * 2 / 3, widest * 2 / 5} {
		boxes := stacked(h, notices, room)
		all := spanned(boxes)
		usual := image.Pt((s.W-all.Dx())/2, s.H-all.Dy()-4*pad)
		for _, at := range berths(all, s, usual, pad) {
			d := at.Sub(usual)
			c := costAt(boxes, at, on)*1000 + (d.X*d.X+d.Y*d.Y)/(1+s.W) + (widest - room)
			if least < 0 || c < least {
				least, best = c, movedBy(boxes, at)
			}
		}
	}
	return best
}

// stacked are notices below each other, in a column that begins at the origin.
func stacked(h *hand, notices []Notice, room int) (boxes []noticeBox) {
	pad := h.height / 2
	cross := h.width(crossSign)
	y := 0
	for _, n := range notices {
		b := noticeBox{lines: h.wrap(n.Text, room-3*pad-cross), bad: n.Bad}
		w := 0
		for _, line := range b.lines {
			w = max(w, h.width(line))
		}
		w += 3*pad + cross
		b.rect = image.Rect(0, y, w, y+len(b.lines)*h.height+2*pad)
		boxes = append(boxes, b)
		y = b.rect.Max.Y + pad/2
	}
	wide := spanned(boxes).Dx()
	for i := range boxes {
		b := &boxes[i]
		b.rect = b.rect.Add(image.Pt((wide-b.rect.Dx())/2, 0))
		b.cross = image.Pt(b.rect.Max.X-pad-cross, b.rect.Min.Y+pad)
	}
	return boxes
}

// spanned is the box about all notices.
func spanned(boxes []noticeBox) (all image.Rectangle) {
	for _, b := range boxes {
		all = all.Union(b.rect)
	}
	return all
}

// berths are where a column of notices can lie, the usual place first: in steps, and along the edges of the screen.
func berths(all image.Rectangle, s Screen, usual image.Point, pad int) []image.Point {
	list := []image.Point{{max(0, usual.X), max(0, usual.Y)}}
	right, low := max(0, s.W-all.Dx()), max(0, s.H-all.Dy())
	for y := 0; ; y += pad {
		y = min(y, low)
		for x := 0; ; x += 2 * pad {
			x = min(x, right)
			list = append(list, image.Pt(x, y))
			if x == right {
				break
			}
		}
		if y == low {
			return list
		}
	}
}

// cost is how much notices cover of what they keep off, where they lie.
func cost(boxes []noticeBox, on []taken) int { return costAt(boxes, image.Point{}, on) }

// costAt is how much notices would cover of that if they were moved.
func costAt(boxes []noticeBox, by image.Point, on []taken) (c int) {
	for _, b := range boxes {
		at := b.rect.Add(by)
		for _, t := range on {
			if both := at.Intersect(t.rect); !both.Empty() {
				c += both.Dx() * both.Dy() * t.costs
			}
		}
	}
	return c
}

func movedBy(boxes []noticeBox, by image.Point) []noticeBox {
	moved := slices.Clone(boxes)
	for i := range moved {
		moved[i].rect, moved[i].cross = moved[i].rect.Add(by), moved[i].cross.Add(by)
	}
	return moved
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
