package argot

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
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

// BenchmarkAim tells what it costs to carry the words of a plan that nobody reads.
func BenchmarkAim(b *testing.B) {
	s, p := planned(b)
	for b.Loop() {
		_ = p.Aim(s)
	}
}
