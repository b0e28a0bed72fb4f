package bsieged

import (
	"bytes"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
)

// randomSetup is a match of a table size with random options, decided by r.
func randomSetup(r *rules.Rand, n int) rules.Setup {
	in := content.Info()
	setup := rules.Setup{Seed: r.Uint64(), Seats: 1 + n%in.MaxSeats, Options: map[string]string{}}
	for _, o := range in.Options {
		if !in.Applies(o, setup) {
			continue
		}
		setup.Options[o.ID] = o.Values[r.IntN(len(o.Values))].ID
		if o.Open != "" && r.IntN(2) == 0 {
			setup.Options[o.ID] = content.Invent(o.ID, setup, r)
		}
	}
	return setup
}

// TestRandomPlay plays matches of every table size with random options by random choices and
// holds every position against the invariants of ledger 11.
func TestRandomPlay(t *testing.T) {
	matches := 1200
	if testing.Short() {
		matches = 120
	}
	r := rules.NewRand(20)
	ended := map[result]int{}
	asked := map[string]int{}
	for n := range matches {
		setup := randomSetup(&r, n)
		w := &watcher{t: t, setup: setup, asked: asked}
		w.play(&r, n)
		if t.Failed() {
			t.Fatalf("match %d: %+v", n, setup)
		}
		ended[w.s.result]++
	}
	if testing.Short() {
		return
	}
	for _, kind := range askNames[1:] {
		if asked[kind] == 0 {
			t.Errorf("no match asked %q", kind)
		}
	}
	for _, res := range []result{lostKrohn, lostAvatar, lostMessenger, lostHeroes} {
		if ended[res] == 0 {
			t.Errorf("no match ended as %s", resultWords[res])
		}
	}
	t.Logf("ended: %v, asked: %v", ended, asked)
}

// picked is a choice by chance. A match that cannot be won any more is conceded less often than
// chance alone would have it, so that late rounds are met too.
func picked(r *rules.Rand, choices []rules.Choice) rules.Choice {
	c := choices[r.IntN(len(choices))]
	if c.Verb == Concede && r.IntN(50) > 0 {
		c = choices[0]
	}
	return c
}

// watcher holds a match against the invariants by other means than Check.
type watcher struct {
	t     *testing.T
	s     *State
	setup rules.Setup
	asked map[string]int
	steps int
	drawn int // Events
	told  toldSoFar
}

func (w *watcher) fail(id, format string, args ...any) {
	w.t.Helper()
	w.t.Errorf(id+": "+format, args...)
}

func (w *watcher) play(r *rules.Rand, n int) {
	state, err := content.New(w.setup)
	if err != nil {
		w.t.Errorf("%v", err)
		return
	}
	w.s = state.(*State)
	if n%4 == 0 {
		w.train()
	}
	for !w.t.Failed() {
		d := w.s.Decision()
		if d.Over() {
			break
		}
		w.position(d)
		c := picked(r, d.Choices)
		if n%16 == 0 {
			w.refusal(r)
		}
		before := *w.s
		events, err := w.s.Apply(c)
		if err != nil {
			w.fail("BS-INV-24", "%s: %v", content.Notation(c), err)
			return
		}
		w.after(&before, events)
		w.follow(&before, events)
		if w.steps++; w.steps > 5000 { // BS-INV-21
			w.fail("BS-INV-21", "the match does not end")
		}
		if n%64 == 0 && w.steps%7 == 0 {
			w.restored()
		}
	}
	if err := w.s.Check(); err != nil {
		w.t.Error(err)
	}
	if !w.t.Failed() {
		w.end()
	}
}

// train gives every hero the abilities of three Levels, so that all of them come into play.
func (w *watcher) train() {
	s := w.s
	for h := range heroNo(s.nhero) {
		for level := range 3 {
			s.heroes[h].tokens[level] = token{learned, s.piles[level].take()}
		}
	}
	s.listed = false
}

// position tests a waiting decision: BS-INV-17.
func (w *watcher) position(d rules.Decision) {
	if err := w.s.Check(); err != nil {
		w.t.Error(err)
	}
	w.asked[d.Kind]++
	if len(d.Choices) < 2 {
		w.fail("BS-INV-17", "%s has one choice", d.Kind)
	}
	for i, c := range d.Choices {
		for _, other := range d.Choices[:i] {
			if c == other {
				w.fail("BS-INV-17", "%s is listed twice", content.Notation(c))
			}
		}
		if back, err := content.Parse(content.Notation(c)); err != nil || back != c {
			w.fail("BS-INV-17", "%s is read as %v: %v", content.Notation(c), back, err)
		}
	}
	if w.s.living() == 0 {
		w.fail("BS-INV-19", "nobody lives and the match goes on")
	}
}

// refusal tries a choice that is not legal: BS-INV-18.
func (w *watcher) refusal(r *rules.Rand) {
	wrong := of(rules.Verb(1+r.IntN(int(verbs)-1)), r.IntN(12)-1, r.IntN(5)-1, r.IntN(4)-1, r.IntN(2))
	if w.s.Decision().Allows(wrong) {
		return
	}
	before, _ := w.s.Snapshot()
	if _, err := w.s.Apply(wrong); err == nil {
		w.fail("BS-INV-18", "%s was taken", content.Notation(wrong))
	}
	if after, _ := w.s.Snapshot(); !bytes.Equal(before, after) {
		w.fail("BS-INV-18", "the refused %s changed the state", content.Notation(wrong))
	}
}

// after compares the state with the one before a choice: BS-INV-14, 15, 16.
func (w *watcher) after(before *State, events []rules.Event) {
	s := w.s
	if s.round < before.round {
		w.fail("BS-INV-15", "round %d after %d", s.round, before.round)
	}
	placed, gone := 0, 0
	for _, e := range events {
		switch e.Name {
		case "unit_placed":
			placed += int(e.N)
		case "unit_destroyed":
			gone += int(e.N)
		case "event_drawn":
			w.drawn++
		}
	}
	was, is := 0, 0
	for f := range s.fronts {
		was += before.fieldUnits(fieldNo(f))
		is += s.fieldUnits(fieldNo(f))
	}
	if s.result == undecided && is != was+placed-gone { // BS-INV-14
		w.fail("BS-INV-14", "%d units after %d, with %d placed and %d destroyed", is, was, placed, gone)
	}
	if s.result == undecided && w.drawn > int(s.round)-1 {
		w.fail("BS-INV-15", "%d Events drawn in round %d", w.drawn, s.round)
	}
}

// restored tests that a snapshot is complete: BS-INV-18.
func (w *watcher) restored() {
	snap, err := w.s.Snapshot()
	if err != nil {
		w.t.Error(err)
		return
	}
	back, err := content.Restore(snap)
	if err != nil {
		w.fail("BS-INV-18", "%v", err)
		return
	}
	if again, _ := back.Snapshot(); !bytes.Equal(snap, again) {
		w.fail("BS-INV-18", "snapshot, restore, snapshot are not equal")
	}
	a, b := w.s.Decision(), back.Decision()
	if a.Kind != b.Kind || len(a.Choices) != len(b.Choices) {
		w.fail("BS-INV-17", "the restored state asks %s with %d choices, not %s with %d", b.Kind, len(b.Choices), a.Kind, len(a.Choices))
	}
}

// end tests an ended match: BS-INV-19.
func (w *watcher) end() {
	outcome, over := w.s.Outcome()
	if !over || outcome.Result == "" || outcome.Reason.Empty() {
		w.fail("BS-INV-19", "the match ended without an outcome: %+v", outcome)
	}
	if (w.s.result == won) != (outcome.Winners != 0) {
		w.fail("BS-INV-19", "%s is won by %v", outcome.Result, outcome.Winners)
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	r := rules.NewRand(3)
	b.ReportAllocs()
	var s rules.State
	for n := 0; n < b.N; n++ {
		if s == nil || s.Decision().Over() {
			b.StopTimer()
			s, _ = content.New(rules.Setup{Seed: r.Uint64(), Seats: 1})
			b.StartTimer()
		}
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
			b.Fatal(err)
		}
	}
}

// Random play takes memory for a match, and none for its choices.
func TestChoicesTakeNoMemory(t *testing.T) {
	for seed := range uint64(5) {
		if n, err := conform.Allocations(content, rules.Setup{Seed: seed + 1}, 40); n != 0 || err != nil {
			t.Errorf("seed %d: 40 choices take memory %.0f times: %v", seed+1, n, err)
		}
	}
}
