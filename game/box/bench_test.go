package box_test

import (
	"testing"

	"github.com/corentings/chess/v2"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules"
)

// The yardstick for random play is a well-kept chess library on bare positions: legal moves,
// one of them by chance, the position after it.
func BenchmarkRandomChess(b *testing.B) {
	r := rules.NewRand(1)
	start := chess.StartingPosition()
	position, plies := start, 0
	b.ReportAllocs()
	for b.Loop() {
		moves := position.ValidMoves()
		if len(moves) == 0 || plies == 300 {
			position, plies = start, 0
			continue
		}
		position = position.Update(&moves[r.IntN(len(moves))])
		plies++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
}

func BenchmarkRandomPlay(b *testing.B) {
	all, err := box.Open(assets.Content())
	if err != nil {
		b.Fatal(err)
	}
	for _, e := range all.Games() {
		if !e.Ready() {
			continue
		}
		b.Run(e.ID, func(b *testing.B) {
			r := rules.NewRand(1)
			setup, err := e.Game.Info().Complete(rules.Setup{})
			if err != nil {
				b.Fatal(err)
			}
			var state rules.State
			b.ReportAllocs()
			for b.Loop() {
				if state == nil || state.Decision().Over() {
					setup.Seed++
					if state, err = e.Game.New(setup); err != nil {
						b.Fatal(err)
					}
				}
				choices := state.Decision().Choices
				if _, err := state.Apply(choices[r.IntN(len(choices))]); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
		})
	}
}
