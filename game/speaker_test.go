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
	says(m, "  - Armory\n  - Undo (not now: nothing has been decided yet)\n  - Volume: 80 % (chosen)\n")
	says(m, "")
	m.Elements[0].Focused = false
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

// broken is a writer that fails.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("pipe closed") }

func TestSpeakerTellsOfABrokenPipe(t *testing.T) {
	if err := NewSpeaker(broken{}).Speak(Mirror{Scene: "menu"}); err == nil {
		t.Error("no error")
	}
}
