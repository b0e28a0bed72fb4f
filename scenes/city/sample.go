package city

import (
	"math"

	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// sampleRule is a piece of the rules for the settings.
const sampleRule = "If there are forces where you stand, you must fight them, once. Add their strength to what the three cards add to it; " +
	"then roll two dice. As much or more, and you win: look up how many forces you remove. Less, and you lose Spirit, the more the more forces there are."

// sampleCard is a card as the settings show it.
func sampleCard(c *form.Column) {
	pad := math.Max(9, c.Px(24))
	top := c.Y
	inner := form.Column{Toolkit: c.Toolkit, Area: c.Area, Layer: c.Layer, X: c.X + pad, Y: c.Y + pad, W: c.W - 2*pad}
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
		w := icon + c.Px(8) + c.Toolkit.Width(f, n.text)
		x := inner.X + third*float64(i) + (third-w)/2
		l.Picture(n.picture, ink.R(x, foot+(row-icon)/2, icon, icon).Round())
		l.Write(ink.R(x+icon+c.Px(8), foot, w-icon, row), f, ink.Ink, n.text)
	}
	c.Draw(l)
	c.Items = append(append(c.Items, head.Items...), words.Items...)
	c.Y = box.Bottom()
}
