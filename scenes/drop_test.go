package scenes_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/scenestest"
)

// drop drops what lies in a folder on the window.
func drop(t *testing.T, g *scenestest.Guest, files fs.FS) {
	t.Helper()
	g.Tick(game.Input{Dropped: files})
	g.Rest(2)
}

// noticed reports whether a notice over the screen says something.
func noticed(g *scenestest.Guest, words string) bool {
	for _, n := range g.App.Notices() {
		if strings.Contains(n.Text, words) {
			return true
		}
	}
	return false
}

func TestAMatchThatIsDroppedOnTheWindowIsOpened(t *testing.T) {
	g := scenestest.Visit(t)
	path := g.Started("kurth", 3)
	dir := t.TempDir()
	other := filepath.Join(dir, "other.siege")
	data, err := os.ReadFile(path)
	if err == nil {
		err = os.WriteFile(other, data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}

	drop(t, g, os.DirFS(dir))
	g.At("board")
	if g.App.MatchPath() != other || g.App.Match().Len() != 3 {
		t.Fatalf("%d decisions of %s are on the table", g.App.Match().Len(), g.App.MatchPath())
	}

	drop(t, g, os.DirFS(dir)) // the same once more
	g.At("board")
	if !noticed(g, "on the table already") {
		t.Errorf("of the match on the table it is said: %v", g.App.Notices())
	}

	own := os.DirFS(filepath.Dir(path))
	drop(t, g, own) // a match is on: it is asked
	g.At("notice")
	g.Keys(ebiten.KeyEscape)
	g.At("board")
	if g.App.MatchPath() != other {
		t.Errorf("after staying, %s is on the table", g.App.MatchPath())
	}
	drop(t, g, own)
	g.Click("answer:1")
	g.At("board")
	if g.App.MatchPath() != path {
		t.Errorf("after opening, %s is on the table", g.App.MatchPath())
	}
}

func TestWhatIsDroppedAndIsNoMatchIsTold(t *testing.T) {
	g := scenestest.Visit(t)
	drop(t, g, fstest.MapFS{"holiday.png": {}})
	g.At("menu")
	if !noticed(g, "dropped here") {
		t.Errorf("of a picture it is said: %v", g.App.Notices())
	}
	drop(t, g, fstest.MapFS{"far.siege": {}})
	if g.At("menu"); !noticed(g, "far.siege, line 1: the file is empty") {
		t.Errorf("of an empty file without a path it is said: %v", g.App.Notices())
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "torn.siege"), []byte("no match"), 0o600); err != nil {
		t.Fatal(err)
	}
	drop(t, g, os.DirFS(dir))
	if g.At("menu"); !noticed(g, "torn.siege") {
		t.Errorf("of a damaged file it is said: %v", g.App.Notices())
	}
}
