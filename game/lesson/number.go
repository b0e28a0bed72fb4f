package lesson

// Number is how far the lesson has come, from 1, and of how many steps. Both are read off the steps alone: how many a lesson has stands
// still, and what is taken back, passed over or led to by a branch never counts a step again. Where steps are passed over it leaps on.
// Over, it is the last one.
func (r *Run) Number() (n, of int) {
	left := r.lesson.left()
	of = left[0] + r.lesson.counts(0)
	for i := range r.trail {
		n = max(n, of-left[r.trail[i].step])
	}
	return max(n, 1), of
}

// counts is 1 for a step that a person reads, and 0 for one that goes on by itself as soon as it begins, and for the end.
func (l *Lesson) counts(step int) int {
	if step >= len(l.Steps) || l.fleeting(step) {
		return 0
	}
	return 1
}

// left is how many steps follow each one at most, the end being the last of them. A way that leads back to where it came from is
// none.
func (l *Lesson) left() []int {
	left, known := make([]int, len(l.Steps)+1), make([]bool, len(l.Steps)+1)
	known[len(l.Steps)] = true
	open := make([]bool, len(l.Steps)+1)
	var follow func(step int) int
	follow = func(step int) int {
		if known[step] {
			return left[step]
		}
		open[step] = true
		for _, to := range l.leads(&l.Steps[step]) {
			if next := l.index(to); !open[next] {
				left[step] = max(left[step], l.counts(next)+follow(next))
			}
		}
		open[step], known[step] = false, true
		return left[step]
	}
	follow(0)
	return left
}
