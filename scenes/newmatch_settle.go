package scenes

import (
	"strings"

	"fmt"
	"math"

	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// planSettle is the sheet on which everything is settled.
func planSettle(k form.Kit, m newModel, box ink.Rect, s shape) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(8, k.Px(22)))
	return append(items, k.Pane("new:sheet", 0, inner, math.Max(6, k.Px(18)), func(c *form.Column) {
		lid := m.lid()
		c.Para(c.Font(ink.SerifItalic, 22), ink.Oak, lid.Summary)
		if !lid.Ready() {
			c.Skip(c.Gap())
			c.Para(c.Font(ink.Sans, 19), ink.Oxblood, lid.waiting())
			return
		}
		info := lid.Game.Info()
		for _, o := range info.Options {
			c.Breathe(1.6)
			settleOption(c, o, m.Options[o.ID])
		}
		c.Breathe(1.8)
		settleSeats(c, m, info)
		c.Breathe(1.8)
		c.Rule()
		c.Breathe(1.4)
		settleTable(c, m)
		if s == narrow {
			c.Skip(c.Gap() * 1.8)
			c.Rule()
			c.Skip(c.Gap() * 1.4)
			whatWords(c, m, ink.Ink, ink.Oak)
		}
	})...)
}

// settleOption is one option of the game: its name, its values as buttons, and what the
// chosen value means.
func settleOption(c *form.Column, o rules.Option, chosen string) {
	c.Head(o.Name)
	c.Breathe(0.6)
	c.Flow(options(o, chosen), c.Option)
	c.Breathe(0.5)
	help := o.Help
	for _, v := range o.Values {
		if v.ID == chosen && v.Help != "" {
			help = v.Help
		}
	}
	c.Note(help)
}

// settleSeats is how many seats there are and who sits in them.
func settleSeats(c *form.Column, m newModel, info rules.Info) {
	if info.MinSeats != info.MaxSeats {
		c.Head("Seats")
		c.Skip(c.Gap() * 0.5)
		var counts []form.Label
		for n := info.MinSeats; n <= info.MaxSeats; n++ {
			counts = append(counts, form.Label{ID: countID(n), Text: fmt.Sprintf("%d", n), Size: 21, Chosen: n == len(m.Seats)})
		}
		c.Flow(counts, c.Option)
		c.Skip(c.Gap())
	}
	for i, s := range m.Seats {
		settleSeat(c, i, s, info)
		c.Skip(c.Gap())
	}
	c.Skip(-c.Gap())
}

// settleSeat is the card of one seat: its seal, its name, and who plays it.
func settleSeat(c *form.Column, seat int, s save.Seat, info rules.Info) {
	pad := math.Max(8, c.Px(26))
	role := fmt.Sprintf("Seat %d", seat+1)
	if seat < len(info.Seats) {
		role = info.Seats[seat]
	}
	sealSide := math.Max(36, c.Px(112))
	row := c.W >= 34*c.Font(ink.Sans, 18).Size
	at := ink.R(c.X, c.Y, c.W, 0)
	inner := &form.Column{Kit: c.Kit, Area: c.Area, Layer: c.Layer, X: c.X + pad, Y: c.Y + pad, W: c.W - 2*pad}
	inner.X += sealSide + pad*0.8
	inner.W -= sealSide + pad*0.8
	top := inner.Y
	half := inner.W
	if row {
		half = math.Floor((inner.W - pad) / 2)
	}
	name := *inner
	name.W = half
	name.Note(role)
	name.Put(c.Input(form.Label{ID: seatID(seat, "name"), Text: "Name of " + strings.Replace(role, "The ", "the ", 1)}, s.Name, role, 40, name.Take(c.InputHeight())))
	inner.Items = name.Items
	who := *inner
	if row {
		who.X, who.W, who.Y = inner.X+half+pad, half, top
	} else {
		who.Y = name.Y + c.Gap()
	}
	who.Note("Played by")
	human := s.Player == save.Human
	boxes := c.Beside(who.Take(c.InputHeight()), []form.Label{
		{Text: "Person", Icon: "kit/seat-human", Size: 20}, {Text: "Computer", Icon: "kit/seat-computer", Size: 20},
	})
	who.Put(
		c.Option(form.Label{ID: seatID(seat, "person"), Text: "Person", Icon: "kit/seat-human", Size: 20, Chosen: human}, boxes[0]),
		c.Option(form.Label{ID: seatID(seat, "computer"), Text: "Computer", Icon: "kit/seat-computer", Size: 20, Chosen: !human}, boxes[1]),
	)
	if !human {
		who.Skip(c.Gap() * 0.7)
		who.Flow(levels(info, seat, s.Player), c.Option)
	}
	at.H = math.Max(math.Max(name.Y, who.Y), top+sealSide) + pad - at.Y
	var l ink.List
	l.Frame("kit/frame-card", at, c.Corner(18))
	l.Picture(seal(seat), ink.R(c.X+pad, at.Y+(at.H-sealSide)/2, sealSide, sealSide).Round())
	c.Draw(l)
	c.Items = append(c.Items, who.Items...)
	c.Y = at.Bottom()
}

// settleTable is what holds for the table: take-backs, hints and the seed.
func settleTable(c *form.Column, m newModel) {
	c.Head("At the table")
	c.Breathe(0.7)
	row := c.W >= 40*c.Font(ink.Sans, 18).Size
	half := c.W
	if row {
		half = math.Floor((c.W - c.Margin()) / 2)
	}
	top := c.Y
	for _, b := range []form.Label{
		{ID: newTakeBacks, Text: "Take-backs past dice and cards", Tip: "Undo goes back as far as you like, even past dice that were seen.", Chosen: m.TakeBacks},
		{ID: newHints, Text: "Offer hints", Tip: "The hint button asks the computer what it would do and why.", Chosen: m.Hints},
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
func settleSeed(c *form.Column, m newModel) {
	f := c.Font(ink.Sans, 19)
	h := c.InputHeight()
	word := c.Kit.Width(f, "Seed") + c.Gap()
	row := c.Take(h)
	var l ink.List
	l.Write(ink.R(row.X, row.Y, word, h), f, ink.Ink, "Seed")
	c.Draw(l)
	field := ink.R(row.X+word, row.Y, row.W-word-h-c.Gap(), h).Round()
	c.Put(
		c.Input(form.Label{ID: newSeed, Text: "Seed", Tip: "The same seed and the same choices give the same match."}, m.Seed, "by chance", maxSeed+4, field),
		c.IconButton(form.Label{ID: newChance, Text: "By chance", Icon: "kit/redo", Reason: chanceReason(m)}, ink.R(field.Right()+c.Gap(), row.Y, h, h).Round()),
	)
	c.Skip(c.Gap() * 0.5)
	if _, reason := m.seed(); reason != "" {
		c.Para(c.Font(ink.Sans, 17), ink.Oxblood, reason)
		return
	}
	c.Note("The same seed deals the same match.")
}

func chanceReason(m newModel) string {
	if m.Seed == "" {
		return "The seed is left to chance already."
	}
	return ""
}
