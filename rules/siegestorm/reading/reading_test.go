package reading_test

import (
	"flag"
	"io/fs"
	"testing"

	"portcullis/assets"
	"portcullis/rules/conform"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/reading"
)

var positions = flag.Int("positions", 200, "how many positions are compared")

// The engine and the second reading of the ledger agree.
func TestSecondReading(t *testing.T) {
	content, err := fs.Sub(assets.Content(), "siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	game, err := siegestorm.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	r, err := reading.New(content)
	if err != nil {
		t.Fatal(err)
	}
	conform.Readings(t, game, r, *positions)
}
