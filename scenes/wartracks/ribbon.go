package wartracks

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/stage"
)

// step is one step of a turn as the ribbon shows it.
type step struct {
	name  string
	words []string // at length and shortly
}

// turnSteps are the steps of a player's turn (ST-TRN-1), bossSteps those of a boss's (ST-BOS-1).
func turnSteps() []step {
	return []step{{"prepare", []string{"Prepare", "Prep"}}, {"draw", []string{"Draw"}}, {"advance", []string{"Advance", "Adv."}},
		{"deploy", []string{"Deploy", "Dep."}}, {"extra", []string{"Extra turn", "Extra"}}, {"end", []string{"End"}}}
}

func bossSteps() []step {
	return []step{{"reserves", []string{"To Reserves", "Res."}}, {"advance", []string{"Advance", "Adv."}}, {"draw", []string{"Draw"}},
		{"play", []string{"Play"}}, {"extra", []string{"Extra turn", "Extra"}}}
}

func (l *layout) ribbonHeight() float64 {
	return math.Round(math.Max(l.Px(38), l.Line(l.Body())+2))
}

// ribbon lays out the steps of the turn in progress, the current one in verdigris. The end of the match takes its place.
func (l *layout) ribbon() {
	box := l.rooms.ribbon
	if box.Empty() || l.Over {
		return
	}
	steps := turnSteps()
	if l.Active == bossSide {
		steps = bossSteps()
	}
	now := slices.IndexFunc(steps, func(s step) bool { return s.name == l.Step })
	row := make([]boardkit.Step, len(steps))
	for i, s := range steps {
		row[i].Words = s.words
		switch {
		case i == now:
			row[i].State = boardkit.StepNow
		case i < now:
			row[i].State = boardkit.StepPast
		}
	}
	b := l.Fresh()
	b.Steps(boardkit.Own(box), row)
	label := rules.T("Turn %d of %s", l.Turn, l.called(l.Active)).String()
	if now >= 0 {
		label += ", step " + steps[now].words[0]
	}
	l.OnBoard(stage.Piece{ID: "ribbon", Box: box.Round(), Depth: depthGround, Look: b.List, Label: label, Fixed: true})
}
