package match_test

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

func TestNoSpaceLosesNothing(t *testing.T) {
	full := errors.New("no space left on device")
	j := &memory{}
	m := begin(t, header("normal"), j)
	play(t, m, "end")

	j.fault = full
	events, err := m.Play(rules.Choice{Verb: stub.End})
	var warning *match.NotKept
	if !errors.As(err, &warning) || !errors.Is(err, full) || warning.Waiting != 1 || len(events) == 0 {
		t.Fatalf("got %d events and %v", len(events), err)
	}
	if m.Len() != 2 || m.Unsaved() != 1 {
		t.Errorf("%d decisions stand, %d unsaved", m.Len(), m.Unsaved())
	}
	play(t, m, "end") // the same failure is not reported again
	if m.Unsaved() != 2 {
		t.Errorf("%d unsaved", m.Unsaved())
	}
	j.fault = errors.New("the disk is gone")
	if err := m.Rename("Night"); !errors.As(err, &warning) || warning.Waiting != 3 {
		t.Errorf("another failure: %v", err)
	}
	if err := m.Keep(); err == nil {
		t.Error("keeping succeeds without a disk")
	}
	if got := m.Unkept(); len(got) != 3 || got[2].Kind != save.Name {
		t.Errorf("unkept %+v", got)
	}

	j.fault = nil
	play(t, m, "end")
	if m.Unsaved() != 0 || len(j.records) != 5 || j.records[3] != (save.Record{Kind: save.Name, Text: "Night"}) {
		t.Errorf("%d unsaved, journal %+v", m.Unsaved(), j.records)
	}
	if got := snapshot(t, reload(t, header("normal"), j.records).State()); got != snapshot(t, m.State()) {
		t.Error("the journal tells another match")
	}

	j.fault = full
	if _, err := m.Play(rules.Choice{Verb: stub.End}); !errors.As(err, &warning) {
		t.Errorf("the same failure after a recovery is not reported: %v", err)
	}
	j.fault = nil
	if err := m.Keep(); err != nil || m.Unsaved() != 0 {
		t.Errorf("%d unsaved: %v", m.Unsaved(), err)
	}
}

// The warning is whole sentences, whether what the journal said ends with a full stop or not.
func TestNotKeptIsOneSentenceAfterTheOther(t *testing.T) {
	for _, said := range []string{"no space left on device", "night.siege: could not be saved. Make room."} {
		text := (&match.NotKept{Waiting: 1, Err: errors.New(said)}).Error()
		if strings.Contains(text, "..") || !strings.Contains(text, strings.TrimSuffix(said, ".")+". It goes on") {
			t.Error(text)
		}
	}
}

func TestUndoIsPlayedThoughNotKept(t *testing.T) {
	j := &memory{}
	m := begin(t, header("normal"), j)
	play(t, m, first(t, m, "ward"))
	j.fault = errors.New("no space left on device")
	var warning *match.NotKept
	if err := m.Undo(match.Step); !errors.As(err, &warning) || m.Len() != 0 {
		t.Errorf("%d decisions stand: %v", m.Len(), err)
	}
}

func TestWithoutAJournal(t *testing.T) {
	m := begin(t, header("short"), nil)
	play(t, m, "end")
	if m.Unsaved() != 0 || m.Keep() != nil {
		t.Error("without a journal something waits")
	}
}

// TestFile plays with a real match file.
func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "match")
	h, err := match.Settle(stub.Game{}, header("normal"))
	if err != nil {
		t.Fatal(err)
	}
	j, err := save.Create(path, h)
	if err != nil {
		t.Fatal(err)
	}
	m := begin(t, h, j)
	r := rules.NewRand(4)
	if err := m.SetTakeBacks(match.On); err != nil {
		t.Fatal(err)
	}
	playRandom(t, m, &r, 12)
	if err := errors.Join(m.UndoTo(7), m.Force(3, 4), m.Rename("Night"), m.SetSeats([]save.Seat{{Name: "Ada"}, {Player: "steady"}}), j.Close()); err != nil {
		t.Fatal(err)
	}

	file, j, err := save.Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	breaths := 0
	rules.Breath = func() { breaths++ }
	again, err := match.Load(games{}, file, j)
	rules.Breath = nil
	if err != nil {
		t.Fatal(err)
	}
	if breaths < len(file.Records) {
		t.Errorf("%d records are played again with %d breaths", len(file.Records), breaths)
	}
	sameMatch(t, m, again)
	playRandom(t, again, &r, 5)
	want := snapshot(t, again.State())
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	file, err = save.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	third, err := match.Load(games{}, file, nil)
	if err != nil || snapshot(t, third.State()) != want {
		t.Errorf("what was played after loading is lost: %v", err)
	}
}

// sameMatch compares everything that two matches can show.
func sameMatch(t fatal, a, b *match.Match) {
	t.Helper()
	if a.Len() != b.Len() || a.Total() != b.Total() {
		t.Fatalf("%d of %d decisions stand, and %d of %d", a.Len(), a.Total(), b.Len(), b.Total())
	}
	for n := range a.Total() + 1 {
		x, err := a.At(n)
		if err != nil {
			t.Fatalf("%v", err)
		}
		y, err := b.At(n)
		if err != nil {
			t.Fatalf("%v", err)
		}
		if snapshot(t, x) != snapshot(t, y) {
			t.Fatalf("position %d differs:\n%s\n%s", n, snapshot(t, x), snapshot(t, y))
		}
	}
	if snapshot(t, a.State()) != snapshot(t, b.State()) {
		t.Fatalf("the states differ:\n%s\n%s", snapshot(t, a.State()), snapshot(t, b.State()))
	}
	for i, e := range slices.Concat(a.History(), a.Undone()) {
		f := slices.Concat(b.History(), b.Undone())[i]
		if e.Notation != f.Notation || e.Kind != f.Kind || e.Seats != f.Seats || e.Turn != f.Turn || !slices.Equal(e.Events, f.Events) || e.Description.Sentence.String() != f.Description.Sentence.String() {
			t.Fatalf("entry %d differs:\n%+v\n%+v", i, e, f)
		}
	}
	if a.Name() != b.Name() || a.TakeBacks() != b.TakeBacks() || !slices.Equal(a.Seats(), b.Seats()) || a.Statistics().Undos != b.Statistics().Undos {
		t.Fatalf("the tables differ:\n%+v %+v\n%+v %+v", a.Header(), a.Statistics(), b.Header(), b.Statistics())
	}
}

func TestLoadFaults(t *testing.T) {
	h, err := match.Settle(stub.Game{}, header("short"))
	if err != nil {
		t.Fatal(err)
	}
	with := func(change func(*save.Header)) save.Header {
		h := h
		change(&h)
		return h
	}
	good := save.Record{Kind: save.Play, Text: "end"}
	for name, c := range map[string]struct {
		header  save.Header
		records []save.Record
		kind    error
		line    int
		says    string
		rule    string
	}{
		"unknown game":            {with(func(h *save.Header) { h.Game = "chess" }), nil, save.ErrOtherGame, 1, `"chess"`, ""},
		"content missing":         {with(func(h *save.Header) { h.Game = "argot" }), nil, save.ErrNoContent, 1, "argot/cards.toml:3", ""},
		"content changed":         {with(func(h *save.Header) { h.Content = "ffffffffffffffff" }), []save.Record{good, {Kind: save.Play, Text: "raid oak-5 left"}}, save.ErrContent, 1, "does not fit; line 3", "TG-TRN-2"},
		"option of other content": {with(func(h *save.Header) { h.Content = "ffffffffffffffff"; h.Options = map[string]string{"weather": "rain"} }), nil, save.ErrContent, 1, "weather", ""},
		"unknown option":          {with(func(h *save.Header) { h.Options = map[string]string{"weather": "rain"} }), nil, match.ErrStart, 1, "weather", ""},
		"broken start":            {with(func(h *save.Header) { h.Start = []byte(`{"game":"stub","length":"endless"}`) }), nil, match.ErrStart, 1, "endless", ""},
		"illegal choice":          {h, []save.Record{good, {Kind: save.Play, Text: "raid oak-5 left"}, good}, save.ErrDamaged, 3, "Oak 5", "TG-TRN-2"},
		"unreadable choice":       {h, []save.Record{{Kind: save.Play, Text: "surrender"}}, save.ErrDamaged, 2, "surrender", ""},
		"undo of nothing":         {h, []save.Record{{Kind: save.Undo, N: 0}}, save.ErrDamaged, 2, "0 stand", ""},
		"undo forwards":           {h, []save.Record{good, {Kind: save.Undo, N: 2}}, save.ErrDamaged, 3, "1 stand", ""},
		"redo of nothing":         {h, []save.Record{good, {Kind: save.Redo, N: 2}}, save.ErrDamaged, 3, "no such position", ""},
		"redo backwards":          {h, []save.Record{good, {Kind: save.Redo, N: 0}}, save.ErrDamaged, 3, "stand already", ""},
		"bad faces":               {h, []save.Record{{Kind: save.Force, Text: "7"}}, save.ErrDamaged, 2, "7", ""},
		"more dice than can wait": {h, slices.Repeat([]save.Record{{Kind: save.Force, Text: "1 2 3 4 5 6"}}, 6), save.ErrDamaged, 7, "32", ""},
		"too few seats":           {h, []save.Record{{Kind: save.Seats, Text: `[{"name":"Ada","player":"human"}]`}}, save.ErrDamaged, 2, "1 seats", ""},
		"seats in no form":        {h, []save.Record{{Kind: save.Seats, Text: `[`}}, save.ErrDamaged, 2, "seats", ""},
		"unknown kind":            {h, []save.Record{{Kind: "bet"}}, save.ErrDamaged, 2, "bet", ""},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := match.Load(games{}, &save.File{Path: "night.match", Header: c.header, Records: c.records}, nil)
			var f *save.FileError
			if m != nil || !errors.As(err, &f) || !errors.Is(err, c.kind) {
				t.Fatalf("got %v", err)
			}
			if f.Line != c.line || f.Path != "night.match" || f.Advice == "" || !strings.Contains(err.Error(), c.says) {
				t.Errorf("got line %d: %v", f.Line, err)
			}
			if f.Readable == nil || c.line > 1 && len(f.Readable.Records) != c.line-2 {
				t.Errorf("what was before it is not kept: %+v", f.Readable)
			}
			var r *rules.Refusal
			if c.rule != "" && (!errors.As(err, &r) || r.Rule != c.rule) {
				t.Errorf("the rule is not named: %v", err)
			}
		})
	}
}
