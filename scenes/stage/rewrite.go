package stage

import (
	"maps"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// rewritten is what lay still, with what is written now in place of what was written: a text neither fades into another one,
// which nobody could read, nor is it missing on its sheet while it comes. A piece with other words is there at once, as a
// whole; so is a new one whose words come where others stood, and these go at once, with all that comes or goes with them, and so is the
// ground of what is written that has grown.
// The report is whether that is any.
func (was seen) rewritten(now []Piece, marks Marks) (seen, bool) {
	r := rewriting{was: was.pieces, now: now, is: indexOf(now), old: indexOf(was.pieces)}
	r.find()
	if len(r.come) == 0 {
		return was, false
	}
	s := seen{marks: maps.Clone(was.marks), hot: was.hot}
	if s.marks == nil {
		s.marks = Marks{}
	}
	put := func(p *Piece) {
		s.pieces = append(s.pieces, *p)
		delete(s.marks, p.ID)
		if m, ok := marks[p.ID]; ok {
			s.marks[p.ID] = m
		}
	}
	for i := range was.pieces {
		p := &was.pieces[i]
		switch k, stays := r.is[p.ID]; {
		case stays && r.come[k]:
			put(&now[k])
		case !r.gone[i]:
			s.pieces = append(s.pieces, *p)
		}
	}
	for k := range now {
		if _, known := r.old[now[k].ID]; r.come[k] && !known {
			put(&now[k])
		}
	}
	Sort(s.pieces)
	return s, true
}

// rewriting finds which pieces come and go at once, by their places in the two layouts.
type rewriting struct {
	was, now   []Piece
	is, old    map[rules.Element]int
	come, gone map[int]bool
}

func indexOf(pieces []Piece) map[rules.Element]int {
	at := make(map[rules.Element]int, len(pieces))
	for i := range pieces {
		at[pieces[i].ID] = i
	}
	return at
}

func (r *rewriting) find() {
	r.come, r.gone = map[int]bool{}, map[int]bool{}
	var left []int // pieces that are not there any more
	for i := range r.was {
		if _, stays := r.is[r.was[i].ID]; !stays && !r.was[i].away {
			left = append(left, i)
		}
	}
	var fresh, anew []int // pieces that were not there, and where those lay that have other words
	for k := range r.now {
		p := &r.now[k]
		switch i, known := r.old[p.ID]; {
		case p.away:
		case !known:
			fresh = append(fresh, k)
		case !r.was[i].away && otherWords(p, &r.was[i]):
			r.come[k] = true
			anew = append(anew, i)
		}
	}
	for k := range r.come {
		for _, i := range left {
			if overwrites(&r.now[k], &r.was[i]) {
				r.gone[i] = true
			}
		}
	}
	for _, k := range fresh {
		for _, i := range left {
			if overwrites(&r.now[k], &r.was[i]) {
				r.come[k], r.gone[i] = true, true
			}
		}
		for _, i := range anew { // such as the line of a log below the one that has moved up
			if overwrites(&r.now[k], &r.was[i]) {
				r.come[k] = true
			}
		}
	}
	for _, k := range fresh { // the ground on which other words are written
		for other := range r.come {
			if _, known := r.old[r.now[other].ID]; known && other > k && r.now[k].field().Overlaps(r.now[other].field()) {
				r.come[k] = true
				break
			}
		}
	}
	r.grow(left)
	together(r.now, fresh, r.come)
	together(r.was, left, r.gone)
}

// grow has a ground that is larger than it was, such as the sheet of a log, there at once where words are that lie beyond what it
// was, and what lay there gone.
func (r *rewriting) grow(left []int) {
	for k := range r.now {
		i, known := r.old[r.now[k].ID]
		if !known || r.come[k] || r.was[i].away {
			continue
		}
		was, is := r.was[i].field(), r.now[k].field()
		beyond := func(other int) bool {
			f := r.now[other].field()
			return other > k && f.Overlaps(is) && f.Intersect(was) != f.Intersect(is)
		}
		if was == is || !slices.ContainsFunc(slices.Collect(maps.Keys(r.come)), beyond) {
			continue
		}
		r.come[k] = true
		for _, i := range left {
			if f := r.was[i].field(); f.Overlaps(is) && !f.Overlaps(was) {
				r.gone[i] = true
			}
		}
	}
}

// together adds those of a list that touch one that was found: what lies on a sheet comes and goes with it.
func together(pieces []Piece, list []int, found map[int]bool) {
	for again := true; again; {
		again = false
		for _, i := range list {
			if found[i] {
				continue
			}
			for _, k := range list {
				if found[k] && pieces[i].field().Overlaps(pieces[k].field()) {
					found[i], again = true, true
					break
				}
			}
		}
	}
}

// otherWords reports whether something is written on a piece that was not, or stood elsewhere on the screen.
func otherWords(p, was *Piece) bool {
	for _, op := range p.Look {
		if op.Kind != ink.Write || op.Text == "" {
			continue
		}
		found := false
		for _, o := range was.Look {
			if found = o.Kind == ink.Write && o.Text == op.Text && o.Font == op.Font && o.Box.Shift(was.Box.X, was.Box.Y) == op.Box.Shift(p.Box.X, p.Box.Y); found {
				break
			}
		}
		if !found {
			return true
		}
	}
	return false
}

// overwrites reports whether something is written on a piece where something stands on another one.
func overwrites(p, was *Piece) bool {
	if !p.field().Overlaps(was.field()) {
		return false
	}
	for _, op := range p.Look {
		if op.Kind != ink.Write || op.Text == "" {
			continue
		}
		box := op.Box.Shift(p.Box.X, p.Box.Y)
		for _, o := range was.Look {
			if o.Kind == ink.Write && o.Text != "" && box.Overlaps(o.Box.Shift(was.Box.X, was.Box.Y)) {
				return true
			}
		}
	}
	return false
}
