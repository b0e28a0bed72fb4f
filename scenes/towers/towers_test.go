package towers

import (
	"io/fs"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

var faces = typeset.New()

func load(t testing.TB) *towersiege.Game {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "towersiege")
	if err != nil {
		t.Fatal(err)
	}
	g, err := towersiege.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The board on its table, with all that the table lays around it: whole matches of two to four seats, at all
// sizes, after every click and every event.
func TestBoardOnItsTable(t *testing.T) {
	g := load(t)
	for seats := 2; seats <= 4; seats++ {
		boardtest.Check(t, New(), g, faces, boardtest.Options{Matches: 2, Setup: rules.Setup{Seats: seats}, Sample: 12})
	}
}

// Nothing of the board, of the table around it, of its movements and sounds tells a seat what it cannot know
// (TS-HID-1, TS-HID-5), whether questions tell or not (TS-WIN-10).
func TestNothingHiddenIsShown(t *testing.T) {
	g := load(t)
	told := map[string]string{"no_tells": "on"}
	for _, o := range []boardtest.WorldOptions{
		{Matches: 1, Pairs: 2, Setups: []rules.Setup{{Seats: 2}, {Seats: 2, Options: told}}},
		{Matches: 1, Pairs: 1, Setups: []rules.Setup{{Seats: 4}, {Seats: 4, Options: told}}},
	} {
		boardtest.Worlds(t, New(), g, faces, o)
	}
}

// Nor does what is shown while an answer is asked for, to who is asked: the declared play in the middle or the forecast
// beside it, where they lie, what is foretold, who is asked in which order, and why a card is no answer; and no more to
// the one whose play it is.
func TestNothingHiddenIsShownWithAnswers(t *testing.T) {
	g := load(t)
	asked := func(s *towersiege.State) rules.Seat { return s.Decision().Seats.First() }
	acting := func(s *towersiege.State) rules.Seat { return s.Actions[s.Under-1].Seat }
	for seats, eyes := range map[int]func(*towersiege.State) rules.Seat{3: acting, 4: asked} {
		boardtest.Worlds(t, New(), g, faces, boardtest.WorldOptions{Matches: 1, Pairs: 2, Decisions: 1, Setups: []rules.Setup{{Seats: seats}},
			Where: func(s rules.State) (rules.Seat, bool) {
				m := s.(*towersiege.State)
				if m.Asked != engine.AskRespond || m.Under == 0 {
					return rules.NoSeat, false
				}
				return eyes(m), true
			}})
	}
}
