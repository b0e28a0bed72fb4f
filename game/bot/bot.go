// Package bot plays seats by the rules contract alone: it knows decisions, choices,
// clones and chances, and no game.
//
// A player never learns more than its seat may know. It is handed the match as that seat
// sees it ([Ask] deals everything hidden anew before the player sees it), so it cannot
// peek at cards or coming dice even by mistake.
package bot

import (
	"context"
	"fmt"
	"strings"

	"portcullis/rules"
)

// Player chooses for a seat.
type Player interface {
	// Choose answers the decision that s waits for. It may play on clones of s, not on s
	// itself. When ctx ends it answers at once with the best it has; the answer is
	// always one of the decision's choices.
	Choose(ctx context.Context, s rules.State, seat rules.Seat) Answer
}

// Answer is a choice and why it was made.
type Answer struct {
	Choice rules.Choice
	Reason rules.Text // one sentence, for the hint
}

// Kind describes a player of the house.
type Kind struct {
	Name  string // as files and flags write it
	Title string // as menus show it
	Help  string
	make  func(seed uint64) Player
}

// Kinds returns the players, strongest last.
func Kinds() []Kind {
	return []Kind{
		{"random", "By chance", "Picks any legal choice.", func(seed uint64) Player { return NewRandom(seed) }},
		{"planner", "Steady", "Weighs every choice to the end of the turn.", func(seed uint64) Player { return NewPlanner(PlannerOptions{Seed: seed}) }},
	}
}

// Default is the player that hints and computer seats use unless told otherwise.
const Default = "planner"

// New makes a player by its name. The seed settles what the player leaves to chance. The
// error names the players that there are.
func New(name string, seed uint64) (Player, error) {
	var names []string
	for _, k := range Kinds() {
		if k.Name == name {
			return k.make(seed), nil
		}
		names = append(names, k.Name)
	}
	return nil, fmt.Errorf("no computer player %q; there are %s", name, strings.Join(names, ", "))
}

// Ask lets a player choose for a seat of s, which it sees as that seat does. r settles how
// what the seat cannot see is dealt. s must wait for a decision of the seat.
func Ask(ctx context.Context, p Player, s rules.State, seat rules.Seat, r *rules.Rand) Answer {
	return p.Choose(ctx, s.Veiled(seat, r), seat)
}
