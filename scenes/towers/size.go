package towers

import (
	"math"
	"strings"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// measures are those of a size in design units: how wide a cell is, how high a figure is and how high it is at least, and
// how many lines of its plate the name has, 0 to 2, and whether one that is too long for them may be cut.
type measures struct {
	wide, figure, least float64
	level               float64 // the type of its levels
	lines               int     // of the name
	cut                 bool
}

// steps are the sizes of creatures, the largest first: all of a table have the first that fits in every half.
var steps = [...]measures{
	{156, 150, 126, 19.5, 1, false},
	{144, 138, 116, 19, 1, false},
	{134, 130, 110, 18.5, 1, false},
	{126, 123, 105, 18, 1, false},
	{114, 114, 84, 16, 2, true},
	{100, 100, 70, 16, 2, false},
	{88, 84, 56, 15, 2, false},
	{114, 114, 84, 18, 0, false},
	{87, 75, 51, 16, 0, false},
}

// size is that of all creatures of a table, in device pixels.
type size struct {
	wide, figure, plate float64
	head                float64 // the height of the name; 0: it has none
	name, level         ink.Font
}

// figureWide is how wide the picture of a creature is at most, in parts of its plate.
const figureWide = 1.06

// high is how high a cell is.
func (s *size) high() float64 { return s.figure + s.plate }

// typeParts are the parts of the type of the screen in which levels are written: where the largest text leaves no room for all
// creatures, they keep what they can of it.
var typeParts = [...]float64{1, 0.86, 0.74, 0.62, 0}

// sized is a step in a part of the type of the screen, in no smaller type than is legible.
func (l *layout) sized(m measures, part float64) size {
	s := size{name: l.Font(ink.SerifBold, m.level), level: l.Font(ink.SansBold, m.level)}
	s.name.Size = math.Max(math.Min(s.name.Size, l.Metrics.Least()), math.Floor(s.name.Size*part*2)/2)
	s.level.Size = math.Max(math.Min(s.level.Size, l.Metrics.Least()), math.Floor(s.level.Size*part*2)/2)
	pad := math.Max(1, l.Px(3))
	s.plate = l.Line(s.level) + 2*pad
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
	s.wide = math.Ceil(math.Max(l.Px(m.wide), 2*(icon+l.Width(s.level, "55"))+2*pad+2*l.Px(1)))
	s.figure = l.Px(m.figure)
	return s
}

// icon is the side of the icon beside a level.
func (s *size) icon() float64 { return math.Ceil(s.level.Size * 1.15) }

// fit finds the size of all creatures, and in how many rows they stand in each half: the first step that fits in all of
// them, with smaller type where none does, and at last as narrow as it must.
func (l *layout) fit(halves []half) (size, []int) {
	for _, part := range typeParts {
		for _, m := range steps {
			if part < 1 && m.lines > 0 {
				continue
			}
			s := l.sized(m, part)
			if m.lines > 0 && !m.cut && !l.named(halves, &s, m.lines) {
				continue
			}
			if rows, ok := l.fits(halves, &s, l.Px(m.least)); ok {
				return s, rows
			}
		}
	}
	s := l.sized(steps[len(steps)-1], 0)
	for bare := 2*l.Width(s.level, "55") + l.Px(12); s.wide > math.Max(bare, l.Metrics.MinTarget()); {
		s.wide = math.Max(bare, math.Floor(s.wide*0.9))
		least := math.Max(l.Px(24), l.Metrics.MinTarget()-s.plate)
		if rows, ok := l.fits(halves, &s, least); ok {
			return s, rows
		}
	}
	rows := make([]int, len(halves))
	for i := range halves {
		rows[i] = max(1, int(halves[i].field().H/s.high()))
	}
	return s, rows
}

// named reports whether the names of all that stand in some halves are whole on so many lines of their plates.
func (l *layout) named(halves []half, s *size, lines int) bool {
	pen, inside := l.Fresh(), s.wide-2*math.Max(1, l.Px(3))-2*l.Px(1)
	for i := range halves {
		for _, row := range halves[i].rows {
			for _, t := range row.things {
				if name := l.Info(t).Title().String(); !pen.Legible(s.name, name, inside) && (lines < 2 || !l.twoLined(s.name, name, inside)) {
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
	figure := math.Max(s.figure, s.wide*figureWide) // plates that their numbers widen leave room for larger figures
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
	return rows, true
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
		least = math.Min(l.tagWidth(&h.rows[zone], "", ""), math.Floor((h.zones.W-2*l.zoneGap(h))/3))
		if !h.brief && n == 0 {
			least = math.Max(least, math.Min(l.Px(144), s.wide*1.2))
		}
	}
	return math.Max(least, columns*s.wide)
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
