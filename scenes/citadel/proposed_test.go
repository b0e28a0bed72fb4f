package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestTheLargeButtonProposesNothingThatIsAskedAbout(t *testing.T) {
	boardtest.Proposed(t, New(), load(t), faces, 150, func(string) bool { return false }, rules.Setup{Seats: 2})
}
