package scenes

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// drop drops what lies in a folder on the window.
func (g *guest) drop(files fs.FS) {
	g.t.Helper()
	g.tick(game.Input{Dropped: files})
	g.rest(2)
}

// noticed reports whether a notice over the screen says something.
func (g *guest) noticed(words string) bool {
	for _, n := range g.app.Notices() {
		if strings.Contains(n.Text, words) {
			return true
		}
	}
	return false
}

func TestAMatchThatIsDroppedOnTheWindowIsOpened(t *testing.T) {
	g := visit(t)
	path := g.begin(3)
	dir := t.TempDir()
	other := filepath.Join(dir, "other.siege")
	data, err := os.ReadFile(path)
	if err == nil {
		err = os.WriteFile(other, data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}

	g.drop(os.DirFS(dir))
	g.at("board")
	if g.app.MatchPath() != other || g.app.Match().Len() != 3 {
		t.Fatalf("%d decisions of %s are on the table", g.app.Match().Len(), g.app.MatchPath())
	}

	g.drop(os.DirFS(dir)) // the same once more
	g.at("board")
	if !g.noticed("on the table already") {
		t.Errorf("of the match on the table it is said: %v", g.app.Notices())
	}

	own := os.DirFS(filepath.Dir(path))
	g.drop(own) // a match is on: it is asked
	g.at("notice")
	g.keys(ebiten.KeyEscape)
	g.at("board")
	if g.app.MatchPath() != other {
		t.Errorf("after staying, %s is on the table", g.app.MatchPath())
	}
	g.drop(own)
	g.click(answerID(1))
	g.at("board")
	if g.app.MatchPath() != path {
		t.Errorf("after opening, %s is on the table", g.app.MatchPath())
	}
}

func TestWhatIsDroppedAndIsNoMatchIsTold(t *testing.T) {
	g := visit(t)
	g.drop(fstest.MapFS{"holiday.png": {}})
	g.at("menu")
	if !g.noticed("dropped here") {
		t.Errorf("of a picture it is said: %v", g.app.Notices())
	}
	g.drop(fstest.MapFS{"far.siege": {}})
	if g.at("menu"); !g.noticed("far.siege cannot be opened from where it is") {
		t.Errorf("of a file without a path it is said: %v", g.app.Notices())
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "torn.siege"), []byte("no match"), 0o600); err != nil {
		t.Fatal(err)
	}
	g.drop(os.DirFS(dir))
	if g.at("menu"); !g.noticed("torn.siege") {
		t.Errorf("of a damaged file it is said: %v", g.app.Notices())
	}
}
