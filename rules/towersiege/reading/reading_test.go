package reading_test

import (
	"testing"

	"portcullis/assets"
	"portcullis/rules/reading/readingtest"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/reading"
)

// The engine and the second reading of the ledger agree.
func TestSecondReading(t *testing.T) {
	readingtest.Agree(t, assets.Content(), "towersiege", towersiege.Load, reading.New)
}
