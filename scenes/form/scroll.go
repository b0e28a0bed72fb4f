package form

import (
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Scrolled is how far an area is scrolled, in device pixels.
func (u *UI) Scrolled(area string) float64 { return u.scroll[area] }

// ScrollTo puts a place of an area's content at the top of its window, as near as that goes.
func (u *UI) ScrollTo(area string, y float64) {
	u.scroll[area] = math.Max(0, y)
	u.stale = true
}

// reach is the farthest that an area can be scrolled.
func reach(area Item) float64 { return math.Max(0, math.Ceil(area.Page.Height-area.Rect.H)) }

func (u *UI) clampScroll(area Item) {
	u.scroll[area.ID] = math.Round(math.Max(0, math.Min(u.scroll[area.ID], reach(area))))
}

// scrollTo scrolls an area and reports whether that moved it.
func (u *UI) scrollTo(area Item, y float64) bool {
	before := u.scroll[area.ID]
	u.scroll[area.ID] = y
	u.clampScroll(area)
	if u.scroll[area.ID] == before {
		return false
	}
	u.tip.wait()
	u.place()
	for _, s := range u.pads.settle() {
		u.sense(s)
	}
	if area.Layer != u.top {
		u.dirtyBase = true
	}
	return true
}

// wheel scrolls the area under the pointer, or under the middle of two fingers.
func (u *UI) wheel(in game.Input) {
	if in.WheelY == 0 && in.PanY == 0 {
		return
	}
	for i := len(u.items) - 1; i >= 0; i-- {
		it := u.items[i]
		if it.Kind == Scroll && it.Layer == u.top && (it.Rect.Contains(in.X, in.Y) || it.Page.Bar.Contains(in.X, in.Y)) {
			u.scrollTo(it, u.scroll[it.ID]-in.WheelY*it.Page.Line-in.PanY)
			return
		}
	}
}

// area is the scroll area that the page keys mean: the one that has the focus or holds it,
// else the first.
func (u *UI) area() *Item {
	if it := u.item(u.focus); it != nil {
		if it.Kind == Scroll {
			return it
		}
		if a := u.item(it.In); a != nil {
			return a
		}
	}
	for i := range u.items {
		if u.items[i].Kind == Scroll && u.items[i].Layer == u.top {
			return &u.items[i]
		}
	}
	return nil
}

func (u *UI) page(k ebiten.Key) {
	a := u.area()
	if a == nil {
		return
	}
	y, leap := u.scroll[a.ID], a.Rect.H-a.Page.Line
	switch k {
	case ebiten.KeyPageUp:
		y -= leap
	case ebiten.KeyPageDown:
		y += leap
	case ebiten.KeyHome:
		y = 0
	case ebiten.KeyEnd:
		y = reach(*a)
	}
	u.scrollTo(*a, y)
}

// reveal scrolls an item into view.
func (u *UI) reveal(it Item) {
	a := u.item(it.In)
	if a == nil {
		return
	}
	y, margin := u.scroll[a.ID], a.Page.Line
	switch {
	case it.Rect.Y-margin < y:
		u.scrollTo(*a, it.Rect.Y-margin)
	case it.Rect.Bottom()+margin > y+a.Rect.H:
		u.scrollTo(*a, it.Rect.Bottom()+margin-a.Rect.H)
	}
}

// showNow scrolls to the item that was asked for.
func (u *UI) showNow() {
	if it := u.item(u.show); it != nil && u.item(it.In) != nil {
		u.scroll[it.In] = it.Rect.Y - u.item(it.In).Rect.H*0.12
		u.show = ""
	}
}

func barID(area string) string { return area + ":bar" }

// bar is the scroll bar of an area as a slider, if there is something to scroll.
func (u *UI) bar(area Item) (placedItem, bool) {
	far := reach(area)
	if far == 0 || area.Page.Bar.Empty() {
		return placedItem{}, false
	}
	return placedItem{Item{
		ID: barID(area.ID), Kind: Slider,
		Range: Range{Max: int(far), Step: int(area.Rect.H * 0.9), Now: int(u.scroll[area.ID]), Knob: u.thumb(area)},
	}, area.Page.Bar}, true
}

// thumb is the length of the moving part of an area's scroll bar.
func (u *UI) thumb(area Item) float64 {
	share := area.Rect.H / math.Max(1, area.Page.Height)
	return math.Max(u.metrics.MinTarget(), math.Round(area.Page.Bar.H*math.Min(1, share)))
}

// barLook draws the scroll bar of an area.
func (u *UI) barLook(area Item) ink.List {
	var l ink.List
	bar := area.Page.Bar
	if reach(area) == 0 || bar.Empty() {
		return nil
	}
	w := math.Max(4, math.Round(u.metrics.Px(10)))
	track := ink.R(bar.X+(bar.W-w)/2, bar.Y, w, bar.H).Round()
	l.Fill(track, ink.Ink.Alpha(0.28), w/2)
	thumb := u.thumb(area)
	y := bar.Y + (bar.H-thumb)*u.scroll[area.ID]/reach(area)
	at := ink.R(track.X, y, w, thumb).Round()
	l.Fill(at, ink.Ink, w/2)
	l.Fill(at.Inset(math.Max(1, u.metrics.Px(2))), ink.GoldDark, w/2)
	return l
}

// goesOn reports whether more of an area lies below what is seen than the air at its foot.
func (u *UI) goesOn(area Item) bool {
	return len(area.Page.More) > 0 && reach(area)-u.scroll[area.ID] > area.Page.Line/2
}

// moreBelow is what says at the foot of an area that more of it lies below: a shade, and across its edge, so that they hide little of what
// can be clicked there, words with an arrow.
func (k Toolkit) moreBelow(area ink.Rect) ink.List {
	f, words := k.Font(ink.SansBold, 15), rules.Say("More below")
	high, arrow := k.Line(f)+2*k.Px(4), k.Line(f)*0.6
	wide := k.Width(f, words) + arrow + 4*k.Px(10)
	at := ink.R(area.X+(area.W-wide)/2, area.Bottom()-high*0.3, wide, high).Round()
	var l ink.List
	const steps = 6
	for i := range steps {
		strip := high * float64(steps-i) / steps
		l.Fill(ink.R(area.X, area.Bottom()-strip, area.W, strip), ink.Ink.Alpha(0.07), 0)
	}
	l.Fill(at, ink.Ink.Alpha(0.9), high/2)
	l.Outline(at, ink.Gold, math.Max(1, k.Px(1.5)), high/2)
	text := ink.R(at.X+k.Px(14), at.Y, k.Width(f, words)+1, high)
	l.Write(text, f, ink.GoldLight, words)
	x, y, line := text.Right()+k.Px(8)+arrow/2, at.Y+high/2, math.Max(1.5, k.Px(2.5))
	l.Line(x-arrow/2, y-arrow/4, x, y+arrow/4, line, ink.GoldLight)
	l.Line(x, y+arrow/4, x+arrow/2, y-arrow/4, line, ink.GoldLight)
	return l
}

// scrollElement tells the probe of an area and how far it is scrolled.
func (u *UI) scrollElement(area Item) game.Element {
	e := area.element(area.Rect, area.ID == u.focus)
	if far := reach(area); far > 0 {
		e.Value = fmt.Sprintf("%.0f %%", 100*u.scroll[area.ID]/far)
	}
	return e
}
