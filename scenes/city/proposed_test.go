package city

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestTheLargeButtonProposesNothingThatIsAskedAbout(t *testing.T) {
	boardtest.Proposed(t, New(), load(t), faces, 200, func(string) bool { return false }, rules.Setup{})
}
