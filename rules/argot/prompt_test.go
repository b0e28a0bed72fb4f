package argot

import (
	"testing"

	"portcullis/rules/conform"
)

// In how many locations blocks are still to move is told by what both seats see: in this match a ship of Mineos that has moved might have a
// block aboard that can land (AR-SEA-7, AR-MOV-3).
func TestTheQuestionOfMineosTellsNobodyWhoIsAboard(t *testing.T) {
	if _, err := conform.Explore(load(t), 119, conform.Sampled); err != nil {
		t.Error(err)
	}
}
