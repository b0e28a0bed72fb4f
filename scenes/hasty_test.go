package scenes_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/scenestest"
)

// A tick of a busy computer can bring a click, keys and characters at once. Whatever they are,
// every screen stands it.
func TestManyThingsInOneTickBreakNoScreen(t *testing.T) {
	codes := []ebiten.Key{
		ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace, ebiten.KeyTab, ebiten.KeyEscape, ebiten.KeyDelete, ebiten.KeyI,
		ebiten.KeyBackspace, ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyF5,
		ebiten.KeyH, ebiten.KeyL, ebiten.KeyP, ebiten.KeyR, ebiten.KeyS, ebiten.KeyF, ebiten.KeyPeriod, ebiten.KeyDigit1, ebiten.KeyDigit2,
	}
	seen := map[string]int{}
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 2))
		g := scenestest.Visit(t)
		g.Started("kurth", 3)
		for i := range 350 {
			seen[g.App.Scene().Name()]++
			hasty(t, g, r, codes)
			if i%25 == 24 { // back to where everything begins
				g.App.Post(game.LeaveMatch{})
				g.Rest(1)
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
func hasty(t *testing.T, g *scenestest.Guest, r *rand.Rand, codes []ebiten.Key) {
	t.Helper()
	if all := g.App.Mirror().Elements; len(all) > 0 {
		e := all[r.IntN(len(all))]
		if e.ID == "menu:leave" {
			return
		}
		g.X, g.Y = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2
	}
	g.Tick(game.Input{Moved: true})
	g.Tick(game.Input{Pressed: true, Down: true})
	in := game.Input{Released: true}
	for range r.IntN(4) {
		in.Keys = append(in.Keys, game.Key{Code: codes[r.IntN(len(codes))], Shift: r.IntN(8) == 0, Ctrl: r.IntN(8) == 0})
	}
	if r.IntN(2) == 0 {
		in.Runes = []rune("ab")
	}
	g.Tick(in)
	g.Tick(game.Input{})
}
