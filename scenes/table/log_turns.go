package table

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// leastRows is how many lines of the log of a line of text each are shown at least, if there are as many, at every size.
const leastRows = 5

// leastLog is how high the log is at least: its title and so many rows of one line of text.
func leastLog(k form.Toolkit) float64 {
	return 2*panelPad(k) + k.Line(k.Font(ink.SerifBold, 20)) + leastRows*math.Max(k.MinTarget(), k.Line(k.Font(ink.Sans, logType))+rowPad(k))
}

// bareLog is how high the log is without any row: the strip with its title and what opens more of it.
func bareLog(k form.Toolkit) float64 {
	return 2*panelPad(k) + math.Max(k.Line(k.Font(ink.SerifBold, 20)), k.MinTarget())
}

// logRow is one line of the log set.
type logRow struct {
	text   string
	font   ink.Font
	height float64
	turn   string  // begins here, and is named above the row; empty: it is not named
	above  float64 // how high that is
	begun  bool    // it says the first sentences of its line, each whole, and a mark that there is more where it is looked at
}

// named is what a turn is called.
func (r record) named(turn int) string { return r.turn.Named(turn).String() }

// saysTurn reports whether a line tells itself which turn begins with it: it is named once.
func (r record) saysTurn(n int) bool {
	l := &r.lines[n]
	return l.Kind == rules.TurnBegan && strings.HasPrefix(strings.ToLower(l.Text.String()), strings.ToLower(r.named(l.Turn)))
}

// logRows sets as many lines as fit, each of them whole, the last of them the newest that is scrolled to. Turns are not named
// where that leaves too few lines.
func (s *sheet) logRows(inner ink.Rect, r record) (rows []logRow, first int) {
	rows, first = s.setRows(inner, r, true)
	if len(rows) >= leastRows || first == 0 {
		return rows, first
	}
	if bare, from := s.setRows(inner, r, false); len(bare) > len(rows) {
		return bare, from
	}
	return rows, first
}

// setRows sets rows from the newest upwards. Of one that does not fit whole the first sentences stand that do, if any, which say what
// came of it, and above it what still finds room.
func (s *sheet) setRows(inner ink.Rect, r record, turns bool) (rows []logRow, first int) {
	last := len(r.lines) - 1 - max(0, min(r.up, len(r.lines)-1))
	room := inner.H
	first = last + 1
	for n := last; n >= 0; n-- {
		heading := 0.0
		if turns && len(rows) > 0 && r.lines[n].Turn != r.lines[n+1].Turn && !r.saysTurn(n+1) {
			heading = headingHeight(s.kit)
		}
		row := s.logRow(r.lines[n], inner.W, inner.H)
		cut := row.text != r.lines[n].Text.String()
		if cut || row.height+heading > room {
			if begun, ok := s.firstSentences(r.lines[n], inner.W, room-heading); ok {
				row, cut = begun, false
			}
		}
		if row.height+heading > room || cut && (n < last || r.digested) {
			break
		}
		if heading > 0 {
			rows[0].turn, rows[0].above = r.named(r.lines[n+1].Turn), heading
		}
		room -= row.height + heading
		rows = append([]logRow{row}, rows...)
		first = n
	}
	return rows, first
}

// firstSentences sets of a line as many whole sentences as fit a room, with a mark that there is more; ok: at least one fits.
func (s *sheet) firstSentences(line match.Line, width, room float64) (row logRow, ok bool) {
	k, f := s.kit, s.kit.Font(ink.Sans, logType)
	width -= signWidth(k) + rowPad(k)*2 + moreWidth(k)
	text, ok := k.Sentences(f, line.Text.String(), width, room-rowPad(k)-1)
	row = logRow{text: text, font: f, height: math.Max(k.MinTarget(), k.Height(f, text, width)+rowPad(k)), begun: true}
	return row, ok && row.height <= room
}

// moreWidth is the room beside a line that is only begun for the mark that there is more.
func moreWidth(k form.Toolkit) float64 { return math.Round(k.Font(ink.Sans, logType).Size * 1.6) }

func headingHeight(k form.Toolkit) float64 {
	return math.Round(k.Line(k.Font(ink.SansBold, phaseType)) + rowPad(k)/2)
}

// turnHeading names a turn above its first line, between two strokes.
func (s *sheet) turnHeading(box ink.Rect, n int, name string, depth int) {
	k := s.kit
	var l ink.List
	f := k.Font(ink.SansBold, phaseType)
	f, name = k.Set(f, name, box.W*0.86, k.Line(f))
	half := k.Width(f, name)/2 + rowPad(k)
	x, y := box.Center()
	thick := math.Max(1, k.Px(1))
	l.Line(box.X, y, x-half, y, thick, ink.ParchmentDeep)
	l.Line(x+half, y, box.Right(), y, thick, ink.ParchmentDeep)
	l.Write(box, f, ink.OakLight, name).Across = ink.Middle
	s.decor("table:turn/"+rules.Element(strconv.Itoa(n)), depth, box, l).Label = name
}

// outdone are the lines of a log that only announce what later ones of their turn tell.
func outdone(lines []match.Line) map[int]bool {
	list, touched, turn := map[int]bool{}, map[rules.Element]bool(nil), 0
	for i := len(lines) - 1; i >= 0; i-- {
		l := &lines[i]
		if touched == nil || l.Turn != turn {
			touched, turn = map[rules.Element]bool{}, l.Turn
		}
		if l.Ahead && len(touched) > 0 && !slices.ContainsFunc(l.Of, func(el rules.Element) bool { return !touched[el] }) {
			list[i] = true
		} else if !l.Ahead {
			for _, el := range l.Elements {
				touched[el] = true
			}
		}
	}
	return list
}

// eventful is a log without the lines that only announced what is told by now, and without the steps in which nothing happened: those
// after which the next one begins, or nothing yet.
func eventful(lines []match.Line) []match.Line {
	kept, outdone := make([]match.Line, 0, len(lines)), outdone(lines)
	for i, l := range lines {
		if outdone[i] {
			continue
		}
		if l.Kind == rules.PhaseBegan && (i+1 == len(lines) || lines[i+1].Kind == rules.PhaseBegan || lines[i+1].Kind == rules.TurnBegan) {
			continue
		}
		kept = append(kept, l)
	}
	return kept
}
