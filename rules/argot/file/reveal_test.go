package file

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// seen are the events of a choice as a seat sees them, up to the first that reveals something to it, and what
// it sees then; nothing if an event revealed something.
func seen(t testing.TB, s *engine.State, c rules.Choice, seat rules.Seat) (events []rules.Event, view string) {
	t.Helper()
	after := s.Clone()
	all, err := after.Apply(c)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e = Redact(after, e, seat); e.Reveals {
			return events, ""
		}
		events = append(events, e)
	}
	return events, seenBy(after, seat)
}

// same reports whether what a seat saw of two choices does not tell the worlds apart: what was revealed in
// one of them came behind all that it saw in the other.
func same(a []rules.Event, view string, b []rules.Event, other string) bool {
	return slices.Equal(a, b) && (view == other || view == "" || other == "")
}

// TestNothingHiddenShows plays a choice in worlds that look alike to a seat. Its own choices have to bring
// about what looks the same, until an event reveals why not. What the other seat does has to be possible in
// some of the other worlds as well.
func TestNothingHiddenShows(t *testing.T) {
	// AR-INV-15
	const worlds = 8
	compared := 0
	wander(t, 8, func(s *engine.State, r *rules.Rand) {
		d := s.Decision()
		if d.Over() || r.IntN(20) > 0 {
			return
		}
		c := d.Choices[r.IntN(len(d.Choices))]
		for seat := range rules.Seat(engine.Seats) {
			here := s.Clone()
			found := false
			var events, others []rules.Event
			var view, other string
			for range worlds {
				there := veiled(s, seat, r.Uint64())
				here.Rng = there.Rng
				events, view = seen(t, here, c, seat)
				if len(events) == 0 && view == "" { // it reveals something at once
					found = true
					break
				}
				if seat == s.Asker {
					if others, other = seen(t, there, c, seat); !same(events, view, others, other) {
						t.Fatalf("%s of seat %d at %s shows it something:\n%+v\n%+v\n%s", s.Spellings.Write(c), seat, s.Asked, events, others, differ(view, other))
					}
					found = true
					break
				}
				for _, o := range there.Decision().Choices {
					if o.Verb != c.Verb {
						continue
					}
					if others, other = seen(t, there, o, seat); same(events, view, others, other) {
						found = true
						break
					}
				}
				if found {
					break
				}
			}
			compared++
			if !found {
				t.Fatalf("%s of seat %d at %s tells seat %d a secret:\n%+v\n%+v\n%s", s.Spellings.Write(c), s.Asker, s.Asked, seat, events, others, differ(view, other))
			}
		}
	})
	t.Logf("%d choices compared", compared)
}
