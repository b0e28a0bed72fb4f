package game

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"portcullis/save"
)

// Save looks at the file before it says that all is saved, and a decision never gets lost in a
// file that is gone: the whole match goes on in another one, and the window says so.
func TestAMatchWhoseFileIsLostGoesOnInAnother(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	f.do(Play{f.choices()[0]})
	path := f.app.table.path()
	if err := os.Remove(path); err != nil {
		t.Skip("an open file cannot be removed here:", err)
	}
	f.app.notices = nil
	f.do(SaveNow{})
	rescued := f.app.table.path()
	notices := f.app.Notices()
	if rescued == path || len(notices) != 1 || !notices[0].Bad || !strings.Contains(notices[0].Text, rescued) || strings.Contains(notices[0].Text, "Saved.") {
		t.Fatalf("%s: %+v", rescued, notices)
	}
	f.do(SaveNow{})
	if notices = f.app.Notices(); len(notices) != 2 || notices[1].Text != "Saved. Every decision is saved as it is made." {
		t.Errorf("%+v", notices)
	}
	if err := os.Truncate(rescued, 10); err != nil {
		t.Fatal(err)
	}
	before := f.app.Match().Len()
	f.do(Play{f.choices()[0]})
	file, err := save.Open(f.app.table.path())
	if err != nil || f.app.table.path() == rescued || f.app.Match().Len() != before+1 || len(file.Records) != before+1 {
		t.Errorf("%s: %v", f.app.table.path(), err)
	}
}

// A match of older rules says in the window how far it fits and where its file is kept.
func TestAMatchOfOlderRulesSaysSo(t *testing.T) {
	f := newFixture(t)
	data, err := os.ReadFile("box/testdata/e18d313/bsieged-middle.siege")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(f.dir, "old.siege")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	f.do(OpenMatch{Path: path})
	notices := f.app.Notices()
	if len(notices) != 1 || notices[0].Bad || !strings.Contains(notices[0].Text, "revision 1 of the rules; today they are revision") || !strings.Contains(notices[0].Text, path+".rules-1") {
		t.Errorf("%+v", notices)
	}
	if f.app.Match() == nil || f.app.Match().Len() == 0 {
		t.Error("the match does not go on")
	}
}

// A decision that the disk refused is offered again by itself, ever more seldom, until it is safe.
func TestARefusedDecisionIsSavedByItself(t *testing.T) {
	f := newFixture(t)
	now := time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)
	f.app.options.Now = func() time.Time { return now }
	f.begin(save.Human)
	dir := filepath.Dir(f.app.table.path())
	if err := errors.Join(os.RemoveAll(dir), os.WriteFile(dir, nil, 0o600)); err != nil {
		t.Skip("an open file cannot be removed here:", err)
	}
	f.do(Play{f.choices()[0]})
	if f.app.Match().Unsaved() != 1 {
		t.Fatal("it is safe in no folder")
	}
	for _, after := range []time.Duration{firstRetry, 2 * firstRetry, 4 * firstRetry} {
		var asked []time.Duration
		f.app.wake = func(wait time.Duration) { asked = append(asked, wait) }
		now = now.Add(after - time.Millisecond)
		step(t, f.app, Input{})
		now = now.Add(time.Millisecond)
		step(t, f.app, Input{})
		if !slices.Contains(asked, 2*after) || f.app.Match().Unsaved() != 1 {
			t.Errorf("after %v it is not tried again in %v: asked for %v", after, 2*after, asked)
		}
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	f.app.notices = nil
	now = now.Add(lastRetry)
	step(t, f.app, Input{})
	if f.app.Match().Unsaved() != 0 || len(f.app.Notices()) != 1 {
		t.Fatalf("%d wait; %+v", f.app.Match().Unsaved(), f.app.Notices())
	}
	if file, err := save.Open(f.app.table.path()); err != nil || len(file.Records) != 1 {
		t.Errorf("%+v, %v", file, err)
	}
}
