package box_test

import (
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules"
)

// What it is held against is measured in game/box/yardstick.
func BenchmarkRandomPlay(b *testing.B) {
	all, err := box.Open(assets.Content())
	if err != nil {
		b.Fatal(err)
	}
	for _, e := range all.Games() {
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
