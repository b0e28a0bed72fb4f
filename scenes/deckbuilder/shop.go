package deckbuilder

import (
	"path/filepath"
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// Workshop is where the decks of a game are built: w has its button on the title screen.
func Workshop(w kit.Workshop, trade func(rules.Game) *Trade) kit.Workshop {
	w.Makes = "deck"
	w.Open = func(sh *shell.Shell, g rules.Game) kit.Maker { return deckShop{&shelf{shell: sh, trade: trade(g)}} }
	return w
}

// deckShop is the workshop at work.
type deckShop struct{ *shelf }

// where is the folder of the game's decks.
func (s *shelf) where() string { return filepath.Join(s.shell.App.Folders().Decks, s.trade.Folder) }

// Visit opens the deck builder with nobody waiting for a deck.
func (s deckShop) Visit() { s.open(deckOrder{Terms: s.trade.Settle(nil)}) }

func (s deckShop) open(o deckOrder) {
	s.shell.App.Post(game.Push{Scene: newScreen(s.shelf, o)})
}

// Open opens the deck builder for a seat.
func (s deckShop) Open(o kit.Order) {
	s.open(deckOrder{For: o.For, Terms: s.trade.Settle(o.Options), From: o.From, Use: o.Take})
}

// Look has the folder of decks read. One that cannot be read has no decks; the deck builder tells why.
func (s deckShop) Look(found func()) (stop func()) {
	return s.read(false, func(find) { found() })
}

// Made lists the decks of the folder, as they were read last, with every reason why one cannot be played
// in this match. Of decks of the same cards it lists the first.
func (s deckShop) Made(options map[string]string) []kit.Made {
	terms := s.trade.Settle(options)
	listed := map[string]bool{}
	var made []kit.Made
	for _, e := range s.last {
		m := kit.Made{Name: e.Name, Value: e.Path}
		if e.Err != nil {
			m.Problem = game.Sentence(e.Err.Error())
		} else {
			m.Note, m.Value, m.Problem = s.words(e.Deck.List), s.trade.Book.Code(e.Deck.List), problem(terms, e.Deck.List)
		}
		if !listed[m.Value] {
			made = append(made, m)
		}
		listed[m.Value] = true
	}
	return made
}

func problem(terms Terms, list decks.List) string {
	var reasons []string
	for _, o := range terms.Check(list, terms.Mixed) {
		reasons = append(reasons, game.Sentence(o.String()))
	}
	return strings.Join(reasons, " ")
}

// words is a deck in a few words: "Ysra, 34 cards".
func (s deckShop) words(list decks.List) string {
	return rules.Say("%s, %s", s.trade.contents(decks.File{List: list}), rules.Count(list.Size(), "%d card", "%d cards"))
}

// Words says what a deck code is.
func (s deckShop) Words(code string) string {
	list, err := s.trade.Book.ParseCode(code)
	if err != nil {
		return rules.Say("Own deck")
	}
	return rules.Say("Own deck: %s", s.words(list))
}
