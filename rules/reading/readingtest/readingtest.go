// Package readingtest is the test of every second reading: a game and the reading of the same content, held against each other in
// random positions.
package readingtest

import (
	"flag"
	"io/fs"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
	"portcullis/rules/reading"
)

var positions = flag.Int("positions", 400, "how many positions are compared")

// Agree fails where a game and the second reading of its ledger do not agree in so many positions as -positions says. The content
// of the game is the folder named id in all content.
func Agree[G rules.Game](t *testing.T, all fs.FS, id string, load func(fs.FS) (G, error), read func(fs.FS) (reading.Reading, error)) {
	t.Helper()
	content, err := fs.Sub(all, id)
	if err != nil {
		t.Fatal(err)
	}
	game, err := load(content)
	if err != nil {
		t.Fatal(err)
	}
	r, err := read(content)
	if err != nil {
		t.Fatal(err)
	}
	conform.Readings(t, game, r, *positions)
}
