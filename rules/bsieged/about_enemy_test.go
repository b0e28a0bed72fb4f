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
			words := s.summonsWords(i, season).String()
			if elite := strings.Contains(words, "elite"); elite != (e.Unit != cards.Molen) {
				t.Errorf("card %d in Season %d: %q", i, season, words)
			}
			if alone := strings.HasPrefix(words, "1 elite"); alone != (e.Unit != cards.Molen && e.N == 1) {
				t.Errorf("card %d in Season %d brings %d: %q", i, season, e.N, words)
			}
		}
	}
}

// The wall tells of Krohns that will come over it, not of hits where nobody stands to be hit
// (BS-TBL-7, BS-KRO-2).
func TestWallTellsWhoEnters(t *testing.T) {
	k := hushed(t)
	k.units("west/1", "krohn 3", "elite_krohn 1")
	lines := k.about("wall:west")
	k.has(lines, "!Over the wall: 3 Krohns and an elite Krohn enter the Citadel")
	if strings.Contains(strings.Join(lines, "\n"), "Krohn hits") {
		t.Errorf("hits are told where nobody stands: %v", lines)
	}
	k.stand("eileen", "wall:west")
	lines = k.about("wall:west")
	k.has(lines, "Krohn hits to come: 5")
	if strings.Contains(strings.Join(lines, "\n"), "Over the wall") {
		t.Errorf("somebody enters over a wall with a hero: %v", lines)
	}
}
