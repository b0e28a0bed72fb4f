package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestHintedPlacesStandOut(t *testing.T) {
	boardtest.Hints(t, New(), game(t), faces, rules.Setup{Seed: 3, Options: map[string]string{"scenario": "first_battle"}}, 120)
}
