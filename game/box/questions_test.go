package box_test

import (
	"cmp"
	"testing"

	"portcullis/rules/conform"
)

// Nobody is asked a question that decides nothing: in random matches of every mode, with every way of being asked.
func TestNoGameAsksForNothing(t *testing.T) {
	const usual = 20
	fewer := map[string]int{"towersiege": 5} // of a game whose matches are long
	for _, e := range open(t).Games() {
		t.Run(e.ID, func(t *testing.T) {
			asked, matches := 0, cmp.Or(fewer[e.ID], usual)**times
			for seed := range uint64(matches) {
				n, err := conform.Questions(e.Game, seed)
				if err != nil {
					t.Fatal(err)
				}
				asked += n
			}
			t.Logf("%d questions in %d matches", asked, matches)
		})
	}
}
