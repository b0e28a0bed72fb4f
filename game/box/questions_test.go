package box_test

import (
	"cmp"
	"testing"

	"portcullis/rules/conform"
)

// Nobody is asked a question that decides nothing: in random matches of every mode, with every way of being asked.
func TestNoGameAsksForNothing(t *testing.T) {
	const usual = 60
	fewer := map[string]uint64{"towersiege": 10} // of a game whose matches are long
	for _, e := range open(t).Games() {
		t.Run(e.ID, func(t *testing.T) {
			asked, matches := 0, cmp.Or(fewer[e.ID], usual)
			for seed := range matches {
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
