package cards_test

import (
	"io/fs"
	"testing"

	"portcullis/assets"
	"portcullis/rules/siegestorm/cards"
)

// load returns the content of the program.
func load(tb testing.TB) *cards.Set {
	tb.Helper()
	set, err := cards.Load(folder(tb))
	if err != nil {
		tb.Fatal(cards.Lint(folder(tb)))
	}
	return set
}

func folder(tb testing.TB) fs.FS {
	tb.Helper()
	files, err := fs.Sub(assets.Content(), "siegestorm")
	if err != nil {
		tb.Fatal(err)
	}
	return files
}

// Ledger 2.1: four factions of 54 cards, two boss decks of 24, three bosses.
func TestPrintedDecks(t *testing.T) {
	set := load(t)
	total := map[string]int{}
	for i := range set.Cards {
		c := &set.Cards[i]
		total[set.Decks[c.Deck].Key] += int(c.Copies)
		if id, ok := set.ByKey(c.Key); !ok || id != c.ID || int(id) != i {
			t.Errorf("card %d, %s, is found as %d", i, c.Key, id)
		}
	}
	for key, want := range map[string]int{"ysra": 54, "khunglai": 54, "seraphia": 54, "styxia": 54, "goblins": 24, "shamans": 24} {
		if total[key] != want {
			t.Errorf("%s has %d cards, want %d", key, total[key], want)
		}
	}
	if len(set.Bosses) != 3 || len(set.Factions()) != 4 || len(set.Starters) != 4 {
		t.Errorf("%d bosses, %d factions, %d Starter decks", len(set.Bosses), len(set.Factions()), len(set.Starters))
	}
}
