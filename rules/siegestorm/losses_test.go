package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// What one packet of damage takes is told in one sentence, with the card that did it (ST-KEY-5).
func TestALossIsToldWithItsCause(t *testing.T) {
	p := standard(t)
	reaver := p.onTrack(1, 1, "sx_ashen_reaver")
	p.to(0, "se_gate_novice", inHealPile)
	for _, c := range []struct {
		by   side
		n    int
		card cardNo
		want string
	}{
		{1, 3, reaver, "Player 1 loses 1 Heal card and 2 Resources to Ashen Reaver. They are %s, %s and %s."},
		{1, 2, reaver, "Player 1 loses 2 Resources to Ashen Reaver: %s and %s."},
		{0, 2, reaver, "Player 1 loses 2 Resources to their own Ashen Reaver: %s and %s."},
		{1, 2, noCard, "Player 1 loses 2 Resources: %s and %s."},
	} {
		p.events = p.events[:0]
		p.harm(c.by, 0, c.card, c.n, "ST-KEY-5")
		n, told := p.Gather(p.events)
		var names []any
		for _, e := range p.events {
			names = append(names, p.phrase(e.Subject))
		}
		if want := rules.T(c.want, names...).String(); n != c.n || told.String() != want {
			t.Errorf("of %d it tells %q, want %q", n, told, want)
		}
	}
	p.events = p.events[:0]
	p.harm(1, 0, reaver, 1, "ST-KEY-5")
	p.harm(1, 0, noCard, 1, "ST-KEY-5")
	if n, _ := p.Gather(p.events); n != 0 {
		t.Errorf("%d losses of two causes are told as one", n)
	}
}

// Which step of a turn begins is told only until something has been done in it, a loss for good (ST-TRN-1).
func TestAStepIsOnlyAnnounced(t *testing.T) {
	p := standard(t)
	for kind, want := range map[rules.EventKind]bool{rules.PhaseBegan: true, rules.TurnBegan: false, rules.PieceRemoved: false} {
		if of, ok := p.Announces(rules.Event{Kind: kind, Name: lostEvent}); ok != want || len(of) > 0 {
			t.Errorf("of %v it says %v, %v", kind, of, ok)
		}
	}
}

// Cards of one name that pay, or that damage takes, are told of once, with their number (ST-PLY-3, ST-KEY-5).
func TestEachNameIsToldOnce(t *testing.T) {
	p := standard(t)
	var events []rules.Event
	for range 2 {
		events = append(events, rules.Event{Name: paidEvent, Seat: 0, Subject: p.card(p.hand(0, "se_gate_novice"))})
	}
	if n, told := p.Gather(events); n != 2 || told.String() != "Player 1 pays with 2 × Gate Novice." {
		t.Errorf("it tells %q", told)
	}
}

// A turn in which its player is asked nothing is told of to that player, and to nobody else what the hand had to do with it (ST-TRN-13).
func TestATurnThatPassesIsTold(t *testing.T) {
	passed, r := 0, rules.NewRand(1)
	for seed := uint64(1); seed <= 30; seed++ {
		s, err := content.New(rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		m := s.(*State)
		for !m.Decision().Over() {
			d := m.Decision()
			events, err := m.Apply(d.Choices[r.IntN(len(d.Choices))])
			if err != nil {
				t.Fatal(err)
			}
			began := false
			for _, e := range events {
				began = began || e.Name == "turn_began"
				if e.Name != "turn_ended" {
					continue
				}
				if (e.Kind == rules.TurnPassed) != began {
					t.Fatalf("seed %d: a turn in which somebody was asked %v is told as %v", seed, !began, e.Kind)
				}
				if began {
					passed++
					if other := m.Redact(e, 1-e.Seat); other.Kind != rules.Note || m.Tell(other).String() == m.Tell(e).String() {
						t.Fatalf("seed %d: the other seat is told %q", seed, m.Tell(other))
					}
				}
				began = false
			}
		}
	}
	if passed == 0 {
		t.Error("no turn passed by itself")
	}
}

// What pays for one play is told in one sentence, as a digest that told of the first card alone sounded as if that were the price (ST-PLY-3).
func TestAPaymentIsToldInOneSentence(t *testing.T) {
	for n, want := range map[int]string{2: "Player 1 pays with Gate Novice and Judicator.", 3: "Player 1 pays with 3 cards: Gate Novice, Judicator and Hospitaller."} {
		p := standard(t)
		var events []rules.Event
		for _, key := range []string{"se_gate_novice", "se_judicator", "se_hospitaller"}[:n] {
			events = append(events, rules.Event{Name: paidEvent, Seat: 0, Subject: p.card(p.hand(0, key))})
		}
		if got, told := p.Gather(events); got != n || told.String() != want {
			t.Errorf("of %d it tells %q", got, told)
		}
	}
}
