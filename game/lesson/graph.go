package lesson

import "portcullis/rules/content"

// leads are the ids of the steps that a step can lead to.
func (l *Lesson) leads(s *Step) []string {
	var list []string
	if len(s.Open) > 0 || s.Free || s.advance() != ByChoice {
		list = append(list, l.to(s))
	}
	for _, b := range s.Branch {
		list = append(list, b.To)
	}
	return list
}

// ways notes steps that lead nowhere, that nobody comes to, and from which there is no way to the end.
func (j *judge) ways() {
	l := j.l
	known := map[string]int{End: len(l.Steps)}
	for i := range l.Steps {
		known[l.Steps[i].ID] = i
	}
	ends := make([]bool, len(l.Steps)+1)
	ends[len(l.Steps)] = true
	for i := range l.Steps {
		for n, to := range l.leads(&l.Steps[i]) {
			if _, ok := known[to]; !ok {
				path, place := content.Path("step", i), "step "+content.Named(l.Steps[i].ID, i)
				if branch := n - (len(l.leads(&l.Steps[i])) - len(l.Steps[i].Branch)); branch < 0 {
					j.Fault(path+".to", place, "leads to %q, which is no step", to)
				} else {
					j.Fault(path+"."+content.Path("branch", branch)+".to", place, "a branch leads to %q, which is no step", to)
				}
				return
			}
		}
	}
	for range l.Steps { // as often as the longest way is
		for i := range l.Steps {
			for _, to := range l.leads(&l.Steps[i]) {
				ends[i] = ends[i] || ends[known[to]]
			}
		}
	}
	reached := map[int]bool{}
	j.reach(0, known, reached)
	for i := range l.Steps {
		path, place := content.Path("step", i), "step "+content.Named(l.Steps[i].ID, i)
		if !ends[i] {
			j.Fault(path, place, "no way leads from it to the end")
		}
		if !reached[i] {
			j.Fault(path, place, "no way leads to it")
		}
	}
}

func (j *judge) reach(i int, known map[string]int, reached map[int]bool) {
	if reached[i] || i >= len(j.l.Steps) {
		return
	}
	reached[i] = true
	for _, to := range j.l.leads(&j.l.Steps[i]) {
		j.reach(known[to], known, reached)
	}
}
