package sense

import "portcullis/rules"

// What a side that stands idle lets go by: a blow as likely as this to come to what it is for, in so many of its turns
// in a row; a sure gain, in one. Where players count rounds, in which a side has several turns, these stand for its turns.
const (
	likely    = 0.6
	idleTurns = 3
)

// watch is what is seen of one seat in one match.
type watch struct {
	choices int
	vain    []rules.Choice // choices after which it had less of something, and nothing else was different
	lost    []rules.Choice // choices that begin a fight that is as good as lost, or go on with one
	idle    int            // times that it stood idle
	missed  rules.Choice   // the blow that it let go by, the last time that it could strike in a turn
	unspent int            // turns in which it left points unused that would have paid for something worth having

	turn    int
	could   bool // strike likely enough, in this turn
	did     bool // strike, in this turn
	left    bool // points unused, in this turn
	sure    bool // gain what it is after for certain, in this turn
	gained  bool // that
	between int  // turns in a row in which it could and did not
}

// note watches a choice of the seat before it is made.
func (w *watch) note(s rules.State, c rules.Choice) {
	if turn := turnOf(s); turn != w.turn {
		w.end()
		w.turn = turn
	}
	w.choices++
	made := venture(s, c)
	if made.Vain {
		w.vain = append(w.vain, c)
	}
	if hopeless(s, c) {
		w.lost = append(w.lost, c)
	}
	w.left = w.left || unspent(s, c) > 0
	w.did = w.did || made.Strike > 0
	w.gained = w.gained || made.Sure
	if w.did {
		return // the turn is not idle, whatever else there is
	}
	for _, other := range s.Decision().Choices {
		v := venture(s, other)
		w.sure = w.sure || v.Sure
		if v.Strike > 0 && v.Chance >= likely {
			w.could, w.missed = true, other
		}
	}
}

// turnOf is the number of the turn under way, or of the round where players count these.
func turnOf(s rules.State) int {
	p := s.Progress()
	if p.Rounds > 0 {
		return p.Rounds
	}
	return p.Turn
}

// hopeless reports whether a fight is begun by a choice, or gone on with, that is as good as lost.
func hopeless(s rules.State, c rules.Choice) bool {
	d, ok := s.(rules.Despairer)
	return ok && d.Hopeless(c)
}

// unspent is how many points a choice leaves unused, though something that they pay for is worth having.
func unspent(s rules.State, c rules.Choice) int {
	if p, ok := s.(rules.Purser); ok {
		return p.Unspent(c)
	}
	return 0
}

// end counts the turn that is over.
func (w *watch) end() {
	switch {
	case w.sure && !w.gained && !w.did:
		w.idle++
	case w.did:
		w.between = 0
	case w.could:
		if w.between++; w.between == idleTurns {
			w.idle++
			w.between = 0
		}
	}
	if w.left {
		w.unspent++
	}
	w.could, w.did, w.sure, w.gained, w.left = false, false, false, false, false
}
