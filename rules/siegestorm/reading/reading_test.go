package reading_test

import (
	"testing"

	"portcullis/assets"
	"portcullis/rules/reading/readingtest"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/reading"
)

// The engine and the second reading of the ledger agree.
func TestSecondReading(t *testing.T) {
	readingtest.Agree(t, assets.Content(), "siegestorm", siegestorm.Load, reading.New)
}
