package wartracks

import (
	"testing"

	"portcullis/scenes/table/boardtest"
)

func TestNoClickThrowsAwayWhatWasNotAskedFor(t *testing.T) {
	all := setups()
	boardtest.SafeClicks(t, New(), load(t), faces, all["duel"], all["solo"], all["coop"], all["four"])
}
