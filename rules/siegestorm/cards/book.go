package cards

import (
	"fmt"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/fold"
)

// DeckSize is ST-DCK-1.
const DeckSize = 34

// book is the cards as decks name them.
func (s *Set) book() *decks.Book {
	b := decks.Book{Game: "siegestorm", MostLine: DeckSize, Numbers: []string{"cost", "ATT", "DEF"}, Rest: "its rank, copies or abilities are others",
		Groups: &decks.Groups{Word: "faction", Find: s.findPool, Of: func(l decks.List) string {
			if faction, alone := s.FactionOf(l); alone {
				return s.Decks[faction].Key
			}
			return AllFactions.String()
		}}}
	for i := range s.Cards {
		c := &s.Cards[i]
		b.Designs = append(b.Designs, decks.Design{Key: c.Key, Name: c.Name, Told: c.Told(), Numbers: []int8{c.Cost, c.ATT, c.DEF},
			Rest: fmt.Sprintf("%s\n%d\n%t\n%d\n%s\n%s", c.Rank, c.Copies, c.Promo, c.Body, text(c.Action), c.Passive)})
	}
	return decks.NewBook(b)
}

// findPool is the faction of that key or name, or all of them.
func (s *Set) findPool(value string) (key string, ok bool) {
	if value == AllFactions.String() {
		return value, true
	}
	for _, d := range s.Factions() {
		if d.Key == value || fold.Text(d.Name) == fold.Text(value) {
			return d.Key, true
		}
	}
	return "", false
}

// Starter returns the Starter deck with a key, "starter_ysra".
func (s *Set) Starter(key string) (decks.List, bool) {
	for _, list := range s.Starters {
		if list.Key == key {
			return list, true
		}
	}
	return decks.List{}, false
}

// Random returns a legal deck that is decided by r: any DeckSize of the printed copies of a
// faction or, with [AllFactions], of all factions.
func (s *Set) Random(pool Pool, r *rules.Rand) decks.List {
	faction := -1
	if pool == OneFaction {
		faction = r.IntN(len(s.Factions()))
	}
	var copies []ID
	for i := range s.Cards {
		c := &s.Cards[i]
		if s.Decks[c.Deck].Kind != PlayerDeck || c.Promo || faction >= 0 && c.Deck != faction {
			continue
		}
		for range c.Copies {
			copies = append(copies, c.ID)
		}
	}
	rules.Shuffle(r, copies)
	list := decks.List{}
	for _, id := range copies[:min(DeckSize, len(copies))] {
		list.Lines = append(list.Lines, decks.Line{Card: id, N: 1})
	}
	return list.Canon()
}
