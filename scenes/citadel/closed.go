package citadel

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// closes reports whether a place cannot be used: an Event closes it, or another hero is on the Catapult.
func (p *position) closes(el rules.Element) bool {
	return slices.ContainsFunc(p.Closed, func(c bsieged.Closure) bool { return c.At == el })
}

// closer is the Event that closes a place; -1: none.
func (p *position) closer(el rules.Element) int {
	for _, c := range p.Closed {
		if c.At == el && c.Event >= 0 {
			return c.Event
		}
	}
	return -1
}

// closedWords say so of a place, after its name; empty: it is open.
func (p *position) closedWords(el rules.Element) string {
	i := slices.IndexFunc(p.Closed, func(c bsieged.Closure) bool { return c.At == el })
	switch {
	case i < 0:
		return ""
	case p.Closed[i].Event < 0:
		return rules.Say(", taken")
	}
	return rules.Say(", closed: %s", p.set.Events[p.Closed[i].Event].Told())
}

// lock is the mark of a place that is closed: it lies darkened, with a lock in its middle.
func (l *layout) lock(b *boardkit.Pen, r ink.Rect) {
	b.Disc(r.Middle().Around(r.W*0.62, r.W*0.62), ink.Ink.Alpha(0.62))
	side := r.W * 0.44
	b.Picture("kit/lock", r.Middle().Around(side, side))
}
