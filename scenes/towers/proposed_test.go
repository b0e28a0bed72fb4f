package towers

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestTheLargeButtonProposesNothingThatIsAskedAbout(t *testing.T) {
	boardtest.Proposed(t, New(), load(t), faces, 120, func(caution string) bool { return strings.HasSuffix(caution, "do something about it.") }, rules.Setup{Seats: 2, Options: map[string]string{"mages": "first_game"}})
}
