package newmatch

import (
	"math"

	"portcullis/game/opponent"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// settleSeat is the card of one seat: its seal, its name, who plays it, and what it brings.
func settleSeat(c *form.Column, m model, seat int, info rules.Info) {
	s := m.Seats[seat]
	pad := math.Max(8, c.Px(26))
	sealSide := math.Max(36, c.Px(112))
	row := c.W >= 34*c.Font(ink.Sans, 18).Size
	at := ink.R(c.X, c.Y, c.W, 0)
	inner := form.Column{Toolkit: c.Toolkit, Area: c.Area, Layer: c.Layer, X: c.X + pad + sealSide + pad*0.8, Y: c.Y + pad, Air: 1}
	inner.W = c.X + c.W - pad - inner.X
	half := inner.W
	if row {
		half = math.Floor((inner.W - pad) / 2)
	}
	left, right := inner, inner
	left.W = half
	face, named := m.sits(seat)
	if named {
		seatFace(&left, m, seat, face, roleOf(info, seat))
	} else {
		seatName(&left, seat, s, roleOf(info, seat))
	}
	if row {
		right.X, right.W = inner.X+half+pad, half
		seatBrings(&left, m, seat, info)
		seatPlayer(&right, m, seat, info)
	} else {
		right.Y = left.Y + c.Gap()
		seatPlayer(&right, m, seat, info)
		left.Y = right.Y
		seatBrings(&left, m, seat, info)
	}
	at.H = math.Max(math.Max(left.Y, right.Y), inner.Y+sealSide) + pad - at.Y
	var l ink.List
	l.Frame("kit/frame-card", at, c.Corner(18))
	seal := ink.R(c.X+pad, at.Y+(at.H-sealSide)/2, sealSide, sealSide)
	if named {
		tall := math.Min(at.H-pad, sealSide*faceShape)
		l.Picture(face.Picture(), ink.R(seal.X, at.Y+(at.H-tall)/2, sealSide, tall).Fit(1/faceShape).Round())
		side := sealSide * 0.42
		seal = ink.R(seal.Right()-side*0.8, at.Y+(at.H+tall)/2-side*0.9, side, side)
	}
	l.Picture(m.game().Seal(seat), seal.Round())
	c.Draw(l)
	c.Items = append(append(c.Items, left.Items...), right.Items...)
	c.Y = at.Bottom()
}

// roleOf is what the game calls a seat.
func roleOf(info rules.Info, seat int) string {
	if seat < len(info.Seats) {
		return info.SeatName(rules.Seat(seat)).String()
	}
	return rules.Say("Seat %d", seat+1)
}

func seatName(c *form.Column, seat int, s save.Seat, role string) {
	c.Note(role)
	label := form.Label{ID: seatID(seat, "name"), Text: rules.Say("Name of %s", rules.Within(rules.T("%s", role)))}
	c.Put(c.Input(label, s.Name, role, 40, c.Take(c.InputHeight())))
}

// faceShape is the height of a face of an opponent by its width.
const faceShape = 128.0 / 96

// seatFace says who plays a seat that a computer player with a name has taken.
func seatFace(c *form.Column, m model, seat int, o opponent.Opponent, role string) {
	c.Note(role)
	f, name := c.Whole(ink.SerifBold, 24, 17, m.sitting()[seat].Name, c.W)
	var l ink.List
	l.Write(c.Take(c.Line(f)+2), f, ink.Ink, name)
	c.Draw(l)
	c.Para(c.Font(ink.SerifItalic, 18), ink.Oak, o.About().String())
}

// seatPlayer says who plays the seat: a person, with how to be asked, or a computer player of a
// strength.
func seatPlayer(c *form.Column, m model, seat int, info rules.Info) {
	c.Note(rules.Say("Played by"))
	human := m.Seats[seat].Player == save.Human
	boxes := c.Beside(c.Take(c.InputHeight()), []form.Label{
		{Text: rules.Say("Person"), Icon: "kit/seat-human", Size: 20}, {Text: rules.Say("Computer"), Icon: "kit/seat-computer", Size: 20},
	})
	c.Put(
		c.Option(form.Label{ID: seatID(seat, "person"), Text: rules.Say("Person"), Icon: "kit/seat-human", Size: 20, Chosen: human}, boxes[0]),
		c.Option(form.Label{ID: seatID(seat, "computer"), Text: rules.Say("Computer"), Icon: "kit/seat-computer", Size: 20, Chosen: !human}, boxes[1]),
	)
	if !human {
		c.Skip(c.Gap() * 0.7)
		c.Flow(levels(info, seat, m.Seats[seat].Player), c.Option)
		if o, named := m.sits(seat); named {
			c.Skip(c.Gap() * 0.5)
			c.Note(o.Manner().String())
		}
		return
	}
	if asks := m.seatAsks(info, seat); len(asks) > 0 {
		c.Skip(c.Gap() * 0.7)
		c.Flow([]form.Label{{ID: seatID(seat, "asks"), Text: asksWords(m, asks), Tip: rules.Say("How this seat wants to be asked. It can be changed in the match."), Size: 18}}, c.Button)
	}
}

// asksWords says whether a seat is asked as usual.
func asksWords(m model, asks []rules.Option) string {
	for _, o := range asks {
		if m.value(o) != m.usual(o) {
			return rules.Say("When asked: own choice")
		}
	}
	return rules.Say("When asked: as usual")
}

// seatBrings are the seat's own options, such as its deck, and its heroes.
func seatBrings(c *form.Column, m model, seat int, info rules.Info) {
	if s := m.own(); s != nil {
		s.Seat(c, m.Draft(), seat)
	}
	for _, o := range m.seatOptions(info, seat) {
		c.Skip(c.Gap() * 0.7)
		if o.Open == "" {
			c.Note(o.Title().String())
			c.Flow(kit.Buttons(o, m.value(o), kit.Large), c.Option)
		} else {
			seatOpen(c, m, seat, o)
		}
		settleFault(c, m, o.ID)
	}
}

// seatOpen is an open option: what it is, on a button that opens the window with all there is.
func seatOpen(c *form.Column, m model, seat int, o rules.Option) {
	f := c.Font(ink.Sans, 18)
	kind := rules.Capital(o.Made()).String()
	word := c.Width(f, kind) + c.Gap()
	h := c.ButtonHeight(20)
	row := c.Take(h)
	var l ink.List
	l.Write(ink.R(row.X, row.Y, word, h), f, ink.OakLight, kind)
	c.Draw(l)
	b := form.Label{ID: seatID(seat, "pick="+o.ID), Text: m.words(o, m.value(o)), Tip: o.About().String(), Size: 20}
	it := c.Button(b, ink.R(row.X+word, row.Y, row.W-word, h).Round())
	it.Label, it.Value = o.Title().String(), b.Text
	c.Put(it)
}
