package lesson

// Number is the number of the step that stands, from 1, along the way that was gone, and how many steps the lesson has on it: those
// that were shown, and those that follow if it goes on as it stands. Branches that are not taken do not count. Over, it is the last one.
func (r *Run) Number() (n, of int) {
	for i := range r.trail {
		if r.wasShown(i) {
			n++
		}
	}
	return n, n + r.ahead()
}

// wasShown reports whether a step of the trail could be read: not one that went on by itself as soon as it began, nor the end.
func (r *Run) wasShown(i int) bool {
	m := r.trail[i]
	if m.step >= len(r.lesson.Steps) {
		return false
	}
	if i == len(r.trail)-1 || r.trail[i+1].at != m.at {
		return true
	}
	return r.lesson.Steps[m.step].advance() != ByItself && !r.late(m)
}

// ahead is how many steps follow the one that stands. A condition is judged as the match stands.
func (r *Run) ahead() (n int) {
	seen := map[int]bool{}
	for at := r.now().step; at < len(r.lesson.Steps) && !seen[at]; {
		seen[at] = true
		s := &r.lesson.Steps[at]
		if at == r.now().step || len(s.If) == 0 || holds(s.If, r.m.State(), nil) {
			n++
			at = r.lesson.index(r.lesson.usual(s))
			continue
		}
		at = r.after(s)
	}
	return max(n-1, 0)
}

// usual is the step that a step leads to as the lesson is meant: where it opens nothing but branches, the first of them.
func (l *Lesson) usual(s *Step) string {
	if len(s.Branch) > 0 && len(s.Open) == 0 && !s.Free {
		return s.Branch[0].To
	}
	return l.to(s)
}
