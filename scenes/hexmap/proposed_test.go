package hexmap

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestTheLargeButtonProposesNothingThatIsAskedAbout(t *testing.T) {
	boardtest.Proposed(t, New(), game(t), faces, 150, func(caution string) bool { return strings.HasPrefix(caution, "Your movement ends with this") }, rules.Setup{Seats: 2})
}
