package table

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// shown reports whether an element is on the screen.
func (sc *scene) shown(el rules.Element) bool { _, there := sc.box(el); return there }

// insists is what stands out of what a click is waited for on, once clicks have missed it.
func (m *mentor) insists(meant []rules.Element) []rules.Element {
	switch {
	case !m.strong:
		return nil
	case slices.Contains(meant, m.point):
		return []rules.Element{m.point}
	}
	return slices.Clone(meant)
}

// light marks what the mentor speaks of: it glows only where a click is waited for.
func (sc *scene) light(m *mentor) {
	if m == nil {
		return
	}
	for _, el := range m.lit {
		if !sc.shown(el) && sc.frame.folded {
			if el = idTracks; !sc.shown(el) { // it lies in a drawer
				el = idLog
			}
		}
		mark := sc.marks[el]
		switch {
		case mark.State&stage.Chosen != 0:
			continue
		case mark.Can() || sc.moment.Means(el):
			mark.State |= stage.Lit | stage.Meant
			if m.strong && (m.point == "" || el == m.point) {
				mark.State |= stage.Hinted
			}
		case sc.beneath(el):
			mark.State &^= stage.Lit
		default:
			mark.State |= stage.Lit | stage.Told
		}
		sc.marks[el] = mark
	}
}

// calm has nothing of the table glow where a lesson is over: all of it can be clicked still, and the buttons on the card shine.
func (sc *scene) calm() {
	for el, mark := range sc.marks {
		if mark.State&stage.Legal != 0 {
			mark.State = mark.State&^(stage.Legal|stage.Sensible|stage.Lit|stage.Meant) | stage.Enabled
			sc.marks[el] = mark
		}
	}
}

// hides reports whether the open drawer lies over something that the mentor lights.
func (sc *scene) hides(m *mentor) bool {
	return m != nil && slices.ContainsFunc(sc.pieces, func(p stage.Piece) bool {
		return p.Depth < depthSheet && slices.Contains(m.lit, p.ID) && sc.onScreen(&p).Overlaps(sc.frame.sheet)
	})
}

// beneath reports whether a tray hides much of an element: what it asks about comes first, and what is spoken of is lit again
// when it is gone.
func (sc *scene) beneath(el rules.Element) bool {
	const much = 0.1
	var box ink.Rect
	for i := range sc.pieces {
		p := &sc.pieces[i]
		switch tray := p.Depth >= depthTray && p.Depth < depthSheet; {
		case p.ID == el && tray:
			return false
		case p.ID == el:
			box = sc.onScreen(p)
		case tray && p.Solid && !box.Empty():
			if both := box.Intersect(p.Box); both.W*both.H > much*box.W*box.H {
				return true
			}
		}
	}
	return false
}

// standsFor is what lies on a tray as the sign of what the tray hides; empty: nothing does.
func (sc *scene) standsFor(el rules.Element) rules.Element {
	for i := range sc.pieces {
		if p := &sc.pieces[i]; p.For == el && p.Depth >= depthTray && p.Depth < depthSheet {
			return p.ID
		}
	}
	return ""
}
