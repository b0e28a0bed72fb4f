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
	for _, e := range kit.Gather(nil, all, nil) {
		if name, _, _ := strings.Cut(e.Title, ":"); !strings.Contains(text[0], name) {
			t.Errorf("%s: %q", e.Title, text)
		}
	}
	for _, k := range scenes.Kits() {
		if k.Credit == "" {
			t.Errorf("nobody is named for %s", k.ID)
		}
	}
}
