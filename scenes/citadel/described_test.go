package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/table/boardtest"
)

// counted is a match that counts what is described of it.
type counted struct {
	*bsieged.State
	count func()
}

func (c counted) Describe(choice rules.Choice) rules.Description {
	c.count()
	return c.State.Describe(choice)
}

// What a choice is, the path says; no layout asks the rules again.
func TestLayoutsDescribeNothing(t *testing.T) {
	boardtest.Described(t, New(), load(t), faces, rules.Setup{Seats: 2}, func(s rules.State, count func()) rules.State {
		return counted{s.(*bsieged.State), count}
	})
}
