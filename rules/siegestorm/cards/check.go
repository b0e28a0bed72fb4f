package cards

import (
	"portcullis/rules"
	"portcullis/rules/decks"
)

// Pool says which cards a deck may be built from: option deck_pool.
type Pool uint8

// The pools.
const (
	OneFaction  Pool = iota // ST-DCK-2
	AllFactions             // ST-FFA-1
)

// String is the value of the option: "faction" or "all".
func (p Pool) String() string { return [...]string{"faction", "all"}[p] }

// Promo says whether promotional cards may be in a deck (ST-CRD-9): option allow_promo.
type Promo uint8

// The settings.
const (
	NoPromo Promo = iota
	AllowPromo
)

// Check returns every reason why a list may not be played: first those about the whole
// deck, then card by card. Nil: the deck is legal. Lines whose card the set does not have
// count as no cards.
func (s *Set) Check(l decks.List, pool Pool, promo Promo) []decks.Objection {
	l = l.Canon()
	for i, line := range l.Lines {
		if int(line.Card) >= len(s.Cards) {
			l.Lines = l.Lines[:i] // they stand at the end
			break
		}
	}
	var all []decks.Objection
	if n := l.Size(); n != DeckSize {
		all = append(all, decks.Objection{Rule: pool.sizeRule(), Card: None, N: n, Limit: DeckSize,
			Why: rules.T("The deck has %s; it must have %d.", rules.Count(n, "%d card", "%d cards"), DeckSize)})
	}
	faction, _ := s.FactionOf(l)
	for _, line := range l.Lines {
		all = append(all, s.checkLine(line, faction, pool, promo)...)
	}
	return all
}

func (p Pool) sizeRule() string { return [...]string{"ST-DCK-1", "ST-FFA-2"}[p] }

func (p Pool) bossRule() string { return [...]string{"ST-DCK-2", "ST-FFA-4"}[p] }

// limitRule is the rule that limits the copies of a card.
func (p Pool) limitRule(r Rank) string {
	switch {
	case p == AllFactions:
		return "ST-FFA-2"
	case r == Soldier || r == Veteran:
		return "ST-DCK-3"
	}
	return "ST-DCK-4"
}

func (s *Set) checkLine(line decks.Line, faction int, pool Pool, promo Promo) []decks.Objection {
	c := &s.Cards[line.Card]
	deck := &s.Decks[c.Deck]
	var all []decks.Objection
	object := func(rule string, limit int, why rules.Text) {
		all = append(all, decks.Objection{Rule: rule, Card: c.ID, N: line.N, Limit: limit, Why: why})
	}
	if deck.Kind == BossDeck {
		object(pool.bossRule(), 0, rules.T("%d %s: it is a boss card; no player's deck may hold it.", line.N, c.Told()))
		return all
	}
	if pool == OneFaction && c.Deck != faction {
		object("ST-DCK-2", 0, rules.T("%d %s: it is of %s; all cards of a deck come from one faction, here %s.", line.N, c.Told(), deck.Told(), s.Decks[faction].Told()))
	}
	if limit := c.Rank.Limit(); line.N > limit {
		object(pool.limitRule(c.Rank), limit, rules.T("%d %s: a deck may hold %d of the same %s.", line.N, c.Told(), limit, c.Rank.Told()))
	}
	if printed := int(c.Copies); line.N > printed && printed < c.Rank.Limit() {
		object("ST-DCK-6", printed, rules.T("%d %s: the deck of %s contains %d.", line.N, c.Told(), deck.Told(), printed))
	}
	if c.Promo && promo != AllowPromo {
		object("ST-CRD-9", 0, rules.T("%d %s: it is a promotional card, which this match does not allow.", line.N, c.Told()))
	}
	return all
}

// Told is the rank as the rulebook writes it: "Soldier".
func (r Rank) Told() rules.Text {
	return [...]rules.Text{{}, rules.T("Soldier"), rules.T("Veteran"), rules.T("Elite"), rules.T("Champion")}[r]
}

// FactionOf is the faction of most cards of a list, as an index of Set.Decks: the first of
// those with equally many, 0 for a list without any. Alone reports whether there is no card
// of another deck.
func (s *Set) FactionOf(l decks.List) (faction int, alone bool) {
	count := make([]int, len(s.Decks))
	for _, line := range l.Lines {
		if int(line.Card) < len(s.Cards) {
			count[s.Cards[line.Card].Deck] += line.N
		}
	}
	total := 0
	for i := range count {
		total += count[i]
		if s.Decks[i].Kind == PlayerDeck && count[i] > count[faction] {
			faction = i
		}
	}
	return faction, total == count[faction]
}
