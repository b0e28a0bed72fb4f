package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// Who leads Mineos has nothing to decide in the days before the siege: that is said above the missions at every size, to that side
// alone, and a mission that is settled says for whom it went.
func TestWhoOnlyLooksOnInTheDaysIsTold(t *testing.T) { // AR-MIS-5
	s := begun(t, "campaign", 1)
	sees := func(seat rules.Seat, m ink.Metrics) table.Screen {
		return table.Lay(New(), table.Pose{State: s, Viewer: seat, Mode: table.Waiting, Path: table.NewPath(nil, s.Describe)}, m, faces)
	}
	for _, m := range boardtest.Looks() {
		for _, seat := range []rules.Seat{engine.Argot, engine.Mineos} {
			note, said := onTray(sees(seat, m), "days-note")
			if said && !writes(note.Look, "until you set up your army") {
				t.Errorf("%dx%d, text %.0f %%: the note says nothing", m.W, m.H, m.Text*100)
			}
			if said != (seat == engine.Mineos) {
				t.Errorf("%dx%d, text %.0f %%: seat %d is told that it has nothing to decide: %t", m.W, m.H, m.Text*100, seat, said)
			}
		}
	}
	won := func() (content.Mission, bool) {
		for m, result := range s.Campaign.Missions {
			if result == content.Success {
				return content.Mission(m), true
			}
		}
		return 0, false
	}
	for seed := uint64(1); seed < 20; seed++ {
		s = begun(t, "campaign", seed)
		until(t, s, []string{"undertake"}, func() bool {
			_, ok := won()
			return ok && s.Asked == engine.AskDay || s.Asked == engine.AskCouncil || s.Day > 0
		})
		m, ok := won()
		if !ok || s.Asked != engine.AskDay {
			continue
		}
		card, _ := onTray(sees(engine.Mineos, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}), s.MissionElement(int(m)))
		if !writes(card.Look, "It went against you") {
			t.Error("the card of a mission that Argot has won does not say so")
		}
		return
	}
	t.Error("no mission was won")
}
