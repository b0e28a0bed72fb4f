package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// returned is the board with the Messenger back on a wall, where enemies may kill him or not.
type returned struct {
	*Board
	danger bsieged.Chance
	north  bsieged.QuarterThreat
}

func (b returned) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	l.Messenger.At, l.Messenger.Back, l.Messenger.Pursuit = "wall:north", true, -1
	l.foreseen, l.threat.Messenger, l.threat.Quarters[north] = true, b.danger, b.north
	l.fieldsAndKeep()
	l.panel()
	return l.Out
}

// BS-END-2, BS-END-4: with the Messenger back on the wall his slip says that this round wins the match if he lives.
func TestTheSlipOfTheMessengerSaysWhatWins(t *testing.T) {
	for danger, want := range map[bsieged.Chance]string{
		bsieged.Never: "You win at the end of this round if he lives.", bsieged.Maybe: "You win with this round, unless enemies kill him.", bsieged.Surely: "The Mölen in the North kills him.",
	} {
		plan := table.Lay(returned{New(), danger, bsieged.QuarterThreat{Molens: 1}}, table.Pose{State: begun(t, 1), Mode: table.Looking}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
		i := slices.IndexFunc(plan.Panel, func(p stage.Piece) bool { return p.ID == "quest:messenger" })
		if i < 0 || !strings.Contains(plan.Panel[i].Label, want) {
			t.Errorf("it does not say %q", want)
		}
	}
}

// BS-TBL-7, BS-MSG-21: the Messenger on the wall is not behind the plaque of what comes there.
func TestTheMessengerOnTheWallIsSeen(t *testing.T) {
	for _, threat := range []bsieged.QuarterThreat{{}, {Molens: 1}, {KrohnHits: 11, GargohHits: 8, Molens: 2}} {
		for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}} {
			var rider, plaque ink.Rect
			for _, p := range table.Lay(returned{New(), bsieged.Surely, threat}, table.Pose{State: begun(t, 1), Mode: table.Looking}, m, faces).Plan.Board {
				switch p.ID {
				case "messenger:messenger":
					rider = p.Box
				case "threat:north":
					plaque = p.Box
				}
			}
			if rider.Empty() || rider.Overlaps(plaque) {
				t.Errorf("%dx%d at %v: he stands at %v, the plaque of %+v lies at %v", m.W, m.H, m.Text, rider, threat, plaque)
			}
		}
	}
}
