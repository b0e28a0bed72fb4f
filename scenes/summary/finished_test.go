package summary

import (
	"maps"
	"path/filepath"
	"testing"
	"time"

	"portcullis/game/feat"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/save/outcomes"
)

// wonBy is a match of the sample game that the person in a seat won.
func wonBy(t *testing.T, seat rules.Seat, after uint64) *match.Match {
	t.Helper()
	for seed := after; seed < after+100; seed++ {
		header, err := match.Settle(stub.Game{}, save.Header{Game: "stub", Seed: seed, Created: time.Unix(1000, 0), Seats: []save.Seat{{Player: save.Human}, {Player: save.Human}}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(stub.Game{}, header, nil)
		if err != nil {
			t.Fatal(err)
		}
		for r := rules.NewRand(seed); !m.Over(); {
			list := m.State().Decision().Choices
			if _, err := m.Play(list[r.IntN(len(list))]); err != nil {
				t.Fatal(err)
			}
		}
		if end, _ := m.State().Outcome(); end.Winners == rules.SeatsOf(seat) {
			return m
		}
	}
	t.Fatalf("seat %d never wins", seat)
	return nil
}

// A medal is new once; what is read again and what others earned before is not.
func TestMedalsAreNewOnce(t *testing.T) {
	book, err := outcomes.Open(filepath.Join(t.TempDir(), outcomes.File))
	if err != nil {
		t.Fatal(err)
	}
	first, second := 0, 1
	feats := feat.List{{ID: "first", Game: "stub", When: []feat.Cond{{Seat: &first}}}, {ID: "second", Game: "stub", When: []feat.Cond{{Seat: &second}}},
		{ID: "whole", Game: feat.Box, Wins: []feat.Win{{Game: "stub"}}}}
	a, b, c := wonBy(t, 0, 1), wonBy(t, 0, 200), wonBy(t, 1, 400)
	for _, step := range []struct {
		m    *match.Match
		want map[string]bool
	}{
		{a, map[string]bool{"first": true, "whole": true}}, {a, map[string]bool{"first": false}},
		{b, map[string]bool{"first": false}}, {c, map[string]bool{"second": true}},
	} {
		got, err := Keep(book, feats, step.m, time.Unix(2000, 0))
		if err != nil || !maps.Equal(got, step.want) {
			t.Errorf("earned %v, %v; want %v", got, err, step.want)
		}
	}
	if n := feats.Earned(book.All()); n["first"] != 2 || n["second"] != 1 || n["whole"] != 1 {
		t.Errorf("kept are %v", n)
	}
}
