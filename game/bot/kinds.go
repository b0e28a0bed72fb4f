package bot

import (
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
)

// Kind describes a player of the house.
type Kind struct {
	Name  string // as files and flags write it
	Title string // as menus show it
	Help  string
	// Iterations is how many worlds it looks at for one answer unless told otherwise; 0 if
	// it does not think in worlds.
	Iterations int
	make       func(seed uint64, iterations int) Player
}

// Called is what menus call the kind.
func (k Kind) Called() rules.Text { return rules.Name("computer player", k.Title) }

// About is how it plays.
func (k Kind) About() rules.Text { return rules.Name("how a computer player plays", k.Help) }

// The players' names.
const (
	random  = "random"
	planner = "planner"
	novice  = "novice"
	soldier = "soldier"
	warlord = "warlord"

	squire   = "squire"
	warden   = "warden"
	archmage = "archmage"
)

// Kinds returns all players there are. Which of them suit a game, [KindsFor] tells.
func Kinds() []Kind {
	return []Kind{
		{random, "By chance", "Picks any legal choice.", 0, func(seed uint64, _ int) Player { return NewRandom(seed) }},
		{planner, "Steady", "Weighs every choice to the end of the turn.", 0, func(seed uint64, _ int) Player { return NewPlanner(PlannerOptions{Seed: seed}) }},
		{novice, "Novice", "Looks at a few possibilities, and slips now and then.", 40, func(seed uint64, n int) Player {
			return NewSearcher(SearcherOptions{Seed: seed, Iterations: n, Part: 16, Slips: 0.3, Judgement: rules.Beginner, Glances: true})
		}},
		{soldier, "Soldier", "Looks ahead briefly, and seldom takes the next best.", 100, func(seed uint64, n int) Player {
			return NewSearcher(SearcherOptions{Seed: seed, Iterations: n, Slips: 0.2, Wavers: 0.5, Slack: 0.1, Judgement: rules.Middling, Glances: true, Thrift: 2, Rehearse: true})
		}},
		{warlord, "Warlord", "Thinks as long as a decision may take.", 25_000, func(seed uint64, n int) Player {
			return NewSearcher(SearcherOptions{Seed: seed, Iterations: n, Rehearse: true})
		}},
		{squire, "Squire", "Takes what looks good, buys and casts one thing a turn, then goes for you.", 0, func(seed uint64, _ int) Player {
			return NewHasty(HastyOptions{Seed: seed, Slips: 0.78, Haste: 1, Judgement: rules.Beginner})
		}},
		{warden, "Warden", "Weighs what each choice can come to by exact odds, and goes over to the attack before all is spent now and then.", 0, func(seed uint64, _ int) Player {
			return NewHasty(HastyOptions{Seed: seed, Slips: 0.2, Haste: 0.5, Thrifty: true, Judgement: rules.Middling})
		}},
		{archmage, "Archmage", "Looks at what comes after its choices, in worlds with other hands and dice.", 24, thinker},
	}
}

func thinker(seed uint64, iterations int) Player {
	return NewSearcher(SearcherOptions{Seed: seed, Iterations: iterations})
}

// KindsFor returns the players that suit a game, strongest last: those that it names (rules.Info.Levels), or the
// usual ones.
func KindsFor(info rules.Info) (suit []Kind) {
	names := info.Levels
	switch {
	case len(names) > 0:
	case alone(info):
		names = []string{random, planner}
	default:
		names = []string{novice, soldier, warlord}
	}
	for _, name := range names {
		for _, k := range Kinds() {
			if k.Name == name {
				suit = append(suit, k)
			}
		}
	}
	return suit
}

// alone reports whether a game is one of a single seat without secrets, where dice and their
// odds are all that is not known.
func alone(info rules.Info) bool { return info.MaxSeats == 1 && !info.Hidden }

// DefaultFor is the player that takes a seat unless told otherwise.
func DefaultFor(info rules.Info) string { return KindsFor(info)[1].Name }

// Called is what menus call the player that is written so in files and flags, with or without a number of worlds; what
// is written where there is none of that name.
func Called(player string) rules.Text {
	name, _, _ := strings.Cut(player, ":")
	for _, k := range Kinds() {
		if k.Name == name {
			return k.Called()
		}
	}
	return rules.T("%s", player)
}

// AdviserFor is the player that gives hints: the strongest.
func AdviserFor(info rules.Info) string {
	kinds := KindsFor(info)
	return kinds[len(kinds)-1].Name
}

// New makes a player by its name. For one that thinks in worlds, a number may follow after a
// colon: how many it looks at for one answer ("soldier:200"). The seed settles what the
// player leaves to chance. The error names the players that there are.
func New(name string, seed uint64) (Player, error) {
	kind, number, budgeted := strings.Cut(name, ":")
	var names []string
	for _, k := range Kinds() {
		names = append(names, k.Name)
		if k.Name != kind {
			continue
		}
		if !budgeted {
			return k.make(seed, k.Iterations), nil
		}
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > MaxIterations || k.Iterations == 0 {
			return nil, fmt.Errorf("computer player %q: a number of worlds, 1 to %d, may follow %s", name, MaxIterations, thinkers())
		}
		return k.make(seed, n), nil
	}
	return nil, fmt.Errorf("no computer player %q; there are %s", name, strings.Join(names, ", "))
}

func thinkers() string {
	var names []string
	for _, k := range Kinds() {
		if k.Iterations > 0 {
			names = append(names, k.Name)
		}
	}
	return strings.Join(names, ", ")
}
