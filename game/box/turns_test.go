package box_test

import (
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// The log of every game counts turns as the match does: what a choice brought about happened in the turn in which it was
// made, or in one that began with it.
func TestTheLogCountsTurnsAsTheMatchDoes(t *testing.T) {
	for _, e := range open(t).Games() {
		header, err := match.Settle(e.Game, save.Header{Game: e.ID, Seed: 3, App: "test"})
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(e.Game, header, nil)
		if err != nil {
			t.Fatal(err)
		}
		after := []int{m.State().Progress().Turn}
		for r := rules.NewRand(3); !m.Over() && len(after) < 250; {
			choices := m.State().Decision().Choices
			if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
			after = append(after, m.State().Progress().Turn)
		}
		if last := after[len(after)-1]; last < 2 {
			t.Errorf("%s: in %d choices no second turn began", e.ID, len(after)-1)
		}
		for _, l := range m.Lines(rules.NoSeat) {
			if first := after[max(l.Entry, 0)]; l.Turn < first && l.Entry >= 0 || l.Turn > after[l.Entry+1] {
				t.Errorf("%s: %q stands in turn %d, and was told between turns %d and %d", e.ID, l.Text, l.Turn, first, after[l.Entry+1])
				break
			}
		}
	}
}
