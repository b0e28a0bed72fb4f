package stub

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"testing"

	"portcullis/rules"
)

// relabelling gives other names to what has no order of its own: the seats, the two gates of each,
// and the four woods.
type relabelling struct {
	seat [seats]rules.Seat
	gate [seats][gates]int
	wood []int
}

func relabel(r *rules.Rand) *relabelling {
	l := &relabelling{wood: []int{0, 1, 2, 3}}
	shift := r.IntN(seats)
	for i := range l.seat {
		l.seat[i] = rules.Seat((i + shift) % seats)
		turn := r.IntN(gates)
		for g := range l.gate[i] {
			l.gate[i][g] = (g + turn) % gates
		}
	}
	rules.Shuffle(r, l.wood)
	return l
}

func (l *relabelling) card(c card) card { return card(l.wood[c/values])*values + c%values }

func (l *relabelling) pile(p *pile) {
	for i, c := range p.list() {
		p.cards[i] = l.card(c)
	}
}

// state is the match under the new names. Hands lie in the order of woods and values (TG-INV-2).
func (l *relabelling) state(s *State) *State {
	n := s.Clone().(*State)
	n.first, n.seat = l.seat[s.first], l.seat[s.seat]
	l.pile(&n.draw)
	l.pile(&n.bin)
	for i, from := range s.side {
		to := from
		l.pile(&to.hand)
		slices.Sort(to.hand.list())
		for g, w := range from.ward {
			if w.seen != absent {
				w.held = l.card(w.held)
			}
			to.ward[l.gate[i][g]] = w
		}
		n.side[l.seat[i]] = to
	}
	n.listChoices()
	return n
}

// choice is a choice of the seat to act under the new names: a raid is at a gate of the other seat.
func (l *relabelling) choice(s *State, c rules.Choice) rules.Choice {
	at := s.seat
	switch c.Verb {
	case End:
		return c
	case Raid:
		at = 1 - at
	}
	c.Args[0] = int16(l.card(card(c.Args[0])))
	c.Args[1] = int16(l.gate[at][c.Args[1]])
	return c
}

func written(t *testing.T, s *State) []byte {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestRelabelling plays random matches. Under other names of seats, gates and woods the choices are
// the same ones, and so is what comes of each; no rule of Two Gates tells one from the other.
func TestRelabelling(t *testing.T) {
	positions, changed := 0, 0
	for seed := range uint64(120) {
		r := rules.NewRand(seed)
		state, err := (Game{}).New(rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			l := relabel(&r)
			if l.seat[0] != 0 {
				changed++
			}
			positions++
			if what := l.differs(t, s, c); what != "" {
				t.Fatalf("seed %d, turn %d, %s, under %+v: %s", seed, s.turn, Game{}.Notation(c), *l, what)
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if positions < 2000 || changed < positions/4 {
		t.Errorf("%d positions, the seats changed in %d", positions, changed)
	}
}

// differs plays a choice in a match and the same one in the match under new names, and says what is
// not the same.
func (l *relabelling) differs(t *testing.T, s *State, c rules.Choice) string {
	other := l.state(s)
	if err := other.Check(); err != nil {
		return err.Error()
	}
	offered := other.Decision().Choices
	for _, mine := range s.Decision().Choices {
		if !slices.Contains(offered, l.choice(s, mine)) {
			return fmt.Sprintf("%s is not offered", Game{}.Notation(l.choice(s, mine)))
		}
	}
	if len(offered) != len(s.Decision().Choices) {
		return fmt.Sprintf("%d choices, not %d", len(offered), len(s.Decision().Choices))
	}
	after := s.Clone().(*State)
	if _, err := after.Apply(c); err != nil {
		return err.Error()
	}
	if _, err := other.Apply(l.choice(s, c)); err != nil {
		return err.Error()
	}
	if a, b := written(t, l.state(after)), written(t, other); !bytes.Equal(a, b) {
		return fmt.Sprintf("%s\nis not\n%s", b, a)
	}
	for seat := range rules.Seat(seats) {
		if a, b := after.Evaluate(seat), other.Evaluate(l.seat[seat]); math.Abs(a-b) > 1e-12 {
			return fmt.Sprintf("seat %d is worth %v, not %v", l.seat[seat], b, a)
		}
	}
	return ""
}
