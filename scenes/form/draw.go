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
	base, whole *ebiten.Image
	owner       *UI
}

// take makes the canvas belong to a UI at a size, and reports whether its pictures still hold.
func (c *Canvas) take(u *UI, w, h int) bool {
	if c.base != nil && c.base.Bounds() != image.Rect(0, 0, w, h) {
		c.Release()
	}
	if c.base == nil {
		c.base, c.whole = paint.NewTexture(w, h), paint.NewTexture(w, h)
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
	if u.metrics.W <= 0 || u.metrics.H <= 0 {
		return
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
	screen.DrawImage(u.canvas.whole, nil)
	u.drawTip(screen)
}

// composeBase paints everything that looks the same until the next plan.
func (u *UI) composeBase() {
	dst := u.canvas.base
	dst.Clear()
	for _, it := range u.items {
		if !u.changes(it) {
			u.paint(dst, it)
		}
	}
	u.dirtyBase = false
}

// changes reports whether an item can look otherwise without a new plan.
func (u *UI) changes(it Item) bool {
	return it.Layer == u.top && (it.Kind != Decoration || it.In != "")
}

// composeWhole paints what can change on top of the base.
func (u *UI) composeWhole() {
	dst := u.canvas.whole
	dst.Clear()
	dst.DrawImage(u.canvas.base, nil)
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
	u.dirty = false
}

// paint draws one item, cut off at the edges of its scroll area.
func (u *UI) paint(dst *ebiten.Image, it Item) {
	dx, dy := u.offset(it.In)
	if a := u.item(it.In); a != nil {
		if !it.Rect.Shift(dx, dy).Overlaps(a.Rect) {
			return
		}
		dst = clip(dst, a.Rect)
	}
	if it.Kind == Scroll {
		u.painter.Draw(dst, it.Look.Idle, dx, dy, 1)
		u.painter.Draw(dst, u.barLook(it), 0, 0, 1)
		return
	}
	u.paintState(dst, it, dx, dy)
	if it.Kind == Field {
		inside := it.Text.Inset.Shift(dx, dy)
		u.painter.Draw(clip(dst, inside), u.fieldLook(it), dx, dy, 1)
	}
}

// paintState draws an item in the state that it is in.
func (u *UI) paintState(dst *ebiten.Image, it Item, dx, dy float64) {
	warmth := u.warmth[it.ID]
	dy -= it.Lift * ease(warmth)
	active := it.Layer == u.top
	switch look := it.Look; {
	case !it.Enabled() && look.Disabled != nil:
		u.painter.Draw(dst, look.Disabled, dx, dy, 1)
	case active && it.ID != "" && u.press == it.ID && look.Pressed != nil:
		u.painter.Draw(dst, look.Pressed, dx, dy, 1)
	case active && warmth > 0 && look.Hover != nil:
		if warmth < 1 {
			u.painter.Draw(dst, look.Idle, dx, dy, 1)
		}
		u.painter.Draw(dst, look.Hover, dx, dy, ease(warmth))
	default:
		u.painter.Draw(dst, look.Idle, dx, dy, 1)
	}
}

// ease slows a movement down towards its end.
func ease(t float64) float64 { return 1 - (1-t)*(1-t)*(1-t) }

// clip is the part of an image within a rectangle.
func clip(dst *ebiten.Image, r ink.Rect) *ebiten.Image {
	return dst.SubImage(rectangle(r)).(*ebiten.Image)
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
