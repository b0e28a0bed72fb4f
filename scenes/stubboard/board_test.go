package stubboard_test

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/stubboard"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

// Every choice can be clicked, every text fits and nothing overlaps, at every size.
func TestBoardHolds(t *testing.T) {
	boardtest.Check(t, stubboard.Board{}, stub.Game{}, typeset.New(), boardtest.Options{Matches: 3, Setup: rules.Setup{Options: map[string]string{"length": "short"}}})
}
