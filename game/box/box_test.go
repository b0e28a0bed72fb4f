package box_test

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/conform"
)

func open(t *testing.T) *box.Box {
	t.Helper()
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// times is how often the matches by chance of make test are played, each time others: make fuzz plays more.
var times = flag.Int("times", 1, "so many times the matches by chance of make test")

// TestEveryGameConforms plays random matches of every game that is ready and checks the contract
// all along: fewer of one with long matches, whose own random test plays hundreds more.
func TestEveryGameConforms(t *testing.T) {
	for _, e := range open(t).Games() {
		matches := 200
		switch info := e.Game.Info(); {
		case info.Hidden && info.Minutes >= 60: // long, and dealt anew for every seat at every check
			matches = 4
		case long(e.Game):
			matches = 6
		case info.Hidden:
			matches = 40
		}
		t.Run(e.ID, func(t *testing.T) { conform.Run(t, e.Game, matches**times) })
	}
}

// long reports whether a match of a game can take people half an hour or more.
func long(g rules.Game) bool { return max(g.Info().Minutes, g.Info().Longest) >= 30 }

// TestThoroughly makes every check at every decision of a few matches, in make test for two where it is checked for every seat.
func TestThoroughly(t *testing.T) {
	for _, e := range open(t).Games() {
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			matches := 10
			switch {
			case long(e.Game):
				matches = 1
			case e.Game.Info().Hidden: // looked at by every seat
				matches = 2
			}
			fixed := rules.Setup{}
			if *times == 1 && e.Game.Info().Hidden {
				fixed.Seats = 2
			}
			for seed := range uint64(matches * *times) {
				if _, err := conform.ExploreFixed(e.Game, fixed, 1_000_000+seed, conform.Thorough); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// TestPlaythroughs compares whole matches, with every value of each game's first option, with
// what they were when someone last read them.
func TestPlaythroughs(t *testing.T) {
	for _, e := range open(t).Games() {
		o := e.Game.Info().Options[0]
		for i, v := range o.Values {
			setup := rules.Setup{Seed: uint64(i + 1), Options: map[string]string{o.ID: v.ID}}
			conform.Golden(t, e.ID+"-"+o.ID+"-"+v.ID, conform.Playthrough(e.Game, setup, conform.Random(setup.Seed)))
		}
	}
}

func TestOrderAndLids(t *testing.T) {
	ids := map[string]bool{}
	for _, e := range open(t).Games() {
		if ids[e.ID] {
			t.Errorf("%s is in the box twice", e.ID)
		}
		ids[e.ID] = true
		if e.Title == "" || !strings.HasSuffix(e.Summary, ".") || e.Seats == "" || !strings.Contains(e.Time, "min") {
			t.Errorf("the lid of %s is not complete: %+v", e.ID, e)
		}
	}
	for _, id := range []string{"kurth", "bsieged", "siegestorm", "argot", "towersiege"} {
		if !ids[id] {
			t.Errorf("%s is not in the box", id)
		}
	}
	if argot, err := open(t).Game("argot"); err != nil || box.Of(argot).Games()[0].Time != "First match 25 min" {
		t.Errorf("the lid of argot does not tell the time of its shortest and its longest matches: %v", err)
	}
	kurth := open(t).Games()[0]
	if kurth.Title != "Siege at Kurth" || kurth.Seats != "1 player" || kurth.Time != "10 min" {
		t.Errorf("the lid of kurth says %q, %q, %q", kurth.Title, kurth.Seats, kurth.Time)
	}
}

func TestGame(t *testing.T) {
	b := open(t)
	if g, err := b.Game("kurth"); err != nil || g.Info().ID != "kurth" {
		t.Errorf("kurth: %v", err)
	}
	_, err := b.Game("chess")
	var unknown *box.UnknownError
	if !errors.As(err, &unknown) || unknown.ID != "chess" || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("chess: %v", err)
	}
}

// copyOf returns the built-in content in a form that can be changed.
func copyOf(t *testing.T) fstest.MapFS {
	t.Helper()
	m := fstest.MapFS{}
	err := fs.WalkDir(assets.Content(), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(assets.Content(), path)
		m[path] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// breakLine puts a key that nobody knows behind the second line of a file.
func breakLine(m fstest.MapFS, path string) {
	lines := strings.Split(string(m[path].Data), "\n")
	m[path] = &fstest.MapFile{Data: []byte(strings.Join(slices.Insert(lines, 2, "no_such_key = 1"), "\n"))}
}

func TestBrokenContentNamesFileLineAndReason(t *testing.T) {
	m := copyOf(t)
	breakLine(m, "kurth/actions.toml")
	_, err := box.Open(m)
	var broken *box.ContentError
	if !errors.As(err, &broken) {
		t.Fatalf("got %v", err)
	}
	f := broken.Faults[0]
	if f.Game != "kurth" || f.File != "kurth/actions.toml" || f.Line != 3 || !strings.Contains(f.Reason, "no_such_key") {
		t.Errorf("got %+v", f)
	}
	if !strings.Contains(err.Error(), "kurth/actions.toml:3: ") {
		t.Errorf("the message does not name the place: %v", err)
	}
}

func TestMissingContent(t *testing.T) {
	_, err := box.Open(fstest.MapFS{})
	var broken *box.ContentError
	if !errors.As(err, &broken) || broken.Faults[0].File != "kurth" || !strings.Contains(broken.Faults[0].Reason, "missing") {
		t.Errorf("got %v", err)
	}
}

func hash(t *testing.T, b *box.Box) string {
	t.Helper()
	g, err := b.Game("kurth")
	if err != nil {
		t.Fatal(err)
	}
	return g.ContentHash()
}

func TestOverride(t *testing.T) {
	builtin := hash(t, open(t))
	changed := copyOf(t)
	changed["kurth/actions.toml"].Data = append(changed["kurth/actions.toml"].Data, "\n# mine\n"...)
	b, err := box.OpenWithFallback(assets.Content(), changed)
	if err != nil || b.Rejected() != nil || hash(t, b) == builtin {
		t.Errorf("content of one's own is not used: %v, %v", err, b.Rejected())
	}
	b, err = box.OpenWithFallback(assets.Content(), nil)
	if err != nil || b.Rejected() != nil || hash(t, b) != builtin {
		t.Errorf("without an override: %v, %v", err, b.Rejected())
	}
}

func TestBrokenOverrideFallsBack(t *testing.T) {
	builtin := hash(t, open(t))
	broken := copyOf(t)
	breakLine(broken, "kurth/tables.toml")
	for name, c := range map[string]struct {
		override fs.FS
		file     string
		line     int
	}{
		"a typo":                 {broken, "kurth/tables.toml", 3},
		"an empty folder":        {fstest.MapFS{}, ".", 0},
		"a folder of no game":    {fstest.MapFS{"kurht/actions.toml": {}}, "kurht", 0},
		"a folder without files": {fstest.MapFS{"kurth": {Mode: fs.ModeDir}}, "kurth/actions.toml", 0},
		"no folder":              {unreadable{}, ".", 0},
	} {
		t.Run(name, func(t *testing.T) {
			b, err := box.OpenWithFallback(assets.Content(), c.override)
			if err != nil {
				t.Fatal(err)
			}
			if hash(t, b) != builtin {
				t.Error("the built-in content is not used")
			}
			if b.Rejected() == nil {
				t.Fatal("nothing is reported")
			}
			if f := b.Rejected().Faults[0]; f.File != c.file || f.Line != c.line || f.Reason == "" {
				t.Errorf("reported %+v", f)
			}
			if got := box.Lint(c.override); !slices.Equal(got, b.Rejected().Faults) {
				t.Errorf("lint says %v", got)
			}
		})
	}
}

// Content that can be loaded and that a side cannot win is told of by the game that plays it (rules.Prover).
func TestLintPlaysWhatCanBeLoaded(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, assets.Content()); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(dir, "argot", "scenarios.toml")
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	text, _, _ := strings.Cut(string(data), "[[scenario]]\nid = \"full_siege\"")
	if err := os.WriteFile(name, []byte(strings.Replace(text, "keep_turns = 2", "keep_turns = 9", 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	line := 1 + strings.Count(text[:strings.Index(text, "\nobjective =")+1], "\n")
	want := box.Fault{Game: "argot", File: "argot/scenarios.toml", Line: line, Reason: "scenario first_battle, objective: Mineos wins none of 2000 matches by chance"}
	if faults := box.Lint(os.DirFS(dir)); len(faults) != 1 || faults[0] != want {
		t.Errorf("a siege shorter than what must be kept: %v; want %v", faults, want)
	}
	if _, err := box.Open(os.DirFS(dir)); err != nil {
		t.Errorf("it can be played all the same: %v", err)
	}
}

func TestLintAcceptsTheBuiltInContent(t *testing.T) {
	if faults := box.Lint(assets.Content()); len(faults) > 0 {
		t.Error(faults)
	}
}

// A link to a folder of a game is that folder.
func TestLinkedFolder(t *testing.T) {
	dir, pack := t.TempDir(), t.TempDir()
	if err := os.CopyFS(dir, assets.Content()); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(dir, "kurth"), filepath.Join(pack, "kurth")); err != nil {
		t.Skip("no links here:", err)
	}
	if faults := box.Lint(os.DirFS(pack)); len(faults) > 0 {
		t.Error(faults)
	}
}

// unreadable is a file system of which nothing can be opened.
type unreadable struct{}

func (unreadable) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
}
