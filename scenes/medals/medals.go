// Package medals draws the medals of feats on a sheet: what was earned, and what can be.
package medals

import (
	"math"

	"portcullis/game/feat"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Medal is one feat and how often it was earned; 0: not yet.
type Medal struct {
	Feat  feat.Feat
	Times int
	New   bool // earned just now for the first time
	Won   int  // of a feat that asks for several matches: how many of them have been won
	Of    int  // how many those are; 0: it asks for one match
}

// Of is the medals of a list of feats as often as they were earned.
func Of(list feat.List, times map[string]int) []Medal {
	all := make([]Medal, len(list))
	for i, f := range list {
		all[i] = Medal{Feat: f, Times: times[f.ID]}
	}
	return all
}

// Earned counts the medals that were earned at least once.
func Earned(list []Medal) (n int) {
	for _, m := range list {
		if m.Times > 0 {
			n++
		}
	}
	return n
}

// Grid adds medals beside each other, as many as fit: picture, title and deed. What is not earned yet is pale.
func Grid(c *form.Column, list []Medal) {
	bold, small := c.Font(ink.SansBold, 19), c.Font(ink.Sans, 17)
	columns := max(1, int(c.W/(24*small.Size)))
	gap := c.Margin()
	w := (c.W - gap*float64(columns-1)) / float64(columns)
	side := math.Round(math.Max(34, c.Px(72)))
	text := w - side - c.Gap()
	for first := 0; first < len(list); first += columns {
		row := list[first:min(first+columns, len(list))]
		h := side
		for _, m := range row {
			h = math.Max(h, c.Height(bold, m.title(), text)+c.Height(small, m.deed(), text))
		}
		at := c.Take(h)
		var l ink.List
		for i, m := range row {
			box := ink.R(at.X+float64(i)*(w+gap), at.Y, w, h)
			color, fade := ink.Ink, 0.0
			if m.Times == 0 {
				color, fade = ink.OakLight, 0.72
			}
			l.Picture(m.Feat.Picture(), ink.R(box.X, box.Y+(h-side)/2, side, side).Round()).Fade = fade
			top := c.Height(bold, m.title(), text)
			below := c.Height(small, m.deed(), text)
			y := box.Y + (h-top-below)/2
			l.Write(ink.R(box.X+side+c.Gap(), y, text, top), bold, color, m.title()).Wrap = true
			l.Write(ink.R(box.X+side+c.Gap(), y+top, text, below), small, color, m.deed()).Wrap = true
		}
		c.Draw(l)
		c.Skip(c.Gap())
	}
}

// title is what stands beside a medal: "The Last Spark, three times".
func (m Medal) title() string {
	switch {
	case m.New:
		return rules.Say("%s: a new medal", m.Feat.Title())
	case m.Times > 1:
		return rules.Say("%s, %d times", m.Feat.Title(), m.Times)
	}
	return m.Feat.Title().String()
}

// deed is what is to be done, and how far off that is where it takes several matches.
func (m Medal) deed() string {
	if m.Times > 0 || m.Of < 2 {
		return m.Feat.Deed().String()
	}
	return rules.Say("%s Won so far: %d of %d.", m.Feat.Deed(), m.Won, m.Of)
}

// Spoken is a medal in one sentence.
func (m Medal) Spoken() string {
	switch {
	case m.New:
		return rules.Say("New medal, %q: %s", m.Feat.Title(), m.Feat.Deed())
	case m.Times > 0:
		return rules.Say("Medal earned, %q: %s", m.Feat.Title(), m.Feat.Deed())
	}
	return rules.Say("Medal to be earned, %q: %s", m.Feat.Title(), m.deed())
}
