package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// IDs of the table's own controls.
const (
	idMore   = "table:more"
	idPause  = "table:pause"
	idStep   = "table:step"
	idHurry  = "table:hurry"
	idSkip   = "table:skip"
	idNow    = "table:now"
	idHere   = "table:here"
	idResult = "table:result"
	idAgain  = "table:again"
	idTracks = "table:tracks"
	idLog    = "table:log-tab"
)

// chip is a button among the controls: a choice that the board does not show, or
// something the table offers.
type chip struct {
	id     rules.Element
	label  string
	icon   string
	reason string
	state  stage.State
}

// offer is what the controls hold.
type offer struct {
	main  *chip  // the large button
	watch []chip // to pause, step, hurry and skip; beside the chips, or where the board has room for them
	chips []chip
	page  int
	help  string
	icon  string // beside the help
	hint  bool   // the help is the hint
}

const chipType = 17

// controlColumn lays the controls out in the right column: chips or help above, the large button below. The
// chips take what they need from the log.
func (s *sheet) controlColumn(f *frame, o offer, by hands) {
	k := s.kit
	box := f.controls
	gap := math.Max(4, k.Px(12))
	main, rest := box.CutBottom(k.ButtonHeight(mainType))
	if o.main != nil {
		s.mainButton(*o.main, main, by)
		_, rest = rest.CutBottom(gap)
	} else {
		rest = box
	}
	if len(o.watch) > 0 {
		rest = s.watchFoot(f, o.watch, rest, gap, by)
		if len(o.chips) == 0 { // their tooltips say what the help would, and the log stays as high while things come and go
			f.log.H = rest.Bottom() - f.log.Y
			return
		}
	}
	if len(o.chips) == 0 {
		s.help(rest, o)
		return
	}
	room := rest.H + math.Max(0, f.log.H-leastLog(k))
	chips, heights := s.page(o, rest.W, room, gap)
	total := -gap
	for _, h := range heights {
		total += h + gap
	}
	if over := total - rest.H; over > 0 {
		_, f.log = f.log.CutBottom(math.Round(over))
		rest = ink.R(rest.X, rest.Y-math.Round(over), rest.W, rest.H+math.Round(over))
	}
	y := rest.Bottom() - total
	for i, c := range chips {
		s.chip(c, ink.R(rest.X, y, rest.W, heights[i]).Round(), by)
		y += heights[i] + gap
	}
	if spare := ink.R(rest.X, rest.Y, rest.W, rest.Bottom()-total-gap-rest.Y); spare.H > 3*k.Line(k.Font(ink.Sans, helpType)) {
		s.help(spare, o)
	}
}

// watchFoot lays the buttons of who looks on at the foot of the controls, and returns what is left above them. The log gives
// way where they need more.
func (s *sheet) watchFoot(f *frame, chips []chip, rest ink.Rect, gap float64, by hands) ink.Rect {
	h := math.Round(s.watchHeight(chips, rest.W))
	if over := h - rest.H; over > 0 {
		_, f.log = f.log.CutBottom(over)
		rest = ink.R(rest.X, rest.Y-over, rest.W, rest.H+over)
	}
	at, rest := rest.CutBottom(h)
	s.watchGrid(chips, at, by)
	_, rest = rest.CutBottom(gap)
	return rest
}

// page picks the chips that fit a height; if not all do, the last one turns to the next.
func (s *sheet) page(o offer, width, room, gap float64) ([]chip, []float64) {
	heights := make([]float64, len(o.chips))
	total := -gap
	for i, c := range o.chips {
		heights[i] = s.chipHeight(c, width)
		total += heights[i] + gap
	}
	if total <= room {
		return o.chips, heights
	}
	more := s.chipHeight(chip{label: rules.Say("More")}, width)
	for i := range heights {
		heights[i] = math.Min(heights[i], math.Max(s.kit.MinTarget(), room-more-gap)) // the log keeps its lines
	}
	pages := splitPages(heights, room-more-gap, gap)
	s.pages = len(pages)
	at := o.page % len(pages)
	span := pages[at]
	turn := chip{id: idMore, label: rules.Say("More (%d of %d)", at+1, len(pages)), state: stage.Enabled}
	return append(append([]chip(nil), o.chips[span[0]:span[1]]...), turn), append(append([]float64(nil), heights[span[0]:span[1]]...), more)
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

// mostChipLines is how many lines the label of a chip may take.
const mostChipLines = 3

func chipPad(k form.Toolkit) float64 { return math.Max(6, k.Px(12)) }

func (s *sheet) chipHeight(c chip, width float64) float64 {
	k := s.kit
	f := k.Font(ink.SansBold, chipType)
	inner := width - 2*chipPad(k) - s.chipIcon(c)
	label := shorten(k, f, c.label, inner, mostChipLines)
	return math.Max(k.MinTarget(), math.Round(k.Height(f, label, inner)+1.4*chipPad(k)))
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
	f := k.Font(ink.SansBold, chipType)
	lines := max(1, int(inner.H/(f.Size*ink.DefaultLead)))
	label := shorten(k, f, c.label, inner.W, min(lines, mostChipLines))
	if c.icon != "" {
		side := icon - k.Gap()*0.6
		l.Picture(c.icon, ink.R(box.X+pad, box.Y+(box.H-side)/2+down, side, side).Round())
	}
	op := l.Write(inner, f, color, label)
	op.Wrap = true
	if icon == 0 {
		op.Across = ink.Middle
	}
	p := s.decor(c.id, depthFrame+1, box, l)
	p.Role, p.Label, p.Tip, p.Round = "button", c.label, true, k.Px(6)
	s.marks[c.id] = stage.Mark{State: c.state, Reason: c.reason}
}

func (s *sheet) mainButton(c chip, box ink.Rect, by hands) {
	k := s.kit
	label := form.Label{ID: string(c.id), Text: c.label, Icon: c.icon, Size: mainType, Reason: c.reason}
	it := k.Button(label, box)
	p := s.button(it, depthFrame+1, by)
	p.Role = "button"
	s.marks[c.id] = stage.Mark{State: c.state, Reason: c.reason}
}

// help is the line about what is asked, on a dark panel.
func (s *sheet) help(box ink.Rect, o offer) {
	k := s.kit
	if box.H < k.MinTarget() {
		return
	}
	var l ink.List
	k.Oak(&l, box)
	s.helpText(&l, box.Inset(panelPad(k)), o)
	s.decor("table:help", depthFrame, box, l).Solid = true
}

func (s *sheet) helpText(l *ink.List, inner ink.Rect, o offer) {
	k := s.kit
	f := k.Font(ink.Sans, helpType)
	if o.icon != "" {
		side := math.Round(f.Size * 1.8)
		l.Picture(o.icon, ink.R(inner.X, inner.Y, side, side).Round())
		_, inner = inner.CutLeft(side + k.Gap()*0.6)
	}
	lines := int(inner.H / (f.Size * ink.DefaultLead))
	if o.help == "" || lines < 1 || inner.W < 4*f.Size {
		return
	}
	op := l.Write(inner, f, ink.Bone, s.helpWords(f, o, inner.W, lines))
	op.Wrap, op.Down = true, ink.Start
}

// helpWords is as much of the help as some lines hold.
func (s *sheet) helpWords(f ink.Font, o offer, width float64, lines int) string {
	words := shorten(s.kit, f, o.help, width, lines)
	s.hintSaid = s.hintSaid || o.hint && words == o.help
	return words
}

// controlStrip lays the controls out below everything on a narrow screen: the tabs of
// the drawers, chips or help, the large button.
func (s *sheet) controlStrip(f *frame, o offer, want Wants, open drawer, by hands) {
	k := s.kit
	s.drawerTabs(f, want, open, by)
	box := f.controls
	gap := math.Max(4, k.Px(12))
	if o.main != nil {
		w := math.Min(box.W*0.45, k.ButtonWidth(form.Label{Text: o.main.label, Icon: o.main.icon, Size: stripType}))
		main, rest := box.CutRight(math.Round(w))
		s.mainButton(*o.main, main, by)
		_, box = rest.CutRight(gap)
	}
	if len(o.chips) == 0 {
		if o.help != "" {
			s.stripHelp(box, o)
		}
		return
	}
	widths := make([]float64, len(o.chips))
	total := -gap
	for i, c := range o.chips {
		widths[i] = s.stripWidth(c, box.W)
		total += widths[i] + gap
	}
	chips := o.chips
	if total > box.W {
		more := s.stripWidth(chip{label: rules.Say("More")}, box.W)
		pages := splitPages(widths, box.W-more-gap, gap)
		s.pages = len(pages)
		span := pages[o.page%len(pages)]
		chips = append(append([]chip(nil), chips[span[0]:span[1]]...), chip{id: idMore, label: rules.Say("More"), state: stage.Enabled})
		widths = append(append([]float64(nil), widths[span[0]:span[1]]...), more)
	}
	x := box.X
	for i, c := range chips {
		s.chip(c, ink.R(x, box.Y, widths[i], box.H).Round(), by)
		x += widths[i] + gap
	}
}

// stripWidth is how wide a chip is in the strip: as it likes, up to a third.
func (s *sheet) stripWidth(c chip, most float64) float64 {
	k := s.kit
	w := k.Width(k.Font(ink.SansBold, chipType), c.label) + 2*chipPad(k) + s.chipIcon(c) + 2
	return math.Ceil(math.Max(k.MinTarget(), math.Min(w, most*0.34)))
}

// stripHelp is the help in the strip: as many lines as fit it.
func (s *sheet) stripHelp(box ink.Rect, o offer) {
	k := s.kit
	var l ink.List
	pad := math.Max(4, k.Px(8))
	f := k.Font(ink.Sans, helpType)
	lines := max(1, int(box.H/(f.Size*ink.DefaultLead)))
	op := l.Write(box.Inset(pad), f, ink.ParchmentDark, s.helpWords(f, o, box.W-2*pad, lines))
	op.Wrap = true
	op.Box = ink.R(box.X+pad, box.Y, box.W-2*pad, box.H)
	s.decor("table:help", depthFrame, box, l)
}

// drawerTabs are the buttons that open the columns of a narrow screen.
func (s *sheet) drawerTabs(f *frame, want Wants, open drawer, by hands) {
	k := s.kit
	x := f.tabs.X
	tab := func(id, text string, d drawer) {
		b := form.Label{ID: id, Text: text, Size: stripType, Chosen: open == d}
		box := ink.R(x, f.tabs.Y, k.ButtonWidth(form.Label{Text: text, Size: stripType}), f.tabs.H).Round()
		p := s.button(k.Option(b, box), depthFrame+1, by)
		p.Role = "tab"
		if open == d {
			s.marks[rules.Element(id)] = stage.Mark{State: stage.Enabled, Value: "open"}
		}
		x += box.W + f.gap
	}
	if want.Left == WithColumn {
		tab(idTracks, rules.Say("Tracks"), leftDrawer)
	}
	tab(idLog, rules.Say("Log"), rightDrawer)
}

func enabled(value string) stage.Mark { return stage.Mark{State: stage.Enabled, Value: value} }
