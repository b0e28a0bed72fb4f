package lesson

import (
	"slices"

	"portcullis/rules"
)

// Dice is what must be done to the dice before a choice is played: fix says that the next ones are these, in place
// of all that wait (see match.Fix). Without it they stay as they are.
func (r *Run) Dice(c rules.Choice) (faces []uint8, fix bool) {
	s, stands := r.Step()
	first := r.now().at == r.m.Len()
	waits := waiting(r.m.State())
	if first && !r.spare {
		r.unused += waits
	}
	if stands {
		notation := r.m.Game().Notation(c)
		for _, b := range s.Branch {
			if len(b.Dice) > 0 && matches(b.Choice, notation) {
				r.spare = false
				return narrow(b.Dice), true
			}
		}
		if len(s.Dice) > 0 && (first || s.Repeat) {
			r.spare = s.Repeat
			return narrow(s.Dice), true
		}
		if !first {
			return nil, false
		}
	}
	return nil, waits > 0
}

// Unused is how many forced dice nobody threw, those that wait now included. It must be none: else the lesson forces
// more than happens. Dice that are forced for each choice of a step do not count.
func (r *Run) Unused() int {
	if r.spare {
		return r.unused
	}
	return r.unused + waiting(r.m.State())
}

func narrow(faces []int) []uint8 {
	list := make([]uint8, len(faces))
	for i, f := range faces {
		list[i] = uint8(f)
	}
	return list
}

// waiting is how many forced dice a state has not thrown yet: as many as it cannot take more.
func waiting(s rules.State) int {
	faces := slices.Repeat([]uint8{1}, rules.MaxForced)
	for left := range rules.MaxForced {
		if s.Clone().Force(faces[left:]...) == nil {
			return left
		}
	}
	return rules.MaxForced
}

// Script is what the seat that is to decide plays by the script of the step; false: its computer player decides.
func (r *Run) Script() (rules.Choice, bool) {
	line, ok := r.line()
	if !ok {
		return rules.Choice{}, false
	}
	return find(r.m.Game(), r.m.State(), line)
}

// line is the next line of the script for the seat that is to decide, whether it is legal or not.
func (r *Run) line() (string, bool) {
	s, stands := r.Step()
	if !stands || !r.others() {
		return "", false
	}
	seat := r.m.Decider().First()
	for _, script := range s.Script {
		if rules.Seat(script.Seat) != seat {
			continue
		}
		n := 0
		for _, e := range r.m.History()[r.now().at:] {
			if e.Seat() == seat {
				n++
			}
		}
		if n < len(script.Play) {
			return script.Play[n], true
		}
	}
	return "", false
}

// Holds reports whether other seats wait until the person has read what is said: what the step has for them is played.
func (r *Run) Holds() bool {
	s, stands := r.Step()
	if !stands || s.advance() != ByNext || s.takes() || !r.others() {
		return false
	}
	_, more := r.line()
	return !more
}
