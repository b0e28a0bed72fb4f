package content

import (
	"fmt"

	"portcullis/rules/content"
)

// deck checks and takes over the initiative cards (AR-INI-1 to AR-INI-4).
func (l *loader) deck(in *initiativeTOML) {
	f := l.initiative
	f.Name("name", "name", in.Name)
	f.Source("source", "source", in.Source)
	f.Fixed("total", "total", in.Total, CardCount)
	most := f.Number("max_tokens", "max_tokens", in.MaxTokens, 1, 20)
	if in.RedFirst != Mineos.ID() {
		f.Fault("red_first", "red_first", "is %q; the rules need %q (AR-INI-2)", in.RedFirst, Mineos.ID())
	}
	if in.BlackFirst != Argot.ID() {
		f.Fault("black_first", "black_first", "is %q; the rules need %q (AR-INI-2)", in.BlackFirst, Argot.ID())
	}
	if len(in.Cards) != CardCount {
		f.Fault("", "", "%d cards; the deck has %d", len(in.Cards), CardCount)
	}
	ids := map[string]bool{}
	for i, c := range in.Cards {
		at, who := fmt.Sprintf("card[%d].", i), "card "+content.Named(c.ID, i)+", "
		f.ID(at+"id", who+"id", c.ID, ids)
		f.Name(at+"name", who+"name", c.Name)
		f.Text(at+"text", who+"text", c.Text)
		f.Fits(at+"flavour", who+"flavour", c.Flavour, content.LongestText)
		f.Source(at+"source", who+"source", c.Source)
		f.Fixed(at+"count", who+"count", c.Count, 1)
		card := Card{ID: c.ID, Name: c.Name, Suit: c.Suit, First: Argot, Text: c.Text, Flavour: c.Flavour,
			Number: f.Number(at+"number", who+"number", c.Number, 1, most)}
		switch c.Suit {
		case "hearts", "diamonds":
			card.Red, card.First = true, Mineos
		case "spades", "clubs":
		default:
			f.Fault(at+"suit", who+"suit", "is %q; it must be hearts, diamonds, spades or clubs", c.Suit)
		}
		if colour := map[bool]string{true: "red", false: "black"}[card.Red]; c.Colour != colour {
			f.Fault(at+"colour", who+"colour", "is %q; %s are %s", c.Colour, c.Suit, colour)
		}
		if i < CardCount {
			l.c.Cards[i] = card
		}
	}
}
