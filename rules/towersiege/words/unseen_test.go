package words

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// TestAnArticleOfADeckTellsWhatIsNotSeenYet: what lies in deck and hand is told together, so that nobody learns which
// of both; of a deck that was built nothing but its size.
func TestAnArticleOfADeckTellsWhatIsNotSeenYet(t *testing.T) { // TS-HID-1 TS-HID-2 TS-RUL-93
	m := begin(t, "human", "ogre")
	p := &m.Players[1]
	left := func(card content.Card) string {
		a, ok := m.About(engine.DeckElement(1))
		if !ok {
			t.Fatal("the deck has no article")
		}
		i := slices.IndexFunc(a.Lines, func(l rules.Line) bool { return l.Label.String() == m.Content.At(card).Title().String() })
		if i < 0 {
			return ""
		}
		return a.Lines[i].Value.String()
	}
	card := p.Deck.Cards[0]
	n := m.counts(1, card)
	seen := left(card)
	if seen == "" || n == 0 {
		t.Fatalf("of %s, %d of which are there, the article says %q", m.Content.At(card).ID, n, seen)
	}
	p.Deck.Cards[0], p.Deck.N = p.Deck.Cards[p.Deck.N-1], p.Deck.N-1
	p.Hand.Cards[0], p.Hand.N = card, 1
	if now := left(card); now != seen {
		t.Errorf("drawing a card tells of it: %q was %q", now, seen)
	}
	p.Discard.Cards[0], p.Discard.N, p.Hand.N = card, 1, 0
	if now, want := left(card), rules.T("%d of %d", n-1, m.listed(1, card)).String(); now != want {
		t.Errorf("after a discard the article says %q, want %q", now, want)
	}
	m.Options.Custom[1] = true
	if now := left(card); now != "" {
		t.Errorf("the article tells %q of a deck that its seat has built", now)
	}
}

// counts is how many of a card lie in the deck and in the hand of a seat together; listed how many its deck began with.
func (m table) counts(seat int, card content.Card) (n int) {
	p := &m.Players[seat]
	for _, c := range append(slices.Clone(p.Deck.All()), p.Hand.All()...) {
		if c == card {
			n++
		}
	}
	return n
}

func (m table) listed(seat int, card content.Card) (n int) {
	for _, l := range m.Options.Decks[seat].Lines {
		if l.Card == card {
			n += int(l.N)
		}
	}
	return n
}
