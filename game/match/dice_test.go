package match

import (
	"reflect"
	"testing"

	"portcullis/rules"
)

// TestDiceAreCountedByKind: dice of different kinds are counted apart, the smallest first, and a
// face that the die does not have is not counted.
func TestDiceAreCountedByKind(t *testing.T) {
	var all []Dice
	for _, e := range []rules.Event{
		{Kind: rules.DiceRolled, Sides: rules.Percentile, Dice: rules.Faces{100, 1, 57}, Count: 3},
		{Kind: rules.DiceRolled, Dice: rules.Faces{6, 6}, Count: 1},
		{Kind: rules.DiceRolled, Sides: rules.D6, Dice: rules.Faces{2, 7}, Count: 2},
		{Kind: rules.DieChanged, Sides: rules.D10, N: 3, M: 10, Reveals: true},
		{Kind: rules.DieChanged, Sides: rules.D10, N: 3, M: 4},
		{Kind: rules.Note},
	} {
		all = addDice(all, e)
	}
	hundred := make([]int, 100)
	hundred[99], hundred[0], hundred[56] = 1, 1, 1
	want := []Dice{
		{Die: rules.D6, Faces: []int{0, 1, 0, 0, 0, 1}},
		{Die: rules.D10, Faces: []int{0, 0, 0, 0, 0, 0, 0, 0, 0, 1}},
		{Die: rules.Percentile, Faces: hundred},
	}
	if !reflect.DeepEqual(all, want) {
		t.Errorf("counted %v, want %v", all, want)
	}
}
