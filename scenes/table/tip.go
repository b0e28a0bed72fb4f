package table

import (
	"math"
	"slices"
	"strings"

	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

const (
	tipType  = 17
	tipTitle = 20
)

// tipPad is the room at the edges of a tooltip.
func tipPad(k form.Toolkit) float64 { return math.Max(6, k.Px(16)) }

// toneColor colours a line of a preview on a dark ground.
func toneColor(t ink.Tones, tone rules.Tone) ink.Color {
	switch tone {
	case rules.Good:
		return t.Good.Light
	case rules.Bad:
		return t.Danger.Light
	case rules.Strong:
		return ink.GoldLight
	}
	return ink.Bone
}

// toneSign is the word sign before the value of a line, so that its colour is not alone.
func toneSign(tone rules.Tone) string {
	switch tone {
	case rules.Good:
		return "✓ "
	case rules.Bad:
		return "✗ "
	}
	return ""
}

// noteLook sets a note and returns its size.
func noteLook(k form.Toolkit, tones ink.Tones, n note) (ink.List, float64, float64) {
	return noteSet(k, tones, n, noteWidth(k, n))
}

// noteWidth is as wide as the title or the widest line needs, within bounds.
func noteWidth(k form.Toolkit, n note) float64 {
	most := math.Min(k.Px(430)*math.Max(1, text(k)), float64(k.W)*0.42)
	most = math.Max(most, k.Font(ink.Sans, tipType).Size*14)
	f := k.Font(ink.Sans, tipType)
	need := k.Width(k.Font(ink.SerifBold, tipTitle), n.title)
	for _, p := range n.body {
		need = math.Max(need, k.Width(f, p))
	}
	for _, line := range n.lines {
		need = math.Max(need, k.Width(f, line.Label.String())+k.Width(k.Font(ink.SansBold, tipType), toneSign(line.Tone)+line.Value.String())+2*f.Size)
	}
	if n.has {
		need = math.Max(need, f.Size*16)
	}
	if n.lock {
		need += lockSize(k) + k.Gap()
	}
	if n.why != "" {
		need = math.Max(need, k.Width(f, n.why)+lockSize(k)+k.Gap())
	}
	return math.Round(math.Min(need+2, most) + 2*tipPad(k))
}

func lockSize(k form.Toolkit) float64 { return math.Round(k.Font(ink.Sans, tipType).Size * 1.5) }

// lockNote: the lock and the reason beside it.
func lockNote(w *form.Writer, n note) {
	side, gap := lockSize(w.Toolkit), w.Toolkit.Gap()
	top := w.Y
	reason(w, n.body...)
	w.X, w.W = w.X+side+gap, w.W-side-gap
	ruleLine(w, n)
	w.Y = math.Max(w.Y, top+side)
}

// reason is a lock, and beside it why something cannot be done.
func reason(w *form.Writer, why ...string) {
	k := w.Toolkit
	side, top := lockSize(k), w.Y
	w.L.Picture("kit/lock", ink.R(w.X, top, side, side).Round())
	w.X, w.W = w.X+side+k.Gap(), w.W-side-k.Gap()
	for _, p := range why {
		w.Para(k.Font(ink.Sans, tipType), ink.Bone, p)
	}
	w.X, w.W = w.X-side-k.Gap(), w.W+side+k.Gap()
}

func fullNote(w *form.Writer, tones ink.Tones, n note) {
	k := w.Toolkit
	if n.title != "" {
		w.Para(k.Font(ink.SerifBold, tipTitle), ink.GoldLight, n.title)
	}
	if n.why != "" {
		reason(w, n.why)
	}
	for _, p := range n.body {
		w.Para(k.Font(ink.Sans, tipType), ink.Bone, p)
	}
	if n.has {
		chanceBar(w, tones, n)
	}
	figures(w, tones, n.lines)
	moreLine(w, n)
	ruleLine(w, n)
}

// moreLine says how the lines are read that a note leaves out.
func moreLine(w *form.Writer, n note) {
	if n.more > 0 {
		w.Para(w.Toolkit.Font(ink.Sans, phaseType), ink.ParchmentDark, rules.Plural(n.more, "Right click: %d line more", "Right click: %d lines more", n.more).String())
	}
}

// ruleLine says how the rule of a note is read: its id is for the reader alone.
func ruleLine(w *form.Writer, n note) {
	if key := w.Keys.Chord(keymap.Rules); n.rule != "" && key != "" {
		w.Para(w.Toolkit.Font(ink.Sans, phaseType), ink.ParchmentDark, rules.Say("%s: the rule", key))
	}
}

// saysChance reports whether a line of the note has the chance in figures already.
func (n note) saysChance() bool {
	return slices.ContainsFunc(n.lines, func(l rules.Line) bool {
		return n.exactly != "" && strings.Contains(l.Value.String(), "("+n.exactly+")")
	})
}

// chanceBar is the chance as a bar, and in words where no line says it.
func chanceBar(w *form.Writer, tones ink.Tones, n note) {
	k := w.Toolkit
	w.Skip(k.Px(4))
	h := math.Max(6, k.Px(14))
	bar := ink.R(w.X, w.Y, w.W, h)
	w.L.Fill(bar, tones.Danger.Dark, h/4)
	won := bar
	won.W = math.Round(bar.W * math.Max(0, math.Min(1, n.chance)))
	if won.W > 0 {
		w.L.Fill(won, tones.Legal.Plain, h/4)
	}
	w.L.Outline(bar, ink.Ink, math.Max(1, k.Px(2)), h/4)
	w.Y += h + k.Px(4)
	if n.saysChance() {
		return
	}
	words := rules.Percent(n.chance).String()
	if n.exactly != "" {
		words = rules.Say("%s (%s)", words, n.exactly)
	}
	figure(w, k.Font(ink.SansBold, tipType), rules.Say("Chance"), words, ink.GoldLight)
}

func figures(w *form.Writer, tones ink.Tones, lines []rules.Line) {
	for _, line := range lines {
		value := ""
		if !line.Value.Empty() {
			value = toneSign(line.Tone) + line.Value.String()
		}
		figure(w, w.Font(ink.SansBold, tipType), line.Label.String(), value, toneColor(tones, line.Tone))
	}
}

// shortLabel is how much of a line a label takes at most to stand beside a value of several lines.
const shortLabel = 0.2

// figure is a label on the left and a value on the right, below each other where they do not fit one
// line and the label is not short.
func figure(w *form.Writer, strong ink.Font, label, value string, c ink.Color) {
	k := w.Toolkit
	plain := k.Font(ink.Sans, tipType)
	if value == "" {
		w.Para(plain, ink.Bone, label)
		return
	}
	left, right := k.Width(plain, label), k.Width(strong, value)
	if side := math.Max(left, plain.Size) + plain.Size; left+right+plain.Size > w.W && left < w.W*shortLabel {
		w.L.Write(ink.R(w.X, w.Y, left+1, k.Line(plain)), plain, ink.Bone, label)
		w.X, w.W = w.X+side, w.W-side
		w.Para(strong, c, value).Across = ink.End
		w.X, w.W = w.X-side, w.W+side
		return
	}
	if left+right+plain.Size > w.W {
		w.Para(plain, ink.Bone, label)
		w.Para(strong, c, value).Across = ink.End
		return
	}
	h := math.Max(k.Line(plain), k.Line(strong))
	w.L.Write(ink.R(w.X, w.Y, left+1, h), plain, ink.Bone, label)
	w.L.Write(ink.R(w.X+w.W-right-1, w.Y, right+1, h), strong, c, value).Across = ink.End
	w.Y += h
}

// tip lays a note beside what it is about, over nothing that can be clicked or is lit, nor if possible over what is kept, what the match is
// about, or over cards, figures, buttons, places and tracks close by. Of what stands aside it may lie over the open ground of the board: all that stands there can
// be compared with what stands beside it.
func (s *sheet) tip(n note, tones ink.Tones, kept []rules.Element) {
	if n.empty() {
		return
	}
	anchor, ok := s.box(n.about)
	if !ok {
		return
	}
	_, line := lineOf(n.about)
	if log, ok := s.box("table:log"); ok && line { // beside all of the log
		anchor.X, anchor.W = log.X, log.W
	}
	look, w, h := noteLook(s.kit, tones, n)
	near := anchor.Inset(-math.Max(w, h))
	aside := s.aside(n.about)
	var avoid, spare, sheets []ink.Rect
	for i := range s.pieces {
		p := &s.pieces[i]
		asks := p.ID == idPrompt || s.marks[p.ID].State&(stage.Legal|stage.Chosen|stage.Lit) != 0
		box := s.onScreen(p)
		switch {
		case aside && s.ground(p):
		case asks && p.ID != n.about, p.ID == idLesson, line && p.ID == "table:log", stands(p, box, anchor) && p.ID != n.about:
			avoid = append(avoid, box)
		case p.Depth >= depthTray && p.Depth < depthSheet, p.ID == idBrief, slices.Contains(kept, p.ID), aside && besides(p), (tells(p) || p.Face != "") && p.ID != n.about && box.Overlaps(near):
			spare = append(spare, box)
		case sheeted(p):
			sheets = append(sheets, box)
		}
	}
	bounds, margin := s.kit.Screen().Inset(2), math.Max(4, s.kit.Px(10))
	id := "table:tip/" + n.about
	if len(n.read.Look) > 0 {
		read, across, down := s.readLook(n)
		at := stage.Beside(anchor, across, down, margin, bounds, avoid, spare)
		if s.panelled(n.about) && apart(at, anchor) > tied*margin { // what is read about a panel is read beside it, where it hides least
			at = stage.Beside(anchor, across, down, margin, grown(anchor, across+tied*margin/2, down+tied*margin/2).Intersect(bounds), avoid, spare)
		}
		s.leash(n.about, at, anchor)
		s.decor(id, depthTip, at, read.Shift(at.X, at.Y))
		if n.silent() {
			return
		}
		card, shut := at, append(avoid, anchor)
		for _, one := range smaller(s.kit, n) {
			look, w, h = noteLook(one.kit, tones, one.note)
			if at = wordsAt(card, w, h, s.kit.Px(8), bounds, shut, spare); !slices.ContainsFunc(shut, at.Overlaps) {
				break
			}
		}
		s.decor(id+"/words", depthTip, at, look.Shift(at.X, at.Y))
		return
	}
	at := stage.Beside(anchor, w, h, margin, bounds, avoid, spare)
	if slices.ContainsFunc(sheets, at.Overlaps) { // what is written there is compared with what the note says: it is spared where that takes the note no farther off
		if off := stage.Beside(anchor, w, h, margin, bounds, avoid, append(slices.Clone(spare), sheets...)); apart(off, anchor) <= tied*margin {
			at = off
		}
	}
	shut := append(avoid, anchor)
	// narrow sets a note in other widths until one of them lies where it does.
	narrow := func(other setting, lies func(ink.Rect) bool) bool {
		for _, part := range narrower {
			wide := math.Min(math.Round(noteWidth(other.kit, n)*part), bounds.W)
			slim, w, h := noteSet(other.kit, tones, other.note, wide)
			if try := stage.Beside(anchor, w, h, margin, bounds, avoid, spare); h < bounds.H && lies(try) {
				look, at = slim, try
				return true
			}
		}
		return false
	}
	free := func(box ink.Rect) bool { return !slices.ContainsFunc(shut, box.Overlaps) }
	beside := func(box ink.Rect) bool { return free(box) && apart(box, anchor) <= tied*margin }
	if free(at) && !beside(at) {
		narrow(setting{n, s.kit}, beside)
	}
	for _, other := range smaller(s.kit, n) {
		if free(at) || narrow(other, free) {
			break
		}
	}
	s.leash(n.about, at, anchor)
	s.decor(id, depthTip, at, look.Shift(at.X, at.Y))
}

// grown is a box with so much more room on either side, above and below.
func grown(box ink.Rect, across, down float64) ink.Rect {
	return ink.R(box.X-across, box.Y-down, box.W+2*across, box.H+2*down)
}

// narrower are the parts of its width in which a note is set where it would else lie over what can be clicked: narrower, and low
// and wide.
var narrower = [...]float64{0.82, 0.68, 1.3, 1.6, 2}

// setting is a note, or what is left of it, and in which letters it is set.
type setting struct {
	note note
	kit  form.Toolkit
}

// smaller are a note and what can be made of it, the fullest first, where all lies over what can be clicked: in smaller letters, if they
// are enlarged, and ever less of it down to its title, with the chance of what a choice would do.
func smaller(k form.Toolkit, n note) []setting {
	list := []setting{{n, k}}
	slim := k
	if text(k) > 1 {
		slim.Text = math.Max(1, k.Text-0.3)
		list = append(list, setting{n, slim})
	}
	for _, less := range n.folded() {
		list = append(list, setting{less, k}, setting{less, slim})
	}
	return list
}

// foldedLines are how many figures are left of what a choice would do where there is no room for all.
var foldedLines = [...]int{6, 3, 1}

// folded is what can be left of a note: of one that tells of a thing its first paragraph, the rest stays where it is looked at
// closely; of what a choice would do its first figures; and its title alone, or the first paragraph of one without a title.
func (n note) folded() (list []note) {
	short := func(body, lines int) {
		less := n
		less.body, less.lines = n.body[:min(body, len(n.body))], n.lines[:min(lines, len(n.lines))]
		list = append(list, less)
	}
	if n.article && !n.has {
		if len(n.body)+len(n.lines) > 1 {
			short(1, 0)
		}
	} else {
		for _, lines := range foldedLines {
			if len(n.lines) > lines {
				short(1, lines)
			}
		}
	}
	switch {
	case n.title != "":
		short(0, 0)
	case len(n.body) > 0:
		short(1, 0)
	}
	return list
}

// tells reports whether a piece tells something that is looked at beside a note. Places and tracks do, as they hold the numbers that it
// speaks of, but for those of a map, which is full of them.
func tells(p *stage.Piece) bool {
	switch p.Role {
	case "card", "figure", "button", "track":
		return true
	case "place":
		return p.Plane != stage.World
	}
	return false
}

// stands reports whether a figure or a card stands on what a note is about, be it that it juts out: who reads about the place looks at who
// is there.
func stands(p *stage.Piece, box, anchor ink.Rect) bool {
	m := box.Middle()
	return p.Face != "" && m.X >= anchor.X && m.X <= anchor.Right() && m.Y >= anchor.Y && m.Y <= anchor.Bottom()
}

// wordsAt is where the words of a note lie beside its card: at its upper right, else at the first of its sides where they lie over
// nothing, else wherever they lie over least.
func wordsAt(card ink.Rect, w, h, gap float64, bounds ink.Rect, avoid, spare []ink.Rect) ink.Rect {
	for _, at := range [...]ink.Point{{X: card.Right() + gap, Y: card.Y}, {X: card.X - gap - w, Y: card.Y}, {X: card.X, Y: card.Bottom() + gap}, {X: card.X, Y: card.Y - gap - h}} {
		if box := ink.R(at.X, at.Y, w, h).Round(); box.Intersect(bounds) == box && !slices.ContainsFunc(avoid, box.Overlaps) {
			return box
		}
	}
	return stage.Beside(card, w, h, gap, bounds, avoid, spare)
}

// readLook is what a note is about at reading size, and how that is looked at closely.
func (s *sheet) readLook(n note) (ink.List, float64, float64) {
	k, size := s.kit, n.read.Size
	f, how := k.Font(ink.SansOblique, tipType), rules.Say("Right click: look closely")
	if key := k.Keys.Chord(keymap.Look); key != "" {
		how = rules.Say("Right click or %s: look closely", key)
	}
	foot := ink.R(0, size.H+k.Px(6), size.W, k.Line(f)+k.Px(8))
	look := slices.Clone(n.read.Look)
	look.Fill(foot, ink.Ink.Alpha(0.86), k.Px(6))
	k.Short(&look, foot, f, ink.Bone, how).Across = ink.Middle
	return look, size.W, foot.Bottom()
}

// onScreen is where a piece is seen: what lies on a world, where the camera shows it.
func (s *sheet) onScreen(p *stage.Piece) ink.Rect {
	if p.Plane == stage.World {
		return s.seen.Project(p.Box)
	}
	return p.Box
}

func (s *sheet) box(id rules.Element) (ink.Rect, bool) {
	for i := range s.pieces {
		if s.pieces[i].ID == id {
			return s.onScreen(&s.pieces[i]), true
		}
	}
	return ink.Rect{}, false
}
