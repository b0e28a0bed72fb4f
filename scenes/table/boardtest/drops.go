package boardtest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Drop is a thing that is let go on another one, and the choices that this makes, one after the other.
type Drop struct {
	From, Onto rules.Element
	Makes      []rules.Choice
}

// Drops tests what is dragged in random matches of one person: of is what can be tried in a position. It returns how many drags it made of
// so many choices.
func Drops(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, o DragOptions, of func(rules.State) []Drop) (made map[int]int) {
	t.Helper()
	m, err := match.New(g, save.Header{Seed: o.Setup.Seed, Options: o.Setup.Options, Seats: []save.Seat{{Name: "Ada", Player: save.Human}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	made = map[int]int{}
	r := rand.New(rand.NewPCG(o.Setup.Seed, 12))
	for n := 0; n < o.Decisions && !m.Over(); n++ {
		if tries := of(m.State()); len(tries) > 0 {
			d := tries[r.IntN(len(tries))]
			done, err := drop(b, m, measure, d)
			if err != nil {
				t.Errorf("after %d decisions: %v", n, err)
			}
			if done {
				made[len(d.Makes)]++
				continue
			}
		}
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	return made
}

// drop drags one thing onto another and plays what comes of it; false: the pointer does not reach them.
func drop(b table.Board, m *match.Match, measure ink.Measurer, d Drop) (bool, error) {
	h := &hand{screen: game.Screen{W: 1280, H: 720, Device: 1, Text: 1}}
	h.sitting = newSittingWith(h, m, m, b, measure)
	defer h.close()
	if !h.settles() || !h.at(d.Onto) || !h.at(d.From) {
		return false, nil
	}
	h.press()
	h.at(d.Onto)
	h.holds()
	h.release()
	for i, want := range d.Makes {
		if len(h.played) != i+1 || h.played[i] != want {
			return false, fmt.Errorf("%s dragged onto %s plays %v, not %v", d.From, d.Onto, h.played, d.Makes)
		}
		if err := h.play(want, nil); err != nil {
			return false, err
		}
		h.settles()
	}
	return true, nil
}

// retractor is a person who notes that the last decision is to be taken back.
type retractor struct {
	hand
	undone int
}

func (h *retractor) Undo(match.Scope) { h.undone++ }

// Retracts reports whether a click on a thing takes the last decision of a match back; false: the pointer does not reach it either.
func Retracts(b table.Board, m *match.Match, measure ink.Measurer, el rules.Element) bool {
	h := &retractor{hand: hand{screen: game.Screen{W: 1280, H: 720, Device: 1, Text: 1}}}
	h.sitting = newSittingWith(h, m, m, b, measure)
	defer h.close()
	if !h.settles() || !h.at(el) {
		return false
	}
	h.press()
	h.release()
	return h.undone > 0
}
