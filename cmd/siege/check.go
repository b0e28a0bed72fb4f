package main

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"

	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/conform"
)

type fuzzCmd struct {
	Game    string            `arg:"" help:"Id of the game."`
	Matches int               `default:"1000" help:"Matches to play."`
	Seed    uint64            `default:"1" help:"Seed of the first match; the next ones count up. It also settles the options."`
	Set     map[string]string `help:"Settle an option for all matches: OPTION=VALUE." placeholder:"OPTION=VALUE" mapsep:"none"`
	Seats   int               `help:"Number of seats of all matches; by chance if left out."`

	Snapshots int `help:"Instead of playing matches, restore that many snapshots with random faults in them, taken along matches of random options, and play on from those that are taken."`
}

func (c *fuzzCmd) Run(d *desk) error {
	if err := checkMatches(c.Matches); err != nil {
		return err
	}
	game, err := d.game(c.Game)
	if err != nil {
		return err
	}
	if c.Snapshots != 0 {
		return c.mutate(d, game)
	}
	fixed := rules.Setup{Seats: c.Seats, Options: c.Set}
	if _, err := rules.CompleteFor(game, fixed); err != nil {
		return err
	}
	faults := make([]error, c.Matches)
	decisions := make([]int, c.Matches)
	eachParallel(c.Matches, func(i int) {
		var tally conform.Tally
		tally, faults[i] = conform.ExploreFixed(game, fixed, c.Seed+uint64(i), conform.Sampled)
		decisions[i] = tally.Decisions
	})
	total := 0
	for i, err := range faults {
		if err != nil {
			return &failure{err.Error()}
		}
		total += decisions[i]
	}
	fmt.Fprintf(d.out, "%s: %s, %s, no fault\n", game.Info().ID, rules.Count(c.Matches, "%d match", "%d matches"), rules.Count(total, "%d decision", "%d decisions"))
	return nil
}

// mutate restores snapshots with random faults.
func (c *fuzzCmd) mutate(d *desk, game rules.Game) error {
	const most = maxMatches * conform.PerMatch
	switch {
	case c.Snapshots < 1 || c.Snapshots > most:
		return fmt.Errorf("--snapshots %d: try 1 to %d", c.Snapshots, most)
	case len(c.Set) > 0 || c.Seats != 0:
		return errors.New("--snapshots takes options and seats by chance: leave out --set and --seats")
	}
	matches := (c.Snapshots + conform.PerMatch - 1) / conform.PerMatch
	faults := make([]error, matches)
	counts := make([]conform.Mutants, matches)
	eachParallel(matches, func(i int) { counts[i], faults[i] = conform.Mutate(game, c.Seed+uint64(i)) })
	var total conform.Mutants
	for i, err := range faults {
		if err != nil {
			return &failure{err.Error()}
		}
		total.Add(counts[i])
	}
	fmt.Fprintf(d.out, "%s: %s with random faults, %d of them taken, no fault\n", game.Info().ID, rules.Count(total.Tried, "%d snapshot", "%d snapshots"), total.Taken)
	return nil
}

// maxMatches is how many matches one command plays at most; what comes of each is kept in memory.
const maxMatches = 1_000_000

func checkMatches(n int) error {
	if n < 1 || n > maxMatches {
		return fmt.Errorf("--matches %d: play 1 to %d", n, maxMatches)
	}
	return nil
}

// eachParallel calls f for 0 to n-1 on all cores and waits.
func eachParallel(n int, f func(i int)) {
	next := make(chan int)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	workers.Wait()
}

type benchCmd struct {
	Game string `arg:"" help:"Id of the game."`
	JSON bool   `name:"json" help:"As JSON."`
}

// benchResult is the speed of a game's rules on one core.
type benchResult struct {
	Game               string  `json:"game"`
	Cores              int     `json:"cores"`
	DecisionsPerSecond float64 `json:"decisions_per_second"`
	Decision           cost    `json:"decision"` // Decision, a random choice, Apply
	Clone              cost    `json:"clone"`
	Snapshot           cost    `json:"snapshot"`
}

// cost is what one operation takes.
type cost struct {
	Nanoseconds float64 `json:"ns"`
	Allocations float64 `json:"allocs"`
	Bytes       float64 `json:"bytes"`
}

func (c *benchCmd) Run(d *desk) error {
	game, err := d.game(c.Game)
	if err != nil {
		return err
	}
	middle, err := halfway(game)
	if err != nil {
		return err
	}
	r := benchResult{
		Game:  game.Info().ID,
		Cores: runtime.NumCPU(),
		Decision: measure(func(b *testing.B) {
			err = randomPlay(b, game)
		}),
		Clone: measure(func(b *testing.B) {
			for range b.N {
				middle.Clone()
			}
		}),
		Snapshot: measure(func(b *testing.B) {
			for range b.N {
				_, err = middle.Snapshot()
			}
		}),
	}
	if err != nil {
		return err
	}
	r.DecisionsPerSecond = float64(time.Second) / r.Decision.Nanoseconds
	if c.JSON {
		return writeJSON(d.out, r)
	}
	fmt.Fprintf(d.out, "%s, one core of %d: %.0f decisions a second\n", r.Game, r.Cores, r.DecisionsPerSecond)
	for _, line := range []struct {
		what string
		cost cost
	}{{"decision", r.Decision}, {"clone", r.Clone}, {"snapshot", r.Snapshot}} {
		fmt.Fprintf(d.out, "  %-9s %9.0f ns  %6.2f allocations  %7.0f bytes\n", line.what, line.cost.Nanoseconds, line.cost.Allocations, line.cost.Bytes)
	}
	return nil
}

func measure(f func(b *testing.B)) cost {
	r := testing.Benchmark(func(b *testing.B) {
		b.ReportAllocs()
		f(b)
	})
	n := float64(r.N)
	return cost{float64(r.T.Nanoseconds()) / n, float64(r.MemAllocs) / n, float64(r.MemBytes) / n}
}

// randomPlay makes b.N decisions by chance, match after match.
func randomPlay(b *testing.B, game rules.Game) error {
	r := rules.NewRand(1)
	setup, err := game.Info().Complete(rules.Setup{})
	if err != nil {
		return err
	}
	var state rules.State
	for range b.N {
		if state == nil || state.Decision().Over() {
			setup.Seed++
			if state, err = game.New(setup); err != nil {
				return err
			}
		}
		choices := state.Decision().Choices
		if _, err := state.Apply(choices[r.IntN(len(choices))]); err != nil {
			return err
		}
	}
	return nil
}

// halfway plays a match by chance to about its middle.
func halfway(game rules.Game) (rules.State, error) {
	setup, err := game.Info().Complete(rules.Setup{Seed: 7})
	if err != nil {
		return nil, err
	}
	first, err := game.New(setup)
	if err != nil {
		return nil, err
	}
	state, r := first.Clone(), rules.NewRand(7)
	length := 0
	for ; !state.Decision().Over(); length++ {
		choices := state.Decision().Choices
		if _, err := state.Apply(choices[r.IntN(len(choices))]); err != nil {
			return nil, err
		}
	}
	state, r = first.Clone(), rules.NewRand(7)
	for range length / 2 {
		choices := state.Decision().Choices
		if _, err := state.Apply(choices[r.IntN(len(choices))]); err != nil {
			return nil, err
		}
	}
	return state, nil
}

type lintCmd struct {
	Dir     string `arg:"" help:"Content pack: a folder with one folder for each game in it."`
	Lessons bool   `help:"The folder holds lessons." xor:"what"`
	Extras  bool   `help:"The folder holds feats.toml and opponents.toml." xor:"what"`
}

func (c *lintCmd) Run(d *desk) error {
	content, err := folder(c.Dir)
	if err != nil {
		return err
	}
	var faults []string
	switch {
	case c.Lessons:
		faults, err = d.lintLessons(content)
	case c.Extras:
		faults, err = d.lintExtras(content)
	default:
		for _, f := range box.Lint(content) {
			faults = append(faults, f.String())
		}
	}
	if err != nil {
		return err
	}
	for _, f := range faults {
		fmt.Fprintln(d.out, f)
	}
	if len(faults) > 0 {
		return &failure{fmt.Sprintf("%s: %s", c.Dir, rules.Count(len(faults), "%d fault", "%d faults"))}
	}
	fmt.Fprintf(d.out, "%s: no faults\n", c.Dir)
	return nil
}
