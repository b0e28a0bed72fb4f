package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// What is certain comes about whatever the other side does, while Mineos does nothing in its movement and the dice fall as they
// will; what is told of Old Town with odds comes about as often (AR-VIC-2 to AR-VIC-5). The last choice of a movement is asked
// about while the match stands to be lost, also where the movement ends by itself, and never another one.
func TestWarningsComeTrue(t *testing.T) {
	r := rules.NewRand(1)
	certain, asked := 0, 0
	for seed := uint64(1); seed <= 60; seed++ {
		scenario := []string{"first_battle", "lamplit_way"}[seed%2]
		begun, err := load(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": scenario}})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			if moves(s.State, s.Asker) && (s.LastTurn() || s.Keep > 0) {
				text, ask := s.Caution(c)
				words := text.String()
				if n := strings.Count(strings.ToLower(words), "movement ends"); n > 1 {
					t.Errorf("seed %d: it is said %d times that the movement ends: %s", seed, n, words)
				}
				if ask = ask && strings.Contains(words, "Your movement ends with this"); ask {
					asked++
				}
				after := s.Clone().(*State)
				seat := s.Asker
				if _, err := after.Apply(c); err != nil {
					t.Fatal(err)
				}
				if ask && !after.Decision().Over() && moves(after.State, seat) {
					t.Errorf("seed %d: %s is asked about, and the movement goes on", seed, s.Describe(c).Sentence)
				}
			}
			if s.LastTurn() {
				for _, w := range s.Warnings(s.Asker) {
					if w.Odds == rules.Certain {
						certain++
						s.follow(t, &r, w)
					}
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if certain < 20 || asked < 10 {
		t.Errorf("%d warnings certain, %d choices asked about", certain, asked)
	}
}

// follow plays the turn to its end: Mineos ends its movement, all else is by lot.
func (s *State) follow(t *testing.T, r *rules.Rand, w rules.Warning) {
	t.Helper()
	for range 5 {
		after := s.Clone().(*State)
		after.Rng = rules.NewRand(r.Uint64())
		for n := after.Turns(); !after.Decision().Over() && after.Turns() == n; {
			choices := after.Decision().Choices
			c := choices[r.IntN(len(choices))]
			if last := choices[len(choices)-1]; after.Asker == engine.Mineos && (last.Verb == engine.EndMovement || last.Verb == engine.EndGroup) {
				c = last
			}
			if _, err := after.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		if o, over := after.Outcome(); over && o.Winners.Has(engine.Mineos) && after.Result != engine.ArgotDefeated {
			t.Errorf("%q was certain, and Mineos wins: %s", w.Text.String(), o.Reason)
		}
	}
}

// BenchmarkWarnings tells what threatens the seat that is asked, in positions in which something may.
func BenchmarkWarnings(b *testing.B) {
	for _, scenario := range []string{"first_battle", "full_siege"} {
		b.Run(scenario, func(b *testing.B) {
			list := pressed(b, scenario)
			for n := 0; b.Loop(); n++ {
				s := list[n%len(list)]
				s.Warnings(s.Asker)
			}
		})
	}
}

// pressed are positions of a siege that is played at a glance in which something threatens the seat that is asked, as it knows them.
func pressed(t testing.TB, scenario string) (list []*State) {
	const most = 40
	begun, err := load(t).New(rules.Setup{Seed: 5, Options: map[string]string{"scenario": scenario}})
	if err != nil {
		t.Fatal(err)
	}
	s, r := begun.(*State), rules.NewRand(5)
	for n := 0; !s.Decision().Over() && len(list) < most; n++ {
		if known := s.Veiled(s.Asker, &r).(*State); n%5 == 0 && len(known.Warnings(s.Asker)) > 0 {
			list = append(list, known)
		}
		if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if len(list) == 0 {
		t.Fatal("nothing ever threatens")
	}
	return list
}
