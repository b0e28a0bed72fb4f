package results

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/medals"
)

// mostHung is how many medals hang one below the other; more of them hang in two columns.
const mostHung = 3

// kindMedal is what the id of a plate with a medal begins with.
const kindMedal = "results:medal:"

// hung is how plates with medals hang: all of one size, in one column or two.
type hung struct {
	medals       []medals.Medal
	title, small ink.Font
	side, pad    float64 // of a picture, air
	plate        ink.Rect
	columns      int
	deeds        bool // each says what it was earned for
}

// wide is how wide all of them are, high how high.
func (h *hung) wide() float64 { return float64(h.columns)*(h.plate.W+h.pad/2) - h.pad/2 }
func (h *hung) high() float64 {
	rows := (len(h.medals) + h.columns - 1) / h.columns
	return float64(rows) * (h.plate.H + h.pad)
}

// hang shows the medals that were earned for the first time, each with what it was earned for where there is room for that, on plates of
// one width, in one column or two, under the words or, where they stand low, over them. A click on one leads to all of them, the pointer on
// it tells in a sentence what it is.
func hang(k form.Toolkit, m model, room, words ink.Rect) (items []form.Item) {
	over := room.Bottom() - words.Bottom() - k.Gap()
	if m.Painting.Low() {
		over = words.Y - room.Y
	}
	h := plates(k, m.Medals, room, true)
	if h.high() > over || h.wide() > room.W {
		h = plates(k, m.Medals, room, false)
	}
	left := math.Max(room.X, math.Min(words.X+(words.W-h.wide())/2, room.Right()-h.wide()))
	for i, medal := range h.medals {
		at := h.plate
		at.X, at.Y = left+float64(i%h.columns)*(h.plate.W+h.pad/2), words.Bottom()+h.pad+float64(i/h.columns)*(h.plate.H+h.pad/2)
		if m.Painting.Low() {
			at.Y = words.Y - float64(i/h.columns+1)*(h.plate.H+h.pad)
		}
		items = append(items, h.item(k, medal, at.Round()))
	}
	return items
}

// plates are the plates of the new ones of some medals, with or without what each was earned for.
func plates(k form.Toolkit, list []medals.Medal, room ink.Rect, deeds bool) hung {
	h := hung{title: k.Font(ink.SerifBold, 24), small: k.Font(ink.Sans, 17), side: math.Round(math.Max(40, k.Px(76))), pad: k.Gap(), columns: 1, deeds: deeds}
	beside, low := h.side+3*h.pad, 0.0
	for _, medal := range list {
		if !medal.New {
			continue
		}
		h.medals = append(h.medals, medal)
		w := k.Width(h.title, medal.Feat.Title().String())
		if deeds { // in two lines at most
			w = math.Max(w, math.Min(k.Width(h.small, earnedFor(medal))+1, k.Px(380)))
		}
		h.plate.W = math.Max(h.plate.W, math.Min(room.W, beside+w))
	}
	if len(h.medals) > mostHung && 2*h.plate.W+h.pad/2 <= room.W {
		h.columns = 2
	}
	for _, medal := range h.medals {
		if deeds {
			low = math.Max(low, k.Line(h.title)+k.Height(h.small, earnedFor(medal), h.plate.W-beside)+h.pad)
		}
	}
	h.plate.H = math.Max(h.side+h.pad, low)
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
