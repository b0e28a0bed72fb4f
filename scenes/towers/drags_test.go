package towers

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestADragIsTwoClicksOrNothing(t *testing.T) {
	if n := boardtest.Drags(t, New(), load(t), faces, boardtest.DragOptions{Setup: rules.Setup{Seed: 3, Seats: 2}, Decisions: 120, Every: 4}); n == 0 {
		t.Error("nothing was dragged")
	}
}
