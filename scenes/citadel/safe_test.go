package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestNoClickThrowsAwayWhatWasNotAskedFor(t *testing.T) {
	boardtest.SafeClicks(t, New(), load(t), faces, rules.Setup{Seats: 3}, rules.Setup{Seats: 1})
}
