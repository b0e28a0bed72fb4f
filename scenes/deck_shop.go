package scenes

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/save/decks"
)

// deckShop lets the new match offer the decks of the deck builder.
type deckShop struct {
	house *House
	set   *cards.Set
}

// openShops opens the workshops of the games in the box.
func (h *House) openShops() {
	if storm, ok := find(h.lids, "siegestorm").Game.(*siegestorm.Game); ok {
		h.UseWorkshop("siegestorm", "deck", deckShop{h, storm.Set()})
	}
}

// Made lists the decks of the folder, with what is wrong with them in this match. A folder
// that cannot be read has none; the deck builder tells why.
func (s deckShop) Made(options map[string]string) []Made {
	dir, err := decks.Open(s.house.app.Folders().Decks, s.set)
	if err != nil {
		return nil
	}
	list, err := dir.List()
	if err != nil {
		return nil
	}
	pool, promo := deckFreedom(options)
	var made []Made
	for _, e := range list {
		if e.Err != nil {
			made = append(made, Made{Name: e.Name, Value: e.Path, Problem: sentence(e.Err.Error())})
			continue
		}
		made = append(made, Made{Name: e.Name, Note: s.words(e.Deck.List), Value: s.set.Code(e.Deck.List), Problem: s.problem(e.Deck.List, pool, promo)})
	}
	return made
}

// deckFreedom is how decks are built with these options.
func deckFreedom(options map[string]string) (cards.Pool, cards.Promo) {
	pool, promo := cards.OneFaction, cards.NoPromo
	if options["mode"] == "ffa" || options["deck_pool"] == cards.AllFactions.String() {
		pool = cards.AllFactions
	}
	if options["allow_promo"] == "on" {
		promo = cards.AllowPromo
	}
	return pool, promo
}

func (s deckShop) problem(list cards.List, pool cards.Pool, promo cards.Promo) string {
	text := ""
	for _, o := range s.set.Check(list, pool, promo) {
		text = join(text, sentence(o.String()))
	}
	return text
}

// words is a deck in a few words: "Ysra, 34 cards".
func (s deckShop) words(list cards.List) string {
	faction := "Several factions"
	if at, alone := s.set.FactionOf(list); alone {
		faction = s.set.Decks[at].Name
	}
	return faction + ", " + rules.Count(list.Size(), "card", "cards").String()
}

// Words says what a deck code is.
func (s deckShop) Words(code string) string {
	list, err := s.set.ParseCode(code)
	if err != nil {
		return "Own deck"
	}
	return "Own deck: " + s.words(list)
}

// Open opens the deck builder.
func (s deckShop) Open(o Order) {
	pool, _ := deckFreedom(o.Options)
	s.house.OpenDecks(DeckOrder{For: o.For, Pool: pool, Now: o.From, Use: func(code, _ string) { o.Take(code) }})
}
