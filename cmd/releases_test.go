package cmd_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
	"portcullis/save"
)

// releases holds, of each release, a match of every game, a deck and settings as its program kept them. Beside each match is
// the state in which it was left.
const releases = "../save/testdata/releases"

var keep = flag.String("keep", "", "keep matches, a deck and settings of this version in save/testdata/releases")

// TestReleasesOpen: what the program of any release has kept opens and goes on.
func TestReleasesOpen(t *testing.T) {
	if *keep != "" {
		keepRelease(t, filepath.Join(releases, *keep))
	}
	folders, err := os.ReadDir(releases)
	if err != nil || len(folders) == 0 {
		t.Fatalf("%d releases, %v", len(folders), err)
	}
	for _, f := range folders {
		dir := filepath.Join(releases, f.Name())
		matches, err := filepath.Glob(filepath.Join(dir, "*"+save.Ext))
		if err != nil || len(matches) == 0 {
			t.Errorf("%s: %d matches, %v", dir, len(matches), err)
		}
		for _, path := range matches {
			t.Run(f.Name()+"/"+filepath.Base(path), func(t *testing.T) { releasedMatch(t, path) })
		}
		t.Run(f.Name()+"/deck", func(t *testing.T) { releasedDeck(t, filepath.Join(dir, "siegestorm.deck")) })
		t.Run(f.Name()+"/settings", func(t *testing.T) { releasedSettings(t, filepath.Join(dir, "settings.toml")) })
	}
}

// releasedMatch opens a copy of a match, holds it against the state in which it was left where rules and content stand, plays
// on, and opens it again.
func releasedMatch(t *testing.T, source string) {
	path := copied(t, source)
	m, j := resumed(t, path)
	if older := m.Older(); older != nil && (older.Fit > older.Decisions || m.Len() == 0) {
		t.Errorf("%d decisions stand, %+v", m.Len(), older)
	} else if older == nil {
		data, err := os.ReadFile(source[:len(source)-len(save.Ext)] + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var left, now any
		if err := json.Unmarshal(data, &left); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(snapshot(t, m), &now); err != nil {
			t.Fatal(err)
		}
		if !standsIn(left, now) {
			t.Errorf("the match was left as %s\nand is %s", data, snapshot(t, m))
		}
	}
	walk(t, m, 20)
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	again, j := resumed(t, path)
	defer j.Close()
	if again.Len() != m.Len() || string(snapshot(t, again)) != string(snapshot(t, m)) {
		t.Errorf("what was played since is lost: %d decisions of %d", again.Len(), m.Len())
	}
}

// standsIn reports whether all that an older state holds stands in a newer one, which may hold more.
func standsIn(older, newer any) bool {
	switch o := older.(type) {
	case map[string]any:
		n, ok := newer.(map[string]any)
		for key, value := range o {
			ok = ok && standsIn(value, n[key])
		}
		return ok
	case []any:
		n, ok := newer.([]any)
		ok = (ok || newer == nil) && len(n) == len(o)
		for i := 0; ok && i < len(o); i++ {
			ok = standsIn(o[i], n[i])
		}
		return ok
	case nil:
		n, ok := newer.([]any)
		return newer == nil || ok && len(n) == 0
	}
	return reflect.DeepEqual(older, newer)
}

func TestOlderStatesStandWithinNewerOnes(t *testing.T) {
	for pair, want := range map[[2]string]bool{
		{`{"a":1}`, `{"a":1,"b":2}`}:     true,
		{`{"a":1,"b":2}`, `{"a":1}`}:     false,
		{`{"a":[1,2]}`, `{"a":[1,3]}`}:   false,
		{`{"a":[1]}`, `{"a":[1,2]}`}:     false,
		{`{"a":[]}`, `{"a":null}`}:       true,
		{`{"a":null}`, `{"a":[]}`}:       true,
		{`{"a":{"b":1}}`, `{"a":{}}`}:    false,
		{`{"a":null}`, `{"a":[1]}`}:      false,
		{`[{"a":1}]`, `[{"a":1,"b":1}]`}: true,
	} {
		var older, newer any
		if json.Unmarshal([]byte(pair[0]), &older) != nil || json.Unmarshal([]byte(pair[1]), &newer) != nil || standsIn(older, newer) != want {
			t.Errorf("%s within %s: want %v", pair[0], pair[1], want)
		}
	}
}

func releasedDeck(t *testing.T, path string) {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	set := stormCards(t)
	deck, err := set.Book.Read(data)
	if err != nil || deck.List.Name != "Kept of a release" || deck.List.Size() != 34 {
		t.Errorf("%q, %d cards, %v", deck.List.Name, deck.List.Size(), err)
	}
}

func releasedSettings(t *testing.T, source string) {
	s, faults := settings.Open(copied(t, source))
	if got := s.Get(); len(faults) > 0 || got.TextSize != 125 || got.Master != 35 || !slices.Equal(got.Players(), []string{"Ada", "Zoë"}) {
		t.Errorf("%+v, %v", got, faults)
	}
}

// keepRelease writes what a release keeps: matches in the middle by chance, with a decision taken back.
func keepRelease(t *testing.T, dir string) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	created := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for _, e := range openBox(t).Games() {
		header, err := match.Settle(e.Game, save.Header{App: *keep, Game: e.ID, Seed: 7, TakeBacks: true, Created: created})
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, e.ID+save.Ext)
		j, err := save.Create(path, header)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(e.Game, header, j)
		if err != nil {
			t.Fatal(err)
		}
		walk(t, m, 40)
		if err := m.Undo(match.Scope(0)); err != nil {
			t.Fatal(err)
		}
		walk(t, m, 5)
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, e.ID+".json"), append(snapshot(t, m), '\n'))
	}
	set := stormCards(t)
	deck := decks.File{List: set.Starters[0], Of: set.Decks[0].Key}
	deck.List.Name = "Kept of a release"
	write(t, filepath.Join(dir, "siegestorm.deck"), set.Book.Write(deck))
	s := settings.Defaults()
	s.TextSize, s.Master = 125, 35
	s.SetPlayers([]string{"Ada", "Zoë"})
	path := filepath.Join(dir, "settings.toml")
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
	store, faults := settings.Open(path)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	if err := store.Set(s); err != nil {
		t.Fatal(err)
	}
}

// walk plays choices by chance, the same ones every time.
func walk(t *testing.T, m *match.Match, n int) {
	t.Helper()
	r := rules.NewRand(1)
	for range n {
		if m.Over() {
			return
		}
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

func openBox(t *testing.T) *box.Box {
	t.Helper()
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func stormCards(t *testing.T) *cards.Set {
	t.Helper()
	set, err := cards.Load(os.DirFS("../assets/content/siegestorm"))
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func resumed(t *testing.T, path string) (*match.Match, *save.Journal) {
	t.Helper()
	file, j, err := save.Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.Load(openBox(t), file, j)
	if err != nil {
		t.Fatal(err)
	}
	return m, j
}

func snapshot(t *testing.T, m *match.Match) []byte {
	t.Helper()
	data, err := m.State().Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func copied(t *testing.T, source string) string {
	t.Helper()
	data, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), filepath.Base(source))
	write(t, path, data)
	return path
}

func write(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}
