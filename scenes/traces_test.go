package scenes_test

import (
	"context"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/bot"
	"portcullis/game/box"
	"portcullis/rules"
)

// What the Enemies phase of B-Sieged did stays marked on the board until a person alone with all heroes has decided something in a
// hero's turn, whatever was asked before: the end of the last hero's turn led on to it (BS-HER-4).
func TestTheEnemiesPhaseStaysMarked(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	w := sits(t, games, "bsieged", nil, 3)
	p, err := bot.New("novice:4", 1)
	if err != nil {
		t.Fatal(err)
	}
	traces := func() (n int) {
		for _, e := range w.table.Sights() {
			if strings.HasPrefix(e.ID, "trace:") {
				n++
			}
		}
		return n
	}
	r, rounds, asked := rules.NewRand(1), 1, false
	for n := 0; n < 200 && !w.match.Over(); n++ {
		turn := w.match.State().Decision().Kind == "turn"
		w.play(bot.Ask(context.Background(), p, w.match.State(), w.match.Decider().First(), &r).Choice)
		w.tick()
		now := w.match.State().Progress().Rounds
		switch {
		case w.match.Over():
		case now > rounds && traces() == 0:
			t.Fatalf("round %d begins, and nothing tells what the enemies did", now)
		case now > rounds:
			rounds, asked = now, true
		case asked && turn && traces() > 0:
			t.Fatalf("%d marks stay after a decision in a turn of round %d", traces(), now)
		case asked && turn:
			return
		}
	}
	t.Error("no turn after an Enemies phase was played")
}
