package sense_test

import (
	"context"
	"testing"

	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Novices and soldiers at the North Gate are weak by judgement, not idle or absurd: in seven of ten turns a besieger of a novice moves
// somebody or fires, and nobody marches back at once to where he came from, but to fight.
func TestNobodyMarchesToAndFro(t *testing.T) {
	game, err := games(t).Game("argot")
	if err != nil {
		t.Fatal(err)
	}
	for _, level := range []string{"novice", "soldier"} {
		turns, still, undone := 0, 0, 0
		for seed := range uint64(20) {
			w := wander(t, game, level, seed+1)
			turns, still, undone = turns+w.turns, still+w.still, undone+w.undone
		}
		if level == "novice" && 10*still > 3*turns {
			t.Errorf("in %d of %d turns novices neither move nor fire", still, turns)
		}
		if undone > 0 {
			t.Errorf("%s: %d marches undo those of the turn before", level, undone)
		}
	}
}

// wandering is what comes of the marches of one match.
type wandering struct {
	turns, still int // movement turns of the besieger, and those in which he neither moves nor fires
	undone       int // marches to where the block came from in the turn before, without an enemy there
}

// wander plays a match of a level against itself.
func wander(t *testing.T, game rules.Game, level string, seed uint64) (w wandering) {
	t.Helper()
	s, _ := begun(t, game, rules.Setup{Seed: seed, Options: map[string]string{"scenario": "first_battle"}})
	r := rules.NewRand(seed)
	var players [2]bot.Player
	for seat := range players {
		p, err := bot.New(level, r.Uint64())
		if err != nil {
			t.Fatal(err)
		}
		players[seat] = p
	}
	type step struct {
		turn     int
		from, to atlas.Place
	}
	last := map[content.Block]step{}
	acted, turn := true, 0
	for !s.Decision().Over() {
		now, seat := s.(*argot.State), s.Decision().Seats.First()
		if now.Day > 0 && now.Turns() != turn {
			if w.turns++; !acted {
				w.still++
			}
			turn, acted = now.Turns(), false
		}
		c := bot.Ask(context.Background(), players[seat], s, seat, &r).Choice
		switch c.Verb {
		case engine.March:
			b, to := content.Block(c.Args[0]), atlas.Place(c.Args[1])
			from := now.Pieces[b].At
			if was, ok := last[b]; ok && was.turn == turn-1 && was.from == to && was.to == from && !now.EnemyAt(to, now.Pieces[b].Party) {
				w.undone++
			}
			last[b] = step{turn, from, to}
			acted = acted || seat == engine.Mineos
		case engine.Bombard:
			acted = acted || seat == engine.Mineos
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	return w
}
