package siegestorm

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// What a deck may be built from is told before a match as the match settles it.
func TestDeckRulesAreThoseOfTheMatch(t *testing.T) {
	info := content.Info()
	for _, mode := range modeNames {
		for _, pool := range []string{"", "faction", "all"} {
			for _, promo := range []string{"", off, on} {
				options := map[string]string{optionMode: mode}
				if pool != "" && mode != modeNames[freeForAll] {
					options[optionPool] = pool
				}
				if promo != "" {
					options[optionPromo] = promo
				}
				setup, err := info.Complete(rules.Setup{Options: options})
				if err != nil {
					t.Fatal(err)
				}
				set, err := content.settle(setup)
				if err != nil {
					t.Fatal(err)
				}
				if p, a := DeckRules(options); p != set.pooled() || a != set.promos() {
					t.Errorf("%v: %v and %v; the match has %v and %v", options, p, a, set.pooled(), set.promos())
				}
			}
		}
	}
}

// A deck that is legal by itself is legal in the match that is offered for it.
func TestWithDeckCanBeDealt(t *testing.T) {
	r := rules.NewRand(7)
	for _, pool := range []cards.Pool{cards.OneFaction, cards.AllFactions} {
		list := content.set.Random(pool, &r)
		state, err := content.New(rules.Setup{Options: WithDeck(content.set.Book.Code(list), pool)})
		if err != nil {
			t.Fatal(pool, err)
		}
		for _, line := range list.Lines {
			n := 0
			for no := range cards.DeckSize {
				if state.(*State).cards[no].design == line.Card {
					n++
				}
			}
			if n != line.N {
				t.Errorf("%s: the first player has %d of %s, not %d", pool, n, content.set.Cards[line.Card].Name, line.N)
			}
		}
	}
}
