package box_test

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// towers begins a match of Tower Siege of three people.
func towers(t *testing.T, takeBacks bool) *match.Match {
	t.Helper()
	games := open(t).Games()
	e := games[slices.IndexFunc(games, func(e box.Entry) bool { return e.ID == "towersiege" })]
	h, err := match.Settle(e.Game, save.Header{Seed: 12, TakeBacks: takeBacks, Options: map[string]string{"thaylens_rogue": "on"}, Seats: make([]save.Seat, 3)})
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(e.Game, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// As it is set at first, undo goes back past purchases, moves and conversions of Main, and never past a die, a drawn
// card or the question of another seat; with take-backs it goes back past all of them, and then the same choices
// bring the same dice.
func TestTowersTakeBacks(t *testing.T) { // TS-MOD-10, TS-TRN-15
	m, free := towers(t, false), towers(t, true)
	seen := map[string]int{}
	r := rules.NewRand(5)
	var list []rules.Choice
	for len(list) < 500 && !m.Over() {
		was := m.State().Decision()
		c := was.Choices[r.IntN(len(was.Choices))]
		list = append(list, c)
		for _, each := range []*match.Match{m, free} {
			if _, err := each.Play(c); err != nil {
				t.Fatal(err)
			}
		}
		shown := slices.ContainsFunc(m.History()[m.Len()-1].Events, func(e rules.Event) bool { return e.Kind == rules.DiceRolled || e.Name == "drawn" })
		_, ok := m.CanUndo(match.Step)
		if shown && ok {
			t.Fatalf("%v can be taken back, though it showed something", c)
		}
		if word, _, _ := strings.Cut(m.Game().Notation(c), " "); was.Kind == "main" && !shown && slices.Contains([]string{"buy", "equip", "move", "convert", "pay", "step"}, word) {
			if seen[word]++; !ok {
				t.Errorf("%s cannot be taken back", m.Game().Notation(c))
			}
		}
		if _, ok := free.CanUndo(match.Step); !ok {
			t.Fatalf("with take-backs, %v cannot be taken back", c)
		}
	}
	if seen["buy"] < 10 || seen["convert"] < 10 {
		t.Errorf("what could be taken back were %v", seen)
	}
	end := at(t, free, free.Len())
	if err := free.UndoTo(0); err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		if _, err := free.Play(c); err != nil {
			t.Fatal(err)
		}
	}
	if at(t, free, free.Len()) != end {
		t.Error("taken back and played again, the dice and cards are others")
	}
}
