package boardtest

import (
	"strconv"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/typeset"
)

// tellsMoved is what a handBoard shows of an event.
func tellsMoved(p stage.Piece) bool { return p.ID == "moved:card" }

func TestFramesOfAnHonestBoard(t *testing.T) {
	Frames(t, handBoard{}, stub.Game{}, typeset.New(), FrameOptions{Matches: 3, Setups: shortMatches(), Tells: tellsMoved})
}

// foldingBoard counts the points that events tell of.
type foldingBoard struct{ handBoard }

func (b foldingBoard) Layout(m table.Moment) table.Plan {
	p := b.handBoard.Layout(m)
	score := 0
	for _, e := range m.Story {
		if e.Kind == rules.TrackChanged {
			score += int(e.N)
		}
	}
	var look ink.List
	look.Write(ink.R(0, 0, 50, 20), m.Metrics.Font(ink.Sans, 14), ink.Bone, strconv.Itoa(score))
	p.Panel = append(p.Panel, stage.Piece{ID: "score", Box: ink.R(0, 0, 50, 20), Look: look})
	return p
}

// late is a match whose states come an event late.
type late struct{ *match.Match }

func (m late) Known(n int, instants []match.Instant, viewer rules.Seat) []match.Instant {
	known := m.Match.Known(n, instants, viewer)
	for i := len(known) - 1; i > 0; i-- {
		known[i].State = known[i-1].State
	}
	return known
}

// A board that works out for itself what events have changed is found, and a table that shows
// another state than the one that was emitted.
func TestFramesHaveTeeth(t *testing.T) {
	for name, c := range map[string]struct {
		board table.Board
		match func(*match.Match) table.Match
		want  string
	}{
		"a board that folds":       {board: foldingBoard{}, want: "score is shown"},
		"a state of before":        {board: handBoard{}, match: func(m *match.Match) table.Match { return late{m} }, want: "not the one emitted"},
		"the state as it truly is": {board: handBoard{}, match: func(m *match.Match) table.Match { return standing{m} }, want: "not the one emitted"},
		"an event as it truly was": {board: handBoard{}, match: func(m *match.Match) table.Match { return whispering{m} }, want: "is shown as"},
	} {
		o := FrameOptions{Setups: shortMatches(), Tells: tellsMoved, match: c.match}
		faults := strings.Join(FrameFaults(c.board, stub.Game{}, typeset.New(), o), "\n")
		if !strings.Contains(faults, c.want) {
			t.Errorf("%s: found %q; want %q", name, faults, c.want)
		}
	}
}
