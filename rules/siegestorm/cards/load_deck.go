package cards

import (
	"fmt"
	"strings"
	"unicode"

	"portcullis/rules/content"
	"portcullis/rules/fold"
	"portcullis/rules/plain"
)

// deck checks and takes over the file of a printed deck.
func (l *loader) deck(f *content.File, p printed, in *deckTOML) {
	head := &in.Deck
	if head.ID != p.key {
		f.Fault("deck.id", "deck, id", "is %q; this file holds the deck %q", head.ID, p.key)
	}
	f.Name("deck.name", "deck, name", head.Name)
	f.Text("deck.identity", "deck, identity", head.Identity)
	f.Source("deck.source", "deck, source", head.Source)
	f.Fixed("deck.cards", "deck, cards", head.Cards, p.cards)
	kind, crest := "player", ""
	if p.kind == BossDeck {
		kind, crest = "boss", p.crest.String()
	}
	if head.Kind != kind {
		f.Fault("deck.kind", "deck, kind", "is %q; it must be %q", head.Kind, kind)
	}
	if head.Crest != crest {
		f.Fault("deck.crest", "deck, crest", "is %q; it must be %q", head.Crest, crest)
	}
	l.decks[p.key] = len(l.set.Decks)
	d := Deck{Key: p.key, Name: head.Name, Kind: p.kind, Crest: p.crest, Identity: head.Identity,
		First: ID(len(l.set.Cards)), Designs: len(in.Cards)}
	l.set.Decks = append(l.set.Decks, d)
	total := 0
	for i := range in.Cards {
		r := cardReader{File: f, in: &in.Cards[i], path: fmt.Sprintf("card[%d]", i), place: "card " + content.Named(in.Cards[i].ID, i)}
		card := r.read(p)
		card.ID, card.Deck = ID(len(l.set.Cards)), len(l.set.Decks)-1
		l.name(&r)
		l.set.Cards = append(l.set.Cards, card)
		total += int(card.Copies)
	}
	if total != p.cards {
		f.Fault("deck.cards", "deck, cards", "the copies add up to %d; the deck has %d cards", total, p.cards)
	}
}

// name checks that id and name are the card's own. Deck files name cards, so that names
// must differ by more than the size of letters.
func (l *loader) name(r *cardReader) {
	r.ID(r.at("id"), r.who("id"), r.in.ID, l.ids)
	folded := fold.Text(r.in.Name)
	switch first, taken := l.names[folded]; {
	case plain.Unfit(r.in.Name, content.LongestName) != "" || r.in.Name == "":
		r.Name(r.at("name"), r.who("name"), r.in.Name)
	case taken:
		r.Fault(r.at("name"), r.who("name"), "card %s has the name %q already", first, r.in.Name)
	case !isName(r.in.Name):
		r.Fault(r.at("name"), r.who("name"), "%q must begin with a letter and be one line without commas or # and without space at the ends", r.in.Name)
	default:
		l.names[folded] = r.in.ID
	}
}

// isName reports whether a card's name can be read back from a line of a deck file.
func isName(s string) bool {
	for i, c := range s {
		if i == 0 && !unicode.IsLetter(c) || c == ',' || c == '#' || !unicode.IsPrint(c) {
			return false
		}
	}
	return s == strings.Join(strings.Fields(s), " ")
}

// cardReader checks and takes over one card.
type cardReader struct {
	*content.File
	in    *cardTOML
	path  string // "card[3]"
	place string // "card ys_the_assassin"
}

func (r *cardReader) at(key string) string  { return r.path + "." + key }
func (r *cardReader) who(key string) string { return r.place + ", " + key }

// The highest printed numbers.
const maxNumber = 9

func (r *cardReader) read(p printed) Card {
	in := r.in
	c := Card{Key: in.ID, Name: in.Name, Promo: in.Promo, ActionText: in.ActionText, PassiveText: in.PassiveText,
		Flavour: in.Flavour, Source: in.Source, Revealed: in.Revealed}
	r.Source(r.at("source"), r.who("source"), in.Source)
	r.revealed()
	c.Cost = int8(r.Number(r.at("cost"), r.who("cost"), in.Cost, 0, maxNumber))
	r.body(&c)
	if p.kind == BossDeck {
		r.boss(&c, p)
	} else {
		r.player(&c)
	}
	r.Fits(r.at("flavour"), r.who("flavour"), in.Flavour, content.LongestText)
	r.texts(&c)
	r.endless(&c)
	return c
}

func (r *cardReader) revealed() {
	for _, part := range r.in.Revealed {
		switch part {
		case "name", "cost", "action", "passive", "commands", "specials":
		default:
			r.Fault(r.at("revealed"), r.who("revealed"), "%q is no part of a card", part)
		}
	}
	if (r.in.Source == "rulebook") != (len(r.in.Revealed) > 0) {
		r.Fault(r.at("revealed"), r.who("revealed"), "a card of the rulebook says what is revealed, a house card nothing")
	}
}

// body reads ATT and DEF, which a card has both or neither of (ST-CRD-4, ST-CMD-3).
func (r *cardReader) body(c *Card) {
	if r.in.ATT == nil && r.in.DEF == nil {
		return
	}
	c.Body = Creature
	c.ATT = int8(r.Number(r.at("att"), r.who("att"), r.in.ATT, 0, maxNumber))
	c.DEF = int8(r.Number(r.at("def"), r.who("def"), r.in.DEF, 0, maxNumber))
}

// player reads what only the cards of factions have (ST-CRD-1 to ST-CRD-3).
func (r *cardReader) player(c *Card) {
	in, ok := r.in, false
	if c.Rank, ok = of[Rank](rankWords(), in.Rank); !ok {
		r.Fault(r.at("rank"), r.who("rank"), "unknown rank %q", in.Rank)
	}
	if c.Crest, ok = of[Crest](crestWords(), in.Crest); !ok || c.Crest > Expansion {
		r.Fault(r.at("crest"), r.who("crest"), "unknown crest %q of a player's card", in.Crest)
	}
	limit := 4
	if c.Rank != NoRank {
		limit = c.Rank.Limit()
	}
	c.Copies = int8(r.Number(r.at("copies"), r.who("copies"), in.Copies, 1, limit))
	if c.Body != Creature {
		r.Fault(r.at("att"), r.who("att"), "is missing; every card of a faction is a creature too")
	}
	if in.Commands != nil || in.Specials != nil {
		r.Fault(r.path, r.place, "commands and specials are for boss cards")
	}
}

// boss reads what only boss cards have (ST-CMD-1 to ST-CMD-11).
func (r *cardReader) boss(c *Card, p printed) {
	in := r.in
	if in.Rank != "" {
		r.Fault(r.at("rank"), r.who("rank"), "boss cards have no rank")
	}
	if in.Promo {
		r.Fault(r.at("promo"), r.who("promo"), "boss cards are in no player's deck")
	}
	if c.Crest = p.crest; in.Crest != p.crest.String() {
		r.Fault(r.at("crest"), r.who("crest"), "is %q; the deck has the crest %q", in.Crest, p.crest)
	}
	c.Copies = int8(r.Number(r.at("copies"), r.who("copies"), in.Copies, 1, bossCards))
	var on [Action + 1]bool
	for _, word := range in.Commands {
		command, ok := of[Command](commandWords(), word)
		switch {
		case !ok || command == Gang:
			r.Fault(r.at("commands"), r.who("commands"), "unknown command %q", word)
			continue
		case on[command]:
			r.Fault(r.at("commands"), r.who("commands"), "names %q twice", word)
		}
		on[command] = true
	}
	r.specials(c)
	on[Gang] = c.Specials.Has(GangIcon)
	for command, there := range on {
		if there {
			c.Commands = append(c.Commands, Command(command))
		}
	}
	stands := on[Deploy] || on[Leader]
	switch {
	case stands && on[Action]:
		r.Fault(r.at("commands"), r.who("commands"), "a card with the command action can do nothing else (ST-CMD-3)")
	case stands && c.Body != Creature:
		r.Fault(r.at("commands"), r.who("commands"), "a card without att and def cannot stand on the Battlefield")
	case !stands && c.Body == Creature:
		r.Fault(r.at("commands"), r.who("commands"), "a card with att and def needs deploy or leader")
	case !stands && !on[Action]:
		r.Fault(r.at("commands"), r.who("commands"), "no command; the card could never be played")
	}
}

func (r *cardReader) specials(c *Card) {
	icons := map[string]Specials{"shielded": Shielded, "spirit": Spirit, "totem": Totem, "gang": GangIcon}
	for _, word := range r.in.Specials {
		icon := icons[word]
		switch {
		case icon == 0:
			r.Fault(r.at("specials"), r.who("specials"), "unknown special %q", word)
		case c.Specials.Has(icon):
			r.Fault(r.at("specials"), r.who("specials"), "names %q twice", word)
		}
		c.Specials |= icon
	}
	if c.Specials&(Shielded|Totem) != 0 && c.Body != Creature {
		r.Fault(r.at("specials"), r.who("specials"), "shielded and totem are for cards with att and def")
	}
}
