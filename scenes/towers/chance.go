package towers

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// span is the chances of a blow on a seat, over all who may meet it.
type span struct{ least, most float64 }

// targets are what the board writes on targets while a choice is being clicked: of each thing the chance that the blow costs it
// what it can lose, and of each seat that over all who may meet it.
type targets struct {
	things map[engine.ThingID]float64
	seats  map[rules.Seat]span
	holds  bool // they are the chances that a defender holds
}

// spare leaves without a frame what of one's own could be hit by what strikes or destroys, as long as something of others can
// be: it can be clicked, but it is not offered.
func (l *layout) spare() {
	if l.Mode != table.Asking || l.Asker != l.me {
		return
	}
	var own []rules.Element
	others := false
	for _, el := range l.Next {
		t := l.thingOf(el)
		if t == nil || !slices.ContainsFunc(l.Path.Beyond(el), l.harms) {
			continue
		}
		if others = others || t.Owner != l.me; t.Owner == l.me {
			own = append(own, el)
		}
	}
	if others {
		l.Out.Quiet = own
	}
}

// harms reports whether a choice takes aim at what it strikes or destroys, once that alone is left to be clicked.
func (l *layout) harms(c rules.Choice) bool {
	switch way := l.Way(c); {
	case len(way) == 0 || l.thingOf(way[len(way)-1]) == nil || len(l.Chosen)+1 < len(way):
		return false
	case c.Verb == engine.CastMagic:
		return l.Content.At(content.Card(c.Args[0])).Kind == content.Attack
	case c.Verb == engine.Use:
		return l.Info(l.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]].Attacks()
	case c.Verb == engine.Pick:
		return l.shooting()
	}
	return c.Verb == engine.Direct
}

// weigh finds the chances on all that can be clicked next: where somebody blocks, the chance that it holds, else once something
// has been picked, or the next target of a volley is, the chance of the blow.
func (l *layout) weigh() {
	l.odd = targets{things: map[engine.ThingID]float64{}, seats: map[rules.Seat]span{}, holds: l.Asked == engine.AskDefender}
	if l.Mode != table.Asking || l.Nobody || l.Asker != l.me || len(l.Chosen) == 0 && !l.odd.holds && !l.shooting() {
		return
	}
	for _, el := range l.Next {
		if el.Kind() != "seat" && el.Kind() != "thing" || slices.Contains(l.Out.Quiet, el) {
			continue
		}
		c, ok := l.Path.Aim(el)
		if !ok {
			continue
		}
		odds, ok := l.at(c).Odds(c)
		if !ok {
			continue
		}
		if seat, ok := l.seatOf(el); ok {
			l.onSeat(seat, odds, el == l.Hover)
		} else if t := l.thingOf(el); t != nil {
			l.odd.things[t.ID] = l.chanceOn(t, odds)
		}
	}
	for el, c := range l.shots() {
		if odds, ok := l.at(c).Odds(c); ok {
			t := l.thingOf(el)
			l.odd.things[t.ID] = l.chanceOn(t, odds)
		}
	}
}

// shooting reports whether the next target of shots is asked for.
func (l *layout) shooting() bool {
	a := l.action()
	return l.Asked == engine.AskTargets && a != nil && l.Effect(a).Verb == content.Strike
}

// seatOf is the seat that an element names.
func (l *layout) seatOf(el rules.Element) (rules.Seat, bool) {
	for seat := range rules.Seat(l.Count) {
		if engine.SeatElement(seat) == el {
			return seat, true
		}
	}
	return rules.NoSeat, false
}

// thingOf is the thing that an element names; nil if it names none.
func (l *layout) thingOf(el rules.Element) *engine.Thing {
	for i := range l.Things {
		if l.ThingElement(l.Things[i].ID) == el {
			return &l.Things[i]
		}
	}
	return nil
}

// chanceOn is the chance that a thing loses what it can lose: a creature its life, what has several points one of them; where it
// is asked to block, that it does not.
func (l *layout) chanceOn(t *engine.Thing, odds []advice.Odds) float64 {
	most := 0.0
	for i := range odds {
		for _, loss := range odds[i].Losses {
			if loss.Thing == t.ID {
				most = math.Max(most, lost(loss))
			}
		}
	}
	if l.odd.holds {
		return 1 - most
	}
	return most
}

// onSeat takes in the chances of a blow on a seat; of each who may meet it its own, once the seat is pointed at: who meets it is not
// chosen by who attacks.
func (l *layout) onSeat(seat rules.Seat, odds []advice.Odds, pointed bool) {
	at := span{least: 1}
	for i := range odds {
		t, loss := l.met(&odds[i])
		if t == nil {
			continue
		}
		if pointed || len(odds) == 1 || l.Tower(seat) == t {
			l.odd.things[t.ID] = lost(loss)
		}
		at.least, at.most = math.Min(at.least, lost(loss)), math.Max(at.most, lost(loss))
	}
	if at.least <= at.most {
		l.odd.seats[seat] = at
	}
}

// pill writes the chance on a thing at the left upper edge of its plate, or of its picture: that it is hit, ember where it is
// aimed at; where it is asked to block that it loses nothing, in another colour and with another sign. It says what of: without a sign
// or above what hangs there, if it must be. The Tower of a seat that can be struck has one tag, that of the seat.
func (l *layout) pill(b *boardkit.Pen, t *engine.Thing, edge ink.Rect, f ink.Font) {
	chance, ok := l.odd.things[t.ID]
	if !ok && l.takes(t) {
		l.sticker(b, t, edge, f, rules.Say("Hand it over"))
		return
	}
	if n := l.turnOf(t); n > 0 {
		l.sticker(b, t, edge, f, strconv.Itoa(n))
		return
	}
	if _, tagged := l.odd.seats[t.Owner]; !ok || tagged && t.ID == l.Players[t.Owner].Tower {
		return
	}
	percent := percentWords(chance)
	icon, long := "towersiege/icons/melee", rules.Say("gone %s", percent) // as the odds say it
	if t.Points > 1 {
		long = rules.Say("hurt %s", percent)
	}
	if l.odd.holds {
		icon, long = statIcon(content.DL), rules.Say("holds %s", percent)
	}
	h := l.Line(f) + l.Px(2)
	beside, above := edge.W-l.Px(6)-l.hanging(t, f), edge.W-l.Px(6)
	form := pillForm{icon: icon, text: long}
	w := l.pillWide(form, f, h)
	if w > beside && (w > above || !l.Creature(t)) { // its colour says which chance it is
		form.icon = ""
		w = l.pillWide(form, f, h)
	}
	if w > above {
		form = pillForm{icon: icon, text: percent}
		w = l.pillWide(form, f, h)
	}
	at := ink.R(edge.X+l.Px(4), edge.Y-h-l.Px(3), w, h) // clear of the light around a plate, and of a frame around the whole
	if w > beside && l.Creature(t) {                    // above what hangs there
		at.Y -= math.Max(l.Metrics.MinTarget(), h) - l.Px(2)
	}
	color := l.pillGround(b, t, at)
	in := ink.R(at.X+l.Px(4), at.Y, at.W-l.Px(10), at.H)
	if form.icon != "" {
		in = b.Icon(in, form.icon, h*0.86, l.Px(2))
	}
	b.Centred(in, f, color, form.text)
}

// takes reports whether a click on a creature hands it the Item that has been picked (TS-ITM-14).
func (l *layout) takes(t *engine.Thing) bool {
	el := l.ThingElement(t.ID)
	if l.Mode != table.Asking || len(l.Chosen) == 0 || l.Asker != l.me || !l.Can(el) {
		return false
	}
	c, ok := l.Path.Aim(el)
	return ok && c.Verb == engine.MoveItem
}

// sticker writes at the left upper edge of the plate of a creature what a click there does: above what hangs there, if it has no room
// beside it.
func (l *layout) sticker(b *boardkit.Pen, t *engine.Thing, edge ink.Rect, f ink.Font, text string) {
	w, h := l.pillWide(pillForm{text: text}, f, 0), l.Line(f)+l.Px(2)
	if room := edge.W - l.Px(6); w > room {
		f.Size = math.Max(l.Metrics.Least(), f.Size*room/w)
		w = l.pillWide(pillForm{text: text}, f, 0)
	}
	at := ink.R(edge.X+l.Px(4), edge.Y-h-l.Px(3), w, h)
	if w > edge.W-l.Px(6)-l.hanging(t, f) {
		at.Y -= math.Max(l.Metrics.MinTarget(), h) - l.Px(2)
	}
	b.Fill(at.Inset(-l.Px(2)), ink.Gold, at.H)
	b.Fill(at, ink.ParchmentLight, at.H/2)
	b.Centred(at, f, ink.Ink, text)
}

// tilePill writes the chance on a tile across its head, where another tile lies beside it: the number alone.
func (l *layout) tilePill(b *boardkit.Pen, t *engine.Thing, own ink.Rect) {
	chance, ok := l.odd.things[t.ID]
	if !ok {
		return
	}
	f, text := l.level, percentWords(chance)
	room := own.W - 2*l.Px(2)
	if w := l.Width(f, text) + l.Px(6); w > room {
		f.Size *= room / w
	}
	at, _ := own.Inset(l.Px(2)).CutTop(l.Line(f))
	b.Centred(at, f, l.pillGround(b, t, at), text)
}

// pillGround lays the ground of a pill, and returns the colour of what is written on it.
func (l *layout) pillGround(b *boardkit.Pen, t *engine.Thing, at ink.Rect) ink.Color {
	rim, ground, color := b.Tones.Danger.Plain, ink.ParchmentLight, ink.Ink
	switch {
	case l.odd.holds:
		rim, ground, color = ink.ParchmentLight, ink.VerdigrisDark, ink.ParchmentLight
	case l.aimedAt(t.ID):
		ground, color = ink.EmberDark, ink.ParchmentLight
	}
	b.Fill(at.Inset(-l.Px(2)), rim, at.H)
	b.Fill(at, ground, at.H/2)
	return color
}

// pillForm is what a pill says: after a sign or without one.
type pillForm struct{ icon, text string }

// pillWide is how wide a pill of a height is.
func (l *layout) pillWide(form pillForm, f ink.Font, h float64) float64 {
	w := l.Width(f, form.text) + l.Px(12)
	if form.icon != "" {
		w += h
	}
	return w
}

// hanging is how much of the upper edge of a plate is taken by what hangs there.
func (l *layout) hanging(t *engine.Thing, f ink.Font) float64 {
	w := 0.0
	if n := len(l.hung(t.ID)); n > 0 {
		w += l.Metrics.MinTarget() * float64(min(n, 2))
	}
	if l.Level(t, content.PL) > 0 {
		w += f.Size*1.2 + l.Width(f, "55") + l.Px(6)
	}
	return w
}

// seatPills write on each seat that can be struck the range of its chances, over its Tower.
func (l *layout) seatPills(halves []half) {
	for i := range halves {
		h := &halves[i]
		at, ok := l.odd.seats[h.seat]
		if !ok {
			continue
		}
		chance := percentWords(at.most)
		if low := percentWords(at.least); low != chance {
			chance = spanned(at)
		}
		text := rules.Say("hurts %s", chance)
		f := l.level
		f.Size = math.Min(f.Size*1.15, l.Font(ink.SansBold, 19.5).Size)
		hi := l.Line(f) + l.Px(8)
		w := l.Width(f, text) + hi + l.Px(16)
		x := math.Min(h.tower.X+h.tower.W/2-w/2, h.box.Right()-w-l.Px(6))
		box := ink.R(math.Max(h.box.X+l.Px(4), x), h.tower.Y, w, hi).Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		aimed := l.struck(h.seat)
		ground, rim := ink.RGB(0x231A13), ink.GoldDark
		switch {
		case aimed:
			ground, rim = ink.EmberDark, ink.EmberLight
			b.Glow(own, ink.Ember.Alpha(0.8), l.Px(12)).Radius = hi / 2
		case l.Bright(engine.SeatElement(h.seat)):
			rim = ink.GoldLight
		}
		b.Fill(own, rim, hi/2)
		b.Fill(own.Inset(math.Max(1, l.Px(2))), ground, hi/2)
		in := ink.R(own.X+l.Px(8), own.Y, own.W-l.Px(16), own.H)
		b.Centred(b.Icon(in, "towersiege/icons/melee", hi*0.72, l.Px(4)), f, ink.ParchmentLight, text)
		label := rules.Say("%s: %s", l.name(h.seat), text)
		if chance != percentWords(at.most) {
			label = rules.Say("%s: %s, by who meets it", l.name(h.seat), text)
		}
		l.OnBoard(stage.Piece{ID: rules.Element("chance:" + strconv.Itoa(int(h.seat))), Box: box, Depth: depthOver, Look: b.List, Fixed: true,
			Label: label, For: engine.SeatElement(h.seat)})
	}
}
