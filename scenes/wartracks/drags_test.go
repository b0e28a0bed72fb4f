package wartracks

import (
	"testing"

	"portcullis/scenes/table/boardtest"
)

func TestADragIsTwoClicksOrNothing(t *testing.T) {
	if n := boardtest.Drags(t, New(), load(t), faces, boardtest.DragOptions{Setup: setups()["duel"], Decisions: 150, Every: 3}); n == 0 {
		t.Error("nothing was dragged")
	}
}
