package content

import (
	"fmt"

	"portcullis/rules/content"
)

// sets takes over the deck of the box, its expansions and the limits of decks.
func (l *loader) sets(deck, expansions *content.File, base *deckTOML, more *expansionsTOML) {
	d := &l.c.Limits
	deck.Name("name", "name", base.Name)
	d.Fewest = deck.Number("min_deck", "min_deck", base.MinDeck, 1, MaxDeck)
	d.Most = deck.Number("max_deck", "max_deck", base.MaxDeck, d.Fewest, MaxDeck)
	d.Copies = deck.Number("max_copies", "max_copies", base.MaxCopies, 1, MaxDeck)
	for i, id := range base.Unlimited {
		if card, ok := l.c.Find(id); ok {
			d.Unlimited.Add(card)
		} else {
			deck.Fault(fmt.Sprintf("unlimited[%d]", i), "unlimited", "%q is no card", id)
		}
	}
	if len(base.Decks) != 1 {
		deck.Fault("", "", "%d decks; the box has one", len(base.Decks))
		return
	}
	list := &base.Decks[0]
	list.Name, list.Size, list.Source = base.Name, base.Size, "rulebook"
	l.set(deck, "deck[0]", "deck "+content.Named(list.ID, 0), BaseSet, list)
	for t := range BaseMine {
		want, told := 0, base.Totals[t.ID()]
		for _, line := range l.c.Sets[BaseSet].Deck.Lines {
			if l.c.Cards[line.Card].Type == t {
				want += line.N
			}
		}
		if want > 0 || told != nil {
			deck.Fixed("totals."+t.ID(), "totals, "+t.ID(), told, want)
		}
	}
	deck.Fixed("supporting.base_mines", "supporting, base_mines", base.Supporting["base_mines"], l.most(func(m *Info) int { return m.Mines }))
	deck.Fixed("supporting.base_powerstones", "supporting, base_powerstones", base.Supporting["base_powerstones"], l.most(func(m *Info) int { return m.Stones }))
	deck.Fixed("supporting.towers", "supporting, towers", base.Supporting["towers"], len(l.c.Towers))
	for i := range more.Expansions {
		e := &more.Expansions[i]
		l.set(expansions, fmt.Sprintf("expansion[%d]", i), "expansion "+content.Named(e.ID, i), Set(i+1), e)
	}
	for i := range l.c.Cards {
		if info := &l.c.Cards[i]; info.Type.Market() && info.Copies > 0 && !l.listed(Card(i)) {
			expansions.Fault("", "", "card %s is in no deck", info.ID)
		}
	}
}

// most is the largest number of something that a Mage has.
func (l *loader) most(of func(*Info) int) (n int) {
	for _, m := range l.c.Mages {
		n = max(n, of(&l.c.Cards[m]))
	}
	return n
}

func (l *loader) listed(card Card) bool {
	for i := range l.c.Sets {
		if l.c.Sets[i].Deck.Count(card) > 0 {
			return true
		}
	}
	return false
}

// set takes over a list of cards, all of which belong to the set.
func (l *loader) set(f *content.File, at, who string, n Set, in *listTOML) {
	f.ID(at+".id", who+", id", in.ID, l.seen)
	f.Name(at+".name", who+", name", in.Name)
	f.Source(at+".source", who+", source", in.Source)
	s := SetInfo{ID: in.ID, Name: in.Name}
	for i, entry := range in.Cards {
		place, whose := fmt.Sprintf("%s.cards[%d]", at, i), fmt.Sprintf("%s, card %d", who, i+1)
		if len(entry) != 2 {
			f.Fault(place, whose, "has %d parts; write the card and how many", len(entry))
			continue
		}
		id, _ := entry[0].(string)
		copies, _ := entry[1].(int64)
		switch card, ok := l.c.Find(id); {
		case !ok || !l.c.Cards[card].Type.Market() || l.c.Cards[card].Is(TokenTag):
			f.Fault(place, whose, "%q is no card of a deck", id)
		case s.Deck.Count(card) > 0:
			f.Fault(place, whose, "%s is listed twice", id)
		case int(copies) != l.c.Cards[card].Copies:
			f.Fault(place, whose, "%d copies of %s; its count is %d", copies, id, l.c.Cards[card].Copies)
		default:
			s.Deck.Lines = append(s.Deck.Lines, Line{Card: card, N: int(copies)})
			l.c.Cards[card].Set = n
		}
	}
	f.Fixed(at+".size", who+", size", in.Size, s.Deck.Size())
	l.c.Sets = append(l.c.Sets, s)
}
