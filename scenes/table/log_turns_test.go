package table

import (
	"math"
	"slices"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// TestLogTellsWhatItTellsWhole: at every size, however much the panels ask for, long as the lines may be, and whatever turns
// they are of, no line of the log is cut, and the newest is there.
func TestLogTellsWhatItTellsWhole(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}, {3840, 2160}} {
		for _, text := range []float64{0.8, 1, 1.25, 1.6} {
			for _, turns := range []int{1, 3, 20} {
				for times, least := range map[int]int{0: 5, 1: 1, 4: 1} {
					long := "A hit." + strings.Repeat(" The archers of the northern wall shoot again.", times)
					m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
					s, log := loggedOf(form.Toolkit{Metrics: m, Measure: formtest.Faces}, long, turns)
					rows := 0
					for _, p := range s.pieces {
						if _, ok := lineOf(p.ID); !ok {
							continue
						}
						rows++
						if p.Box.Bottom() > log.Bottom()+0.5 || p.Box.Y < log.Y {
							t.Errorf("%v at %v: a line at %v of a log at %v", size, text, p.Box, log)
						}
					}
					if rows < least {
						t.Errorf("%v at %v, %d turns: %d lines in %v", size, text, turns, rows, log)
					}
					for _, loss := range stage.Losses(s.pieces, ink.Rect{}, formtest.Faces) {
						if strings.HasPrefix(loss.On, kindLine) || strings.HasPrefix(loss.On, "table:turn/") {
							t.Errorf("%v at %v, %d turns: %+v", size, text, turns, loss)
						}
					}
				}
			}
		}
	}
}

// loggedOf lays a log of twenty lines that say the same out, where the board asks for more than there is.
func loggedOf(k form.Toolkit, says string, turns int) (sheet, ink.Rect) {
	r := record{looking: -1, turn: rules.Progress{Turn: 1}}
	for i := range 20 {
		r.lines = append(r.lines, match.Line{Entry: i, Turn: 1 + i*turns/20, Text: rules.Name("", says)})
	}
	f := divide(k, Wants{Left: WithColumn, Panel: 2000, Foot: 500}, rightDrawer)
	s := sheet{kit: k, marks: stage.Marks{}}
	if !f.folded {
		chips := make([]chip, 20)
		for i := range chips {
			chips[i] = chip{id: rules.Element("chip:" + string(rune('a'+i))), label: strings.Repeat("Shoot again from the wall. ", 6)}
		}
		s.controlColumn(&f, offer{chips: chips, main: &chip{label: "End"}}, view{}, hands{})
	}
	s.logPanel(f.log, r, depthFrame, hands{})
	return s, f.log
}

// TestLogNamesTurns: above the first line of each turn but the first one shown, which stands beside the title.
func TestLogNamesTurns(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	r := record{looking: -1, turn: rules.Progress{Turn: 9}}
	for _, turn := range []int{6, 7, 7, 8, 9} {
		r.lines = append(r.lines, match.Line{Turn: turn, Text: rules.Name("", "A hit.")})
	}
	s := sheet{kit: k, marks: stage.Marks{}}
	s.logPanel(ink.R(0, 0, 260, 500), r, depthFrame, hands{})
	var said []string
	for _, p := range s.pieces {
		if strings.HasPrefix(string(p.ID), "table:turn/") || p.ID == "table:log" {
			for _, op := range p.Look {
				if op.Kind == ink.Write && op.Text != rules.Say("Log") {
					said = append(said, op.Text)
				}
			}
		}
	}
	want := []string{rules.Say("from %s", r.named(6)), r.named(7), r.named(8), r.named(9)}
	if got := strings.Join(said, ","); got != strings.Join(want, ",") {
		t.Errorf("the log names %s, want %v", got, want)
	}
}

// A turn whose first line names it is not named above that once more.
func TestATurnThatNamesItselfIsNamedOnce(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	for words, want := range map[string]int{"Turn 7: Ben.": 0, "Ben begins.": 1} {
		r := record{looking: -1, turn: rules.Progress{Turn: 7}, lines: []match.Line{{Turn: 6, Text: rules.Name("", "A hit.")}, {Turn: 7, Kind: rules.TurnBegan, Text: rules.Name("", words)}}}
		s := sheet{kit: k, marks: stage.Marks{}}
		s.logPanel(ink.R(0, 0, 260, 500), r, depthFrame, hands{})
		got := 0
		for _, p := range s.pieces {
			if strings.HasPrefix(string(p.ID), "table:turn/") {
				got++
			}
		}
		if got != want {
			t.Errorf("%q: it is named %d times above it", words, got)
		}
	}
}

// TestLogLeavesEmptyStepsOut: a step is told with the first thing that happens in it.
func TestLogLeavesEmptyStepsOut(t *testing.T) {
	line := func(kind rules.EventKind, words string) match.Line {
		return match.Line{Kind: kind, Text: rules.Name("", words)}
	}
	got := ""
	for _, l := range eventful([]match.Line{
		line(rules.TurnBegan, "t"), line(rules.PhaseBegan, "a"), line(rules.PhaseBegan, "b"), line(rules.PieceMoved, "m"),
		line(rules.PhaseBegan, "c"), line(rules.TurnBegan, "u"), line(rules.TurnBegan, "v"), line(rules.PhaseBegan, "d"),
	}) {
		got += l.Text.String()
	}
	if got != "tbmuv" {
		t.Errorf("the log keeps %s", got)
	}
}

// TestLogLeavesOutWhatIsTold: what only announced a deed stands until that is told of all whom it named, and in another turn it is not.
func TestLogLeavesOutWhatIsTold(t *testing.T) {
	line := func(turn int, words string, ahead bool, of ...rules.Element) match.Line {
		l := match.Line{Turn: turn, Kind: rules.Note, Text: rules.Name("", words), Ahead: ahead}
		if l.Of = of; !ahead {
			l.Elements, l.Of = of, nil
		}
		return l
	}
	got := ""
	for _, l := range eventful([]match.Line{
		line(1, "a", true, "thing:1"), line(1, "b", true, "thing:2"), line(1, "c", true), line(1, "d", false, "thing:1"),
		line(2, "e", true, "thing:1", "thing:3"), line(2, "f", false, "thing:1"), line(2, "g", false, "thing:3"), line(2, "h", true),
	}) {
		got += l.Text.String()
	}
	if got != "bdfgh" {
		t.Errorf("the log keeps %s", got)
	}
}

// TestLogBeginsWithWhatCameOfIt: where a line has no room for its rolls, it stands there with the sentences that find room, whole, and the
// log is not half empty.
func TestLogBeginsWithWhatCameOfIt(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	r := record{looking: -1, turn: rules.Progress{Turn: 1}}
	for range 4 {
		r.lines = append(r.lines, match.Line{Turn: 1, Text: rules.Name("", "The Hill Giant misses the Keep. Rolled: attack 64, needed 35 or less; defence 20, needed 50 or less, and what else there is to read.")})
	}
	r.lines = append(r.lines, match.Line{Turn: 1, Text: rules.Name("", "A hit.")})
	begun, line := 0, k.Line(k.Font(ink.Sans, logType))
	for high := 90.0; high < 400; high += 7 {
		s := sheet{kit: k, marks: stage.Marks{}}
		box := ink.R(0, 0, 240, high)
		first, bottom := s.logPanel(box, r, depthFrame, hands{}), 0.0
		for _, p := range s.pieces {
			n, ok := lineOf(p.ID)
			if !ok {
				continue
			}
			if bottom = math.Max(bottom, p.Box.Bottom()); p.Box.Bottom() > box.Bottom() {
				t.Errorf("of %.0f: line %d at %v", high, n, p.Box)
			}
			for _, op := range p.Look {
				if op.Kind == ink.Write && op.Text != r.lines[n].Text.String() {
					if begun++; op.Text != "The Hill Giant misses the Keep." {
						t.Errorf("of %.0f, from line %d: line %d says %q", high, first, n, op.Text)
					}
					if mark := p.Look[len(p.Look)-1]; mark.Folds != r.lines[n].Text.String() || mark.Box.Bottom() > p.Box.H+p.Box.Y || mark.Box.Right() > p.Box.Right() {
						t.Errorf("of %.0f, from line %d: nothing on line %d marks that there is more of it: %v", high, first, n, mark)
					}
				}
			}
		}
		if free := box.Bottom() - bottom; first > 0 && free > 3*line+2*panelPad(k) {
			t.Errorf("of %.0f, from line %d: %.0f are free", high, first, free)
		}
	}
	if begun == 0 {
		t.Error("no line is begun")
	}
}

// A line that no type is small enough for stands in its first sentences in type as large as that of the others, with a mark that there is more.
func TestALineTooLongForTheLogIsBegun(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	long := match.Line{Turn: 1, Text: rules.Name("", "The Skeleton hits the Dwarf, but its protection holds. Rolled: attack 23, needed 25 or less; defence 67, needed 55 (45, Small Shield +5, Sword +5) or less; protection 25, needed 45 (Small Shield +15, Pot Helm +10, Metal Bracers +20) or less, and what else there is.")}
	for _, digested := range []bool{false, true} {
		for _, lines := range [][]match.Line{{long}, {long, {Turn: 1, Text: rules.Name("", "A hit.")}}} {
			s := sheet{kit: k, marks: stage.Marks{}}
			s.logPanel(ink.R(0, 0, 200, 122), record{looking: -1, turn: rules.Progress{Turn: 1}, lines: lines, digested: digested, whole: true}, depthFrame, hands{})
			l := lookOf(&s, lineID(0))
			said := slices.IndexFunc(l, func(op ink.Op) bool { return op.Kind == ink.Write && op.Text != "" })
			if said < 0 || l[said].Text != "The Skeleton hits the Dwarf, but its protection holds." || l[said].Font != k.Font(ink.Sans, logType) || l[len(l)-1].Folds != long.Text.String() {
				t.Errorf("beside a digest %v, of %d: %v", digested, len(lines), l)
			}
		}
	}
}

// A log that has no room for a line says where what is new stands.
func TestALogWithoutALineSaysWhereItStands(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	s.logPanel(ink.R(0, 0, 220, bareLog(k)), record{looking: -1, turn: rules.Progress{Turn: 1}, lines: []match.Line{{Turn: 1, Text: rules.Name("", "A hit.")}}, digested: true, whole: true}, depthFrame, hands{})
	if l := lookOf(&s, "table:log"); l[len(l)-1].Text != "what is new stands below" {
		t.Errorf("it says %q", l[len(l)-1].Text)
	}
}

// lookOf is how a piece of a sheet looks, nil where it is not there.
func lookOf(s *sheet, id rules.Element) ink.List {
	for i := range s.pieces {
		if s.pieces[i].ID == id {
			return s.pieces[i].Look
		}
	}
	return nil
}
