package bot

import (
	"context"

	"portcullis/rules"
)

// search is one answer being thought about.
type search struct {
	ctx  context.Context
	seat rules.Seat
	left int // positions that may still be looked at
	rand *rules.Rand
	// chances is a stack of the results listed by states on the way down.
	chances []rules.Chance
	// scratch holds a state for each depth, used again and again.
	scratch []rules.State
	depth   int
	guessed bool // what comes of something was estimated: not all lines were played to the end of the match
}

// next returns a copy of s to try a choice on. It holds until next is called again at the
// same depth.
func (w *search) next(s rules.State) rules.State {
	if w.depth == len(w.scratch) {
		w.scratch = append(w.scratch, s.Clone())
		return w.scratch[w.depth]
	}
	if c, ok := w.scratch[w.depth].(rules.Copier); ok {
		c.CopyFrom(s)
	} else {
		w.scratch[w.depth] = s.Clone()
	}
	return w.scratch[w.depth]
}

// stopped reports whether the budget or the time is used up.
func (w *search) stopped() bool {
	if w.left <= 0 {
		return true
	}
	if w.left&255 == 0 && w.ctx.Err() != nil {
		w.left = 0
	}
	return w.left <= 0
}

// position values a position: its decisions until the turn after horizon begins.
func (w *search) position(s rules.State, horizon int) float64 {
	w.left--
	rules.Breathe()
	d := s.Decision()
	if d.Over() {
		return value(s, w.seat)
	}
	if s.Progress().Turn > horizon || w.stopped() {
		w.guessed = true
		return value(s, w.seat)
	}
	mine := d.Seats.Has(w.seat)
	best := -1.0
	for _, c := range d.Choices {
		v := w.choice(s, c, horizon)
		if best < 0 || mine && v > best || !mine && v < best {
			best = v
		}
	}
	return best
}

// choice values a choice in a position, by exact expectation over the dice it throws.
func (w *search) choice(s rules.State, c rules.Choice, horizon int) float64 {
	base := len(w.chances)
	if odds, ok := s.(rules.Chancer); ok {
		w.chances = odds.Chances(c, w.chances)
	}
	end := len(w.chances)
	if end == base {
		return w.outcome(s, c, nil, horizon)
	}
	var sum, weight float64
	for i := base; i < end; i++ {
		r := w.chances[i]
		sum += float64(r.Weight) * w.outcome(s, c, r.Faces[:r.Dice], horizon)
		weight += float64(r.Weight)
	}
	w.chances = w.chances[:base]
	return sum / weight
}

// outcome plays a choice with the given dice on a clone and values what comes of it.
func (w *search) outcome(s rules.State, c rules.Choice, faces []uint8, horizon int) float64 {
	next := w.next(s)
	w.depth++
	defer func() { w.depth-- }()
	if err := next.Force(faces...); err != nil {
		w.guessed = true
		return value(s, w.seat)
	}
	if _, err := next.Apply(c); err != nil {
		w.guessed = true
		return value(s, w.seat)
	}
	return w.position(next, horizon)
}

// value is what the world is worth to a seat, as the player judges.
func (p *Searcher) value(seat rules.Seat) float64 {
	if a, ok := p.world.(rules.Appraiser); ok && p.options.Judgement != rules.Keen {
		return a.Appraise(seat)
	}
	return value(p.world, seat)
}

// value asks a state what it is worth to seat: for its estimate, which is exact at the end, or
// else whether the seat has won.
func value(s rules.State, seat rules.Seat) float64 {
	if e, ok := s.(rules.Evaluator); ok {
		return e.Evaluate(seat)
	}
	switch o, over := s.Outcome(); {
	case !over:
		return 0.5
	case o.Winners.Has(seat):
		return 1
	}
	return 0
}
