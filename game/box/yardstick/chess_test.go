// Package yardstick measures what the speed of random play is held against. It is a module of its
// own, so that the program does not require the library that it measures.
package yardstick

import (
	"math/rand/v2"
	"testing"

	"github.com/corentings/chess/v2"
)

// The yardstick for random play is a well-kept chess library on bare positions: legal moves,
// one of them by chance, the position after it.
func BenchmarkRandomChess(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
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
