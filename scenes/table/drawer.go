package table

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/stage"
)

// mostInDrawer is how many lines a tooltip tells of a drawer that is closed.
const mostInDrawer = 12

// drawerNote is what a drawer that is closed holds, for who points at its tab: what has no room in a narrow window is not farther
// away than that.
func (t *Table) drawerNote(id rules.Element, m Moment) (note, bool) {
	d, ok := map[rules.Element]drawer{idTracks: leftDrawer, idLog: rightDrawer}[id]
	if !ok || d == t.drawer {
		return note{}, false
	}
	n := note{about: id, title: rules.Say("In here")}
	v := view{kit: t.kit(), board: t.config.Board, moment: m, path: t.path}
	f := divide(v.kit, v.wants(), d)
	m.Room = f.Room
	plan := v.board.Layout(m)
	held := plan.Left
	if d == rightDrawer {
		held = slices.Concat(plan.Panel, plan.Foot)
	}
	n.body = told(held)
	if len(n.body) == 0 {
		n.body = []string{rules.Say("What has happened.")}
	}
	return n, true
}

// told is what pieces say in words, from the upper left on; not what lies on others that say something.
func told(pieces []stage.Piece) (words []string) {
	var saying []stage.Piece
	for _, p := range pieces {
		if p.Label != "" && p.Role != "" {
			saying = append(saying, p)
		}
	}
	slices.SortStableFunc(saying, func(a, b stage.Piece) int {
		if a.Box.Y != b.Box.Y {
			return int(a.Box.Y - b.Box.Y)
		}
		return int(a.Box.X - b.Box.X)
	})
	for _, p := range saying {
		on := slices.ContainsFunc(saying, func(q stage.Piece) bool {
			return q.ID != p.ID && q.Box.Intersect(p.Box) == p.Box && q.Box != p.Box
		})
		if !on && !slices.Contains(words, p.Label) && len(words) < mostInDrawer {
			words = append(words, p.Label)
		}
	}
	return words
}
