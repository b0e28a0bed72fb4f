package workshop_test

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules/towersiege/content"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/towers/workshop"
)

// A Market Deck is built by clicks from the deck of the box, kept in a folder of its own, and offered to a seat
// (TS-DEK-1, TS-DEK-2).
func TestMarketDeckIsBuiltByClicks(t *testing.T) {
	g := scenestest.Visit(t)
	g.Click("menu:market-decks")
	g.At("decks")
	if p := g.App.Mirror().Prompt; p != "The deck is legal" {
		t.Fatalf("the deck of the box: %q; %s", p, g.Notes())
	}
	if name := g.Find("deck:name").Value; name != "Base Market Deck" {
		t.Errorf("the deck of the box is called %q", name)
	}
	if e := g.Find("deck:card=skeleton"); !strings.Contains(e.Label, "Minion, Skill Level (SL) 25, uses Items: weapons, armour (WA)") {
		t.Errorf("of the Skeleton is told %q", e.Label)
	}
	g.Click("deck:take=skeleton")
	if p := g.App.Mirror().Prompt; p != "Add 1 card" {
		t.Errorf("59 cards: %q", p)
	}
	if e := g.Find("deck:play"); e.Enabled || !strings.Contains(e.Reason, "1 reason") {
		t.Errorf("a deck of 59 cards can be played: %+v", e)
	}
	if !strings.Contains(g.Notes(), "59 cards; a deck has at least 60.") {
		t.Errorf("the reasons are %s", g.Notes())
	}
	g.Click("deck:faction=all")
	g.Click("deck:kind=wealth")
	if g.Has("deck:card=mine") || !g.Has("deck:card=skeleton") {
		t.Error("the filter lets other cards through than it says")
	}
	g.Click("deck:kind=wealth")
	g.Click("deck:add=skeleton")
	g.Click("deck:save")
	saved, err := filepath.Glob(filepath.Join(g.Dir, "decks", "towersiege", "towersiege-*.deck"))
	if err != nil || len(saved) != 1 {
		t.Fatalf("saved: %v, %v", saved, err)
	}
	g.Click("deck:play")
	g.At("new")
	if code := g.Begin().Options["deck1"]; !strings.Contains(code, " skeleton") {
		t.Errorf("the new match has the deck %q", code)
	}
}

// How often a card is seen early is told of the deck that is being built, of the smallest one while it is smaller (TS-DEK-1).
func TestTheChanceIsThatOfTheDeck(t *testing.T) {
	files, err := fs.Sub(assets.Content(), "towersiege")
	if err != nil {
		t.Fatal(err)
	}
	c, err := content.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	trade := workshop.Trade(c)
	for _, row := range []struct {
		in, most, size int
		want           string
	}{
		{1, 6, 60, "first 13 cards of 60 in 22 % "}, {1, 6, 90, "first 13 cards of 90 in 14 % "}, {1, 6, 20, "of 60 in 22 % "}, {120, 120, 120, "of 120 in 100 % "},
		{0, 2, 40, "With 2 copies one is among the first 13 cards of 60 "}, {0, 2, 78, "of 80 in 30 % "},
	} {
		if got := trade.Chance(row.in, row.most, row.size); !strings.Contains(got, row.want) {
			t.Errorf("%d of %d cards: %q, wanted %q", row.in, row.size, got, row.want)
		}
	}
}
