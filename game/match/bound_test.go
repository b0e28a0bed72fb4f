package match_test

import (
	"reflect"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// TestDecisionsThatBelongTogetherAreOneLine plays The Siege of Argot by chance, with decisions taken back: whoever reads the log
// after each of them reads the same as who reads it once, the march of a group is one line, and before it is whole each
// decision has its own.
func TestDecisionsThatBelongTogetherAreOneLine(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	g, err := games.Game("argot")
	if err != nil {
		t.Fatal(err)
	}
	h := save.Header{Seed: 3, Options: map[string]string{"scenario": "first_battle"}, Seats: []save.Seat{{Player: save.Human}, {Player: save.Human}}}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, folded := rules.NewRand(3), 0
	for n := range 260 {
		d := m.State().Decision()
		if d.Over() {
			break
		}
		if _, err := m.Play(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
		if n%20 == 19 {
			if to := m.Len() - 1 - r.IntN(6); to > 0 {
				if _, ok := m.CanUndoTo(to); ok {
					if err := m.UndoTo(to); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		for viewer := rules.NoSeat; viewer < 2; viewer++ {
			told := 0
			for _, l := range m.Lines(viewer) {
				if l.First < told-1 || l.Entry < l.First {
					t.Fatalf("viewer %d: %q tells of decisions %d to %d, after %d", viewer, l.Text, l.First, l.Entry, told)
				}
				if told = l.Entry + 1; l.First < l.Entry {
					folded++
				}
			}
		}
	}
	if folded == 0 {
		t.Error("no decisions were told together")
	}
	for viewer := rules.NoSeat; viewer < 2; viewer++ {
		fresh, err := match.New(g, h, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range m.History() {
			if _, err := fresh.Play(e.Choice); err != nil {
				t.Fatal(err)
			}
		}
		if got, want := texts(m.Lines(viewer)), texts(fresh.Lines(viewer)); !reflect.DeepEqual(got, want) {
			t.Errorf("viewer %d reads %d lines, who reads it once %d", viewer, len(got), len(want))
		}
	}
}
