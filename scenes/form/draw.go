package form

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
	"portcullis/scenes/paint"
)

// Canvas is the picture of what does not change between two plans. What can change is painted over it on the screen itself: a
// second picture would take 34 MB at 3840x2160, and is no sooner made than shown.
type Canvas struct {
	base  *paint.Pane
	owner *UI
}

// take makes the canvas belong to a UI at a size, and reports whether its picture still holds.
func (c *Canvas) take(u *UI, w, h int) bool {
	if c.base != nil && c.base.Size() != image.Pt(w, h) {
		c.Release()
	}
	if c.base == nil {
		c.base = paint.NewPane(w, h)
		c.owner = nil
	}
	mine := c.owner == u
	c.owner = u
	return mine
}

// Release lets go of the picture, until a screen is shown again.
func (c *Canvas) Release() {
	if c.base != nil {
		c.base.Deallocate()
	}
	*c = Canvas{}
}

// Draw shows the screen.
func (u *UI) Draw(screen *ebiten.Image) {
	if !u.compose() {
		return
	}
	u.canvas.base.Show(screen, screen.Bounds(), 1, ebiten.BlendSourceOver)
	u.paintChanging(brush{dst: screen, alpha: 1})
	u.drawTip(screen)
}

// unseen is an opacity at which what is painted leaves no trace.
const unseen = 1.0 / (1 << 20)

// Ahead paints before there is a window what does not change, and makes ready what will be painted over it.
func (u *UI) Ahead() {
	if u.compose() {
		u.onBase(unseen, u.paintChanging)
	}
}

// onBase has something painted on the picture of what does not change, part by part.
func (u *UI) onBase(alpha float64, paint func(brush)) {
	u.canvas.base.Each(image.Rectangle{Max: u.canvas.base.Size()}, func(dst *ebiten.Image, x, y float64) { paint(brush{dst, x, y, alpha}) })
	u.painter.Finish()
}

// compose makes the picture of what does not change ready to be shown, if it has changed. false: the screen was not laid out.
func (u *UI) compose() bool {
	if u.metrics.W <= 0 || u.metrics.H <= 0 {
		return false
	}
	u.painter.SetUnit(u.metrics.Unit())
	if !u.canvas.take(u, u.metrics.W, u.metrics.H) {
		u.dirtyBase = true
	}
	if u.dirtyBase {
		u.composeBase()
	}
	return true
}

// composeBase paints everything that looks the same until the next plan.
func (u *UI) composeBase() {
	u.canvas.base.Clear(image.Rectangle{Max: u.canvas.base.Size()})
	u.onBase(1, func(b brush) {
		for _, it := range u.items {
			if !u.changes(it) {
				u.paint(b, it)
			}
		}
	})
	u.dirtyBase = false
}

// changes reports whether an item can look otherwise without a new plan.
func (u *UI) changes(it Item) bool {
	return it.Layer == u.top && (it.Kind != Decoration || it.In != "")
}

// paintChanging paints what can change.
func (u *UI) paintChanging(dst brush) {
	lit := -1
	for i, it := range u.items {
		switch {
		case !u.changes(it):
		case it.Lift > 0 && u.warmth[it.ID] > 0:
			lit = i // what rises lies over its neighbours
		default:
			u.paint(dst, it)
		}
	}
	if lit >= 0 {
		u.paint(dst, u.items[lit])
	}
	for _, it := range u.items {
		if it.Kind == Scroll && it.Layer == u.top && u.goesOn(it) {
			dst.draw(u.painter, it.Page.More, 0, 0, 1)
		}
	}
}

// paint draws one item, cut off at the edges of its scroll area.
func (u *UI) paint(dst brush, it Item) {
	dx, dy := u.offset(it.In)
	if a := u.item(it.In); a != nil {
		if !it.Rect.Shift(dx, dy).Overlaps(a.Rect) {
			return
		}
		dst = dst.within(a.Rect)
	}
	if it.Kind == Scroll {
		dst.draw(u.painter, it.Look.Idle, dx, dy, 1)
		dst.draw(u.painter, u.barLook(it), 0, 0, 1)
		return
	}
	u.paintState(dst, it, dx, dy)
	if it.Kind == Field {
		inside := it.Text.Inset.Shift(dx, dy)
		dst.within(inside).draw(u.painter, u.fieldLook(it), dx, dy, 1)
	}
}

// paintState draws an item in the state that it is in.
func (u *UI) paintState(dst brush, it Item, dx, dy float64) {
	warmth := u.warmth[it.ID]
	dy -= it.Lift * ease(warmth)
	active := it.Layer == u.top
	switch look := it.Look; {
	case !it.Enabled() && look.Disabled != nil:
		dst.draw(u.painter, look.Disabled, dx, dy, 1)
	case active && it.ID != "" && u.press == it.ID && look.Pressed != nil:
		dst.draw(u.painter, look.Pressed, dx, dy, 1)
	case active && warmth > 0 && look.Hover != nil:
		if warmth < 1 {
			dst.draw(u.painter, look.Idle, dx, dy, 1)
		}
		dst.draw(u.painter, look.Hover, dx, dy, ease(warmth))
	default:
		dst.draw(u.painter, look.Idle, dx, dy, 1)
	}
}

// ease slows a movement down towards its end.
func ease(t float64) float64 { return 1 - (1-t)*(1-t)*(1-t) }

// brush is a part of a picture that is painted: an image, where the picture begins on it, and how opaque all is.
type brush struct {
	dst   *ebiten.Image
	x, y  float64
	alpha float64
}

func (b brush) draw(p Painter, l ink.List, x, y, alpha float64) {
	p.Draw(b.dst, l, b.x+x, b.y+y, alpha*b.alpha)
}

// within paints nothing outside a rectangle of the picture.
func (b brush) within(r ink.Rect) brush {
	b.dst = b.dst.SubImage(rectangle(r.Shift(b.x, b.y))).(*ebiten.Image)
	return b
}

// warm lights up what is hovered or focused and lets the rest go out.
func (u *UI) warm(t *game.Tick) {
	step := 1.0
	if u.Fade > 0 {
		step = float64(t.Delta) / float64(u.Fade)
	}
	u.moving = false
	for _, it := range u.items {
		if it.Layer != u.top || !it.Live() {
			continue
		}
		now, goal := u.warmth[it.ID], u.goal(it)
		if now == goal {
			continue
		}
		if now < goal {
			now = math.Min(goal, now+step)
		} else {
			now = math.Max(goal, now-step)
		}
		u.warmth[it.ID] = now
		u.moving = u.moving || now != goal
	}
	if u.moving {
		t.Wake(0)
	}
}

func (u *UI) goal(it Item) float64 {
	if it.Enabled() && (u.hover == it.ID || u.showFocus && u.focus == it.ID) {
		return 1
	}
	return 0
}
