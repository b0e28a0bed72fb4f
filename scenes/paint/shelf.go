package paint

import (
	"image"
	"slices"
)

// shelves lays boxes out on a sheet: side by side on shelves as high as they are, one shelf below the other. Boxes stay
// until their shelf is emptied.
type shelves struct {
	w, h int
	rows []*shelf // from top to bottom, without gaps
}

// shelf is a row of boxes, or empty room.
type shelf struct {
	y, h int
	x    int   // where the next box goes
	used int64 // when it was drawn from last; 0 where there is nothing
	keys []key // what lies on it
}

func newShelves(w, h int) shelves { return shelves{w: w, h: h, rows: []*shelf{{h: h}}} }

// shelfStep is the step in which shelves are high, so that boxes of almost the same height share one.
const shelfStep = 4

// tall is how high a shelf for boxes of height h is.
func tall(h int) int { return (h + shelfStep - 1) / shelfStep * shelfStep }

// lay finds room for a box of w x h: the lowest shelf that is high enough and not much too high, else a new one.
func (s *shelves) lay(w, h int) (at image.Point, on *shelf) {
	if w > s.w {
		return at, nil
	}
	for _, r := range s.rows {
		if len(r.keys) > 0 && r.h >= h && r.h <= tall(h)+h/4 && r.x+w <= s.w && (on == nil || r.h < on.h) {
			on = r
		}
	}
	if on == nil {
		on = s.open(h)
	}
	if on == nil {
		return at, nil
	}
	at = image.Pt(on.x, on.y)
	on.x += w
	return at, on
}

// open makes a shelf of the lowest empty room that is high enough.
func (s *shelves) open(h int) *shelf {
	best := -1
	for i, r := range s.rows {
		if len(r.keys) == 0 && r.h >= h && (best < 0 || r.h < s.rows[best].h) {
			best = i
		}
	}
	if best < 0 {
		return nil
	}
	r := s.rows[best]
	if left := r.h - tall(h); left > 0 {
		r.h -= left
		s.rows = slices.Insert(s.rows, best+1, &shelf{y: r.y + r.h, h: left})
	}
	return r
}

// oldest finds neighbouring shelves that are together high enough for a box of height h, and whose last use is longest ago:
// rows from to before to. A box higher than the sheet has none.
func (s *shelves) oldest(h int) (from, to int, used int64, ok bool) {
	for i := range s.rows {
		high, last := 0, int64(0)
		for j := i; j < len(s.rows); j++ {
			high, last = high+s.rows[j].h, max(last, s.rows[j].used)
			if ok && last >= used {
				break
			}
			if high >= min(tall(h), s.h) {
				from, to, used, ok = i, j+1, last, true
				break
			}
		}
	}
	return from, to, used, ok
}

// empty makes one empty shelf of some, and of the empty ones above and below them, and returns what lay on them and where
// they were.
func (s *shelves) empty(from, to int) (keys []key, was image.Rectangle) {
	last := s.rows[to-1]
	was = image.Rect(0, s.rows[from].y, s.w, last.y+last.h)
	for _, r := range s.rows[from:to] {
		keys = append(keys, r.keys...)
	}
	for from > 0 && len(s.rows[from-1].keys) == 0 {
		from--
	}
	for to < len(s.rows) && len(s.rows[to].keys) == 0 {
		to++
	}
	last = s.rows[to-1]
	y := s.rows[from].y
	s.rows = slices.Replace(s.rows, from, to, &shelf{y: y, h: last.y + last.h - y})
	return keys, was
}
