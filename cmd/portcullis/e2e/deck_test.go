package e2e

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/game"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/deckbuilder/folder"
)

// addable are the cards of the deck builder of which another copy can be put into the deck.
func addable(m game.Mirror) []game.Element {
	var list []game.Element
	for _, e := range m.Elements {
		if e.Enabled && strings.HasPrefix(e.ID, "deck:card=") {
			list = append(list, e)
		}
	}
	return list
}

// A deck is built from nothing by clicks, saved, and played (ST-DCK-1, ST-DCK-2, ST-DCK-3,
// ST-DCK-4).
func TestDeckBuiltByClicksIsPlayed(t *testing.T) {
	h := newHome(t)
	p := start(t, h, 1280, 720, "--seed", "21")
	p.waitScene("menu")
	p.click("game:siegestorm")
	p.waitScene("new")
	p.click("option:mode=duel")
	p.settle()
	p.click("seat:0:pick=deck1")
	p.settle()
	p.click("pick:build")
	p.waitScene("decks")
	p.click("deck:faction=khunglai")
	p.settle()
	p.click("deck:new")
	p.settle()
	r := rand.New(rand.NewPCG(21, 1))
	for n := range cards.DeckSize {
		m := p.settle()
		if e, ok := find(m, "deck:use"); !ok || e.Enabled || e.Reason == "" {
			t.Fatalf("a deck of %d cards: the button says %+v", n, e)
		}
		list := addable(m)
		if len(list) == 0 {
			t.Fatalf("no card can be added to %d", n)
		}
		p.clickAt(center(list[r.IntN(len(list))]))
	}
	if m := p.settle(); m.Prompt != "Use the deck for Player 1" {
		p.shot("refused")
		t.Fatalf("the prompt is %q; %q", m.Prompt, m.Notes)
	}
	p.click("deck:name")
	p.typeText("Bells")
	p.settle()
	p.shot("built")
	p.click("deck:use")
	p.waitScene("new")
	if e := p.element("seat:0:pick=deck1"); e.Value != "Bells" {
		t.Errorf("the seat's deck is called %q", e.Value)
	}
	p.shot("chosen")
	p.click("new:begin")
	p.atTable()

	set := cardSet(t)
	code := matchFile(t, h).Header.Options["deck1"]
	list, err := set.Book.ParseCode(code)
	if err != nil {
		t.Fatal(err)
	}
	if why := set.Check(list, cards.OneFaction, cards.NoPromo); len(why) > 0 {
		t.Errorf("the match has a deck that is not legal: %v", why)
	}
	dir, err := folder.Open(filepath.Join(h.data, "decks"), set.Book)
	if err != nil {
		t.Fatal(err)
	}
	saved, err := dir.List(t.Context())
	if err != nil || len(saved) != 1 || saved[0].Name != "Bells" || set.Book.Code(saved[0].Deck.List) != code {
		t.Errorf("saved: %+v, %v", saved, err)
	}
}

func TestPictureOfTheDeckBuilder(t *testing.T) {
	for _, size := range sizes() {
		p := start(t, newHome(t), size[0], size[1], "--seed", "22")
		p.waitScene("menu")
		p.shot("menu")
		p.click("menu:decks")
		p.waitScene("decks")
		p.hover("deck:card=ys_the_assassin")
		p.settle()
		p.shot("decks")
		p.click("deck:mine")
		p.settle()
		p.shot("mine")
		p.close()
	}
}
