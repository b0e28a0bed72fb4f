package newmatch

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// planPick is the window over the new match.
func planPick(k form.Toolkit, m model, p pick) []form.Item {
	const layer = 1
	items := []form.Item{k.Veil(layer)}
	w := math.Round(math.Min(float64(k.W)-2*k.Margin(), math.Max(k.Px(820), 36*k.Font(ink.Sans, 19).Size)))
	pad := math.Max(12, k.Px(34))
	row := k.ButtonHeight(22)
	most := float64(k.H) - 4*k.Margin() - row - 2*pad
	build := func(c *form.Column) { fillPick(c, m, p) }
	h := math.Min(most, k.Length(w-2*pad, k.Px(8), build))
	box := ink.R((float64(k.W)-w)/2, (float64(k.H)-h-row-2*pad-k.Gap())/2, w, h+row+2*pad+k.Gap()).Round()
	var l ink.List
	k.Parchment(&l, box)
	items = append(items, form.Decor(layer, l))
	items = append(items, k.Pane(pickList, layer, ink.R(box.X+pad, box.Y+pad, w-2*pad, h), k.Px(8), build)...)
	return append(items, pickButtons(k, m, p, layer, ink.R(box.X+pad, box.Bottom()-pad-row, w-2*pad, row))...)
}

func pickButtons(k form.Toolkit, m model, p pick, layer int, row ink.Rect) []form.Item {
	buttons := []form.Label{{ID: pickClose, Text: rules.Say("Close"), Icon: "kit/close", Layer: layer}}
	if o, ok := m.game().Game.Info().Option(p.Option); ok && m.Built[o.Open] {
		if _, listed := o.Value(m.value(o)); !listed {
			buttons = append(buttons, form.Label{ID: pickChange, Text: rules.Say("Change this %s", o.Made()), Icon: "kit/quill", Layer: layer})
		}
		buttons = append(buttons, form.Label{ID: pickBuild, Text: rules.Say("Build a %s", o.Made()), Icon: "kit/quill", Layer: layer})
	}
	boxes := k.Beside(row, buttons)
	slack := math.Floor(row.Right() - boxes[len(boxes)-1].Right())
	var items []form.Item
	for i, b := range buttons {
		items = append(items, k.Button(b, boxes[i].Shift(slack, 0)))
	}
	return items
}

func fillPick(c *form.Column, m model, p pick) {
	info := m.game().Game.Info()
	o, ok := info.Option(p.Option)
	if !ok {
		fillAsks(c, m, info, p.Seat)
		return
	}
	c.Para(c.Font(ink.SerifBold, 28), ink.Ink, o.Title().String())
	c.Note(o.About().String())
	c.Skip(c.Gap())
	for _, v := range o.Values {
		pickRow(c, o, kit.Made{Name: v.Title().String(), Note: v.About().String(), Value: v.ID}, m.value(o))
	}
	listed := map[string]bool{} // two decks of the same cards are one
	for _, made := range m.Made[o.Open] {
		if !listed[made.Value] {
			pickRow(c, o, made, m.value(o))
		}
		listed[made.Value] = true
	}
	if m.Looking > 0 {
		c.Note(rules.Say("What was made before is being read."))
	}
	c.Skip(c.Gap())
	c.Note(rules.Say("Or write a %s down:", o.Made()))
	c.Skip(c.Gap() * 0.4)
	fillTyped(c, o, p)
}

// pickRow is one value that can be taken.
func pickRow(c *form.Column, o rules.Option, made kit.Made, chosen string) {
	note := made.Note
	if made.Problem != "" {
		note = made.Problem
	}
	pad := math.Max(6, c.Px(14))
	title, small := c.Font(ink.SerifBold, 21), c.Font(ink.Sans, 17)
	lines := c.Line(title)
	text := ""
	if note != "" {
		text = note
		lines += c.Height(small, text, c.W-2*pad)
	}
	at := ink.R(c.X, c.Y, c.W, math.Max(c.MinTarget(), math.Ceil(lines+pad))).Round()
	it := form.Item{ID: kit.OptionID(o.ID, made.Value), Kind: form.Row, Label: made.Name, Tip: note, Reason: made.Problem, Rect: at, Chosen: made.Value == chosen}
	draw := func(glow float64, strong, soft ink.Color) ink.List {
		var l ink.List
		if it.Chosen {
			l.Fill(at, ink.GoldLight, c.Px(8))
		} else {
			l.Fill(at, ink.ParchmentDeep.Alpha(0.22), c.Px(8))
		}
		if glow > 0 {
			l.Outline(at, ink.GoldDark, math.Max(1, c.Px(3)), c.Px(8))
		}
		y := at.Y + (at.H-lines)/2
		f, name := c.Whole(ink.SerifBold, 21, 16, made.Name, at.W-2*pad)
		l.Write(ink.R(at.X+pad, y, at.W-2*pad, c.Line(title)), f, strong, name).From(made.Name)
		if text != "" {
			l.Write(ink.R(at.X+pad, y+c.Line(title), at.W-2*pad, lines-c.Line(title)), small, soft, text).Wrap = true
		}
		return l
	}
	it.Look = form.Look{Idle: draw(0, ink.Ink, ink.Oak), Hover: draw(1, ink.Ink, ink.Oak), Disabled: draw(0, ink.OakLight, ink.Oxblood)}
	c.Put(it)
	c.Skip(at.H + c.Gap()*0.4)
}

// fillTyped is the field in which a value is written down.
func fillTyped(c *form.Column, o rules.Option, p pick) {
	take := form.Label{ID: pickTake, Text: rules.Say("Take it"), Icon: "kit/tick", Size: 19}
	if p.Typed == "" {
		take.Reason = rules.Say("Nothing is written yet.")
	}
	h := math.Max(c.InputHeight(), c.ButtonHeight(19))
	row := c.Take(h)
	w := math.Min(row.W*0.4, c.ButtonWidth(take))
	field := ink.R(row.X, row.Y, row.W-w-c.Gap(), h).Round()
	c.Put(
		c.Input(form.Label{ID: pickTyped, Text: o.Title().String()}, p.Typed, rules.Say("a %s as text", o.Made()), rules.MaxOptionValue, field),
		c.Button(take, ink.R(field.Right()+c.Gap(), row.Y, w, h).Round()),
	)
	faultLines(c, p.Fault)
}

// fillAsks lets a seat settle how it wants to be asked.
func fillAsks(c *form.Column, m model, info rules.Info, seat int) {
	name := roleOf(info, seat)
	if seat < len(m.Seats) && m.Seats[seat].Name != "" {
		name = m.Seats[seat].Name
	}
	c.Para(c.Font(ink.SerifBold, 28), ink.Ink, rules.Say("When to ask %s", name))
	c.Note(rules.Say("It can be changed in the match, when %s is to decide. The other seats are not told then.", name))
	for _, o := range m.seatAsks(info, seat) {
		c.Skip(c.Gap() * 1.4)
		c.Para(c.Font(ink.SansBold, 19), ink.Ink, o.Title().String())
		c.Skip(c.Gap() * 0.4)
		c.Flow(kit.Buttons(o, m.value(o), kit.Details), c.Option)
		c.Skip(c.Gap() * 0.3)
		help := o.About()
		if v, ok := o.Value(m.value(o)); ok && v.Help != "" {
			help = v.About()
		}
		c.Note(help.String())
	}
}
