package scenes

import (
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/save/decks"
)

// deckShop is where the decks of Siegestorm are built.
type deckShop struct {
	house *House
	set   *cards.Set
}

// openShops opens the workshops of the games in the box.
func (h *House) openShops() {
	if shop, ok := h.deckShop(); ok {
		h.UseWorkshop("siegestorm", "deck", shop)
	}
}

// deckShop is the workshop of the house; there is none without the game.
func (h *House) deckShop() (shop deckShop, ok bool) {
	storm, ok := find(h.lids, "siegestorm").Game.(*siegestorm.Game)
	if !ok {
		return deckShop{}, false
	}
	return deckShop{h, storm.Set()}, true
}

// OpenDecks puts the deck builder on top, with nobody waiting for a deck.
func (h *House) OpenDecks() {
	if shop, ok := h.deckShop(); ok {
		shop.open(deckOrder{Promo: cards.AllowPromo})
	}
}

func (s deckShop) open(o deckOrder) {
	s.house.app.Post(game.Push{Scene: newDeckBuilder(s.house, s.set, o)})
}

// Open opens the deck builder for a seat.
func (s deckShop) Open(o Order) {
	pool, promo := siegestorm.DeckRules(o.Options)
	s.open(deckOrder{For: o.For, Pool: pool, Promo: promo, From: o.From, Use: o.Take})
}

// Made lists the decks of the folder, with every reason why one cannot be played in this match.
// Of decks of the same cards it lists the first. A folder that cannot be read has none; the
// deck builder tells why.
func (s deckShop) Made(options map[string]string) []Made {
	pool, promo := siegestorm.DeckRules(options)
	listed := map[string]bool{}
	var made []Made
	for _, e := range s.saved() {
		m := Made{Name: e.Name, Value: e.Path}
		if e.Err != nil {
			m.Problem = game.Sentence(e.Err.Error())
		} else {
			m.Note, m.Value, m.Problem = s.words(e.Deck.List), s.set.Code(e.Deck.List), s.problem(e.Deck.List, pool, promo)
		}
		if !listed[m.Value] {
			made = append(made, m)
		}
		listed[m.Value] = true
	}
	return made
}

func (s deckShop) saved() []decks.Entry {
	dir, err := decks.Open(s.house.app.Folders().Decks, s.set)
	if err != nil {
		return nil
	}
	list, err := dir.List()
	if err != nil {
		return nil
	}
	return list
}

func (s deckShop) problem(list cards.List, pool cards.Pool, promo cards.Promo) string {
	var reasons []string
	for _, o := range s.set.Check(list, pool, promo) {
		reasons = append(reasons, game.Sentence(o.String()))
	}
	return strings.Join(reasons, " ")
}

// words is a deck in a few words: "Ysra, 34 cards".
func (s deckShop) words(list cards.List) string {
	faction := "Several factions"
	if at, alone := s.set.FactionOf(list); alone {
		faction = s.set.Decks[at].Name
	}
	return faction + ", " + rules.Count(list.Size(), "%d card", "%d cards").String()
}

// Words says what a deck code is.
func (s deckShop) Words(code string) string {
	list, err := s.set.ParseCode(code)
	if err != nil {
		return "Own deck"
	}
	return "Own deck: " + s.words(list)
}
