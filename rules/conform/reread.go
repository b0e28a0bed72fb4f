package conform

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/reading"
)

// Reread holds a stretch of a random match, both decided by seed, against a second reading of the rules. A
// position counts if the reading asks at least one question there. The error is a *[Fault] with the position
// and what differs.
func Reread(game rules.Game, r reading.Reading, seed uint64) (notes reading.Notes, err error) {
	w := walkOf(game, seed, "reading")
	defer w.catch(&err)
	if err := w.begin(); err != nil {
		return notes, err
	}
	cases, err := w.stretch(r)
	if err != nil {
		return notes, err
	}
	if err := r.Read(cases, &notes); err != nil {
		return notes, w.fault("reading", "%v", err)
	}
	if len(notes.Differences) == 0 {
		return notes, nil
	}
	d := notes.Differences[0]
	c := cases[d.Case]
	w.played = w.played[:len(w.played)-(len(cases)-1)+d.Case]
	legal := c.Legal
	if len(legal) > mostLegal {
		legal = append(slices.Clip(legal[:mostLegal]), "...")
	}
	return notes, w.fault("reading", "%v\n  when %q is chosen of %s\n  and this comes of it:\n%s  in\n%s", d, c.Choice, strings.Join(legal, ", "), eventLines(c.Events), c.Before)
}

// eventLines are events, a line each.
func eventLines(events []rules.Event) string {
	var b strings.Builder
	for _, e := range events {
		fmt.Fprintf(&b, "    %s %s %s %s %d %d %v\n", e.Name, e.Subject, e.From, e.To, e.N, e.M, e.Thrown())
	}
	return b.String()
}

// How many choices come before the stretch that is read, at most, and how many it has.
const (
	mostBefore = 250
	perStretch = 120
)

// mostLegal is how many of the legal choices a fault names.
const mostLegal = 30

// stretch plays to somewhere in a match and takes down what is chosen from there on, and what comes of it. Its
// last case is the position in which it ends.
func (w *walk) stretch(r reading.Reading) (cases []reading.Case, err error) {
	before := 0
	if w.chance.IntN(3) > 0 {
		before = w.chance.IntN(mostBefore)
	}
	sensible := w.chance.IntN(2) == 0
	for i := 0; i < before+perStretch && !w.decision.Over(); i++ {
		choice := w.eager(r, sensible)
		var c reading.Case
		if i >= before {
			if c, err = w.take(r, choice); err != nil {
				return nil, err
			}
		}
		events, err := w.state.Apply(choice)
		if err != nil {
			return nil, w.fault("reading", "a legal choice is refused: %v", err)
		}
		w.played = append(w.played, choice)
		if i >= before {
			c.Events = slices.Clone(events)
			cases = append(cases, c)
		}
		w.decision = w.state.Decision()
	}
	last, err := w.state.Snapshot()
	if err != nil {
		return nil, w.fault("reading", "%v", err)
	}
	return append(cases, reading.Case{Before: last, Kind: w.decision.Kind, Seats: w.decision.Seats, Legal: w.notations()}), nil
}

// take writes down a position and the choice made in it. Some dice are forced: the lowest and the highest faces
// are where rules have their corners, and fair dice show them seldom.
func (w *walk) take(r reading.Reading, choice rules.Choice) (c reading.Case, err error) {
	c = reading.Case{Kind: w.decision.Kind, Seats: w.decision.Seats, Legal: w.notations(), Choice: w.game.Notation(choice)}
	for _, faces := range [][]uint8{nil, w.corners()} { // those that wait still go first
		if err := w.state.Force(faces...); err != nil {
			return c, w.fault("reading", "%v", err)
		}
	}
	if c.Before, err = w.state.Snapshot(); err != nil {
		return c, w.fault("reading", "%v", err)
	}
	if k, ok := r.(reading.Reckoner); ok {
		c.Chances = w.chances(k)
	}
	return c, nil
}

// chances are those that the previews of some choices give.
func (w *walk) chances(k reading.Reckoner) map[string]float64 {
	found := map[string]float64{}
	for _, c := range w.decision.Choices {
		if choice := w.game.Notation(c); k.Reckons(choice) {
			if p, ok := w.state.Preview(c); ok && p.HasChance {
				found[choice] = p.Chance
			}
		}
	}
	return found
}

// eager picks a choice: often one that leads to what is read, often a sensible one in half of the matches.
func (w *walk) eager(r reading.Reading, sensible bool) rules.Choice {
	list := w.decision.Choices
	if p, ok := w.state.(rules.Pruner); ok && sensible && w.chance.IntN(3) > 0 {
		if some := p.Sensible(nil); len(some) > 0 {
			list = some
		}
	}
	if w.chance.IntN(3) > 0 {
		var some []rules.Choice
		for _, c := range list {
			if r.Keen(w.game.Notation(c)) {
				some = append(some, c)
			}
		}
		if len(some) > 0 {
			list = some
		}
	}
	return list[w.chance.IntN(len(list))]
}

// notations are the legal choices as notation.
func (w *walk) notations() []string {
	list := make([]string, len(w.decision.Choices))
	for i, c := range w.decision.Choices {
		list[i] = w.game.Notation(c)
	}
	return list
}

// corners are dice to force: none half of the time.
func (w *walk) corners() []uint8 {
	if w.chance.IntN(2) == 0 {
		return nil
	}
	most := w.info.LargestDie().Faces()
	faces := make([]uint8, 6)
	for i := range faces {
		switch w.chance.IntN(4) {
		case 0:
			faces[i] = uint8(1 + w.chance.IntN(2))
		case 1:
			faces[i] = uint8(most - w.chance.IntN(2))
		default:
			faces[i] = uint8(1 + w.chance.IntN(most))
		}
	}
	return faces
}

// Readings holds a game against a second reading in so many positions at least, each stretch of another match. It fails
// with the first difference of each question, or if a question of the reading was never asked.
func Readings(t *testing.T, game rules.Game, r reading.Reading, positions int) {
	t.Helper()
	var all reading.Notes
	found := map[string]int{}
	for seed := uint64(1); all.Positions < positions; seed++ {
		notes, err := Reread(game, r, seed)
		all.Add(notes)
		if err == nil {
			continue
		}
		if len(notes.Differences) == 0 {
			t.Fatal(err)
		}
		question := notes.Differences[0].Question
		if found[question]++; found[question] == 1 {
			t.Error(err)
		}
	}
	t.Logf("%d positions, differences %v, answers %v", all.Positions, found, all.Answers)
	for _, q := range r.Questions() {
		if all.Answers[q] == 0 {
			t.Errorf("the question %q was never asked", q)
		}
	}
}
