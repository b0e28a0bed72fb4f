package form

import (
	"math"

	"portcullis/scenes/ink"
)

// keepFocus keeps the focus where it was in a new plan. A dialog takes it and gives it
// back.
func (u *UI) keepFocus() {
	top := Top(u.items)
	switch {
	case top > u.top:
		u.parked[u.top] = u.focus
		if it := u.item(u.focus); it == nil || it.Layer != top {
			u.move("")
		}
	case top < u.top:
		if it := u.item(u.focus); it == nil || it.Layer != top {
			u.move(u.parked[top])
		}
	}
	u.top = top
	if it := u.item(u.focus); u.focus != "" && (it == nil || it.Layer != top || !u.takesFocus(*it)) {
		u.move("")
	}
	if it := u.item(u.focus); it != nil && it.Kind == Field && u.editor != nil && u.editor.String() != it.Text.Now {
		u.editor.Set(it.Text.Now)
	}
	if e := u.editing(); e != nil && u.selectNext {
		e.SelectAll()
		u.selectNext = false
	}
}

func (u *UI) takesFocus(it Item) bool {
	return it.Live() || it.Kind == Scroll && it.Page.Reads
}

// move puts the focus on an item.
func (u *UI) move(id string) {
	if id == u.focus {
		return
	}
	u.focus = id
	u.leaveField()
}

// editing is the editor of the focused field, nil if no field has the focus.
func (u *UI) editing() *Editor {
	it := u.item(u.focus)
	if it == nil || it.Kind != Field || !it.Enabled() {
		return nil
	}
	if u.editor == nil {
		u.editor = NewEditor(it.Text.Now, it.Text.Max)
	}
	return u.editor
}

// order is the focus order: the items of the top layer as the plan lists them.
func (u *UI) order() []Item {
	var list []Item
	for _, it := range u.items {
		if it.Layer == u.top && u.takesFocus(it) {
			list = append(list, it)
		}
	}
	return list
}

// walk moves the focus by one place in the order, round at its ends.
func (u *UI) walk(by int) {
	list := u.order()
	if len(list) == 0 {
		return
	}
	next := 0
	if by < 0 {
		next = len(list) - 1
	}
	for i, it := range list {
		if it.ID == u.focus {
			next = (i + by + len(list)) % len(list)
		}
	}
	u.arrive(list[next])
}

// arrive puts the focus on an item by key and scrolls it into view.
func (u *UI) arrive(it Item) {
	u.move(it.ID)
	u.showFocus = true
	u.reveal(it)
}

// direction is one of the four that arrow keys point in.
type direction struct{ dx, dy float64 }

// toward moves the focus to the nearest item in a direction, and reports whether there is
// one. With no focus it goes to the primary item, or the first.
func (u *UI) toward(d direction) bool {
	list := u.order()
	from := u.item(u.focus)
	if from == nil {
		for _, it := range list {
			if it.Primary {
				u.arrive(it)
				return true
			}
		}
		u.walk(1)
		return len(list) > 0
	}
	beside := func(it Item) bool { return from.In != "" && it.In == from.In }
	anywhere := func(it Item) bool { return it.In == from.In || !u.visible(it).Empty() } // what an area does not show lies nowhere
	it, ok := u.nearest(*from, list, d, beside)
	if !ok { // an area is left at its ends
		it, ok = u.nearest(*from, list, d, anywhere)
	}
	if area := u.item(from.In); ok && area != nil && d.dx != 0 && it.In != from.In && !level(u.where(*from), u.where(it)) {
		if other, there := u.nearest(*area, list, d, anywhere); there { // beside the area, as nothing is beside the row
			it = other
		}
	}
	if ok {
		u.arrive(it)
	}
	return ok
}

// level reports whether two places lie side by side.
func level(a, b ink.Rect) bool { return gap(a.Y, a.Bottom(), b.Y, b.Bottom()) < 0 }

// nearest is the item of a list that lies nearest in a direction.
func (u *UI) nearest(from Item, list []Item, d direction, wanted func(Item) bool) (best Item, ok bool) {
	cost, at := math.Inf(1), u.where(from)
	for _, it := range list {
		if it.ID == from.ID || !wanted(it) {
			continue
		}
		if c, there := d.cost(at, u.where(it)); there && c < cost {
			best, cost, ok = it, c, true
		}
	}
	return best, ok
}

// cost is how far it is from one place to another if one goes in direction d only; what
// lies aside counts more than what lies ahead, most beside a row: the next in the row is meant.
func (d direction) cost(from, to ink.Rect) (float64, bool) {
	ahead, aside := gap(from.Y, from.Bottom(), to.Y, to.Bottom()), gap(from.X, from.Right(), to.X, to.Right())
	fx, fy := from.Center()
	tx, ty := to.Center()
	along, across, off := (ty-fy)*d.dy, math.Abs(tx-fx), 3.0
	if d.dx != 0 {
		ahead, aside = aside, ahead
		along, across, off = (tx-fx)*d.dx, math.Abs(ty-fy), 5
	}
	if along <= 1 || ahead <= -1 {
		return 0, false
	}
	return math.Max(0, ahead) + off*math.Max(0, aside) + 0.05*across, true
}

// gap is the distance between two stretches of a line, negative if they overlap.
func gap(a0, a1, b0, b1 float64) float64 { return math.Max(b0-a1, a0-b1) }

// Told is what is to be said of the focused item beside its label, value and reason.
func (u *UI) Told() []string {
	it := u.item(u.focus)
	if it == nil || it.Layer != u.top || it.Tip == "" {
		return nil
	}
	return []string{it.Tip}
}
