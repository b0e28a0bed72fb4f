package box_test

import (
	"cmp"
	"testing"

	"portcullis/rules/conform"
)

// What good sense begins it carries out: no computer player comes back to where it was, in random matches of every mode.
func TestNoComputerPlayerTakesBackWhatItBegan(t *testing.T) {
	const usual = 40
	fewer := map[string]int{"towersiege": 2, "argot": 10} // of games whose matches are long
	for _, e := range open(t).Games() {
		t.Run(e.ID, func(t *testing.T) {
			decided, matches := 0, cmp.Or(fewer[e.ID], usual)**times
			for seed := range uint64(matches) {
				n, err := conform.Begun(e.Game, seed)
				if err != nil {
					t.Fatal(err)
				}
				decided += n
			}
			t.Logf("%d decisions in %d matches", decided, matches)
		})
	}
}
