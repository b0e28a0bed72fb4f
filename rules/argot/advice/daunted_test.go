package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// TestABeginnerLosesHeart: once a round has been fought, a beginner who attacks leaves a battle that it is not plainly winning, but not before,
// and not his last chance; a soldier fights on (AR-CMB-7, AR-RET-1).
func TestABeginnerLosesHeart(t *testing.T) {
	for _, test := range []struct {
		name                    string
		round, foes, more, turn uint8 // more are the steps of a fourth defender
		by                      rules.Judgement
		leaves                  bool
	}{
		{"the first round", 1, 4, 2, 5, rules.Beginner, false},
		{"the second round, hardly the stronger", 2, 4, 0, 5, rules.Beginner, true},
		{"the second round, the stronger", 2, 2, 0, 5, rules.Beginner, false},
		{"the second round, as strong", 2, 4, 2, 5, rules.Beginner, true},
		{"the second round, plainly won", 2, 1, 0, 5, rules.Beginner, false},
		{"no other turn", 2, 4, 2, 9, rules.Beginner, false},
		{"a soldier", 2, 4, 2, 5, rules.Middling, false},
	} {
		s := stormed(t, 4, test.foes, test.turn)
		if test.more > 0 {
			put(t, s, "ar06", "0704", test.more)
		}
		s.Battle.Round = test.round
		s.Settle()
		c := Glance(s, test.by, nil)[0]
		if left := c.Verb == engine.Retreat; left != test.leaves {
			t.Errorf("%s: leaves %v", test.name, left)
		}
	}
}

// TestABeginnerSpendsTheWounded: a hit in a battle goes to the weakest block of a beginner, and to the strongest of a soldier (AR-HIT-2).
func TestABeginnerSpendsTheWounded(t *testing.T) {
	s := stormed(t, 3, 3, 5)
	for by, want := range map[rules.Judgement]uint8{rules.Beginner: 1, rules.Middling: 4} {
		s := s.Clone()
		s.Pieces[block(t, s, "mi10")].Strength, s.Pieces[block(t, s, "mi13")].Strength = 1, 4
		s.Roll.Hits, s.Roll.By = 1, block(t, s, "ar01")
		s.Stack.Push(engine.Frame{Kind: engine.FrameHits, Place: s.Battle.Place, Party: content.Mineos, N: 1})
		s.Asked, s.Asker = engine.AskHit, engine.Mineos
		s.Settle()
		if c := Glance(s, by, nil)[0]; c.Verb != engine.Take || s.Pieces[blockOf(c)].Strength != want {
			t.Errorf("judgement %d: %v takes the hit, of strength %d", by, c, s.Pieces[blockOf(c)].Strength)
		}
	}
}
