package e2e

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/cmd/portcullis/drive"
	"portcullis/game"
)

func TestRandomClicksAndKeys(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "9")
	r := rand.New(rand.NewPCG(6, 6))
	keys := []ebiten.Key{ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyEscape, ebiten.KeyArrowLeft, ebiten.KeyArrowRight,
		ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyF1, ebiten.KeyF5, ebiten.KeyH, ebiten.KeyL, ebiten.Key1, ebiten.Key2, ebiten.KeyDelete, ebiten.KeyBackspace, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageDown}
	scenes := map[string]int{}
	starts := 1
	inputs := 1000
	if *whole {
		inputs = 20_000
	}
	for i := range inputs {
		if p.Guest.Err() != nil {
			if code := p.WaitExit(); code != 0 {
				t.Fatalf("input %d: the program ended with %d\n%s", i, code, p.ErrorOutput())
			}
			p = start(t, h, 1280, 720)
			starts++
		}
		var m game.Mirror
		if i%8 == 0 {
			m = p.Mirror()
			scenes[m.Scene]++
		}
		switch n := r.IntN(100); {
		case n < 40 && len(m.Elements) > 0, n < 25:
			if len(m.Elements) == 0 {
				if m = p.Mirror(); len(m.Elements) == 0 {
					continue
				}
			}
			e := m.Elements[r.IntN(len(m.Elements))]
			if e.ID == "menu:leave" {
				continue
			}
			p.poke(float64(e.Rect[0])+r.Float64()*float64(e.Rect[2]), float64(e.Rect[1])+r.Float64()*float64(e.Rect[3]), r)
		case n < 60:
			p.poke(r.Float64()*1300-10, r.Float64()*740-10, r)
		case n < 64:
			p.Guest.ScrollWheel(r.Float64()*4-2, r.Float64()*6-3)
			p.Guest.AdvanceTicks(1)
			p.Guest.ScrollWheel(0, 0)
		case n < 66:
			p.Guest.TypeRune(rune('a' + r.IntN(26)))
			p.Guest.AdvanceTicks(1)
		default:
			k := keys[r.IntN(len(keys))]
			p.Guest.PressKey(k)
			p.Guest.AdvanceTicks(1)
			p.Guest.ReleaseKey(k)
			p.Guest.AdvanceTicks(1)
		}
		if i%16 == 0 {
			p.Tick(0)
		}
	}
	p.Tick(1)
	if p.Guest.Err() == nil {
		p.Settle()
	}
	if strings.Contains(p.ErrorOutput(), "panic") || strings.Contains(p.ErrorOutput(), "goroutine ") {
		t.Errorf("standard error:\n%s", p.ErrorOutput())
	}
	if crashes, _ := filepath.Glob(filepath.Join(h.Data, "logs", "*crash*")); len(crashes) > 0 {
		t.Errorf("crash reports: %v", crashes)
	}
	t.Logf("%d starts; scenes seen: %v", starts, scenes)
	if len(scenes) < 5 {
		t.Errorf("only these scenes were reached: %v", scenes)
	}
}

// poke clicks with the left button, or at times the right one, without asking whether that
// makes sense.
func (p *program) poke(x, y float64, r *rand.Rand) {
	button := ebiten.MouseButtonLeft
	if r.IntN(8) == 0 {
		button = ebiten.MouseButtonRight
	}
	p.Guest.MoveCursor(x, y)
	p.Guest.AdvanceTicks(1)
	p.Guest.PressMouseButton(button)
	p.Guest.AdvanceTicks(1)
	p.Guest.ReleaseMouseButton(button)
	p.Guest.AdvanceTicks(1)
}
