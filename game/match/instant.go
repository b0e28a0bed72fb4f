package match

import (
	"fmt"

	"portcullis/rules"
)

// Instant is an event of a choice and the state right after it. The state is read-only, and its
// Decision is not what is asked yet.
type Instant struct {
	Event rules.Event
	State rules.State
}

// watcher collects the instants of a choice that is being played.
type watcher struct {
	state    rules.State
	instants []Instant
}

// watch begins with the next choice that is applied to s.
func (w *watcher) watch(s rules.State) {
	w.state = s
	s.Watch(func(e rules.Event) { w.instants = append(w.instants, Instant{e, s.Clone()}) })
}

func (w *watcher) leave() { w.state.Watch(nil) }

// Instants is what History()[n] led over. It is found by playing that decision once more on the state
// before it, so that nothing has to be kept of it.
func (m *Match) Instants(n int) ([]Instant, error) {
	if n < 0 || n >= m.stand {
		return nil, fmt.Errorf("decision %d; the match has %d", n+1, m.stand)
	}
	s, err := m.At(n)
	if err != nil {
		return nil, err
	}
	m.callIn(s)
	var w watcher
	w.watch(s)
	if _, err := s.Apply(m.past.entries[n].Choice); err != nil {
		return nil, fmt.Errorf("decision %d (%s) cannot be played a second time: %w", n+1, m.past.entries[n].Notation, err)
	}
	return w.instants, nil
}

// Known is the instants of History()[n] as a viewer may know them: each event as the viewer saw it
// happen, each state with all else dealt anew, as in [Match.View]. [rules.NoSeat] sees everything.
func (m *Match) Known(n int, instants []Instant, viewer rules.Seat) []Instant {
	if viewer == rules.NoSeat || !m.info.Hidden {
		return instants
	}
	known := make([]Instant, len(instants))
	for i, at := range instants {
		known[i].State = m.veil(at.State, n+1, viewer)
		if seen := m.seen([]rules.Event{at.Event}, viewer); len(seen) == 1 {
			known[i].Event = seen[0]
		}
	}
	return known
}
