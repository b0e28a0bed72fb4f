package siegestorm

import (
	"strconv"
	"strings"

	"portcullis/rules/siegestorm/cards"
)

// Fact is a number about the match, for lessons and feats: "resources/<seat>" cards that a seat has left, as "hand/<seat>" and
// "heal/<seat>", "ready/<seat>" Supporters, "factions/<seat>" of which there are cards in its deck, "defence/<card>" of a card by its number (0 off the Battlefield),
// the "strength" of the storm under way, 0 without, and "life" and "menace" of the boss.
func (s *State) Fact(name string) (int, bool) {
	switch name {
	case "strength":
		if s.stormer == noCard {
			return 0, true
		}
		return s.strength(s.stormer), true
	case "life":
		return int(s.boss.life), true
	case "menace":
		return int(s.boss.menace), true
	}
	what, of, _ := strings.Cut(name, "/")
	n, err := strconv.Atoi(of)
	if what == "defence" && err == nil && n >= 0 && n < maxCards {
		if !s.cards[n].place.onBattlefield() {
			return 0, true
		}
		return s.defence(cardNo(n)), true
	}
	if err != nil || n < 0 || n >= int(s.set.seats) {
		return 0, false
	}
	switch d := side(n); what {
	case "resources":
		return s.sides[d].resources.len(), true
	case "hand":
		return s.sides[d].hand.len(), true
	case "heal":
		return s.sides[d].heal.len(), true
	case "ready":
		return s.readySupporters(d), true
	case "factions":
		return s.factions(d), true
	}
	return 0, false
}

// factions is of how many factions a side has cards in its deck, wherever they are now.
func (s *State) factions(d side) (n int) {
	met := map[int]bool{}
	for c := range s.cards {
		if design := s.design(cardNo(c)); s.cards[c].owner == d && s.game.set.Decks[design.Deck].Kind == cards.PlayerDeck && !met[design.Deck] {
			met[design.Deck] = true
			n++
		}
	}
	return n
}
