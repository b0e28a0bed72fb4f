package settings

import (
	"math"

	"portcullis/game/keymap"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// model is what the settings show.
type model struct {
	Now    settings.Settings
	Page   page
	Ask    bool // it is asked what shall be as it was at first
	Key    asking
	Sample kit.Sample
}

// The IDs of the settings beside those of the table.
const (
	settingsBack  = "settings:back"
	settingsRules = "settings:rules"
	settingsFirst = "settings:first"
)

// plan lays the settings out: tabs over a sheet at the left, how it all looks at
// the right.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("Settings"), Subtitle: rules.Say("Changes take effect at once"), Emblem: "kit/app-emblem",
		Prompt: rules.Say("Set the table to your liking"), Back: settingsBack, Rules: settingsRules,
	})...)
	body := k.Body()
	if k.Em() >= 72 {
		side := math.Min(body.W*0.09, k.Px(120))
		body.X, body.W = body.X+side, body.W-2*side
		right, left := body.CutRight(math.Round(body.W * 0.325))
		left.W -= k.Px(48)
		body = left
		items = append(items, planPreview(k, m.Sample, right)...)
	}
	items = append(items, planSheet(k, m, body)...)
	if m.Ask {
		items = append(items, k.Dialog(1, resetDialog(m))...)
	}
	if m.Key.Command != keymap.None {
		items = append(items, k.Dialog(1, keyDialog(m))...)
	}
	return items
}

// planSheet is the sheet with its tabs.
func planSheet(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var tabs []form.Label
	for i, p := range pages {
		tabs = append(tabs, form.Label{ID: p.id, Text: p.title.String(), Icon: p.icon, Size: 22, Chosen: page(i) == m.Page})
	}
	_, h := k.Tabs(0, 0, box.W, tabs)
	_, sheet := box.CutTop(h)
	var l ink.List
	k.Parchment(&l, sheet)
	items := []form.Item{form.Decor(0, l)}
	shown, _ := k.Tabs(box.X+k.Px(22), sheet.Y+k.Px(2), box.W-k.Px(44), tabs)
	items = append(items, shown...)
	inner := sheet.Inset(math.Max(9, k.Px(26)))
	first := form.Label{ID: settingsFirst, Text: rules.Say("As it was at first"), Icon: "kit/undo", Size: 21}
	if len(changed(m.Now)) == 0 {
		first.Reason = rules.Say("Everything is as it was at first.")
	}
	row := k.ButtonHeight(21)
	foot := ink.R(inner.X+k.Px(14), inner.Bottom()-row, math.Min(inner.W, k.ButtonWidth(first)+k.Px(24)), row).Round()
	inner.H -= row + k.Gap()
	items = append(items, k.Pane("settings:sheet", 0, inner, math.Max(6, k.Px(18)), func(c *form.Column) {
		for _, s := range settingsOn(m.Page, k.Keys) {
			settingRow(c, s, m.Now)
		}
		switch m.Page {
		case pagePlay:
			nameRows(c, m.Now)
		case pageReading:
			readingSample(c, m.Sample)
		case pageKeys:
			keyRows(c, m)
		}
	})...)
	return append(items, k.Button(first, foot))
}

// settingRow is one setting: its name and what it means at the left, the control at the
// right, or below where the sheet is narrow.
func settingRow(c *form.Column, s setting, now settings.Settings) {
	top := c.Y
	control := *c
	control.Items = nil
	left := *c
	left.Items = nil
	beside := c.W >= 42*c.Font(ink.Sans, 18).Size
	if beside {
		left.W = math.Round(c.W * 0.40)
		control.X += left.W + c.Margin()
		control.W -= left.W + c.Margin()
	}
	left.Para(c.Font(ink.SerifBold, 24), ink.Ink, s.name)
	left.Note(s.help)
	if !beside {
		control.Y = left.Y + c.Gap()*0.7
	}
	settingControl(&control, s, now)
	c.Items = append(append(c.Items, left.Items...), control.Items...)
	c.Y = math.Max(left.Y, control.Y)
	if least := top + c.Px(64); beside && c.Y < least {
		c.Y = least
	}
	c.Breathe(2.4)
}

func settingControl(c *form.Column, s setting, now settings.Settings) {
	label := form.Label{ID: s.id, Text: s.name, Tip: ""}
	switch {
	case s.flag != nil:
		label.Chosen = *s.flag(&now)
		it := c.Switch(label, ink.R(c.X, c.Y, c.W, 0))
		c.Put(it)
		c.Skip(it.Rect.H)
	case s.number != nil:
		n := *s.number(&now)
		f := c.Font(ink.SerifBold, 22)
		word := 0.0
		for _, text := range []string{percent(100), seconds(0), seconds(1000)} {
			word = math.Max(word, c.Toolkit.Width(f, text)+2)
		}
		r := s.span
		r.Now = n
		it := c.Track(label, r, ink.R(c.X, c.Y, c.W-word-c.Margin(), 0))
		it.Value = s.unit(n)
		c.Put(it)
		var l ink.List
		h := math.Max(c.Line(f), it.Rect.H*0.72)
		l.Write(ink.R(c.X+c.W-word, c.Y, word, h), f, ink.Ink, s.unit(n)).Across = ink.End
		c.Draw(l)
		c.Skip(it.Rect.H)
	default:
		var buttons []form.Label
		for _, v := range s.values {
			buttons = append(buttons, form.Label{ID: s.id + "=" + v.id, Text: v.name, Tip: v.help, Size: 20, Chosen: v.id == s.now(now)})
		}
		c.Flow(buttons, c.Option)
	}
}

// nameRows are the names of the people at the machine: those that are there and one more.
func nameRows(c *form.Column, now settings.Settings) {
	c.Para(c.Font(ink.SerifBold, 24), ink.Ink, namesOfPeople())
	c.Note(rules.Say("Names for the seats of new matches"))
	c.Skip(c.Gap() * 0.7)
	shown := 1
	for i, name := range now.Names {
		if name != "" {
			shown = min(i+2, len(now.Names))
		}
	}
	columns := 1
	if c.W >= 42*c.Font(ink.Sans, 18).Size {
		columns = 2
	}
	gap := c.Margin()
	w := math.Floor((c.W - gap*float64(columns-1)) / float64(columns))
	h := c.InputHeight()
	for i := range shown {
		x := c.X + float64(i%columns)*(w+gap)
		y := c.Y + float64(i/columns)*(h+c.Gap())
		name := rules.Say("Person %d", i+1)
		c.Put(c.Input(form.Label{ID: nameID(i), Text: name}, now.Names[i], name, settings.MaxNameLength, ink.R(x, y, w, h).Round()))
	}
	c.Skip(float64((shown+columns-1)/columns) * (h + c.Gap()))
}

// readingSample is a piece of the rules as the reader sets it.
func readingSample(c *form.Column, s kit.Sample) {
	if s.Rule == "" {
		return
	}
	c.Rule()
	c.Skip(c.Margin())
	c.Para(c.Font(ink.SerifBold, 26), ink.Ink, rules.Say("How the rules look"))
	c.Skip(c.Gap() * 0.5)
	c.Para(c.Font(ink.Sans, 19), ink.Ink, s.Rule)
}
