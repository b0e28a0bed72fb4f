package e2e

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// sizes are those at which pictures are taken: the usual one, or, with
// PORTCULLIS_PICTURES=all, all at which every screen must look right. That it fits at all of them
// is tested without a window.
func sizes() [][2]int {
	if os.Getenv("PORTCULLIS_PICTURES") != "all" {
		return [][2]int{{1280, 720}}
	}
	return [][2]int{{1280, 720}, {1920, 1080}, {1024, 640}}
}

func TestPictureOfEveryScreen(t *testing.T) {
	for _, size := range sizes() {
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
