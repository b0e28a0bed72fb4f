// Package kittest has games and what screens show of them, for tests.
package kittest

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/scenes/city"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// Game is a game that is described and not played.
type Game struct {
	rules.Game
	info rules.Info
}

// Info describes it.
func (g Game) Info() rules.Info { return g.info }

// ContentHash is made up.
func (g Game) ContentHash() string { return "0123456789abcdef" }

// Solo is a game for one.
func Solo() Game {
	return Game{info: rules.Info{
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

// Wide has as many seats and options as a game may have.
func Wide() Game {
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
	return Game{info: info}
}

// Modes is a game of modes, with bosses to be seen, decks to be built and much to be asked.
func Modes() Game {
	values := func(ids ...string) []rules.OptionValue {
		var list []rules.OptionValue
		for _, id := range ids {
			list = append(list, rules.OptionValue{ID: id, Name: shell.Upper(strings.ReplaceAll(id, "_", " ")), Help: "What it means in a sentence that is long enough to need a second line on a narrow sheet."})
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
	return Game{info: info}
}

// EntryOf is a game on the screens, without its kit.
func EntryOf(g rules.Game) kit.Entry { return kit.Gather(nil, box.Of(g), nil)[0] }

// Games are five games, of which only the first has a kit.
func Games() kit.Games {
	games := kit.Games{
		EntryOf(Solo()),
		{ID: "bsieged", Title: "B-Sieged", Summary: "Hold the Citadel together until the Messenger is back.", Players: "1 to 6 together", Length: "60 to 120 min"},
		{ID: "siegestorm", Title: "Siegestorm", Summary: "Two decks run at each other on the war tracks.", Players: "1 to 4 players", Length: "20 to 40 min"},
		{ID: "argot", Title: "The Siege of Argot", Summary: "Blocks on a hex map, a port above and tunnels below.", Players: "2 sides, campaign", Length: "150 min"},
		{ID: "towersiege", Title: "Tower Siege", Summary: "Mages, towers and one last roof standing.", Players: "2 to 4 players", Length: "30 min a player"},
	}
	games[0].Kit = city.Kit()
	for i, credit := range []string{"B-Sieged: Sons of the Abyss, Second Gate Entertainment, 2015", "Siegestorm, by Kamil Cieśla and Marcin Świerkot", "The Siege of Argot, of its authors", "Tower Siege, Arcane Games"} {
		e := &games[i+1]
		e.Kit.Credit = credit
		e.Game = Game{info: rules.Info{ID: e.ID, Title: e.Title, Summary: e.Summary, MinSeats: 2, MaxSeats: 2, Seats: []string{"First", "Second"}, Minutes: 60}}
	}
	return games
}

// Board is a picture of a board.
func Board(w, h float64) ink.List {
	var l ink.List
	l.Fill(ink.R(0, 0, w, h), ink.Night, 0)
	return l
}

// Facts are numbers of a match.
func Facts() []kit.Fact {
	return []kit.Fact{{Picture: "kurth/spirit", Name: "Spirit", Value: "9 of 12"}, {Picture: "kurth/mana", Name: "Mana", Value: "5 of 12"}, {Picture: "kit/hourglass", Name: "Turn", Value: "6 of 12"}, {Picture: "kurth/overrun", Name: "Overrun", Value: "1, lost at 4"}}
}

// Load loads a game from the built-in content, by the loader of its rules.
func Load[G rules.Game](t testing.TB, id string, load func(fs.FS) (G, error)) G {
	t.Helper()
	content, err := fs.Sub(assets.Content(), id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
