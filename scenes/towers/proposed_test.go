package towers

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

func TestTheLargeButtonProposesNothingThatIsAskedAbout(t *testing.T) {
	boardtest.Proposed(t, New(), load(t), faces, 120, func(caution string) bool { return strings.HasSuffix(caution, "do something about it.") }, rules.Setup{Seats: 2, Options: map[string]string{"mages": "first_game"}})
}

// Magic that may slay the Mage of somebody else at once is the large button, be it in Main or in Combat; where the Mage is in its Tower it is
// not (TS-END-1, TS-SCR-16).
func TestMagicThatMayWinIsProposed(t *testing.T) {
	for _, exposed := range []bool{true, false} {
		_, s := yard(t, engine.Points{0, 9}, []string{"skeleton"}, nil)
		plague, _ := s.Content.Find("black_plague")
		p := &s.Players[0]
		p.Hand.Cards[0], p.Hand.N = plague, 1
		if mage := s.Mage(1); exposed {
			s.At(s.Players[1].Tower).Points = 0
			mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
		}
		s.State.Settle()
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		c, ok := sc.Plan.Direct[primaryPiece]
		if cast := ok && c.Verb == engine.CastMagic && content.Card(c.Args[0]) == plague; cast != exposed {
			t.Errorf("the Mage exposed %v: the large button is %v, %q", exposed, c, sc.Plan.Words[primaryPiece])
		} else if exposed && !strings.Contains(sc.Plan.Words[primaryPiece], "% to win") {
			t.Errorf("it says %q", sc.Plan.Words[primaryPiece])
		}
	}
}
