package siegestorm

import (
	"strconv"
	"strings"

	"portcullis/rules/siegestorm/cards"
)

// Fact is a number about the match, for lessons and feats: "resources/<seat>" cards that a seat has left, and "factions/<seat>"
// of which there are cards in its deck.
func (s *State) Fact(name string) (int, bool) {
	what, of, _ := strings.Cut(name, "/")
	n, err := strconv.Atoi(of)
	if err != nil || n < 0 || n >= int(s.set.seats) {
		return 0, false
	}
	switch d := side(n); what {
	case "resources":
		return s.sides[d].resources.len(), true
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
