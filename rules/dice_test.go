package rules_test

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// TestDiceAreFair throws dice of several kinds often enough that a face with a wrong chance
// stands out by five standard deviations or more; the seeds are fixed.
func TestDiceAreFair(t *testing.T) {
	for die, faces := range map[rules.Sides]int{0: 6, rules.D6: 6, rules.D10: 10, rules.Percentile: 100, 20: 20} {
		const throws = 60_000
		count := map[uint8]int{}
		r := rules.NewRandOf(uint64(faces), rules.Percentile)
		for range throws {
			count[r.Throw(die)]++
		}
		if len(count) != faces || !die.Has(1) || !die.Has(uint8(faces)) || die.Has(0) || die.Has(uint8(faces+1)) {
			t.Errorf("a %v shows %d faces", die, len(count))
		}
		p := 1 / float64(faces)
		for face, n := range count {
			if !die.Has(face) || math.Abs(float64(n)-throws*p) > 5*math.Sqrt(throws*p*(1-p)) {
				t.Errorf("a %v shows %d %d times in %d", die, face, n, throws)
			}
		}
	}
}

// TestForcedFacesFitTheGame: what can be forced is what the largest die of the game shows.
func TestForcedFacesFitTheGame(t *testing.T) {
	for _, dice := range [][]rules.Sides{nil, {rules.D6}, {rules.D10}, {rules.Percentile}, {rules.D6, rules.D10}} {
		in := rules.Info{Dice: dice}
		largest := uint8(in.LargestDie())
		r := rules.NewRandOf(1, in.LargestDie())
		if err := r.Force(1, largest); err != nil {
			t.Errorf("%v: %v", dice, err)
		}
		err := r.Force(largest + 1)
		if err == nil || !strings.Contains(err.Error(), "a face is 1 to") || len(r.Forced()) != 2 || r.Force(0) == nil {
			t.Errorf("%v: %d is forced, or part of it: %v, %v", dice, largest+1, r.Forced(), err)
		}
	}
	mixed := rules.Info{Dice: []rules.Sides{rules.D10, rules.D6}}
	if mixed.LargestDie() != rules.D10 || mixed.SmallestDie() != rules.D6 || (rules.Info{}).SmallestDie() != rules.D6 {
		t.Error("the smallest and the largest die are not those of the game")
	}
	r := rules.NewRandOf(1, rules.D10)
	if err := r.Force(9, 10, 6, 7); err != nil {
		t.Fatal(err)
	}
	if got := []uint8{r.Throw(rules.D6), r.Throw(rules.D10), r.Die(), r.Die()}; !slices.Equal(got, []uint8{3, 10, 6, 1}) {
		t.Errorf("forced 9, 10, 6, 7 for d6, d10, d6, d6: threw %v", got)
	}
}

// TestForcedPercentilesSurviveJSON: the generator of a game keeps which faces it takes, and a
// file cannot widen them.
func TestForcedPercentilesSurviveJSON(t *testing.T) {
	r := rules.NewRandOf(3, rules.Percentile)
	if err := r.Force(100, 1, 57); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	back := rules.NewRandOf(0, rules.Percentile)
	if err := json.Unmarshal(text, &back); err != nil || back != r {
		t.Errorf("%s came back as %+v: %v", text, back, err)
	}
	if six := new(rules.Rand); json.Unmarshal(text, six) == nil {
		t.Errorf("a game of six-sided dice takes %s", text)
	}
}

func TestThrowsTellEveryDie(t *testing.T) {
	for n := range 40 {
		dice := make([]uint8, n)
		for i := range dice {
			dice[i] = uint8(i + 1)
		}
		var got []uint8
		var events []rules.Event
		rules.Throws(rules.Event{Kind: rules.DiceRolled, Name: "storm", Sides: rules.Percentile, Reveals: true}, dice, func(e rules.Event) {
			events = append(events, e)
			got = append(got, e.Thrown()...)
			if e.Name != "storm" || e.Sides != rules.Percentile || !e.Reveals || e.Count == 0 {
				t.Errorf("%d dice are told with %+v", n, e)
			}
		})
		if !slices.Equal(got, dice) {
			t.Errorf("%v is told as %v", dice, got)
		}
		for i, e := range events {
			if e.More != (i+1 < len(events)) {
				t.Errorf("%d dice: event %d of %d says More %v", n, i+1, len(events), e.More)
			}
		}
	}
}
