package towers

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/scenes/stage"
	"portcullis/scenes/table/boardtest"
)

// counted is a match that counts what is described of it.
type counted struct {
	*towersiege.State
	count func()
}

func (c counted) Describe(choice rules.Choice) rules.Description {
	c.count()
	return c.State.Describe(choice)
}

// What a choice is, the path says; no layout asks the rules again.
func TestLayoutsDescribeNothing(t *testing.T) {
	boardtest.Described(t, New(), load(t), faces, rules.Setup{Seats: 3}, func(s rules.State, count func()) rules.State {
		return counted{s.(*towersiege.State), count}
	})
}

// What is shown with an event is what the state emitted with it shows, to every seat and to nobody's eyes.
func TestEveryFrameIsThatOfItsEvent(t *testing.T) {
	boardtest.Frames(t, New(), load(t), faces, boardtest.FrameOptions{Decisions: 120, Setups: []rules.Setup{{Seats: 2}, {Seats: 4}},
		Tells: func(p stage.Piece) bool {
			return p.ID == "die" || p.ID == "rolled" || p.ID == "shown" || p.ID == "blow:arrow" || p.ID.Kind() == "flash"
		}})
}

// The board fits the screen in a language that is longer than English, and says every word in it but for the classes
// of Items, which are letters on the cards, and the names of keys.
func TestEverythingIsSaidInAnotherLanguage(t *testing.T) {
	for seats := 2; seats <= 4; seats += 2 {
		boardtest.Spoken(t, New(), load(t), faces, boardtest.Options{Matches: 1, Sample: 12, Setup: rules.Setup{Seats: seats}}, "A", "AM", "E", "M", "O", "S", "W")
	}
}
