package sense

import (
	"context"
	"fmt"

	"portcullis/game/bot"
	"portcullis/rules"
)

// Trial is matches of one kind: a computer player in one seat, a fixed one or a computer player in every other.
type Trial struct {
	Setup   rules.Setup // complete; Seed is that of the first match
	Seat    rules.Seat  // of the player that is tried
	Player  string      // a computer player, as files write it
	Against string      // a fixed player, or a computer player
	Matches int
	Hints   string // who advises the player, as files write it; empty: nobody does
}

// Result is what came of a trial.
type Result struct {
	Matches int
	Won     int
	Choices int
	Vain    int // of Choices
	Lost    int // of Choices: they begin a fight that is as good as lost, or go on with one
	Advised int
	Astray  int      // of Advised: in vain, or for a fight that is as good as lost
	Idle    int      // times that the player stood idle
	Unspent int      // turns in which it left points unused that would have paid for something worth having
	Cases   []string // some of what was in vain, in notation, with the match and the decision
}

// mostCases is how many cases a result tells of.
const mostCases = 8

// Run plays a trial. The error tells which match could not be played.
func (t Trial) Run(game rules.Game) (Result, error) {
	var sum Result
	for n := range t.Matches {
		if err := t.match(game, n, &sum); err != nil {
			return sum, fmt.Errorf("match %d, seed %d: %w", n, t.Setup.Seed+uint64(n), err)
		}
	}
	return sum, nil
}

// player makes a fixed player or a computer player.
func player(name string, seed uint64) (bot.Player, error) {
	if p := New(name); p != nil {
		return p, nil
	}
	return bot.New(name, seed)
}

// match plays match n.
func (t Trial) match(game rules.Game, n int, sum *Result) error {
	setup := t.Setup
	setup.Seed += uint64(n)
	s, err := game.New(setup)
	if err != nil {
		return err
	}
	r := rules.NewRand(setup.Seed + 0x5e45e)
	players := make([]bot.Player, setup.Seats)
	for seat := range players {
		name := t.Against
		if rules.Seat(seat) == t.Seat {
			name = t.Player
		}
		if players[seat], err = player(name, r.Uint64()); err != nil {
			return err
		}
	}
	var adviser bot.Player
	if t.Hints != "" {
		if adviser, err = bot.New(t.Hints, setup.Seed); err != nil {
			return err
		}
	}
	w, followed := watch{turn: turnOf(s)}, true
	for decisions := 0; !s.Decision().Over(); decisions++ {
		seat := s.Decision().Seats.First()
		c := bot.Ask(context.Background(), players[seat], s, seat, &r).Choice
		if seat == t.Seat {
			vain, lost, idle, missed, left := len(w.vain), len(w.lost), w.idle, w.missed, w.left
			w.note(s, c)
			if w.idle > idle {
				sum.tell(game, setup.Seed, decisions, "idle before, again without ", missed)
			}
			if w.left && !left {
				sum.tell(game, setup.Seed, decisions, "points unused: ", c)
			}
			if len(w.vain) > vain {
				sum.tell(game, setup.Seed, decisions, "", c)
			}
			if len(w.lost) > lost {
				sum.tell(game, setup.Seed, decisions, "hopeless: ", c)
			}
			if adviser != nil && len(s.Decision().Choices) > 1 {
				sum.Advised++
				hint := bot.Ask(context.Background(), adviser, s, seat, &r).Choice
				begun := followed // what was begun against the hint is not the hint's waste
				followed = hint == c
				if begun && (venture(s, hint).Vain || hopeless(s, hint)) {
					sum.Astray++
					sum.tell(game, setup.Seed, decisions, "hint: ", hint)
				}
			}
		}
		if _, err := s.Apply(c); err != nil {
			return fmt.Errorf("%q is refused: %w", game.Notation(c), err)
		}
	}
	w.end()
	sum.Matches++
	sum.Choices += w.choices
	sum.Vain += len(w.vain)
	sum.Lost += len(w.lost)
	sum.Idle += w.idle
	sum.Unspent += w.unspent
	if o, _ := s.Outcome(); o.Winners.Has(t.Seat) {
		sum.Won++
	}
	return nil
}

// tell keeps a case, if there is room.
func (r *Result) tell(game rules.Game, seed uint64, decision int, lead string, c rules.Choice) {
	if len(r.Cases) < mostCases {
		r.Cases = append(r.Cases, fmt.Sprintf("seed %d, decision %d: %s%s", seed, decision, lead, game.Notation(c)))
	}
}
