package deckbuilder_test

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
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/deckbuilder"
	"portcullis/scenes/shell"
)

// What is saved, opened, changed and saved again is the same file; a copy is another.
func TestSaveAndOpen(t *testing.T) {
	g := atDecks(t)
	if e := g.Find("deck:save"); e.Enabled {
		t.Error("a Starter deck can be saved as it is")
	}
	g.card("take", "ys_gutter_informant", 1)
	g.Click("deck:name")
	g.Write("Knives")
	g.Click("deck:save")
	if files := g.deckFiles(); !slices.Equal(files, []string{"ysra-knives.deck"}) {
		t.Fatalf("saved %q", files)
	}
	if e := g.Find("deck:save"); e.Enabled || e.Reason != "The deck is saved as it is." {
		t.Errorf("Save: %+v", e)
	}
	g.Keys(ebiten.KeyEscape)
	g.At("menu")
	g.Click("menu:decks")
	b := g.builder()
	g.Click("deck:mine")
	g.Click("deck:open:0")
	if b.Model().List.Name != "Knives" || b.Model().List.Size() != 33 || b.Model().Changed || b.Model().Page != deckbuilder.PageOpen {
		t.Fatalf("opened %+v", b.Model().List)
	}
	g.card("add", "ys_sand_bridge_scout", 1)
	g.Click("deck:save")
	if e := b.Folder().Read(b.Model().Entry.Path); e.Deck.List.Size() != 34 || len(g.deckFiles()) != 1 {
		t.Errorf("%d cards in %q", e.Deck.List.Size(), g.deckFiles())
	}
	g.Click("deck:mine")
	g.Click("deck:save-copy")
	if files := g.deckFiles(); len(files) != 2 || files[0] == files[1] {
		t.Errorf("a copy: %q", files)
	}
}

func TestRenameDeleteAndBringBack(t *testing.T) {
	g := atDecks(t)
	g.card("take", "ys_gutter_informant", 1)
	g.Click("deck:save")
	b := g.builder()
	g.Click("deck:mine")
	g.Click("deck:rename:0")
	g.Write("Daggers")
	g.Keys(ebiten.KeyEnter)
	if b.Model().Page != deckbuilder.PageMine || b.Model().Mine[0].Name != "Daggers" || b.Model().List.Name != "Daggers" {
		t.Fatalf("page %d, %+v, %q", b.Model().Page, b.Model().Mine[0].Name, b.Model().Fault)
	}
	g.Click("deck:delete:0")
	if len(g.deckFiles()) != 0 || !b.Model().Changed || b.Model().Entry != nil {
		t.Errorf("%q are left; changed %v", g.deckFiles(), b.Model().Changed)
	}
	g.Click("deck:bring-back")
	if len(g.deckFiles()) != 1 || b.Model().Changed || b.Model().Entry == nil {
		t.Errorf("%q are back; changed %v", g.deckFiles(), b.Model().Changed)
	}
	g.Keys(ebiten.KeyEscape, ebiten.KeyEscape)
	g.At("menu")
}

// Nothing is lost by leaving, by another deck, or by the end of the program.
func TestUnsavedChangesAreNotLost(t *testing.T) {
	g := atDecks(t)
	b := g.builder()
	g.card("take", "ys_gutter_informant", 1)
	for _, away := range []string{"deck:back", "deck:new", "deck:starter"} {
		g.Click(away)
		if b.Model().Page != deckbuilder.PageLeave {
			t.Fatalf("%s asks nothing", away)
		}
		g.Click("deck:close")
		if b.Model().List.Size() != 33 || !b.Model().Changed {
			t.Fatalf("%s: %d cards", away, b.Model().List.Size())
		}
	}
	g.Click("deck:back")
	g.Click("deck:keep")
	g.At("menu")
	if len(g.deckFiles()) != 1 {
		t.Errorf("saved %q", g.deckFiles())
	}
	g.Click("menu:decks")
	g.card("take", "ys_gutter_informant", 2)
	g.App.Post(game.Quit{}) // the program ends with the deck on the screen
	g.Tick(game.Input{})

	again := visitIn(t, g.Dir)
	again.Click("menu:decks")
	if notices := again.App.Notices(); len(notices) == 0 || !strings.Contains(notices[len(notices)-1].Text, "(not saved)") {
		t.Errorf("notices: %v", notices)
	}
	again.Click("deck:mine")
	mine := again.builder().Model().Mine
	if len(mine) != 2 || mine[1].Deck.List.Size() != 32 && mine[0].Deck.List.Size() != 32 {
		t.Errorf("%d decks", len(mine))
	}
	again.Keys(ebiten.KeyEscape)
	again.card("take", "ys_gutter_informant", 1)
	again.Click("deck:back")
	again.Click("deck:discard")
	again.At("menu")
	third := visitIn(t, g.Dir)
	third.Click("menu:decks")
	if n := len(third.builder().Model().Mine); n != 2 {
		t.Errorf("what was given up is among %d decks", n)
	}
}

// A deck that cannot be saved stays on the screen, and leaving does not go on.
func TestDeckThatCannotBeSaved(t *testing.T) {
	g := visit(t)
	if err := os.WriteFile(filepath.Join(g.Dir, "decks"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	g.Click("menu:decks")
	b := g.builder()
	if len(b.Model().Fault) == 0 || !strings.Contains(b.Model().Fault[0], "folder of decks cannot be used") {
		t.Errorf("nothing is said: %q", b.Model().Fault)
	}
	g.card("take", "ys_gutter_informant", 1)
	g.Click("deck:back")
	g.Click("deck:keep")
	if g.At("decks"); b.Model().Page != deckbuilder.PageLeave || len(b.Model().Fault) == 0 || !b.Model().Changed {
		t.Errorf("page %d, %q", b.Model().Page, b.Model().Fault)
	}
	g.Click("deck:discard")
	g.At("menu")
}

// An unknown card is named with its line, and every other fault too; the deck on the screen
// stays.
func TestImportNamesEveryFault(t *testing.T) {
	g := visit(t)
	g.Screens.Shell.Paste = func() (string, error) {
		return "portcullis-deck 1\nname Hurt\n4 Guter Informant\n\n2 The Assassin\n99 Venom Seller\n1 Nobody\n", nil
	}
	g.Click("menu:decks")
	b := g.builder()
	g.Click("deck:text")
	g.Click("deck:paste")
	notes := g.Notes()
	for _, want := range []string{`Line 3: There is no card "Guter Informant"; perhaps Gutter Informant is meant.`, "Line 6: 99 of Venom Seller", "Line 7: "} {
		if !strings.Contains(notes, want) {
			t.Errorf("%q is not told:\n%s", want, notes)
		}
	}
	if b.Model().Page != deckbuilder.PageImport || b.Model().List.Size() != cards.DeckSize || b.Model().Changed {
		t.Errorf("page %d, %d cards", b.Model().Page, b.Model().List.Size())
	}
	g.Screens.Shell.Paste = func() (string, error) { return "", errors.New("it is locked") }
	g.Click("deck:paste")
	if !strings.Contains(g.Notes(), "it is locked") {
		t.Errorf("the screen says %q", g.Notes())
	}
}

// A list as other programs write it is laid out; what nothing can be made of is told by its line, beside the deck.
func TestAPastedListIsLaidOut(t *testing.T) {
	g := visit(t)
	list := "\ufeffAbout\r\nName Knives\r\n\r\nDeck\r\n4 Gutter Informant (SET) 12\r\n// the rest\r\n- the assassin x2\r\n1 Nobody At All\r\n\r\nSideboard\r\n3 Tengu\r\n"
	g.Screens.Shell.Paste = func() (string, error) { return list, nil }
	g.Click("menu:decks")
	b := g.builder()
	g.Click("deck:text")
	g.Click("deck:paste")
	if m := b.Model(); m.Page != deckbuilder.PageOpen || m.List.Size() != 6 || m.List.Name != "Knives" || !m.Changed {
		t.Fatalf("page %d, %+v, %q", m.Page, m.List, m.Fault)
	}
	for _, want := range []string{`Left out, line 8: There is no card "Nobody At All".`, "Left out, line 11: 3 cards of a sideboard are left out"} {
		if notes := g.Notes(); !strings.Contains(notes, want) {
			t.Errorf("%q is not told:\n%s", want, notes)
		}
	}
	path := filepath.Join(t.TempDir(), "list.txt")
	if err := os.WriteFile(path, []byte(list), 0o600); err != nil {
		t.Fatal(err)
	}
	g.Click("deck:text")
	g.Click("deck:typed")
	g.Write(path)
	g.Click("deck:read")
	b.GoOn()
	if m := b.Model(); m.List.Size() != 6 || len(m.Remarks) != 2 {
		t.Errorf("read from a file: %+v, %q", m.List, m.Remarks)
	}
}

// A list is typed, or the path of a file; a deck is written where no file is.
func TestImportAndExport(t *testing.T) {
	g := atDecks(t)
	b := g.builder()
	g.Click("deck:text")
	g.Click("deck:typed")
	g.Write("2 the assassin, 4x gutter informant")
	g.Keys(ebiten.KeyEnter)
	if b.Model().Page != deckbuilder.PageOpen || b.Model().List.Size() != 6 || !b.Model().Changed {
		t.Fatalf("page %d, %+v, %q", b.Model().Page, b.Model().List, b.Model().Fault)
	}
	out := filepath.Join(t.TempDir(), "out.deck")
	g.Click("deck:text")
	g.Click("deck:typed")
	g.Write(out)
	g.Click("deck:write")
	written, err := os.ReadFile(out)
	if err != nil || !strings.Contains(string(written), "4 Gutter Informant") {
		t.Fatalf("%q, %v, %q", written, err, b.Model().Fault)
	}
	g.Click("deck:text")
	g.Click("deck:typed")
	g.Write(out)
	g.Click("deck:write")
	if !strings.Contains(g.Notes(), "there is a file of that name already") {
		t.Errorf("the screen says %q", g.Notes())
	}
	g.Click("deck:read") // the deck on the screen is not saved
	g.Click("deck:keep")
	if b.Model().List.Name != "Ysra deck" || b.Model().List.Size() != 6 || b.Model().Entry != nil {
		t.Errorf("read %+v", b.Model().List)
	}
	g.Click("deck:text")
	g.Click("deck:copy-code")
	g.Click("deck:copy-text")
	if len(g.Copied) != 2 || g.Copied[0] != "4 ys_gutter_informant, 2 ys_the_assassin" || !strings.HasPrefix(g.Copied[1], "portcullis-deck 1\nname Ysra deck\n") {
		t.Errorf("copied %q", g.Copied)
	}
	for _, text := range g.Copied {
		g.Screens.Shell.Paste = func() (string, error) { return text, nil }
		b.ReadText(text)
		if b.Model().Page == deckbuilder.PageLeave {
			b.GoOn()
		}
		if b.Model().List.Size() != 6 {
			t.Errorf("%q is read as %+v", text, b.Model().List)
		}
	}
}

// A deck of another content says which of its cards have changed, and a damaged one why it
// cannot be opened; opening, changing and saving leave that one alone.
func TestOldAndDamagedDecks(t *testing.T) {
	g := visit(t)
	g.putDeck("old.deck", "portcullis-deck 1\nname Old\ngame siegestorm\nfaction ysra\ncontent 0123456789abcdef\n\n4 Gutter Informant  #3:1:1:00000000\n")
	hurt := g.putDeck("hurt.deck", "4 Nobody\n")
	g.Click("menu:decks")
	g.Click("deck:mine")
	if e := g.Find("deck:open:0"); e.Enabled || !strings.Contains(e.Reason, "Line 1: There is no card \"Nobody\"") {
		t.Errorf("the damaged deck: %+v", e)
	}
	g.Click("deck:open:1")
	if notes := g.Notes(); !strings.Contains(notes, "Gutter Informant has changed: cost 3 is now 0") {
		t.Errorf("the screen says %q", notes)
	}
	g.card("add", "ys_sand_bridge_scout", 1)
	g.Click("deck:save")
	if strings.Contains(g.Notes(), "has changed") {
		t.Errorf("the saved deck says %q", g.Notes())
	}
	if kept, _ := os.ReadFile(hurt); string(kept) != "4 Nobody\n" {
		t.Errorf("the damaged deck is %q now", kept)
	}
	g.Click("deck:mine")
	g.Click("deck:delete:0")
	if files := g.deckFiles(); !slices.Equal(files, []string{"old.deck"}) {
		t.Errorf("left: %q", files)
	}
}

// A deck file that is dropped on the window is laid out, and one that is none says why.
func TestDroppedDeck(t *testing.T) {
	g := atDecks(t)
	b := g.builder()
	g.Tick(game.Input{Dropped: fstest.MapFS{"bells.deck": {Data: []byte("3 Bell-Ringer of Nine Valleys\n")}}})
	g.Rest(1)
	if b.Model().List.Name != "bells" || b.Model().List.Size() != 3 || !b.Model().Changed || b.Model().Entry != nil {
		t.Errorf("dropped: %+v", b.Model().List)
	}
	for name, files := range map[string]fstest.MapFS{
		"Line 2: ":     {"hurt.deck": {Data: []byte("name Hurt\n4 Nobody\n")}},
		"larger than":  {"large.deck": {Data: make([]byte, decks.MaxFile+1)}},
		"it is no fil": {"folder": {Mode: fs.ModeDir}},
	} {
		g.Tick(game.Input{Dropped: files})
		g.Rest(1)
		if notes := g.Notes(); b.Model().Page != deckbuilder.PageImport || !strings.Contains(strings.ToLower(notes), strings.ToLower(name)) {
			t.Errorf("%s: page %d, the screen says %q", name, b.Model().Page, notes)
		}
		if b.Model().List.Size() != 3 {
			t.Errorf("%s: %d cards on the screen", name, b.Model().List.Size())
		}
	}
	g.Keys(ebiten.KeyEscape)
	g.Tick(game.Input{Dropped: fstest.MapFS{"other.deck": {Data: []byte("4 Gutter Informant\n")}}})
	g.Rest(1)
	if b.Model().Page != deckbuilder.PageLeave || b.Model().List.Size() != 3 {
		t.Errorf("what is not saved: page %d, %d cards", b.Model().Page, b.Model().List.Size())
	}
	g.Click("deck:discard")
	if b.Model().List.Size() != 4 {
		t.Errorf("%d cards after that", b.Model().List.Size())
	}
}

// Where there are no folders, as in a browser, a deck is handed over as its file and comes back as one that is picked.
func TestADeckIsDownloadedAndUploaded(t *testing.T) {
	g := atDecks(t)
	g.Keys(ebiten.KeyEscape)
	var name string
	var given []byte
	var then func(string, []byte)
	g.Screens.Shell.Files = &shell.Files{
		Give: func(n string, data []byte) { name, given = n, data },
		Take: func(_ string, _ int, f func(string, []byte)) { then = f },
	}
	g.Click("menu:decks")
	g.card("take", "ys_gutter_informant", 1)
	g.Click("deck:name")
	g.Write("Knives")
	size := g.builder().Model().List.Size()
	g.Click("deck:text")
	g.Click("deck:give")
	if name != "Knives.deck" || !strings.Contains(string(given), "Gutter Informant") {
		t.Fatalf("given is %q:\n%s", name, given)
	}
	if g.Has("deck:write") {
		t.Error("a path can be written to, where there are none")
	}
	g.Click("deck:pick")
	then("noise.deck", []byte("x"))
	g.Rest(3)
	if m := g.builder().Model(); len(m.Fault) == 0 || m.Fault[0] != "noise.deck" {
		t.Errorf("noise is told as %q", m.Fault)
	}
	g.Click("deck:pick")
	then(name, given)
	g.Rest(3)
	g.Click("deck:discard")
	if m := g.builder().Model(); m.List.Name != "Knives" || m.List.Size() != size || !m.Changed {
		t.Errorf("read are %d cards of %q", m.List.Size(), m.List.Name)
	}
}
