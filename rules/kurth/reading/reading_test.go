package reading_test

import (
	"testing"

	"portcullis/assets"
	"portcullis/rules/kurth"
	"portcullis/rules/kurth/reading"
	"portcullis/rules/reading/readingtest"
)

// The engine and the second reading of the ledger agree.
func TestSecondReading(t *testing.T) {
	readingtest.Agree(t, assets.Content(), "kurth", kurth.Load, reading.New)
}
