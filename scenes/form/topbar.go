package form

import (
	"math"

	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Heading is the bar at the top of every menu but the first: where one is, what is asked, and
// what can be opened from here.
type Heading struct {
	Title    string
	Subtitle string
	Emblem   string // picture
	Prompt   string // the one sentence, imperative
	Back     string // ID of the button that goes back; empty: none
	Rules    string // ID of the button that opens the rules; empty: none
	Settings string // ID of the button that opens the settings; empty: none
}

// BarHeight is how high the bar at the top is.
func (k Toolkit) BarHeight() float64 {
	need := k.Line(k.Font(ink.SerifBold, 26)) + k.Line(k.Font(ink.Sans, 16)) + k.Px(10)
	return math.Round(math.Max(need, math.Max(k.Px(76), k.MinTarget()+k.Px(16))))
}

// Bar lays the bar at the top out.
func (k Toolkit) Bar(h Heading) []Item {
	bar := ink.R(0, 0, float64(k.W), k.BarHeight())
	var l ink.List
	l.Shadow(bar, k.Px(10))
	l.Fill(bar, ink.OakDark, 0)
	l.Fill(ink.R(0, bar.H-math.Max(2, k.Px(3)), bar.W, math.Max(2, k.Px(3))), ink.GoldDark, 0)
	side := math.Max(k.MinTarget(), k.Px(48))
	pad := math.Max(4, k.Px(16))
	y := math.Round((bar.H - side) / 2)
	var items []Item
	left, right := pad, bar.W-pad
	if h.Back != "" {
		items = append(items, k.IconButton(Label{ID: h.Back, Text: rules.Say("Back"), Tip: rules.Say("Back (Esc)"), Icon: "kit/back"}, ink.R(left, y, side, side)))
		left += side + pad
	}
	for _, b := range []Label{
		{ID: h.Settings, Text: rules.Say("Settings"), Icon: "kit/settings"},
		{ID: h.Rules, Text: rules.Say("Rulebooks"), Tip: k.Keys.Keyed(rules.Say("Rulebooks"), keymap.Rules), Icon: "kit/rules"},
	} {
		if b.ID != "" {
			right -= side
			items = append(items, k.IconButton(b, ink.R(right, y, side, side)))
			right -= k.Px(12)
		}
	}
	prompt := k.prompt(&l, h.Prompt, left, right, bar.H)
	k.title(&l, h, left, prompt.X-pad, bar.H)
	return append([]Item{Decor(0, l)}, items...)
}

// prompt draws the plate with what is asked and returns where it lies.
func (k Toolkit) prompt(l *ink.List, ask string, left, right, height float64) ink.Rect {
	w := float64(k.W)
	plate := ink.R(0.29*w, math.Round(height*0.13), 0.42*w, math.Round(height*0.78))
	if over := plate.Right() - right + k.Px(8); over > 0 {
		plate.X -= over
	}
	plate = plate.Round()
	l.Shadow(plate, k.Px(10))
	l.Frame("kit/frame-parchment", plate, k.Corner(12))
	f, text := k.Whole(ink.SerifBold, 25, 17, ask, plate.W-2*k.Corner(12))
	l.Write(plate, f, ink.Ink, text).Across = ink.Middle
	return plate
}

func (k Toolkit) title(l *ink.List, h Heading, left, right, height float64) {
	least := 18 / math.Max(1, k.Text) // larger text is no reason to cut a name short
	emblem := math.Round(height * 0.76)
	_, beside := k.Fit(ink.SerifBold, 26, least, h.Title, right-left-emblem-k.Gap())
	if h.Emblem != "" && right-left > 4*emblem && beside == h.Title {
		l.Picture(h.Emblem, ink.R(left, (height-emblem)/2, emblem, emblem).Round())
		left += emblem + k.Gap()
	}
	big, small := k.Line(k.Font(ink.SerifBold, 26)), k.Line(k.Font(ink.Sans, 16))
	f, title := k.Whole(ink.SerifBold, 26, least, h.Title, right-left)
	y := (height - big - small) / 2
	if h.Subtitle == "" || k.Measure.Width(k.Font(ink.Sans, 16), h.Subtitle) > right-left {
		l.Write(ink.R(left, (height-big)/2, right-left, big), f, ink.Bone, title)
		return
	}
	l.Write(ink.R(left, y, right-left, big), f, ink.Bone, title)
	l.Write(ink.R(left, y+big, right-left, small), k.Font(ink.Sans, 16), ink.ParchmentDark, h.Subtitle)
}

// Body is the screen below the bar, without its margins.
func (k Toolkit) Body() ink.Rect {
	_, rest := k.Screen().CutTop(k.BarHeight())
	m := k.Margin()
	return ink.R(rest.X+m, rest.Y+m, rest.W-2*m, rest.H-2*m).Round()
}

// Split divides a box into two sheets with a margin between them: the left one has a share of the width, or another one
// on a screen that is narrow for its text, and at least so much, in pixels.
func (k Toolkit) Split(box ink.Rect, share, narrow, least float64) (left, right ink.Rect) {
	if k.Em() < 80 {
		share = narrow
	}
	left, right = box.CutLeft(math.Round(math.Max(box.W*share, least)))
	_, right = right.CutLeft(k.Margin())
	return left, right
}
