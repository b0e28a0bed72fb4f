package table

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// chipRow is what stands side by side in the column of the controls.
type chipRow struct {
	chips  []chip
	h      float64
	halves bool // each has its half, and one without an id leaves it free
}

func heightOf(rows []chipRow, gap float64) float64 {
	total := -gap
	for _, r := range rows {
		total += r.h + gap
	}
	return total
}

// page lays chips into rows that fit a height. One below the other if all do; else those with an icon share the last row;
// if that is not enough, the others stand side by side, or those with an icon beside the last of the others; what the table itself offers
// gives way before a choice does. Else a last one turns to the next page; where there is no room for two rows, in the same one.
func (s *sheet) page(o offer, width, room, gap float64) []chipRow {
	if len(o.chips) == 0 { // however little room there is for none
		return nil
	}
	if o.posts.kept() {
		for _, chips := range [...][]chip{o.chips, pressing(o.chips)} {
			if rows := s.posted(offer{chips: chips, posts: o.posts}, width, gap); heightOf(rows, gap) <= room {
				return rows
			}
		}
	}
	rows := s.single(o.chips, width)
	if heightOf(rows, gap) <= room {
		return rows
	}
	if folded := s.folded(o.chips, width, gap); heightOf(folded, gap) <= room {
		return folded
	}
	if paired := s.paired(o.chips, width, gap); paired != nil && heightOf(paired, gap) <= room {
		return paired
	}
	if tucked := s.tucked(o.chips, width, gap); tucked != nil && heightOf(tucked, gap) <= room {
		return tucked
	}
	more := s.chipHeight(chip{label: rules.Say("More")}, width)
	if room-more-gap < s.chipHeight(chip{label: "M"}, width) {
		return s.beside(o, width, room, gap)
	}
	if choices := s.single(pressing(o.chips), width); len(choices) > 0 && heightOf(choices, gap) <= room {
		return choices
	}
	heights := make([]float64, len(rows))
	for i := range rows {
		rows[i].h = math.Min(rows[i].h, math.Max(s.kit.MinTarget(), room-more-gap)) // the log keeps its lines
		heights[i] = rows[i].h
	}
	pages := splitPages(heights, room-more-gap, gap)
	s.pages = len(pages)
	at := o.page % len(pages)
	span := pages[at]
	turn := chip{id: idMore, label: rules.Say("More (%d of %d)", at+1, len(pages)), state: stage.Enabled}
	return append(slices.Clone(rows[span[0]:span[1]]), chipRow{chips: []chip{turn}, h: more})
}

// beside are chips in one row: all if they fit, else as many as do, and one that turns to the next page.
func (s *sheet) beside(o offer, width, room, gap float64) []chipRow {
	chips := o.chips
	widths, total := s.stripWidths(chips, math.Inf(1), gap)
	if total > width {
		turn := chip{id: idMore, label: rules.Say("More"), state: stage.Enabled}
		left := width - s.stripWidth(turn, math.Inf(1)) - gap
		pages := splitPages(widths, left, gap)
		s.pages = len(pages)
		span := pages[o.page%len(pages)]
		chips = append(slices.Clone(chips[span[0]:span[1]]), turn)
		width = left
	}
	high := s.chipHeight(chips[0], math.Min(s.stripWidth(chips[0], math.Inf(1)), width))
	return []chipRow{{chips: chips, h: math.Max(s.chipHeight(chip{label: "M"}, width), math.Min(high, room))}}
}

// single are chips one below the other.
func (s *sheet) single(chips []chip, width float64) []chipRow {
	rows := make([]chipRow, len(chips))
	for i, c := range chips {
		rows[i] = chipRow{chips: []chip{c}, h: s.chipHeight(c, width)}
	}
	return rows
}

// folded are chips one below the other, but for those with an icon: they share the last row. The first of them keeps its
// words if it can, the others are an icon each.
func (s *sheet) folded(chips []chip, width, gap float64) []chipRow {
	plain := iconless(chips)
	last := slices.DeleteFunc(slices.Clone(chips), func(c chip) bool { return c.icon == "" })
	rows := s.single(plain, width)
	if len(last) == 0 {
		return rows
	}
	last = bared(last, 1)
	left := width
	for _, c := range last[1:] {
		left -= s.bareWidth(c) + gap
	}
	last[0].bare = s.stripWidth(last[0], math.Inf(1)) > left
	return append(rows, chipRow{chips: last, h: math.Max(s.kit.MinTarget(), s.chipHeight(chip{label: "M"}, width))})
}

// pressing are the chips without what can wait: to see what happened again, and to settle when one is asked.
func pressing(chips []chip) []chip {
	return slices.DeleteFunc(slices.Clone(chips), func(c chip) bool { return c.id == idAgain || c.id == idAsks })
}

// iconless are the chips without an icon.
func iconless(chips []chip) []chip {
	return slices.DeleteFunc(slices.Clone(chips), func(c chip) bool { return c.icon != "" })
}

// tucked are chips one below the other, the last of them beside those with an icon, which are only that; nil: it has not enough room
// left for its words.
func (s *sheet) tucked(chips []chip, width, gap float64) []chipRow {
	choices := iconless(chips)
	if len(choices) == 0 || len(choices) == len(chips) {
		return nil
	}
	rows := s.single(choices, width)
	last := &rows[len(rows)-1]
	for _, c := range chips {
		if c.icon != "" {
			c.bare = true
			last.chips = append(last.chips, c)
			width -= s.bareWidth(c) + gap
		}
	}
	if s.stripWidth(last.chips[0], math.Inf(1)) > width {
		return nil
	}
	last.h = math.Max(s.kit.MinTarget(), s.chipHeight(last.chips[0], width))
	return rows
}

// paired are chips two by two, but for those with an icon, which share the last row; nil: some have not enough room for their words.
func (s *sheet) paired(chips []chip, width, gap float64) (rows []chipRow) {
	folded := s.folded(chips, width, gap)
	half := math.Floor((width - gap) / 2)
	var pair chipRow
	for _, row := range folded {
		c := row.chips[0]
		if c.icon != "" { // the last row, and one without a neighbour stands above it
			if len(pair.chips) > 0 {
				rows, pair = append(rows, pair), chipRow{}
			}
			rows = append(rows, row)
			continue
		}
		if s.stripWidth(c, math.Inf(1)) > half {
			return nil
		}
		if pair.chips = append(pair.chips, c); len(pair.chips) == 1 {
			pair.h = s.chipHeight(c, half)
			continue
		}
		rows, pair = append(rows, pair), chipRow{}
	}
	if len(pair.chips) > 0 {
		rows = append(rows, pair)
	}
	return rows
}

// bared are chips of which those with an icon are only that, but for the first so many of all.
func bared(chips []chip, but int) []chip {
	list := slices.Clone(chips)
	for i := but; i < len(list); i++ {
		list[i].bare = list[i].icon != ""
	}
	return list
}

// bareWidth is how wide a chip is that is only an icon.
func (s *sheet) bareWidth(c chip) float64 {
	return math.Ceil(math.Max(s.kit.MinTarget(), s.chipIcon(c)+2*chipPad(s.kit)))
}

// chipRow lays a row: choices without an icon are as wide as each other where their words fit so, else the first chip takes what the
// others leave.
func (s *sheet) chipRow(row chipRow, box ink.Rect, gap float64, by hands) {
	if row.halves {
		s.halves(row, box, gap, by)
		return
	}
	if each := math.Floor((box.W - gap*float64(len(row.chips)-1)) / float64(len(row.chips))); s.alike(row.chips, each) {
		for i, c := range row.chips {
			s.chip(c, ink.R(box.X+(each+gap)*float64(i), box.Y, each, box.H).Round(), by)
		}
		return
	}
	for _, c := range slices.Backward(row.chips[1:]) {
		var at ink.Rect
		at, box = box.CutRight(s.stripWidth(c, math.Inf(1)))
		s.chip(c, at.Round(), by)
		_, box = box.CutRight(gap)
	}
	s.chip(row.chips[0], box.Round(), by)
}

// alike reports whether chips are choices without an icon, of which each has its words on one line in so much room.
func (s *sheet) alike(chips []chip, width float64) bool {
	return !slices.ContainsFunc(chips, func(c chip) bool { return c.icon != "" || c.id == idMore || s.stripWidth(c, math.Inf(1)) > width })
}

// evened are the widths of chips side by side with the choices without an icon as wide as the widest of them, where that fits so much room.
func (s *sheet) evened(chips []chip, widths []float64, total, room float64) []float64 {
	most, even := 0.0, slices.Clone(widths)
	for i, c := range chips {
		if c.icon == "" && c.id != idMore {
			most = math.Max(most, widths[i])
		}
	}
	for i, c := range chips {
		if c.icon == "" && c.id != idMore {
			total, even[i] = total+most-widths[i], most
		}
	}
	if total > room {
		return widths
	}
	return even
}

// stripWidths are how wide chips are side by side, and how wide they are together.
func (s *sheet) stripWidths(chips []chip, most, gap float64) (widths []float64, total float64) {
	total = -gap
	for _, c := range chips {
		w := s.stripWidth(c, most)
		widths = append(widths, w)
		total += w + gap
	}
	return widths, total
}

// stripWidth is how wide a chip is in the strip: as it likes, up to a third.
func (s *sheet) stripWidth(c chip, most float64) float64 {
	k := s.kit
	if c.bare {
		return s.bareWidth(c)
	}
	w := k.Width(k.Font(ink.SansBold, chipType), c.label) + 2*chipPad(k) + s.chipIcon(c) + 2
	return math.Ceil(math.Max(k.MinTarget(), math.Min(w, most*0.34)))
}

// splitPages divides what has these sizes into pages of at most room, at least one on each.
func splitPages(sizes []float64, room, gap float64) [][2]int {
	var pages [][2]int
	start, used := 0, 0.0
	for i, size := range sizes {
		if i > start && used+size > room {
			pages = append(pages, [2]int{start, i})
			start, used = i, 0
		}
		used += size + gap
	}
	return append(pages, [2]int{start, len(sizes)})
}

func chipPad(k form.Toolkit) float64 { return math.Max(6, k.Px(12)) }

func (s *sheet) chipHeight(c chip, width float64) float64 {
	k := s.kit
	f := k.Font(ink.SansBold, chipType)
	inner := width - 2*chipPad(k) - s.chipIcon(c)
	return math.Max(k.MinTarget(), math.Round(k.Height(f, c.label, inner)+1.4*chipPad(k)))
}

func (s *sheet) chipIcon(c chip) float64 {
	if c.icon == "" {
		return 0
	}
	return math.Round(s.kit.Font(ink.SansBold, chipType).Size*1.5) + s.kit.Gap()*0.6
}

// chip draws a button whose label may take several lines.
func (s *sheet) chip(c chip, box ink.Rect, by hands) {
	k := s.kit
	var l ink.List
	face, color, down := "idle", ink.Bone, 0.0
	switch {
	case c.reason != "":
		face, color = "disabled", ink.Steel
	case by.pressed == c.id:
		face, color, down = "pressed", ink.ParchmentDark, math.Max(1, k.Px(2))
	case by.hot == c.id:
		face = "hover"
	}
	l.Frame("kit/frame-button-"+face, box, k.Corner(12))
	pad, icon := chipPad(k), s.chipIcon(c)
	inner := ink.R(box.X+pad+icon, box.Y, box.W-2*pad-icon, box.H).Shift(0, down)
	f, label := k.Set(k.Font(ink.SansBold, chipType), c.label, inner.W, math.Max(inner.H, k.Line(k.Font(ink.SansBold, chipType))))
	if c.icon != "" {
		side := icon - k.Gap()*0.6
		x := box.X + pad
		if c.bare {
			x = box.X + (box.W-side)/2
		}
		l.Picture(c.icon, ink.R(x, box.Y+(box.H-side)/2+down, side, side).Round())
	}
	if !c.bare {
		op := l.Write(inner, f, color, label).From(c.label)
		op.Wrap = true
		if icon == 0 {
			op.Across = ink.Middle
		}
	}
	p := s.decor(c.id, depthFrame+1, box, l)
	p.Role, p.Label, p.Tip, p.Round = "button", c.label, true, k.Px(6)
	s.marks[c.id] = stage.Mark{State: c.state, Reason: c.reason}
}
