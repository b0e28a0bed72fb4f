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
	idMore     = "table:more"
	idWeaker   = "table:weaker"
	idStronger = "table:stronger"
	idPause    = "table:pause"
	idStep     = "table:step"
	idHurry    = "table:hurry"
	idRested   = "table:rested"
	idSkip     = "table:skip"
	idNow      = "table:now"
	idHere     = "table:here"
	idResult   = "table:result"
	idAgain    = "table:again"
	idTracks   = "table:tracks"
	idLog      = "table:log-tab"
)

// chip is a button among the controls: a choice that the board does not show, or
// something the table offers.
type chip struct {
	id     rules.Element
	label  string
	icon   string
	reason string
	state  stage.State
	golden bool    // it is the large button of a panel with sheets: what one usually wants now
	bare   bool    // only its icon is shown; the words are a hover away
	runs   float64 // the part that is left of the moment after which it is as good as clicked; 0: it waits for a click
}

// offer is what the controls hold.
type offer struct {
	main  *chip  // the large button
	watch []chip // to pause, step, hurry and skip; beside the chips, or where the board has room for them
	chips []chip
	posts Posts // those of the chips that have a place of their own
	page  int
	help  string
	icon  string // beside the help
	hint  bool   // the help is the hint
	plain string // the help where the hint does not fit
	keeps bool   // the place of the large button stays free without one: nothing else may come under a hand that rests there
}

const chipType = 17

// controlColumn lays the controls out in the right column: chips or help above, the large button below. The
// chips take what they need from the log. In a lesson the log has what they leave.
func (s *sheet) controlColumn(f *frame, o offer, v view, by hands) {
	top := s.controlRows(f, o, by)
	if v.digest != nil {
		s.digestColumn(f, v, top)
	}
	f.bare(s.kit, top)
}

// controlRows lays the controls and returns where they begin.
func (s *sheet) controlRows(f *frame, o offer, by hands) float64 {
	k := s.kit
	box := f.controls
	gap := math.Max(4, k.Px(12))
	main, rest := box.CutBottom(f.main)
	top := box.Bottom() + f.gap
	if o.main != nil {
		s.mainButton(*o.main, main, by)
		_, rest = rest.CutBottom(gap)
		top = main.Y
	} else if o.keeps {
		_, rest = rest.CutBottom(gap)
		top = main.Y
	} else {
		rest = box
	}
	if len(o.watch) > 0 {
		rest = s.watchFoot(f, o.watch, rest, gap, by)
		if top = rest.Bottom() + gap; len(o.chips) == 0 { // their tooltips say what the help would, and the log stays as high while things come and go
			f.log.H = rest.Bottom() - f.log.Y
			return top
		}
	}
	if len(o.chips) == 0 {
		s.help(f, s.hintRoom(f, rest, o), o)
		return top
	}
	rows, kept := s.pageBeside(f, o, rest, gap)
	if o.main == nil && !kept {
		rest = box
	} else if o.main == nil && s.helpFits(main, o) {
		s.help(f, main, o)
		o.help = ""
	}
	total := heightOf(rows, gap)
	if over := total - rest.H; over > 0 {
		_, f.log = f.log.CutBottom(math.Round(over))
		rest = ink.R(rest.X, rest.Y-math.Round(over), rest.W, rest.H+math.Round(over))
	}
	y := rest.Bottom() - total
	for _, row := range rows {
		s.chipRow(row, ink.R(rest.X, y, rest.W, row.h), gap, by)
		y += row.h + gap
	}
	if spare := ink.R(rest.X, rest.Y, rest.W, rest.Bottom()-total-gap-rest.Y); o.help != "" && spare.H > 3*k.Line(k.Font(ink.Sans, helpType)) {
		s.help(f, s.hintRoom(f, spare, o), o)
	}
	return rest.Bottom() - total
}

// pageBeside lays chips into rows above the place of the large button, and reports whether that stays free: no page is turned
// for the sake of a place that is only kept.
func (s *sheet) pageBeside(f *frame, o offer, rest ink.Rect, gap float64) (rows []chipRow, kept bool) {
	more := math.Max(0, f.log.H-f.leastLog(s.kit))
	rows = s.page(o, rest.W, rest.H+more, gap)
	if !o.keeps || o.main != nil || s.pages <= 1 {
		return rows, o.keeps || o.main != nil
	}
	s.pages = 0
	return s.page(o, rest.W, f.controls.H+more, gap), false
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

func (s *sheet) mainButton(c chip, box ink.Rect, by hands) {
	k := s.kit
	label := form.Label{ID: string(c.id), Text: c.label, Icon: c.icon, Size: mainType, Reason: c.reason}
	it := k.Button(label, box)
	if c.golden {
		it = k.Golden(label, mainNote, box)
	}
	p := s.button(it, depthFrame+1, by)
	p.Role = "button"
	s.marks[c.id] = stage.Mark{State: c.state, Reason: c.reason}
	if c.runs > 0 {
		s.running(c.runs, box)
	}
}

// idLapse is the bar on the large button that says how much is left of a moment.
const idLapse = "table:lapse"

// running is the bar at the foot of the large button while a moment runs out.
func (s *sheet) running(left float64, box ink.Rect) {
	pad, high := s.kit.Px(14), math.Max(3, s.kit.Px(6))
	bar := ink.R(box.X+pad, box.Bottom()-high-math.Max(3, s.kit.Px(5)), (box.W-2*pad)*math.Min(1, left), high)
	var l ink.List
	l.Fill(bar, ink.GoldLight, high/2)
	p := s.decor(idLapse, depthFrame+2, bar, l)
	p.Fixed = true
}

// help is the line about what is asked, on a dark panel; in a lesson the mentor says it.
func (s *sheet) help(f *frame, box ink.Rect, o offer) {
	k := s.kit
	if box.H < k.MinTarget() || f.taught {
		return
	}
	var l ink.List
	k.Oak(&l, box)
	s.helpText(&l, box.Inset(panelPad(k)), o)
	s.decor("table:help", depthFrame, box, l).Solid = true
}

// helpFits reports whether all of the help finds room in a box.
func (s *sheet) helpFits(box ink.Rect, o offer) bool {
	inner := box.Inset(panelPad(s.kit))
	return o.icon == "" && o.help != "" && inner.W > 0 && s.kit.Height(s.kit.Font(ink.Sans, helpType), o.help, inner.W) <= inner.H
}

func (s *sheet) helpText(l *ink.List, inner ink.Rect, o offer) {
	k := s.kit
	f := k.Font(ink.Sans, helpType)
	if o.icon != "" {
		side := math.Round(f.Size * 1.8)
		l.Picture(o.icon, ink.R(inner.X, inner.Y, side, side).Round())
		_, inner = inner.CutLeft(side + k.Gap()*0.6)
	}
	if o.help == "" || inner.H < f.Size || inner.W < 4*f.Size {
		return
	}
	f, words, whole := s.helpWords(f, o, inner.W, inner.H)
	op := l.Write(inner, f, ink.Bone, words).From(whole)
	op.Wrap, op.Down = true, ink.Start
}

// hintRoom is the room of the help: where a hint needs more, the log gives way, as far as beside a digest, and whole where it has too
// little room itself.
func (s *sheet) hintRoom(f *frame, rest ink.Rect, o offer) ink.Rect {
	k := s.kit
	if !o.hint || f.taught {
		return rest
	}
	font := k.Font(ink.Sans, helpType)
	width := rest.W - 2*panelPad(k) - math.Round(font.Size*1.8) - k.Gap()*0.6 // beside its picture
	kept := math.Round(f.leastLog(k) * digestLog)
	if f.log.H < f.leastLog(k) {
		kept = 0
	}
	over := math.Ceil(math.Min(k.Height(font, o.help, width)+2*panelPad(k)-rest.H, f.log.H-kept))
	if over <= 0 {
		return rest
	}
	_, f.log = f.log.CutBottom(over)
	return ink.R(rest.X, rest.Y-over, rest.W, rest.H+over)
}

// helpWords is as much of the help as a room holds, its type, and all of it. A hint that does not fit whole is said
// elsewhere, and here what is asked.
func (s *sheet) helpWords(f ink.Font, o offer, width, height float64) (_ ink.Font, words, whole string) {
	set, words := s.kit.Set(f, o.help, width, height)
	if o.hint && words != o.help {
		set, words = s.kit.Set(f, o.plain, width, height)
		return set, words, o.plain
	}
	s.hintSaid = s.hintSaid || o.hint
	return set, words, o.help
}

// controlStrip lays the controls out below everything on a narrow screen: the tabs of
// the drawers, chips or help, the large button.
func (s *sheet) controlStrip(f *frame, o offer, want Wants, v view, by hands) {
	k := s.kit
	s.drawerTabs(f, want, v.drawer, by)
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
	chips := o.chips
	widths, total := s.stripWidths(chips, box.W, gap)
	if total > box.W || v.digest != nil {
		chips = bared(chips, 0)
		widths, total = s.stripWidths(chips, box.W, gap)
	}
	if total > box.W {
		widths, _ = s.stripWidths(o.chips, box.W, gap)
		more := s.stripWidth(chip{label: rules.Say("More")}, box.W)
		pages := splitPages(widths, box.W-more-gap, gap)
		s.pages = len(pages)
		span := pages[o.page%len(pages)]
		chips = append(append([]chip(nil), chips[span[0]:span[1]]...), chip{id: idMore, label: rules.Say("More"), state: stage.Enabled})
		widths = append(append([]float64(nil), widths[span[0]:span[1]]...), more)
	}
	if v.digest == nil && total <= box.W {
		widths = s.evened(chips, widths, total, box.W)
	}
	x := box.X
	for i, c := range chips {
		s.chip(c, ink.R(x, box.Y, widths[i], box.H).Round(), by)
		x += widths[i] + gap
	}
	if v.digest != nil {
		s.digestStrip(ink.R(x, box.Y, box.Right()-x, box.H), v.digest, by)
	}
}

// stripHelp is the help in the strip: as many lines as fit it.
func (s *sheet) stripHelp(box ink.Rect, o offer) {
	k := s.kit
	var l ink.List
	pad := math.Max(4, k.Px(8))
	f := k.Font(ink.Sans, helpType)
	f, words, whole := s.helpWords(f, o, box.W-2*pad, math.Max(box.H, f.Size*ink.DefaultLead))
	op := l.Write(box.Inset(pad), f, ink.ParchmentDark, words).From(whole)
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
