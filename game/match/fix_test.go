package match_test

import (
	"testing"

	"portcullis/rules"
	"portcullis/save"
)

// waits are the forced faces that a state throws next, found by what its dice show.
func waits(t *testing.T, s rules.State) int {
	t.Helper()
	faces := make([]uint8, rules.MaxForced)
	for i := range faces {
		faces[i] = 1
	}
	for left := range rules.MaxForced {
		if s.Clone().Force(faces[left:]...) == nil {
			return left
		}
	}
	return rules.MaxForced
}

// Dice that are fixed take the place of all that wait, go and come back with undo and redo, and are in the file.
func TestFixedDice(t *testing.T) {
	h := header("short")
	h.TakeBacks = true
	j := &memory{}
	m := begin(t, h, j)
	if err := m.Force(2, 3, 4); err != nil {
		t.Fatal(err)
	}
	if err := m.Fix(5, 6); err != nil || waits(t, m.State()) != 2 {
		t.Fatalf("%v, %d wait", err, waits(t, m.State()))
	}
	play(t, m, first(t, m, "ward"))
	if err := m.Fix(); err != nil || waits(t, m.State()) != 0 {
		t.Fatalf("%v, %d wait", err, waits(t, m.State()))
	}
	if err := m.UndoTo(0); err != nil || waits(t, m.State()) != 2 {
		t.Fatalf("%v, %d wait at the beginning", err, waits(t, m.State()))
	}
	if err := m.Redo(0); err != nil || waits(t, m.State()) != 0 {
		t.Fatalf("%v, %d wait after redo", err, waits(t, m.State()))
	}
	if err := m.UndoTo(0); err != nil || m.Fix(1) != nil || m.Total() != 0 || waits(t, m.State()) != 1 {
		t.Fatalf("%v, %d can be played again, %d wait", err, m.Total(), waits(t, m.State()))
	}
	if m.Fix(7) == nil || waits(t, m.State()) != 1 {
		t.Error("a seven is taken, or forgets what waits")
	}
	if again := reload(t, h, j.records); snapshot(t, again.State()) != snapshot(t, m.State()) {
		t.Error("the file plays another match")
	}
	if last := j.records[len(j.records)-1]; last.Kind != save.Dice || last.Text != "1" {
		t.Errorf("the last record is %v", last)
	}
}
