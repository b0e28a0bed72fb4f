package lesson

import (
	"slices"

	"portcullis/rules"
)

// After so many refused clicks in a step the right thing is lit more strongly, and the mentor offers to show it.
const (
	MostQuiet = 3
	MostAlone = 5
)

// Open are those of the legal choices that lead on, or are free.
func (r *Run) Open(legal []rules.Choice) []rules.Choice {
	s, stands := r.Step()
	if !stands {
		return legal
	}
	var open []rules.Choice
	for _, c := range legal {
		if r.allows(s, c) {
			open = append(open, c)
		}
	}
	return open
}

func (r *Run) allows(s *Step, c rules.Choice) bool {
	notation := r.m.Game().Notation(c)
	if s.Free {
		return !r.closed(s, c) || r.forced(s)
	}
	meant := func(p string) bool { return matches(p, notation) }
	own := r.own(r.m.Len())
	if s.Take == TakeOrder && len(own) < len(s.Open) {
		return meant(s.Open[len(own)])
	}
	return slices.ContainsFunc(s.Open, meant) || slices.ContainsFunc(s.Branch, func(b Branch) bool { return meant(b.Choice) })
}

// Bids reports whether the step that stands asks for a choice: a free step does for those alone that it goes on from.
func (r *Run) Bids(c rules.Choice) bool {
	s, stands := r.Step()
	if !stands || !r.allows(s, c) {
		return false
	}
	return !s.Free || slices.ContainsFunc(s.Branch, func(b Branch) bool { return matches(b.Choice, r.m.Game().Notation(c)) })
}

// closed reports whether a free step closes a choice.
func (r *Run) closed(s *Step, c rules.Choice) bool {
	notation := r.m.Game().Notation(c)
	return slices.ContainsFunc(s.Wrong, func(w Wrong) bool { return w.closes(notation) && !r.refusedOnce(w) })
}

// forced reports whether a free step closes all that is legal: then it closes nothing, since somebody whom the rules give no
// other choice has to make it.
func (r *Run) forced(s *Step) bool {
	return !slices.ContainsFunc(r.m.State().Decision().Choices, func(c rules.Choice) bool { return !r.closed(s, c) })
}

// Along reports whether choices lead on in the step that stands if they are played one after the other, and nothing but the
// last of them out of it.
func (r *Run) Along(list []rules.Choice) bool {
	s, stands := r.Step()
	if !stands {
		return true
	}
	own := r.own(r.m.Len())
	for i, c := range list {
		notation := r.m.Game().Notation(c)
		ends := slices.ContainsFunc(s.Branch, func(b Branch) bool { return matches(b.Choice, notation) })
		last := i+1 == len(list)
		switch {
		case s.Free && (ends && !last || !r.allows(s, c)):
			return false
		case s.Free:
		case s.Take != TakeOrder && !last:
			return false
		case s.Take == TakeOrder && (len(own)+i >= len(s.Open) || !matches(s.Open[len(own)+i], notation)):
			return false
		case s.Take != TakeOrder && !r.allows(s, c):
			return false
		}
	}
	return true
}

func (w Wrong) closes(notation string) bool { return w.Choice != "" && matches(w.Choice, notation) }

func (r *Run) refusedOnce(w Wrong) bool { return w.Once && r.now().refused[rules.Element(w.Choice)] }

// Refuse is what the mentor says to a click on an element that would have led to these choices, none of them
// open; without any to a click on something else. Of what is lit he says that it is only shown. The click is counted.
func (r *Run) Refuse(el rules.Element, lit bool, choices []rules.Choice) rules.Text {
	s, stands := r.Step()
	if !stands {
		return rules.Text{}
	}
	now := r.now()
	now.wrong++
	for _, w := range s.Wrong {
		closes := slices.ContainsFunc(choices, func(c rules.Choice) bool { return w.closes(r.m.Game().Notation(c)) })
		if !closes && (w.Element == "" || w.Element != string(el)) {
			continue
		}
		if w.Once {
			if now.refused == nil {
				now.refused = map[rules.Element]bool{}
			}
			now.refused[rules.Element(w.Choice)] = true
		}
		return words(w.Say)
	}
	if lit {
		return onlyShown
	}
	return words(r.lesson.Wrong)
}

// onlyShown answers a click on what a step lights to speak of it, while it waits for a click elsewhere.
var onlyShown = rules.T("That is lit to be looked at. Click something that glows.")

// Refused is how many clicks were refused in the step that stands.
func (r *Run) Refused() int { return r.now().wrong }

// Stand is what the mentor says and lights as the step stands: its words, or those of a note that holds, or of
// the last nudge that came.
type Stand struct {
	Say, Word rules.Text
	Rule      string // that Word leads to
	Who       string // id of the opponent who says it
	Lit       []rules.Element
	Point     rules.Element
	Partly    bool // of the choices that the step takes some were taken: what Point means may be done
}

// Stand is how the lesson stands; at its end the closing words.
func (r *Run) Stand() Stand {
	s, stands := r.Step()
	if !stands {
		return Stand{Say: words(r.lesson.Close), Who: r.lesson.Mentor}
	}
	st := Stand{Say: words(s.Say), Word: words(s.Word), Rule: s.Rule, Who: s.Who, Lit: elements(s.Lit), Point: rules.Element(s.Point)}
	if st.Who == "" {
		st.Who = r.lesson.Mentor
	}
	st.Partly = s.Take != "" && s.Take != TakeOne && len(r.own(r.m.Len())) > 0
	say := func(said string, lit []string) {
		if said != "" {
			st.Say, st.Word = words(said), rules.Text{}
		}
		if len(lit) > 0 {
			st.Lit, st.Point = elements(lit), rules.Element(lit[0])
		}
	}
	for _, n := range s.Nudge[:min(r.now().nudges, len(s.Nudge))] {
		say(n.Say, n.Lit)
	}
	for _, n := range s.Note {
		if holds(n.If, r.m.State(), r.events(r.m.Len())) {
			say(n.Say, n.Lit)
			break
		}
	}
	return st
}

func elements(names []string) []rules.Element {
	list := make([]rules.Element, len(names))
	for i, n := range names {
		list[i] = rules.Element(n)
	}
	return list
}

// Nudge lets the next nudge come that is due after so many seconds without a click, and reports whether one did.
func (r *Run) Nudge(seconds int) bool {
	s, stands := r.Step()
	now := r.now()
	if !stands || now.nudges >= len(s.Nudge) || s.Nudge[now.nudges].After > seconds {
		return false
	}
	now.nudges++
	return true
}

// NudgeAt is after how many seconds without a click the next nudge comes; 0: none does.
func (r *Run) NudgeAt() int {
	s, stands := r.Step()
	if !stands || r.now().nudges >= len(s.Nudge) {
		return 0
	}
	return s.Nudge[r.now().nudges].After
}

// Help lets the next nudge come at once, and reports whether there was one.
func (r *Run) Help() bool { return r.Nudge(1 << 30) }

// Shown is the choice that leads on, for those who ask to be shown it.
func (r *Run) Shown() (rules.Choice, bool) {
	s, stands := r.Step()
	if !stands || r.others() {
		return rules.Choice{}, false
	}
	if s.Free {
		return r.shownFree(s)
	}
	patterns := slices.Clone(s.Open)
	for _, b := range s.Branch {
		patterns = append(patterns, b.Choice)
	}
	return r.firstOf(s, r.m.State(), patterns)
}

// shownFree is what leads on in a free step: what comes next on one of its ways; where a person has left them all, the latest part
// of one that can be played, or what makes such a part legal.
func (r *Run) shownFree(s *Step) (rules.Choice, bool) {
	var next, back []string
	done := len(r.own(r.m.Len()))
	for _, w := range s.Ways {
		next = append(next, w[min(done, len(w)):]...)
		back = append(back, w...)
	}
	slices.Reverse(back)
	now := r.m.State()
	for _, patterns := range [...][]string{next, back} {
		if c, ok := r.firstOf(s, now, patterns); ok {
			return c, true
		}
	}
	for _, c := range r.Open(now.Decision().Choices) {
		then := now.Clone()
		if _, err := then.Apply(c); err != nil || then.Decision().Seats != now.Decision().Seats {
			continue
		}
		if _, ok := r.firstOf(s, then, back); ok {
			return c, true
		}
	}
	return rules.Choice{}, false
}

// firstOf is the first of some patterns that can be played in a state and is open.
func (r *Run) firstOf(s *Step, in rules.State, patterns []string) (rules.Choice, bool) {
	for _, part := range patterns {
		p, _ := optional(part)
		if c, ok := find(r.m.Game(), in, p); ok && r.allows(s, c) && !r.taken(s, p) {
			return c, true
		}
	}
	return rules.Choice{}, false
}

// taken reports whether a pattern of a step of which all are played was played already.
func (r *Run) taken(s *Step, pattern string) bool {
	if s.Take != TakeAll {
		return false
	}
	for _, e := range r.own(r.m.Len()) {
		if matches(pattern, e.Notation) {
			return true
		}
	}
	return false
}
