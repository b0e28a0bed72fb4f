package saves

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/summary"
)

// threeColumns reports whether a row has room for a column of its own for the turn.
func threeColumns(k form.Toolkit, width float64) bool { return width >= 46*k.Font(ink.Sans, 18).Size }

// rowHeight is how high a row of the list is.
func rowHeight(k form.Toolkit, width float64) float64 {
	title, small := k.Line(k.Font(ink.SerifBold, 25)), k.Line(k.Font(ink.Sans, 18))
	lines := title + small
	if !threeColumns(k, width) {
		lines = title + 2*small
	}
	return math.Max(lines+k.Px(22), k.Px(106))
}

// goOn begins the ID of the arrow in the row of a match; the ID of the row follows.
const goOn = "go-on:"

// saveRow is one saved match in the list, and the arrow in it that opens a match which is not over.
func saveRow(k form.Toolkit, m model, i int, at ink.Rect) []form.Item {
	s := m.Rows[i]
	rect := at
	var arrow []form.Item
	if s.State == summary.Playing {
		side := math.Max(k.MinTarget(), k.Px(60))
		box := ink.R(at.Right()-rowPad(k)*0.6-side, at.Y+(at.H-side)/2, side, side).Round()
		arrow = append(arrow, k.IconButton(form.Label{ID: goOn + s.ID, Text: rules.Say("Continue"), Icon: s.State.Picture(), Tip: rules.Say("Continue")}, box))
		rect.W = box.X - rect.X
	}
	it := form.Item{
		ID: s.ID, Kind: form.Row, Label: s.Title + ", " + s.Name, Value: s.State.Word(), Rect: rect,
		Chosen: s.Path == m.Chosen, Tip: rowTip(k, s, at),
	}
	draw := func(glow float64) ink.List {
		var l ink.List
		radius := k.Px(8)
		switch {
		case it.Chosen:
			l.Glow(at.Inset(2), ink.Gold.Alpha(0.7), k.Px(10))
			l.Fill(at, ink.GoldLight, radius)
		case i%2 == 1:
			l.Fill(at, ink.ParchmentDeep.Alpha(0.22), radius)
		}
		if glow > 0 {
			l.Outline(at, ink.GoldDark, math.Max(1, k.Px(3)), radius)
		}
		rowWords(k, &l, s, at)
		return l
	}
	it.Look = form.Look{Idle: draw(0), Hover: draw(1)}
	return append([]form.Item{it}, arrow...)
}

func rowPad(k form.Toolkit) float64 { return math.Max(6, k.Px(18)) }

// rowTip says in full what the row may have had to shorten.
func rowTip(k form.Toolkit, s summary.Match, at ink.Rect) string {
	if threeColumns(k, at.W) && s.State != summary.Damaged {
		return ""
	}
	return rules.Say("%s, %s. %s. %s", s.Title, s.Name, s.Turn, s.Next)
}

// rowTitle writes what a row is called: in full, or by its variant alone, where that is less small; the emblem beside it
// tells the game.
func rowTitle(k form.Toolkit, l *ink.List, box ink.Rect, c ink.Color, s summary.Match) {
	const usual, least = 25, 21
	f, text := k.Fit(ink.SerifBold, usual, least, s.Title, box.W)
	whole := s.Title
	if text != s.Title {
		whole = cmp.Or(s.Short, s.Title)
		f, text = k.Whole(ink.SerifBold, usual, 18, whole, box.W)
	}
	l.Write(box, f, c, text).From(whole)
}

func rowWords(k form.Toolkit, l *ink.List, s summary.Match, at ink.Rect) {
	pad := rowPad(k)
	fade := 0.0
	strong, soft := ink.Ink, ink.OakLight
	if s.State == summary.Damaged {
		fade = 0.55
	}
	emblem := math.Min(at.H-2*k.Px(10), k.Px(80))
	l.Picture(s.Game.Emblem(), ink.R(at.X+pad, at.Y+(at.H-emblem)/2, emblem, emblem).Round()).Fade = fade
	icon := math.Max(20, k.Px(44))
	if s.State != summary.Playing {
		l.Picture(s.State.Picture(), ink.R(at.Right()-pad-icon, at.Y+(at.H-icon)/2, icon, icon).Round())
	}
	inner := ink.R(at.X+emblem+2*pad, at.Y, at.W-emblem-icon-4.5*pad, at.H)
	title, small := k.Line(k.Font(ink.SerifBold, 25)), k.Line(k.Font(ink.Sans, 18))
	body := k.Font(ink.Sans, 18)
	date := k.Width(body, s.When) + 1
	turn := strong
	if s.State == summary.Damaged {
		turn = ink.Oxblood
	}
	if !threeColumns(k, at.W) {
		y := at.Y + (at.H-title-2*small)/2
		rowTitle(k, l, ink.R(inner.X, y, inner.W, title), strong, s)
		k.Short(l, ink.R(inner.X, y+title, inner.W, small), body, turn, s.Turn)
		l.Write(ink.R(inner.Right()-date, y+title+small, date, small), body, soft, s.When)
		room := inner.W - date - pad
		italic := k.Font(ink.SansOblique, 18)
		if room > 5*body.Size {
			k.Short(l, ink.R(inner.X, y+title+small, room, small), italic, soft, s.Name)
		}
		return
	}
	y := at.Y + (at.H-title-small)/2
	first := math.Round(inner.W * 0.44)
	second := math.Round(inner.W * 0.34)
	third := inner.W - first - second
	rowTitle(k, l, ink.R(inner.X, y, first-pad, title), strong, s)
	italic := k.Font(ink.SansOblique, 18)
	k.Short(l, ink.R(inner.X, y+title, first-pad, small), italic, soft, s.Name)
	x := inner.X + first
	room := inner.W - first - math.Max(date, third*0.4) - pad
	k.Short(l, ink.R(x, y, room, title), body, turn, s.Turn)
	room = inner.W - first - pad
	if k.Width(ink.Font{Face: body.Face, Size: k.Least()}, s.Next) < room-third { // what is asked goes before who sits there
		room -= seals(k, l, s.Seats, ink.R(x+second, y+title, third, small))
	}
	l.Write(ink.R(inner.Right()-date, y, date, title), body, soft, s.When)
	k.Short(l, ink.R(x, y+title, room, small), body, soft, s.Next)
}

// seals draws the seats' signs at the right of a place and returns how much room they take.
func seals(k form.Toolkit, l *ink.List, signs []summary.Sign, box ink.Rect) float64 {
	side := math.Max(16, math.Min(box.H*1.2, k.Px(34)))
	gap := k.Px(6)
	signs = signs[:min(len(signs), int((box.W+gap)/(side+gap)))]
	width := float64(len(signs)) * (side + gap)
	x := box.Right() - width + gap
	for _, s := range signs {
		l.Picture(s.Picture, ink.R(x, box.Y+(box.H-side)/2, side, side).Fit(s.Aspect()).Round())
		x += side + gap
	}
	return width
}

// planSaved is the chosen match at reading size, with what can be done with it.
func planSaved(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(11, k.Px(32)))
	s := m.chosen()
	if s == nil {
		return append(items, k.Pane("saves:none", 0, inner, 0, func(c *form.Column) {
			c.Para(c.Font(ink.Sans, 19), ink.ParchmentDark, rules.Say("Choose a match from the list to see how it stands."))
			c.Skip(c.Gap())
			c.Para(c.Font(ink.Sans, 17), ink.ParchmentDeep, kept(m))
		})...)
	}
	buttons, h := savedButtons(k, *s, m.Loose, inner)
	inner.H -= h + k.Gap()
	items = append(items, k.Pane("saves:chosen", 0, inner, math.Max(2, k.Px(4)), func(c *form.Column) { savedWords(c, *s, m) })...)
	return append(items, buttons...)
}

// kept says where the matches are.
func kept(m model) string {
	if m.Loose {
		return rules.Say("Saved in this browser. Download those that you want to have elsewhere.")
	}
	return rules.Say("Saved in %s", m.Folder)
}

func savedWords(c *form.Column, s summary.Match, m model) {
	c.Para(c.Font(ink.SerifBold, 32), ink.GoldLight, s.Title)
	c.Para(c.Font(ink.Sans, 18), ink.ParchmentDark, savedLine(s))
	if m.Fault != "" {
		c.Skip(c.Gap())
		c.Para(c.Font(ink.Sans, 19), ink.EmberLight, m.Fault)
	}
	c.Skip(c.Gap())
	switch {
	case m.Looking:
		at := c.Take(math.Round(c.W * summary.PictureHeight / summary.PictureWidth))
		var l ink.List
		l.Fill(at, ink.Ink, 0)
		l.Write(at, c.Font(ink.SansOblique, 19), ink.ParchmentDark, rules.Say("Reading how it stands")).Across = ink.Middle
		l.Outline(at, ink.GoldDark, math.Max(1, c.Px(2)), 0)
		c.Draw(l)
		c.Skip(c.Gap())
	case s.Board != nil:
		at := c.Take(math.Round(c.W * summary.PictureHeight / summary.PictureWidth))
		var l ink.List
		l.Fill(at, ink.Ink, 0)
		l = append(l, s.Board(at.W-4, at.H-4).Shift(at.X+2, at.Y+2)...)
		l.Outline(at, ink.GoldDark, math.Max(1, c.Px(2)), 0)
		c.Draw(l)
		c.Skip(c.Gap())
	}
	if len(s.Sitting) > 0 {
		summary.SignRow(c, s.Seats)
		c.Para(c.Font(ink.SansOblique, 17), ink.ParchmentDark, strings.Join(s.Sitting, " · "))
		c.Skip(c.Gap() * 0.6)
	}
	summary.FactRows(c, s.Facts)
	color := ink.Parchment
	if s.State == summary.Damaged {
		color = ink.EmberLight
	}
	c.Para(c.Font(ink.Sans, 19), color, s.Turn+".")
	lines := append(slices.Clone(s.Lines), s.Next, s.Advice)
	if strings.HasPrefix(s.Advice, s.Next) {
		lines = append(slices.Clone(s.Lines), s.Advice)
	}
	for _, line := range lines {
		c.Skip(c.Gap() * 0.4)
		c.Para(c.Font(ink.Sans, 19), ink.Parchment, line)
	}
}

func savedLine(s summary.Match) string {
	words := []rules.Text{rules.T("%s", s.Name)}
	if s.Began != "" {
		words = append(words, rules.T("%s", s.Began))
	}
	if s.State != summary.Damaged {
		words = append(words, rules.Count(s.Choices, "%d choice", "%d choices"))
	}
	return rules.Commas(words...).String()
}

// savedButtons are what can be done with the chosen match, at the bottom of its panel.
func savedButtons(k form.Toolkit, s summary.Match, loose bool, box ink.Rect) ([]form.Item, float64) {
	open := form.Label{ID: savesOpen, Text: rules.Say("Continue"), Icon: "kit/play", Size: 27}
	watch := form.Label{ID: savesWatch, Text: rules.Say("Watch it"), Icon: "kit/step", Size: 21, Tip: rules.Say("See the match again, decision by decision"), Reason: s.Veiled}
	duplicate := form.Label{ID: savesCopy, Text: rules.Say("Copy"), Icon: "kit/copy", Size: 21, Tip: rules.Say("Make a second match that goes on from here")}
	rename := form.Label{ID: savesRename, Text: rules.Say("Rename"), Icon: "kit/quill", Size: 21}
	export := form.Label{ID: savesExport, Text: rules.Say("Export"), Icon: "kit/save", Size: 21, Tip: rules.Say("Copy the file to your documents, to take it elsewhere")}
	if loose {
		export.Text, export.Tip = rules.Say("Download"), rules.Say("Have the browser download the file, to take it elsewhere")
	}
	remove := form.Label{ID: savesDelete, Text: rules.Say("Delete"), Icon: "kit/close", Size: 21, Tip: rules.Say("It can be brought back")}
	switch s.State {
	case summary.Won, summary.Lost, summary.Ended:
		open.Text, open.Tip = rules.Say("Look at it"), rules.Say("Open the match at its end")
	case summary.Damaged:
		why := rules.Say("This file cannot be opened: %s.", s.Turn)
		open.Reason, watch.Reason, rename.Reason = why, why, why
		duplicate.Reason = rules.Say("Nothing of this file can be read.")
		switch {
		case s.Aside:
			open.Text, open.Reason = rules.Say("Open it all the same"), ""
			open.Tip = rules.Say("It is asked first. The file is not changed.")
		case s.Rescue:
			open.Text, open.Reason, open.Icon = rules.Say("Open what was kept as a copy"), "", "kit/copy"
			open.Tip = rules.Say("Makes a copy of the part before the fault and opens it. The file itself is not changed.")
			duplicate.Reason = rules.Say("Open what was kept: that makes the copy.")
		}
	}
	big, small, gap := k.ButtonHeight(27), k.ButtonHeight(21), k.Gap()*1.1
	half := (box.W - gap) / 2
	h := big + 2*(small+gap)
	y := box.Bottom() - h
	at := func(column, row int) ink.Rect {
		return ink.R(box.X+float64(column)*(half+gap), y+big+gap+float64(row)*(small+gap), half, small).Round()
	}
	third := func(i int) ink.Rect {
		w := (box.W - 2*gap) / 3
		return ink.R(box.X+float64(i)*(w+gap), y+big+gap+small+gap, w, small).Round()
	}
	return []form.Item{
		k.MainButton(open, ink.R(box.X, y, box.W, big).Round()),
		k.Button(watch, at(0, 0)), k.Button(duplicate, at(1, 0)),
		k.Button(rename, third(0)), k.Button(export, third(1)), k.Button(remove, third(2)),
	}, h
}
