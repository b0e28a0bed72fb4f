package game

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestSpeakerSaysWhatHasChanged(t *testing.T) {
	var out strings.Builder
	s := NewSpeaker(&out)
	says := func(m Mirror, want string) {
		t.Helper()
		out.Reset()
		if err := s.Speak(m); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, out.String()); diff != "" {
			t.Error(diff)
		}
	}
	m := Mirror{Scene: "board", Title: "Siege at Kurth", Prompt: "Move the Warden", Elements: []Element{
		{ID: "place:armory", Label: "Armory", Enabled: true, Focused: true},
		{ID: "undo", Label: "Undo", Reason: "nothing has been decided yet"},
		{ID: "volume", Label: "Volume", Value: "80 %", Enabled: true, Chosen: true},
		{ID: "deco"},
	}, Notes: []string{"Round 1 begins."}}
	says(m, "\n== Siege at Kurth ==\nRound 1 begins.\n> Move the Warden\n")
	m.Settled = true
	says(m, "  - Armory\n  - Undo (not now: nothing has been decided yet)\n  - Volume: 80 % (chosen)\n* Armory\n")
	says(m, "")
	m.Elements[0].Focused, m.Elements[1].Focused = false, true
	m.Tip = func() []string {
		return []string{"Undo", "Takes the last choice back.", "nothing has been decided yet"}
	}
	says(m, "* Undo (not now: nothing has been decided yet). Takes the last choice back\n")
	m.Notes = append(m.Notes, "Takes the last choice back.") // the tooltip opens
	says(m, "")
	m.Elements[2].Value = "70 %"
	says(m, "  - Volume: 70 % (chosen)\n")
	m.Elements = append(m.Elements, Element{ID: "below", Label: "Below", Enabled: true, Rolled: true}, Element{ID: "new", Label: "New", Enabled: true})
	says(m, "  - New\n")
	m.Elements[1].Focused, m.Tip, m.Notes = false, nil, m.Notes[:1]
	says(m, "")
	m.Notes = []string{"Round 1 begins.", "The dice show 3 and 4.", "The Armory falls."}
	m.Settled = false
	says(m, "The dice show 3 and 4.\nThe Armory falls.\n")
	m.Notes = []string{"The Armory falls.", "Round 2 begins."} // the log shows its end only
	m.Prompt = ""
	says(m, "Round 2 begins.\n")
	m.Scene, m.Title, m.Notes, m.Settled = "menu", "Portcullis", nil, true
	m.Elements = m.Elements[:1]
	says(m, "\n== Portcullis ==\n  - Armory\n")
}

// Each line of a log is told once, to each who reads it, whatever comes and goes beside it.
func TestSpeakerTellsALineOfTheLogOnce(t *testing.T) {
	var out strings.Builder
	s := NewSpeaker(&out)
	hears := func(m Mirror, want string) {
		t.Helper()
		out.Reset()
		if err := s.Speak(m); err != nil || out.String() != want {
			t.Errorf("hears %q, %v; want %q", out.String(), err, want)
		}
	}
	board := func(of string, n int, lines ...string) Mirror {
		return Mirror{Scene: "board", Title: "Board", Log: Log{Of: of, Lines: lines, Len: n}, Notes: lines}
	}
	hears(board("a", 9, "one", "two"), "\n== Board ==\none\ntwo\n")
	m := board("a", 9, "one", "two")
	m.Notes = append([]string{"The mentor speaks."}, append(m.Notes, "A tooltip.")...)
	hears(m, "The mentor speaks.\nA tooltip.\n")
	hears(board("a", 9, "one", "two"), "")
	hears(board("a", 10, "two", "two"), "two\n")
	hears(Mirror{Scene: "curtain", Title: "Board"}, "\n== Board ==\n")
	hears(board("b", 9, "one", "two"), "\n== Board ==\none\ntwo\n")
	hears(board("a", 11, "two", "three"), "three\n")
	hears(board("a", 9, "one", "two"), "")
	hears(board("a", 10, "two", "other"), "other\n")
}

// broken is a writer that fails.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("pipe closed") }

func TestSpeakerTellsOfABrokenPipe(t *testing.T) {
	if err := NewSpeaker(broken{}).Speak(Mirror{Scene: "menu"}); err == nil {
		t.Error("no error")
	}
}
