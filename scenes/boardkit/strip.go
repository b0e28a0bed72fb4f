package boardkit

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Chip is an essential number on the strip above a board whose columns are folded away.
type Chip struct {
	ID      rules.Element
	Picture string
	Forms   []string // longest form first
	Label   string   // in words
	Color   ink.Color
}

// form is what the chip says in a form, or in its shortest one.
func (c Chip) form(n int) string { return c.Forms[min(n, len(c.Forms)-1)] }

// Strip lays chips over the upper edge of an area, all in the longest form in which they fit, and
// returns what is left of the area. What does not fit even in its shortest form is left out, the last
// chip first.
func (l *Layout) Strip(area ink.Rect, depth int, chips []Chip) ink.Rect {
	if len(chips) == 0 {
		return area
	}
	f := l.Title()
	h := math.Ceil(math.Max(l.Metrics.MinTarget(), l.Line(f)+4)) + 4
	band, rest := area.CutTop(h)
	_, rest = rest.CutTop(l.Gap(Tight))
	b := l.Fresh()
	b.Fill(Own(band), ink.Ink, l.Px(6))
	b.Fill(Own(band).Inset(1), ink.ParchmentLight, l.Px(5))
	l.OnBoard(stage.Piece{ID: "strip", Box: band, Depth: depth, Look: b.List, Solid: true})

	icon, room := h-8, ink.R(band.X+4, band.Y+2, band.W-8, h-4)
	form, longest := 0, 0
	for _, c := range chips {
		longest = max(longest, len(c.Forms)-1)
	}
	for form < longest && l.chipsWidth(chips, f, icon, form) > room.W {
		form++
	}
	parts := make([]Part, len(chips))
	for i, c := range chips {
		w := l.chipWidth(c, f, icon, form)
		parts[i] = Part{Least: w, Natural: w + room.W, Rank: -i}
	}
	for i, box := range Row(room, 0, parts) {
		if !box.Empty() {
			l.chip(chips[i], box.Round(), depth+1, icon, chips[i].form(form), f)
		}
	}
	return rest
}

func (l *Layout) chipWidth(c Chip, f ink.Font, icon float64, form int) float64 {
	return icon + 3 + l.Width(f, c.form(form))
}

func (l *Layout) chipsWidth(chips []Chip, f ink.Font, icon float64, form int) (w float64) {
	for _, c := range chips {
		w += l.chipWidth(c, f, icon, form)
	}
	return w
}

func (l *Layout) chip(c Chip, box ink.Rect, depth int, icon float64, text string, f ink.Font) {
	b := l.Fresh()
	// What is to spare stands on both sides, so that a frame around one chip keeps off the next.
	in := math.Floor(min(l.Px(8), max(0, box.W-icon-3-l.Width(f, text))/2))
	b.Picture(c.Picture, ink.R(in, (box.H-icon)/2, icon, icon))
	b.Write(ink.R(in+icon+3, 0, box.W-in-icon-3, box.H), f, c.Color, text)
	l.OnBoard(stage.Piece{ID: c.ID, Box: box, Depth: depth, Look: b.List, Role: "track", Label: c.Label, Tip: true})
}
