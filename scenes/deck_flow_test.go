package scenes

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules/siegestorm/cards"
)

// builder is the deck builder on the screen.
func (g *guest) builder() *deckBuilder {
	g.t.Helper()
	b, ok := g.app.Scene().(*deckBuilder)
	if !ok {
		g.t.Fatalf("the scene is %s; notices: %v", g.app.Scene().Name(), g.app.Notices())
	}
	return b
}

// atDecks is somebody who has opened the deck builder from the menu.
func atDecks(t *testing.T) *guest {
	g := visit(t)
	g.click(menuDecks)
	g.at("decks")
	return g
}

// deckFiles are the deck files that there are.
func (g *guest) deckFiles() []string {
	g.t.Helper()
	paths, err := filepath.Glob(filepath.Join(g.dir, "decks", "*.deck"))
	if err != nil {
		g.t.Fatal(err)
	}
	for i := range paths {
		paths[i] = filepath.Base(paths[i])
	}
	return paths
}

func (g *guest) putDeck(name, text string) string {
	g.t.Helper()
	path := filepath.Join(g.dir, "decks", name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		g.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		g.t.Fatal(err)
	}
	return path
}

// card clicks a card so many times, scrolled into view if need be.
func (g *guest) card(part, key string, times int) {
	g.t.Helper()
	id := "deck:" + part + "=" + key
	b := g.builder()
	b.ui.Show(id)
	g.rest(2)
	for range times {
		g.click(id)
	}
}

func (g *guest) notes() string { return strings.Join(g.app.Mirror().Notes, "\n") }

// A legal deck is built by clicks alone: what the prompt, the reasons and the buttons say follows
// every card (ST-DCK-1, ST-DCK-3, ST-DCK-4, ST-DCK-6).
func TestDeckIsBuiltByClicks(t *testing.T) {
	g := atDecks(t)
	g.click(deckFactionID("styxia"))
	g.click(deckNew)
	m := &g.builder().model
	if g.app.Mirror().Prompt != "Add 34 cards" || m.List.Size() != 0 {
		t.Fatalf("the prompt of an empty deck is %q", g.app.Mirror().Prompt)
	}
	if e := g.find(deckPlay); e.Enabled || !strings.Contains(e.Reason, "1 reason") {
		t.Errorf("an empty deck can be played: %+v", e)
	}
	left := cards.DeckSize
	for _, c := range m.visible() {
		n := min(left, m.most(c))
		g.card("card", c.Key, n)
		left -= n
		if got := m.List.Count(c.ID); got != n {
			t.Fatalf("%s: %d in the deck, not %d", c.Name, got, n)
		}
		if left == 0 {
			break
		}
		if e := g.find(deckCardID("add", c)); e.Enabled || e.Reason == "" {
			t.Errorf("one more %s can be added to %d: %+v", c.Name, n, e)
		}
		g.card("card", c.Key, 1)
		if got := m.List.Count(c.ID); got != n {
			t.Errorf("%s: %d in the deck after one click too many", c.Name, got)
		}
	}
	if p := g.app.Mirror().Prompt; p != "The deck is legal: save it" {
		t.Errorf("the prompt is %q; %s", p, g.notes())
	}
	if why := m.objections(); why != nil {
		t.Errorf("objections: %q", why)
	}
	g.click(deckPlay)
	g.at("new")
	options := g.app.Scene().(*newMatch).model.Options
	if options["deck1"] != m.Set.Code(m.List) {
		t.Errorf("the new match has the deck %q", options["deck1"])
	}
	if files := g.deckFiles(); !slices.Equal(files, []string{"styxia-styxia-deck.deck"}) {
		t.Errorf("saved: %q", files)
	}
}

// Every reason is told at once, each with the rule that a press opens (ST-DCK-1, ST-DCK-2,
// ST-DCK-3, ST-DCK-4).
func TestIllegalDeckSaysEveryReason(t *testing.T) {
	g := visit(t)
	g.house.config.Paste = func() (string, error) {
		return "7 Venom Seller, 3 The Assassin, 3 Bell-Ringer of Nine Valleys", nil
	}
	g.click(menuDecks)
	g.click(deckText)
	g.click(deckPaste)
	m := &g.builder().model
	if m.Page != deckOpen || m.Pool != cards.AllFactions {
		t.Fatalf("page %d, pool %v, faults %q", m.Page, m.Pool, m.Fault)
	}
	g.click(deckPool)
	notes := g.notes()
	for _, want := range []string{"13 cards", "7 Venom Seller", "3 The Assassin", "3 Bell-Ringer of Nine Valleys: it is of Khung'lai", "ST-DCK-1", "ST-DCK-2", "ST-DCK-3", "ST-DCK-4"} {
		if !strings.Contains(notes, want) {
			t.Errorf("%q is not among the reasons:\n%s", want, notes)
		}
	}
	g.click(deckRuleID("ST-DCK-2") + ":3")
	g.at("rules")
	g.keys(ebiten.KeyEscape)
	for range 3 {
		g.card("row", "ys_venom_seller", 1)
	}
	if strings.Contains(g.notes(), "Venom Seller") {
		t.Errorf("4 Venom Sellers are too many:\n%s", g.notes())
	}
}

// In Free-for-All the cards of all factions can be had, and boss cards of none (ST-FFA-1,
// ST-FFA-4).
func TestFreeForAllDeck(t *testing.T) {
	g := atDecks(t)
	m := &g.builder().model
	g.click(deckFactionID("seraphia"))
	foreign := m.visible()[0]
	if e := g.find(deckCardID("card", foreign)); e.Enabled || !strings.Contains(e.Reason, "one faction") {
		t.Errorf("a card of another faction: %+v", e)
	}
	g.click(deckPool)
	g.card("card", foreign.Key, 2)
	if m.List.Count(foreign.ID) != 2 {
		t.Errorf("%d of %s in the deck", m.List.Count(foreign.ID), foreign.Name)
	}
	g.click(deckFactionID("all"))
	if n := len(m.visible()); n != 72 {
		t.Errorf("all factions have %d cards", n)
	}
	for _, c := range m.visible() {
		if c.Rank == cards.NoRank {
			t.Errorf("%s is a boss card", c.Name)
		}
	}
	g.click(deckPool)
	if m.Faction != 0 || g.has(deckFactionID("all")) {
		t.Errorf("of one faction, faction %d is shown", m.Faction)
	}
}

func TestFilters(t *testing.T) {
	g := atDecks(t)
	m := &g.builder().model
	all := len(m.visible())
	g.click(deckRankID(cards.Soldier))
	for _, c := range m.visible() {
		if c.Rank == cards.Soldier {
			t.Errorf("%s is shown", c.Name)
		}
	}
	g.click(deckCrestID(cards.Starter))
	for _, c := range m.visible() {
		if c.Crest == cards.Starter {
			t.Errorf("%s is shown", c.Name)
		}
	}
	for range m.topCost() - 1 {
		g.builder().ui.Focus(deckCost)
		g.keys(ebiten.KeyArrowLeft)
	}
	for _, c := range m.visible() {
		if c.Cost > 1 {
			t.Errorf("%s costs %d", c.Name, c.Cost)
		}
	}
	g.click(deckFind)
	g.write("negate veteran")
	if list := m.visible(); len(list) != 1 || list[0].Key != "ys_smoke_veil_adept" {
		t.Errorf("found %d cards", len(list))
	}
	g.write(" zzz")
	if g.has("deck:card=ys_smoke_veil_adept") {
		t.Error("a card is shown that is not searched for")
	}
	g.click(deckEverything)
	if len(m.visible()) != all || m.sifted() {
		t.Errorf("%d cards of %d", len(m.visible()), all)
	}
}

// Pointing at a card shows it; the right button shows it whole; keys do all that too.
func TestCardsAreRead(t *testing.T) {
	g := atDecks(t)
	b := g.builder()
	before := b.model.List.Size()
	g.point("deck:card=ys_plague_minister")
	if c := b.model.Set.Cards[b.model.Shown]; c.Key != "ys_plague_minister" || b.model.Changed {
		t.Errorf("%s is shown", c.Name)
	}
	g.tick(game.Input{SecondPressed: true})
	g.rest(2)
	if b.model.Page != deckCard {
		t.Fatal("the right button shows no card")
	}
	g.click("deck:more=ys_plague_minister")
	if b.model.Page != deckCard || b.model.List.Size() != before+1 {
		t.Errorf("page %d, %d cards", b.model.Page, b.model.List.Size())
	}
	g.click("deck:less=ys_plague_minister")
	g.keys(ebiten.KeyEscape)
	if b.model.Page != deckOpen || b.model.List.Size() != before {
		t.Errorf("page %d, %d cards", b.model.Page, b.model.List.Size())
	}
	b.ui.Focus("deck:card=ys_gutter_informant")
	g.keys(ebiten.KeyDelete, ebiten.KeyMinus)
	id, _ := b.model.Set.ByKey("ys_gutter_informant")
	if n := b.model.List.Count(id); n != 2 {
		t.Errorf("%d are left", n)
	}
	g.keys(ebiten.KeyEnter)
	if n := b.model.List.Count(id); n != 3 {
		t.Errorf("%d after Enter", n)
	}
	g.keys(ebiten.KeyI)
	if b.model.Page != deckCard {
		t.Error("I shows no card")
	}
}

// A seat's deck is built from the new match: the match says whether it may be mixed, and refuses
// another with every reason (ST-DCK-1, ST-DCK-2).
func TestDeckForASeat(t *testing.T) {
	g := visit(t)
	g.click("game:siegestorm")
	g.click("seat:0:pick=deck1")
	g.click(pickBuild)
	b := g.builder()
	if e := g.find(deckPool); e.Enabled {
		t.Error("the deck of a Duel can be mixed")
	}
	if e := g.find(deckUse); !e.Enabled {
		t.Errorf("a Starter deck cannot be used: %s", e.Reason)
	}
	g.card("take", "ys_gutter_informant", 1)
	if e := g.find(deckUse); e.Enabled {
		t.Error("a deck of 33 cards can be used")
	}
	g.click(deckUse)
	g.at("decks")
	g.card("add", "ys_sand_bridge_scout", 1)
	code := b.model.Set.Code(b.model.List)
	g.click(deckUse)
	g.rest(2)
	g.at("new")
	if got := g.app.Scene().(*newMatch).model.Options["deck1"]; got != code {
		t.Errorf("the seat has %q", got)
	}
	if e := g.find("seat:0:pick=deck1"); e.Value != "Ysra deck" {
		t.Errorf("the button says %q", e.Value)
	}
	g.putDeck("mixed.deck", "name Mixed\n4 Gutter Informant\n4 Bell-Ringer of Nine Valleys\n")
	g.click("seat:0:pick=deck1")
	e := g.find(optionID("deck1", "4 ys_gutter_informant, 4 kh_bell_ringer"))
	if e.Enabled || !strings.Contains(e.Reason, "8 cards") || !strings.Contains(e.Reason, "one faction") {
		t.Errorf("a deck that cannot be played: %+v", e)
	}
	g.click(pickChange)
	if b := g.builder(); b.model.List.Name != "Ysra deck" || b.model.Set.Code(b.model.List) != code {
		t.Errorf("changed is %+v", b.model.List)
	}
	g.keys(ebiten.KeyEscape)
	g.keys(ebiten.KeyEscape)
	g.at("new")
	g.click(newBegin)
	g.at("board")
	if got := g.app.Match().Header().Options["deck1"]; got != code {
		t.Errorf("the match has %q", got)
	}
}

// How often a card is drawn early follows from the draws of a Duel (ST-SET-2, ST-TRN-3).
func TestChanceToSeeACard(t *testing.T) {
	for n, want := range map[int]float64{0: 0, 1: 14.0 / 34, 2: 1 - 20.0*19/(34*33), 34: 1, 68: 1} {
		if got := seenBy(n); got < want-1e-9 || got > want+1e-9 {
			t.Errorf("%d copies: %v, want %v", n, got, want)
		}
	}
}
