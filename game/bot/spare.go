package bot

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"portcullis/rules"
)

const (
	ruinWorlds = 50 // worlds in which a choice that is sure to lose must do so
	ruinSteps  = 16 // choices in a row that a world is followed on by
	ruinTries  = 64 // choices that are tried in a world

	spareTime = time.Second / 2 // for the look at what loses at once, where a player has a time for its answer
)

// spare is an answer that does not lose the match at once where another choice does not: a search in which all choices
// come to a loss tells those that do so now from those that do so later by nothing. The first of the others is taken, in
// the order of the player; of the sensible choices alone, as what takes back or changes nothing only puts the loss off.
// Where the seats plan many choices as one, it is the plans that are weighed. A player whose time is up has a moment more for
// it, and keeps its answer where that does not suffice; without a time there is none for this either, and who is called off answers at
// once.
func spare(ctx context.Context, s rules.State, seat rules.Seat, answer Answer, others func() []rules.Choice) Answer {
	if _, plans := s.(rules.Schemer); plans || over(ctx) && errors.Is(ctx.Err(), context.Canceled) {
		return answer
	}
	moment, end := moreOf(ctx)
	defer end()
	if !ruins(moment, s, seat, answer.Choice) {
		return answer
	}
	for _, c := range others() {
		if c != answer.Choice && !ruins(moment, s, seat, c) {
			if over(moment) {
				return answer
			}
			return Answer{c, say(s, seat, c, rules.T("%q would lose the match at once", s.Describe(answer.Choice).Sentence))}
		}
	}
	return answer
}

// moreOf is the time for the look at what loses at once: some for a player that has a time, be it up or not, and any for another one.
func moreOf(ctx context.Context) (context.Context, context.CancelFunc) {
	if _, timed := ctx.Deadline(); !timed {
		return ctx, func() {}
	}
	if over(ctx) {
		ctx = context.WithoutCancel(ctx)
	}
	return context.WithTimeout(ctx, spareTime)
}

// over reports whether the time of a context is up, or it is called off.
func over(ctx context.Context) bool {
	select {
	case <-ctx.Done():
		return true
	default:
		return false
	}
}

// ruins reports whether a choice loses at once, as far as the seat can know: in each of many worlds that look to it like
// s, its match is lost after the choice: whatever sensible choices follow in the same turn, and beyond it without another one
// being sensible. A look that is not over when its time is up has found nothing.
func ruins(ctx context.Context, s rules.State, seat rules.Seat, c rules.Choice) bool {
	r := rules.NewRand(0) // the player's own goes on as if nothing had been asked
	turn := s.Progress().Turn
	var world rules.State
	for range ruinWorlds {
		if v, ok := world.(rules.Veiler); ok {
			v.CopyFrom(s)
			v.Veil(seat, &r)
		} else {
			world = s.Veiled(seat, &r)
		}
		w := wreck{ctx: ctx, seat: seat, turn: turn, lives: value(world, seat) > 0, left: ruinTries}
		if !w.ruined(world, c, ruinSteps) {
			return false
		}
	}
	return true
}

// wreck is a look for what keeps a choice from losing at once.
type wreck struct {
	ctx   context.Context
	seat  rules.Seat
	turn  int  // of the choice
	lives bool // the seat was not out of it before
	left  int  // choices that are still tried in this world
}

// ruined reports whether the match of the seat is lost in a world after a choice and all that can follow from it within so
// many steps: it is over, or the seat is out of it. One way that does not lose is enough to say no. A world that guides is
// not followed: every choice of it is asked about anew. The world is used up.
func (w *wreck) ruined(world rules.State, c rules.Choice, steps int) bool {
	rules.Breathe()
	if w.left--; over(w.ctx) {
		return false
	}
	if _, err := world.Apply(c); err != nil {
		return false
	}
	over := world.Decision().Over()
	if (over || w.lives) && value(world, w.seat) <= 0 {
		return true
	}
	if _, guides := world.(rules.Policy); over || guides || steps <= 1 {
		return false
	}
	list := sensible(world, nil)
	if len(list) > 1 && world.Progress().Turn != w.turn {
		return false
	}
	for i, next := range list {
		branch := world
		if i < len(list)-1 {
			branch = world.Clone()
		}
		if w.left <= 0 || !w.ruined(branch, next, steps-1) {
			return false
		}
	}
	return true
}

// ranked lists the sensible choices, those first that the player looked at most if it has just searched.
func (p *Searcher) ranked(s rules.State, seat rules.Seat) []rules.Choice {
	list := sensible(s, nil)
	if p.searched {
		slices.SortStableFunc(list, func(a, b rules.Choice) int {
			return cmp.Compare(p.tree.visits(seat, b), p.tree.visits(seat, a))
		})
	}
	return list
}
