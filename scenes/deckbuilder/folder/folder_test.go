package folder_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
	"portcullis/save/files"
	"portcullis/scenes/deckbuilder/folder"
)

var noon = time.Date(2025, 6, 1, 12, 0, 0, 0, time.UTC)

func load(tb testing.TB) *cards.Set {
	tb.Helper()
	set, err := cards.Load(os.DirFS("../../../assets/content/siegestorm"))
	if err != nil {
		tb.Fatal(err)
	}
	return set
}

func open(t *testing.T) (*folder.Folder, *cards.Set) {
	t.Helper()
	set := load(t)
	d, err := folder.Open(filepath.Join(t.TempDir(), "data", "decks"), set.Book)
	if err != nil {
		t.Fatal(err)
	}
	return d, set
}

// deck is a Starter deck under a name.
func deck(set *cards.Set, faction int, name string) decks.File {
	d := decks.File{List: set.Starters[faction], Of: set.Decks[faction].Key}
	d.List.Name = name
	return d
}

func save(t *testing.T, d *folder.Folder, deck decks.File) folder.Entry {
	t.Helper()
	e, err := d.Save(deck)
	if err != nil || e.Err != nil {
		t.Fatal(err, e.Err)
	}
	return e
}

// names lists the folder: names of decks, with ! if they cannot be read.
func names(t *testing.T, d *folder.Folder) []string {
	t.Helper()
	list, err := d.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, e := range list {
		if e.Err != nil {
			e.Name += "!"
		}
		all = append(all, e.Name)
	}
	return all
}

func wantNames(t *testing.T, d *folder.Folder, want ...string) {
	t.Helper()
	if got := names(t, d); !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}

// What is saved is listed, by name, and stays a file of its own whatever it is called.
func TestSaveAndList(t *testing.T) {
	d, set := open(t)
	wantNames(t, d)
	save(t, d, deck(set, 1, "tower of wind"))
	first := save(t, d, deck(set, 0, "Knives First"))
	second := save(t, d, deck(set, 0, "Knives First"))
	save(t, d, decks.File{List: decks.List{Name: "../../\u00c4\u00d6"}, Of: "all"})
	save(t, d, deck(set, 2, ""))
	if err := os.WriteFile(filepath.Join(d.Dir(), "notes.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	wantNames(t, d, "../../\u00c4\u00d6", "Knives First", "Knives First", "seraphia-deck", "tower of wind")
	if filepath.Base(first.Path) != "ysra-knives-first.deck" || filepath.Base(second.Path) != "ysra-knives-first-2.deck" {
		t.Errorf("%s, %s", first.Path, second.Path)
	}
	if set.Book.Code(first.Deck.List) != set.Book.Code(set.Starters[0]) || first.Deck.Content != set.Hash() || first.Modified.IsZero() {
		t.Errorf("%+v", first)
	}
	if entries, err := os.ReadDir(d.Dir()); err != nil || len(entries) != 6 {
		t.Errorf("%v, %v", entries, err)
	}
}

// A damaged, huge or strange file is listed with its reason and stays as it is.
func TestDamagedFiles(t *testing.T) {
	d, set := open(t)
	good := save(t, d, deck(set, 0, "Good"))
	text, err := os.ReadFile(good.Path)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct{ text, reason string }{
		"a.deck": {strings.Replace(string(text), "Venom Seller", "Venom Selller", 1), `line 11: There is no card "Venom Selller"; perhaps Venom Seller is meant. The file was not changed.`},
		"b.deck": {"\xff", "This is no text. The file was not changed. Mend it"},
		"c.deck": {strings.Repeat("#", 64<<10+1), "it is larger than 64 KiB"},
		"d.deck": {"", "There is no deck in the text."},
	} {
		path := filepath.Join(d.Dir(), name)
		if err := os.WriteFile(path, []byte(test.text), 0o600); err != nil {
			t.Fatal(err)
		}
		e := d.Read(path)
		var wrong *folder.FileError
		if !errors.As(e.Err, &wrong) || wrong.Path != path || !strings.Contains(e.Err.Error(), test.reason) {
			t.Errorf("%s: %v, want %s", name, e.Err, test.reason)
		}
		if after, err := os.ReadFile(path); err != nil || string(after) != test.text {
			t.Errorf("%s was changed (%v)", name, err)
		}
	}
	if err := os.Mkdir(filepath.Join(d.Dir(), "e.deck"), 0o700); err != nil {
		t.Fatal(err)
	}
	wantNames(t, d, "a!", "b!", "c!", "d!", "e!", "Good")
	if e := d.Read(filepath.Join(d.Dir(), "none.deck")); !errors.Is(e.Err, os.ErrNotExist) || strings.Count(e.Err.Error(), "none.deck") != 1 {
		t.Errorf("a file that is not there: %v", e.Err)
	}
	if err := os.Symlink(good.Path, filepath.Join(d.Dir(), "f.deck")); err != nil {
		t.Skip("no links here:", err)
	}
	if e := d.Read(filepath.Join(d.Dir(), "f.deck")); e.Err == nil || !strings.Contains(e.Err.Error(), "it is a link, not a file") {
		t.Errorf("a link: %v", e.Err)
	}
}

// A deck from another content version says which cards changed; renaming keeps that, saving
// it anew settles it.
func TestDeckOfOtherContent(t *testing.T) {
	d, set := open(t)
	e := save(t, d, deck(set, 0, "Old"))
	text, err := os.ReadFile(e.Path)
	if err != nil {
		t.Fatal(err)
	}
	text = []byte(strings.NewReplacer("Siege Alchemist  #2:4:1:", "Siege Alchemist  #1:4:1:", set.Hash(), "0123456789abcdef").Replace(string(text)))
	if err := os.WriteFile(e.Path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	e, err = d.Rename(d.Read(e.Path), "  Older\n", noon)
	if err != nil || e.Name != "Older" || len(e.Deck.Changed) != 1 || e.Deck.Content != "0123456789abcdef" {
		t.Fatalf("%+v, %v", e, err)
	}
	if why := e.Deck.Changed[0].Why.String(); why != "Siege Alchemist has changed: cost 1 is now 2." {
		t.Errorf("%q", why)
	}
	e, err = d.Replace(e, e.Deck, noon)
	if err != nil || e.Deck.Changed != nil || e.Deck.Content != set.Hash() || e.Name != "Older" {
		t.Errorf("%+v, %v", e, err)
	}
	if trash, err := d.Trash(); err != nil || len(trash) != 0 {
		t.Errorf("%v, %v", trash, err)
	}
}

// No file is lost: what somebody else wrote, and what could not be read, goes to the trash
// before it is replaced.
func TestReplaceLosesNothing(t *testing.T) {
	d, set := open(t)
	e := save(t, d, deck(set, 0, "Mine"))
	for i, text := range []string{"4 Tengu\n", "damaged"} {
		if err := os.WriteFile(e.Path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if i == 1 {
			e = d.Read(e.Path)
		}
		now := noon.Add(time.Duration(i) * time.Hour)
		replaced, err := d.Replace(e, deck(set, 0, "Mine"), now)
		if err != nil || replaced.Err != nil {
			t.Fatal(err, replaced.Err)
		}
		trash, err := d.Trash()
		if err != nil || len(trash) != i+1 || !trash[0].At.Equal(now) {
			t.Fatalf("%v, %v", trash, err)
		}
		if kept, err := os.ReadFile(trash[0].Path); err != nil || string(kept) != text {
			t.Errorf("%q, %v", kept, err)
		}
		e = replaced
	}
	if err := os.Remove(e.Path); err != nil {
		t.Fatal(err)
	}
	if e, err := d.Replace(e, deck(set, 1, "Mine"), noon); err != nil || e.Deck.Of != "khunglai" {
		t.Errorf("a file that was removed: %+v, %v", e, err)
	}
	wantNames(t, d, "Mine")
}

func TestDeleteAndRestore(t *testing.T) {
	d, set := open(t)
	e := save(t, d, deck(set, 3, "Styx"))
	gone, err := d.Delete(e, noon)
	if err != nil {
		t.Fatal(err)
	}
	wantNames(t, d)
	back, err := d.Restore(gone)
	if err != nil || back.Path != e.Path || back.Name != "Styx" || back.Err != nil {
		t.Errorf("%+v, %v", back, err)
	}
	if gone, err = d.Delete(back, noon); err != nil {
		t.Fatal(err)
	}
	if err := d.EmptyTrash(noon.AddDate(0, 0, folder.TrashDays)); err != nil || !files.Exists(gone.Path) {
		t.Errorf("emptied too early: %v", err)
	}
	if err := d.EmptyTrash(noon.AddDate(0, 0, folder.TrashDays+1)); err != nil || files.Exists(gone.Path) {
		t.Errorf("not emptied: %v", err)
	}
	if _, err := d.Restore(gone); err == nil {
		t.Error("a deck that is gone was restored")
	}
}

// Nothing outside the folder is touched.
func TestFilesElsewhere(t *testing.T) {
	d, set := open(t)
	path := filepath.Join(t.TempDir(), "mine.txt")
	if err := d.Export(path, deck(set, 0, "Out")); err != nil {
		t.Fatal(err)
	}
	e := d.Read(path)
	if e.Err != nil || e.Name != "Out" {
		t.Errorf("%+v", e)
	}
	if _, err := d.Replace(e, deck(set, 1, "In"), noon); err == nil {
		t.Error("a file elsewhere was replaced")
	}
	if _, err := d.Rename(e, "In", noon); err == nil {
		t.Error("a file elsewhere was renamed")
	}
	if _, err := d.Delete(e, noon); err == nil {
		t.Error("a file elsewhere was deleted")
	}
	if e := d.Read(path); e.Name != "Out" {
		t.Errorf("%+v", e)
	}
}

// A folder or a disk that cannot be written is an error that says what was kept.
func TestFolderThatCannotBeUsed(t *testing.T) {
	d, set := open(t)
	e := save(t, d, deck(set, 0, "Mine"))
	if _, err := folder.Open(filepath.Join(e.Path, "below a file"), set.Book); err == nil || !strings.Contains(err.Error(), "the folder of decks cannot be used") {
		t.Errorf("%v", err)
	}
	if err := d.Export(filepath.Join(e.Path, "x.deck"), e.Deck); err == nil || !strings.Contains(err.Error(), "What was there before is kept.") {
		t.Errorf("%v", err)
	}
	if err := os.WriteFile(filepath.Join(d.Dir(), "trash"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Delete(e, noon); err == nil || !strings.Contains(err.Error(), "Nothing was changed.") {
		t.Errorf("a trash that is a file: %v", err)
	}
	if _, err := d.Trash(); err == nil {
		t.Error("a trash that is a file was listed")
	}
	wantNames(t, d, "Mine")
	if err := os.RemoveAll(d.Dir()); err != nil {
		t.Fatal(err)
	}
	if _, err := d.List(t.Context()); err == nil || !strings.Contains(err.Error(), "Nothing was changed.") {
		t.Errorf("a folder that is gone: %v", err)
	}
	if _, err := d.Save(deck(set, 0, "New")); err != nil {
		t.Errorf("the folder is made anew: %v", err)
	}
}

// A damaged deck has no name to change.
func TestRenameOfADamagedDeck(t *testing.T) {
	d, _ := open(t)
	path := filepath.Join(d.Dir(), "a.deck")
	if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Rename(d.Read(path), "New", noon); err == nil {
		t.Error("renamed")
	}
	wantNames(t, d, "a!")
}

// A file that breaks its reader is listed with the place in the program, and keeps nobody from the others.
func TestAFileThatBreaksItsReader(t *testing.T) {
	d, err := folder.Open(t.TempDir(), nil) // no cards: reading any deck breaks
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(d.Dir(), "a.deck")
	if err := os.WriteFile(path, []byte("4 Gutter Informant\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	e := d.Read(path)
	if e.Err == nil || !strings.Contains(e.Err.Reason, "reading it broke the program's reader: ") || !strings.Contains(e.Err.Reason, "(rules/decks/") {
		t.Errorf("%v", e.Err)
	}
	wantNames(t, d, "a!")
}

// A list that nobody waits for any more is not read to its end.
func TestListIsCalledOff(t *testing.T) {
	d, set := open(t)
	save(t, d, deck(set, 0, "Mine"))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if list, err := d.List(ctx); !errors.Is(err, context.Canceled) || list != nil {
		t.Errorf("%v, %v", list, err)
	}
}
