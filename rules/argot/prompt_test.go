package argot

import (
	"testing"

	"portcullis/rules/conform"
)

// The line under the question tells nobody in how many locations blocks can still move: in this match a ship of Mineos that has moved might have a
// block aboard that can land (AR-SEA-7, AR-MOV-3).
func TestTheQuestionOfMineosTellsNobodyWhoIsAboard(t *testing.T) {
	if _, err := conform.Explore(load(t), 119, conform.Sampled); err != nil {
		t.Error(err)
	}
}
