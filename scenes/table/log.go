package table

import (
	"math"
	"strconv"

	"portcullis/game"
	"portcullis/game/keymap"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Signer is a Board that has a picture for lines of the log.
type Signer interface {
	// Sign returns the picture for a line, empty for none.
	Sign(kind rules.EventKind, elements []rules.Element) string
}

// kindLine begins the ID of a line of the log; the line's number follows.
const kindLine = "table:line/"

func lineID(n int) rules.Element { return rules.Element(kindLine + strconv.Itoa(n)) }

// lineOf is the number of the line with that ID.
func lineOf(id rules.Element) (int, bool) { return numberOf(id, kindLine) }

// record is the log as it is shown.
type record struct {
	lines    []match.Line
	up       int            // lines scrolled back from the newest
	turn     rules.Progress // of the newest line
	story    bool           // there is a chronicle to open
	legend   bool           // there is a legend to open
	whole    bool           // there is all of it on a sheet of its own, to open
	digested bool           // a digest beside it tells what is new
	looking  int            // the line that is looked back at, -1: none
	sign     func(rules.EventKind, []rules.Element) string
}

// logPanel lays the log out from its newest line upwards. Beside its title stands the turn of the first line that is
// shown, as the first of several, above the first line of every other turn that turn. It returns the first line that is shown.
func (s *sheet) logPanel(box ink.Rect, r record, depth int, by hands) (first int) {
	if box.Empty() {
		return len(r.lines)
	}
	k := s.kit
	var l ink.List
	k.Parchment(&l, box)
	pad := panelPad(k)
	inner := box.Inset(pad)
	head := k.Font(ink.SerifBold, 20)
	strip := k.Line(head)
	if r.story || r.legend || r.whole { // the log's first row would cover what stands out of the title
		strip = math.Max(strip, k.MinTarget())
	}
	title, inner := inner.CutTop(strip)
	l.Write(title, head, ink.Ink, rules.Say("Log"))
	small := k.Font(ink.Sans, phaseType)
	opens := func(there bool, button form.Label) {
		if !there {
			return
		}
		side := math.Max(k.MinTarget(), title.H)
		s.button(k.IconButton(button, ink.R(title.Right()-side, title.Y+(title.H-side)/2, side, side).Round()), depth+1, by)
		title.W -= side + k.Gap()/2
	}
	opens(r.story, form.Label{ID: string(idStory), Text: rules.Say("The chronicle"), Icon: "kit/quill", Tip: k.Keys.Keyed(rules.Say("The match so far as a story, to read and to keep"), keymap.Chronicle)})
	opens(r.whole, form.Label{ID: string(idWholeLog), Text: rules.Say("The whole log"), Icon: "kit/zoom", Tip: rules.Say("Read the whole log")})
	opens(r.legend, form.Label{ID: string(idLegend), Text: rules.Say("The symbols"), Icon: "kit/search", Tip: k.Keys.Keyed(rules.Say("What the symbols of the board mean"), keymap.Legend)})
	rows, first := s.logRows(inner, r)
	if turn := r.turn.Turn; turn > 0 {
		name, forms := r.named(turn), []string(nil)
		if len(rows) > 0 {
			name = r.named(r.lines[first].Turn)
			if r.lines[first+len(rows)-1].Turn != r.lines[first].Turn {
				forms = []string{rules.Say("from %s", name)} // else it would seem to be the turn of all that is shown
			}
		} else if r.digested { // else a log without a line would seem to lack them
			forms = []string{rules.Say("what is new stands below"), rules.Say("see below")}
		}
		room := title.W - k.Width(head, rules.Say("Log")) - k.Gap()
		for _, form := range append(forms, name) {
			if k.Width(small, form) <= room {
				l.Write(title, small, ink.OakLight, form).Across = ink.End
				break
			}
		}
	}
	p := s.decor("table:log", depth, box, l)
	p.Solid, p.Fixed = true, true // its words are where they belong at once
	y := inner.Y
	for i, row := range rows {
		n := first + i
		if row.turn != "" {
			s.turnHeading(ink.R(inner.X, y, inner.W, row.above), n, row.turn, depth+1)
		}
		s.logLine(ink.R(inner.X, y+row.above, inner.W, row.height), r, n, row, depth+1, by)
		y += row.above + row.height
	}
	return first
}

// logRow sets a line whole, in type that is only smaller where it is higher than the room for all of the log.
func (s *sheet) logRow(line match.Line, width, room float64) logRow {
	k := s.kit
	width -= signWidth(k) + rowPad(k)*2
	f, text := k.Set(k.Font(ink.Sans, logType), line.Text.String(), width, room-rowPad(k))
	return logRow{text: text, font: f, height: math.Max(k.MinTarget(), k.Height(f, text, width)+rowPad(k))}
}

// newestLine is how high a log of a width is that shows its newest line whole and no other; 0: there is none.
func (s *sheet) newestLine(width float64, r record) float64 {
	if len(r.lines) == 0 {
		return 0
	}
	return bareLog(s.kit) + s.logRow(r.lines[len(r.lines)-1], width-2*panelPad(s.kit), math.Inf(1)).height
}

func rowPad(k form.Toolkit) float64 { return math.Max(3, k.Px(7)) }

// signWidth is the room for the picture of a line.
func signWidth(k form.Toolkit) float64 { return math.Round(k.Font(ink.Sans, logType).Size * 1.7) }

func (s *sheet) logLine(box ink.Rect, r record, n int, row logRow, depth int, by hands) {
	k := s.kit
	id := lineID(n)
	line := r.lines[n]
	var l ink.List
	switch {
	case r.looking == n:
		l.Fill(box, ink.Gold, k.Px(4))
	case by.hot == id:
		l.Fill(box, ink.Gold.Alpha(0.55), k.Px(4))
	}
	if row.turn == "" && n > 0 && r.lines[n-1].Turn != line.Turn {
		l.Line(box.X, box.Y, box.Right(), box.Y, math.Max(1, k.Px(1)), ink.ParchmentDeep)
	}
	sign := signWidth(k)
	side := math.Round(sign * 0.82)
	at := ink.R(box.X+rowPad(k)/2, box.Y+(box.H-side)/2, side, side)
	name := ""
	if r.sign != nil && !line.Sums { // what sums a turn up is of none of the cards that it counts
		name = r.sign(line.Kind, line.Elements)
	}
	if name != "" {
		l.Picture(name, at.Round())
	} else {
		dot := math.Max(4, math.Round(side*0.35))
		l.Fill(ink.R(at.X+(side-dot)/2, at.Y+(side-dot)/2, dot, dot), ink.ParchmentDeep, 0).Angle = math.Pi / 4
	}
	body := ink.R(box.X+sign+rowPad(k), box.Y, box.W-sign-2*rowPad(k), box.H)
	if whole := line.Text.String(); row.begun {
		more := ink.R(body.Right()-moreWidth(k), body.Bottom()-rowPad(k)/2-k.Line(row.font), moreWidth(k), k.Line(row.font)*0.8)
		body.W -= moreWidth(k)
		l.Write(body, row.font, ink.Ink, row.text).Wrap = true
		l.More(more, ink.Oak, whole)
	} else {
		l.Write(body, row.font, ink.Ink, row.text).From(whole).Wrap = true
	}
	p := s.decor(id, depth, box, l)
	p.Role, p.Label, p.Tip, p.Order = "row", line.Text.String(), true, 1
	s.marks[id] = enabled(r.turn.Named(line.Turn).String())
}

// thumb is a finger on the log.
type thumb struct {
	held, moved bool
	y           float64 // where it was when the log was last turned
}

// logStep is how far a finger is drawn over the log for each of its lines, in design units.
const logStep = 30

// turnLog turns the log while a finger is drawn over it, and reports whether what it did is no click.
func (t *Table) turnLog(in game.Input) bool {
	g := &t.thumb
	if in.Pressed {
		*g = thumb{held: in.Finger && t.curtain == nil && !t.covered() && t.scene.frame.log.Contains(in.X, in.Y), y: in.Y}
	}
	if !g.held {
		return false
	}
	step := t.metrics.Px(logStep)
	if n := int((in.Y - g.y) / step); n != 0 {
		g.moved, g.y = true, g.y+float64(n)*step
		t.scroll(n)
	}
	turned := g.moved
	if in.Released || !in.Down {
		*g = thumb{}
	}
	return turned
}
