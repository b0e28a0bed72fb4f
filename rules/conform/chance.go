package conform

import (
	"bytes"
	"math"
	"slices"

	"portcullis/rules"
)

// checkForce queues dice on a clone and looks for them in what happens.
func (w *walk) checkForce() error {
	s := w.state.Clone()
	before, err := w.snapshot(s)
	if err != nil {
		return err
	}
	for _, bad := range [][]uint8{{0}, {2, uint8(w.info.LargestDie()) + 1}, make([]uint8, rules.MaxForced+1)} {
		if s.Force(bad...) == nil {
			return w.fault("force", "the faces %v are taken", bad)
		}
	}
	after, err := w.snapshot(s)
	if err != nil {
		return err
	}
	if line := difference(before, after); line != "" {
		return w.fault("force", "faces that were refused changed the match: %s", line)
	}
	for range 3 {
		if err := w.forceOnce(w.state.Clone()); err != nil {
			return err
		}
	}
	return nil
}

func (w *walk) forceOnce(s rules.State) error {
	faces := make([]uint8, 8)
	for i := range faces {
		faces[i] = uint8(w.chance.IntN(w.info.SmallestDie().Faces()) + 1)
	}
	if err := s.Force(faces...); err != nil {
		return w.fault("force", "the faces %v are refused: %v", faces, err)
	}
	c := w.decision.Choices[w.chance.IntN(len(w.decision.Choices))]
	events, err := w.apply(s, c)
	if err != nil {
		return err
	}
	if got, ok := cameOut(events, faces); !ok {
		return w.fault("force", "%v was forced, and %s threw %v", faces, w.game.Notation(c), got)
	}
	return nil
}

// cameOut compares the dice that events tell of with those that were forced, throw by
// throw; within a throw the order does not count. It returns all the dice that were told of.
func cameOut(events []rules.Event, faces []uint8) (got []uint8, ok bool) {
	ok = true
	for _, e := range events {
		dice := e.Thrown()
		got = append(got, dice...)
		if len(faces) < len(dice) {
			return got, ok
		}
		want := slices.Clone(faces[:len(dice)])
		slices.Sort(want)
		slices.Sort(dice)
		ok = ok && slices.Equal(want, dice)
		faces = faces[len(dice):]
	}
	return got, ok
}

// checkChances forces every listed throw of some choice and compares the odds.
func (w *walk) checkChances() error {
	chancer, ok := w.state.(rules.Chancer)
	if !ok {
		return nil
	}
	for range 4 {
		c := w.decision.Choices[w.chance.IntN(len(w.decision.Choices))]
		if list := chancer.Chances(c, nil); len(list) > 0 {
			return w.throwAll(c, list)
		}
	}
	return nil
}

func (w *walk) throwAll(c rules.Choice, list []rules.Chance) error {
	w.tally.count(throws, 1)
	total, won, attacks, want := 0.0, 0.0, 0, 0.0
	for _, ch := range list {
		if ch.Dice == 0 || int(ch.Dice) > len(ch.Faces) || ch.Dice != list[0].Dice || ch.Weight == 0 {
			return w.fault("chances", "%s lists the throw %+v", w.game.Notation(c), ch)
		}
		s := w.state.Clone()
		faces := ch.Faces[:ch.Dice]
		if err := s.Force(faces...); err != nil {
			return w.fault("chances", "%s lists the throw %v: %v", w.game.Notation(c), faces, err)
		}
		events, err := w.apply(s, c)
		if err != nil {
			return err
		}
		if got, ok := cameOut(events, faces); !ok || len(got) == 0 {
			return w.fault("chances", "%s lists the throw %v, and threw %v", w.game.Notation(c), faces, got)
		}
		total += float64(ch.Weight)
		want = possible(events, int(ch.Dice))
		if success, ok := attack(events); ok {
			attacks++
			won += success * float64(ch.Weight)
		}
	}
	if total != want {
		return w.fault("chances", "%s lists throws of weight %v in all; the %d dice have %v", w.game.Notation(c), total, list[0].Dice, want)
	}
	p, ok := w.state.Preview(c)
	if ok && p.HasChance && attacks == len(list) && !w.info.Hidden && math.Abs(p.Chance-won/total) > 1e-9 {
		return w.fault("chances", "%s is previewed with a chance of %v, and %v of the throws succeed", w.game.Notation(c), p.Chance, won/total)
	}
	return nil
}

// possible is how many equally likely results the first n dice have that events tell of.
func possible(events []rules.Event, n int) float64 {
	results := 1.0
	for _, e := range events {
		for range e.Thrown() {
			if n--; n >= 0 {
				results *= float64(e.Sides.Faces())
			}
		}
	}
	return results
}

// attack finds the first attack among events: 1 if it succeeded, else 0.
func attack(events []rules.Event) (float64, bool) {
	for _, e := range events {
		if e.Kind == rules.AttackResolved {
			if e.N >= e.M {
				return 1, true
			}
			return 0, true
		}
	}
	return 0, false
}

// checkWarnings tests what is told of threats to those who are asked.
func (w *walk) checkWarnings() error {
	warner, ok := w.state.(rules.Warner)
	if !ok {
		return nil
	}
	before, err := w.state.Snapshot()
	if err != nil {
		return err
	}
	for seat := range rules.Seat(w.setup.Seats) {
		if !w.state.Decision().Seats.Has(seat) {
			continue
		}
		list := warner.Warnings(seat)
		worst := rules.Worst(slices.Clone(list))
		for i, l := range list {
			switch {
			case l.Text.Empty() || l.Rule == "":
				return w.fault("warnings", "%+v has no words or no rule", l)
			case l.Text.String() != worst[i].Text.String():
				return w.fault("warnings", "%q stands before %q, which is worse", l.Text, worst[i].Text)
			}
		}
	}
	after, err := w.state.Snapshot()
	if err == nil && !bytes.Equal(before, after) {
		return w.fault("warnings", "telling what threatens changes the match")
	}
	return err
}

// checkEvaluate tests that an estimate is a probability, and so what is foretold; checkEnd tests the exact ones.
func (w *walk) checkEvaluate() error {
	for seat := range rules.Seat(w.setup.Seats) {
		if e, ok := w.state.(rules.Evaluator); ok {
			if v := e.Evaluate(seat); !(v >= 0 && v <= 1) {
				return w.fault("evaluate", "seat %d has a chance of %v to win", seat, v)
			}
		}
		if f, ok := w.state.(rules.Foreteller); ok {
			if v, told := f.Foretell(seat); told && !(v >= 0 && v <= 1) {
				return w.fault("evaluate", "seat %d is foretold a chance of %v to win", seat, v)
			}
		}
	}
	return nil
}

func (w *walk) evaluateEnd(o rules.Outcome) error {
	e, ok := w.state.(rules.Evaluator)
	if !ok {
		return nil
	}
	for seat := range w.setup.Seats {
		want := 0.0
		if o.Winners.Has(rules.Seat(seat)) {
			want = 1
		}
		if v := e.Evaluate(rules.Seat(seat)); v != want {
			return w.fault("evaluate", "the match is over; seat %d has a chance of %v instead of %v", seat, v, want)
		}
	}
	return nil
}
