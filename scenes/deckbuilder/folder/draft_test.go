package folder_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// A deck that was being built when the program ended is a file of its own afterwards; the deck
// that it was made of is as it was.
func TestRescue(t *testing.T) {
	d, set := open(t)
	if _, found, err := d.Rescue(); found || err != nil {
		t.Fatalf("found %v, %v in an empty folder", found, err)
	}
	saved := save(t, d, deck(set, 0, "Knives"))
	half := deck(set, 1, "Knives")
	half.List.Lines = half.List.Lines[:3]
	for _, draft := range []decks.File{deck(set, 2, "Knives"), half} {
		if err := d.KeepDraft(draft); err != nil {
			t.Fatal(err)
		}
	}
	wantNames(t, d, "Knives")
	e, found, err := d.Rescue()
	if err != nil || !found || e.Name != "Knives (not saved)" || e.Deck.Of != "khunglai" || e.Deck.List.Size() != half.List.Size() {
		t.Errorf("%+v, %v, %v", e, found, err)
	}
	wantNames(t, d, "Knives", "Knives (not saved)")
	if again := d.Read(saved.Path); again.Deck.Of != "ysra" || again.Deck.List.Size() != cards.DeckSize {
		t.Errorf("the saved deck is %+v", again)
	}
	if _, found, err := d.Rescue(); found || err != nil {
		t.Errorf("found %v, %v a second time", found, err)
	}
}

func TestDropDraft(t *testing.T) {
	d, set := open(t)
	if err := d.KeepDraft(deck(set, 0, "Knives")); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := d.DropDraft(); err != nil {
			t.Error(err)
		}
	}
	if _, found, _ := d.Rescue(); found {
		t.Error("the draft is still there")
	}
}

// The longest name has room for the mark, and a draft that cannot be read is listed with the
// reason.
func TestRescueOfOddDrafts(t *testing.T) {
	d, set := open(t)
	if err := d.KeepDraft(deck(set, 0, strings.Repeat("é", decks.MaxName))); err != nil {
		t.Fatal(err)
	}
	if e, _, err := d.Rescue(); err != nil || !strings.HasSuffix(e.Name, "é (not saved)") {
		t.Errorf("%q, %v", e.Name, err)
	}
	if err := os.WriteFile(filepath.Join(d.Dir(), "unsaved.draft"), []byte("4 Nobody\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if e, found, err := d.Rescue(); err != nil || !found || e.Err == nil || !strings.Contains(e.Err.Reason, "line 1") {
		t.Errorf("%+v, %v", e, err)
	}
}

// A file that is there is never replaced by an export.
func TestExportReplacesNothing(t *testing.T) {
	d, set := open(t)
	path := filepath.Join(t.TempDir(), "mine.txt")
	if err := os.WriteFile(path, []byte("dear"), 0o600); err != nil {
		t.Fatal(err)
	}
	err := d.Export(path, deck(set, 0, "Out"))
	if !errors.Is(err, os.ErrExist) || !strings.Contains(err.Error(), "Choose another name.") {
		t.Error(err)
	}
	if kept, _ := os.ReadFile(path); string(kept) != "dear" {
		t.Errorf("the file is %q now", kept)
	}
}
