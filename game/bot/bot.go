// Package bot plays seats by the rules contract alone: it knows decisions, choices,
// clones and chances, and no game.
//
// A player never learns more than its seat may know. It is handed the match as that seat
// sees it ([Ask] deals everything hidden anew before the player sees it), so it cannot
// peek at cards or coming dice even by mistake.
//
// There are two ways of thinking: a [Planner] weighs a turn to its end by exact odds, for
// games of one seat without secrets; a [Searcher] looks at many worlds that the seat cannot
// tell apart, for all others. Where nobody plays against anybody it rehearses choices in these worlds instead of
// searching. [KindsFor] says which players suit a game.
//
// What is where:
//
//	kinds.go             the players by name
//	random.go            any legal choice
//	hasty.go             what looks soundest at a glance, or nearly
//	slip.go              the next best choice instead of the best, now and then
//	planner.go           one choice ahead, with exact odds
//	search.go            the trials of a choice that planner and searcher share
//	searcher.go          many worlds, as deep as there is time
//	tree.go, iterate.go  the tree of the searcher and one walk through it
//	rehearse.go          choices played on by guidance, and compared
//	say.go               why a choice is made, in words
//	spare.go             no choice that loses at once, if another does not
//	scheme.go            whole plans compared, for states whose seats make them
package bot

import (
	"context"

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
	// Reason is one sentence, for the hint. It speaks of what the seat that was asked for
	// knows, so in a game with hidden information it is for that seat alone.
	Reason rules.Text
}

// Ask lets a player choose for a seat of s, which it sees as that seat does. r settles how
// what the seat cannot see is dealt. s must wait for a decision of the seat.
func Ask(ctx context.Context, p Player, s rules.State, seat rules.Seat, r *rules.Rand) Answer {
	return p.Choose(ctx, s.Veiled(seat, r), seat)
}
