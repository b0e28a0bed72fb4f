package table

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Posts are choices whose buttons keep a place of their own above what the table itself offers: what goes on at the left, what ends a
// part of a turn at the right. Each stays in its half where it is alone, so that no second click finds another one there.
type Posts [2][]rules.Element

// kept reports whether there are any.
func (p *Posts) kept() bool { return len(p[0])+len(p[1]) > 0 }

// side is in which half a choice stands; false: it has no place of its own.
func (p *Posts) side(el rules.Element) (int, bool) {
	for i := range p {
		if slices.Contains(p[i], el) {
			return i, true
		}
	}
	return 0, false
}

// posted are chips with the row of the posts above what the table itself offers, which is one row, and all other choices above both, two by
// two where their words fit so.
func (s *sheet) posted(o offer, width, gap float64) (rows []chipRow) {
	var others, own []chip
	post := chipRow{chips: make([]chip, 2), halves: true}
	half := math.Floor((width - gap) / 2)
	for _, c := range o.chips {
		switch i, ok := o.posts.side(c.id); {
		case ok && post.chips[i].id == "":
			post.chips[i] = c
			post.h = math.Max(post.h, s.chipHeight(c, half))
		case c.icon != "":
			own = append(own, c)
		default:
			others = append(others, c)
		}
	}
	if rows = s.paired(others, width, gap); rows == nil {
		rows = s.single(others, width)
	}
	if post.h > 0 {
		rows = append(rows, post)
	}
	return append(rows, s.folded(own, width, gap)...)
}

// halves lays the buttons of a row into its halves, each in its own.
func (s *sheet) halves(row chipRow, box ink.Rect, gap float64, by hands) {
	half := math.Floor((box.W - gap) / 2)
	for i, c := range row.chips {
		if c.id != "" {
			s.chip(c, ink.R(box.X+float64(i)*(box.W-half), box.Y, half, box.H).Round(), by)
		}
	}
}
