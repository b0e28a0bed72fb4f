package conform

import (
	"fmt"

	"portcullis/rules"
)

// How far it is tried whether the choices of a question come to the same.
const (
	fewChoices = 8   // questions of more are taken for real ones
	sameDepth  = 3   // questions of one kind in a row, such as one for each hit
	sameWorlds = 400 // worlds that the seat cannot tell from the match, each with other dice to come
	mostTries  = 64
)

// Questions plays a random match of a game, decided by a seed, and returns as a *[Fault] the first question in it that is
// none: one choice alone, or choices that all come to the same state whatever the dice and the hidden cards are, in any
// order in which questions of the same kind follow each other. A single choice that throws dice is none of these: people
// throw their dice themselves. What a [rules.Excuser] has a rule for is let be, and so is the last question of a match, which ends
// by itself whatever is answered: only what comes of the answer tells.
func Questions(game rules.Game, seed uint64) (asked int, err error) {
	w := walkOf(game, seed, "questions")
	defer w.catch(&err)
	if err := w.start(); err != nil {
		return 0, err
	}
	for w.decision = w.state.Decision(); !w.decision.Over(); w.decision = w.state.Decision() {
		if why := w.vain(); why != "" {
			return asked, w.fault("questions", "%q (%s) is asked of seats %b, and %s", w.state.Prompt().Ask, w.decision.Kind, w.decision.Seats, why)
		}
		asked++
		c := w.decision.Choices[w.chance.IntN(len(w.decision.Choices))]
		if _, err := w.apply(w.state, c); err != nil {
			return asked, err
		}
		w.played = append(w.played, c)
	}
	return asked, nil
}

// vain is why the question that waits decides nothing; empty: it does, or is put for a reason.
func (w *walk) vain() string {
	d := w.decision
	if x, ok := w.state.(rules.Excuser); ok && x.Excuse() != "" {
		return ""
	}
	switch c := d.Choices[0]; {
	case len(d.Choices) > fewChoices:
		return ""
	case len(d.Choices) > 1:
		if w.alike() {
			return fmt.Sprintf("all its choices come to the same, %s among them", w.game.Notation(c))
		}
		return ""
	case !w.throwsDice(c):
		return fmt.Sprintf("only %s can be chosen", w.game.Notation(c))
	}
	return ""
}

// throwsDice reports whether a choice of the state throws dice, as far as the game tells.
func (w *walk) throwsDice(c rules.Choice) bool {
	x, ok := w.state.(rules.Chancer)
	return ok && len(x.Chances(c, nil)) > 0
}

// alike reports whether all choices come to the same, in each of some worlds.
func (w *walk) alike() bool {
	for range sameWorlds {
		r := rules.NewRand(w.chance.Uint64())
		tries := mostTries
		if end := w.end(w.state.Veiled(w.decision.Seats.First(), &r), w.state.Progress().Turn, sameDepth, &tries); end == "" {
			return false
		}
	}
	return true
}

// end is the one state to which all answers to a question, and to those of its kind that follow it at once, lead; empty:
// there are several, or there are too many answers.
func (w *walk) end(s rules.State, turn, depth int, tries *int) string {
	d, only := s.Decision(), ""
	kind, seats := d.Kind, d.Seats
	for _, c := range append([]rules.Choice(nil), d.Choices...) {
		if *tries--; *tries < 0 {
			return ""
		}
		after := s.Clone()
		if _, err := after.Apply(c); err != nil {
			return ""
		}
		one, next := "", after.Decision()
		if next.Over() {
			return ""
		}
		if depth > 1 && next.Kind == kind && next.Seats == seats && len(next.Choices) <= fewChoices && after.Progress().Turn == turn {
			one = w.end(after, turn, depth-1, tries)
		}
		if one == "" {
			b, err := after.Snapshot()
			if err != nil {
				return ""
			}
			one = string(b)
		}
		if only != "" && one != only {
			return ""
		}
		only = one
	}
	return only
}
