package form

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
	"portcullis/scenes/paint"
)

// Canvas is the images that a screen is composed in before it is shown: one for what does
// not change between two plans, one for the whole.
type Canvas struct {
	base, whole *paint.Pane
	owner       *UI
}

// take makes the canvas belong to a UI at a size, and reports whether its pictures still hold.
func (c *Canvas) take(u *UI, w, h int) bool {
	if c.base != nil && c.base.Size() != image.Pt(w, h) {
		c.Release()
	}
	if c.base == nil {
		c.base, c.whole = paint.NewPane(w, h), paint.NewPane(w, h)
		c.owner = nil
	}
	mine := c.owner == u
	c.owner = u
	return mine
}

// Release lets go of the images, until a screen is shown again.
func (c *Canvas) Release() {
	if c.base != nil {
		c.base.Deallocate()
		c.whole.Deallocate()
	}
	*c = Canvas{}
}

// Draw shows the screen. It composes it anew only if something has changed.
func (u *UI) Draw(screen *ebiten.Image) {
	if !u.Compose() {
		return
	}
	u.canvas.whole.Show(screen, screen.Bounds(), 1, ebiten.BlendSourceOver)
	u.drawTip(screen)
}

// Compose makes the images of the screen ready to be shown, if something has changed. false: the screen was not laid out.
func (u *UI) Compose() bool {
	if u.metrics.W <= 0 || u.metrics.H <= 0 {
		return false
	}
	u.painter.SetUnit(u.metrics.Unit())
	if !u.canvas.take(u, u.metrics.W, u.metrics.H) {
		u.dirtyBase, u.dirty = true, true
	}
	if u.dirtyBase {
		u.composeBase()
	}
	if u.dirty {
		u.composeWhole()
	}
	return true
}

// composeBase paints everything that looks the same until the next plan.
func (u *UI) composeBase() {
	all := image.Rectangle{Max: u.canvas.base.Size()}
	u.canvas.base.Clear(all)
	u.canvas.base.Each(all, func(dst *ebiten.Image, x, y float64) {
		for _, it := range u.items {
			if !u.changes(it) {
				u.paint(brush{dst, x, y}, it)
			}
		}
	})
	u.painter.Finish()
	u.dirtyBase = false
}

// changes reports whether an item can look otherwise without a new plan.
func (u *UI) changes(it Item) bool {
	return it.Layer == u.top && (it.Kind != Decoration || it.In != "")
}

// composeWhole paints what can change on top of the base.
func (u *UI) composeWhole() {
	u.canvas.whole.Copy(u.canvas.base)
	u.canvas.whole.Each(image.Rectangle{Max: u.canvas.whole.Size()}, func(dst *ebiten.Image, x, y float64) { u.paintChanging(brush{dst, x, y}) })
	u.painter.Finish()
	u.dirty = false
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

// brush is a part of a picture that is painted: an image, and where the picture begins on it.
type brush struct {
	dst  *ebiten.Image
	x, y float64
}

func (b brush) draw(p Painter, l ink.List, x, y, alpha float64) {
	p.Draw(b.dst, l, b.x+x, b.y+y, alpha)
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
		u.dirty = true
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
