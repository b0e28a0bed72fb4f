package wartracks

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/table/boardtest"
)

// counted is a match that counts what is described of it.
type counted struct {
	*siegestorm.State
	count func()
}

func (c counted) Describe(choice rules.Choice) rules.Description {
	c.count()
	return c.State.Describe(choice)
}

// What a choice is, the path says; no layout asks the rules again.
func TestLayoutsDescribeNothing(t *testing.T) {
	boardtest.Described(t, New(), load(t), faces, setups()["coop"], func(s rules.State, count func()) rules.State {
		return counted{s.(*siegestorm.State), count}
	})
}
