package main

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/game/bot"
	"portcullis/rules"
)

type simCmd struct {
	Game    string            `arg:"" help:"Id of the game."`
	Matches int               `default:"100" help:"Matches to play; with --each, of each row."`
	Seats   int               `help:"Number of seats; the fewest the options allow if left out."`
	Bot     []string          `help:"Which computer player takes a seat: SEAT=NAME; the others get the default. NAME:N thinks in N worlds." placeholder:"SEAT=NAME" sep:"none"`
	Think   int               `help:"Worlds that the computer players look at for one answer, where --bot does not say." placeholder:"N"`
	Set     map[string]string `help:"Settle an option: OPTION=VALUE." placeholder:"OPTION=VALUE" mapsep:"none"`
	Swap    bool              `help:"Let the players change seats from match to match, with the options that belong to a seat. Matches that differ in this alone have one seed."`
	Each    []string          `help:"Play a row of matches for each way to give these options different values, whichever has which." placeholder:"OPTION,..."`
	Among   []string          `help:"With --each: the values to give, if not all that are listed." placeholder:"VALUE,..."`
	Tags    bool              `help:"Count how often what the choices name was at hand, was used, and won."`
	Marks   bool              `help:"Count how often what events come to came about, in how many matches, and from which turn on."`
	Chances bool              `help:"Hold the chances that hints tell of against what is won: of each turn of a match, at one position drawn from it."`
	regretFlags
	Seed uint64 `default:"1" help:"Seed of the first match of a row; the next ones count up."`
	JSON bool   `name:"json" help:"As JSON."`
}

func (c *simCmd) Run(d *desk) error {
	if err := checkMatches(c.Matches); err != nil {
		return err
	}
	game, err := d.game(c.Game)
	if err != nil {
		return err
	}
	rows, err := c.rows(game)
	if err != nil {
		return err
	}
	result := simResult{Game: game.Info().ID}
	tags, marks, regrets := tagCounts{}, markCounts{}, regretCounts{}
	for _, row := range rows {
		counts, err := row.play(game, c.Matches)
		if err != nil {
			return err
		}
		tags.add(counts.tags)
		marks.add(counts.marks)
		regrets.add(counts.regrets)
		result.Rows = append(result.Rows, row.result(game.Info(), counts))
	}
	result.First = firstOf(result.Rows)
	if c.Tags {
		result.Tags = tags.list()
	}
	if c.Marks {
		result.Marks = marks.list()
	}
	result.Regrets = regrets.list(c.RegretWorlds)
	if c.JSON {
		return writeJSON(d.out, result)
	}
	d.printSim(game.Info(), result)
	return nil
}

// row is matches of one kind.
type row struct {
	setup   rules.Setup // Seed is that of the first match
	players []string    // who begins in which seat
	turning bool        // players change seats
	tags    bool        // tags are counted
	marks   bool        // and marks
	chances bool        // and chances
	regret  regretFlags // whether and how choices are judged
}

// rows settles what is played.
func (c *simCmd) rows(game rules.Game) ([]row, error) {
	if c.Think < 0 || c.Think > bot.MaxIterations {
		return nil, fmt.Errorf("--think %d: 1 to %d worlds", c.Think, bot.MaxIterations)
	}
	ways, err := c.ways(game.Info())
	if err != nil {
		return nil, err
	}
	var rows []row
	for _, options := range ways {
		setup, err := rules.CompleteFor(game, rules.Setup{Seed: c.Seed, Seats: c.Seats, Options: options})
		if err != nil {
			return nil, err
		}
		if err := c.regretFlags.check(game, setup); err != nil {
			return nil, err
		}
		names, err := c.players(game, setup)
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{setup: setup, players: names, turning: c.Swap, tags: c.Tags, marks: c.Marks, chances: c.Chances, regret: c.regretFlags})
	}
	return rows, nil
}

// players settles who plays, seat by seat.
func (c *simCmd) players(game rules.Game, setup rules.Setup) ([]string, error) {
	places, err := seats(game, setup, c.Bot)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(places))
	for i, p := range places {
		names[i] = p.Player
		if !isBot(p.Player) {
			names[i] = bot.DefaultFor(game.Info())
		}
		if budgeted := fmt.Sprintf("%s:%d", names[i], c.Think); c.Think > 0 && isBot(budgeted) {
			names[i] = budgeted
		}
	}
	return names, nil
}

func isBot(name string) bool {
	_, err := bot.New(name, 0)
	return err == nil
}

// ways lists the options of each row: those that are set, and every set of different values
// for those of --each.
func (c *simCmd) ways(info rules.Info) ([]map[string]string, error) {
	if len(c.Each) == 0 {
		if len(c.Among) > 0 {
			return nil, fmt.Errorf("--among %s: it goes with --each", strings.Join(c.Among, ","))
		}
		return []map[string]string{c.Set}, nil
	}
	values := slices.Clone(c.Among)
	for _, id := range c.Each {
		o, ok := info.Option(id)
		if !ok {
			return nil, fmt.Errorf("--each %s: %s has no such option", id, info.Title)
		}
		if len(values) == 0 {
			for _, v := range o.Values {
				values = append(values, v.ID)
			}
		}
	}
	if len(values) < len(c.Each) {
		return nil, fmt.Errorf("--each %s: %d values are too few", strings.Join(c.Each, ","), len(values))
	}
	var ways []map[string]string
	combine(values, len(c.Each), func(chosen []string) {
		options := map[string]string{}
		for id, v := range c.Set {
			options[id] = v
		}
		for i, id := range c.Each {
			options[id] = chosen[i]
		}
		ways = append(ways, options)
	})
	return ways, nil
}

// combine calls yield with every k of the values, in their order.
func combine(values []string, k int, yield func([]string)) {
	if k == 0 {
		yield(nil)
		return
	}
	for i := range values[:len(values)-k+1] {
		combine(values[i+1:], k-1, func(rest []string) { yield(append([]string{values[i]}, rest...)) })
	}
}
