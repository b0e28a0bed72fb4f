package table

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// weighty lays the latest lines of the log that weigh where the board has nothing to say: those before the first line that the log
// shows itself. What has room is shown whole, the newest at the bottom; nothing where not even one has.
func (s *sheet) weighty(box ink.Rect, r record, first int, by hands) {
	k := s.kit
	head := k.Font(ink.SerifBold, logType)
	strip := math.Round(k.Line(head) + rowPad(k))
	room := box.H - strip
	var rows []logRow
	var lines []int
	for n := min(first, len(r.lines)) - 1; n >= 0; n-- {
		if !r.lines[n].Weighs {
			continue
		}
		row := s.logRow(r.lines[n], box.W, math.Inf(1))
		if row.height > room {
			break
		}
		room -= row.height
		rows, lines = append(rows, row), append(lines, n)
	}
	if len(rows) == 0 {
		return
	}
	slices.Reverse(rows)
	slices.Reverse(lines)
	title, rest := box.CutTop(strip)
	var l ink.List
	l.Line(title.X, title.Y, title.Right(), title.Y, math.Max(1, k.Px(1)), ink.ParchmentDeep)
	l.Write(title, head, ink.Ink, rules.Say("Earlier rolls and losses"))
	s.decor("table:weighty", depthFrame, box, l)
	y := rest.Y
	for i, row := range rows {
		s.logLine(ink.R(rest.X, y, rest.W, row.height), r, lines[i], row, depthFrame+1, by)
		y += row.height
	}
}
