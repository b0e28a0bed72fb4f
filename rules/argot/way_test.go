package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// TestWaysAreToldAsOne plays every scenario by chance, and reads what happened as the table, as the one who moved and
// as the enemy: no step of a way has a line of its own, and a way is told the enemy in the same words but for the name
// of the block (ledger 2.3): nothing shows whether it went through a gate or flew over it.
func TestWaysAreToldAsOne(t *testing.T) {
	g := load(t)
	ways, by := 0, 0
	for _, scenario := range g.Info().Options[0].Values {
		s, err := g.New(rules.Setup{Seed: 5, Options: map[string]string{"scenario": scenario.ID, "days": "2"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(5)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			events, err := s.Apply(choices[r.IntN(len(choices))])
			if err != nil {
				t.Fatal(err)
			}
			for _, viewer := range []rules.Seat{rules.NoSeat, engine.Mineos, engine.Argot} {
				seen := make([]rules.Event, len(events))
				for i, e := range events {
					if seen[i] = e; viewer != rules.NoSeat {
						seen[i] = s.(rules.Redactor).Redact(e, viewer)
					}
				}
				rules.Recount(s, seen, func(first int, told []rules.Event, text rules.Text) {
					last := told[len(told)-1]
					switch {
					case last.Name == "passed":
						t.Fatalf("seat %d reads a step by itself: %s", viewer, text)
					case len(told) == 1, told[0].Kind == rules.MarkerChanged: // one event, or blocks that are revealed
						return
					case last.N != 1 || told[0].Name != "passed":
						t.Fatalf("%q tells of %+v", text, told)
					}
					ways++
					words := text.String()
					if strings.Contains(words, " by ") {
						by++
					}
					for _, e := range []rules.Event{told[0], last} {
						for _, el := range []rules.Element{e.From, e.To} {
							if p, ok := s.(*State).Map.Find(el.Name()); ok && (el == told[0].From || el == last.To) && !strings.Contains(words, rules.Within(s.(*State).Map.Title(p)).String()) {
								t.Errorf("%q does not name %s", words, el)
							}
						}
					}
					if last.Subject.Kind() != "back" {
						return
					}
					n, open := s.(rules.Gatherer).Gather(events[first:])
					if n != len(told) || tail(open.String()) != tail(words) {
						t.Errorf("the one who moves reads %q, the enemy %q", open, words)
					}
				})
			}
		}
	}
	if ways < 100 || by < 20 {
		t.Errorf("only %d ways, %d of them by places with names", ways, by)
	}
}

// tail is a sentence on a way without what goes it: from the verb on, in the singular.
func tail(s string) string {
	for _, verb := range [...][2]string{{" moves from ", " move from "}, {" attacks ", " attack "}, {" comes from ", " come from "}} {
		if _, rest, ok := strings.Cut(strings.Replace(s, verb[1], verb[0], 1), verb[0]); ok {
			return verb[0] + rest
		}
	}
	return s
}
