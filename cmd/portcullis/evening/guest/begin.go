package guest

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// strike clicks the middle of what takes the pointer, and judges what comes of it.
func (g *Guest) strike(e game.Element) screen {
	g.point(middle(e.Rect))
	s, _ := g.press()
	g.judge(s)
	return s
}

// door is a way that leads on from a screen: its id as it was read there, and what it is called.
type door struct{ id, label string }

// doors are the ways on a screen whose ids begin with something and have a role.
func doors(s screen, prefix, role string) (list []door) {
	for _, e := range s.Elements {
		if e.Enabled && strings.HasPrefix(e.ID, prefix) && e.Role == role {
			list = append(list, door{e.ID, e.Label})
		}
	}
	return list
}

// through goes through a door of the screen, and reports whether it is there.
func (g *Guest) through(d door) (screen, bool) {
	s := g.look()
	e, ok := s.element(d.id)
	if !ok || !e.Enabled {
		return s, false
	}
	return g.strike(e), true
}

// home goes back to the menu.
func (g *Guest) home() screen {
	s := g.look()
	for range 12 {
		if s.Scene == "menu" {
			return s
		}
		if e, ok := s.labelled("Leave the lesson", "Leave the table", "Save and leave", "Back to the menu", "Back", "Do it"); ok && s.Scene != "learn" {
			s = g.strike(e)
			continue
		}
		s = g.key(ebiten.KeyEscape)
	}
	g.find(Stuck, s.Scene, "no way back to the menu")
	return s
}

// lessons goes to the list of lessons and returns it.
func (g *Guest) lessons() ([]door, bool) {
	s := g.home()
	e, ok := s.labelled("Lessons")
	if !ok {
		return nil, false
	}
	s = g.strike(e)
	var list []door
	for range 20 { // the list may be longer than the screen
		more := 0
		for _, d := range doors(s, "lesson:", "row") {
			if !known(list, d) {
				list, more = append(list, d), more+1
			}
		}
		if more == 0 {
			break
		}
		s = g.scrollIn(s, -4)
	}
	g.scrollIn(s, 100)
	return list, true
}

func known(list []door, d door) bool {
	for _, o := range list {
		if o.id == d.id {
			return true
		}
	}
	return false
}

// scrollIn turns the wheel over the first list of the screen.
func (g *Guest) scrollIn(s screen, notches float64) screen {
	for _, e := range s.Elements {
		if e.Role == "scroll" {
			x, y := middle(e.Rect)
			g.point(x, y)
			g.p.Guest.ScrollWheel(0, notches)
			g.p.Tick(1)
			g.p.Guest.ScrollWheel(0, 0)
			g.p.Tick(30)
			return g.look()
		}
	}
	return s
}

// into scrolls the first list until a door is to be seen, and goes through it.
func (g *Guest) into(d door) (screen, bool) {
	s := g.look()
	for range 30 {
		if s, ok := g.through(d); ok {
			return s, true
		}
		s = g.scrollIn(s, -2)
	}
	return s, false
}
