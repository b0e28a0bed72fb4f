package match_test

import (
	"errors"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

func TestUndoAndRedoAStep(t *testing.T) {
	j := &memory{}
	m := begin(t, header("short"), j)
	p, ok := m.CanUndo(match.Step)
	wantPlan(t, p, ok, false, "Nothing has been decided yet", "")
	p, ok = m.CanRedo(match.Step)
	wantPlan(t, p, ok, false, "Nothing has been taken back", "")

	before := snapshot(t, m.State())
	play(t, m, first(t, m, "ward"))
	after := snapshot(t, m.State())
	sentence := m.History()[0].Description.Sentence.String()

	p, ok = m.CanUndo(match.Step)
	wantPlan(t, p, ok, true, "Take back: "+sentence, "")
	if p.Stand != 0 || p.Count != 1 {
		t.Errorf("plan %+v", p)
	}
	if err := m.Undo(match.Step); err != nil {
		t.Fatal(err)
	}
	if snapshot(t, m.State()) != before || m.Len() != 0 || m.Total() != 1 || len(m.Undone()) != 1 {
		t.Error("the choice was not taken back")
	}
	p, ok = m.CanRedo(match.Step)
	wantPlan(t, p, ok, true, "Play again: "+sentence, "")
	if err := m.Redo(match.Step); err != nil {
		t.Fatal(err)
	}
	if snapshot(t, m.State()) != after || m.Len() != 1 {
		t.Error("the choice was not played again")
	}
	if len(j.records) != 3 || j.records[1] != (save.Record{Kind: save.Undo, N: 0}) || j.records[2] != (save.Record{Kind: save.Redo, N: 1}) {
		t.Errorf("journal %+v", j.records)
	}
}

func TestDiceAreABarrier(t *testing.T) {
	j := &memory{}
	m := begin(t, header("short"), j)
	play(t, m, first(t, m, "raid"))
	before := snapshot(t, m.State())
	p, ok := m.CanUndo(match.Step)
	wantPlan(t, p, ok, false, "The dice have been seen", "TG-RAD-1")
	err := m.Undo(match.Step)
	var r *rules.Refusal
	if !errors.As(err, &r) || r.Rule != "TG-RAD-1" {
		t.Errorf("undo: %v", err)
	}
	if snapshot(t, m.State()) != before || len(j.records) != 1 {
		t.Error("a refused undo changed something")
	}
}

func TestADrawnCardIsABarrier(t *testing.T) {
	m := begin(t, header("short"), nil)
	play(t, m, "end")
	p, ok := m.CanUndo(match.Step)
	wantPlan(t, p, ok, false, "A card has been seen", "TG-TRN-1")
	if got := p.What.String(); got != "a decision of North" {
		t.Errorf("what stands is %q", got)
	}
}

// fullHands plays until ending the turn draws no card: only the seat changes.
func fullHands(t *testing.T, m *match.Match) {
	t.Helper()
	for range 8 {
		play(t, m, "end")
	}
}

func TestAnotherSeatIsABarrier(t *testing.T) {
	m := begin(t, header("normal"), nil)
	fullHands(t, m)
	play(t, m, "end")
	for _, e := range m.History()[m.Len()-1].Events {
		if e.Reveals {
			t.Fatalf("%s reveals: the position proves nothing", e.Name)
		}
	}
	p, ok := m.CanUndo(match.Step)
	wantPlan(t, p, ok, false, "That was for North to decide", "")
}

func TestTakeBacksLiftTheBarriers(t *testing.T) {
	m := begin(t, header("short"), nil)
	start := snapshot(t, m.State())
	play(t, m, first(t, m, "raid"))
	play(t, m, "end")
	play(t, m, first(t, m, "raid"))
	if err := m.SetTakeBacks(match.On); err != nil {
		t.Fatal(err)
	}
	for m.Len() > 0 {
		if err := m.Undo(match.Step); err != nil {
			t.Fatal(err)
		}
	}
	if snapshot(t, m.State()) != start {
		t.Error("the start is not the start")
	}
	if err := m.RedoTo(3); err != nil {
		t.Fatal(err)
	}
	if err := m.SetTakeBacks(match.Off); err != nil {
		t.Fatal(err)
	}
	if _, ok := m.CanUndo(match.Step); ok {
		t.Error("switched off again, take-backs still lift the barriers")
	}
}

func TestTakeBacksDoNotTellSecrets(t *testing.T) {
	h := header("normal")
	h.TakeBacks = true
	m := begin(t, h, nil)
	play(t, m, first(t, m, "ward"), "end")
	p, ok := m.CanUndoTo(0) // South is asked, North's ward is closed
	wantPlan(t, p, ok, true, "Take back 2 decisions, the first: a decision of North", "")
}

func TestUndoTheTurn(t *testing.T) {
	h := header("normal")
	h.TakeBacks = true
	m := begin(t, h, nil)
	play(t, m, "end")               // turn 1
	play(t, m, first(t, m, "raid")) // turn 2, South
	turn2 := snapshot(t, mustAt(t, m, 1))
	if err := m.Undo(match.Turn); err != nil {
		t.Fatal(err)
	}
	if m.Len() != 1 || snapshot(t, m.State()) != turn2 {
		t.Errorf("%d decisions stand; the turn began behind 1", m.Len())
	}
	if err := m.Undo(match.Turn); err != nil { // at its beginning: the turn before
		t.Fatal(err)
	}
	if m.Len() != 0 {
		t.Errorf("%d decisions stand, not 0", m.Len())
	}
	if err := m.Redo(match.Turn); err != nil {
		t.Fatal(err)
	}
	if m.Len() != 1 {
		t.Errorf("%d decisions stand; turn 2 begins behind 1", m.Len())
	}
	if err := m.Redo(match.Turn); err != nil || m.Len() != 2 {
		t.Errorf("%d decisions stand, not all: %v", m.Len(), err)
	}
}

func mustAt(t *testing.T, m *match.Match, n int) rules.State {
	t.Helper()
	s, err := m.At(n)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// withComputer is a match of a person in the north against a computer in the south.
func withComputer(length string) save.Header {
	h := header(length)
	h.Seats = []save.Seat{{Name: "Ada"}, {Name: "Bot", Player: "steady"}}
	return h
}

func TestUndoTheTurnStopsAtABarrier(t *testing.T) {
	m := begin(t, withComputer("normal"), nil)
	fullHands(t, m)
	play(t, m, first(t, m, "raid"))
	play(t, m, first(t, m, "ward"))
	said := m.History()[m.Len()-1].Description.Sentence.String()
	p, ok := m.CanUndo(match.Turn)
	wantPlan(t, p, ok, true, "Take back: "+said, "")
	if p.Stand != m.Len()-1 {
		t.Errorf("%d decisions would stand, of %d", p.Stand, m.Len())
	}
	if _, ok := m.CanUndoTo(m.Len() - 2); ok {
		t.Error("the raid can be taken back")
	}
}

func TestUndoAgainstAComputer(t *testing.T) {
	m := begin(t, withComputer("normal"), nil)
	fullHands(t, m)
	play(t, m, "end")
	if _, ok := m.CanUndo(match.Step); !ok {
		t.Error("the person's own choice cannot be taken back before the computer decides")
	}
	play(t, m, first(t, m, "ward"))
	p, ok := m.CanUndo(match.Step)
	wantPlan(t, p, ok, false, "That was for Bot to decide", "")
	if err := m.SetTakeBacks(match.On); err != nil {
		t.Fatal(err)
	}
	p, ok = m.CanUndo(match.Step)
	wantPlan(t, p, ok, true, "Take back 2 decisions, the first: End the turn", "")
	here := snapshot(t, m.State())
	if err := m.Undo(match.Step); err != nil {
		t.Fatal(err)
	}
	if m.Decider() != rules.SeatsOf(stub.North) || m.Len() != 8 {
		t.Errorf("back at decision %d of the seats %b", m.Len(), m.Decider())
	}
	if err := m.Redo(match.Step); err != nil || snapshot(t, m.State()) != here {
		t.Errorf("redo does not come back: %v", err)
	}
}

func TestUndoAmongComputers(t *testing.T) {
	h := withComputer("short")
	h.Seats[0].Player = "steady"
	h.TakeBacks = true
	m := begin(t, h, nil)
	play(t, m, "end", "end")
	if err := m.Undo(match.Step); err != nil || m.Len() != 1 {
		t.Errorf("%d decisions stand: %v", m.Len(), err)
	}
}

func TestNothingOfAPersonToTakeBack(t *testing.T) {
	h := withComputer("short")
	h.Options["first"] = "south"
	h.TakeBacks = true
	m := begin(t, h, nil)
	play(t, m, "end")
	p, ok := m.CanUndo(match.Step)
	wantPlan(t, p, ok, false, "Nothing has been decided yet", "")
}

func TestUndoAfterTheEnd(t *testing.T) {
	m := begin(t, header("normal"), nil)
	fullHands(t, m)
	for !m.Over() {
		play(t, m, "end")
	}
	if err := m.Undo(match.Step); err != nil || m.Over() {
		t.Errorf("the last choice revealed nothing and cannot be taken back: %v", err)
	}
}

func TestUndoToAndRedoTo(t *testing.T) {
	h := header("normal")
	h.TakeBacks = true
	m := begin(t, h, nil)
	r := rules.NewRand(2)
	playRandom(t, m, &r, 40)
	n := m.Len()
	for _, to := range []int{n, n + 1, -1} {
		p, ok := m.CanUndoTo(to)
		wantPlan(t, p, ok, false, "There is nothing to take back to that point", "")
		if m.UndoTo(to) == nil {
			t.Errorf("undone to %d", to)
		}
	}
	want := snapshot(t, mustAt(t, m, 17))
	if err := m.UndoTo(17); err != nil || snapshot(t, m.State()) != want {
		t.Errorf("not at position 17: %v", err)
	}
	for _, to := range []int{17, n + 1, -1} {
		p, ok := m.CanRedoTo(to)
		wantPlan(t, p, ok, false, "There is nothing to play again up to that point", "")
	}
	want = snapshot(t, mustAt(t, m, 33))
	if err := m.RedoTo(33); err != nil || snapshot(t, m.State()) != want {
		t.Errorf("not at position 33: %v", err)
	}
}

func TestAnotherChoiceForgetsWhatWasTakenBack(t *testing.T) {
	h := header("normal")
	h.TakeBacks = true
	m := begin(t, h, nil)
	r := rules.NewRand(2)
	playRandom(t, m, &r, 40)
	if err := m.UndoTo(20); err != nil {
		t.Fatal(err)
	}
	play(t, m, "end")
	if m.Total() != 21 {
		t.Errorf("%d decisions can still be played again", m.Total()-m.Len())
	}
	if _, ok := m.CanRedo(match.Step); ok {
		t.Error("redo leads nowhere")
	}
	if _, err := m.At(22); err == nil || !strings.Contains(err.Error(), "0 to 21") {
		t.Errorf("position 22: %v", err)
	}
}

func TestForcedDiceSurviveUndoAndRedo(t *testing.T) {
	j := &memory{}
	h := header("normal")
	h.TakeBacks = true
	m := begin(t, h, j)
	play(t, m, first(t, m, "ward"))
	if err := m.Force(5, 6); err != nil {
		t.Fatal(err)
	}
	forced := snapshot(t, m.State())
	if err := errors.Join(m.Undo(match.Step), m.Redo(match.Step)); err != nil {
		t.Fatal(err)
	}
	if snapshot(t, m.State()) != forced {
		t.Error("redo lost the dice that were forced before any choice")
	}
	play(t, m, first(t, m, "raid"))
	after := snapshot(t, m.State())
	if err := m.Undo(match.Step); err != nil || snapshot(t, m.State()) != forced {
		t.Errorf("undo does not lead back to the forced dice: %v", err)
	}
	if err := m.Redo(match.Step); err != nil || snapshot(t, m.State()) != after {
		t.Errorf("redo throws other dice: %v", err)
	}
	if err := m.Undo(match.Step); err != nil {
		t.Fatal(err)
	}
	if err := m.Force(1); err != nil || m.Total() != 1 {
		t.Errorf("dice were forced, and %d decisions can be played again: %v", m.Total()-m.Len(), err)
	}
	here := snapshot(t, m.State())
	if got := snapshot(t, reload(t, h, j.records).State()); got != here {
		t.Errorf("reloaded, the match is another:\n%s\n%s", here, got)
	}
}
