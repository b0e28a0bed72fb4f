package guest

import (
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// around does what a guest does now and then: takes back and plays again, hovers, looks closely, opens the sheets, looks back.
func (t *table) around(s screen) {
	g := t.g
	if undo, ok := s.labelled("Undo"); ok {
		now := g.strike(undo)
		if redo, ok := now.labelled("Redo"); ok {
			g.strike(redo)
		}
	}
	s, _ = g.rest()
	var things []game.Sight
	for _, x := range s.Sights {
		if x.Role == "card" || x.Role == "place" || x.Role == "figure" || x.Role == "panel" || x.ID == "table:threats" {
			if _, ok := s.element(x.ID); ok {
				things = append(things, x)
			}
		}
	}
	for range min(3, len(things)) {
		e, ok := s.element(things[t.rand.IntN(len(things))].ID)
		if !ok {
			continue
		}
		g.judge(g.point(middle(e.Rect)))
		g.p.Tick(30)
		g.look()
		g.sheet(g.secondary())
	}
	if rows := doors(s, "table:line/", "row"); len(rows) > 0 {
		if now, ok := g.through(rows[t.rand.IntN(len(rows))]); ok {
			if e, ok := now.element("table:now"); ok && e.Enabled {
				g.strike(e)
			}
		}
	}
	g.away()
}

// sheet looks at what is open, tries its buttons and closes it.
func (g *Guest) sheet(s screen) {
	if len(s.kind("veil")) == 0 {
		return
	}
	g.judge(s)
	for _, e := range s.Elements {
		if !e.Enabled || e.Role != "button" || e.Label == "Close" {
			continue
		}
		g.point(middle(e.Rect))
		before, _ := g.rest()
		now, _ := g.press()
		if now.print() == before.print() {
			g.find(Refused, e.Label, "the button in the sheet does nothing")
		}
		g.judge(now)
		for range 3 {
			if now.Scene == "board" {
				break
			}
			now = g.key(ebiten.KeyEscape)
		}
		break
	}
	for range 3 {
		now, _ := g.rest()
		if len(now.kind("veil")) == 0 {
			return
		}
		g.key(ebiten.KeyEscape)
	}
}
