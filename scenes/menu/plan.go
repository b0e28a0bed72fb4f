package menu

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// model is what the title screen shows.
type model struct {
	Games     kit.Games
	Wins      map[string]int // won matches by game
	Last      *lastMatch     // nil: nothing was played yet
	Learn     bool           // there are lessons
	Taught    *kit.Entry     // game of which a lesson was played to its end last; nil: of none
	Reading   bool           // the saved matches are being read
	Version   string
	Workshops []kit.Workshop // each with a button of its own
}

// lastMatch is the match that was played last.
type lastMatch struct {
	Game  kit.Entry
	Title string // "Siege at Kurth, Normal"
	State string // "Round 2, turn 6 of 12"
	Next  string // "Move the Warden 1 to 3 locations"
	Over  bool
}

// The IDs of the title screen.
const (
	menuContinue = "menu:continue"
	menuFirst    = "menu:first"
	menuTaught   = "menu:taught"
	menuLearn    = "menu:learn"
	menuSaves    = "menu:saves"
	menuRules    = "menu:rules"
	menuRecords  = "menu:records"
	menuSettings = "menu:settings"
	menuAbout    = "menu:about"
	menuLeave    = "menu:leave"
)

// planMenu lays the title screen out: emblem and last match above, the box with its games
// in the middle, buttons below.
func plan(k form.Toolkit, m model) []form.Item {
	foot := math.Round(math.Max(k.Px(118), k.ButtonHeight(23)+2*k.Px(28)))
	side := math.Max(k.Px(56), 12)
	head := math.Round(math.Max(k.Px(382), lastHeight(k, m)+k.Px(70)))
	if most := math.Round(float64(k.H) * 0.4); head > most {
		head = most
	}
	screen := k.Screen()
	top, rest := screen.CutTop(head)
	strip, middle := rest.CutBottom(foot)
	inset := func(r ink.Rect) ink.Rect { return ink.R(r.X+side, r.Y, r.W-2*side, r.H) }
	items := []form.Item{k.Room()}
	items = append(items, planLast(k, m, inset(top))...)
	items = append(items, planTitle(k, inset(top)))
	items = append(items, planShelf(k, m, inset(middle))...)
	return append(items, planFoot(k, m, inset(strip))...)
}

// lastWidth is how wide the card of the last match is.
func lastWidth(k form.Toolkit) float64 {
	return math.Round(math.Min(float64(k.W)*0.46, math.Max(k.Px(648), 30*k.Font(ink.Sans, 18).Size)))
}

// planTitle draws the emblem and the name of the program.
func planTitle(k form.Toolkit, box ink.Rect) form.Item {
	var l ink.List
	box.W -= lastWidth(k) + k.Px(48)
	emblem := math.Min(k.Px(300), box.H*0.8)
	y := box.Y + (box.H-emblem)/2 + k.Px(10)
	at := ink.R(box.X+k.Px(40), y, emblem, emblem).Round()
	l.Glow(at.Inset(emblem*0.2), ink.GoldLight.Alpha(0.35), emblem*0.5)
	l.Picture("kit/app-emblem", at)
	x := at.Right() + k.Px(26)
	width := box.Right() - x
	f := titleFont(k, width, box.H*0.42)
	h := k.Line(f)
	second := ink.Font{Face: ink.SerifItalic, Size: math.Max(k.Font(ink.SerifItalic, 12).Size, math.Round(f.Size*0.26))}
	sub := rules.Say("Five sieges in one box")
	height := h + k.Line(second) + k.Px(34)
	top := at.Y + (at.H-height)/2
	drop := math.Max(2, math.Round(f.Size*0.04))
	l.Write(ink.R(x+drop, top+drop, width, h), f, ink.Ink, "Portcullis")
	l.Write(ink.R(x, top, width, h), f, ink.GoldLight, "Portcullis")
	k.Short(&l, ink.R(x+drop, top+h, width-drop, k.Line(second)), second, ink.Parchment, sub)
	k.Ornament(&l, x, math.Min(box.Right(), x+k.Px(656)), top+h+k.Line(second)+k.Px(20))
	return form.Decor(0, l)
}

// titleFont is the largest type, up to 124 units, in which the name fits a width and a height.
func titleFont(k form.Toolkit, width, height float64) ink.Font {
	f := ink.Font{Face: ink.SerifBold, Size: math.Round(k.Px(124) * math.Max(1, math.Min(1.15, k.Metrics.Text)))}
	for f.Size > 18 && (k.Measure.Width(f, "Portcullis")+f.Size*0.05 > width || k.Measure.LineHeight(f) > height) {
		f.Size--
	}
	return f
}

// lastText is the size of the text of the last match.
func lastText(k form.Toolkit, m model) (title string, lines []string) {
	switch {
	case m.Last == nil && m.Reading:
		return rules.Say("Looking for your last match"), []string{rules.Say("The saved matches are being read. A new one can be begun meanwhile.")}
	case m.Last == nil && m.Taught != nil:
		return rules.Say("Now for %s", m.Taught.Title), []string{rules.Say("The lesson is done. Play a match, or take the next lesson first.")}
	case m.Last == nil && m.Learn:
		return rules.Say("A first siege"), []string{rules.Say("A lesson takes about five minutes, on the real board. Or take a game out of the box below: alone, against the computer, or with others.")}
	case m.Last == nil:
		return rules.Say("A first siege"), []string{rules.Say("Take a game out of the box below: alone, against the computer, or with others. It is explained on the way.")}
	case m.Last.Over:
		return m.Last.Title, []string{m.Last.State}
	}
	return m.Last.Title, []string{m.Last.State, m.Last.Next}
}

// lastHeight is how high the card of the last match wants to be.
func lastHeight(k form.Toolkit, m model) float64 {
	title, lines := lastText(k, m)
	pad := k.Margin()
	width := lastWidth(k) - 2*pad
	if m.Last != nil {
		width -= k.Px(180)
	}
	h := 2*pad + k.Line(k.Font(ink.Sans, 18)) + k.Height(k.Font(ink.SerifBold, 29), title, width)
	for _, line := range lines {
		h += k.Height(k.Font(ink.Sans, 18), line, width)
	}
	return math.Ceil(h + k.Gap() + k.ButtonHeight(23))
}

// planLast is the card of the last match, upper right.
func planLast(k form.Toolkit, m model, box ink.Rect) []form.Item {
	title, lines := lastText(k, m)
	w, h := lastWidth(k), math.Max(k.Px(250), lastHeight(k, m))
	h = math.Min(h, box.H-k.Px(16))
	card := ink.R(box.Right()-w-k.Px(32), box.Y+math.Max(k.Px(8), (box.H-h)/2), w, h).Round()
	var l ink.List
	k.Parchment(&l, card)
	inner := card.Inset(k.Margin())
	left := inner
	caption := rules.Say("Last match")
	if m.Last == nil {
		caption = rules.Say("Welcome")
	} else {
		left, inner = inner.CutLeft(k.Px(180))
		left.W -= k.Px(28)
		left.H = math.Min(left.H, k.Px(150))
		l.Picture(m.Last.Game.Emblem(), left)
	}
	writer := form.Writer{Toolkit: k, L: &l, X: inner.X, Y: inner.Y, W: inner.W}
	buttons := k.ButtonHeight(23)
	bottom := inner.Bottom() - buttons - k.Gap()*0.5
	writer.OneLine(ink.Sans, 18, 15, ink.OakLight, caption)
	writer.Para(k.Font(ink.SerifBold, 29), ink.Ink, title)
	for _, line := range lines {
		f := k.Font(ink.Sans, 18)
		if writer.Y+k.Height(f, line, inner.W) > bottom {
			if writer.Y+k.Line(f) <= bottom {
				writer.OneLine(ink.Sans, 18, 15, ink.OakLight, line)
			}
			break
		}
		writer.Para(f, ink.OakLight, line)
	}
	items := []form.Item{form.Decor(0, l)}
	return append(items, lastButtons(k, m, ink.R(inner.X, inner.Bottom()-buttons, inner.W, buttons), card)...)
}

func lastButtons(k form.Toolkit, m model, row, card ink.Rect) []form.Item {
	first := form.Label{ID: menuContinue, Text: rules.Say("Continue"), Icon: "kit/play", Size: 23, Tip: rules.Say("Open this match where it was left")}
	all := form.Label{ID: menuSaves, Text: rules.Say("All saves"), Icon: "kit/load", Size: 20}
	switch {
	case m.Last == nil:
		return firstButton(k, m, row)
	case m.Last.Over:
		first.Text, first.Tip = rules.Say("Look at it"), rules.Say("Open this match at its end")
	}
	if k.ButtonWidth(first)+k.ButtonWidth(all)+k.Gap() > row.W {
		inner := card.Inset(k.Margin())
		row.X, row.W = inner.X, inner.W
	}
	boxes := k.Beside(row, []form.Label{first, all})
	second := all
	second.ID = menuSaves + "-all"
	return []form.Item{k.MainButton(first, boxes[0]), k.Button(second, boxes[1])}
}

// firstButton opens the lessons, or begins with the first game of the box.
func firstButton(k form.Toolkit, m model, row ink.Rect) []form.Item {
	if len(m.Games) == 0 {
		return nil
	}
	if m.Taught != nil {
		b := form.Label{ID: menuTaught, Text: rules.Say("Play %s", m.Taught.Title), Icon: "kit/play", Size: 23}
		n := form.Label{ID: menuLearn + "-first", Text: rules.Say("Next lesson"), Icon: "kit/lesson-book", Size: 20}
		boxes := k.Beside(row, []form.Label{b, n})
		return []form.Item{k.MainButton(b, boxes[0]), k.Button(n, boxes[1])}
	}
	if m.Learn {
		b := form.Label{ID: menuLearn + "-first", Text: rules.Say("Choose a lesson"), Icon: "kit/lesson-book", Size: 23}
		p := form.Label{ID: menuFirst, Text: rules.Say("Play %s", m.Games[0].Title), Icon: "kit/play", Size: 20}
		boxes := k.Beside(row, []form.Label{b, p})
		return []form.Item{k.MainButton(b, boxes[0]), k.Button(p, boxes[1])}
	}
	b := form.Label{ID: menuFirst, Text: rules.Say("Play %s", m.Games[0].Title), Icon: "kit/play", Size: 23}
	return []form.Item{k.MainButton(b, k.Beside(row, []form.Label{b})[0])}
}

// planFoot is the row of buttons at the bottom.
func planFoot(k form.Toolkit, m model, box ink.Rect) []form.Item {
	buttons := []form.Label{
		{ID: menuSaves, Text: rules.Say("Saves"), Icon: "kit/load", Size: doorType, Tip: rules.Say("Go on with a match, or look at one that is over")},
		{ID: menuRules, Text: rules.Say("Rulebooks"), Icon: "kit/rules", Size: doorType, Tip: rules.Say("Read the rules of each game and look things up")},
		{ID: menuRecords, Text: rules.Say("Records"), Icon: "kit/trophy", Size: asideType},
		{ID: menuSettings, Text: rules.Say("Settings"), Icon: "kit/settings", Size: asideType},
		{ID: menuAbout, Text: rules.Say("About"), Icon: "kit/app-emblem", Size: asideType},
		{ID: menuLeave, Text: rules.Say("Leave"), Icon: "kit/back", Size: asideType},
	}
	for i, w := range m.Workshops {
		buttons = slices.Insert(buttons, i+2, form.Label{ID: w.ID, Text: w.Text.String(), Icon: w.Icon, Size: asideType, Tip: w.Tip.String()})
	}
	if m.Learn {
		buttons = slices.Insert(buttons, 0, form.Label{ID: menuLearn, Text: rules.Say("Lessons"), Icon: "kit/lesson-book", Size: doorType, Tip: rules.Say("Play a short match on the real board, with a mentor who says each step")})
	}
	fit(k, buttons, box.W-k.Px(32))
	h := k.ButtonHeight(23)
	row := ink.R(box.X+k.Px(16), box.Y+(box.H-h)/2, box.W-k.Px(32), h)
	boxes := k.Beside(row, buttons)
	last := len(boxes) - 1
	free := boxes[last-1].Right()
	boxes[last].X = math.Round(row.Right() - boxes[last].W)
	var l ink.List
	f := k.Font(ink.Sans, 16)
	text := shell.Version(m.Version)
	if w := k.Width(f, text) + 1; boxes[last].X-free > w+2*k.Px(24) {
		l.Write(ink.R(boxes[last].X-k.Px(24)-w, box.Y, w, box.H), f, ink.ParchmentDeep, text)
	}
	items := []form.Item{form.Decor(0, l)}
	for i, b := range buttons {
		if at := boxes[i]; b.Size < doorType {
			if low := math.Round(k.ButtonHeight(asideType)); low < at.H {
				boxes[i] = ink.R(at.X, math.Round(at.Y+(at.H-low)/2), at.W, low)
			}
		}
		items = append(items, k.Button(b, boxes[i]))
	}
	return items
}

// The sizes of the buttons at the foot: the ways to play and to learn, and what is wanted now and then.
const (
	doorType  = 23
	asideType = 18
)

// fit sets the labels of a row smaller where they are too wide together, down to three quarters, and then leaves their pictures out.
func fit(k form.Toolkit, buttons []form.Label, width float64) {
	for size := 22.0; size >= 17; size-- {
		if together(k, buttons) <= width {
			return
		}
		for i := range buttons {
			buttons[i].Size = math.Min(buttons[i].Size, size)
		}
	}
	if together(k, buttons) > width {
		for i := range buttons {
			buttons[i].Icon = ""
		}
	}
}

// together is how wide a row of buttons is.
func together(k form.Toolkit, buttons []form.Label) (w float64) {
	for _, b := range buttons {
		w += k.ButtonWidth(b) + math.Max(4, k.Px(16))
	}
	return w
}

// winsLine is how often a game was won, in words.
func winsLine(n int) string {
	if n == 1 {
		return rules.Say("Won once.")
	}
	return rules.Plural(n, "Won %d time.", "Won %d times.", n).String()
}
