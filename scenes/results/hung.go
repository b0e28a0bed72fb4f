package results

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/medals"
)

// kindMedal is what the id of a plate with a medal begins with.
const kindMedal = "results:medal:"

// hung is how plates with medals hang: all of one size, side by side in as few rows as their titles allow.
type hung struct {
	medals       []medals.Medal
	title, small ink.Font
	side, pad    float64 // of a picture, air
	plate        ink.Rect
	columns      int
	deeds        bool // each says what it was earned for
}

// The part of the screen that medals may take where they say what they were earned for, and how many rows there are at most.
const (
	mostOfScreen = 0.22
	mostRows     = 3
)

// high is how high the shelf is on which they hang.
func (h *hung) high() float64 {
	if len(h.medals) == 0 {
		return 0
	}
	rows := (len(h.medals) + h.columns - 1) / h.columns
	return float64(rows)*(h.plate.H+h.pad/2) + h.pad/2
}

// hang lays the medals that were earned for the first time on a shelf of their own, which lies over no part of the painting, each with what it was
// earned for where there is room for that. A click on one leads to all of them, the pointer on it tells in a sentence what it is.
func (h *hung) hang(k form.Toolkit, shelf ink.Rect) (items []form.Item) {
	for i, medal := range h.medals {
		row := i / h.columns
		n := min(h.columns, len(h.medals)-row*h.columns)
		left := shelf.X + (shelf.W-float64(n)*(h.plate.W+h.pad/2)+h.pad/2)/2
		at := ink.R(left+float64(i%h.columns)*(h.plate.W+h.pad/2), shelf.Y+h.pad/2+float64(row)*(h.plate.H+h.pad/2), h.plate.W, h.plate.H)
		items = append(items, h.item(k, medal, at.Round()))
	}
	return items
}

// shelved are the plates of the new ones of some medals, for a shelf so wide: with what each was earned for if that does not take too much of
// the screen.
func shelved(k form.Toolkit, list []medals.Medal, wide float64) hung {
	h := hung{title: k.Font(ink.SerifBold, 24), small: k.Font(ink.Sans, 17), side: math.Round(math.Max(40, k.Px(64))), pad: k.Gap(), columns: 1}
	beside, longest := h.side+3*h.pad, 0.0
	for _, medal := range list {
		if medal.New {
			h.medals = append(h.medals, medal)
			longest = math.Max(longest, k.Width(h.title, medal.Feat.Title().String())+1)
		}
	}
	if len(h.medals) == 0 {
		return h
	}
	fits := func(n int) float64 { return math.Floor((wide+h.pad/2)/float64(n) - h.pad/2) }
	h.columns = len(h.medals)
	for h.columns > 1 && fits(h.columns) < beside+longest && (len(h.medals)+h.columns-2)/(h.columns-1) <= mostRows {
		h.columns--
	}
	h.plate.W = math.Min(fits(h.columns), beside+math.Max(longest, k.Px(380)))
	low := 0.0
	for _, medal := range h.medals {
		low = math.Max(low, k.Line(h.title)+k.Height(h.small, earnedFor(medal), h.plate.W-beside)+h.pad)
	}
	h.plate.H = math.Max(h.side+h.pad, low)
	if h.deeds = h.high() <= mostOfScreen*float64(k.H); !h.deeds {
		h.plate.W = math.Min(h.plate.W, beside+longest)
		h.plate.H = h.side + h.pad
	}
	return h
}

// earnedFor is the deed of a medal, which says that it is one.
func earnedFor(m medals.Medal) string { return rules.Say("New medal: %s", m.Feat.Deed()) }

// item is the plate of a medal.
func (h *hung) item(k form.Toolkit, m medals.Medal, at ink.Rect) form.Item {
	it := form.Item{ID: kindMedal + m.Feat.ID, Kind: form.Button, Label: m.Spoken(), Tip: m.Spoken(), Rect: at}
	look := func(ground ink.Color) (l ink.List) {
		l.Fill(at, ground, k.Px(10))
		l.Picture(m.Feat.Picture(), ink.R(at.X+h.pad, at.Y+(at.H-h.side)/2, h.side, h.side).Round())
		words := ink.R(at.X+h.side+2*h.pad, at.Y, at.W-h.side-3*h.pad, at.H)
		if h.deeds {
			below := k.Height(h.small, earnedFor(m), words.W)
			words = ink.R(words.X, at.Y+(at.H-below-k.Line(h.title))/2, words.W, k.Line(h.title))
			l.Write(ink.R(words.X, words.Bottom(), words.W, below), h.small, ink.Bone, earnedFor(m)).Wrap = true
		}
		k.Short(&l, words, h.title, ink.GoldLight, m.Feat.Title().String())
		return l
	}
	it.Look.Idle, it.Look.Hover, it.Look.Pressed = look(ink.NightDark.Alpha(0.78)), look(ink.NightDark.Alpha(0.95)), look(ink.NightDark.Alpha(0.95))
	return it
}
