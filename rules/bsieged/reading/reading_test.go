package reading_test

import (
	"testing"

	"portcullis/assets"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/reading"
	"portcullis/rules/reading/readingtest"
)

// The engine and the second reading of the ledger agree.
func TestSecondReading(t *testing.T) {
	readingtest.Agree(t, assets.Content(), "bsieged", bsieged.Load, reading.New)
}
