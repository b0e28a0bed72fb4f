package match

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

// What people watch is what is kept of a choice: the same events, once more from the file the same
// states, and the match goes on as if nobody had looked.
func TestInstantsAreTheChoice(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 3))
		shown, played := newStub(t, seed), newStub(t, seed)
		for !shown.Over() {
			choices := shown.State().Decision().Choices
			c := choices[r.IntN(len(choices))]
			if face := uint8(r.IntN(18)) + 1; face <= 6 {
				for _, m := range []*Match{shown, played} {
					if err := m.Force(face); err != nil {
						t.Fatal(err)
					}
				}
			}
			instants, err := shown.Show(c)
			if err != nil {
				t.Fatal(err)
			}
			events, err := played.Play(c)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(eventsOf(instants), events) {
				t.Fatalf("seed %d: %v is shown, and %v happened", seed, eventsOf(instants), events)
			}
			again, err := shown.Instants(shown.Len() - 1)
			if err != nil {
				t.Fatal(err)
			}
			for i := range instants {
				if instants[i].Event != again[i].Event || !bytes.Equal(snapshotOf(t, instants[i].State), snapshotOf(t, again[i].State)) {
					t.Fatalf("seed %d: instant %d differs the second time", seed, i)
				}
			}
			if !bytes.Equal(snapshotOf(t, shown.State()), snapshotOf(t, played.State())) {
				t.Fatalf("seed %d: watching changed the match", seed)
			}
		}
	}
}

// listening is a state that knows whether somebody watches it.
type listening struct {
	rules.State
	watched bool
}

func (s *listening) Watch(to func(rules.Event)) {
	s.watched = to != nil
	s.State.Watch(to)
}

// A choice is watched while it is shown, and nobody watches after it, so that what follows costs nothing.
func TestNobodyWatchesAfterAChoice(t *testing.T) {
	m := newStub(t, 4)
	s := &listening{State: m.state}
	m.state = s
	if instants, err := m.Show(rules.Choice{Verb: stub.End}); err != nil || len(instants) == 0 {
		t.Fatalf("%d instants, %v", len(instants), err)
	}
	if s.watched {
		t.Error("it is watched after the choice")
	}
	if _, err := m.Show(rules.Choice{Verb: 99}); err == nil || s.watched {
		t.Errorf("a refused choice: %v, watched after it: %v", err, s.watched)
	}
}

// What a seat knows of an instant is the event as it saw it and the state as it knew it then.
func TestKnownInstants(t *testing.T) {
	m := newStub(t, 4)
	instants, err := m.Show(rules.Choice{Verb: stub.End})
	if err != nil {
		t.Fatal(err)
	}
	drawn := len(instants) - 1
	for viewer, sees := range map[rules.Seat]bool{stub.North: false, stub.South: true, rules.NoSeat: true} {
		known := m.Known(0, instants, viewer)
		if !slices.Equal(eventsOf(known), m.Seen(0, viewer)) {
			t.Errorf("viewer %d: the events are %v, not %v", viewer, eventsOf(known), m.Seen(0, viewer))
		}
		if same := known[drawn].Event == instants[drawn].Event; same != sees {
			t.Errorf("viewer %d sees the card drawn: %v", viewer, same)
		}
		if same := bytes.Equal(snapshotOf(t, known[drawn].State), snapshotOf(t, instants[drawn].State)); same != (viewer == rules.NoSeat) {
			t.Errorf("viewer %d knows the state: %v", viewer, same)
		}
	}
	if _, err := m.Instants(1); err == nil {
		t.Error("a decision that was not made has instants")
	}
}

func newStub(t *testing.T, seed uint64) *Match {
	t.Helper()
	m, err := New(stub.Game{}, save.Header{Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func eventsOf(instants []Instant) []rules.Event {
	events := make([]rules.Event, len(instants))
	for i, at := range instants {
		events[i] = at.Event
	}
	return events
}

func snapshotOf(t *testing.T, s rules.State) []byte {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	return b
}
