package table

import (
	"math"
	"strconv"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// leastRows is how many lines of the log are shown at least, if there are as many, at every size.
const leastRows = 5

// leastLog is how high the log is at least: its title and so many rows of one line of text.
func leastLog(k form.Toolkit) float64 {
	return 2*panelPad(k) + k.Line(k.Font(ink.SerifBold, 20)) + leastRows*math.Max(k.MinTarget(), k.Line(k.Font(ink.Sans, logType))+rowPad(k))
}

// logRow is one line of the log set.
type logRow struct {
	text   string
	height float64
	turn   string  // begins here, and is named above the row; empty: it is not named
	above  float64 // how high that is
}

// named is what a turn is called.
func (r record) named(turn int) string { return r.turn.Named(turn).String() }

// logRows sets as many lines as fit, the last of them the newest that is scrolled to. What is said is cut shorter, and then
// turns are not named, where else there were too few of them; of the newest it is told to its end as far as that leaves room.
func (s *sheet) logRows(inner ink.Rect, r record) (rows []logRow, first int) {
	enough := func(lines, whole int) bool {
		rows, first = s.setRows(inner, r, lines, whole, true)
		return len(rows) >= leastRows || first == 0
	}
	for lines := mostLogLines; lines > 0; lines-- {
		if !enough(lines, 0) {
			continue
		}
		plain, from := rows, first
		for whole := leastRows; whole > 0 && lines < mostLogLines; whole-- {
			if enough(lines, whole) {
				return rows, first
			}
		}
		return plain, from
	}
	return s.setRows(inner, r, 1, 0, false)
}

// setRows sets rows of at most so many lines of text from the newest upwards, and so many of the newest whole. The first is cut
// short where it would not fit whole.
func (s *sheet) setRows(inner ink.Rect, r record, most, whole int, turns bool) (rows []logRow, first int) {
	last := len(r.lines) - 1 - max(0, min(r.up, len(r.lines)-1))
	room := inner.H
	first = last + 1
	for n := last; n >= 0; n-- {
		if turns && len(rows) > 0 && r.lines[n].Turn != r.lines[n+1].Turn {
			if room -= headingHeight(s.kit); room < 0 {
				break
			}
			rows[0].turn, rows[0].above = r.named(r.lines[n+1].Turn), headingHeight(s.kit)
		}
		most := most
		if len(rows) < whole {
			most = mostLogLines
		}
		row := s.logRow(r.lines[n], inner.W, most)
		for lines := most - 1; lines > 0 && row.height > room; lines-- {
			row = s.logRow(r.lines[n], inner.W, lines)
		}
		if row.height > room {
			if rows != nil {
				rows[0].turn, rows[0].above = "", 0 // it stands beside the title
			}
			break
		}
		room -= row.height
		rows = append([]logRow{row}, rows...)
		first = n
	}
	return rows, first
}

func headingHeight(k form.Toolkit) float64 {
	return math.Round(k.Line(k.Font(ink.SansBold, phaseType)) + rowPad(k)/2)
}

// turnHeading names a turn above its first line, between two strokes.
func (s *sheet) turnHeading(box ink.Rect, n int, name string, depth int) {
	k := s.kit
	var l ink.List
	f := k.Font(ink.SansBold, phaseType)
	name = form.Elide(k.Measure, f, name, box.W*0.8)
	half := k.Width(f, name)/2 + rowPad(k)
	x, y := box.Center()
	thick := math.Max(1, k.Px(1))
	l.Line(box.X, y, x-half, y, thick, ink.ParchmentDeep)
	l.Line(x+half, y, box.Right(), y, thick, ink.ParchmentDeep)
	l.Write(box, f, ink.OakLight, name).Across = ink.Middle
	s.decor("table:turn/"+rules.Element(strconv.Itoa(n)), depth, box, l).Label = name
}

// eventful is a log without the steps in which nothing happened: those after which the next one begins, or nothing yet.
func eventful(lines []match.Line) []match.Line {
	kept := make([]match.Line, 0, len(lines))
	for i, l := range lines {
		if l.Kind == rules.PhaseBegan && (i+1 == len(lines) || lines[i+1].Kind == rules.PhaseBegan || lines[i+1].Kind == rules.TurnBegan) {
			continue
		}
		kept = append(kept, l)
	}
	return kept
}
