package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestPictureOfEveryScreen(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {1024, 640}} {
		p := start(t, newHome(t), size[0], size[1], "--seed", "7")
		p.waitScene("menu")
		p.shot("menu")
		for _, screen := range []struct{ open, name string }{
			{"menu:saves", "saves"},
			{"menu:rules", "rules"},
			{"menu:records", "records"},
			{"menu:settings", "settings"},
			{"menu:about", "about"},
		} {
			p.click(screen.open)
			p.waitScene(screen.name)
			p.shot(screen.name)
			p.key(ebiten.KeyEscape)
			p.waitScene("menu")
		}
		p.click("game:kurth")
		p.waitScene("new")
		p.shot("new")
		p.click("new:begin")
		p.waitScene("board")
		p.shot("board")
		p.close()
	}
}
