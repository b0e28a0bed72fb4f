package box_test

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
)

// Watching a match of any game changes nothing: who watches is handed the events that Apply returns,
// can veil and read the state at each, and hears nothing of copies.
func TestWatchingChangesNothing(t *testing.T) {
	for _, e := range open(t).Games() {
		t.Run(e.ID, func(t *testing.T) {
			for _, o := range append([]rules.OptionValue{{}}, e.Game.Info().Options[0].Values...) {
				setup := rules.Setup{Seed: 3}
				if o.ID != "" {
					setup.Options = map[string]string{e.Game.Info().Options[0].ID: o.ID}
				}
				if _, err := e.Game.Info().Complete(setup); err == nil {
					watch(t, e.Game, setup)
				}
			}
		})
	}
}

// watch plays a random match twice, once with somebody who looks at every event.
func watch(t *testing.T, g rules.Game, setup rules.Setup) {
	t.Helper()
	watched, alone := begin(t, g, setup), begin(t, g, setup)
	full, err := g.Info().Complete(setup)
	if err != nil {
		t.Fatal(err)
	}
	var seen []rules.Event
	watched.Watch(func(e rules.Event) {
		seen = append(seen, e)
		s := watched.Clone()
		_, _, _ = s.Progress(), s.Tell(e), write(t, s)
		for seat := range rules.Seat(max(full.Seats, 1)) {
			chance := rules.NewRand(uint64(len(seen)))
			write(t, s.Veiled(seat, &chance))
		}
		for _, el := range e.Elements(nil) {
			s.About(el)
		}
	})
	r := rand.New(rand.NewPCG(setup.Seed, 13))
	for n := 0; n < 400 && !alone.Decision().Over(); n++ {
		c := alone.Decision().Choices[r.IntN(len(alone.Decision().Choices))]
		seen = seen[:0]
		copied := watched.Clone()
		if _, err := copied.Apply(c); err != nil || len(seen) > 0 {
			t.Fatalf("%s: a copy is watched: %v, %v", g.Notation(c), seen, err)
		}
		told, err := watched.Apply(c)
		if err != nil || !slices.Equal(seen, told) {
			t.Fatalf("%s: %v is told, and %v was seen (%v)", g.Notation(c), told, seen, err)
		}
		if events, err := alone.Apply(c); err != nil || !slices.Equal(seen, events) {
			t.Fatalf("%s: %v happens unwatched, and %v was seen (%v)", g.Notation(c), events, seen, err)
		}
		if !bytes.Equal(write(t, watched), write(t, alone)) {
			t.Fatalf("%s: watching changed the match", g.Notation(c))
		}
	}
}

func begin(t *testing.T, g rules.Game, setup rules.Setup) rules.State {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func write(t *testing.T, s rules.State) []byte {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	return b
}
