package deckbuilder

import (
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// gameID is the game that decks are built for.
const gameID = "siegestorm"

// Workshop is where the decks of Siegestorm are built.
func Workshop() kit.Workshop {
	return kit.Workshop{
		Makes: "deck",
		ID:    "menu:decks", Icon: "siegestorm/icons/resources", Text: rules.T("Decks"), Tip: rules.T("Build decks for Siegestorm"),
		Open: func(sh *shell.Shell, g rules.Game) kit.Maker {
			return deckShop{&shelf{shell: sh, set: g.(*siegestorm.Game).Set()}}
		},
	}
}

// deckShop is the workshop at work.
type deckShop struct{ *shelf }

// Visit opens the deck builder with nobody waiting for a deck.
func (s deckShop) Visit() { s.open(deckOrder{Promo: cards.AllowPromo}) }

func (s deckShop) open(o deckOrder) {
	s.shell.App.Post(game.Push{Scene: newScreen(s.shelf, o)})
}

// Open opens the deck builder for a seat.
func (s deckShop) Open(o kit.Order) {
	pool, promo := siegestorm.DeckRules(o.Options)
	s.open(deckOrder{For: o.For, Pool: pool, Promo: promo, From: o.From, Use: o.Take})
}

// Look has the folder of decks read. One that cannot be read has no decks; the deck builder tells why.
func (s deckShop) Look(found func()) (stop func()) {
	return s.read(false, func(find) { found() })
}

// Made lists the decks of the folder, as they were read last, with every reason why one cannot be played
// in this match. Of decks of the same cards it lists the first.
func (s deckShop) Made(options map[string]string) []kit.Made {
	pool, promo := siegestorm.DeckRules(options)
	listed := map[string]bool{}
	var made []kit.Made
	for _, e := range s.last {
		m := kit.Made{Name: e.Name, Value: e.Path}
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

func (s deckShop) problem(list cards.List, pool cards.Pool, promo cards.Promo) string {
	var reasons []string
	for _, o := range s.set.Check(list, pool, promo) {
		reasons = append(reasons, game.Sentence(o.String()))
	}
	return strings.Join(reasons, " ")
}

// words is a deck in a few words: "Ysra, 34 cards".
func (s deckShop) words(list cards.List) string {
	faction := rules.T("Several factions")
	if at, alone := s.set.FactionOf(list); alone {
		faction = s.set.Decks[at].Told()
	}
	return rules.Say("%s, %s", faction, rules.Count(list.Size(), "%d card", "%d cards"))
}

// Words says what a deck code is.
func (s deckShop) Words(code string) string {
	list, err := s.set.ParseCode(code)
	if err != nil {
		return rules.Say("Own deck")
	}
	return rules.Say("Own deck: %s", s.words(list))
}
