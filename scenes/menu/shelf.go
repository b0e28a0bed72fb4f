package menu

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// planShelf stands the games in their box.
func planShelf(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	edge := math.Max(8, k.Px(32))
	lift := k.Px(26)
	inner := ink.R(box.X+edge, box.Y+edge, box.W-2*edge, box.H-2*edge-k.Px(20))
	items := []form.Item{form.Decor(0, l)}
	n := float64(max(1, len(m.Games)))
	gap := math.Max(6, k.Px(20))
	w := math.Floor((inner.W - gap*(n-1)) / n)
	h := boxHeights(k, m, w, inner.H)
	for i, entry := range m.Games {
		at := ink.R(inner.X+float64(i)*(w+gap), inner.Y, w, inner.H).Round()
		it := form.Item{
			ID: kit.GameID(entry.ID), Kind: form.Button, Label: entry.Title, Rect: at, Lift: lift,
			Tip: boxTip(k, m, entry, h),
			Look: form.Look{
				Idle:  boxLook(k, m, entry, at, h, ink.Color{}),
				Hover: boxLook(k, m, entry, at, h, ink.Gold.Alpha(0.75)),
			},
		}
		items = append(items, it)
	}
	return items
}

// boxSizes is how the height of a box is shared out, the same on all boxes.
type boxSizes struct {
	picture float64 // the coloured part
	title   float64
	summary float64 // 0: there is no room for it; the tooltip says it
	facts   float64
	play    float64 // the foot that says what a click does

	called, told ink.Font // of titles and of summaries
}

// boxHeights shares the height of the boxes out. Where large type has no room for the summaries they come before the pictures, which
// may be small then, and before the size of the type.
func boxHeights(k form.Toolkit, m model, w, height float64) boxSizes {
	words := boxInner(k, w-2*boxEdge(k))
	usual := boxSizes{called: boxTitleFont(k, m, words, 20), told: k.Font(ink.Sans, 18)}
	s, ok := usual.within(k, m, w, height, math.Max(k.Px(130), 48))
	if ok {
		return s
	}
	small := boxSizes{called: boxTitleFont(k, m, words, 14), told: usual.told}
	for ; small.told.Size >= k.Least(); small.told.Size -= 0.5 {
		if s, ok := small.within(k, m, w, height, math.Max(k.Px(88), 48)); ok {
			return s
		}
	}
	return s
}

// within are the heights of boxes in these types whose picture has a least height, and whether summaries and facts have room then.
func (s boxSizes) within(k form.Toolkit, m model, w, height, least float64) (boxSizes, bool) {
	inner := boxInner(k, w)
	for _, entry := range m.Games {
		s.title = math.Max(s.title, k.Height(s.called, lidTitle(entry), inner))
		s.summary = math.Max(s.summary, k.Height(s.told, entry.Summary, inner))
	}
	s.play = math.Max(k.Px(44), k.Line(k.Font(ink.SerifBold, playType))+k.Px(10))
	s.facts = 2*math.Max(k.Px(36), k.Line(k.Font(ink.Sans, 17))) + k.Px(4)
	fixed := boxTop(k) + s.title + s.facts + s.play + k.Px(36)
	whole := height-fixed-s.summary >= least
	if !whole {
		s.summary = 0
	}
	if height-fixed < least {
		s.facts = 0
		fixed = boxTop(k) + s.title + s.play + k.Px(36)
	}
	s.picture = math.Min(height-fixed-s.summary, height*0.52)
	return s, whole
}

// boxTop is the room above the title on the lower part of a box; the lozenge hangs into it.
func boxTop(k form.Toolkit) float64 {
	return math.Max(k.Px(22), k.Line(k.Font(ink.SerifItalic, 20))/2+k.Px(8))
}

// boxRim is the dark rim of a box, boxEdge all that lies about its inside.
func boxRim(k form.Toolkit) float64  { return math.Max(2, k.Px(4)) }
func boxEdge(k form.Toolkit) float64 { return boxRim(k) + math.Max(2, k.Px(6)) }

// boxInner is how wide the text on a box is.
func boxInner(k form.Toolkit, w float64) float64 { return w - 2*math.Max(8, k.Px(24)) }

// boxTitleFont is the one size of all titles: that in which none is too wide, but for a least size.
func boxTitleFont(k form.Toolkit, m model, width, least float64) ink.Font {
	f := k.Font(ink.SerifBold, 30)
	for units := 30.0; units > least; units-- {
		f = k.Font(ink.SerifBold, units)
		if !slices.ContainsFunc(m.Games, func(e kit.Entry) bool { return k.Measure.Width(f, lidTitle(e)) > width }) {
			return f
		}
	}
	return f
}

// lidTitle is the title of a game without what comes after a colon: a box has no room for both.
func lidTitle(e kit.Entry) string {
	title, _, _ := strings.Cut(e.Title, ": ")
	return title
}

// playType is the size of what the foot of a box says.
const playType = 22

func boxTip(k form.Toolkit, m model, entry kit.Entry, h boxSizes) string {
	tip := rules.Say("Play %s.", entry.Title)
	if h.summary == 0 {
		tip = join(entry.Summary, rules.Say("%s, %s.", entry.Players, entry.Length))
	}
	if n := m.Wins[entry.ID]; n > 0 {
		tip = join(tip, winsLine(n))
	}
	return tip
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + " " + b
}

// boxLook draws a box.
func boxLook(k form.Toolkit, m model, entry kit.Entry, at ink.Rect, h boxSizes, glow ink.Color) ink.List {
	var l ink.List
	c := entry.Colours()
	if glow.A > 0 {
		l.Glow(at, glow, k.Px(22))
	}
	l.Shadow(at, k.Px(18))
	radius := k.Px(9)
	l.Fill(at, ink.Ink, radius)
	body := at.Inset(boxRim(k))
	l.Fill(body, c.Body, radius*0.7)
	inside := at.Inset(boxEdge(k))
	upper, lower := inside.CutTop(h.picture)
	l.Fill(upper, c.Deep.Alpha(0.45), 0)
	emblem := upper.Inset(math.Max(4, math.Min(k.Px(18), upper.H*0.1))).Fit(1)
	l.Glow(emblem.Inset(emblem.W*0.25), ink.GoldLight.Alpha(0.28), emblem.W*0.4)
	l.Picture(entry.Emblem(), emblem)
	l.Fill(lower, ink.ParchmentLight, 0)
	l.Surface("parchment", lower)
	l.Outline(inside, c.Rim, math.Max(1, k.Px(2.5)), radius*0.5)
	l.Line(inside.X, lower.Y, inside.Right(), lower.Y, math.Max(1, k.Px(2.5)), c.Rim)
	lozenge(k, &l, (at.X+at.Right())/2, lower.Y, c.Rim)
	boxWords(k, m, entry, &l, lower, h)
	return l
}

func lozenge(k form.Toolkit, l *ink.List, x, y float64, c ink.Color) {
	d := math.Max(7, k.Px(18))
	box := ink.R(x-d/2, y-d/2, d, d)
	l.Fill(box, ink.Ink, 0).Angle = math.Pi / 4
	l.Fill(box.Inset(math.Max(1, k.Px(3))), c, 0).Angle = math.Pi / 4
}

// boxWords writes title, sentence and facts on the lower part of a box.
func boxWords(k form.Toolkit, m model, entry kit.Entry, l *ink.List, lower ink.Rect, h boxSizes) {
	width := lower.W - 2*math.Max(6, k.Px(14))
	x := lower.X + (lower.W-width)/2
	y := lower.Y + boxTop(k)
	op := l.Write(ink.R(x, y, width, h.title), h.called, ink.Ink, lidTitle(entry))
	op.Wrap, op.Across = true, ink.Middle
	y += h.title + k.Px(2)
	if h.summary > 0 {
		op = l.Write(ink.R(x, y, width, h.summary), h.told, ink.Oak, entry.Summary)
		op.Wrap, op.Across, op.Down = true, ink.Middle, ink.Start
	}
	lower = boxFoot(k, entry, l, lower, h.play)
	if h.facts == 0 {
		return
	}
	line := (h.facts - k.Px(4)) / 2
	y = lower.Bottom() - h.facts - k.Px(6)
	icon := math.Min(line, math.Max(16, k.Px(32)))
	fact := k.Font(ink.Sans, 17)
	for _, row := range []struct{ icon, text string }{{"kit/seat-human", entry.Players}, {"kit/hourglass", entry.Length}} {
		l.Picture(row.icon, ink.R(x, y+(line-icon)/2, icon, icon).Round())
		room := width - icon - k.Px(8)
		if n := m.Wins[entry.ID]; n > 0 && row.icon == "kit/hourglass" {
			room -= wins(k, l, n, ink.R(x, y, width, line), icon)
		}
		k.Short(l, ink.R(x+icon+k.Px(8), y, room, line), fact, ink.Ink, row.text)
		y += line + k.Px(4)
	}
}

// boxFoot draws the foot of a box, which says that a click plays, and returns what lies above it.
func boxFoot(k form.Toolkit, entry kit.Entry, l *ink.List, lower ink.Rect, height float64) ink.Rect {
	foot, rest := lower.Inset(math.Max(1, k.Px(2.5))).CutBottom(height)
	l.Fill(foot, entry.Colours().Deep, 0)
	f := k.Font(ink.SerifBold, playType)
	text, side := rules.Say("Play"), math.Min(foot.H*0.7, k.Px(30))
	w := k.Width(f, text) + 1
	x := foot.X + (foot.W-w-side-k.Px(8))/2
	l.Picture("kit/play", ink.R(x, foot.Y+(foot.H-side)/2, side, side).Round())
	l.Write(ink.R(x+side+k.Px(8), foot.Y, w, foot.H), f, ink.GoldLight, text)
	return ink.R(lower.X, lower.Y, lower.W, rest.Bottom()-lower.Y)
}

// wins draws the cup with the number of won matches at the right of a row and returns how
// much room it takes.
func wins(k form.Toolkit, l *ink.List, n int, row ink.Rect, icon float64) float64 {
	f := k.Font(ink.SerifBold, 20)
	text := strconv.Itoa(n)
	w := k.Width(f, text) + 1
	h := math.Max(row.H, k.Line(f))
	l.Picture("kit/trophy", ink.R(row.Right()-icon, row.Y+(row.H-icon)/2, icon, icon).Round())
	l.Write(ink.R(row.Right()-icon-w-k.Px(6), row.Y+(row.H-h)/2, w, h), f, ink.Ink, text)
	return icon + w + k.Px(14)
}
