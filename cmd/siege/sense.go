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
	Cases   bool              `help:"List some of what was in vain."`
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
	options, err := c.options(game.Info())
	if err != nil {
		return err
	}
	fmt.Fprintln(d.out, "| options | seat | player | against | matches | won | choices | in vain | idle | hints | astray |")
	fmt.Fprintln(d.out, "|---|---|---|---|---|---|---|---|---|---|---|")
	for _, set := range options {
		setup, err := rules.CompleteFor(game, rules.Setup{Seed: c.Seed, Seats: c.Seats, Options: set})
		if err != nil {
			return err
		}
		if err := c.rows(d, game, setup, settled(set)); err != nil {
			return err
		}
	}
	return nil
}

// rows plays the rows of one setup.
func (c *senseCmd) rows(d *desk, game rules.Game, setup rules.Setup, options string) error {
	for seat := range rules.Seat(setup.Seats) {
		if c.Seat >= 0 && int(seat) != c.Seat {
			continue
		}
		for _, level := range c.levels(game.Info()) {
			for _, against := range c.against(setup) {
				t := sense.Trial{Setup: setup, Seat: seat, Player: level, Against: against, Matches: c.Matches, Hints: c.Hints}
				if err := c.check(t); err != nil {
					return err
				}
				sum, err := t.Run(game)
				if err != nil {
					return &failure{err.Error()}
				}
				fmt.Fprintf(d.out, "| %s | %s | %s | %s | %d | %.1f %% | %d | %d | %d | %d | %d |\n", options, game.Info().SeatName(seat), level, against,
					sum.Matches, 100*float64(sum.Won)/float64(sum.Matches), sum.Choices, sum.Vain, sum.Idle, sum.Advised, sum.Astray)
				if c.Cases {
					for _, line := range sum.Cases {
						fmt.Fprintln(d.out, "  "+line)
					}
				}
			}
		}
	}
	return nil
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

func (c *senseCmd) levels(info rules.Info) []string {
	if len(c.Level) > 0 {
		return c.Level
	}
	return sense.Levels(info)
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

// settled are options as a cell of the table has them.
func settled(set map[string]string) string {
	var parts []string
	for id, value := range set {
		parts = append(parts, id+"="+value)
	}
	slices.Sort(parts)
	if len(parts) == 0 {
		return "all as they are"
	}
	return strings.Join(parts, ", ")
}
