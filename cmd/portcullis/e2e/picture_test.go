package e2e

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/cmd/portcullis/drive"
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
		p := start(t, drive.NewHome(t), size[0], size[1], "--seed", "7")
		p.WaitScene("menu")
		p.Shot("menu")
		for _, screen := range []struct{ open, name string }{
			{"menu:saves", "saves"},
			{"menu:rules", "rules"},
			{"menu:records", "records"},
			{"menu:settings", "settings"},
			{"menu:about", "about"},
		} {
			p.Click(screen.open)
			p.WaitScene(screen.name)
			p.Shot(screen.name)
			p.Key(ebiten.KeyEscape)
			p.WaitScene("menu")
		}
		p.Click("game:kurth")
		p.WaitScene("new")
		p.Shot("new")
		p.Click("new:begin")
		p.WaitScene("board")
		p.Shot("board")
		p.Close()
	}
}
