package form

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// tip is the tooltip: of which item, and since when the pointer or the focus rests there.
type tip struct {
	id    string
	since time.Duration
	lived time.Duration // ticks that were counted since
	began bool
	open  bool
	list  ink.List
}

// wait closes the tooltip until the pointer has rested again.
func (t *tip) wait() { *t = tip{} }

// updateTip opens the tooltip of what is hovered, or focused by key, once that has rested. What a new screen lays under a
// pointer that nobody moves is not asked about.
func (u *UI) updateTip(t *game.Tick) {
	if it := u.item(u.focus); u.unspelt != 0 && it != nil {
		u.tip = tip{id: u.focus, open: true, list: u.tipLook(Item{ID: it.ID, In: it.In, Rect: it.Rect, Reason: unspelt(u.unspelt)})}
		return
	}
	id := ""
	switch {
	case u.hover != "" && u.met:
		id = u.hover
	case u.hover == "" && u.showFocus:
		id = u.focus
	}
	it := u.item(id)
	if it == nil || it.Layer != u.top || it.Tip == "" && it.Reason == "" || u.press != "" {
		u.tip.wait()
		return
	}
	if u.tip.id != id {
		u.tip = tip{id: id}
	}
	if u.tip.began {
		u.tip.lived += t.Delta
	} else {
		u.tip.began, u.tip.since = true, t.Now
	}
	if rested := max(t.Now-u.tip.since, u.tip.lived); rested < u.Rest {
		t.Wake(u.Rest - rested)
		return
	}
	if !u.tip.open {
		u.tip.open = true
		u.tip.list = u.tipLook(*it)
	}
}

// drawTip draws the open tooltip.
func (u *UI) drawTip(screen *ebiten.Image) {
	if u.tip.open {
		u.painter.Draw(screen, u.tip.list, 0, 0, 1)
	}
}

// Tip is the text of the open tooltip, empty if none is open.
func (u *UI) Tip() string {
	it := u.item(u.tip.id)
	switch {
	case !u.tip.open || it == nil:
		return ""
	case u.unspelt != 0:
		return unspelt(u.unspelt)
	}
	if it.Reason != "" {
		return it.Reason
	}
	return it.Tip
}

// tipLook lays the tooltip of an item out.
func (u *UI) tipLook(it Item) ink.List {
	k := Toolkit{Metrics: u.metrics, Measure: u.measure, Keys: u.Keys}
	text, lock := it.Tip, 0.0
	f := k.Font(ink.Sans, 17)
	pad := k.Px(18)
	if it.Reason != "" {
		text, lock = it.Reason, math.Round(f.Size*1.5)
	}
	most := math.Min(k.Px(520)*math.Max(1, u.metrics.Text), k.Screen().W*0.6)
	lines := k.Measure.Wrap(f, text, most)
	width := 0.0
	for _, line := range lines {
		width = math.Max(width, math.Ceil(k.Measure.Width(f, line)))
	}
	gap := 0.0
	if lock > 0 {
		gap = k.Px(10)
	}
	height := math.Max(lock, math.Ceil(float64(len(lines))*f.Size*ink.DefaultLead))
	size := ink.R(0, 0, width+lock+gap+2*pad+1, height+1.6*pad)
	box := u.tipPlace(it, size)
	var l ink.List
	l.Shadow(box, k.Px(14))
	l.Frame("kit/frame-tooltip", box, k.Px(14))
	inner := ink.R(box.X+pad, box.Y+0.8*pad, box.W-2*pad, box.H-1.6*pad)
	if lock > 0 {
		l.Picture("kit/lock", ink.R(inner.X, inner.Y+(inner.H-lock)/2, lock, lock))
		_, inner = inner.CutLeft(lock + gap)
	}
	l.Write(inner, f, ink.Bone, text).Wrap = true
	return l
}

// tipPlace finds the place beside an item where a box covers the least of what reacts.
func (u *UI) tipPlace(it Item, size ink.Rect) ink.Rect {
	at, screen := u.visible(it), u.metrics.Screen()
	away := u.metrics.Px(8)
	cx, cy := at.Center()
	places := []ink.Rect{
		size.Shift(cx-size.W/2, at.Bottom()+away),
		size.Shift(cx-size.W/2, at.Y-away-size.H),
		size.Shift(at.Right()+away, cy-size.H/2),
		size.Shift(at.X-away-size.W, cy-size.H/2),
	}
	best, covered := ink.Rect{}, math.Inf(1)
	for _, r := range places {
		r = inside(r, screen).Round()
		cost := 4 * area(r.Intersect(at))
		for _, other := range u.live() {
			if other.ID != it.ID && other.Enabled() {
				cost += area(r.Intersect(other.at))
			}
		}
		if cost < covered {
			best, covered = r, cost
		}
	}
	return best
}

func area(r ink.Rect) float64 { return r.W * r.H }

// inside moves a box into a larger one.
func inside(r, in ink.Rect) ink.Rect {
	r.X = math.Max(in.X, math.Min(r.X, in.Right()-r.W))
	r.Y = math.Max(in.Y, math.Min(r.Y, in.Bottom()-r.H))
	return r
}
