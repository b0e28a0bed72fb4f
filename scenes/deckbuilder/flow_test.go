package deckbuilder_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes"
	"portcullis/scenes/deckbuilder"
	"portcullis/scenes/kit"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/scenestest"
)

// guest is a person at the deck builder.
type guest struct {
	*scenestest.Guest
	t *testing.T
}

func visit(t *testing.T) guest { return guest{scenestest.Visit(t), t} }

// visitIn starts the program again with the files of an earlier visit.
func visitIn(t *testing.T, dir string) guest {
	return guest{scenestest.VisitIn(t, dir, scenes.Config{}), t}
}

// builder is the deck builder on the screen.
func (g guest) builder() *deckbuilder.Screen {
	g.t.Helper()
	b, ok := g.App.Scene().(*deckbuilder.Screen)
	if !ok {
		g.t.Fatalf("the scene is %s; notices: %v", g.App.Scene().Name(), g.App.Notices())
	}
	return b
}

// visible are the cards that are shown, as the game knows them.
func visible(t *testing.T, m *deckbuilder.Model) (list []*cards.Card) {
	set := kittest.Load(t, "siegestorm", siegestorm.Load).Set()
	for _, card := range m.Visible() {
		list = append(list, &set.Cards[card])
	}
	return list
}

// atDecks is somebody who has opened the deck builder from the menu.
func atDecks(t *testing.T) guest {
	g := visit(t)
	g.Click("menu:decks")
	g.At("decks")
	return g
}

// deckFiles are the deck files that there are.
func (g guest) deckFiles() []string {
	g.t.Helper()
	paths, err := filepath.Glob(filepath.Join(g.Dir, "decks", "*.deck"))
	if err != nil {
		g.t.Fatal(err)
	}
	for i := range paths {
		paths[i] = filepath.Base(paths[i])
	}
	return paths
}

func (g guest) putDeck(name, text string) string {
	g.t.Helper()
	path := filepath.Join(g.Dir, "decks", name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		g.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		g.t.Fatal(err)
	}
	return path
}

// card clicks a card so many times, scrolled into view if need be.
func (g guest) card(part, key string, times int) {
	g.t.Helper()
	id := "deck:" + part + "=" + key
	b := g.builder()
	b.UI.Show(id)
	g.Rest(2)
	for range times {
		g.Click(id)
	}
}

// A legal deck is built by clicks alone: what the prompt, the reasons and the buttons say follows
// every card (ST-DCK-1, ST-DCK-3, ST-DCK-4, ST-DCK-6).
func TestDeckIsBuiltByClicks(t *testing.T) {
	g := atDecks(t)
	g.Click("deck:faction=styxia")
	g.Click("deck:new")
	m := g.builder().Model()
	if g.App.Mirror().Prompt != "Add 34 cards" || m.List.Size() != 0 {
		t.Fatalf("the prompt of an empty deck is %q", g.App.Mirror().Prompt)
	}
	if e := g.Find("deck:play"); e.Enabled || !strings.Contains(e.Reason, "1 reason") {
		t.Errorf("an empty deck can be played: %+v", e)
	}
	left := cards.DeckSize
	for _, c := range visible(t, m) {
		n := min(left, m.MostOf(c.ID))
		g.card("card", c.Key, n)
		left -= n
		if got := m.List.Count(c.ID); got != n {
			t.Fatalf("%s: %d in the deck, not %d", c.Name, got, n)
		}
		if left == 0 {
			break
		}
		if e := g.Find("deck:" + "add" + "=" + c.Key); e.Enabled || e.Reason == "" {
			t.Errorf("one more %s can be added to %d: %+v", c.Name, n, e)
		}
		g.card("card", c.Key, 1)
		if got := m.List.Count(c.ID); got != n {
			t.Errorf("%s: %d in the deck after one click too many", c.Name, got)
		}
	}
	if p := g.App.Mirror().Prompt; p != "The deck is legal: save it" {
		t.Errorf("the prompt is %q; %s", p, g.Notes())
	}
	if why := m.Objections(); why != nil {
		t.Errorf("objections: %q", why)
	}
	g.Click("deck:play")
	g.At("new")
	if deck := g.Begin().Options["deck1"]; deck != m.Book.Code(m.List) {
		t.Errorf("the new match has the deck %q", deck)
	}
	if files := g.deckFiles(); !slices.Equal(files, []string{"styxia-styxia-deck.deck"}) {
		t.Errorf("saved: %q", files)
	}
}

// Every reason is told at once, each with the rule that a press opens (ST-DCK-1, ST-DCK-2,
// ST-DCK-3, ST-DCK-4).
func TestIllegalDeckSaysEveryReason(t *testing.T) {
	g := visit(t)
	g.Screens.Shell.Paste = func() (string, error) {
		return "7 Venom Seller, 3 The Assassin, 3 Bell-Ringer of Nine Valleys", nil
	}
	g.Click("menu:decks")
	g.Click("deck:text")
	g.Click("deck:paste")
	m := g.builder().Model()
	if m.Page != deckbuilder.PageOpen || !m.Mixed {
		t.Fatalf("page %d, mixed %v, faults %q", m.Page, m.Mixed, m.Fault)
	}
	g.Click("deck:pool")
	notes := g.Notes()
	for _, want := range []string{"13 cards", "7 Venom Seller", "3 The Assassin", "3 Bell-Ringer of Nine Valleys: it is of Khung'lai", "ST-DCK-1", "ST-DCK-2", "ST-DCK-3", "ST-DCK-4"} {
		if !strings.Contains(notes, want) {
			t.Errorf("%q is not among the reasons:\n%s", want, notes)
		}
	}
	g.Click("deck:rule=ST-DCK-2" + ":3")
	g.At("rules")
	g.Keys(ebiten.KeyEscape)
	for range 3 {
		g.card("row", "ys_venom_seller", 1)
	}
	if strings.Contains(g.Notes(), "Venom Seller") {
		t.Errorf("4 Venom Sellers are too many:\n%s", g.Notes())
	}
}

// In Free-for-All the cards of all factions can be had, and boss cards of none (ST-FFA-1,
// ST-FFA-4).
func TestFreeForAllDeck(t *testing.T) {
	g := atDecks(t)
	m := g.builder().Model()
	g.Click("deck:faction=seraphia")
	foreign := visible(t, m)[0]
	if e := g.Find("deck:" + "card" + "=" + foreign.Key); e.Enabled || !strings.Contains(e.Reason, "one faction") {
		t.Errorf("a card of another faction: %+v", e)
	}
	g.Click("deck:pool")
	g.card("card", foreign.Key, 2)
	if m.List.Count(foreign.ID) != 2 {
		t.Errorf("%d of %s in the deck", m.List.Count(foreign.ID), foreign.Name)
	}
	g.Click("deck:faction=all")
	if n := len(visible(t, m)); n != 72 {
		t.Errorf("all factions have %d cards", n)
	}
	for _, c := range visible(t, m) {
		if c.Rank == cards.NoRank {
			t.Errorf("%s is a boss card", c.Name)
		}
	}
	g.Click("deck:pool")
	if m.Camp != 0 || g.Has("deck:faction=all") {
		t.Errorf("of one faction, faction %d is shown", m.Camp)
	}
}

func TestFilters(t *testing.T) {
	g := atDecks(t)
	m := g.builder().Model()
	all := len(visible(t, m))
	g.Click("deck:rank=" + cards.Soldier.String())
	for _, c := range visible(t, m) {
		if c.Rank == cards.Soldier {
			t.Errorf("%s is shown", c.Name)
		}
	}
	g.Click("deck:crest=" + cards.Starter.String())
	for _, c := range visible(t, m) {
		if c.Crest == cards.Starter {
			t.Errorf("%s is shown", c.Name)
		}
	}
	for range m.TopCost() - 1 {
		g.builder().UI.Focus("deck:cost")
		g.Keys(ebiten.KeyArrowLeft)
	}
	for _, c := range visible(t, m) {
		if c.Cost > 1 {
			t.Errorf("%s costs %d", c.Name, c.Cost)
		}
	}
	g.Click("deck:find")
	g.Write("negate veteran")
	if list := visible(t, m); len(list) != 1 || list[0].Key != "ys_smoke_veil_adept" {
		t.Errorf("found %d cards", len(list))
	}
	g.Write(" zzz")
	if g.Has("deck:card=ys_smoke_veil_adept") {
		t.Error("a card is shown that is not searched for")
	}
	g.Click("deck:everything")
	if len(visible(t, m)) != all || m.Sifted() {
		t.Errorf("%d cards of %d", len(visible(t, m)), all)
	}
}

// Pointing at a card shows it; the right button shows it whole; keys do all that too.
func TestCardsAreRead(t *testing.T) {
	g := atDecks(t)
	b := g.builder()
	before := b.Model().List.Size()
	g.Point("deck:card=ys_plague_minister")
	if c := b.Model().Book.Designs[b.Model().Shown]; c.Key != "ys_plague_minister" || b.Model().Changed {
		t.Errorf("%s is shown", c.Name)
	}
	g.Tick(game.Input{SecondPressed: true})
	g.Rest(2)
	if b.Model().Page != deckbuilder.PageCard {
		t.Fatal("the right button shows no card")
	}
	g.Click("deck:more=ys_plague_minister")
	if b.Model().Page != deckbuilder.PageCard || b.Model().List.Size() != before+1 {
		t.Errorf("page %d, %d cards", b.Model().Page, b.Model().List.Size())
	}
	g.Click("deck:less=ys_plague_minister")
	g.Keys(ebiten.KeyEscape)
	if b.Model().Page != deckbuilder.PageOpen || b.Model().List.Size() != before {
		t.Errorf("page %d, %d cards", b.Model().Page, b.Model().List.Size())
	}
	b.UI.Focus("deck:card=ys_gutter_informant")
	g.Keys(ebiten.KeyDelete, ebiten.KeyMinus)
	id, _ := b.Model().Book.ByKey("ys_gutter_informant")
	if n := b.Model().List.Count(id); n != 2 {
		t.Errorf("%d are left", n)
	}
	g.Keys(ebiten.KeyEnter)
	if n := b.Model().List.Count(id); n != 3 {
		t.Errorf("%d after Enter", n)
	}
	g.Keys(ebiten.KeyI)
	if b.Model().Page != deckbuilder.PageCard {
		t.Error("I shows no card")
	}
}

// A seat's deck is built from the new match: the match says whether it may be mixed, and refuses
// another with every reason (ST-DCK-1, ST-DCK-2).
func TestDeckForASeat(t *testing.T) {
	g := visit(t)
	g.Click("game:siegestorm")
	g.Click("seat:0:pick=deck1")
	g.Click("pick:build")
	b := g.builder()
	if e := g.Find("deck:pool"); e.Enabled {
		t.Error("the deck of a Duel can be mixed")
	}
	if e := g.Find("deck:use"); !e.Enabled {
		t.Errorf("a Starter deck cannot be used: %s", e.Reason)
	}
	g.card("take", "ys_gutter_informant", 1)
	if e := g.Find("deck:use"); e.Enabled {
		t.Error("a deck of 33 cards can be used")
	}
	g.Click("deck:use")
	g.At("decks")
	g.card("add", "ys_sand_bridge_scout", 1)
	code := b.Model().Book.Code(b.Model().List)
	g.Click("deck:use")
	g.Rest(2)
	g.At("new")
	if e := g.Find("seat:0:pick=deck1"); e.Value != "Ysra deck" {
		t.Errorf("the button says %q", e.Value)
	}
	g.putDeck("mixed.deck", "name Mixed\n4 Gutter Informant\n4 Bell-Ringer of Nine Valleys\n")
	g.Click("seat:0:pick=deck1")
	e := g.Find(kit.OptionID("deck1", "4 ys_gutter_informant, 4 kh_bell_ringer"))
	if e.Enabled || !strings.Contains(e.Reason, "8 cards") || !strings.Contains(e.Reason, "one faction") {
		t.Errorf("a deck that cannot be played: %+v", e)
	}
	g.Click("pick:change")
	if b := g.builder(); b.Model().List.Name != "Ysra deck" || b.Model().Book.Code(b.Model().List) != code {
		t.Errorf("changed is %+v", b.Model().List)
	}
	g.Keys(ebiten.KeyEscape)
	g.Keys(ebiten.KeyEscape)
	g.At("new")
	g.Click("new:begin")
	g.At("board")
	if got := g.App.Match().Header().Options["deck1"]; got != code {
		t.Errorf("the match has %q", got)
	}
}
