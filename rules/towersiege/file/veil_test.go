package file

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// TestVeilsKeepWhatIsSeen: a veiled match keeps all that lies open and the seat's own hand, keeps the invariants
// and can be played on; what others hold depends only on what the seat knows.
func TestVeilsKeepWhatIsSeen(t *testing.T) { // TS-HID-1 TS-HID-2 TS-INV-19 TS-RUL-93 TS-RUL-2
	changed := 0
	dice := rand.New(rand.NewPCG(5, 5))
	wander(t, 4, 197, func(s *engine.State, o engine.Options) {
		for seat := range rules.Seat(s.Count) {
			r := rules.NewRand(uint64(seat) + 99)
			v := s.Clone()
			Veil(v, seat, &r)
			if !slices.Equal(v.Things, s.Things) || !slices.Equal(v.Timed, s.Timed) || v.Stack != s.Stack || v.Asked != s.Asked {
				t.Fatal("what lies open has changed")
			}
			if err := Check("towersiege", v); err != nil {
				t.Fatal(err)
			}
			for other := range rules.Seat(s.Count) {
				p, was := &v.Players[other], &s.Players[other]
				if p.Hand.N != was.Hand.N || p.Deck.N != was.Deck.N || p.Discard != was.Discard {
					t.Fatal("piles have other sizes")
				}
				if other == seat && (p.Hand != was.Hand || p.Setting != was.Setting) {
					t.Fatal("the own hand has changed")
				}
				if other != seat && p.Hand != was.Hand {
					changed++
				}
				if other != seat && !o.Custom[other] && !slices.Equal(all(p), all(was)) {
					t.Fatal("a deck that is known has other cards")
				}
			}
			// Another world that looks alike: hands, decks, settings and dice of the others exchanged.
			other := s.Clone()
			shuffleHidden(other, seat, dice)
			r1, r2 := rules.NewRand(7), rules.NewRand(7)
			a, b := s.Clone(), other
			Veil(a, seat, &r1)
			Veil(b, seat, &r2)
			if x, y := written1(t, a), written1(t, b); string(x) != string(y) {
				t.Fatalf("two worlds that look alike to seat %d are veiled differently", seat)
			}
			for range 10 {
				d := a.Decision()
				if d.Over() {
					break
				}
				if _, err := a.Apply(d.Choices[dice.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
	if changed < 20 {
		t.Errorf("only %d hands were dealt anew", changed)
	}
}

// all are the cards of a seat that it alone knows, in order.
func all(p *engine.Player) []content.Card {
	cards := slices.Concat(p.Deck.All(), p.Hand.All())
	slices.Sort(cards)
	return cards
}

// shuffleHidden exchanges what a seat cannot know.
func shuffleHidden(s *engine.State, seat rules.Seat, dice *rand.Rand) {
	for other := range rules.Seat(s.Count) {
		p := &s.Players[other]
		if other == seat {
			dice.Shuffle(int(p.Deck.N), func(i, j int) { p.Deck.Cards[i], p.Deck.Cards[j] = p.Deck.Cards[j], p.Deck.Cards[i] })
			continue
		}
		p.Setting = engine.AnswerArmed
		if !seen(s, seat, other) {
			cards := slices.Concat(p.Deck.All(), p.Hand.All())
			dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
			copy(p.Deck.Cards[:], cards)
			copy(p.Hand.Cards[:], cards[p.Deck.N:])
			slices.Sort(p.Hand.Cards[:p.Hand.N])
		}
	}
	s.Rng = rules.NewRandOf(dice.Uint64(), rules.Percentile)
}

// TestRedactedEvents: others see that a card was drawn, and not which one.
func TestRedactedEvents(t *testing.T) { // TS-HID-1 TS-INV-19
	w := world(t)
	hero, _ := w.Content.Find("hero")
	drawn := rules.Event{Kind: rules.CardMoved, Name: "drawn", Seat: 1, Reveals: true, Subject: w.CardElement(hero), From: engine.DeckElement(1), To: engine.HandElement(1)}
	if Redact(drawn, 1) != drawn {
		t.Error("the owner does not see its card")
	}
	want := drawn
	want.Subject, want.Reveals = engine.BackElement(1), false
	if got := Redact(drawn, 0); got != want {
		t.Errorf("another seat sees %+v", got)
	}
	if Redact(rules.Event{Name: "hand_seen", Seat: 0, Reveals: true}, 1).Reveals {
		t.Error("a hand that is looked at is no news for its owner")
	}
	seen := rules.Event{Name: "card_seen", Seat: 0, Reveals: true, Subject: w.CardElement(hero), From: engine.HandElement(1), N: 1}
	if Redact(seen, 0) != seen {
		t.Error("who looks at a hand does not see its cards")
	}
	if e := Redact(seen, 2); e.Subject != engine.BackElement(1) || e.Reveals {
		t.Errorf("a third seat sees %+v", e)
	}
	if e := (rules.Event{Name: "cast", Seat: 0, Subject: w.CardElement(hero)}); Redact(e, 1) != e {
		t.Error("what is played lies open")
	}
}
