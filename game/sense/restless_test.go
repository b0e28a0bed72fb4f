package sense_test

import (
	"context"
	"testing"

	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
)

// Novices at the North Gate are weak by judgement, not idle: in seven of ten movement turns a besieger of theirs moves somebody. A
// garrison stays behind its gate: it left the ward for nothing and came back, only to have moved.
func TestNovicesMoveSomebody(t *testing.T) {
	game, err := games(t).Game("argot")
	if err != nil {
		t.Fatal(err)
	}
	turns, still := 0, 0
	for seed := range uint64(30) {
		setup, err := rules.CompleteFor(game, rules.Setup{Seed: seed + 1, Options: map[string]string{"scenario": "first_battle"}})
		if err != nil {
			t.Fatal(err)
		}
		s, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed + 1)
		novice, err := bot.New("novice", r.Uint64())
		if err != nil {
			t.Fatal(err)
		}
		marched := false
		for !s.Decision().Over() {
			now, seat := s.(*argot.State), s.Decision().Seats.First()
			c := bot.Ask(context.Background(), novice, s, seat, &r).Choice
			switch {
			case c.Verb == engine.March && seat == engine.Mineos:
				marched = true
			case now.Asked == engine.AskGroup && c.Verb == engine.EndMovement && seat == engine.Mineos:
				if turns++; !marched {
					still++
				}
				marched = false
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if 10*still > 3*turns {
		t.Errorf("in %d of %d movement turns novices move nobody", still, turns)
	}
}
