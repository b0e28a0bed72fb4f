package scenes

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

var faces = typeset.New()

// stub is a game that is described and not played.
type stub struct {
	rules.Game
	info rules.Info
}

func (s stub) Info() rules.Info    { return s.info }
func (s stub) ContentHash() string { return "0123456789abcdef" }

func soloGame() stub {
	return stub{info: rules.Info{
		ID: "kurth", Title: "Siege at Kurth", Summary: "One Warden, eight places, twelve turns of night.",
		MinSeats: 1, MaxSeats: 1, Seats: []string{"The Warden"}, Minutes: 10,
		Options: []rules.Option{{
			ID: "difficulty", Name: "Difficulty", Help: "How many overrun places lose the city.", Default: "easy",
			Values: []rules.OptionValue{
				{ID: "easy", Name: "Easy", Help: "Five overrun places lose the city."},
				{ID: "normal", Name: "Normal", Help: "Four overrun places lose the city."},
				{ID: "advanced", Name: "Advanced", Help: "Three overrun places lose the city."},
			},
		}},
	}}
}

// wideGame has as many seats and options as a game may have.
func wideGame() stub {
	info := rules.Info{
		ID: "bsieged", Title: "B-Sieged: Sons of the Abyss, with a very long title indeed", Summary: "Hold the Citadel together until the Messenger is back.",
		MinSeats: 1, MaxSeats: 6, Minutes: 120, Hidden: true,
		Seats: []string{"The Archer", "The Burgomistress", "The Cavalier", "The Druidess", "The Engineer", "The Farrier of the Lower Town"},
	}
	for o := range 4 {
		option := rules.Option{ID: fmt.Sprint("option", o), Name: "An option with a long name, number " + fmt.Sprint(o+1), Help: "What it means in a sentence that is long enough to need a second line on a narrow sheet.", Default: "v0"}
		for v := range 5 {
			option.Values = append(option.Values, rules.OptionValue{ID: fmt.Sprint("v", v), Name: fmt.Sprint("Value number ", v+1)})
		}
		info.Options = append(info.Options, option)
	}
	return stub{info: info}
}

// stormGame is a game of modes, with bosses to be seen, decks to be built and much to be asked.
func stormGame() stub {
	values := func(ids ...string) []rules.OptionValue {
		var list []rules.OptionValue
		for _, id := range ids {
			list = append(list, rules.OptionValue{ID: id, Name: upper(strings.ReplaceAll(id, "_", " ")), Help: "What it means in a sentence that is long enough to need a second line on a narrow sheet."})
		}
		return list
	}
	info := rules.Info{
		ID: "siegestorm", Title: "Siegestorm", Summary: "Two decks run at each other on the war tracks.", MinSeats: 1, MaxSeats: 4, Minutes: 40, Hidden: true,
		Seats: []string{"Player 1", "Player 2", "Player 3", "Player 4"},
	}
	mode := rules.Option{ID: "mode", Name: "Mode", Default: "duel", Values: values("duel", "free-for-all", "solo", "co-op", "last_man_standing")}
	for i, span := range [][2]int{{2, 2}, {2, 2}, {1, 1}, {2, 2}, {3, 4}} {
		mode.Values[i].MinSeats, mode.Values[i].MaxSeats = span[0], span[1]
	}
	boss := rules.Option{ID: "boss", Name: "Boss", Default: "the_goblin_king", Values: values("the_goblin_king", "mudlord_grakka", "ur_shaman_veshka"), When: map[string][]string{"mode": {"solo", "co-op"}}}
	for i, v := range boss.Values {
		boss.Values[i].Picture = "siegestorm/portraits/" + v.ID
	}
	info.Options = []rules.Option{
		mode, boss,
		{ID: "first", Name: "First player", Default: "random", Values: values("random", "player_1", "player_2")},
		{ID: "promo", Name: "Promotional cards", Help: "Whether decks may hold them.", Default: "off", Values: values("off", "on")},
		{ID: "both", Name: "Deploy on each track", Help: "A house rule.", Default: "off", Values: values("off", "on"), When: map[string][]string{"mode": {"last_man_standing"}}},
	}
	for seat := range 4 {
		of := func(o rules.Option) rules.Option {
			o.ID, o.Seats = fmt.Sprint(o.ID, seat+1), rules.SeatsOf(rules.Seat(seat))
			return o
		}
		info.Options = append(info.Options,
			of(rules.Option{ID: "deck", Name: fmt.Sprint("Deck of Player ", seat+1), Help: "A Starter deck, or one of your own.", Open: "deck", Default: "ysra_starter", Values: values("ysra_starter", "khunglai_starter", "seraphia_starter", "styxia_starter")}),
			of(rules.Option{ID: "asks", Name: "Reactions", Default: "always", Values: values("always", "if_it_matters", "for_negate", "never"), Prefers: "asks"}),
			of(rules.Option{ID: "stop", Name: "Before drawing", Default: "needed", Values: values("needed", "always", "never"), Prefers: "stop"}),
		)
	}
	return stub{info: info}
}

func testLids() []Lid {
	lids := []Lid{
		LidOf(soloGame()),
		{ID: "bsieged", Title: "B-Sieged", Summary: "Hold the Citadel together until the Messenger is back.", Players: "1 to 6 together", Length: "60 to 120 min"},
		{ID: "siegestorm", Title: "Siegestorm", Summary: "Two decks run at each other on the war tracks.", Players: "1 to 4 players", Length: "20 to 40 min"},
		{ID: "argot", Title: "The Siege of Argot", Summary: "Blocks on a hex map, a port above and tunnels below.", Players: "2 sides, campaign", Length: "150 min"},
		{ID: "towersiege", Title: "Tower Siege", Summary: "Mages, towers and one last roof standing.", Players: "2 to 4 players", Length: "30 min a player"},
	}
	lids[0].About = aboutOf("kurth")
	return lids
}

func kitOf(m ink.Metrics) form.Kit { return form.Kit{Metrics: m, Measure: faces} }

// everywhere checks a plan on all sizes of screen, and that it is the same when it is made
// again.
func everywhere(t *testing.T, plan func(form.Kit) []form.Item) {
	t.Helper()
	for _, m := range formtest.Sizes() {
		items := plan(kitOf(m))
		for _, fault := range formtest.Faults(items, m, faces) {
			t.Errorf("%dx%d at %.0f %%: %s", m.W, m.H, m.Text*100, fault)
		}
		if again := plan(kitOf(m)); !reflect.DeepEqual(items, again) {
			t.Errorf("%dx%d at %.0f %%: a second plan differs from the first", m.W, m.H, m.Text*100)
		}
		if t.Failed() && testing.Short() {
			return
		}
	}
}

func menuModels() map[string]menuModel {
	lids := testLids()
	ready := testLids()
	ready[1] = LidOf(wideGame())
	return map[string]menuModel{
		"first start": {Lids: lids, Version: "0.1.0"},
		"a match goes on": {Lids: lids, Version: "0.1.0", Decks: true, Wins: map[string]int{"kurth": 3}, Last: &lastMatch{
			Game: lids[0], Title: "Siege at Kurth, Normal", State: "Round 2, turn 6 of 12. Spirit 9, Mana 5, 1 place overrun.", Next: "Your move: move the Warden 1 to 3 places clockwise.",
		}},
		"a match is over": {Lids: lids, Version: "0.1.0-dev+12345678", Wins: map[string]int{"kurth": 12345}, Last: &lastMatch{
			Game: lids[0], Title: "Siege at Kurth, Advanced", State: "Lost on turn 10: too many places were overrun.", Over: true,
		}},
		"long titles": {Lids: ready, Version: "0.1.0", Decks: true, Last: &lastMatch{
			Game: ready[1], Title: ready[1].Title + ", four heroes", State: "Summer, round 5 of a campaign that has gone on for very many evenings", Next: "A sentence about what is asked that goes on for longer than anybody would ever read on a card.",
		}},
	}
}

func TestMenuFitsEverywhere(t *testing.T) {
	for name, m := range menuModels() {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planMenu(k, m) })
		})
	}
}

func newModels() map[string]newModel {
	lids := testLids()
	many := testLids()
	many[1] = LidOf(wideGame())
	many[1].About = aboutOf("kurth") + aboutOf("kurth")
	crowd := make([]save.Seat, 6)
	for i := range crowd {
		crowd[i] = save.Seat{Name: "Wilhelmina Featherstonehaugh-Cholmondeley", Player: save.Human}
		if i%2 == 1 {
			crowd[i].Player = "planner"
		}
	}
	return map[string]newModel{
		"solo":     {Lids: lids, Game: "kurth", Options: map[string]string{"difficulty": "normal"}, Seats: []save.Seat{{Name: "Ada", Player: save.Human}}, Hints: true},
		"computer": {Lids: lids, Game: "kurth", Options: map[string]string{"difficulty": "easy"}, Seats: []save.Seat{{Player: "planner"}}, TakeBacks: true, Seed: "twelve"},
		"crowd":    {Lids: many, Game: "bsieged", Options: map[string]string{"option0": "v3"}, Seats: crowd, Seed: "18446744073709551615"},
		"not yet":  {Lids: lids, Game: "argot"},
		"duel":     storm("duel", newModel{Seats: crowd[:2], Tip: "A strong, dear card in your starting hand is often best put back. Cheap creatures fill the track."}),
		"bosses":   storm("co-op", newModel{Seats: []save.Seat{{Name: "Ada", Player: save.Human}, {Player: "soldier"}}, Open: true}),
		"last man": storm("last_man_standing", newModel{Seats: crowd[:4], TakeBacks: true}),
		"bad deck": storm("duel", newModel{Seats: crowd[:2], Fault: badDeck()}),
		"decks":    storm("duel", newModel{Seats: crowd[:2], Pick: &pick{Option: "deck1", Typed: strings.Repeat("4 ys_gutter_informant, ", 60), Fault: badDeck().all()}}),
		"asks":     storm("duel", newModel{Seats: crowd[:2], Pick: &pick{Seat: 1}}),
	}
}

// storm is a new match of the game of modes.
func storm(mode string, m newModel) newModel {
	m.Lids, m.Game = testLids(), "siegestorm"
	m.Lids[2] = LidOf(stormGame())
	m.Options = stormGame().info.Defaults()
	m.Options["mode"], m.Options["deck2"] = mode, "34 cards"
	m.Built = map[string]bool{"deck": true}
	m.Made = map[string][]Made{"deck": {
		{Name: "Ada's deck of many goblins and few regrets", Note: "Ysra, 34 cards", Value: "34 cards"},
		{Name: "Half a deck", Note: "Ysra, 17 cards", Value: "17 cards", Problem: "It has 17 cards; a deck has 34. There are five Spearmen in it; four are allowed."},
	}}
	return m
}

func badDeck() *fault {
	f := &fault{Option: "deck1", Problem: "The deck cannot be played."}
	for n := range 9 {
		f.Reasons = append(f.Reasons, fmt.Sprintf("There are %d copies of a card with quite a long name in it, and it may hold four.", n+5))
	}
	return f
}

func TestNewMatchFitsEverywhere(t *testing.T) {
	for name, m := range newModels() {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planNew(k, m) })
		})
	}
}
