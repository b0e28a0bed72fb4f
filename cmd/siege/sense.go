package main

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/game/bot"
	"portcullis/game/sense"
	"portcullis/rules"
)

type senseCmd struct {
	Game    string            `arg:"" help:"Id of the game."`
	Matches int               `default:"40" help:"Matches of each row."`
	Level   []string          `help:"Computer players to try, with or without a number of worlds; all levels of the game if left out." placeholder:"NAME,..."`
	Against []string          `help:"Who sits against them: passive, reckless, hoarder, or a computer player; the three fixed players if left out." placeholder:"NAME,..."`
	Seat    int               `default:"-1" help:"Only this seat; all of them if left out."`
	Seats   int               `help:"Number of seats; the fewest the options allow if left out."`
	Set     map[string]string `help:"Settle an option: OPTION=VALUE." placeholder:"OPTION=VALUE" mapsep:"none"`
	Each    string            `help:"Rows for each value of this option." placeholder:"OPTION"`
	Hints   string            `help:"Ask this computer player for a hint at every decision, and hold it to sense." placeholder:"NAME"`
	Seed    uint64            `default:"1" help:"Seed of the first match of a row; the next ones count up."`
	Whole   bool              `help:"A whole table instead of all that the flags before ask for: each value of the first option, few and many seats, and hints. No player looks at more than 100 worlds."`
	Strict  bool              `help:"End with a failure if anything was in vain, or a fight hopeless."`
	Cases   bool              `help:"List some of what was in vain or hopeless, and of what was let go by."`
}

// Run plays each row and prints it.
func (c *senseCmd) Run(d *desk) error {
	if err := checkMatches(c.Matches); err != nil {
		return err
	}
	game, err := d.game(c.Game)
	if err != nil {
		return err
	}
	var setups []rules.Setup
	if c.Whole {
		setups = sense.Whole(game, c.Seed)
	} else if setups, err = c.setups(game); err != nil {
		return err
	}
	fmt.Fprintln(d.out, "| options | seat | player | against | matches | won | choices | in vain | hopeless | idle | unspent | hints | astray |")
	fmt.Fprintln(d.out, "|---|---|---|---|---|---|---|---|---|---|---|---|---|")
	vain := 0
	for _, setup := range setups {
		n, err := c.rows(d, game, setup, settled(game.Info(), setup))
		if err != nil {
			return err
		}
		vain += n
	}
	if c.Strict && vain > 0 {
		return &failure{fmt.Sprintf("%d choices or hints are in vain", vain)}
	}
	return nil
}

// setups are the complete setups that rows are played for, as the flags ask.
func (c *senseCmd) setups(game rules.Game) (list []rules.Setup, err error) {
	options, err := c.options(game.Info())
	if err != nil {
		return nil, err
	}
	for _, set := range options {
		setup, err := rules.CompleteFor(game, rules.Setup{Seed: c.Seed, Seats: c.Seats, Options: set})
		if err != nil {
			return nil, err
		}
		list = append(list, setup)
	}
	return list, nil
}

// The bounds of a whole table.
const (
	mostWorlds  = 100 // that a level looks at
	hintsWorlds = 10
)

// rows plays the rows of one setup, and counts what was in vain.
func (c *senseCmd) rows(d *desk, game rules.Game, setup rules.Setup, options string) (vain int, err error) {
	hints := c.Hints
	if c.Whole {
		hints = sense.Brisk(bot.AdviserFor(game.Info()), hintsWorlds)
	}
	for seat := range rules.Seat(setup.Seats) {
		if c.Seat >= 0 && int(seat) != c.Seat {
			continue
		}
		for _, level := range c.levels(game.Info()) {
			for _, against := range c.against(setup) {
				t := sense.Trial{Setup: setup, Seat: seat, Player: level, Against: against, Matches: c.Matches, Hints: hints}
				if err := c.check(t); err != nil {
					return 0, err
				}
				sum, err := t.Run(game)
				if err != nil {
					return 0, &failure{err.Error()}
				}
				vain += sum.Vain + sum.Lost + sum.Astray
				fmt.Fprintf(d.out, "| %s | %s | %s | %s | %d | %.1f %% | %d | %d | %d | %d | %d | %d | %d |\n", options, game.Info().SeatName(seat), level, against,
					sum.Matches, 100*float64(sum.Won)/float64(sum.Matches), sum.Choices, sum.Vain, sum.Lost, sum.Idle, sum.Unspent, sum.Advised, sum.Astray)
				if c.Cases {
					for _, line := range sum.Cases {
						fmt.Fprintln(d.out, "  "+line)
					}
				}
			}
		}
	}
	return vain, nil
}

// check refuses players that there are not.
func (c *senseCmd) check(t sense.Trial) error {
	for _, name := range []string{t.Player, t.Against, t.Hints} {
		if name == "" || sense.New(name) != nil {
			continue
		}
		if _, err := bot.New(name, 1); err != nil {
			return fmt.Errorf("%w; or %s", err, strings.Join(sense.Fixed(), ", "))
		}
	}
	return nil
}

// levels are the players that are tried.
func (c *senseCmd) levels(info rules.Info) []string {
	if len(c.Level) > 0 {
		return c.Level
	}
	list := sense.Levels(info)
	for i, level := range list {
		if c.Whole {
			list[i] = sense.Brisk(level, mostWorlds)
		}
	}
	return list
}

// against is who sits against the players; nobody does in a match of one seat.
func (c *senseCmd) against(setup rules.Setup) []string {
	switch {
	case len(c.Against) > 0:
		return c.Against
	case setup.Seats == 1:
		return []string{sense.Passive}
	}
	return sense.Fixed()
}

// options are the ways to settle the options that rows are played for.
func (c *senseCmd) options(info rules.Info) ([]map[string]string, error) {
	if c.Each == "" {
		return []map[string]string{c.Set}, nil
	}
	i := slices.IndexFunc(info.Options, func(o rules.Option) bool { return o.ID == c.Each })
	if i < 0 {
		return nil, fmt.Errorf("--each %s: %s has no option of this name", c.Each, info.Title)
	}
	var list []map[string]string
	for _, v := range info.Options[i].Values {
		set := map[string]string{c.Each: v.ID}
		for id, value := range c.Set {
			set[id] = value
		}
		list = append(list, set)
	}
	return list, nil
}

// settled is what a setup settles of its first options and its seats, as a cell of the table has it.
func settled(info rules.Info, setup rules.Setup) string {
	var parts []string
	for _, o := range info.Options {
		if value := setup.Options[o.ID]; value != "" && value != o.Default {
			parts = append(parts, o.ID+"="+value)
		}
	}
	if setup.Seats > 2 {
		parts = append(parts, fmt.Sprintf("%d seats", setup.Seats))
	}
	if len(parts) == 0 {
		return "all as they are"
	}
	return strings.Join(parts, ", ")
}
