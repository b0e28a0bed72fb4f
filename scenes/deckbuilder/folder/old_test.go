package folder_test

import (
	"os"
	"path/filepath"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// A deck that the program of commit e18d313 saved opens as it was, and is saved again.
func TestOldDeckOpens(t *testing.T) {
	d, set := open(t)
	data, err := os.ReadFile("testdata/e18d313.deck")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(d.Dir(), "old.deck")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	e := d.Read(path)
	if e.Err != nil || e.Name != "Bells of the Nine Válleys" || e.Deck.List.Size() != 34 {
		t.Fatalf("%+v: %v", e, e.Err)
	}
	if wrong := set.Check(e.Deck.List, cards.OneFaction, 0); len(wrong) > 0 {
		t.Errorf("it is not legal any more: %v", wrong)
	}
	if e, err = d.Rename(e, "Bells", noon); err != nil || e.Name != "Bells" || e.Err != nil {
		t.Errorf("%q: %v, %v", e.Name, err, e.Err)
	}
}

// The name of a file keeps every letter and digit of English, from the first to the last.
func TestFilesKeepLettersAndDigits(t *testing.T) {
	d, set := open(t)
	e, err := d.Save(deck(set, 0, "Az 09: `{/Zz"))
	if err != nil || filepath.Base(e.Path) != set.Book.Group(e.Deck)+"-az-09-zz.deck" {
		t.Errorf("%s: %v", e.Path, err)
	}
}
