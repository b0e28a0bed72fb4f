package paint

import "image"

// shelves lays boxes out on a sheet: side by side on shelves as high as they are, one shelf below the other. What is
// taken off leaves room for others of its height, and an empty shelf for any.
type shelves struct {
	w, h int
	rows []shelf // from top to bottom, without gaps
}

// shelf is a row of boxes, or empty room.
type shelf struct {
	y, h  int
	free  []span // from left to right; they do not touch
	boxes int
	clean int // from here on to the right nothing was ever laid
}

type span struct{ from, to int }

func newShelves(w, h int) shelves {
	return shelves{w: w, h: h, rows: []shelf{{h: h, free: []span{{0, w}}}}}
}

// shelfStep is the step in which shelves are high, so that boxes of almost the same height share one.
const shelfStep = 4

// lay finds room for a box. Clean says that nothing was ever laid there.
func (s *shelves) lay(w, h int) (box image.Rectangle, clean, ok bool) {
	tall := (h + shelfStep - 1) / shelfStep * shelfStep
	best := -1
	for i := range s.rows {
		if r := &s.rows[i]; r.boxes > 0 && r.h >= h && r.h <= tall+tall/4 && r.widest() >= w && (best < 0 || r.h < s.rows[best].h) {
			best = i
		}
	}
	if best < 0 {
		best = s.open(w, h, tall)
	}
	if best < 0 {
		return image.Rectangle{}, false, false
	}
	r := &s.rows[best]
	x := r.take(w)
	clean = x >= r.clean
	r.clean = max(r.clean, x+w)
	return image.Rect(x, r.y, x+w, r.y+h), clean, true
}

// open makes a shelf of the lowest empty room that is high enough.
func (s *shelves) open(w, h, tall int) int {
	best := -1
	for i, r := range s.rows {
		if r.boxes == 0 && r.h >= h && w <= s.w && (best < 0 || r.h < s.rows[best].h) {
			best = i
		}
	}
	if best < 0 {
		return -1
	}
	if left := s.rows[best].h - tall; left > 0 {
		below := shelf{y: s.rows[best].y + tall, h: left, free: []span{{0, s.w}}, clean: s.rows[best].clean}
		s.rows[best].h = tall
		s.rows = append(s.rows, shelf{})
		copy(s.rows[best+2:], s.rows[best+1:])
		s.rows[best+1] = below
	}
	return best
}

// widest is the width of the widest gap.
func (r *shelf) widest() (most int) {
	for _, f := range r.free {
		most = max(most, f.to-f.from)
	}
	return most
}

// take takes w pixels of the narrowest gap that has them, and returns where they begin.
func (r *shelf) take(w int) int {
	best := -1
	for i, f := range r.free {
		if wide := f.to - f.from; wide >= w && (best < 0 || wide < r.free[best].to-r.free[best].from) {
			best = i
		}
	}
	x := r.free[best].from
	if r.free[best].from += w; r.free[best].from == r.free[best].to {
		r.free = append(r.free[:best], r.free[best+1:]...)
	}
	r.boxes++
	return x
}

// clear takes a box off that lies on a shelf.
func (s *shelves) clear(box image.Rectangle) {
	for i := range s.rows {
		r := &s.rows[i]
		if r.y != box.Min.Y {
			continue
		}
		r.give(span{box.Min.X, box.Max.X})
		if r.boxes--; r.boxes == 0 {
			s.join(i)
		}
		return
	}
}

// give makes a part of a shelf free.
func (r *shelf) give(f span) {
	i := 0
	for i < len(r.free) && r.free[i].from < f.from {
		i++
	}
	if i < len(r.free) && r.free[i].from == f.to {
		f.to = r.free[i].to
		r.free = append(r.free[:i], r.free[i+1:]...)
	}
	if i > 0 && r.free[i-1].to == f.from {
		r.free[i-1].to = f.to
		return
	}
	r.free = append(r.free, span{})
	copy(r.free[i+1:], r.free[i:])
	r.free[i] = f
}

// join makes one of an empty shelf and the empty ones above and below it.
func (s *shelves) join(i int) {
	if i+1 < len(s.rows) && s.rows[i+1].boxes == 0 {
		s.merge(i)
	}
	if i > 0 && s.rows[i-1].boxes == 0 {
		s.merge(i - 1)
	}
}

// merge makes one of an empty shelf and the empty one below it.
func (s *shelves) merge(i int) {
	s.rows[i].h += s.rows[i+1].h
	s.rows[i].clean = max(s.rows[i].clean, s.rows[i+1].clean)
	s.rows = append(s.rows[:i+1], s.rows[i+2:]...)
}
