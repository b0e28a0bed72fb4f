package siegestorm

import (
	"errors"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// deckList reads a deck option: the key of a Starter deck, or the code of a deck. The reasons
// say everything that is wrong with it (ledger 9).
func (g *Game) deckList(value string, pool cards.Pool, promo cards.Promo) (cards.List, []rules.Text) {
	list, ok := g.set.Starter(value)
	if !ok {
		var err error
		if list, err = g.set.ParseCode(value); err != nil {
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
	var unread *cards.ListError
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

var _ rules.Inventor = (*Game)(nil)

// Invent makes a legal deck up for a deck option.
func (g *Game) Invent(option string, s rules.Setup, r *rules.Rand) string {
	if !strings.HasPrefix(option, optionDeck) {
		return ""
	}
	pool := cards.OneFaction
	if s.Options[optionMode] == modeNames[freeForAll] || s.Options[optionPool] == cards.AllFactions.String() {
		pool = cards.AllFactions
	}
	return g.set.Code(g.set.Random(pool, r))
}
