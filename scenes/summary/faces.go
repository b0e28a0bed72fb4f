package summary

import (
	"math"
	"slices"

	"portcullis/game/opponent"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// Sign is the picture by which a seat is known: the face of a computer player with a name, else the seat's seal.
type Sign struct {
	Picture string
	Face    bool
}

// faceShape is the width of a face by its height.
const faceShape = 96.0 / 128

// Signs are the pictures of the seats of a match, in their order.
func Signs(faces opponent.List, g kit.Entry, seats []save.Seat) []Sign {
	signs := make([]Sign, len(seats))
	for i, s := range seats {
		signs[i].Picture = g.Seal(i)
		if o, named := faces.Sits(g.ID, s.Player, s.Name); named {
			signs[i] = Sign{o.Picture(), true}
		}
	}
	return signs
}

// Aspect is the width of a sign by its height.
func (s Sign) Aspect() float64 {
	if s.Face {
		return faceShape
	}
	return 1
}

// SignRow shows who sat where as a row of pictures, if any of them is a face; seals alone say nothing.
func SignRow(c *form.Column, signs []Sign) {
	if !slices.ContainsFunc(signs, func(s Sign) bool { return s.Face }) {
		return
	}
	high, gap := math.Max(36, c.Px(76)), math.Max(4, c.Px(10))
	wide := -gap
	for _, s := range signs {
		wide += high*s.Aspect() + gap
	}
	if wide > c.W {
		high *= c.W / wide
	}
	at := c.Take(math.Round(high))
	var l ink.List
	x := at.X
	for _, s := range signs {
		w := high * s.Aspect()
		box := ink.R(x, at.Y, w, high)
		if !s.Face {
			box = box.Inset(high * 0.14)
		}
		l.Picture(s.Picture, box.Round())
		x += w + gap
	}
	c.Draw(l)
	c.Skip(c.Gap() * 0.4)
}
