package conform

import (
	"errors"
	"testing"

	"portcullis/rules"
)

// Allocations plays so many choices of a match by chance, again and again in one scratch state, and
// returns how many pieces of memory a round takes once the state has room for its events and choices:
// what the choices themselves take, without setting up. The states of the game are Copiers; the match
// must be longer.
func Allocations(game rules.Game, setup rules.Setup, choices int) (float64, error) {
	start, err := game.New(setup)
	if err != nil {
		return 0, err
	}
	scratch := start.Clone()
	copier, ok := scratch.(rules.Copier)
	if !ok {
		return 0, errors.New("its states are no Copiers")
	}
	n := testing.AllocsPerRun(3, func() {
		copier.CopyFrom(start)
		r := rules.NewRand(setup.Seed)
		for range choices {
			d := scratch.Decision()
			if d.Over() {
				err = errors.New("the match is over too soon")
				return
			}
			if _, err = scratch.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				return
			}
		}
	})
	return n, err
}
