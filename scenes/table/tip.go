package table

import (
	"math"
	"slices"
	"strings"

	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
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
