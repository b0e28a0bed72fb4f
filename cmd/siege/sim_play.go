package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"portcullis/game/bot"
	"portcullis/rules"
)

// play plays the matches of a row on all cores; what is counted does not depend on how many
// there are.
func (w *row) play(game rules.Game, matches int) (*counts, error) {
	total := newCounts(len(w.players))
	faults := make([]error, matches)
	began := time.Now()
	var lock sync.Mutex
	eachParallel(matches, func(i int) {
		one := newCounts(len(w.players))
		if faults[i] = w.match(game, i, one); faults[i] != nil {
			return
		}
		lock.Lock()
		defer lock.Unlock()
		total.add(one)
	})
	total.took = time.Since(began)
	for i, err := range faults {
		if err != nil {
			setup, _ := w.seated(game.Info(), i)
			return nil, &failure{fmt.Sprintf("match %d, seed %d: %v", i, setup.Seed, err)}
		}
	}
	return total, nil
}

// seated is how match i begins, and how many seats further than in the first match each player
// sits in it.
func (w *row) seated(info rules.Info, i int) (rules.Setup, int) {
	setup, seats := w.setup, len(w.players)
	if !w.turning {
		setup.Seed += uint64(i)
		return setup, 0
	}
	setup.Seed += uint64(i / seats)
	shift := i % seats
	setup.Options = moved(info, setup.Options, seats, shift)
	return setup, shift
}

// moved gives the options that belong to a seat the values of those that belong to the seat
// that is shift seats before it.
func moved(info rules.Info, options map[string]string, seats, shift int) map[string]string {
	all := maps.Clone(options)
	for _, o := range info.Options {
		seat := o.Seats.First()
		if seat == rules.NoSeat || int(seat) >= seats || o.Seats != rules.SeatsOf(seat) {
			continue
		}
		if from, ok := counterpart(info, o, rules.Seat((int(seat)+seats-shift)%seats)); ok {
			all[o.ID] = options[from]
		}
	}
	return all
}

// counterpart finds the option that is to another seat what o is to its own: it takes the same
// values.
func counterpart(info rules.Info, o rules.Option, seat rules.Seat) (id string, ok bool) {
	for _, p := range info.Options {
		if p.Seats == rules.SeatsOf(seat) && p.Open == o.Open && slices.Equal(p.Values, o.Values) {
			return p.ID, true
		}
	}
	return "", false
}

// match plays match i and counts what comes of it.
func (w *row) match(game rules.Game, i int, c *counts) error {
	setup, shift := w.seated(game.Info(), i)
	state, err := game.New(setup)
	if err != nil {
		return err
	}
	n := len(w.players)
	r := rules.NewRand(setup.Seed + 0x5eed)
	players := make([]bot.Player, n)
	for seat := range players {
		if players[seat], err = bot.New(w.players[(seat+n-shift)%n], r.Uint64()); err != nil {
			return err
		}
	}
	lines, marked := make([]line, n), markCounts{}
	said := prophecy{rand: rules.NewRand(setup.Seed + 0x0dd5)}
	judge := newJudge(w.regret, game, setup.Seed)
	first, named := rules.NoSeat, false
	if dealer, ok := state.(rules.Dealer); ok && w.tags {
		record(lines, state, dealer.Deal())
	}
	for !state.Decision().Over() {
		seat := state.Decision().Seats.First()
		if w.chances {
			said.note(state, seat)
		}
		choice := bot.Ask(context.Background(), players[seat], state, seat, &r).Choice
		judge.note(state, seat, choice)
		if w.tags {
			lines[seat].note(state, choice)
		}
		events, err := state.Apply(choice)
		if err != nil {
			return fmt.Errorf("%s chose %q: %w", w.players[(int(seat)+n-shift)%n], game.Notation(choice), err)
		}
		if w.marks {
			marked.note(state, events)
		}
		if w.tags {
			record(lines, state, events)
			named = named || playedWith(lines, state)
		}
		c.decisions++
		if starter, ok := state.(rules.Starter); ok && first == rules.NoSeat {
			first = starter.Starts()
		}
	}
	outcome, _ := state.Outcome()
	chances := said.end(outcome)
	c.chances.add(&chances)
	marked.end(state.Progress().Turn)
	c.marks.add(marked)
	c.regrets.add(judge.found)
	c.end(state, lines, shift, first)
	return nil
}
