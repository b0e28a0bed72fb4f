package main

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"portcullis/game/bot"
	"portcullis/rules"
)

// regretFlags say how choices are judged.
type regretFlags struct {
	Regret        bool `help:"Judge what the players choose: play the most promising sensible choices of some decisions to the end, all in the same worlds, and list the kinds of decision by how much of the share won the choice made falls short of the best. For games that guide computer players."`
	RegretEvery   int  `default:"20" help:"With --regret: judge every Nth decision that has several sensible choices."`
	RegretChoices int  `default:"6" help:"With --regret: hold so many choices against the one made."`
	RegretWorlds  int  `default:"60" help:"With --regret: worlds in which each choice is played to the end, and as many again: the first half says which is best, the second by how much, and the other way round."`
}

// check refuses what cannot be judged.
func (f regretFlags) check(game rules.Game, setup rules.Setup) error {
	if !f.Regret {
		return nil
	}
	if f.RegretEvery < 1 || f.RegretChoices < 1 || f.RegretWorlds < 1 {
		return fmt.Errorf("--regret-every %d, --regret-choices %d, --regret-worlds %d: each is 1 or more", f.RegretEvery, f.RegretChoices, f.RegretWorlds)
	}
	s, err := game.New(setup)
	if err != nil {
		return err
	}
	if _, ok := s.(rules.Policy); !ok {
		return fmt.Errorf("--regret: %s does not guide computer players", game.Info().Title)
	}
	return nil
}

// regretCount is the regret of some decisions, in the parts of regretCounts.
type regretCount struct {
	decisions    int
	sum, squares int64
}

// regretCounts are the regrets of decisions by their kind, in half worlds, so that sums are exact in any order: what was
// won of all worlds of both halves are four parts a world of a half.
type regretCounts map[string]regretCount

func (r regretCounts) note(kind string, parts int64) {
	r.add(regretCounts{kind: {1, parts, parts * parts}})
}

func (r regretCounts) add(other regretCounts) {
	for kind, d := range other {
		c := r[kind]
		c.decisions += d.decisions
		c.sum += d.sum
		c.squares += d.squares
		r[kind] = c
	}
}

// all is all kinds together.
func (r regretCounts) all() (sum regretCount) {
	for _, c := range r {
		sum.decisions += c.decisions
		sum.sum += c.sum
		sum.squares += c.squares
	}
	return sum
}

// judge judges choices of one match.
type judge struct {
	flags  regretFlags
	game   rules.Game
	player *bot.Searcher
	rand   rules.Rand // which worlds
	met    int        // decisions with several sensible choices
	found  regretCounts
}

func newJudge(f regretFlags, game rules.Game, seed uint64) *judge {
	return &judge{
		flags:  f,
		game:   game,
		player: bot.NewSearcher(bot.SearcherOptions{}),
		rand:   rules.NewRand(seed + 0x4e67),
		met:    int(seed % uint64(max(f.RegretEvery, 1))),
		found:  regretCounts{},
	}
}

// note judges the choice that a seat makes of a decision, if it is this one's turn.
func (j *judge) note(s rules.State, seat rules.Seat, chosen rules.Choice) {
	guide, ok := s.(rules.Policy)
	if !j.flags.Regret || !ok {
		return
	}
	list := guide.Sensible(nil)
	if len(list) < 2 {
		return
	}
	if j.met++; j.met%j.flags.RegretEvery != 0 {
		return
	}
	list = slices.DeleteFunc(list, func(c rules.Choice) bool { return c == chosen })
	list = append([]rules.Choice{chosen}, list[:min(len(list), j.flags.RegretChoices)]...)
	verb, _, _ := strings.Cut(j.game.Notation(chosen), " ")
	j.found.note(s.Decision().Kind+": "+verb, j.regret(s, seat, list))
}

// regret is how much the first of some choices falls short: what the best by one half of the worlds is worth more in
// the other half, for both halves. In the same half the best would look too good, as luck helps to make it the best.
func (j *judge) regret(s rules.State, seat rules.Seat, list []rules.Choice) (parts int64) {
	var halves [2][]int64
	for half := range halves {
		halves[half] = make([]int64, len(list))
		for range j.flags.RegretWorlds {
			world := j.rand.Uint64()
			for i, c := range list {
				worth, _ := j.player.Rehearse(context.Background(), s, seat, c, world, 0)
				halves[half][i] += int64(math.Round(2 * worth))
			}
		}
	}
	for half, own := range halves {
		best := slices.Index(own, slices.Max(own))
		parts += halves[1-half][best] - halves[1-half][0]
	}
	return parts
}

// regretResult is the regret of a kind of decision: of the share won, on average.
type regretResult struct {
	Kind      string  `json:"kind"`
	Decisions int     `json:"decisions"`
	Regret    float64 `json:"regret"`
	Error     float64 `json:"standard_error,omitempty"` // unknown of a single decision
}

func (c regretCount) result(kind string, worlds int) regretResult {
	n, whole := float64(c.decisions), float64(4*worlds)
	r := regretResult{Kind: kind, Decisions: c.decisions, Regret: float64(c.sum) / n / whole}
	if c.decisions > 1 {
		mean := float64(c.sum) / n
		r.Error = math.Sqrt(max(0, float64(c.squares)/n-mean*mean)/(n-1)) / whole
	}
	return r
}

// list is the kinds, those with the greatest regret first, and all together at last.
func (r regretCounts) list(worlds int) (list []regretResult) {
	for _, kind := range slices.Sorted(maps.Keys(r)) {
		list = append(list, r[kind].result(kind, worlds))
	}
	slices.SortStableFunc(list, func(a, b regretResult) int { return cmp.Compare(b.Regret, a.Regret) })
	if len(list) > 0 {
		list = append(list, r.all().result("all", worlds))
	}
	return list
}

// printRegrets shows of each kind of decision how many were judged, and their regret in points of the share won.
func (d *desk) printRegrets(list []regretResult) {
	width := 0
	for _, r := range list {
		width = max(width, len(r.Kind))
	}
	fmt.Fprintf(d.out, "\n%-*s  decisions  regret  standard error\n", width, "")
	for _, r := range list {
		doubt := "-"
		if r.Decisions > 1 {
			doubt = fmt.Sprintf("%.1f", 100*r.Error)
		}
		fmt.Fprintf(d.out, "%-*s  %9d  %6.1f  %14s\n", width, r.Kind, r.Decisions, 100*r.Regret, doubt)
	}
}
