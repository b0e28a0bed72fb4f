package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// TestNobodyBeginsWhatIsForlorn: besiegers of 2, 4, 1 and 1 steps do not storm a ward that four whole blocks hold, by whatever
// plan; but the keen think of it in the last turn in which they could still take it (AR-VIC-4).
func TestNobodyBeginsWhatIsForlorn(t *testing.T) {
	for _, turn := range []uint8{5, 9} {
		s := field(t, "first_battle", true)
		for id, steps := range map[string]uint8{"mi13": 2, "mi04": 4, "mi02": 1, "mi10": 1} {
			put(t, s, id, "0703", steps)
		}
		for _, id := range []string{"ar01", "ar02", "ar04", "ar06"} {
			put(t, s, id, "0704", 0)
		}
		s.Turn = turn
		moving(s, engine.Mineos, 5)
		for _, by := range []rules.Judgement{rules.Keen, rules.Middling, rules.Beginner} {
			stormed := false
			for variant := range 40 {
				stormed = stormed || len(attacked(s, MakePlanBy(s, by, variant))) > 0
			}
			if want := turn == 9 && by == rules.Keen; stormed != want { // a middling one has better things to do
				t.Errorf("turn %d, judgement %d: some plan storms %v", turn, by, stormed)
			}
		}
	}
}

// TestLeavesWhatIsForlorn: attackers with no chance leave, at a glance and on second thoughts, while an enemy can still hit
// them; with the last blow of a battle they strike, and they stay where this turn is their last chance. Who defends the
// objective stays (AR-CMB-6, AR-CMB-7).
func TestLeavesWhatIsForlorn(t *testing.T) {
	for _, test := range []struct {
		name   string
		steps  uint8 // of each of three attackers, against three whole blocks
		round  uint8
		turn   uint8
		acted  bool // every defender has in this round
		leaves bool
	}{
		{"no chance", 1, 1, 5, false, true},
		{"no chance, and nobody strikes back", 1, 3, 5, true, false},
		{"no chance, and no other turn", 1, 1, 9, false, false},
		{"as strong as they", 4, 1, 5, false, false},
	} {
		s := field(t, "first_battle", true)
		s.Gates[s.Map.At(place(t, s, "0704")).Gate].Strength = 0
		storm(t, s, "0703", "0704", "mi10", "mi13", "mi17")
		for _, id := range []string{"mi10", "mi13", "mi17"} {
			s.Pieces[block(t, s, id)].Strength = test.steps
		}
		s.Turn = test.turn
		fighting(s)
		at := place(t, s, "0704")
		s.Battle.Place, s.Battle.Round = at, test.round
		for _, id := range []string{"ar01", "ar02", "ar04"} {
			b := put(t, s, id, "0704", 0)
			if test.acted {
				s.Battle.Acted.Add(b)
			}
		}
		s.Battle.Letter, s.Battle.Role = s.Face(block(t, s, "mi10")).Letter, engine.Attacker
		s.Stack.Push(engine.Frame{Kind: engine.FrameBattle, Place: at, Stage: 1})
		s.Asked, s.Asker = engine.AskAction, engine.Mineos
		s.Settle()
		if c := Sensible(s, nil)[0]; (c.Verb == engine.Retreat) != test.leaves {
			t.Errorf("%s: on second thoughts %s", test.name, s.Spellings.Write(c))
		}
		if c := Glance(s, rules.Middling, nil)[0]; (c.Verb == engine.Retreat) != test.leaves {
			t.Errorf("%s: at a glance %s", test.name, s.Spellings.Write(c))
		}
	}
}

// TestTheLastChanceLastsWhileItIsFoughtFor: once Argot's blocks have come into the objective it is kept by nobody, and still kept for
// good if they lose (AR-VIC-2, AR-VIC-4).
func TestTheLastChanceLastsWhileItIsFoughtFor(t *testing.T) {
	s := field(t, "first_battle", true)
	town := s.Map.At(s.Scenario().Objective.First()).ID
	put(t, s, "mi10", town, 0)
	s.Keep = uint8(s.Scenario().KeepTurns - 1)
	for _, come := range []bool{false, true} {
		if come {
			put(t, s, "ar01", town, 0)
		}
		s.Settle()
		if !lastChance(s, engine.PartyOf(engine.Argot), s.Scenario().Objective.First()) {
			t.Errorf("Argot there %v: it is not its last chance", come)
		}
	}
}

// TestTheLastChanceIsInTheObjective: in the last turn in which the ward could still be kept a besieger storms it without a chance, as all
// is lost otherwise, but begins no battle elsewhere that is as good as lost: it would win him nothing (AR-VIC-4).
func TestTheLastChanceIsInTheObjective(t *testing.T) {
	for _, test := range []struct {
		at, from string
		attacks  bool
	}{{"0704", "0703", true}, {"0703", "0603", false}} {
		s := field(t, "first_battle", true)
		s.Gates[s.Map.At(place(t, s, "0704")).Gate].Strength = 0
		for _, id := range []string{"ar01", "ar02", "ar04"} {
			put(t, s, id, test.at, 0)
		}
		for _, id := range []string{"mi10", "mi13", "mi02"} {
			s.Pieces[put(t, s, id, test.from, 0)].Strength = 1
		}
		moving(s, engine.Mineos, 5)
		s.Turn = 9
		pl := newPlanner(s, styleOf(s, rules.Keen, 0))
		pl.reckless = true
		if a := pl.assault(place(t, s, test.at)); (len(a.list) > 0) != test.attacks {
			t.Errorf("%s: %d attack", test.at, len(a.list))
		}
	}
}
