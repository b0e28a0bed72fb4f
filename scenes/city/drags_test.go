package city

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestADragOntoNothingIsNothing(t *testing.T) {
	boardtest.Drags(t, New(), load(t), faces, boardtest.DragOptions{Setup: rules.Setup{Seed: 3}, Decisions: 200, Every: 4})
}
