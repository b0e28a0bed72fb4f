package results

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/summary"
)

// planPainting is the first page of the end of a match: its painting from edge to edge, on its calm part how the match
// ended and the line that decided it, and below what to do now and, between the buttons, how things stood.
func planPainting(k form.Toolkit, m model) []form.Item {
	strip := k.ButtonHeight(24)
	pad := math.Max(6, k.Px(14))
	room, foot := k.Screen().CutBottom(math.Round(strip + 2*pad))
	foot, room = room, foot
	h := shelved(k, m.Medals, foot.W-2*k.Margin())
	shelf, room := room.CutBottom(math.Round(h.high()))
	var l ink.List
	l.Fill(k.Screen(), ink.NightDark, 0)
	at := covering(room, m.Painting)
	picture(&l, m.Painting, at)
	l.Fill(shelf.Union(foot), ink.OakDark, 0)
	rim := math.Max(2, k.Px(3))
	l.Fill(ink.R(foot.X, foot.Y, foot.W, rim), ink.GoldDark, 0)
	if shelf.H > 0 {
		l.Fill(ink.R(shelf.X, shelf.Y, shelf.W, rim), ink.GoldDark, 0)
	}
	epitaph(k, &l, m, room, at)
	buttons := footButtons(k, ink.R(foot.X+k.Margin(), foot.Y+pad, foot.W-2*k.Margin(), strip).Round(), []form.Label{
		{ID: resultsMenu, Text: rules.Say("Menu"), Icon: "kit/back", Size: 22},
		{ID: resultsBoard, Text: rules.Say("Look at the board"), Icon: "kit/eye", Size: 22, Tip: rules.Say("The last position, with the whole log")},
		{ID: resultsAgain, Text: rules.Say("Play again"), Icon: "kit/play", Size: 22, Tip: rules.Say("The same game, dealt anew")},
		{ID: resultsFigures, Text: rules.Say("See the figures"), Icon: "kit/quill", Size: 24, Tip: rules.Say("What was counted, the chronicle, and the rule that ended it (Enter)")},
	})
	last := len(buttons) - 1
	left, right := buttons[last-1].Rect.Right()+2*k.Gap(), buttons[last].Rect.X-2*k.Gap()
	standing(k, &l, m.Facts, ink.R(left, foot.Y+pad/2, right-left, foot.H-pad))
	return slices.Concat([]form.Item{form.Decor(0, l)}, h.hang(k, ink.R(shelf.X+k.Margin(), shelf.Y+rim, shelf.W-2*k.Margin(), shelf.H-rim)), buttons)
}

// standing writes side by side how things stood at the end, the number over its name, as much of it as there is room for.
func standing(k form.Toolkit, l *ink.List, facts []kit.Fact, room ink.Rect) {
	value, name := k.Font(ink.SerifBold, 20), k.Font(ink.Sans, 16)
	high := k.Line(value) + k.Line(name)
	if high > room.H {
		return
	}
	icon := math.Min(room.H, math.Max(18, k.Px(34)))
	top := math.Round(room.Y + (room.H-high)/2)
	for _, f := range facts {
		w := math.Max(k.Width(value, f.Value), k.Width(name, f.Name)) + 1
		if icon+k.Gap()+w > room.W {
			return
		}
		at, rest := room.CutLeft(icon + k.Gap() + w)
		l.Picture(f.Picture, ink.R(at.X, room.Y+(room.H-icon)/2, icon, icon).Round())
		x := at.X + icon + k.Gap()
		l.Write(ink.R(x, top, w, k.Line(value)), value, ink.GoldLight, f.Value)
		l.Write(ink.R(x, top+k.Line(value), w, k.Line(name)), name, ink.Parchment, f.Name)
		_, room = rest.CutLeft(2 * k.Gap())
	}
}

// picture draws a painting with who has played on it.
func picture(l *ink.List, p kit.Painting, at ink.Rect) {
	l.Picture(p.Name, at)
	unit := at.W / kit.PaintingWidth
	for _, played := range p.Played {
		box := played.Box
		l.Picture(played.Name, ink.R(at.X+box.X*unit, at.Y+box.Y*unit, box.W*unit, box.H*unit).Round())
	}
	if p.Front != "" {
		l.Picture(p.Front, at)
	}
}

// covering is where a painting lies so that it covers a room. What is too much is cut at both sides, or else at the end
// that is farther from its calm part.
func covering(room ink.Rect, p kit.Painting) ink.Rect {
	unit := math.Max(room.W/kit.PaintingWidth, room.H/kit.PaintingHeight)
	w, h := math.Ceil(unit*kit.PaintingWidth), math.Ceil(unit*kit.PaintingHeight)
	at := ink.R(math.Round(room.X+(room.W-w)/2), room.Y, w, h)
	if p.Low() {
		at.Y = room.Bottom() - h
	}
	return at
}

// epitaph writes how the match ended on the calm part of the painting; where the words need more room than that, they go
// on towards the middle. A dark rim keeps them legible there.
func epitaph(k form.Toolkit, l *ink.List, m model, room, at ink.Rect) {
	unit := at.W / kit.PaintingWidth
	calm := m.Painting.Calm
	box := ink.R(at.X+calm.X*unit, at.Y+calm.Y*unit, calm.W*unit, calm.H*unit).Intersect(room.Inset(k.Gap()))
	small := k.Font(ink.SerifBold, 28)
	verdict, head := m.verdict(), 0.0
	if verdict != "" {
		head = k.Line(small)
	}
	size := 76.0
	for size > 30 && head+k.Line(k.Font(ink.SerifBold, size))+k.Line(small) > box.H {
		size -= 2
	}
	big, title := k.Whole(ink.SerifBold, size, 26, m.Headline, box.W)
	top := head + k.Line(big)
	lines := k.Height(small, m.Decided, box.W)
	whole := ink.R(box.X, box.Y+math.Max(0, (box.H-top-lines)/2), box.W, top+lines)
	if m.Painting.Low() {
		whole.Y = math.Min(whole.Y, box.Bottom()-whole.H)
	}
	engrave(k, l, ink.R(whole.X, whole.Y, whole.W, head), small, ink.GoldLight, verdict)
	engrave(k, l, ink.R(whole.X, whole.Y+head, whole.W, top-head), big, ink.GoldLight, title)
	engrave(k, l, ink.R(whole.X, whole.Y+top, whole.W, lines), small, ink.Bone, m.Decided)
}

// verdict says plainly whether the people at the screen have won; empty where some of them have and some have not.
func (m *model) verdict() string {
	switch m.State {
	case summary.Won:
		return rules.Say("You have won")
	case summary.Lost:
		return rules.Say("You have lost")
	}
	return ""
}

// engrave writes text with a dark rim.
func engrave(k form.Toolkit, l *ink.List, box ink.Rect, f ink.Font, color ink.Color, text string) {
	if text == "" {
		return
	}
	d := math.Max(1, math.Round(k.Px(2)))
	for _, by := range [...]ink.Point{{X: -d}, {X: d}, {Y: -d}, {Y: d}, {}} {
		c := ink.Ink.Alpha(0.7)
		if by == (ink.Point{}) {
			c = color
		}
		op := l.Write(box.Shift(by.X, by.Y), f, c, text)
		op.Wrap, op.Across = true, ink.Middle
	}
}
