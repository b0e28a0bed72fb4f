package e2e

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/cmd/portcullis/drive"
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
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720, "--seed", "21")
	p.WaitScene("menu")
	p.Click("game:siegestorm")
	p.WaitScene("new")
	p.Click("option:mode=duel")
	p.Settle()
	p.Click("seat:0:pick=deck1")
	p.Settle()
	p.Click("pick:build")
	p.WaitScene("decks")
	p.Click("deck:faction=khunglai")
	p.Settle()
	p.Click("deck:new")
	p.Settle()
	r := rand.New(rand.NewPCG(21, 1))
	for n := range cards.DeckSize {
		m := p.Settle()
		if e, ok := drive.Find(m, "deck:use"); !ok || e.Enabled || e.Reason == "" {
			t.Fatalf("a deck of %d cards: the button says %+v", n, e)
		}
		list := addable(m)
		if len(list) == 0 {
			t.Fatalf("no card can be added to %d", n)
		}
		p.ClickAt(drive.Center(list[r.IntN(len(list))]))
	}
	if m := p.Settle(); m.Prompt != "Use the deck for Player 1" {
		p.Shot("refused")
		t.Fatalf("the prompt is %q; %q", m.Prompt, m.Notes)
	}
	p.Click("deck:name")
	p.TypeText("Bells")
	p.Settle()
	p.Shot("built")
	p.Click("deck:use")
	p.WaitScene("new")
	if e := p.Element("seat:0:pick=deck1"); e.Value != "Bells" {
		t.Errorf("the seat's deck is called %q", e.Value)
	}
	p.Shot("chosen")
	p.Click("new:begin")
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
	dir, err := folder.Open(filepath.Join(h.Data, "decks"), set.Book)
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
		p := start(t, drive.NewHome(t), size[0], size[1], "--seed", "22")
		p.WaitScene("menu")
		p.Shot("menu")
		p.Click("menu:decks")
		p.WaitScene("decks")
		p.Hover("deck:card=ys_the_assassin")
		p.Settle()
		p.Shot("decks")
		p.Click("deck:mine")
		p.Settle()
		p.Shot("mine")
		p.Close()
	}
}
