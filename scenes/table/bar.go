package table

import (
	"math"

	"portcullis/game/keymap"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// IDs of the table's own buttons.
const (
	idBack     = "table:back"
	idUndo     = "table:undo"
	idRedo     = "table:redo"
	idHint     = "table:hint"
	idRules    = "table:rules"
	idSave     = "table:save"
	idSettings = "table:settings"
	idStory    = "table:chronicle"
	idLegend   = "table:legend"
	idPrompt   = "table:prompt"
)

// heading is what stands at the top of the screen.
type heading struct {
	title, subtitle, emblem string
	ask, phase              string
	steps                   []string     // the parts of a turn, in place of the phase where they fit
	step                    int          // which of them it is, from 1
	face                    string       // picture of the computer player whose turn it is; may be empty
	tools                   []form.Label // back first, then the icons on the right in their order
}

const (
	faceShape   = 96.0 / 128 // of a face, width by height
	askType     = 25
	leastAsk    = 17
	phaseType   = 16
	titleType   = 26
	leastTitle  = 18
	toolSize    = 52
	promptRatio = 0.42
)

func askHeight(k form.Toolkit) float64 {
	return k.Line(k.Font(ink.SerifBold, askType)) + k.Line(k.Font(ink.Sans, phaseType)) + 2*math.Max(4, k.Px(10))
}

func barHeight(k form.Toolkit) float64 { return math.Max(k.BarHeight(), askHeight(k)) }

// toolSide is the side of an icon button.
func toolSide(k form.Toolkit) float64 {
	return math.Min(math.Max(k.MinTarget(), k.Px(toolSize)), barHeight(k)-8)
}

func toolGap(k form.Toolkit) float64 { return math.Max(3, k.Px(8)) }

// promptBox is where the prompt lies: always in the middle of the bar.
func promptBox(k form.Toolkit, bar ink.Rect) ink.Rect {
	w := bar.W * promptRatio
	right := bar.W - k.Gap() - 6*(toolSide(k)+toolGap(k))
	x := math.Min((bar.W-w)/2, right-w)
	y := math.Max(2, k.Px(8))
	return ink.R(x, y, w, bar.H-y).Round()
}

// top lays the bar out.
func (s *sheet) top(f *frame, h heading, by hands) {
	k := s.kit
	var l ink.List
	l.Shadow(f.bar, k.Px(10))
	l.Fill(f.bar, ink.OakDark, 0)
	line := math.Max(2, k.Px(3))
	l.Fill(ink.R(0, f.bar.H-line, f.bar.W, line), ink.GoldDark, 0)
	side, pad := toolSide(k), k.Gap()
	x := f.bar.W - pad - 6*side - 5*toolGap(k)
	y := math.Round((f.clear(x, f.bar.W-pad) - side) / 2)
	left := pad + side + pad
	left = s.emblem(&l, f, h, left)
	s.title(&l, f, h, left)
	s.decor("table:bar", depthFrame, f.bar, l).Solid = true
	s.prompt(f, h)
	for i, b := range h.tools {
		at := ink.R(x+float64(i-1)*(side+toolGap(k)), y, side, side)
		if i == 0 {
			at.X = pad
		}
		it := k.IconButton(b, at.Round())
		s.button(it, depthFrame+1, by)
	}
}

// clear is how much of the bar's height is free between two places: all of it, or what a banner leaves.
func (f *frame) clear(x0, x1 float64) float64 {
	if f.hung.Empty() || f.hung.X >= x1 || f.hung.Right() <= x0 {
		return f.bar.H
	}
	return math.Min(f.bar.H, f.hung.Y)
}

func (s *sheet) emblem(l *ink.List, f *frame, h heading, left float64) float64 {
	size := math.Round(f.bar.H * 0.78)
	k := s.kit
	_, beside := k.Fit(ink.SerifBold, titleType, leastTitle/math.Max(1, text(k)), h.title, f.prompt.X-2*k.Gap()-left-size)
	if h.emblem == "" || f.prompt.X-left < 3*size || beside != h.title {
		return left
	}
	room := f.clear(left, left+size)
	size = math.Min(size, math.Round(room*0.9))
	l.Picture(h.emblem, ink.R(left, (room-size)/2, size, size).Round())
	return left + size + s.kit.Gap()
}

// title sets the name of the game, and below it the variant if it fits.
func (s *sheet) title(l *ink.List, f *frame, h heading, left float64) {
	k := s.kit
	width := f.prompt.X - k.Gap() - left
	small := k.Font(ink.Sans, phaseType)
	least := leastTitle / math.Max(1, text(k)) // larger text is no reason to cut a name short
	font, title := k.Fit(ink.SerifBold, titleType, least, h.title, width)
	room := f.clear(left, left+k.Width(font, title))
	for units := titleType - 1.0; k.Line(font) > room && units >= least; units-- {
		font, title = k.Whole(ink.SerifBold, units, least, h.title, width)
	}
	big := k.Line(font)
	y := (f.bar.H - big - k.Line(small)) / 2
	below := ink.R(left, y+big, k.Width(small, h.subtitle), k.Line(small))
	if h.subtitle == "" || below.W > width || !below.Intersect(f.hung).Empty() {
		l.Write(ink.R(left, (room-big)/2, width, big), font, ink.Bone, title)
		return
	}
	l.Write(ink.R(left, y, width, big), font, ink.Bone, title)
	l.Write(ink.R(left, y+big, width, k.Line(small)), small, ink.ParchmentDark, h.subtitle)
}

// prompt is the plate with what is asked, and the phase below as far as there is room: it ends above a banner, for which it rises as far as
// it can; where the columns stand open it does so without one too, so that no word moves when a banner comes.
func (s *sheet) prompt(f *frame, h heading) {
	k := s.kit
	plate := f.prompt
	hangs := !f.hung.Empty() || !f.folded
	if lost := plate.Bottom() + 1 - f.hangs(k); hangs && lost > 0 {
		rise := math.Min(lost, plate.Y-2)
		plate.Y, plate.H = plate.Y-rise, plate.H-lost+rise
	}
	own := ink.R(0, 0, plate.W, plate.H)
	var l ink.List
	l.Shadow(own, k.Px(10))
	l.Frame("kit/frame-parchment", own, k.Corner(12))
	inner := own.Inset(math.Max(4, k.Px(8)))
	foot := inner.Y / 2
	if hangs {
		foot = 1
	}
	side := math.Max(6, k.Px(16))
	inner.X, inner.W = inner.X+side, inner.W-2*side
	if h.face != "" {
		face := own.Inset(math.Max(2, k.Px(5))).Fit(faceShape)
		face.X = inner.X - side/2
		l.Picture(h.face, face.Round())
		inner.W -= face.Right() + side/2 - inner.X
		inner.X = face.Right() + side/2
	}
	small := k.Font(ink.Sans, phaseType)
	font, ask := k.Fit(ink.SerifBold, askType, leastAsk, h.ask, inner.W)
	big := k.Line(font)
	switch {
	case ask != h.ask && s.wrapped(&l, ink.R(inner.X, inner.Y/2, inner.W, own.H-inner.Y/2-foot), h.ask):
	case h.phase == "" || big+k.Line(small) > own.H:
		l.Write(ink.R(inner.X, (own.H-big)/2, inner.W, big), font, ink.Ink, ask).Across = ink.Middle
	default:
		y := (own.H - big - k.Line(small)) / 2
		l.Write(ink.R(inner.X, y, inner.W, big), font, ink.Ink, ask).Across = ink.Middle
		if below := ink.R(inner.X, y+big, inner.W, k.Line(small)); !s.stepped(&l, below, small, h) {
			k.Short(&l, below, small, ink.OakLight, h.phase).Across = ink.Middle
		}
	}
	p := s.decor(idPrompt, depthFrame+2, plate, l.Shift(plate.X, plate.Y))
	p.Tip, p.Label = true, h.ask
}

// stepped sets the parts of a turn side by side, that which it is on gold; false: there are none, or they do not fit.
func (s *sheet) stepped(l *ink.List, box ink.Rect, f ink.Font, h heading) bool {
	k := s.kit
	bold := k.Font(ink.SansBold, phaseType)
	pad := k.Px(7)
	mark := k.Width(f, "›")
	total := -mark
	widths := make([]float64, len(h.steps))
	for i, step := range h.steps {
		widths[i] = k.Width(bold, step) + 2*pad
		total += widths[i] + mark
	}
	if len(h.steps) == 0 || h.step == 0 || total > box.W {
		return false
	}
	x := box.X + (box.W-total)/2
	for i, step := range h.steps {
		at := ink.R(x, box.Y, widths[i], box.H)
		font := f
		if i+1 == h.step {
			font = bold
			l.Fill(at, ink.Gold, box.H/2)
		}
		l.Write(at, font, ink.Ink, step).Across = ink.Middle
		x += widths[i]
		if i+1 < len(h.steps) {
			l.Write(ink.R(x, box.Y, mark, box.H), f, ink.OakLight, "›").Across = ink.Middle
			x += mark
		}
	}
	return true
}

// wrapped sets what is asked in several lines, without the phase, if that fits: only as large as there is room
// for, down to the smallest text that can be set.
func (s *sheet) wrapped(l *ink.List, box ink.Rect, ask string) bool {
	const step = 0.1
	k := s.kit
	for k.Text = text(k); ; k.Text -= step {
		font := k.Font(ink.SerifBold, leastAsk)
		if high := ink.TextHeight(k.Measure, font, ask, box.W, 1.1); high <= box.H {
			op := l.Write(box.Middle().Around(evenWidth(k, font, ask, box.W, high), box.H), font, ink.Ink, ask)
			op.Wrap, op.Across, op.Lead = true, ink.Middle, 1.1
			return true
		}
		if k.Text <= 0.8 {
			return false
		}
	}
}

// evenWidth is the least width in which a text is no higher than in all the width there is: its lines are of like length, and no word
// stands alone in the last one.
func evenWidth(k form.Toolkit, font ink.Font, text string, width, high float64) float64 {
	const step = 0.97
	for width*step > font.Size && ink.TextHeight(k.Measure, font, text, width*step, 1.1) <= high {
		width *= step
	}
	return width
}

// tools are the icons of the bar with what they would do.
func (t *Table) tools() []form.Label {
	keys := &t.settings.Keys
	undo, can := t.config.Match.CanUndo(stepBack)
	undoing := form.Label{ID: idUndo, Text: rules.Say("Undo"), Icon: "kit/undo"}
	if can {
		undoing.Tip = keys.Keyed(undo.Sentence.String(), keymap.Undo)
	} else {
		undoing.Reason = standing(undo)
	}
	redo, can := t.config.Match.CanRedo(stepBack)
	redoing := form.Label{ID: idRedo, Text: rules.Say("Redo"), Icon: "kit/redo"}
	if can {
		redoing.Tip = keys.Keyed(redo.Sentence.String(), keymap.Redo)
	} else {
		redoing.Reason = redo.Sentence.String()
	}
	hint := form.Label{ID: idHint, Text: rules.Say("Hint"), Icon: "kit/hint", Tip: keys.Keyed(rules.Say("Ask the computer player"), keymap.Hint), Reason: t.noHint()}
	return []form.Label{
		{ID: idBack, Text: rules.Say("Leave the table"), Icon: "kit/back", Tip: rules.Say("Leave; the match is kept")},
		undoing, redoing, hint,
		{ID: idRules, Text: rules.Say("Rules"), Icon: "kit/rules", Tip: keys.Keyed(rules.Say("The rule for what is asked"), keymap.Rules)},
		{ID: idSave, Text: rules.Say("Save"), Icon: "kit/save", Tip: keys.Keyed(rules.Say("Save now; every decision is saved as it is made"), keymap.Save)},
		{ID: idSettings, Text: rules.Say("Settings"), Icon: "kit/settings", Tip: rules.Say("Settings")},
	}
}

// standing says why something cannot be taken back, and first what: the last choice of a person may be a turn ago by now, if the turn ended
// by itself.
func standing(undo match.Plan) string {
	if undo.What.Empty() {
		return undo.Sentence.String()
	}
	return rules.Say("%s: this stands. %s", rules.Capital(undo.What), undo.Sentence)
}

// noHint is why there is no hint to ask for.
func (t *Table) noHint() string {
	switch {
	case !t.settings.Hints:
		return rules.Say("Hints are off in the settings")
	case t.mode() != Asking:
		return rules.Say("Nothing is asked of you now")
	case t.advice.Pending:
		return rules.Say("The computer player is thinking")
	}
	return ""
}

// subtitle names the variant that is played: the value of the first option, and the seat where there
// is but one.
func subtitle(info rules.Info, options map[string]string) string {
	var words []rules.Text
	if len(info.Options) > 0 {
		o := info.Options[0]
		for _, v := range o.Values {
			if v.ID == options[o.ID] {
				words = append(words, v.Title())
			}
		}
	}
	if info.MaxSeats == 1 && len(info.Seats) == 1 {
		words = append(words, info.SeatName(0))
	}
	return rules.Commas(words...).String()
}
