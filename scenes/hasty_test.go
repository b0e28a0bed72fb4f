package scenes

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// A name that is typed and sent off in the tick in which the program catches up is the name.
func TestARenameInOneTickTakesTheName(t *testing.T) {
	g := visit(t)
	g.begin(2)
	g.click(menuSaves)
	g.click(savesCopy)
	g.click(savesRename)
	g.tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyEnter}}, Runes: []rune("Mira")})
	g.rest(2)
	if m := g.model(); m.Rename != nil || m.Fault != "" || m.chosen().Name != "Mira" {
		t.Errorf("renamed to %+v", m.chosen())
	}
}

// A tick of a busy computer can bring a click, keys and characters at once. Whatever they are,
// every screen stands it.
func TestManyThingsInOneTickBreakNoScreen(t *testing.T) {
	codes := []ebiten.Key{
		ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace, ebiten.KeyTab, ebiten.KeyEscape, ebiten.KeyDelete, ebiten.KeyI,
		ebiten.KeyBackspace, ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyF5,
		ebiten.KeyH, ebiten.KeyL, ebiten.KeyP, ebiten.KeyR, ebiten.KeyS, ebiten.KeyF, ebiten.KeyPeriod, ebiten.KeyDigit1, ebiten.KeyDigit2,
	}
	seen := map[string]int{}
	for seed := range uint64(2) {
		r := rand.New(rand.NewPCG(seed, 2))
		g := visit(t)
		g.begin(3)
		for i := range 350 {
			seen[g.app.Scene().Name()]++
			g.hasty(r, codes)
			if i%25 == 24 { // back to where everything begins
				g.app.Post(game.LeaveMatch{})
				g.rest(1)
			}
		}
	}
	for _, name := range []string{"menu", "new", "board", "saves", "settings", "records", "about", "rules", "decks"} {
		if seen[name] == 0 {
			t.Errorf("the screen %s was not reached: %v", name, seen)
		}
	}
}

// hasty clicks something, and presses and types a few things more in the tick of the click.
func (g *guest) hasty(r *rand.Rand, codes []ebiten.Key) {
	g.t.Helper()
	if all := g.app.Mirror().Elements; len(all) > 0 {
		e := all[r.IntN(len(all))]
		if e.ID == menuLeave {
			return
		}
		g.x, g.y = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2
	}
	g.tick(game.Input{Moved: true})
	g.tick(game.Input{Pressed: true, Down: true})
	in := game.Input{Released: true}
	for range r.IntN(4) {
		in.Keys = append(in.Keys, game.Key{Code: codes[r.IntN(len(codes))], Shift: r.IntN(8) == 0, Ctrl: r.IntN(8) == 0})
	}
	if r.IntN(2) == 0 {
		in.Runes = []rune("ab")
	}
	g.tick(in)
	g.tick(game.Input{})
}
