package reading_test

import (
	"flag"
	"io/fs"
	"testing"

	"portcullis/assets"
	"portcullis/rules/conform"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/reading"
)

var positions = flag.Int("positions", 200, "how many positions are compared")

// The engine and the second reading of the ledger agree.
func TestSecondReading(t *testing.T) {
	content, err := fs.Sub(assets.Content(), "towersiege")
	if err != nil {
		t.Fatal(err)
	}
	game, err := towersiege.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	r, err := reading.New(content)
	if err != nil {
		t.Fatal(err)
	}
	conform.Readings(t, game, r, *positions)
}
