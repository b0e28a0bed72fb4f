package match_test

import (
	"errors"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

func second(m *match.Match, seat rules.Seat) string { return m.Preferences(seat)[0].Value }

func TestPreferHoldsAndIsKept(t *testing.T) {
	j := &memory{}
	h := header("short")
	m := begin(t, h, j)
	if err := m.Prefer(stub.North, "second", "skipped"); err != nil {
		t.Fatal(err)
	}
	if want := save.PreferRecord(0, "second", "skipped"); len(j.records) != 1 || j.records[0] != want {
		t.Errorf("kept %+v", j.records)
	}
	play(t, m, first(t, m, "ward"))
	if m.Decider() != rules.SeatsOf(stub.South) {
		t.Error("North is asked for a second action")
	}
	if err := m.Prefer(stub.South, "second", "asked"); err != nil || len(j.records) != 2 {
		t.Errorf("what holds already is recorded: %+v, %v", j.records, err)
	}
	sameMatch(t, m, reload(t, h, j.records))
}

func TestPreferOutlivesUndoAndDropsRedo(t *testing.T) {
	h := header("short")
	h.TakeBacks = true
	j := &memory{}
	m := begin(t, h, j)
	play(t, m, first(t, m, "ward"), "end")
	play(t, m, first(t, m, "ward"), "end")
	if err := m.Prefer(stub.North, "second", "skipped"); err != nil {
		t.Fatal(err)
	}
	if err := m.UndoTo(0); err != nil {
		t.Fatal(err)
	}
	if second(m, stub.North) != "skipped" {
		t.Error("the preference was taken back")
	}
	if s, err := m.At(2); err != nil || s.(rules.Preferrer).Preferences(stub.North)[0].Value != "asked" {
		t.Errorf("the preference holds in the past: %v", err)
	}
	if err := m.RedoTo(4); err != nil || m.Len() != 4 {
		t.Errorf("what was played under the old preference cannot be played again: %v", err)
	}
	if err := m.UndoTo(0); err != nil {
		t.Fatal(err)
	}
	if err := m.Prefer(stub.North, "second", "asked"); err != nil || m.Total() != 0 {
		t.Errorf("%d decisions can be played again: %v", m.Total(), err)
	}
	sameMatch(t, m, reload(t, h, j.records))
}

func TestOnlyWhoDecidesMayPrefer(t *testing.T) {
	j := &memory{}
	m := begin(t, header("short"), j)
	var refusal *rules.Refusal
	if err := m.Prefer(stub.South, "second", "skipped"); !errors.As(err, &refusal) || refusal.Why.String() != "How South wants to be asked can be changed when South is to decide" {
		t.Errorf("South: %v", err)
	}
	for _, seat := range []rules.Seat{-1, 2} {
		if err := m.Prefer(seat, "second", "skipped"); err == nil {
			t.Errorf("seat %d settles something", seat)
		}
	}
	for id, value := range map[string]string{"second": "perhaps", "third": "asked"} {
		if err := m.Prefer(stub.North, id, value); err == nil {
			t.Errorf("%s %s is taken", id, value)
		}
	}
	r := rules.NewRand(1)
	playRandom(t, m, &r, 100)
	if _, ok := m.CanPrefer(stub.North); ok || len(j.records) != m.Len() {
		t.Errorf("after the end North may settle: %v; %d records", ok, len(j.records))
	}
}

func TestPreferencesOfAFileAreChecked(t *testing.T) {
	h, err := match.Settle(stub.Game{}, header("short"))
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range []save.Record{save.PreferRecord(0, "third", "asked"), save.PreferRecord(0, "second", "perhaps"), save.PreferRecord(2, "second", "asked")} {
		var fault *save.FileError
		_, err := match.Load(games{}, &save.File{Path: "test", Header: h, Records: []save.Record{bad}}, nil)
		if !errors.As(err, &fault) || fault.Line != 2 {
			t.Errorf("%s: %v", bad.Text, err)
		}
	}
}
