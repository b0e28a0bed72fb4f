package e2e

import (
	"testing"
)

// sizes are those at which every screen must look right.
var sizes = [][2]int{{1280, 720}, {1920, 1080}, {1024, 640}}

// openSiege goes from the menu to the new match of B-Sieged.
func (p *program) openSiege() {
	p.t.Helper()
	p.waitScene("menu")
	p.click("game:bsieged")
	p.waitScene("new")
}

// into scrolls a pane by the wheel until an element can be clicked.
func (p *program) into(id string) {
	p.t.Helper()
	for range 60 {
		m := p.settle()
		if e, ok := find(m, id); ok && e.Rect[3] >= 20 {
			return
		}
		p.guest.MoveCursor(float64(m.Elements[0].Rect[0])+400, 400)
		p.guest.ScrollWheel(0, -1)
		p.tick(1)
		p.guest.ScrollWheel(0, 0)
	}
	p.shot("unscrolled")
	p.t.Fatalf("%s is nowhere", id)
}

func TestPicturesOfANewSiege(t *testing.T) {
	for _, size := range sizes {
		p := start(t, newHome(t), size[0], size[1], "--seed", "7")
		p.openSiege()
		p.shot("new")
		p.into("hero:kador")
		p.shot("heroes")
		p.into("points:west")
		p.shot("options")
		p.close()
	}
}
