package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// towerAspect is the width of the picture of a Tower for its height; window is where its window lies in it, as
// parts.
const towerAspect = 0.75

var window = ink.R(0.345, 0.375, 0.27, 0.15)

// tower lays the Tower of a seat, whole, cracked or fallen, with the Mage at its window.
func (l *layout) tower(seat rules.Seat, room ink.Rect) {
	t := l.Tower(seat)
	if t == nil || room.Empty() {
		return
	}
	w := math.Min(room.W, room.H*towerAspect)
	h := w / towerAspect
	box := ink.R(room.X+(room.W-w)/2, room.Bottom()-h, w, h).Round()
	b := l.Fresh()
	own := boardkit.Own(box)
	state := "whole"
	switch {
	case t.Points <= 0:
		state = "fallen"
	case t.Points < t.Printed:
		state = "cracked"
	}
	b.Picture("towersiege/towers/"+l.Info(t).ID+"-"+state, own)
	if mage := l.Mage(seat); mage != nil && mage.On == t.ID && t.Points > 0 {
		at := ink.R(own.X+window.X*own.W, own.Y+window.Y*own.H, window.W*own.W, window.H*own.H)
		side := math.Min(at.W, at.H*1.1)
		b.Picture("towersiege/mages/"+l.Info(mage).ID+"-figure", ink.R(at.X+(at.W-side)/2, at.Bottom()-side, side, side))
	}
	if mage := l.Mage(seat); t.Points <= 0 && mage != nil && mage.OnField() {
		l.outside(b, own)
	}
	if l.aimedAt(t.ID) || l.struck(seat) {
		b.Glow(own, ink.Ember.Alpha(0.6), l.Px(14)).Radius = l.Px(8)
		b.Outline(own.Inset(-l.Px(frameWide)), ink.Ember, l.Px(frameWide), l.Px(10))
	}
	l.towerName(b, t, own)
	l.pill(b, t, ink.R(own.X+own.W*0.05, own.Y+own.H*0.86, own.W*0.9, 0), l.level)
	label := rules.Say("%s of %s, %d of %d Integrity Points", l.Info(t).Title(), l.name(seat), t.Points, t.Printed)
	p := l.piece(l.ThingElement(t.ID), box, depthThing, b.List, "place", label)
	if t.Points > 0 {
		p.Exit = stage.Sink
	}
	l.OnBoard(l.ofSeat(p, t))
}

// towerName writes at the foot of a Tower what it is called, where that finds room: the log and questions call it so.
func (l *layout) towerName(b *boardkit.Pen, t *engine.Thing, own ink.Rect) {
	name, f := l.Info(t).Title().String(), l.Font(ink.SerifBold, boardkit.SmallSize)
	pad := l.Gap(boardkit.Tight)
	for l.Width(f, name)+2*pad > own.W && f.Size > l.Metrics.Least() {
		f.Size = math.Max(l.Metrics.Least(), f.Size-0.5)
	}
	w, high := l.Width(f, name)+2*pad, l.Line(f)
	if w > own.W || high > own.H*0.14 {
		return
	}
	at := ink.R(own.X+(own.W-w)/2, own.Bottom()-high-l.Px(6), w, high) // above the frame of what hangs below it
	b.Fill(at.Inset(-math.Max(1, l.Px(1))), ink.Ink.Alpha(0.55), high/2)
	b.Fill(at, ink.Parchment.Alpha(0.9), high/2)
	b.Centred(at, f, ink.Ink, name)
}

// gate lays before a Tower what hangs on it and on who is inside it, in at most half its room, and returns
// the room that is left.
func (l *layout) gate(seat rules.Seat, room ink.Rect) ink.Rect {
	t := l.Tower(seat)
	if t == nil || room.Empty() {
		return room
	}
	items := l.carried(t)
	if len(items) == 0 {
		return room
	}
	side := math.Max(l.Metrics.MinTarget(), math.Min(l.Px(50), room.W/4))
	rows := max(1, int(room.H*0.5/side))
	across := max(1, int(room.W/side), (len(items)+rows-1)/rows)
	strip, rest := room.CutBottom(side * float64((len(items)+across-1)/across))
	l.items(items, strip, side, across)
	return rest
}

// outside says on a ruin that its Mage has no roof any more.
func (l *layout) outside(b *boardkit.Pen, own ink.Rect) {
	f := l.Font(ink.SansBold, boardkit.SmallSize)
	word := rules.Say("Outside")
	at := boardkit.Around(own.W/2, own.H*0.3, l.Width(f, word)+2*l.Gap(boardkit.Close), l.Line(f)+l.Gap(boardkit.Tight))
	if at.W > own.W || at.Bottom() > own.H {
		return
	}
	b.Inked(at, ink.OxbloodDark, 1.5, 5)
	b.Centred(at, f, ink.Bone, word)
}
