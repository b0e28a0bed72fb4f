package newmatch

import (
	"fmt"
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// planSettle is the sheet on which everything is settled, with the modes of the game as tabs.
func planSettle(k form.Toolkit, m model, box ink.Rect, s shape) []form.Item {
	entry := m.game()
	var mode rules.Option
	var tabs []form.Item
	if entry.Ready() {
		mode, _ = modeOf(entry.Game.Info())
	}
	if len(mode.Values) > 0 {
		x, w := box.X+k.Px(16), box.W-2*k.Px(16)
		_, h := k.Tabs(x, 0, w, modeTabs(m, mode))
		tabs, _ = k.Tabs(x, box.Y+h, w, modeTabs(m, mode))
		_, box = box.CutTop(h)
	}
	var l ink.List
	k.Parchment(&l, box)
	items := append([]form.Item{form.Decor(0, l)}, tabs...)
	inner := box.Inset(math.Max(8, k.Px(22)))
	return append(items, k.Pane("new:sheet", 0, inner, math.Max(6, k.Px(18)), func(c *form.Column) {
		if s == narrow || len(mode.Values) > 0 { // what the game is stands at the right
			c.Para(c.Font(ink.SerifItalic, 22), ink.Oak, summaryOf(m, mode))
		}
		if line := matchLine(m); line != "" {
			c.Para(c.Font(ink.SansBold, 19), ink.Ink, line)
		}
		if !entry.Ready() {
			return
		}
		if _, beside := learnBeside(c, m, entry.Game.Info()); m.Learn && !beside {
			c.Skip(c.Gap() * 0.6)
			c.Flow([]form.Label{learnLabel()}, c.Button)
			c.Skip(c.Gap() * 0.6)
		}
		settleAll(c, m, entry.Game.Info())
		if s == narrow {
			c.Skip(c.Gap() * 1.8)
			c.Rule()
			c.Skip(c.Gap() * 1.4)
			whatWords(c, m, ink.Ink, ink.Oak)
		}
	})...)
}

// matchLine is who plays whom, and about how long: "You as Argot against Ismene, about 25 min"; empty where people play each other
// or all play together.
func matchLine(m model) string {
	entry := m.game()
	if !entry.Ready() || m.Allied || len(m.Seats) < 2 {
		return ""
	}
	person, people := 0, 0
	var others []rules.Text
	for i, s := range m.sitting() {
		if s.Player == save.Human {
			person, people = i, people+1
			continue
		}
		name := s.Name
		if name == "" {
			name = roleOf(entry.Game.Info(), i)
		}
		others = append(others, rules.T("%s", name))
	}
	if people != 1 {
		return ""
	}
	return rules.Say("You as %s against %s, about %d min", roleOf(entry.Game.Info(), person), rules.Commas(others...), m.minutes())
}

func modeTabs(m model, mode rules.Option) []form.Label {
	var tabs []form.Label
	for _, v := range mode.Values {
		tabs = append(tabs, form.Label{ID: kit.OptionID(mode.ID, v.ID), Text: v.Title().String(), Tip: v.About().String(), Size: 20, Chosen: v.ID == m.value(mode)})
	}
	return tabs
}

// summaryOf is the mode in a sentence, else the game.
func summaryOf(m model, mode rules.Option) string {
	if v, ok := mode.Value(m.value(mode)); ok && v.Help != "" {
		return v.About().String()
	}
	return m.game().Summary
}

// settleAll lays out what can be settled: first, where there is more than one seat, who sits in them; then what a match is chosen
// by, its scenario or how hard it is. The rest folds.
func settleAll(c *form.Column, m model, info rules.Info) {
	if s := m.own(); s != nil {
		s.Settle(c, sheet{m, info})
		return
	}
	seated := info.MaxSeats > 1
	if seated {
		c.Breathe(1.2)
		settleSeats(c, m, info)
	}
	options := m.tableOptions(info)
	_, moded := modeOf(info)
	var later []rules.Option
	for i, o := range options {
		if !pictured(o) && (moded || i > 0) {
			later = append(later, o)
			continue
		}
		c.Breathe(1.6)
		settleOption(c, m, o)
	}
	if !seated {
		c.Breathe(1.8)
		settleSeats(c, m, info)
	}
	settleRest(c, m, later, func(c *form.Column) {
		if len(later) > 0 {
			settleLater(c, m, later)
			c.Breathe(1.8)
			c.Rule()
			c.Breathe(1.4)
		}
		settleTable(c, m)
	})
}

// settleOption is one option of the game: its name, its values as buttons, what the chosen
// value means, and what is wrong with it.
func settleOption(c *form.Column, m model, o rules.Option) {
	chosen := m.value(o)
	c.Head(o.Title().String())
	c.Breathe(0.6)
	if pictured(o) {
		settlePictures(c, o, chosen)
	} else {
		c.Flow(kit.Buttons(o, chosen, kit.Large), c.Option)
	}
	c.Breathe(0.5)
	help := o.About()
	if v, ok := o.Value(chosen); ok && v.Help != "" {
		help = v.About()
	}
	c.Note(help.String())
	settleFault(c, m, o.ID)
}

// pictured reports whether the values of an option are chosen by their pictures.
func pictured(o rules.Option) bool {
	for _, v := range o.Values {
		if v.Picture != "" {
			return true
		}
	}
	return false
}

// settlePictures lays values out as tiles with their pictures, side by side where there is
// room.
func settlePictures(c *form.Column, o rules.Option, chosen string) {
	f := c.Font(ink.SerifBold, 21)
	gap := c.Gap()
	columns := max(1, min(len(o.Values), int((c.W+gap)/(12*f.Size+gap))))
	w := math.Floor((c.W - gap*float64(columns-1)) / float64(columns))
	h := math.Round(math.Max(c.Px(104), 2.6*f.Size))
	for i, v := range o.Values {
		if i > 0 && i%columns == 0 {
			c.Skip(h + gap)
		}
		at := ink.R(c.X+float64(i%columns)*(w+gap), c.Y, w, h).Round()
		c.Put(tile(c.Toolkit, form.Label{ID: kit.OptionID(o.ID, v.ID), Text: v.Title().String(), Icon: v.Picture, Tip: v.About().String(), Chosen: v.ID == chosen}, at))
	}
	c.Skip(h)
}

// tile is a choice with a large picture at its left.
func tile(k form.Toolkit, b form.Label, at ink.Rect) form.Item {
	it := form.Item{ID: b.ID, Kind: form.Choice, Label: b.Text, Tip: b.Tip, Rect: at, Chosen: b.Chosen}
	draw := func(frame string, c ink.Color, glow float64) ink.List {
		var l ink.List
		if glow > 0 {
			l.Glow(at, ink.Gold.Alpha(glow), k.Px(16))
		}
		l.Frame("kit/frame-button-"+frame, at, k.Corner(14))
		pad := math.Max(4, k.Px(10))
		side := at.H - 2*pad
		l.Picture(b.Icon, ink.R(at.X+pad, at.Y+pad, side, side))
		text := ink.R(at.X+side+2*pad, at.Y+pad, at.W-side-3*pad, at.H-2*pad)
		f, words := k.Set(titleIn(k, b.Text, text.W), b.Text, text.W, text.H)
		l.Write(text, f, c, words).From(b.Text).Wrap = true
		return l
	}
	it.Look = form.Look{Idle: draw("idle", ink.Bone, 0), Hover: draw("hover", ink.GoldLight, 0.4), Pressed: draw("pressed", ink.Parchment, 0)}
	if b.Chosen {
		it.Look.Idle = draw("selected", ink.Ink, 0.6)
		it.Look.Hover, it.Look.Pressed = it.Look.Idle, it.Look.Idle
	}
	return it
}

// mostReasons is how many reasons the sheet lists; the others are counted.
const mostReasons = 5

// settleFault says what is wrong with an option.
func settleFault(c *form.Column, m model, option string) {
	if m.Fault == nil || m.Fault.Option != option {
		return
	}
	faultLines(c, m.Fault.All())
}

func faultLines(c *form.Column, lines []string) {
	f := c.Font(ink.Sans, 17)
	for i, line := range lines {
		if i > mostReasons {
			c.Para(f, ink.Oxblood, rules.Plural(len(lines)-i, "And %d more reason.", "And %d more reasons.", len(lines)-i).String())
			return
		}
		c.Skip(c.Gap() * 0.3)
		c.Para(f, ink.Oxblood, line)
	}
}

// settleLater are the options below the seats: switches as boxes to tick, others as buttons.
func settleLater(c *form.Column, m model, list []rules.Option) {
	c.Head(rules.Say("Options"))
	for len(list) > 0 {
		c.Breathe(0.7)
		n := slices.IndexFunc(list, func(o rules.Option) bool { return !isSwitch(o) })
		switch n {
		case 0:
			laterOption(c, m, list[0])
			n = 1
		case -1:
			n = len(list)
			fallthrough
		default:
			settleSwitches(c, m, list[:n])
		}
		list = list[n:]
	}
}

// laterOption is an option with its values as small buttons and what the chosen one means.
func laterOption(c *form.Column, m model, o rules.Option) {
	c.Para(c.Font(ink.SansBold, 19), ink.Ink, o.Title().String())
	c.Breathe(0.3)
	c.Flow(kit.Buttons(o, m.value(o), kit.Details), c.Option)
	v, _ := o.Value(m.value(o))
	c.Breathe(0.2)
	c.Note(v.About().String())
	settleFault(c, m, o.ID)
}

// isSwitch reports whether an option is off or on.
func isSwitch(o rules.Option) bool {
	return len(o.Values) == 2 && o.Values[0].ID == "off" && o.Values[1].ID == "on"
}

// settleSwitches are boxes to tick, two beside each other where there is room.
func settleSwitches(c *form.Column, m model, list []rules.Option) {
	columns := 1
	if c.W >= 34*c.Font(ink.Sans, 18).Size {
		columns = 2
	}
	w := math.Floor((c.W - c.Gap()*float64(columns-1)) / float64(columns))
	for row := range slices.Chunk(list, columns) {
		h := 0.0
		for i, o := range row {
			it := switchOf(c, m, o, c.X+float64(i)*(w+c.Gap()), w)
			c.Put(it)
			h = math.Max(h, it.Rect.H)
		}
		c.Skip(h)
		c.Breathe(0.7)
		for _, o := range row {
			settleFault(c, m, o.ID)
		}
	}
	c.Breathe(-0.7)
}

// switchOf is the box to tick of a switch.
func switchOf(c *form.Column, m model, o rules.Option, x, w float64) form.Item {
	is := m.value(o) == "on"
	other := "on"
	if is {
		other = "off"
	}
	return c.Check(form.Label{ID: kit.OptionID(o.ID, other), Text: o.Title().String(), Tip: o.About().String(), Chosen: is}, x, c.Y, w)
}

// settleSeats is how many seats there are and who sits in them.
func settleSeats(c *form.Column, m model, info rules.Info) {
	settleCount(c, m, info)
	settleCards(c, m, info)
	settleFault(c, m, "seats")
	settleFault(c, m, "")
}

// settleCount is how many seats there are, where that can be chosen.
func settleCount(c *form.Column, m model, info rules.Info) {
	if low, high := m.seatLimits(info); low != high {
		c.Head(rules.Say("Seats"))
		c.Skip(c.Gap() * 0.5)
		if box, beside := learnBeside(c, m, info); beside {
			c.Put(c.Button(learnLabel(), box))
		}
		c.Flow(m.counts(low, high), c.Option)
		c.Skip(c.Gap())
	}
}

// counts are the buttons of how many seats there can be.
func (m model) counts(low, high int) (list []form.Label) {
	for n := low; n <= high; n++ {
		list = append(list, form.Label{ID: countID(n), Text: fmt.Sprintf("%d", n), Size: 21, Chosen: n == len(m.Seats)})
	}
	return list
}

// learnLabel is the button that leads to the first lesson of the game.
func learnLabel() form.Label {
	return form.Label{ID: newLearn, Text: rules.Say("First time? Learn it by playing"), Icon: "kit/lesson-book", Size: 20}
}

// learnBeside is where the button of the first lesson stands at the right of how many seats there are, if it is offered and both fit
// one row.
func learnBeside(c *form.Column, m model, info rules.Info) (ink.Rect, bool) {
	low, high := m.seatLimits(info)
	if !m.Learn || low == high {
		return ink.Rect{}, false
	}
	seats, _ := c.Toolkit.Flow(c.X, c.Y, c.W, m.counts(low, high))
	learn, _ := c.Toolkit.Flow(c.X, c.Y, c.W, []form.Label{learnLabel()})
	box, last := learn[0], seats[len(seats)-1]
	box.X = c.X + c.W - box.W
	return box, last.Y == seats[0].Y && last.Right()+c.Gap() <= box.X
}

// settleCards are the cards of the seats.
func settleCards(c *form.Column, m model, info rules.Info) {
	for i := range m.Seats {
		settleSeat(c, m, i, info)
		c.Skip(c.Gap())
	}
	c.Skip(-c.Gap())
}
