package scenes

import (
	"math"

	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// planPreview shows how things look with the settings of now: a prompt, a card, seals, dice
// and the states of a button. None of it reacts.
func planPreview(k form.Kit, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(11, k.Px(30)))
	return append(items, k.Pane("settings:preview", 0, inner, math.Max(2, k.Px(6)), func(c *form.Column) {
		c.Para(c.Font(ink.SerifBold, 28), ink.GoldLight, "How it looks")
		c.Breathe(1)
		previewPrompt(c)
		c.Breathe(1.6)
		previewCard(c)
		c.Breathe(1.6)
		previewRow(c, []string{"kit/seal-oxblood", "kit/seal-lapis", "kit/seal-verdigris", "kit/seal-gold", "kit/seal-violet", "kit/seal-bone"})
		c.Breathe(1)
		previewRow(c, []string{"kit/die-2", "kit/die-5", "kit/die-6", "", "kit/die-red-4", "kit/die-red-1"})
		c.Breathe(1.2)
		previewButtons(c)
	})...)
}

func previewPrompt(c *form.Column) {
	f := c.Font(ink.SerifBold, 24)
	text := "Move the Warden 1 to 3 locations"
	pad := c.Px(20)
	h := c.Height(f, text, c.W-2*pad)
	box := c.Take(h + 2*pad).Round()
	var l ink.List
	l.Frame("kit/frame-parchment", box, c.Corner(14))
	op := l.Write(ink.R(box.X+pad, box.Y+pad, box.W-2*pad, h), f, ink.Ink, text)
	op.Wrap, op.Across = true, ink.Middle
	c.Draw(l)
}

// previewCard is a card of Siege at Kurth.
func previewCard(c *form.Column) {
	pad := math.Max(9, c.Px(24))
	top := c.Y
	inner := form.Column{Kit: c.Kit, Area: c.Area, Layer: c.Layer, X: c.X + pad, Y: c.Y + pad, W: c.W - 2*pad}
	art := math.Min(inner.W*0.33, c.Px(132))
	head := inner
	head.X += art + c.Gap()
	head.W -= art + c.Gap()
	head.Para(c.Font(ink.SerifBold, 27), ink.Ink, "The Bell at Midnight")
	head.Skip(c.Gap() * 0.3)
	head.Fact("kurth/citadel", ink.Ink, "Citadel")
	inner.Y = math.Max(head.Y, top+pad+art) + c.Gap()
	spell := inner
	spell.X += c.Px(12)
	spell.W -= c.Px(24)
	spell.Y += c.Px(10)
	gem := math.Max(18, c.Px(44))
	words := spell
	words.X += gem + c.Gap()
	words.W -= gem + c.Gap()
	words.Para(c.Font(ink.SerifBold, 21), ink.Ink, "Second Breath")
	words.Para(c.Font(ink.Sans, 18), ink.Ink, "After you roll, roll one or both attack dice again. The new result stands.")
	panel := ink.R(inner.X, inner.Y, inner.W, math.Max(words.Y, spell.Y+gem+c.Line(c.Font(ink.SerifBold, 24)))+c.Px(10)-inner.Y).Round()
	foot := panel.Bottom() + c.Gap()
	icon := math.Max(18, c.Px(36))
	f := c.Font(ink.SerifBold, 24)
	row := math.Max(icon, c.Line(f))
	box := ink.R(c.X, top, c.W, foot+row+pad-top).Round()
	var l ink.List
	l.Frame("kit/frame-card", box, c.Corner(18))
	l.Fill(ink.R(inner.X, top+pad, art, art).Round().Inset(-1), ink.Ink, 0)
	l.Picture("kurth/midnight_bell", ink.R(inner.X, top+pad, art, art).Round())
	l.Fill(panel, ink.GoldDark, c.Px(6))
	l.Fill(panel.Inset(math.Max(1, c.Px(2))), ink.Parchment, c.Px(5))
	l.Picture("kurth/mana", ink.R(spell.X, spell.Y, gem, gem).Round())
	one := c.Line(f)
	l.Write(ink.R(spell.X, spell.Y+gem, gem, one), f, ink.Ink, "1").Across = ink.Middle
	third := inner.W / 3
	for i, n := range []struct{ picture, text string }{{"kurth/siege-marker", "+1"}, {"kurth/strength", "+2"}, {"kurth/mana", "+0"}} {
		w := icon + c.Px(8) + c.Kit.Width(f, n.text)
		x := inner.X + third*float64(i) + (third-w)/2
		l.Picture(n.picture, ink.R(x, foot+(row-icon)/2, icon, icon).Round())
		l.Write(ink.R(x+icon+c.Px(8), foot, w-icon, row), f, ink.Ink, n.text)
	}
	c.Draw(l)
	c.Items = append(append(c.Items, head.Items...), words.Items...)
	c.Y = box.Bottom()
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
	for columns > 1 && (c.W-gap*float64(columns-1))/float64(columns) < c.ButtonWidth(form.Label{Text: "Chosen", Size: 19}) {
		columns--
	}
	w := (c.W - gap*float64(columns-1)) / float64(columns)
	states := []string{"Idle", "Hover", "Pressed", "Dimmed", "Chosen"}
	for i, state := range states {
		at := ink.R(c.X+float64(i%columns)*(w+gap), c.Y+float64(i/columns)*(h+gap*0.8), w, h).Round()
		it := c.Option(form.Label{Text: state, Size: 19, Chosen: state == "Chosen"}, at)
		look := it.Look.Idle
		switch state {
		case "Hover":
			look = it.Look.Hover
		case "Pressed":
			look = it.Look.Pressed
		case "Dimmed":
			look = it.Look.Disabled
		}
		c.Draw(look)
	}
	rows := (len(states) + columns - 1) / columns
	c.Skip(float64(rows)*(h+gap*0.8) - gap*0.8)
}
