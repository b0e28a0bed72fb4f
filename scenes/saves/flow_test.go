package saves_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes"
	"portcullis/scenes/saves"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

func row(path string) string { return "save:" + filepath.Base(path) }

func TestSavesAreListedRenamedCopiedDeletedAndBroughtBack(t *testing.T) {
	g := scenestest.Visit(t)
	first := g.Started("kurth", 3)
	g.Now = g.Now.Add(time.Minute)
	second := g.Started("kurth", 5)
	g.Click("menu:saves")
	g.At("saves")
	if m := saves.ModelOf(g.App.Scene()); len(m.Rows) != 2 || m.Chosen != m.Rows[0].Path {
		t.Fatalf("the list is %d long and %q is chosen", len(m.Rows), m.Chosen)
	}
	g.Click(row(first))
	c := saves.ModelOf(g.App.Scene()).ChosenMatch()
	if c == nil || c.Path != first || c.Choices != 3 || c.Board == nil || len(c.Facts) == 0 || c.Title != "Siege at Kurth, Easy" {
		t.Fatalf("chosen is %+v", c)
	}

	g.Click("saves:rename")
	g.Write("Ödön's night")
	g.Click("saves:keep")
	if c := saves.ModelOf(g.App.Scene()).ChosenMatch(); c == nil || c.Name != "Ödön's night" || saves.ModelOf(g.App.Scene()).Rename != nil {
		t.Errorf("renamed to %+v", c)
	}

	g.Click("saves:copy")
	if m := saves.ModelOf(g.App.Scene()); len(m.Rows) != 3 || m.ChosenMatch().Name != "Copy of Ödön's night" || m.ChosenMatch().Choices != 3 {
		t.Errorf("%d matches after copying; chosen %+v", len(m.Rows), m.ChosenMatch())
	}

	g.Click(row(second))
	g.Click("saves:delete")
	if m := saves.ModelOf(g.App.Scene()); len(m.Rows) != 2 || m.Deleted == "" || m.ChosenMatch() == nil {
		t.Errorf("after deleting: %d matches, deleted %q", len(m.Rows), m.Deleted)
	}
	if _, err := os.Stat(second); !os.IsNotExist(err) {
		t.Errorf("the file is still there: %v", err)
	}
	g.Click("saves:undo")
	if m := saves.ModelOf(g.App.Scene()); len(m.Rows) != 3 || m.Deleted != "" || m.Chosen != second {
		t.Errorf("after bringing back: %d matches, chosen %q", len(m.Rows), m.Chosen)
	}
	g.Click("saves:open")
	g.At("board")
	if g.App.Match().Len() != 5 {
		t.Errorf("%d decisions were opened", g.App.Match().Len())
	}
}

func TestSavesAreSearchedFilteredAndSorted(t *testing.T) {
	g := scenestest.Visit(t)
	first := g.Started("kurth", 1)
	g.Now = g.Now.Add(time.Minute)
	g.Started("kurth", 2)
	g.Click("menu:saves")
	g.Click(row(first))
	g.Click("saves:rename")
	g.Write("Tuesday")
	g.Keys(ebiten.KeyEnter)
	g.Click("saves:search")
	g.Write("kurth tuesd")
	if m := saves.ModelOf(g.App.Scene()); len(m.Rows) != 1 || m.Rows[0].Path != first || m.All != 2 {
		t.Errorf("the search finds %d of %d", len(m.Rows), m.All)
	}
	g.Write("zzz")
	if m := saves.ModelOf(g.App.Scene()); len(m.Rows) != 0 {
		t.Errorf("nonsense finds %d", len(m.Rows))
	}
	for range "kurth tuesdzzz" {
		g.Keys(ebiten.KeyBackspace)
	}
	g.Click("filter:kurth")
	if m := saves.ModelOf(g.App.Scene()); len(m.Rows) != 0 {
		t.Errorf("%d are shown of a game that is filtered out", len(m.Rows))
	}
	g.Click("filter:kurth")
	g.Click("saves:sort")
	g.Click("saves:sort")
	if m := saves.ModelOf(g.App.Scene()); m.Sort != saves.ByName || len(m.Rows) != 2 || m.Rows[1].Name != "Tuesday" {
		t.Errorf("sorted %s: %q", m.Sort, m.Rows[1].Name)
	}
}

func TestDamagedSaveTellsWhyAndKeepsWhatItCan(t *testing.T) {
	g := scenestest.Visit(t)
	path := g.Started("kurth", 9)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(data), "\n")
	lines[6] = strings.Replace(lines[6], lines[6][:1], "#", 1)
	if err := os.WriteFile(path, []byte(strings.Join(lines, "")), 0o600); err != nil {
		t.Fatal(err)
	}
	g.Click("menu:saves")
	c := saves.ModelOf(g.App.Scene()).ChosenMatch()
	if c == nil || c.State != summary.Damaged || !c.Rescue || !strings.Contains(c.Turn, "Line 7") || c.Advice == "" {
		t.Fatalf("the damaged match is shown as %+v", c)
	}
	for _, id := range []string{"saves:watch", "saves:copy", "saves:rename"} {
		if e := g.Find(id); e.Enabled || e.Reason == "" {
			t.Errorf("%s is %+v", id, e)
		}
	}
	g.Click("saves:open")
	g.At("board")
	if g.App.MatchPath() == path || g.App.Match().Len() != 5 {
		t.Errorf("%d decisions of %s were opened", g.App.Match().Len(), g.App.MatchPath())
	}
	now, err := os.ReadFile(path)
	if err != nil || string(now) != strings.Join(lines, "") {
		t.Errorf("the damaged file was changed: %v", err)
	}
}

func TestUnreadableSaveCanOnlyBeDeleted(t *testing.T) {
	g := scenestest.Visit(t)
	path := filepath.Join(g.App.Folders().Matches, "noise.siege")
	if err := os.WriteFile(path, []byte("not a match at all"), 0o600); err != nil {
		t.Fatal(err)
	}
	g.Click("menu:saves")
	if e := g.Find("saves:open"); e.Enabled {
		t.Errorf("%+v", e)
	}
	g.Click("saves:delete")
	if m := saves.ModelOf(g.App.Scene()); m.All != 0 || m.Deleted == "" {
		t.Errorf("%d matches are left", m.All)
	}
	g.Click("saves:undo")
	if _, err := os.Stat(path); err != nil {
		t.Error(err)
	}
}

func TestRenameCanBeLeft(t *testing.T) {
	g := scenestest.Visit(t)
	g.Started("kurth", 1)
	g.Click("menu:saves")
	name := saves.ModelOf(g.App.Scene()).ChosenMatch().Name
	g.Click("saves:rename")
	if g.Has("saves:open") {
		t.Error("what lies under the dialog reacts")
	}
	g.Write("something")
	g.Keys(ebiten.KeyEscape)
	g.At("saves")
	if c := saves.ModelOf(g.App.Scene()).ChosenMatch(); c.Name != name || saves.ModelOf(g.App.Scene()).Rename != nil {
		t.Errorf("renamed to %q", c.Name)
	}
	g.Keys(ebiten.KeyEscape)
	g.At("menu")
}

// A name that is typed and sent off in the tick in which the program catches up is the name.
func TestARenameInOneTickTakesTheName(t *testing.T) {
	g := scenestest.Visit(t)
	g.Started("kurth", 2)
	g.Click("menu:saves")
	g.Click("saves:copy")
	g.Click("saves:rename")
	g.Tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyEnter}}, Runes: []rune("Mira")})
	g.Rest(2)
	if m := saves.ModelOf(g.App.Scene()); m.Rename != nil || m.Fault != "" || m.ChosenMatch().Name != "Mira" {
		t.Errorf("renamed to %+v", m.ChosenMatch())
	}
}

// A match goes out to the documents under a readable name and comes in again from the clipboard, as a path or as what a file
// manager puts there; anything else on the clipboard is told.
func TestMatchesGoOutAndComeIn(t *testing.T) {
	g := scenestest.Visit(t)
	g.Started("kurth", 3)
	g.Click("menu:saves")
	g.At("saves")
	c := saves.ModelOf(g.App.Scene()).ChosenMatch()
	if c == nil || !strings.HasPrefix(c.Name, "Easy, round 1, turn ") {
		t.Fatalf("a match without a name is called %+v", c)
	}
	g.Click("saves:export")
	out, err := filepath.Glob(filepath.Join(g.App.Folders().Exports, "*.siege"))
	if err != nil || len(out) != 1 || !strings.HasPrefix(filepath.Base(out[0]), "Easy-round-1-turn-") {
		t.Fatalf("exported are %v, %v", out, err)
	}
	clip := ""
	g.Screens.Shell.Paste = func() (string, error) { return clip, nil }
	for i, text := range []string{out[0], "file://" + out[0] + "\r\n", "copy\nfile://" + out[0], "\"" + out[0] + "\""} {
		clip = text
		g.Now = g.Now.Add(time.Minute)
		g.Click("saves:import")
		m := saves.ModelOf(g.App.Scene())
		if got := m.ChosenMatch(); m.Fault != "" || len(m.Rows) != 2+i || got == nil || got.Choices != 3 || filepath.Dir(got.Path) != g.App.Folders().Matches {
			t.Errorf("%q: %d matches, chosen %+v, told %q", text, len(m.Rows), got, m.Fault)
		}
	}
	for _, text := range []string{"", "hello", "relative.siege", "/etc/passwd", "https://example.org/a.siege"} {
		clip = text
		g.Click("saves:import")
		if m := saves.ModelOf(g.App.Scene()); !strings.HasPrefix(m.Fault, "There is no match file on the clipboard.") || len(m.Rows) != 5 {
			t.Errorf("%q: %d matches, told %q", text, len(m.Rows), m.Fault)
		}
	}
	clip = filepath.Join(t.TempDir(), "none.siege")
	g.Click("saves:import")
	if m := saves.ModelOf(g.App.Scene()); m.Fault == "" || len(m.Rows) != 5 {
		t.Errorf("a file that is not there: told %q", m.Fault)
	}
}

// Where there are no folders, as in a browser, a match is handed over as its file, and one that is picked or dropped comes
// among the others; what is no match is told and changes nothing.
func TestMatchesAreDownloadedAndUploaded(t *testing.T) {
	var name string
	var given []byte
	var then func(string, []byte)
	g := scenestest.VisitWith(t, scenes.Config{Files: &shell.Files{
		Give: func(n string, data []byte) { name, given = n, data },
		Take: func(ending string, _ int, f func(string, []byte)) {
			if ending != ".siege" {
				t.Errorf("files that end with %q are asked for", ending)
			}
			then = f
		},
	}})
	path := g.Started("kurth", 3)
	g.Click("menu:saves")
	g.Click("saves:export")
	kept, err := os.ReadFile(path)
	if err != nil || string(given) != string(kept) || !strings.HasPrefix(name, "Easy-round-1-turn-") || filepath.Ext(name) != ".siege" {
		t.Fatalf("given is %q with %d bytes of %d: %v", name, len(given), len(kept), err)
	}
	pick := func(name string, data []byte) {
		g.Now = g.Now.Add(time.Minute)
		g.Click("saves:import")
		then(name, data)
		g.Rest(3)
	}
	pick("elsewhere.siege", given)
	m := saves.ModelOf(g.App.Scene())
	if c := m.ChosenMatch(); len(m.Rows) != 2 || c == nil || c.Path == path || c.Choices != 3 || filepath.Dir(c.Path) != g.App.Folders().Matches {
		t.Fatalf("%d matches, chosen %+v, told %q", len(m.Rows), c, m.Fault)
	}
	pick("../../noise.siege", []byte("no match"))
	if m := saves.ModelOf(g.App.Scene()); m.Fault == "" || len(m.Rows) != 2 {
		t.Errorf("noise: %d matches, told %q", len(m.Rows), m.Fault)
	}
	pick("huge.siege", nil)
	if n := g.App.Notices(); len(n) == 0 || !strings.Contains(n[len(n)-1].Text, "huge.siege cannot be read") {
		t.Errorf("what cannot be read is told as %v", n)
	}
	g.Now = g.Now.Add(time.Minute)
	g.Tick(game.Input{Dropped: fstest.MapFS{"dropped.siege": {Data: given}}})
	g.Rest(3)
	g.At("board")
	if p := g.App.MatchPath(); p == path || filepath.Dir(p) != g.App.Folders().Matches || g.App.Match().Len() != 3 {
		t.Errorf("the match that was dropped is %s with %d choices", p, g.App.Match().Len())
	}
}

// The arrow in the row of a match that is not over opens it; a click on the row beside it only chooses it.
func TestTheArrowInARowOpensItsMatch(t *testing.T) {
	g := scenestest.Visit(t)
	path := g.Started("kurth", 2)
	g.Click("menu:saves")
	g.Rest(3)
	row := "save:" + filepath.Base(path)
	g.Click(row)
	g.Rest(3)
	g.At("saves")
	g.Click("go-on:" + row)
	g.Rest(3)
	g.At("board")
	if g.App.MatchPath() != path {
		t.Errorf("it opens %s, not %s", g.App.MatchPath(), path)
	}
}
