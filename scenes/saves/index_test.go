package saves_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/saves"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/stubboard"
	"portcullis/scenes/summary"
)

// counted is Two Gates, which counts how often a match is begun or played again.
type counted struct {
	stub.Game
	games *atomic.Int64
}

func (g counted) New(setup rules.Setup) (rules.State, error) {
	g.games.Add(1)
	return g.Game.New(setup)
}

// The list of saves knows from one start to the next what has not changed, and reads what has; a missing, damaged or
// foreign index costs time and nothing else.
func TestTheListReadsOnlyWhatChanged(t *testing.T) {
	dir := t.TempDir()
	games, menu := &atomic.Int64{}, int64(0)
	visit := func() (*scenestest.Guest, int64) {
		games.Store(0)
		g := scenestest.VisitIn(t, dir, house(t, counted{games: games}, stubboard.Kit()))
		n := games.Load() - menu
		g.Click("menu:saves")
		return g, n
	}
	_, menu = visit() // what the program asks of a game without any match
	g := scenestest.VisitIn(t, dir, house(t, stub.Game{}, stubboard.Kit()))
	old := time.Now().Add(-time.Hour)
	var paths []string
	for i := range 3 {
		paths = append(paths, g.Started("stub", i+1))
	}
	for _, path := range paths {
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	list := filepath.Join(dir, "state", "saves-list")
	if err := os.WriteFile(list+".json", []byte("[]"), 0o600); err != nil {
		t.Fatal(err)
	}
	g, _ = visit()
	if _, err := os.Stat(list + ".json"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the index of an older program stays: %v", err)
	}
	want := saves.ModelOf(g.App.Scene()).Rows
	if len(want) != 3 {
		t.Fatalf("%d rows", len(want))
	}
	expect := func(what string, read int64) {
		t.Helper()
		g, n := visit()
		if n != read {
			t.Errorf("%s: %d matches were played again, want %d", what, n, read)
		}
		for i, row := range saves.ModelOf(g.App.Scene()).Rows {
			if w := want[i]; row.Path != w.Path || row.Turn != w.Turn || row.Next != w.Next || row.Name != w.Name || row.Began != w.Began || row.When != w.When || row.State != w.State {
				t.Errorf("%s: row %d is %+v, want %+v", what, i, row, w)
			}
		}
	}
	expect("nothing has changed", 0)
	spoil := func() { // and, the second time, mends
		t.Helper()
		for _, path := range paths {
			data, err := os.ReadFile(path)
			for i := range data {
				data[i] ^= 0x5a
			}
			if err := errors.Join(err, os.WriteFile(path, data, 0o600), os.Chtimes(path, old, old)); err != nil {
				t.Fatal(err)
			}
		}
	}
	spoil()
	expect("no file has another size or time, so none is opened", 0)
	spoil()
	change := func(harm func([]byte) []byte) {
		t.Helper()
		data, err := os.ReadFile(list)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(list, harm(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	change(func(b []byte) []byte { return bytes.Replace(b, []byte("Two Gates"), []byte("Two Goats"), 1) })
	expect("a letter of the index changed", 3)
	change(func(b []byte) []byte { return b[:len(b)/2] })
	expect("the index cut short", 3)
	if err := os.Remove(list); err != nil {
		t.Fatal(err)
	}
	expect("no index", 3)
	if err := os.Chtimes(paths[1], old, old.Add(-time.Minute)); err != nil {
		t.Fatal(err)
	}
	g, n := visit()
	if n != 1 || len(saves.ModelOf(g.App.Scene()).Rows) != 3 {
		t.Errorf("after one file was written again %d matches were played", n)
	}
}

// A file that was written just before it was read could have changed since without another time: then its content tells.
func TestAFileOfThisMomentIsHeldAgainstItsRow(t *testing.T) {
	dir := t.TempDir()
	visit := func() *scenestest.Guest {
		return scenestest.VisitIn(t, dir, house(t, stub.Game{}, stubboard.Kit()))
	}
	path := visit().Started("stub", 2)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	at := time.Now()
	if err := os.Chtimes(path, at, at); err != nil {
		t.Fatal(err)
	}
	visit().Click("menu:saves")
	data[len(data)-2] ^= 1 // the last digit of a check
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, at, at); err != nil {
		t.Fatal(err)
	}
	g := visit()
	g.Click("menu:saves")
	if rows := saves.ModelOf(g.App.Scene()).Rows; len(rows) != 1 || rows[0].State != summary.Damaged {
		t.Errorf("%+v", rows)
	}
}
