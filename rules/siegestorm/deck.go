package siegestorm

import (
	"errors"
	"strings"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// deckList reads a deck option: the key of a Starter deck, or the code of a deck. The reasons
// say everything that is wrong with it (ledger 9).
func (g *Game) deckList(value string, pool cards.Pool, promo cards.Promo) (decks.List, []rules.Text) {
	list, ok := g.set.Starter(value)
	if !ok {
		var err error
		if list, err = g.set.Book.ParseCode(value); err != nil {
			return list, reasons(err)
		}
	}
	var wrong []rules.Text
	for _, o := range g.set.Check(list, pool, promo) {
		wrong = append(wrong, rules.T("%s (%s)", strings.TrimSuffix(o.Why.String(), "."), o.Rule))
	}
	return list, wrong
}

func reasons(err error) []rules.Text {
	var unread *decks.ListError
	if errors.As(err, &unread) {
		return unread.Reasons()
	}
	return []rules.Text{rules.T("%s", err)}
}

// pooled is from which cards the decks are built (ST-DCK-2, ST-FFA-1).
func (set *settled) pooled() cards.Pool {
	if set.mode == freeForAll {
		return cards.AllFactions
	}
	return cards.Pool(set.pool)
}

// promos is whether promotional cards are allowed (ST-CRD-9).
func (set *settled) promos() cards.Promo {
	if set.promo {
		return cards.AllowPromo
	}
	return cards.NoPromo
}

// DeckRules is from which cards the decks of a match with these options are built. Options that
// are missing have their default.
func DeckRules(options map[string]string) (cards.Pool, cards.Promo) {
	set := settled{promo: options[optionPromo] == on}
	if options[optionMode] == modeNames[freeForAll] {
		set.mode = freeForAll
	}
	if options[optionPool] == cards.AllFactions.String() {
		set.pool = uint8(cards.AllFactions)
	}
	return set.pooled(), set.promos()
}

// WithDeck is the options of a match in which the first player has a deck: of a Duel, or of
// Free-for-All if the deck may hold cards of all factions.
func WithDeck(code string, pool cards.Pool) map[string]string {
	options := map[string]string{ofSeat(optionDeck, 0): code, optionMode: modeNames[duel]}
	if pool == cards.AllFactions {
		options[optionMode] = modeNames[freeForAll]
	}
	return options
}

var _ rules.Inventor = (*Game)(nil)

// Invent makes a legal deck up for a deck option.
func (g *Game) Invent(option string, s rules.Setup, r *rules.Rand) string {
	if o := g.option(option); o == nil || o.Open != optionDeck {
		return ""
	}
	pool, _ := DeckRules(s.Options)
	return g.set.Book.Code(g.set.Random(pool, r))
}
