package towers

import (
	"math"
	"strconv"
	"time"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// The sheet of a volley is looked at for so long, and for each blow so much longer, up to a bound.
const (
	volleyTime = 900 * time.Millisecond
	blowTime   = 450 * time.Millisecond
	volleyMost = 3600 * time.Millisecond
)

var _ table.Volleyer = (*Board)(nil)

// Volley is where several blows end that follow each other from event i on, told on one sheet; else where the rolls of one blow
// end, or those for the first turn, whose dice fall together.
func (*Board) Volley(events []rules.Event, i int) (upto int, hold time.Duration) {
	if upto = volley(events, i); upto > i {
		return upto, min(volleyMost, volleyTime+time.Duration(len(blowsOf(events[i:upto])))*blowTime)
	}
	if n := max(together(events, i), contest(events, i)); n > 1 {
		return i + n, blowTime * time.Duration(n)
	}
	return i, 0
}

// together is how many rolls of one blow follow each other from event i on.
func together(events []rules.Event, i int) (n int) {
	for i+n < len(events) && rolls(events[i+n]) && (n == 0 || answers(events[i+n])) {
		n++
	}
	return n
}

// volley is the index after the last event of several blows that begin with event i, a roll or the first of several attacks; i:
// there are not several. It ends before whatever is worth a look of its own: a turn, a part of it, a Tower that falls, a Mage that
// dies.
func volley(events []rules.Event, i int) int {
	if i >= len(events) || !rolls(events[i]) && events[i].Name != "assaults" {
		return i
	}
	upto, attacks := i, 0
	for upto < len(events) && !parts(events[upto]) {
		if events[upto].Name == "assaults" {
			attacks++
		}
		upto++
	}
	if len(blowsOf(events[i:upto])) < 2 || !rolls(events[i]) && attacks < 2 {
		return i
	}
	return upto
}

// rolls reports whether an event is a roll of a blow.
func rolls(e rules.Event) bool {
	return e.Kind == rules.DiceRolled && (strikes[e.Name] || answers(e))
}

// parts reports whether an event ends a volley.
func parts(e rules.Event) bool {
	switch e.Kind {
	case rules.TurnBegan, rules.PhaseBegan, rules.MatchEnded:
		return true
	}
	return e.Name == "fell" || e.Name == "exposed" || e.Name == "mage_slain"
}

// stroke is one blow of a volley: its rolls, and what came of it.
type stroke struct {
	rolls []rules.Event
	lost  rules.Event // the point that was lost, or the death; the zero Event: nothing
}

// blowsOf are the blows among events: each begins with the roll of who strikes, and where nobody does, as under a spell that
// sweeps over all, with that of another thing.
func blowsOf(events []rules.Event) (list []stroke) {
	for _, e := range events {
		n := len(list) - 1
		switch {
		case rolls(e):
			if n < 0 || strikes[e.Name] || !strikes[list[n].rolls[0].Name] && list[n].rolls[0].Subject != e.Subject {
				list = append(list, stroke{})
				n++
			}
			list[n].rolls = append(list[n].rolls, e)
		case n >= 0 && (e.Name == "point_lost" || e.Name == "slain" || e.Name == "destroyed" || e.Name == "gone"):
			for k := n; k > 0 && !list[n].meets(e.Subject); k-- { // a sweep takes its losses after all rolls
				if list[k-1].meets(e.Subject) {
					n = k - 1
				}
			}
			list[n].lost = e
		}
	}
	return list
}

// meets reports whether a thing has rolled in a blow.
func (s *stroke) meets(el rules.Element) bool {
	for i := range s.rolls {
		if s.rolls[i].Subject == el {
			return true
		}
	}
	return false
}

// volleyed is where the volley begins that has just been shown; false: none has.
func (l *layout) volleyed() (from int, ok bool) {
	for i := 0; i < len(l.Story); {
		upto := volley(l.Story, i)
		if upto == len(l.Story) {
			return i, true
		}
		i = max(upto, i+1)
	}
	return 0, false
}

// aloft is how many of the last events were thrown together: their dice are in the air all at once.
func (l *layout) aloft() int {
	for i := range l.Story {
		if upto, _ := New().Volley(l.Story, i); upto == len(l.Story) {
			return upto - i
		}
	}
	return 1
}

// volley shows the blows of a volley in the dock, a row for each; below them the dice, and once they have fallen how many blows
// did something.
func (l *layout) volley(box ink.Rect, list []stroke) {
	b := l.Fresh()
	in := b.Sheet(boardkit.Own(box))
	head, in := in.CutTop(l.Line(l.Title()))
	b.Say(head, l.Title(), ink.Ink, rules.Count(len(list), "%d blow", "%d blows").String())
	foot, in := in.CutBottom(math.Max(l.Px(54), l.Line(l.Strong())+l.Px(14)))
	_, in = in.CutBottom(l.Gap(boardkit.Tight))
	line := math.Max(l.Line(l.Body()), l.Px(26))
	tall, rows := true, l.strokeRows(list, in, line, true)
	if len(rows) < len(list) {
		tall, rows = false, l.strokeRows(list, in, line, false)
	}
	if len(rows) < len(list) {
		var rest ink.Rect
		rest, in = in.CutBottom(l.Line(l.Small()))
		rows = l.strokeRows(list, in, line, false)
		b.Say(rest, l.Small(), ink.OakLight, rules.Count(len(list)-len(rows), "and %d more, in the log", "and %d more, in the log").String())
	}
	for i, at := range rows {
		l.strokeRow(b, at, &list[i], line, tall)
	}
	at, last := l.landing(b, foot, list), list[len(list)-1].rolls
	l.OnPanel(stage.Piece{ID: "rolled", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
	l.die(at.Shift(box.X, box.Y).Round(), throw{last[len(last)-1], len(l.Story)})
}

// strokeRows are the places of the first blows, as many as there is room for and one at least: all rolls of each find room there, below who strikes
// whom, or beside that where they are not to be tall and do.
func (l *layout) strokeRows(list []stroke, in ink.Rect, line float64, tall bool) (rows []ink.Rect) {
	for i := range list {
		high := line + l.Gap(boardkit.Tight)
		if tall || !l.fitsBeside(in.W, &list[i], line) {
			high += line * float64(len(l.facesLines(in.W, list[i].rolls, l.fullFaces)))
		}
		if high > in.H && i > 0 {
			break
		}
		var at ink.Rect
		at, in = in.CutTop(high)
		rows = append(rows, at)
	}
	return rows
}

// fitsBeside reports whether all rolls of a blow find room in a line that is so wide, beside the pictures and what came of it.
func (l *layout) fitsBeside(wide float64, s *stroke, line float64) bool {
	return len(l.facesLines(l.besideRoom(wide, s, line), s.rolls, l.shortFaces)) == 1
}

// besideRoom is how wide the room beside the pictures and what came of a blow is: as wide while the dice roll.
func (l *layout) besideRoom(wide float64, s *stroke, line float64) float64 {
	side := math.Min(line, l.Px(36))
	came, _ := l.cameTo(s)
	wide -= math.Min(l.Width(l.Strong(), came), wide*0.5) + l.Gap(boardkit.Near)
	for i, el := range s.sides() {
		if l.cardOf(el) != content.NoCard {
			wide -= side + l.Gap(boardkit.Tight)
			if i == 1 {
				wide -= side * 0.7
			}
		}
	}
	return math.Max(1, wide)
}

// sides are who strikes and who is struck, where that is somebody else.
func (s *stroke) sides() []rules.Element {
	first, last := s.rolls[0].Subject, s.rolls[len(s.rolls)-1].Subject
	if first == last {
		return []rules.Element{first}
	}
	return []rules.Element{first, last}
}

// strokeRow is one blow: who strikes at whom and what came of it, and all its rolls below that, or beside it where the row is not tall and they
// find room.
func (l *layout) strokeRow(b *boardkit.Pen, at ink.Rect, s *stroke, line float64, tall bool) {
	b.Fill(ink.R(at.X, at.Bottom()-1, at.W, 1), ink.GoldDark.Alpha(0.5), 0)
	head, rest := at.CutTop(line)
	beside, room := !tall && l.fitsBeside(at.W, s, line), l.besideRoom(at.W, s, line)
	if !l.Rolling {
		came, color := l.cameTo(s)
		w := math.Min(l.Width(l.Strong(), came), head.W*0.5)
		b.Right(head, l.Strong(), color, came)
		head.W -= w + l.Gap(boardkit.Near)
	}
	side := math.Min(head.H, l.Px(36))
	sides := s.sides()
	for i, el := range sides {
		card := l.cardOf(el)
		if card == content.NoCard {
			continue
		}
		if i == 1 {
			var gap ink.Rect
			gap, head = head.CutLeft(side * 0.7)
			x, y := gap.Center()
			b.List.Line(x-side*0.2, y, x+side*0.2, y, math.Max(1, l.Px(3)), ink.Oxblood)
			b.List.Line(x+side*0.05, y-side*0.15, x+side*0.2, y, math.Max(1, l.Px(3)), ink.Oxblood)
			b.List.Line(x+side*0.05, y+side*0.15, x+side*0.2, y, math.Max(1, l.Px(3)), ink.Oxblood)
		}
		head = b.Icon(head, pictureOf(l.Content.At(card)), side, l.Gap(boardkit.Tight))
	}
	if beside {
		faces := l.fullFaces
		if len(l.facesLines(room, s.rolls, faces)) > 1 {
			faces = l.shortFaces
		}
		l.faces(b, ink.R(head.X, head.Y, math.Max(room, head.W), head.H), s.rolls, faces)
		return
	}
	if card := l.cardOf(sides[len(sides)-1]); card != content.NoCard {
		b.Say(head, l.Body(), ink.Ink, l.Content.At(card).Title().String(), "")
	}
	l.faces(b, rest, s.rolls, l.fullFaces)
}

// fullFaces is a roll as it is written where there is room: what was thrown of what was needed.
func (l *layout) fullFaces(e rules.Event) string {
	if l.Rolling {
		return rules.Say("needs %s", strconv.Itoa(l.most(e)))
	}
	return rules.Say("%s of %s", boardkit.Percent(int(e.Dice[0])), strconv.Itoa(l.most(e)))
}

// shortFaces is the same in fewer signs.
func (l *layout) shortFaces(e rules.Event) string {
	if l.Rolling {
		return strconv.Itoa(l.most(e))
	}
	return boardkit.Percent(int(e.Dice[0])) + "/" + strconv.Itoa(l.most(e))
}

// facesWide is how wide a roll is with its sign.
func (l *layout) facesWide(text string) float64 {
	return l.Line(l.Body())*1.1 + l.Gap(boardkit.Tight) + l.Width(l.Body(), text)
}

// facesLines are rolls by the line in which they stand, one behind the other.
func (l *layout) facesLines(wide float64, list []rules.Event, says func(rules.Event) string) (lines [][]rules.Event) {
	left := 0.0
	for _, e := range list {
		w := l.facesWide(says(e))
		if len(lines) == 0 || w > left {
			lines, left = append(lines, nil), wide
		}
		n := len(lines) - 1
		lines[n], left = append(lines[n], e), left-w-l.Gap(boardkit.Near)
	}
	return lines
}

// faces are the rolls of a blow: what was thrown of what was needed, in as many lines as that takes.
func (l *layout) faces(b *boardkit.Pen, room ink.Rect, list []rules.Event, says func(rules.Event) string) {
	lines := l.facesLines(room.W, list, says)
	for _, line := range lines {
		var at ink.Rect
		at, room = room.CutTop(room.H / float64(len(lines)))
		room.H, lines = math.Max(0, room.H), lines[1:]
		for _, e := range line {
			text, color := says(e), ink.Oak
			if !l.Rolling {
				if color = ink.Oxblood; int(e.Dice[0]) <= l.most(e) {
					color = ink.VerdigrisDark
				}
			}
			b.Say(b.Icon(at, l.rollIcon(e.Name), l.Line(l.Body()), l.Gap(boardkit.Tight)), l.Body(), color, text, "")
			_, at = at.CutLeft(math.Min(at.W, l.facesWide(text)+l.Gap(boardkit.Near)))
		}
	}
}

// cameTo is what came of a blow, in a word, and its colour: what is lost, else what the last roll came to.
func (l *layout) cameTo(s *stroke) (string, ink.Color) {
	color := ink.VerdigrisDark
	if s.lost.Name != "" {
		if s.lost.Seat == l.me {
			color = ink.Oxblood
		}
		if s.lost.Name == "point_lost" && s.lost.M > 0 {
			return rules.Say("loses 1"), color
		}
		return rules.Say("is lost"), color
	}
	came, matters := l.cameOf(s.rolls[0], s.rolls[len(s.rolls)-1])
	if !matters {
		came = l.match.Book().CameTo(s.rolls[0])
	}
	return came.String(), ink.Oak
}

// lines reports whether a box has room for all lines of a text.
func (l *layout) lines(box ink.Rect, f ink.Font, text string) bool {
	return float64(len(l.Measure.Wrap(f, text, box.W)))*1.1*f.Size <= box.H
}

// landing is the cloth of a volley, with what was lost in it, or how many of its blows did something; it returns where the die lies.
func (l *layout) landing(b *boardkit.Pen, room ink.Rect, list []stroke) ink.Rect {
	wide := boardkit.Die{Sides: rules.Percentile}.Wide()
	b.Inked(room, ink.OxbloodDark, 2, 8)
	in := room.Inset(math.Max(3, l.Px(6)))
	cell, told := in.CutLeft(math.Min(in.H*wide, in.W*0.4))
	_, told = told.CutLeft(l.Gap(boardkit.Near))
	if l.Rolling {
		b.Say(told, l.Strong(), ink.Bone, rules.Say("The dice are rolling"))
		return cell.Fit(wide)
	}
	from, _ := l.volleyed()
	if whole := l.match.Book().Lost(l.Story[from:]).String(); l.lines(told, l.Small(), whole) {
		b.Lines(told, l.Small(), ink.Bone, whole, 1.1)
		return cell.Fit(wide)
	}
	n := 0
	for i := range list {
		if list[i].lost.Name != "" {
			n++
		}
	}
	b.Say(told, l.Strong(), ink.Bone, rules.Say("%s of %s hurt", strconv.Itoa(n), strconv.Itoa(len(list))))
	return cell.Fit(wide)
}
