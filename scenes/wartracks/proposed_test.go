package wartracks

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestTheLargeButtonProposesNothingThatIsAskedAbout(t *testing.T) {
	boardtest.Proposed(t, New(), load(t), faces, 150, func(caution string) bool { return strings.HasPrefix(caution, "This may be the last chance") }, rules.Setup{Seats: 2})
}
