package reader_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/reader"
	"portcullis/scenes/scenestest"
)

func TestRulesOpenAtTheRuleThatIsAskedFor(t *testing.T) {
	g := scenestest.Visit(t)
	g.Screens.Shell.OpenRules("kurth", "KU-END-4")
	g.Rest(2)
	g.At("rules")
	r := reader.Inside(g.App.Scene())
	if notes := g.App.Mirror().Notes; len(notes) == 0 || !strings.Contains(notes[0], "Normal: four or more") {
		t.Errorf("opened at %q", notes)
	}
	far := r.UI.Scrolled("reader:text")
	if far < 1000 {
		t.Errorf("scrolled to %.0f", far)
	}
	g.X, g.Y = float64(g.W)*0.6, float64(g.H)/2
	g.Tick(game.Input{WheelY: 2, Moved: true})
	if now := r.UI.Scrolled("reader:text"); now >= far {
		t.Errorf("the wheel scrolled from %.0f to %.0f", far, now)
	}
	g.Keys(ebiten.KeyHome)
	if now := r.UI.Scrolled("reader:text"); now != 0 {
		t.Errorf("Home scrolled to %.0f", now)
	}
	g.Keys(ebiten.KeyDown)
	if r.UI.Scrolled("reader:text") == 0 {
		t.Error("the arrow key does not scroll")
	}
	g.Click("reader:search")
	g.Write("passageway")
	if len(r.Model().Hits) < 5 {
		t.Errorf("%d places with the passageway", len(r.Model().Hits))
	}
	g.Click(reader.HitID(r.Model().Hits[2]))
	if r.Model().Mark != r.Model().Hits[2] {
		t.Errorf("marked %d, want %d", r.Model().Mark, r.Model().Hits[2])
	}
	g.Keys(ebiten.KeyEscape)
	g.At("rules")
	g.Keys(ebiten.KeyEscape)
	g.At("menu")
}
