package sense

import (
	"testing"

	"portcullis/rules"
)

// turns is a match of which only a turn and the ventures of two choices are known.
type turns struct {
	rules.State
	turn  int
	round int           // 0: players count turns
	other rules.Venture // of choice 2; choice 1 is to stand aside
}

func (s turns) Progress() rules.Progress { return rules.Progress{Turn: s.turn, Rounds: s.round} }
func (s turns) Decision() rules.Decision {
	return rules.Decision{Seats: rules.SeatsOf(0), Choices: []rules.Choice{{Verb: 1}, {Verb: 2}}}
}
func (s turns) Venture(c rules.Choice) rules.Venture {
	if c.Verb == 2 {
		return s.other
	}
	return rules.Venture{Aside: true}
}

// Who lets a likely blow go by stands idle after three turns; who lets a sure gain go by, after one.
func TestWhoStandsIdle(t *testing.T) {
	sure, blow, faint := rules.Venture{Sure: true}, rules.Venture{Strike: 1, Chance: 0.7}, rules.Venture{Strike: 1, Chance: 0.5}
	for _, test := range []struct {
		name  string
		other rules.Venture
		made  []uint8 // the choice of each turn
		idle  int
	}{
		{"a sure gain let go", sure, []uint8{1}, 1},
		{"a sure gain let go twice", sure, []uint8{1, 1}, 2},
		{"a sure gain taken", sure, []uint8{2, 2}, 0},
		{"a likely blow let go for two turns", blow, []uint8{1, 1}, 0},
		{"a likely blow let go for three turns", blow, []uint8{1, 1, 1}, 1},
		{"a likely blow struck in between", blow, []uint8{1, 1, 2, 1}, 0},
		{"a faint hope let go", faint, []uint8{1, 1, 1, 1}, 0},
	} {
		w := watch{turn: 1}
		for i, verb := range test.made {
			w.note(turns{turn: i + 1, other: test.other}, rules.Choice{Verb: rules.Verb(verb)})
		}
		if w.end(); w.idle != test.idle {
			t.Errorf("%s: idle %d times, want %d", test.name, w.idle, test.idle)
		}
	}
}

// Where players count rounds, three turns of one of them are no three: a side leads several heroes, of whom some go for supplies.
func TestRoundsStandForTurns(t *testing.T) {
	for _, c := range []struct{ rounds, idle int }{{1, 0}, {2, 0}, {3, 1}} {
		w := watch{turn: 1}
		for i := range 4 * c.rounds {
			w.note(turns{turn: i + 1, round: 1 + i/4, other: rules.Venture{Strike: 1, Chance: 0.7}}, rules.Choice{Verb: 1})
		}
		if w.end(); w.idle != c.idle {
			t.Errorf("%d rounds: idle %d times, want %d", c.rounds, w.idle, c.idle)
		}
	}
}

// despair is a match in which a choice is hopeless.
type despair struct{ turns }

func (despair) Hopeless(c rules.Choice) bool { return c.Verb == 2 }

// Each choice is counted with which a hopeless fight is begun or gone on with; of games that tell nothing of that, none.
func TestWhoFightsWithoutHope(t *testing.T) {
	for _, test := range []struct {
		state rules.State
		want  int
	}{{despair{turns{turn: 1}}, 2}, {turns{turn: 1}, 0}} {
		w := watch{turn: 1}
		for _, verb := range []rules.Verb{1, 2, 1, 2} {
			w.note(test.state, rules.Choice{Verb: verb})
		}
		if len(w.lost) != test.want {
			t.Errorf("%T: %d choices, want %d", test.state, len(w.lost), test.want)
		}
	}
}

// purse is a match in which a choice leaves points unused.
type purse struct{ turns }

func (purse) Unspent(c rules.Choice) int { return 4 * int(c.Verb-1) }

// Each turn is counted once in which points are left unused that would have paid for something; of games that tell nothing of that, none.
func TestWhoLeavesPointsUnused(t *testing.T) {
	for _, test := range []struct {
		made []uint8 // two choices of each turn
		want int
	}{{[]uint8{1, 1, 1, 1}, 0}, {[]uint8{2, 2, 1, 1}, 1}, {[]uint8{1, 2, 2, 1, 1, 1}, 2}} {
		w, plain := watch{turn: 1}, watch{turn: 1}
		for i, verb := range test.made {
			w.note(purse{turns{turn: 1 + i/2}}, rules.Choice{Verb: rules.Verb(verb)})
			plain.note(turns{turn: 1 + i/2}, rules.Choice{Verb: rules.Verb(verb)})
		}
		w.end()
		plain.end()
		if w.unspent != test.want || plain.unspent != 0 {
			t.Errorf("%v: %d turns, want %d; %d where nothing is known", test.made, w.unspent, test.want, plain.unspent)
		}
	}
}
