package deckbuilder_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes"
	"portcullis/scenes/deckbuilder"
	"portcullis/scenes/scenestest"
)

// While the disk is slow the deck builder stays awake: cards can be put into the deck, which is kept once
// the folder is read, the list says that it is being read, and whoever leaves waits for nothing.
func TestASlowDiskKeepsNobody(t *testing.T) {
	g := guest{scenestest.VisitHasty(t, t.TempDir(), scenes.Config{}), t}
	idle := func() bool { return !g.App.Busy() }
	g.putDeck("knives.deck", "name Knives\n4 Gutter Informant\n")
	g.Click("menu:decks")
	release := g.builder().HoldFolder()
	g.Keys(ebiten.KeyEscape)
	g.At("menu")
	g.Until("the first reading is over", idle)

	g.Click("menu:decks")
	m := g.builder().Model()
	g.card("take", "ys_gutter_informant", 1)
	if !m.Reading || !m.Changed || g.builder().Folder() != nil {
		t.Fatalf("reading %v, changed %v", m.Reading, m.Changed)
	}
	g.Click("deck:save")
	if len(m.Fault) != 1 || !strings.Contains(m.Fault[0], "still being read") || len(g.deckFiles()) != 1 {
		t.Errorf("saved meanwhile: %q, %q", m.Fault, g.deckFiles())
	}
	g.Click("deck:mine")
	if !strings.Contains(g.Words(), "Your decks are being read.") || len(m.Mine) != 0 || g.App.Mirror().Settled {
		t.Errorf("%d decks; it says\n%s", len(m.Mine), g.Words())
	}
	release()
	g.Until("the folder is read", func() bool { return len(m.Mine) == 1 && !m.Reading })
	if !strings.Contains(g.Words(), "Knives") || strings.Contains(g.Words(), "are being read") {
		t.Errorf("then it says\n%s", g.Words())
	}
	if e, found, err := g.builder().Folder().Rescue(); !found || err != nil || e.Deck.List.Size() != 33 {
		t.Errorf("the draft was not kept: %+v, %v, %v", e, found, err)
	}
	g.Until("all is done, and shown", func() bool { return idle() && g.Has("deck:open:0") })

	g.Click("deck:open:0")
	g.Click("deck:discard")
	release = g.builder().HoldFolder()
	g.Click("deck:mine")
	if !m.Reading || len(m.Mine) != 1 {
		t.Errorf("what is known of the folder is not listed: %d decks", len(m.Mine))
	}
	g.Keys(ebiten.KeyEscape, ebiten.KeyEscape)
	g.At("menu")
	g.Until("nobody waits for the folder", idle)
	release()
}

// A deck that is read from a path, or dropped, is awaited in a window that can be left.
func TestAPathIsReadApartFromTheScreen(t *testing.T) {
	g := guest{scenestest.VisitHasty(t, t.TempDir(), scenes.Config{}), t}
	path := g.putDeck("knives.deck", "name Knives\n4 Gutter Informant\n")
	g.Click("menu:decks")
	b := g.builder()
	g.Until("the folder is read", func() bool { return len(b.Model().Mine) == 1 })
	g.Click("deck:text")
	b.ReadText(path)
	g.Until("the deck is on the screen", func() bool { return b.Model().List.Name == "Knives" })
	if m := b.Model(); m.Page != deckbuilder.PageOpen || m.List.Size() != 4 || !m.Changed {
		t.Errorf("page %d, %d cards", m.Page, m.List.Size())
	}
}
