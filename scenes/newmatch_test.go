package scenes

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	gates "portcullis/rules/stub"
	"portcullis/save"
	"portcullis/save/decks"
)

// modes is Two Gates as a game of modes: a duel, or one seat alone; with a boss, and with
// decks that a person may write down. Decks of one card and less are refused.
type modes struct{ gates.Game }

func (g modes) Info() rules.Info {
	in := g.Game.Info()
	in.MinSeats = 1
	deck := func(id string, seat rules.Seat) rules.Option {
		return rules.Option{ID: id, Name: "Deck of " + in.Seats[seat], Default: "starter", Values: []rules.OptionValue{{ID: "starter", Name: "Starter"}, {ID: "other", Name: "Other"}}, Open: "deck", Seats: rules.SeatsOf(seat)}
	}
	in.Options = append([]rules.Option{
		{ID: "mode", Name: "Mode", Default: "duel", Values: []rules.OptionValue{{ID: "duel", Name: "Duel", MinSeats: 2}, {ID: "solo", Name: "Solo", MaxSeats: 1}}},
		{ID: "boss", Name: "Boss", Default: "king", Values: []rules.OptionValue{{ID: "king", Name: "King", Picture: "kit/skull"}, {ID: "queen", Name: "Queen", Picture: "kit/skull"}}, When: map[string][]string{"mode": {"solo"}}},
		{ID: "starts", Name: "Starts", Default: "chance", Values: []rules.OptionValue{{ID: "chance", Name: "Chance"}, {ID: "second", Name: "Second", MinSeats: 2}}},
		{ID: "fog", Name: "Fog", Default: "off", Values: []rules.OptionValue{{ID: "off", Name: "Off"}, {ID: "on", Name: "On"}}},
		deck("deck1", 0), deck("deck2", 1),
	}, in.Options...)
	return in
}

func (g modes) New(s rules.Setup) (rules.State, error) {
	s, err := g.Info().Complete(s)
	if err != nil {
		return nil, err
	}
	for _, id := range []string{"deck1", "deck2"} {
		if cards := strings.Fields(s.Options[id]); s.Options[id] != "starter" && s.Options[id] != "other" && len(cards) < 2 {
			return nil, &rules.SetupError{Game: "stub", Field: id, Problem: rules.T("the deck cannot be played"), Reasons: []rules.Text{rules.T("it has %d cards", len(cards)), rules.T("none of them is oak")}}
		}
	}
	maps.DeleteFunc(s.Options, func(id, _ string) bool { _, known := g.Game.Info().Option(id); return !known })
	s.Seats = 2
	return g.Game.New(s)
}

func visitModes(t *testing.T) *guest {
	t.Helper()
	g := visitWith(t, box.Of(modes{}))
	g.click("game:stub")
	g.at("new")
	return g
}

func (g *guest) newModel() newModel { return g.app.Scene().(*newMatch).model }

// begun begins the match and returns its header.
func (g *guest) begun() save.Header {
	g.t.Helper()
	g.click(newBegin)
	g.rest(3)
	if g.app.Match() == nil {
		g.t.Fatalf("no match; notices %v", g.app.Notices())
	}
	return g.app.Match().Header()
}

func TestModesSettleSeatsAndOptions(t *testing.T) {
	g := visitModes(t)
	if len(g.newModel().Seats) != 2 || g.has("option:boss=queen") || !g.has("seat:1:name") {
		t.Fatalf("a duel has %d seats", len(g.newModel().Seats))
	}
	g.click("option:starts=second")
	g.click("option:mode=solo")
	if m := g.newModel(); len(m.Seats) != 1 || m.Options["starts"] != "chance" || g.has("option:starts=second") || g.has("seat:1:name") {
		t.Errorf("alone: %d seats, starts %s", len(m.Seats), m.Options["starts"])
	}
	g.click("option:boss=queen")
	g.click("option:fog=on")
	if m := g.newModel(); m.Options["fog"] != "on" || !g.has("option:fog=off") {
		t.Errorf("fog is %s", m.Options["fog"])
	}
	h := g.begun()
	if len(h.Seats) != 1 || h.Options["mode"] != "solo" || h.Options["boss"] != "queen" || h.Options["fog"] != "on" {
		t.Errorf("begun with %+v", h)
	}
}

// What was chosen in another mode and does not apply is not played with.
func TestOptionsOfAnotherModeAreLeftOut(t *testing.T) {
	g := visitModes(t)
	g.click("option:mode=solo")
	g.click("option:boss=queen")
	g.click("option:mode=duel")
	if h := g.begun(); len(h.Seats) != 2 || h.Options["boss"] != "king" {
		t.Errorf("begun with %+v", h)
	}
}

func TestDeckIsPickedTypedAndExplained(t *testing.T) {
	g := visitModes(t)
	g.click("seat:1:pick=deck2")
	if g.has(pickBuild) {
		t.Error("a deck can be built without a workshop")
	}
	g.click("option:deck2=other")
	if m := g.newModel(); m.Options["deck2"] != "other" || m.Options["deck1"] != "starter" || m.Pick != nil {
		t.Errorf("picked %v, window %v", m.Options, m.Pick)
	}
	g.click("seat:0:pick=deck1")
	g.click(pickTyped)
	g.write("elm-3")
	g.click(pickTake)
	if m := g.newModel(); m.Options["deck1"] != "starter" || m.Pick == nil || !slices.Equal(m.Pick.Fault, []string{"The deck cannot be played.", "It has 1 cards.", "None of them is oak."}) || m.Fault != nil {
		t.Errorf("a bad deck: %v, window %+v, fault %+v", m.Options["deck1"], m.Pick, m.Fault)
	}
	g.click(pickTyped)
	g.write(" oak-1")
	g.keys(ebiten.KeyEnter)
	m := g.newModel()
	if m.Pick != nil || m.Options["deck1"] != "elm-3 oak-1" {
		t.Errorf("a good deck: %q, window %+v", m.Options["deck1"], m.Pick)
	}
	if e := g.find("seat:0:pick=deck1"); e.Value != "Own deck" {
		t.Errorf("the button says %q", e.Value)
	}
	g.click("seat:0:pick=deck1")
	g.keys(ebiten.KeyEscape)
	if g.at("new"); g.newModel().Pick != nil {
		t.Error("Esc does not close the window")
	}
	if h := g.begun(); h.Options["deck1"] != "elm-3 oak-1" || h.Options["deck2"] != "other" {
		t.Errorf("begun with %v", h.Options)
	}
}

// bench is a workshop that has two decks and makes a third.
type bench struct {
	from string
	take func(string)
}

func (b *bench) Made(options map[string]string) []Made {
	return []Made{{Name: "Woods", Value: "oak-1 oak-2"}, {Name: "Twig", Value: "elm-1", Problem: "It has one card in " + options["mode"]}}
}

func (b *bench) Words(value string) string { return value + " of one's own" }

func (b *bench) Open(o Order) { b.from, b.take = o.From, o.Take }

func TestWorkshopMakesDecks(t *testing.T) {
	g := visitModes(t)
	b := &bench{}
	g.house.UseWorkshop("stub", "deck", b)
	g.click("seat:0:pick=deck1")
	if e := g.find("option:deck1=elm-1"); e.Enabled || e.Reason != "It has one card in duel" {
		t.Errorf("a deck that cannot be played: %+v", e)
	}
	if g.has(pickChange) {
		t.Error("a Starter deck can be changed")
	}
	g.click(pickBuild)
	if b.take == nil || b.from != "" {
		t.Fatalf("the workshop was opened with %q", b.from)
	}
	b.take("ash-1 ash-2")
	g.rest(2)
	if m := g.newModel(); m.Options["deck1"] != "ash-1 ash-2" || m.Pick != nil {
		t.Errorf("taken: %q", m.Options["deck1"])
	}
	g.app.Scene().(*newMatch).ui.Replan()
	g.rest(2)
	if e := g.find("seat:0:pick=deck1"); e.Value != "ash-1 ash-2 of one's own" {
		t.Errorf("the button says %q", e.Value)
	}
	g.click("seat:0:pick=deck1")
	g.click(pickChange)
	if b.from != "ash-1 ash-2" {
		t.Errorf("changed is %q", b.from)
	}
	b.take("ash-1")
	if m := g.newModel(); m.Fault == nil || m.Fault.Option != "deck1" {
		t.Errorf("fault %+v", m.Fault)
	}
	g.rest(2)
	g.app.Scene().(*newMatch).ui.Replan()
	g.rest(2)
	if e := g.find(newBegin); e.Enabled || e.Reason != "The deck cannot be played. It has 1 cards." {
		t.Errorf("the match may begin: %+v", e)
	}
	if notes := strings.Join(g.app.Mirror().Notes, " "); !strings.Contains(notes, "None of them is oak.") {
		t.Errorf("the screen says %q", notes)
	}
	g.keys(ebiten.KeyEnter)
	if g.app.Match() != nil {
		t.Error("the match has begun")
	}
}

func TestSeatSettlesWhenItIsAsked(t *testing.T) {
	g := visitModes(t)
	g.click("seat:1:asks")
	g.click("option:second-south=skipped")
	if m := g.newModel(); m.Options["second-south"] != "skipped" || m.Pick == nil {
		t.Errorf("settled %v, window %v", m.Options, m.Pick)
	}
	g.click(pickClose)
	if e := g.find("seat:1:asks"); e.Label != "When asked: own choice" {
		t.Errorf("the button says %q", e.Label)
	}
	g.click("seat:0:asks")
	g.click("option:second-north=skipped")
	g.click(pickClose)
	g.click("seat:0:computer")
	if g.has("seat:0:asks") {
		t.Error("a computer player can be asked otherwise")
	}
	h := g.begun()
	if h.Options["second-south"] != "skipped" || h.Options["second-north"] != "asked" || h.Seats[0].Player == save.Human {
		t.Errorf("begun with %v, %v", h.Options, h.Seats)
	}
	g.app.Post(game.LeaveMatch{})
	g.rest(2)
}

// stormBox is a box with Siegestorm, as it comes with the program.
func stormBox(t *testing.T) (*box.Box, *siegestorm.Game) {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	g, err := siegestorm.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return box.Of(g), g
}

// The decks of the deck builder are offered, and one that cannot be played says why.
func TestDecksOfTheBuilderAreOffered(t *testing.T) {
	all, storm := stormBox(t)
	g := visitWith(t, all)
	set := storm.Set()
	dir, err := decks.Open(g.app.Folders().Decks, set)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(2)
	good := set.Random(cards.OneFaction, &r)
	mixed := set.Random(cards.AllFactions, &r)
	for name, list := range map[string]cards.List{"Good": good, "Mixed": mixed} {
		list.Name = name
		if _, err := dir.Save(cards.DeckFile{List: list}); err != nil {
			t.Fatal(err)
		}
	}
	g.click("game:siegestorm")
	g.click("seat:0:pick=deck1")
	if e := g.find(optionID("deck1", set.Code(mixed))); e.Enabled || !strings.Contains(e.Reason, "ST-DCK-2") {
		t.Errorf("a deck of several factions: %+v", e)
	}
	g.click(optionID("deck1", set.Code(good)))
	if e := g.find("seat:0:pick=deck1"); e.Value != "Good" {
		t.Errorf("the button says %q", e.Value)
	}
	g.click("option:mode=ffa")
	g.click("seat:1:pick=deck2")
	g.click(optionID("deck2", set.Code(mixed)))
	if m := g.newModel(); m.Fault != nil || m.Options["deck2"] != set.Code(mixed) {
		t.Errorf("fault %+v", m.Fault)
	}
	g.click("option:mode=duel")
	if m := g.newModel(); m.Fault == nil || m.Fault.Option != "deck2" || len(m.Fault.Reasons) == 0 {
		t.Errorf("the mixed deck may be played in a Duel: %+v", m.Fault)
	}
	g.click("seat:1:pick=deck2")
	g.click(pickChange)
	g.rest(5)
	g.at("decks")
}
