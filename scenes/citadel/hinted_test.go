package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

func TestHintedZonesAndFieldsStandOut(t *testing.T) {
	boardtest.Hints(t, New(), load(t), faces, rules.Setup{Seed: 3, Seats: 2}, 150)
}
