package scenes

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules/siegestorm/cards"
)

// What is saved, opened, changed and saved again is the same file; a copy is another.
func TestSaveAndOpen(t *testing.T) {
	g := atDecks(t)
	if e := g.find(deckSave); e.Enabled {
		t.Error("a Starter deck can be saved as it is")
	}
	g.card("take", "ys_gutter_informant", 1)
	g.click(deckName)
	g.write("Knives")
	g.click(deckSave)
	if files := g.deckFiles(); !slices.Equal(files, []string{"ysra-knives.deck"}) {
		t.Fatalf("saved %q", files)
	}
	if e := g.find(deckSave); e.Enabled || e.Reason != "The deck is saved as it is." {
		t.Errorf("Save: %+v", e)
	}
	g.keys(ebiten.KeyEscape)
	g.at("menu")
	g.click(menuDecks)
	b := g.builder()
	g.click(deckMineID)
	g.click(deckEntryID("open", 0))
	if b.model.List.Name != "Knives" || b.model.List.Size() != 33 || b.model.Changed || b.model.Page != deckOpen {
		t.Fatalf("opened %+v", b.model.List)
	}
	g.card("add", "ys_sand_bridge_scout", 1)
	g.click(deckSave)
	if e := b.dir.Read(b.model.Entry.Path); e.Deck.List.Size() != 34 || len(g.deckFiles()) != 1 {
		t.Errorf("%d cards in %q", e.Deck.List.Size(), g.deckFiles())
	}
	g.click(deckMineID)
	g.click(deckCopy)
	if files := g.deckFiles(); len(files) != 2 || files[0] == files[1] {
		t.Errorf("a copy: %q", files)
	}
}

func TestRenameDeleteAndBringBack(t *testing.T) {
	g := atDecks(t)
	g.card("take", "ys_gutter_informant", 1)
	g.click(deckSave)
	b := g.builder()
	g.click(deckMineID)
	g.click(deckEntryID("rename", 0))
	g.write("Daggers")
	g.keys(ebiten.KeyEnter)
	if b.model.Page != deckMine || b.model.Mine[0].Name != "Daggers" || b.model.List.Name != "Daggers" {
		t.Fatalf("page %d, %+v, %q", b.model.Page, b.model.Mine[0].Name, b.model.Fault)
	}
	g.click(deckEntryID("delete", 0))
	if len(g.deckFiles()) != 0 || !b.model.Changed || b.model.Entry != nil {
		t.Errorf("%q are left; changed %v", g.deckFiles(), b.model.Changed)
	}
	g.click(deckBringBack)
	if len(g.deckFiles()) != 1 || b.model.Changed || b.model.Entry == nil {
		t.Errorf("%q are back; changed %v", g.deckFiles(), b.model.Changed)
	}
	g.keys(ebiten.KeyEscape, ebiten.KeyEscape)
	g.at("menu")
}

// Nothing is lost by leaving, by another deck, or by the end of the program.
func TestUnsavedChangesAreNotLost(t *testing.T) {
	g := atDecks(t)
	b := g.builder()
	g.card("take", "ys_gutter_informant", 1)
	for _, away := range []string{deckBack, deckNew, deckStarter} {
		g.click(away)
		if b.model.Page != deckLeave {
			t.Fatalf("%s asks nothing", away)
		}
		g.click(deckClose)
		if b.model.List.Size() != 33 || !b.model.Changed {
			t.Fatalf("%s: %d cards", away, b.model.List.Size())
		}
	}
	g.click(deckBack)
	g.click(deckKeep)
	g.at("menu")
	if len(g.deckFiles()) != 1 {
		t.Errorf("saved %q", g.deckFiles())
	}
	g.click(menuDecks)
	g.card("take", "ys_gutter_informant", 2)
	g.app.Post(game.Quit{}) // the program ends with the deck on the screen
	g.tick(game.Input{})

	again := visitAt(t, g.dir)
	again.click(menuDecks)
	if notices := again.app.Notices(); len(notices) == 0 || !strings.Contains(notices[len(notices)-1].Text, "(not saved)") {
		t.Errorf("notices: %v", notices)
	}
	again.click(deckMineID)
	mine := again.builder().model.Mine
	if len(mine) != 2 || mine[1].Deck.List.Size() != 32 && mine[0].Deck.List.Size() != 32 {
		t.Errorf("%d decks", len(mine))
	}
	again.keys(ebiten.KeyEscape)
	again.card("take", "ys_gutter_informant", 1)
	again.click(deckBack)
	again.click(deckDiscard)
	again.at("menu")
	third := visitAt(t, g.dir)
	third.click(menuDecks)
	if n := len(third.builder().model.Mine); n != 2 {
		t.Errorf("what was given up is among %d decks", n)
	}
}

// A deck that cannot be saved stays on the screen, and leaving does not go on.
func TestDeckThatCannotBeSaved(t *testing.T) {
	g := visit(t)
	if err := os.WriteFile(filepath.Join(g.dir, "decks"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	g.click(menuDecks)
	b := g.builder()
	if len(b.model.Fault) == 0 || !strings.Contains(b.model.Fault[0], "folder of decks cannot be used") {
		t.Errorf("nothing is said: %q", b.model.Fault)
	}
	g.card("take", "ys_gutter_informant", 1)
	g.click(deckBack)
	g.click(deckKeep)
	if g.at("decks"); b.model.Page != deckLeave || len(b.model.Fault) == 0 || !b.model.Changed {
		t.Errorf("page %d, %q", b.model.Page, b.model.Fault)
	}
	g.click(deckDiscard)
	g.at("menu")
}

// An unknown card is named with its line, and every other fault too; the deck on the screen
// stays.
func TestImportNamesEveryFault(t *testing.T) {
	g := visit(t)
	g.house.config.Paste = func() (string, error) {
		return "portcullis-deck 1\nname Hurt\n4 Guter Informant\n\n2 The Assassin\n99 Venom Seller\n1 Nobody\n", nil
	}
	g.click(menuDecks)
	b := g.builder()
	g.click(deckText)
	g.click(deckPaste)
	notes := g.notes()
	for _, want := range []string{`Line 3: There is no card "Guter Informant"; perhaps Gutter Informant is meant.`, "Line 6: 99 of Venom Seller", "Line 7: "} {
		if !strings.Contains(notes, want) {
			t.Errorf("%q is not told:\n%s", want, notes)
		}
	}
	if b.model.Page != deckImport || b.model.List.Size() != cards.DeckSize || b.model.Changed {
		t.Errorf("page %d, %d cards", b.model.Page, b.model.List.Size())
	}
	g.house.config.Paste = func() (string, error) { return "", errors.New("it is locked") }
	g.click(deckPaste)
	if !strings.Contains(g.notes(), "it is locked") {
		t.Errorf("the screen says %q", g.notes())
	}
}

// A list is typed, or the path of a file; a deck is written where no file is.
func TestImportAndExport(t *testing.T) {
	g := atDecks(t)
	b := g.builder()
	g.click(deckText)
	g.click(deckTyped)
	g.write("2 the assassin, 4x gutter informant")
	g.keys(ebiten.KeyEnter)
	if b.model.Page != deckOpen || b.model.List.Size() != 6 || !b.model.Changed {
		t.Fatalf("page %d, %+v, %q", b.model.Page, b.model.List, b.model.Fault)
	}
	out := filepath.Join(t.TempDir(), "out.deck")
	g.click(deckText)
	g.click(deckTyped)
	g.write(out)
	g.click(deckWrite)
	written, err := os.ReadFile(out)
	if err != nil || !strings.Contains(string(written), "4 Gutter Informant") {
		t.Fatalf("%q, %v, %q", written, err, b.model.Fault)
	}
	g.click(deckText)
	g.click(deckTyped)
	g.write(out)
	g.click(deckWrite)
	if !strings.Contains(g.notes(), "there is a file of that name already") {
		t.Errorf("the screen says %q", g.notes())
	}
	g.click(deckRead) // the deck on the screen is not saved
	g.click(deckKeep)
	if b.model.List.Name != "Ysra deck" || b.model.List.Size() != 6 || b.model.Entry != nil {
		t.Errorf("read %+v", b.model.List)
	}
	g.click(deckText)
	g.click(deckCopyCode)
	g.click(deckCopyText)
	if len(g.copied) != 2 || g.copied[0] != "4 ys_gutter_informant, 2 ys_the_assassin" || !strings.HasPrefix(g.copied[1], "portcullis-deck 1\nname Ysra deck\n") {
		t.Errorf("copied %q", g.copied)
	}
	for _, text := range g.copied {
		g.house.config.Paste = func() (string, error) { return text, nil }
		b.readText(text)
		if b.model.Page == deckLeave {
			b.goOn()
		}
		if b.model.List.Size() != 6 {
			t.Errorf("%q is read as %+v", text, b.model.List)
		}
	}
}

// A deck of another content says which of its cards have changed, and a damaged one why it
// cannot be opened; opening, changing and saving leave that one alone.
func TestOldAndDamagedDecks(t *testing.T) {
	g := visit(t)
	g.putDeck("old.deck", "portcullis-deck 1\nname Old\ngame siegestorm\nfaction ysra\ncontent 0123456789abcdef\n\n4 Gutter Informant  #3:1:1:00000000\n")
	hurt := g.putDeck("hurt.deck", "4 Nobody\n")
	g.click(menuDecks)
	g.click(deckMineID)
	if e := g.find(deckEntryID("open", 0)); e.Enabled || !strings.Contains(e.Reason, "Line 1: There is no card \"Nobody\"") {
		t.Errorf("the damaged deck: %+v", e)
	}
	g.click(deckEntryID("open", 1))
	if notes := g.notes(); !strings.Contains(notes, "Gutter Informant has changed: cost 3 is now 0") {
		t.Errorf("the screen says %q", notes)
	}
	g.card("add", "ys_sand_bridge_scout", 1)
	g.click(deckSave)
	if strings.Contains(g.notes(), "has changed") {
		t.Errorf("the saved deck says %q", g.notes())
	}
	if kept, _ := os.ReadFile(hurt); string(kept) != "4 Nobody\n" {
		t.Errorf("the damaged deck is %q now", kept)
	}
	g.click(deckMineID)
	g.click(deckEntryID("delete", 0))
	if files := g.deckFiles(); !slices.Equal(files, []string{"old.deck"}) {
		t.Errorf("left: %q", files)
	}
}

// A deck file that is dropped on the window is laid out, and one that is none says why.
func TestDroppedDeck(t *testing.T) {
	g := atDecks(t)
	b := g.builder()
	g.tick(game.Input{Dropped: fstest.MapFS{"bells.deck": {Data: []byte("3 Bell-Ringer of Nine Valleys\n")}}})
	g.rest(1)
	if b.model.List.Name != "bells" || b.model.List.Size() != 3 || !b.model.Changed || b.model.Entry != nil {
		t.Errorf("dropped: %+v", b.model.List)
	}
	for name, files := range map[string]fstest.MapFS{
		"Line 2: ":     {"hurt.deck": {Data: []byte("name Hurt\n4 Nobody\n")}},
		"larger than":  {"large.deck": {Data: make([]byte, cards.MaxDeckFile+1)}},
		"it is no fil": {"folder": {Mode: fs.ModeDir}},
	} {
		g.tick(game.Input{Dropped: files})
		g.rest(1)
		if notes := g.notes(); b.model.Page != deckImport || !strings.Contains(strings.ToLower(notes), strings.ToLower(name)) {
			t.Errorf("%s: page %d, the screen says %q", name, b.model.Page, notes)
		}
		if b.model.List.Size() != 3 {
			t.Errorf("%s: %d cards on the screen", name, b.model.List.Size())
		}
	}
	g.keys(ebiten.KeyEscape)
	g.tick(game.Input{Dropped: fstest.MapFS{"other.deck": {Data: []byte("4 Gutter Informant\n")}}})
	g.rest(1)
	if b.model.Page != deckLeave || b.model.List.Size() != 3 {
		t.Errorf("what is not saved: page %d, %d cards", b.model.Page, b.model.List.Size())
	}
	g.click(deckDiscard)
	if b.model.List.Size() != 4 {
		t.Errorf("%d cards after that", b.model.List.Size())
	}
}
