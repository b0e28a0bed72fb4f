package newmatch_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	gates "portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/kit"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/newmatch"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/shell"
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
		{ID: "fog", Name: "Fog", Default: "off", Several: "on", Values: []rules.OptionValue{{ID: "off", Name: "Off"}, {ID: "on", Name: "On"}}},
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

func visitModes(t *testing.T, shops ...kit.Workshop) *scenestest.Guest {
	t.Helper()
	g := scenestest.VisitWith(t, scenes.Config{Box: box.Of(modes{}), Kits: []kit.Kit{{ID: "stub", Workshops: shops}}})
	g.Click("game:stub")
	g.At("new")
	return g
}

func TestModesSettleSeatsAndOptions(t *testing.T) {
	g := visitModes(t)
	if len(newmatch.ModelOf(g.App.Scene()).Seats) != 2 || g.Has("option:boss=queen") || !g.Has("seat:1:name") {
		t.Fatalf("a duel has %d seats", len(newmatch.ModelOf(g.App.Scene()).Seats))
	}
	if g.Has("option:starts=second") || g.Has("new:seed") {
		t.Error("what few people change is there before it is asked for")
	}
	g.Click("new:more")
	g.Click("option:starts=second")
	g.Click("option:mode=solo")
	if m := newmatch.ModelOf(g.App.Scene()); len(m.Seats) != 1 || m.Options["starts"] != "chance" || g.Has("option:starts=second") || g.Has("seat:1:name") {
		t.Errorf("alone: %d seats, starts %s", len(m.Seats), m.Options["starts"])
	}
	g.Click("option:boss=queen")
	g.Click("option:fog=on")
	if m := newmatch.ModelOf(g.App.Scene()); m.Options["fog"] != "on" || !g.Has("option:fog=off") {
		t.Errorf("fog is %s", m.Options["fog"])
	}
	h := g.Begin()
	if len(h.Seats) != 1 || h.Options["mode"] != "solo" || h.Options["boss"] != "queen" || h.Options["fog"] != "on" {
		t.Errorf("begun with %+v", h)
	}
}

// An option with a value for several people has it while two or more sit, until somebody settles it (TS-MOD-11).
func TestSeveralPeopleHaveAnotherDefault(t *testing.T) {
	g := visitModes(t)
	is := func(want, when string) {
		t.Helper()
		if fog := newmatch.ModelOf(g.App.Scene()).Options["fog"]; fog != want {
			t.Errorf("%s: fog is %s, not %s", when, fog, want)
		}
	}
	is("on", "two people sit")
	g.Click("seat:1:computer")
	is("off", "a person and a computer player sit")
	g.Click("seat:1:person")
	is("on", "two people sit again")
	g.Click("new:more")
	g.Click("option:fog=off")
	is("off", "somebody settled it")
	g.Click("seat:1:computer")
	g.Click("seat:1:person")
	is("off", "it stays as it was settled")
}

// What was chosen in another mode and does not apply is not played with.
func TestOptionsOfAnotherModeAreLeftOut(t *testing.T) {
	g := visitModes(t)
	g.Click("option:mode=solo")
	g.Click("option:boss=queen")
	g.Click("option:mode=duel")
	if h := g.Begin(); len(h.Seats) != 2 || h.Options["boss"] != "king" {
		t.Errorf("begun with %+v", h)
	}
}

func TestDeckIsPickedTypedAndExplained(t *testing.T) {
	g := visitModes(t)
	g.Click("seat:1:pick=deck2")
	if g.Has("pick:build") {
		t.Error("a deck can be built without a workshop")
	}
	g.Click("option:deck2=other")
	if m := newmatch.ModelOf(g.App.Scene()); m.Options["deck2"] != "other" || m.Options["deck1"] != "starter" || m.Pick != nil {
		t.Errorf("picked %v, window %v", m.Options, m.Pick)
	}
	g.Click("seat:0:pick=deck1")
	g.Click("pick:typed")
	g.Write("elm-3")
	g.Click("pick:take")
	if m := newmatch.ModelOf(g.App.Scene()); m.Options["deck1"] != "starter" || m.Pick == nil || !slices.Equal(m.Pick.Fault, []string{"The deck cannot be played.", "It has 1 cards.", "None of them is oak."}) || m.Fault != nil {
		t.Errorf("a bad deck: %v, window %+v, fault %+v", m.Options["deck1"], m.Pick, m.Fault)
	}
	g.Click("pick:typed")
	g.Write(" oak-1")
	g.Keys(ebiten.KeyEnter)
	m := newmatch.ModelOf(g.App.Scene())
	if m.Pick != nil || m.Options["deck1"] != "elm-3 oak-1" {
		t.Errorf("a good deck: %q, window %+v", m.Options["deck1"], m.Pick)
	}
	if e := g.Find("seat:0:pick=deck1"); e.Value != "Own deck" {
		t.Errorf("the button says %q", e.Value)
	}
	g.Click("seat:0:pick=deck1")
	g.Keys(ebiten.KeyEscape)
	if g.At("new"); newmatch.ModelOf(g.App.Scene()).Pick != nil {
		t.Error("Esc does not close the window")
	}
	if h := g.Begin(); h.Options["deck1"] != "elm-3 oak-1" || h.Options["deck2"] != "other" {
		t.Errorf("begun with %v", h.Options)
	}
}

// bench is a workshop that has two decks, once it has looked, and makes a third.
type bench struct {
	from string
	take func(string)

	slow  bool
	found func() // tells what it has found; nil: it is not looking
	seen  bool
}

func (b *bench) Look(found func()) (stop func()) {
	b.found = func() { b.seen, b.found = true, nil; found() }
	if !b.slow {
		b.found()
	}
	return func() { b.found = nil }
}

func (b *bench) Made(options map[string]string) []kit.Made {
	if !b.seen {
		return nil
	}
	return []kit.Made{{Name: "Woods", Value: "oak-1 oak-2"}, {Name: "Twig", Value: "elm-1", Problem: "It has one card in " + options["mode"]}}
}

// Visit is never called: nothing of it is on the menu here.
func (b *bench) Visit() {}

func (b *bench) Words(value string) string { return value + " of one's own" }

func (b *bench) Open(o kit.Order) { b.from, b.take = o.From, o.Take }

func TestWorkshopMakesDecks(t *testing.T) {
	b := &bench{}
	g := visitModes(t, kit.Workshop{Makes: "deck", Open: func(*shell.Shell, rules.Game) kit.Maker { return b }})
	g.Click("seat:0:pick=deck1")
	if e := g.Find("option:deck1=elm-1"); e.Enabled || e.Reason != "It has one card in duel" {
		t.Errorf("a deck that cannot be played: %+v", e)
	}
	if g.Has("pick:change") {
		t.Error("a Starter deck can be changed")
	}
	g.Click("pick:build")
	if b.take == nil || b.from != "" {
		t.Fatalf("the workshop was opened with %q", b.from)
	}
	b.take("ash-1 ash-2")
	g.Rest(2)
	if m := newmatch.ModelOf(g.App.Scene()); m.Options["deck1"] != "ash-1 ash-2" || m.Pick != nil {
		t.Errorf("taken: %q", m.Options["deck1"])
	}
	newmatch.Replan(g.App.Scene())
	g.Rest(2)
	if e := g.Find("seat:0:pick=deck1"); e.Value != "ash-1 ash-2 of one's own" {
		t.Errorf("the button says %q", e.Value)
	}
	g.Click("seat:0:pick=deck1")
	g.Click("pick:change")
	if b.from != "ash-1 ash-2" {
		t.Errorf("changed is %q", b.from)
	}
	b.take("ash-1")
	if m := newmatch.ModelOf(g.App.Scene()); m.Fault == nil || m.Fault.Option != "deck1" {
		t.Errorf("fault %+v", m.Fault)
	}
	g.Rest(2)
	newmatch.Replan(g.App.Scene())
	g.Rest(2)
	if e := g.Find("new:begin"); e.Enabled || e.Reason != "The deck cannot be played. It has 1 cards." {
		t.Errorf("the match may begin: %+v", e)
	}
	if notes := strings.Join(g.App.Mirror().Notes, " "); !strings.Contains(notes, "None of them is oak.") {
		t.Errorf("the screen says %q", notes)
	}
	g.Keys(ebiten.KeyEnter)
	if g.App.Match() != nil {
		t.Error("the match has begun")
	}
}

// What a workshop takes long to find is offered when it has found it, and nobody waits for it on another
// screen.
func TestASlowWorkshopKeepsNobody(t *testing.T) {
	b := &bench{slow: true}
	g := visitModes(t, kit.Workshop{Makes: "deck", Open: func(*shell.Shell, rules.Game) kit.Maker { return b }})
	g.Click("seat:0:pick=deck1")
	if g.Has("option:deck1=oak-1 oak-2") || newmatch.ModelOf(g.App.Scene()).Looking != 1 || b.found == nil {
		t.Fatalf("the workshop is not awaited: %+v", newmatch.ModelOf(g.App.Scene()))
	}
	b.found()
	g.Rest(2)
	if !g.Has("option:deck1=oak-1 oak-2") || newmatch.ModelOf(g.App.Scene()).Looking != 0 {
		t.Error("what was found is not offered")
	}
	g.Keys(ebiten.KeyEscape)
	g.Click("seat:0:pick=deck1")
	if b.found == nil {
		t.Error("nobody looks again")
	}
	g.Keys(ebiten.KeyEscape, ebiten.KeyEscape)
	g.At("menu")
	if b.found != nil {
		t.Error("the workshop is still awaited")
	}
}

func TestSeatSettlesWhenItIsAsked(t *testing.T) {
	g := visitModes(t)
	g.Click("seat:1:asks")
	g.Click("option:second-south=skipped")
	if m := newmatch.ModelOf(g.App.Scene()); m.Options["second-south"] != "skipped" || m.Pick == nil {
		t.Errorf("settled %v, window %v", m.Options, m.Pick)
	}
	g.Click("pick:close")
	if e := g.Find("seat:1:asks"); e.Label != "When asked: own choice" {
		t.Errorf("the button says %q", e.Label)
	}
	g.Click("seat:0:asks")
	g.Click("option:second-north=skipped")
	g.Click("pick:close")
	g.Click("seat:0:computer")
	if g.Has("seat:0:asks") {
		t.Error("a computer player can be asked otherwise")
	}
	h := g.Begin()
	if h.Options["second-south"] != "skipped" || h.Options["second-north"] != "asked" || h.Seats[0].Player == save.Human {
		t.Errorf("begun with %v, %v", h.Options, h.Seats)
	}
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
}

// Who opens a game that is played against each other finds a person and computer players with names, which the match file keeps.
func TestStormBeginsAgainstAComputerWithAName(t *testing.T) {
	g := scenestest.VisitWith(t, scenes.Config{Box: box.Of(kittest.Load(t, "siegestorm", siegestorm.Load))})
	g.Click("game:siegestorm")
	if g.Has("seat:1:name") {
		t.Error("the computer player can be given a name")
	}
	h := g.Begin()
	if h.Seats[0].Player != save.Human || h.Seats[1] != (save.Seat{Name: "Rurik Halfhelm", Player: "soldier"}) {
		t.Errorf("begun with %+v", h.Seats)
	}
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
}

// The decks of the deck builder are offered, and one that cannot be played says why.
func TestDecksOfTheBuilderAreOffered(t *testing.T) {
	storm := kittest.Load(t, "siegestorm", siegestorm.Load)
	g := scenestest.VisitWith(t, scenes.Config{Box: box.Of(storm)})
	set := storm.Set()
	dir, err := folder.Open(g.App.Folders().Decks, set.Book)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(2)
	good := set.Random(cards.OneFaction, &r)
	mixed := set.Random(cards.AllFactions, &r)
	for name, list := range map[string]decks.List{"Good": good, "Mixed": mixed} {
		list.Name = name
		if _, err := dir.Save(decks.File{List: list}); err != nil {
			t.Fatal(err)
		}
	}
	g.Click("game:siegestorm")
	g.Click("seat:0:pick=deck1")
	if e := g.Find(kit.OptionID("deck1", set.Book.Code(mixed))); e.Enabled || !strings.Contains(e.Reason, "ST-DCK-2") {
		t.Errorf("a deck of several factions: %+v", e)
	}
	g.Click(kit.OptionID("deck1", set.Book.Code(good)))
	if e := g.Find("seat:0:pick=deck1"); e.Value != "Good" {
		t.Errorf("the button says %q", e.Value)
	}
	g.Click("option:mode=ffa")
	g.Click("seat:1:pick=deck2")
	g.Click(kit.OptionID("deck2", set.Book.Code(mixed)))
	if m := newmatch.ModelOf(g.App.Scene()); m.Fault != nil || m.Options["deck2"] != set.Book.Code(mixed) {
		t.Errorf("fault %+v", m.Fault)
	}
	g.Click("option:mode=duel")
	if m := newmatch.ModelOf(g.App.Scene()); m.Fault == nil || m.Fault.Option != "deck2" || len(m.Fault.Reasons) == 0 {
		t.Errorf("the mixed deck may be played in a Duel: %+v", m.Fault)
	}
	g.Click("seat:1:pick=deck2")
	g.Click("pick:change")
	g.Rest(5)
	g.At("decks")
}
