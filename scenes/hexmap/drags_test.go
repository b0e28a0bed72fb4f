package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestADragIsTwoClicksOrNothing(t *testing.T) {
	if n := boardtest.Drags(t, New(), game(t), faces, boardtest.DragOptions{Setup: rules.Setup{Seed: 3, Options: map[string]string{"scenario": "first_battle"}}, Decisions: 120, Every: 4}); n == 0 {
		t.Error("nothing was dragged")
	}
}
