package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/cmd/portcullis/drive"
)

// Clicks that begin and end between two ticks, and presses that follow a release between two, all reach the screen:
// a switch stands where that many clicks have put it.
func TestClicksShorterThanATick(t *testing.T) {
	p := start(t, drive.NewHome(t), 1280, 720)
	p.WaitScene("menu")
	quick := func(id string) {
		t.Helper()
		p.Hover(id)
		p.Guest.PressMouseButton(ebiten.MouseButtonLeft)
		p.Guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
		p.Tick(1)
	}
	quick("menu:settings")
	p.WaitScene("settings")
	quick("tab:play")
	p.Settle()
	const hints = "set:hints"
	stands := func(want bool, after string) {
		t.Helper()
		p.Tick(2)
		p.Settle()
		if e := p.Element(hints); e.Chosen != want {
			t.Errorf("after %s: %+v", after, e)
		}
	}
	was := p.Element(hints).Chosen
	for range 7 {
		quick(hints)
	}
	stands(!was, "seven clicks")
	p.Guest.PressMouseButton(ebiten.MouseButtonLeft)
	p.Tick(1)
	p.Guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.Guest.PressMouseButton(ebiten.MouseButtonLeft)
	p.Tick(1)
	p.Guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	stands(!was, "two more, the second begun in the tick in which the first ended")
}
