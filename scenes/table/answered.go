package table

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// answered is what a person was warned of in a turn and wanted all the same: nobody is asked that twice.
type answered struct {
	seat  rules.Seat
	turn  int
	lines []string
}

// add takes up what a person was asked and wanted, a line each.
func (a *answered) add(warns string, seat rules.Seat, turn int) {
	if a.seat != seat || a.turn != turn {
		*a = answered{seat: seat, turn: turn}
	}
	a.lines = append(a.lines, strings.Split(warns, "\n")...)
}

// all reports whether each line of a question was answered in this turn.
func (a *answered) all(warns string, seat rules.Seat, turn int) bool {
	return a.seat == seat && a.turn == turn && !slices.ContainsFunc(strings.Split(warns, "\n"), func(line string) bool { return !slices.Contains(a.lines, line) })
}
