package settings

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// planPreview shows how things look with the settings of now: a prompt, a card, seals, dice
// and the states of a button. None of it reacts.
func planPreview(k form.Toolkit, s kit.Sample, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(11, k.Px(30)))
	return append(items, k.Pane("settings:preview", 0, inner, math.Max(2, k.Px(6)), func(c *form.Column) {
		c.Para(c.Font(ink.SerifBold, 28), ink.GoldLight, rules.Say("How it looks"))
		c.Breathe(1)
		if s.Card != nil {
			previewPrompt(c, s.Prompt)
			c.Breathe(1.6)
			s.Card(c)
			c.Breathe(1.6)
		}
		previewRow(c, []string{"kit/seal-oxblood", "kit/seal-lapis", "kit/seal-verdigris", "kit/seal-gold", "kit/seal-violet", "kit/seal-bone"})
		c.Breathe(1)
		previewRow(c, []string{"kit/die-2", "kit/die-5", "kit/die-6", "", "kit/die-red-4", "kit/die-red-1"})
		c.Breathe(1.2)
		previewButtons(c)
	})...)
}

func previewPrompt(c *form.Column, text string) {
	f := c.Font(ink.SerifBold, 24)
	pad := c.Px(20)
	h := c.Height(f, text, c.W-2*pad)
	box := c.Take(h + 2*pad).Round()
	var l ink.List
	l.Frame("kit/frame-parchment", box, c.Corner(14))
	op := l.Write(ink.R(box.X+pad, box.Y+pad, box.W-2*pad, h), f, ink.Ink, text)
	op.Wrap, op.Across = true, ink.Middle
	c.Draw(l)
}

// previewRow shows pictures side by side.
func previewRow(c *form.Column, pictures []string) {
	n := float64(len(pictures))
	gap := c.Px(12)
	side := math.Min((c.W-gap*(n-1))/n, c.Px(64))
	step := (c.W - side) / (n - 1)
	box := c.Take(side)
	var l ink.List
	for i, name := range pictures {
		if name != "" {
			l.Picture(name, ink.R(box.X+step*float64(i), box.Y, side, side).Round())
		}
	}
	c.Draw(l)
}

// previewButtons shows the states of a button.
func previewButtons(c *form.Column) {
	gap := c.Gap()
	columns := 3
	h := c.ButtonHeight(19)
	for columns > 1 && (c.W-gap*float64(columns-1))/float64(columns) < c.ButtonWidth(form.Label{Text: rules.Say("Chosen"), Size: 19}) {
		columns--
	}
	w := (c.W - gap*float64(columns-1)) / float64(columns)
	states := []string{rules.Say("Idle"), rules.Say("Hover"), rules.Say("Pressed"), rules.Say("Dimmed"), rules.Say("Chosen")}
	for i, state := range states {
		at := ink.R(c.X+float64(i%columns)*(w+gap), c.Y+float64(i/columns)*(h+gap*0.8), w, h).Round()
		it := c.Option(form.Label{Text: state, Size: 19, Chosen: state == rules.Say("Chosen")}, at)
		look := it.Look.Idle
		switch state {
		case rules.Say("Hover"):
			look = it.Look.Hover
		case rules.Say("Pressed"):
			look = it.Look.Pressed
		case rules.Say("Dimmed"):
			look = it.Look.Disabled
		}
		c.Draw(look)
	}
	rows := (len(states) + columns - 1) / columns
	c.Skip(float64(rows)*(h+gap*0.8) - gap*0.8)
}
