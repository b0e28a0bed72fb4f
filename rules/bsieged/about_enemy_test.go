package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// An Enemy card tells of each Season how many figures it brings and which of them is elite: one of
// every Summoning of Krohns and Gargohs, none of Mölens (BS-SPN-7, BS-SPN-8).
func TestEnemyCardsTellTheElite(t *testing.T) {
	s := dealt(t, 1)
	g := s.game
	for i := range g.set.Enemies {
		for season := range cards.SeasonCount {
			e := &g.set.Enemies[i].Seasons[season]
			words := s.summonsWords(i, season)
			if elite := strings.Contains(words, "elite"); elite != (e.Unit != cards.Molen) {
				t.Errorf("card %d in Season %d: %q", i, season, words)
			}
			if alone := strings.HasPrefix(words, "1 elite"); alone != (e.Unit != cards.Molen && e.N == 1) {
				t.Errorf("card %d in Season %d brings %d: %q", i, season, e.N, words)
			}
		}
	}
}
