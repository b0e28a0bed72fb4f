package towers

import (
	"math"
	"strings"

	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// measures are those of a size in design units: how wide a cell is, how high a figure is and how high it is at least,
// how many lines of its plate the name has, 0 to 2, and whether one that is too long for them may be cut.
type measures struct {
	wide, figure, least float64
	level               float64 // the type of its levels
	lines               int     // of the name
	cut                 bool
	stacked             bool // its levels stand one above the other
}

// steps are the sizes of creatures, the largest first: all of a table have the first that fits in every half.
var steps = [...]measures{
	{156, 150, 126, 19.5, 1, false, false},
	{144, 138, 116, 19, 1, false, false},
	{134, 130, 110, 18.5, 1, false, false},
	{126, 123, 105, 18, 1, false, false},
	{114, 114, 84, 16, 2, true, false},
	{100, 100, 70, 16, 2, false, false},
	{88, 84, 56, 15, 2, false, false},
	{114, 114, 84, 18, 0, false, false},
	{87, 75, 51, 16, 0, false, false},
	{114, 114, 84, 16, 0, false, true},
	{100, 100, 84, 16, 0, false, true},
	{87, 87, 78, 16, 0, false, true},
	{75, 75, 69, 16, 0, false, true},
	{64, 64, 60, 16, 0, false, true},
	{48, 60, 60, 16, 0, false, true},
	{36, 60, 57, 16, 0, false, true},
}

// crowding is what creatures give up to have room on a table.
type crowding int

const (
	lifted crowding = iota // nothing: what hangs on a figure lifts it
	level                  // what hangs on a figure may hide it
	dense                  // figures are small
)

// leastDense is how high figures are at least that are small, in design units.
const leastDense = 36

// size is that of all creatures of a table, in device pixels.
type size struct {
	wide, figure, plate float64
	head                float64 // the height of the name; 0: it has none
	name, level         ink.Font
	stacked             bool    // the levels stand one above the other
	side                float64 // of the picture of a creature: one for all, whatever else their cells hold
}

// figureWide is how wide the picture of a creature is at most, in parts of its plate; over a narrow one it may reach a little into
// the next cell, since few pictures fill their squares.
const (
	figureWide = 1.06
	overNarrow = 1.25
)

// widest is the side of the picture of a creature where it is high enough for it.
func (s *size) widest() float64 {
	if s.stacked {
		return s.wide * overNarrow
	}
	return s.wide * figureWide
}

// high is how high a cell is.
func (s *size) high() float64 { return s.figure + s.plate }

// typeParts are the parts of the type of the screen in which levels are written: where the largest text leaves no room for all
// creatures, they keep what they can of it.
var typeParts = [...]float64{1, 0.86, 0.74, 0.62, 0}

// sized is a step in a part of the type of the screen, in no smaller type than is legible.
func (l *layout) sized(m measures, part float64) size {
	s := size{name: l.Font(ink.SerifBold, m.level), level: l.Font(ink.SansBold, m.level), stacked: m.stacked}
	s.name.Size = math.Max(math.Min(s.name.Size, l.Metrics.Least()), math.Floor(s.name.Size*part*2)/2)
	s.level.Size = math.Max(math.Min(s.level.Size, l.Metrics.Least()), math.Floor(s.level.Size*part*2)/2)
	pad := math.Max(1, l.Px(3))
	across, lines := 2.0, 1.0
	if m.stacked {
		across, lines = 1, 2
	}
	s.plate = lines*l.Line(s.level) + 2*pad
	switch m.lines {
	case 1:
		s.head = l.Line(s.name)
	case 2: // a long one on two lines
		s.name.Size = math.Max(math.Min(s.name.Size, l.Metrics.Least()), l.Px(boardkit.NoteSize))
		s.head = math.Ceil(2 * s.name.Size * 1.1)
	}
	if s.head > 0 {
		s.plate += s.head + pad
	}
	icon := s.icon()
	s.wide = math.Ceil(math.Max(l.Px(m.wide), across*(icon+l.Width(s.level, "55"))+2*pad+2*l.Px(1)))
	s.figure = l.Px(m.figure)
	return s
}

// icon is the side of the icon beside a level.
func (s *size) icon() float64 { return math.Ceil(s.level.Size * 1.15) }

// fit finds the size of all creatures, and in how many rows they stand in each half: the first step that fits in all of
// them, in smaller type where none does. First what hangs on figures must lift them, then it may hide some, then figures may be
// small, and at last they are as narrow as they must.
func (l *layout) fit(halves []half) (size, []int) {
	for _, crowd := range [...]crowding{lifted, level, dense} {
		for _, part := range typeParts {
			for _, m := range steps {
				if m.lines > 0 && (crowd != lifted || part < 1) {
					continue
				}
				s := l.sized(m, part)
				if m.lines > 0 && !m.cut && !l.named(halves, &s, m.lines) {
					continue
				}
				least := l.Px(m.least)
				if crowd == dense {
					least = l.Px(math.Min(m.least, leastDense))
				}
				if crowd == lifted {
					least += most(halves, &s, l.lift)
				} else {
					least += most(halves, &s, l.third)
				}
				if rows, ok := l.fits(halves, &s, least); ok {
					return s, rows
				}
			}
		}
	}
	return l.narrow(halves)
}

// narrow is the size of more creatures than any step has room for: as wide as it must be, at least as wide as can be clicked.
func (l *layout) narrow(halves []half) (size, []int) {
	s := l.sized(steps[len(steps)-1], 0)
	for s.wide > l.Metrics.MinTarget() {
		s.wide = math.Max(l.Metrics.MinTarget(), math.Floor(s.wide*0.9))
		least := math.Max(l.Px(24), l.Metrics.MinTarget()-s.plate) + most(halves, &s, l.third)
		if rows, ok := l.fits(halves, &s, least); ok {
			return s, rows
		}
	}
	rows := make([]int, len(halves))
	for i := range halves {
		rows[i] = max(1, int(halves[i].field().H/s.high()))
	}
	s.side = math.Min(s.widest(), s.figure-most(halves, &s, l.third))
	return s, rows
}

// named reports whether the names of all that stand in some halves are whole on so many lines of their plates.
func (l *layout) named(halves []half, s *size, lines int) bool {
	pen, inside := l.Fresh(), s.wide-2*math.Max(1, l.Px(3))-2*l.Px(1)
	for i := range halves {
		for _, row := range halves[i].rows {
			for _, t := range row.things {
				if name := l.titled(t); !pen.Legible(s.name, name, inside) && (lines < 2 || !l.twoLined(s.name, name, inside)) {
					return false
				}
			}
		}
	}
	return true
}

// twoLined reports whether a name is whole on two lines of a width, in the smallest legible type.
func (l *layout) twoLined(f ink.Font, name string, width float64) bool {
	f.Size = math.Min(f.Size, l.Metrics.Least())
	for word := range strings.FieldsSeq(name) {
		if l.Measure.Width(f, word) > width {
			return false
		}
	}
	return len(l.Measure.Wrap(f, name, width)) <= 2
}

// field is the part of the zones below their tags.
func (h *half) field() ink.Rect {
	_, field := h.zones.CutTop(h.tag)
	return field
}

// fits reports whether a size fits in all halves, and in how many rows; the figures become as high as there is room for in
// all of them.
func (l *layout) fits(halves []half, s *size, least float64) ([]int, bool) {
	rows := make([]int, len(halves))
	figure := math.Max(s.figure, s.widest()) + most(halves, s, l.lift) // plates that their numbers widen leave room for larger figures
	for i := range halves {
		h := &halves[i]
		if l.Players[h.seat].Out {
			rows[i] = 1
			continue
		}
		field := h.field()
		most := int(field.H / (least + s.plate))
		n := 1
		for n <= most && l.needed(h, s, n) > h.zones.W {
			n++
		}
		if n > most {
			return nil, false
		}
		rows[i] = n
		figure = math.Min(figure, math.Floor(field.H/float64(n))-s.plate)
	}
	s.figure = figure
	s.side = math.Min(s.widest(), figure-most(halves, s, l.third))
	return rows, true
}

// most is the most of something over all that stands in some halves.
func most(halves []half, s *size, of func(*engine.Thing, *size) float64) (most float64) {
	for i := range halves {
		for _, row := range halves[i].rows {
			for _, t := range row.things {
				most = math.Max(most, of(t, s))
			}
		}
	}
	return most
}

// needed is how wide the zones of a half are in a size and a number of rows.
func (l *layout) needed(h *half, s *size, rows int) float64 {
	w := 0.0
	for i := range h.rows {
		if need := l.zoneNeed(h, i, s, rows); need > 0 {
			w += need + l.zoneGap(h)
		}
	}
	return w - l.zoneGap(h)
}

func (l *layout) zoneGap(h *half) float64 {
	if h.brief {
		return math.Max(1, l.Px(3))
	}
	return l.Gap(boardkit.Near)
}

// zoneNeed is how wide one zone is at least; that of structures is away where there are none.
func (l *layout) zoneNeed(h *half, zone int, s *size, rows int) float64 {
	n := len(h.rows[zone].things)
	columns := float64((n + rows - 1) / rows)
	least := 0.0
	if zone > 0 {
		least = math.Min(l.tagWidth(h, &h.rows[zone], "", ""), math.Floor(l.tagRoom(h, s, rows)/3))
		if !h.brief && n == 0 {
			least = math.Max(least, math.Min(l.Px(144), s.wide*1.2))
		}
	}
	return math.Max(least, columns*s.wide)
}

// tagRoom is how wide the tags of all zones of a half are at most: the structures stand beside them, without one.
func (l *layout) tagRoom(h *half, s *size, rows int) float64 {
	room := h.zones.W - 2*l.zoneGap(h)
	if need := l.zoneNeed(h, 0, s, rows); need > 0 {
		room -= need + l.zoneGap(h)
	}
	return room
}

// zonesOf are where the zones of a half lie.
func (l *layout) zonesOf(h *half, s *size, rows int) []ink.Rect {
	gap := l.zoneGap(h)
	needs, total, there := make([]float64, len(h.rows)), -gap, 0
	for i := range h.rows {
		if needs[i] = l.zoneNeed(h, i, s, rows); needs[i] > 0 {
			total += needs[i] + gap
			there++
		}
	}
	spare := (h.zones.W - total) / float64(max(1, there))
	boxes := make([]ink.Rect, len(h.rows))
	room := h.zones
	for i, need := range needs {
		if need == 0 {
			continue
		}
		boxes[i], room = h.part(room, math.Max(1, need+spare))
		_, room = h.part(room, gap)
	}
	return boxes
}

// cellsOf are where n creatures stand in a zone, in rows, those of a row side by side about its middle.
func (l *layout) cellsOf(zone ink.Rect, n, rows int, s *size) []ink.Rect {
	if n == 0 {
		return nil
	}
	columns := (n + rows - 1) / rows
	rows = (n + columns - 1) / columns
	between := math.Max(0, math.Min(l.Px(18), (zone.W-float64(columns)*s.wide)/float64(columns+1)))
	pitch := s.wide + between
	if columns > 1 {
		pitch = math.Min(pitch, (zone.W-s.wide)/float64(columns-1))
	}
	down := math.Min(s.high()+l.Px(6), (zone.H-s.high())/math.Max(1, float64(rows-1)))
	top := zone.Bottom() - s.high() - down*float64(rows-1)
	boxes := make([]ink.Rect, n)
	for i := range boxes {
		here := min(columns, n-i/columns*columns)
		left := zone.X + (zone.W-s.wide-pitch*float64(here-1))/2
		boxes[i] = ink.R(left+float64(i%columns)*pitch, top+float64(i/columns)*down, s.wide, s.high()).Round()
	}
	return boxes
}
