package form

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/keymap"
)

// pointerEvents lets the widgets follow the pointer and turns what they tell into events.
func (u *UI) pointerEvents(in game.Input) []Event {
	if in.Moved || in.Pressed {
		u.tip.wait()
		u.met = true
	}
	if in.Pressed {
		u.showFocus = false
	}
	u.wheel(in)
	var events []Event
	for _, s := range u.pads.follow(in) {
		if e, ok := u.sense(s); ok {
			events = append(events, e)
		}
	}
	u.senseSliders(in)
	u.selectTo(in)
	events = append(events, u.drags(in)...)
	if it := u.item(u.hover); in.SecondPressed && it != nil && it.Tells {
		events = append(events, Event{ID: it.ID, Act: Read})
	}
	if it := u.item(u.press); in.Released && it != nil && it.Kind == Slider {
		u.press = ""
	}
	return events
}

// pointing tells of the item that the pointer or the focus has come upon.
func (u *UI) pointing() []Event {
	id := u.hover
	if id == "" && u.showFocus {
		id = u.focus
	}
	if id == u.pointed {
		return nil
	}
	u.pointed = id
	if it := u.item(id); it != nil && it.Tells {
		return []Event{{ID: id, Act: Point}}
	}
	return nil
}

// senseSliders finds the slider under the pointer. The knob of an ebitenui slider hides
// the pointer from the slider itself, so its own signals do not tell.
func (u *UI) senseSliders(in game.Input) {
	for _, it := range u.live() {
		if it.Kind != Slider {
			continue
		}
		inside := it.at.Contains(in.X, in.Y)
		switch {
		case inside && !in.Down:
			u.hover = it.ID
		case !inside && u.hover == it.ID:
			u.hover = ""
		}
		if inside && in.Pressed && it.Enabled() {
			u.press = it.ID
			u.move(it.ID)
			u.loose = !u.pads.onKnob(it)
		}
		if u.press == it.ID && u.loose && (in.Pressed || in.Down) {
			u.pads.jump(it)
		}
	}
}

// sense takes in what a widget told.
func (u *UI) sense(s signal) (Event, bool) {
	it := u.item(s.id)
	if it == nil || it.Kind == Slider {
		return Event{}, false
	}
	switch s.what {
	case entered:
		u.hover = s.id
	case left:
		if u.hover == s.id {
			u.hover = ""
		}
	case pressed:
		u.press = s.id
		u.move(s.id)
		u.caretTo(*it)
	case released:
		if u.press == s.id {
			u.press = ""
		}
	case clicked:
		if it.Enabled() && it.Kind != Field {
			return Event{ID: s.id, Act: Press}, true
		}
	}
	return Event{}, false
}

// drags turns the places of sliders into events, and those of scroll bars into scrolling.
func (u *UI) drags(in game.Input) []Event {
	var events []Event
	for _, it := range u.items {
		if it.Layer != u.top {
			continue
		}
		switch it.Kind {
		case Slider:
			if w := u.pads.byID[it.ID]; w == nil || !it.Enabled() {
				continue
			}
			let := u.press == it.ID && in.Released
			if now := it.Range.snap(u.pads.slid(it.ID)); now != it.Range.Now || let {
				events = append(events, Event{ID: it.ID, Act: Slide, Number: now, Held: u.press == it.ID && !let})
			}
		case Scroll:
			if u.pads.byID[barID(it.ID)] != nil {
				u.scrollTo(it, float64(u.pads.slid(barID(it.ID))))
			}
		}
	}
	return events
}

// snap is the nearest value that the slider stops at.
func (r Range) snap(v int) int {
	if r.Step > 1 {
		v = r.Min + int(math.Round(float64(v-r.Min)/float64(r.Step)))*r.Step
	}
	return max(r.Min, min(v, r.Max))
}

// keyEvents walks the focus, presses, types and scrolls. Each key finds the screen as the
// one before left it. Characters are for the field that is being edited when they come; a key
// of the same tick that the field does not take, such as Enter, comes after them.
func (u *UI) keyEvents(in game.Input, handle func(Event)) {
	var runes []rune
	if e := u.editing(); e != nil {
		if in.Written != nil {
			before := e.String()
			e.Replace(string(u.spelt([]rune(in.Written.Text))), in.Written.Caret)
			u.tell(u.typed(before), handle)
		}
		runes = in.Runes
	}
	for _, k := range in.Keys {
		if e := u.editing(); e != nil {
			before := e.String()
			if !e.leaves(k) && e.Key(k) {
				u.unspelt = 0
				u.tell(u.typed(before), handle)
				continue
			}
			if k.Code == ebiten.KeySpace {
				continue // it arrives as a character
			}
			u.write(runes, handle)
			runes = nil
		}
		if e, ok := u.key(k); ok {
			u.tell([]Event{e}, handle)
		}
	}
	u.write(runes, handle)
}

// write types characters into the field that has the focus.
func (u *UI) write(runes []rune, handle func(Event)) {
	if e := u.editing(); e != nil && len(runes) > 0 {
		before := e.String()
		e.Type(u.spelt(runes))
		u.tell(u.typed(before), handle)
	}
}

func (u *UI) typed(before string) []Event {
	if now := u.editor.String(); now != before {
		return []Event{{ID: u.focus, Act: Type, Text: now}}
	}
	return nil
}

// key is what a key does that no field takes.
func (u *UI) key(k game.Key) (Event, bool) {
	switch u.Keys.Does(k, keymap.Menus) {
	case keymap.Look:
		return u.told(Read)
	case keymap.Less:
		return u.told(Less)
	}
	switch k.Code {
	case ebiten.KeyEscape:
		return Event{Act: Back}, true
	case ebiten.KeyTab:
		if k.Shift {
			u.walk(-1)
		} else {
			u.walk(1)
		}
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace:
		return u.enter(k)
	case ebiten.KeyArrowLeft:
		return u.sideways(-1)
	case ebiten.KeyArrowRight:
		return u.sideways(1)
	case ebiten.KeyArrowUp:
		u.upDown(-1)
	case ebiten.KeyArrowDown:
		u.upDown(1)
	case ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyHome, ebiten.KeyEnd:
		u.page(k.Code)
	}
	return Event{}, false
}

// told is what a key does to the item that has the focus, if that Tells.
func (u *UI) told(a Act) (Event, bool) {
	it := u.item(u.focus)
	return Event{ID: u.focus, Act: a}, it != nil && it.Tells
}

// enter presses what has the focus, or else the primary item.
func (u *UI) enter(k game.Key) (Event, bool) {
	it := u.item(u.focus)
	if it == nil && k.Code != ebiten.KeySpace {
		for _, other := range u.order() {
			if other.Primary {
				it = u.item(other.ID)
			}
		}
	}
	switch {
	case it == nil || !it.Enabled():
		return Event{}, false
	case it.Kind == Field:
		return Event{ID: it.ID, Act: Submit, Text: it.Text.Now}, true
	case it.Kind == Scroll:
		u.page(ebiten.KeyPageDown)
		return Event{}, false
	case it.Kind == Slider:
		return Event{}, false
	}
	return Event{ID: it.ID, Act: Press}, true
}

// sideways moves a focused slider, or else the focus.
func (u *UI) sideways(by int) (Event, bool) {
	if it := u.item(u.focus); it != nil && it.Kind == Slider && it.Enabled() {
		now := it.Range.snap(it.Range.Now + by*max(1, it.Range.Step))
		return Event{ID: it.ID, Act: Slide, Number: now}, now != it.Range.Now
	}
	u.toward(direction{dx: float64(by)})
	return Event{}, false
}

// upDown scrolls a text that has the focus until its end, or else moves the focus, or else
// scrolls.
func (u *UI) upDown(by float64) {
	it := u.item(u.focus)
	if it != nil && it.Kind == Scroll && u.scrollTo(*it, u.scroll[it.ID]+by*it.Page.Line) {
		return
	}
	if u.toward(direction{dy: by}) {
		return
	}
	if area := u.area(); area != nil {
		u.scrollTo(*area, u.scroll[area.ID]+by*area.Page.Line)
	}
}
