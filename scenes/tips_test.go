package scenes_test

import (
	"regexp"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules"
)

// sentences are lines, and sentences on them, of at least four words.
var sentences = regexp.MustCompile(`[^\s.]+( [^\s.]+){3,}`)

// No tooltip of any game says the same sentence twice, in matches played at random and over all that lies on the table.
func TestNoTipSaysASentenceTwice(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		game      string
		opponents []string
	}{{"kurth", nil}, {"siegestorm", []string{"novice"}}, {"bsieged", nil}, {"argot", []string{"novice"}}, {"towersiege", []string{"novice"}}} {
		t.Run(c.game, func(t *testing.T) {
			tips, told := 0, map[string]bool{}
			for seed := uint64(1); seed <= 2; seed++ {
				w := sits(t, games, c.game, nil, seed, c.opponents...)
				r := rules.NewRand(seed)
				for n := 0; n < 60 && !w.match.Over(); n++ {
					choices := w.match.State().Decision().Choices
					w.play(choices[r.IntN(len(choices))])
					w.tick()
					if n%4 > 0 {
						continue
					}
					for _, e := range w.table.Mirror().Elements {
						words := w.table.Tells(rules.Element(e.ID))
						if len(words) == 0 || e.ID == "table:threats" {
							continue // a list of threats may say of two that they are fatal
						}
						tips++
						said := map[string]bool{}
						for _, s := range sentences.FindAllString(strings.Join(words, "\n"), -1) {
							if said[s] && !told[s] {
								told[s] = true
								t.Errorf("seed %d, decision %d, %s: %q stands twice in %q", seed, n, e.ID, s, words)
							}
							said[s] = true
						}
					}
				}
			}
			if t.Logf("%d tooltips", tips); tips < 100 {
				t.Errorf("only %d tooltips were read", tips)
			}
		})
	}
}
