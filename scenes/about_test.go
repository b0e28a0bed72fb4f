package scenes_test

import (
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/scenes"
	"portcullis/scenes/kit"
	"portcullis/scenes/scenestest"
)

// What the program says of the games in its box is what is in its box.
func TestAboutNamesEveryGameForWhatItIs(t *testing.T) {
	all, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	g := scenestest.VisitWith(t, scenes.Config{Box: all})
	g.Click("menu:about")
	g.At("about")
	text := g.App.Mirror().Notes
	ready, waiting := text[0], text[1]
	for _, e := range kit.Gather(nil, all, nil) {
		at, not := waiting, ready
		if e.Ready() {
			at, not = ready, waiting
		}
		name, _, _ := strings.Cut(e.Title, ":")
		if !strings.Contains(at, name) || strings.Contains(not, name) {
			t.Errorf("%s, ready %v: %q", e.Title, e.Ready(), text)
		}
	}
	for _, k := range scenes.Kits() {
		if k.Credit == "" {
			t.Errorf("nobody is named for %s", k.ID)
		}
	}
}
