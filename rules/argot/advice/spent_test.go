package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// stormed is a battle for the ward of the North Gate, its gate fallen: three of Mineos's blocks with so many steps each against three of
// Argot's, one of Mineos's to act.
func stormed(t *testing.T, steps, foes, turn uint8) *engine.State {
	t.Helper()
	s := field(t, "first_battle", true)
	at := place(t, s, "0704")
	s.Gates[s.Map.At(at).Gate].Strength = 0
	storm(t, s, "0703", "0704", "mi10", "mi13", "mi17")
	for _, id := range []string{"mi10", "mi13", "mi17"} {
		s.Pieces[block(t, s, id)].Strength = steps
	}
	s.Turn = turn
	fighting(s)
	s.Battle.Place, s.Battle.Round = at, 1
	for _, id := range []string{"ar01", "ar02", "ar04"} {
		put(t, s, id, "0704", foes)
	}
	s.Battle.Letter, s.Battle.Role = s.Face(block(t, s, "mi10")).Letter, engine.Attacker
	s.Stack.Push(engine.Frame{Kind: engine.FrameBattle, Place: at, Stage: 1})
	s.Asked, s.Asker = engine.AskAction, engine.Mineos
	s.Settle()
	return s
}

// TestTheCrippledLeaveALosingBattle: a block with one step left goes back from a battle that is likelier lost, at a glance and on second
// thoughts, but not from one that stands even, or that is its side's last chance (AR-CMB-7, AR-RET-1).
func TestTheCrippledLeaveALosingBattle(t *testing.T) {
	for _, test := range []struct {
		name              string
		steps, foes, turn uint8
		leaves            bool
	}{
		{"its last step", 1, 3, 5, true},
		{"two steps left", 2, 3, 5, false},
		{"the enemy is as weak", 1, 1, 5, false},
		{"no other turn", 1, 3, 9, false},
	} {
		s := stormed(t, test.steps, test.foes, test.turn)
		b := newBout(s)
		i, ok := b.find(block(t, s, "mi10"))
		if !ok || b.spent(i) != test.leaves {
			t.Errorf("%s: it leaves %v", test.name, !test.leaves)
		}
		if sensible, glance := Sensible(s, nil)[0].Verb, Glance(s, rules.Middling, nil)[0].Verb; test.leaves && (sensible != engine.Retreat || glance != engine.Retreat) {
			t.Errorf("%s: verb %d on second thoughts, %d at a glance", test.name, sensible, glance)
		}
	}
}

// TestABattleIsGivenUpThatCostsTooMuch: attackers with one step each lose more by staying than the place and the losses of a strong enemy
// are worth, whole ones before a weak enemy do not (AR-CMB-7).
func TestABattleIsGivenUpThatCostsTooMuch(t *testing.T) {
	for _, test := range []struct {
		steps, foes uint8
		dear        bool
	}{{1, 4, true}, {3, 1, false}, {3, 2, false}} {
		r := rules.NewRand(1)
		if got := newBout(stormed(t, test.steps, test.foes, 5)).dear(&r); got != test.dear {
			t.Errorf("%d steps each against %d: it costs too much: %v", test.steps, test.foes, got)
		}
	}
}

// TestArchersJoinAMeleeLast: a ranged block gives up more than another of the besieger by going into a melee, most where it can fire
// (AR-RNG-1, AR-RNG-7).
func TestArchersJoinAMeleeLast(t *testing.T) {
	s := field(t, "first_battle", true)
	legion, far, near := put(t, s, "mi10", "0602", 0), put(t, s, "mi17", "0602", 0), put(t, s, "mi16", "0703", 0)
	put(t, s, "ar01", "0704", 0)
	moving(s, engine.Mineos, 5)
	pl := newPlanner(s, styleOf(s, rules.Keen, 0))
	if a, b, c := pl.leaves(legion), pl.leaves(far), pl.leaves(near); a >= b || b >= c {
		t.Errorf("a legion gives up %v, archers who can fire at nobody %v, those who can %v", a, b, c)
	}
}

// A block with one step left stays in a battle that its side is likelier to win by its number, though it has less strength than the enemy: it
// left one that stood at 80 %, and turned it (AR-CMB-6, AR-RET-1).
func TestTheCrippledStayWhereTheirNumberWins(t *testing.T) {
	found := 0
	for _, more := range [][]string{{"mi01"}, {"mi01", "mi02"}, {"mi01", "mi02", "mi04"}} {
		for foes := range uint8(4) {
			for round := uint8(1); round <= 3; round++ {
				s := stormed(t, 1, foes+1, 5)
				for _, id := range more {
					put(t, s, id, "0704", 1)
				}
				s.Battle.Round = round
				s.Settle()
				b := newBout(s)
				i, ok := b.find(block(t, s, "mi10"))
				if !ok || b.share >= losingShare || b.likelierLost() {
					continue
				}
				found++
				if b.spent(i) || Sensible(s, nil)[0].Verb == engine.Retreat {
					t.Errorf("%d more, foes of %d steps, round %d: it leaves a battle that is likelier won", len(more), foes+1, round)
				}
			}
		}
	}
	if found == 0 {
		t.Error("no number outweighs strength")
	}
}
