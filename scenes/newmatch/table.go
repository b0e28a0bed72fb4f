package newmatch

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// settleTable is what holds for the table: take-backs, hints and the seed.
func settleTable(c *form.Column, m model) {
	c.Head(rules.Say("At the table"))
	c.Breathe(0.7)
	row := c.W >= 40*c.Font(ink.Sans, 18).Size
	half := c.W
	if row {
		half = math.Floor((c.W - c.Margin()) / 2)
	}
	top := c.Y
	for _, b := range []form.Label{
		{ID: newTakeBacks, Text: rules.Say("Take-backs past what was seen"), Tip: rules.Say("Undo goes back as far as you like, even past dice and cards that were seen."), Chosen: m.TakeBacks},
		{ID: newHints, Text: rules.Say("Offer hints"), Tip: rules.Say("The hint button asks the computer what it would do and why."), Chosen: m.Hints},
	} {
		it := c.Check(b, c.X, c.Y, half)
		c.Put(it)
		c.Skip(it.Rect.H)
		c.Breathe(0.6)
	}
	seed := *c
	seed.Items = nil
	seed.W = half
	if row {
		seed.X, seed.Y = c.X+half+c.Margin(), top
	} else {
		seed.Skip(c.Gap() * 0.6)
	}
	settleSeed(&seed, m)
	c.Items = append(c.Items, seed.Items...)
	c.Y = math.Max(c.Y, seed.Y)
}

// settleSeed is the field for the seed.
func settleSeed(c *form.Column, m model) {
	f := c.Font(ink.Sans, 19)
	h := c.InputHeight()
	word := c.Toolkit.Width(f, rules.Say("Seed")) + c.Gap()
	row := c.Take(h)
	var l ink.List
	l.Write(ink.R(row.X, row.Y, word, h), f, ink.Ink, rules.Say("Seed"))
	c.Draw(l)
	field := ink.R(row.X+word, row.Y, row.W-word-h-c.Gap(), h).Round()
	c.Put(
		c.Input(form.Label{ID: newSeed, Text: rules.Say("Seed"), Tip: rules.Say("The same seed and the same choices give the same match.")}, m.Seed, rules.Say("by chance"), maxSeed+4, field),
		c.IconButton(form.Label{ID: newChance, Text: rules.Say("By chance"), Icon: "kit/redo", Reason: chanceReason(m)}, ink.R(field.Right()+c.Gap(), row.Y, h, h).Round()),
	)
	c.Skip(c.Gap() * 0.5)
	if _, reason := m.seed(); reason != "" {
		c.Para(c.Font(ink.Sans, 17), ink.Oxblood, reason)
		return
	}
	c.Note(rules.Say("The same seed deals the same match."))
}

func chanceReason(m model) string {
	if m.Seed == "" {
		return rules.Say("The seed is left to chance already.")
	}
	return ""
}
