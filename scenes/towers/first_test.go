package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// What the signs mean is told of all of them or of none, at all sizes: a few would look like all there are.
func TestTheSignsAreToldWhole(t *testing.T) {
	_, s := yard(t, engine.Points{6, 6}, []string{"skeleton"}, nil)
	all := 0
	for _, h := range []int{600, 640, 680, 720, 800, 900, 1080} {
		for _, round := range []int{1, 2} {
			s.Round = uint16(round)
			m := ink.Metrics{W: h * 16 / 9, H: h, Device: 1, Text: 1}
			sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
			words, told := strings.Join(textsOf(sc, "declared"), " "), 0
			for _, sign := range []string{"(AL)", "(DL)", "(RL)", "(PL)", "(SL)", "(SS, IS)", "Alchemy"} {
				if strings.Contains(words, sign) {
					told++
				}
			}
			if told != 0 && told != 7 {
				t.Errorf("%dx%d, Round %d: %d of 7 signs are told: %s", m.W, m.H, round, told, words)
			}
			all += told
		}
	}
	if all == 0 {
		t.Error("the signs are told nowhere")
	}
}

// Cards of the hand are dark while others play, and bright where they can be used now.
func TestTheHandIsBrightForWhomItIs(t *testing.T) {
	_, s := yard(t, engine.Points{6, 6}, []string{"skeleton"}, []string{"hero"})
	bowman, _ := s.Content.Find("bowman")
	s.Players[0].Hand.Cards[0], s.Players[0].Hand.N = bowman, 1
	s.State.Settle()
	dark := func(mode table.Mode) bool {
		pose := table.Pose{State: s, Viewer: 0, Mode: mode}
		if mode == table.Asking {
			pose.Path = table.Offered(s)
		}
		sc := table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		i := slices.IndexFunc(sc.Plan.Row, func(p stage.Piece) bool { return p.ID == "card:bowman" })
		return i >= 0 && slices.ContainsFunc(sc.Plan.Row[i].Look, func(op ink.Op) bool { return op.Kind == ink.Fill && op.Color == ink.OakDark.Alpha(0.5) })
	}
	if dark(table.Asking) {
		t.Error("what can be used now is dark")
	}
	s.Turn = 1
	for _, mode := range []table.Mode{table.Playing, table.Waiting} {
		if !dark(mode) {
			t.Errorf("in mode %d, in the turn of somebody else, a card is bright", mode)
		}
	}
}

// Of a card of the hand that its owner has not played yet its words come first, though it has one target alone and its odds are known; once one
// lies in the discard pile the odds do, and a click on a tab shows the other.
func TestTheWordsOfANewCardComeFirst(t *testing.T) { // TS-WIN-5
	_, s := yard(t, engine.Points{6, 6}, nil, []string{"hero"})
	bind, _ := s.Content.Find("bind")
	s.Players[0].Hand.Cards[0], s.Players[0].Hand.N = bind, 1
	s.State.Settle()
	at := func(sheet int) int {
		pose := table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Hover: "card:bind", Sheet: sheet}
		return table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan.Sheet
	}
	if got := at(0); got != cardSheet {
		t.Errorf("the dock shows sheet %d", got)
	}
	if got := at(oddsSheet); got != oddsSheet {
		t.Errorf("after a click on the odds the dock shows sheet %d", got)
	}
	l, _ := begin(&table.Moment{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Hover: "card:bind"})
	s.Players[0].Discard.Cards[0], s.Players[0].Discard.N = bind, 1
	if l.unread(bind) {
		t.Error("a card that has been played counts as new")
	}
}
