package main

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"

	"portcullis/game/bot"
	"portcullis/rules"
)

type simCmd struct {
	Game    string            `arg:"" help:"Id of the game."`
	Matches int               `default:"100" help:"Matches to play."`
	Seats   int               `help:"Number of seats; the fewest the game takes if left out."`
	Bot     []string          `help:"Which computer player takes a seat: SEAT=NAME; the others get the default." placeholder:"SEAT=NAME" sep:"none"`
	Set     map[string]string `help:"Settle an option: OPTION=VALUE." placeholder:"OPTION=VALUE" mapsep:"none"`
	Seed    uint64            `default:"1" help:"Seed of the first match; the next ones count up."`
	JSON    bool              `name:"json" help:"As JSON."`
}

// rate is how often something happened, with its 95 % interval (Wilson 1927).
type rate struct {
	Count int     `json:"count"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

func rateOf(count, total int) rate {
	const z = 1.959963984540054
	n, p := float64(total), float64(count)/float64(total)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	reach := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return rate{count, p, math.Max(0, middle-reach), math.Min(1, middle+reach)}
}

// simResult is what a row of matches came to.
type simResult struct {
	Game      string            `json:"game"`
	Options   map[string]string `json:"options"`
	Players   []string          `json:"players"`
	Matches   int               `json:"matches"`
	Wins      []rate            `json:"wins"`    // by seat
	Results   map[string]rate   `json:"results"` // by how it ended
	Decisions float64           `json:"decisions_per_match"`
}

func (c *simCmd) Run(d *desk) error {
	if err := checkMatches(c.Matches); err != nil {
		return err
	}
	game, err := d.game(c.Game)
	if err != nil {
		return err
	}
	places, err := seats(game, c.Seats, c.Bot)
	if err != nil {
		return err
	}
	setup, err := game.Info().Complete(rules.Setup{Seats: len(places), Options: c.Set})
	if err != nil {
		return err
	}
	names := make([]string, len(places))
	for i, p := range places {
		names[i] = p.Player
		if !isBot(p.Player) {
			names[i] = bot.DefaultFor(game.Info())
		}
	}
	ended, err := playAll(game, setup, names, c.Seed, c.Matches)
	if err != nil {
		return err
	}
	result := summarise(game.Info().ID, setup.Options, names, ended)
	if c.JSON {
		return writeJSON(d.out, result)
	}
	d.printSim(game.Info(), result)
	return nil
}

func isBot(name string) bool {
	_, err := bot.New(name, 0)
	return err == nil
}

// ending is one finished match.
type ending struct {
	outcome   rules.Outcome
	decisions int
	err       error
}

// playAll plays matches on all cores; the result does not depend on how many there are.
func playAll(game rules.Game, setup rules.Setup, names []string, seed uint64, matches int) ([]ending, error) {
	ended := make([]ending, matches)
	eachParallel(matches, func(i int) {
		one := setup
		one.Seed = seed + uint64(i)
		ended[i] = playOut(game, one, names)
	})
	for i, e := range ended {
		if e.err != nil {
			return nil, &failure{fmt.Sprintf("seed %d: %v", seed+uint64(i), e.err)}
		}
	}
	return ended, nil
}

func playOut(game rules.Game, setup rules.Setup, names []string) ending {
	state, err := game.New(setup)
	if err != nil {
		return ending{err: err}
	}
	r := rules.NewRand(setup.Seed + 0x5eed)
	players := make([]bot.Player, len(names))
	for i, name := range names {
		if players[i], err = bot.New(name, r.Uint64()); err != nil {
			return ending{err: err}
		}
	}
	decisions := 0
	for !state.Decision().Over() {
		seat := state.Decision().Seats.First()
		answer := bot.Ask(context.Background(), players[seat], state, seat, &r)
		if _, err := state.Apply(answer.Choice); err != nil {
			return ending{err: fmt.Errorf("%s chose %q: %w", names[seat], game.Notation(answer.Choice), err)}
		}
		decisions++
	}
	outcome, _ := state.Outcome()
	return ending{outcome: outcome, decisions: decisions}
}

func summarise(id string, options map[string]string, names []string, ended []ending) simResult {
	r := simResult{Game: id, Options: options, Players: names, Matches: len(ended), Results: map[string]rate{}}
	results := map[string]int{}
	wins := make([]int, len(names))
	decisions := 0
	for _, e := range ended {
		results[e.outcome.Result]++
		decisions += e.decisions
		for seat := range wins {
			if e.outcome.Winners.Has(rules.Seat(seat)) {
				wins[seat]++
			}
		}
	}
	for result, n := range results {
		r.Results[result] = rateOf(n, len(ended))
	}
	for _, n := range wins {
		r.Wins = append(r.Wins, rateOf(n, len(ended)))
	}
	r.Decisions = float64(decisions) / float64(len(ended))
	return r
}

func (d *desk) printSim(info rules.Info, r simResult) {
	fmt.Fprintf(d.out, "%s, %d matches, %.1f decisions a match\n", info.Title, r.Matches, r.Decisions)
	for _, o := range info.Options {
		fmt.Fprintf(d.out, "  %s: %s\n", o.Name, r.Options[o.ID])
	}
	for seat, w := range r.Wins {
		fmt.Fprintf(d.out, "  seat %d, %s, %s: won %s\n", seat, info.Seats[seat], r.Players[seat], w)
	}
	for _, result := range slices.Sorted(maps.Keys(r.Results)) {
		fmt.Fprintf(d.out, "  %s: %s\n", result, r.Results[result])
	}
}

func (r rate) String() string {
	return fmt.Sprintf("%.1f %% (%d; 95 %%: %.1f to %.1f)", 100*r.Share, r.Count, 100*r.Low, 100*r.High)
}
