package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
)

// planned plays the default match on until a plan attacks a place where a battle would be fought.
func planned(t testing.TB) (*State, scheme) {
	t.Helper()
	begun, err := load(t).New(rules.Setup{Seed: 2})
	if err != nil {
		t.Fatal(err)
	}
	s := begun.(*State)
	for range 1500 {
		if s.Decision().Over() {
			break
		}
		if p, ok := s.Scheme(rules.Keen, 0).(scheme); ok && p.Target != atlas.Nowhere {
			if _, fought := s.Odds(p.Seat(), p.Target, p.Coming(s.State)...); fought {
				return s, p
			}
		}
		if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no plan fights")
	return nil, scheme{}
}

// What a plan is about is told of the position in which it was asked for, however far the match has gone when it is read.
func TestAnAimIsOfThePositionItWasAskedIn(t *testing.T) {
	s, p := planned(t)
	want, later := p.Aim(s).String(), p.Aim(s)
	for range 40 {
		if s.Decision().Over() {
			break
		}
		if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if got := later.String(); got != want {
		t.Errorf("%q became %q", want, got)
	}
}

// A plan that attacks nothing anew and sends help to those who are attacked says so, and not that no attack promises enough.
func TestAPlanThatHelpsSaysSo(t *testing.T) {
	helped, stayed := 0, 0
	for seed := uint64(1); seed < 8 && helped < 3; seed++ {
		begun, err := load(t).New(rules.Setup{Seed: seed, Options: map[string]string{optionScenario: "stand_alone"}})
		if err != nil {
			t.Fatal(err)
		}
		for s, n := begun.(*State), 0; n < 900 && helped < 3 && !s.Decision().Over(); n++ {
			if p, ok := s.Scheme(rules.Keen, 0).(scheme); ok && p.Target == atlas.Nowhere {
				c, goes := p.Next(s)
				helps := goes && c.Verb == engine.March && s.BattleAt(atlas.Place(c.Args[1]))
				if says := strings.Contains(p.Aim(s).String(), "to help those who are attacked at "); says != helps {
					t.Fatalf("seed %d: of %s it is said %q", seed, s.Describe(c).Sentence, p.Aim(s))
				}
				if stays := goes && c.Verb == engine.EndMovement; stays != strings.Contains(p.Aim(s).String(), "nobody stands better elsewhere") {
					t.Fatalf("seed %d: of %s it is said %q", seed, s.Describe(c).Sentence, p.Aim(s))
				}
				if helps {
					helped++
				} else {
					stayed++
				}
			}
			if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if helped == 0 || stayed == 0 {
		t.Errorf("%d plans helped, %d others attacked nothing: too few to tell", helped, stayed)
	}
}

// BenchmarkAim tells what it costs to carry the words of a plan that nobody reads.
func BenchmarkAim(b *testing.B) {
	s, p := planned(b)
	for b.Loop() {
		_ = p.Aim(s)
	}
}
