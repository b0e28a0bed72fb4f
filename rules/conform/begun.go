package conform

import (
	"crypto/sha256"

	"portcullis/rules"
)

// Begun plays a match of a game by the choices that its [rules.Pruner] leaves, at random as a seed decides, and returns as a *[Fault] the
// first time that this comes back to a state in which the same seats were asked before: computer players take back what they have begun,
// and would begin it again, for ever.
func Begun(game rules.Game, seed uint64) (decided int, err error) {
	w := walkOf(game, seed, "begun")
	defer w.catch(&err)
	if err := w.start(); err != nil {
		return 0, err
	}
	pruner, ok := w.state.(rules.Pruner)
	if !ok {
		return 0, nil
	}
	been := map[[sha256.Size]byte]int{}
	for w.decision = w.state.Decision(); !w.decision.Over(); w.decision = w.state.Decision() {
		snapshot, err := w.snapshot(w.state)
		if err != nil {
			return decided, err
		}
		at := sha256.Sum256(snapshot)
		if before, again := been[at]; again {
			return decided, w.fault("begun", "%q (%s) is asked as after %d choices, and nothing has changed", w.state.Prompt().Ask, w.decision.Kind, before)
		}
		been[at] = len(w.played)
		list := pruner.Sensible(nil)
		c := list[w.chance.IntN(len(list))]
		if _, err := w.apply(w.state, c); err != nil {
			return decided, err
		}
		decided++
		w.played = append(w.played, c)
	}
	return decided, nil
}
