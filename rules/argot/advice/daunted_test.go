package advice

import (
	"slices"
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

// TestWhoBearsAHit: a hit in a battle goes to the block of a beginner whose step is dearest; to the strongest of a soldier, and in every
// third turn to the weakest, but sooner to undead, which rise by themselves. None falls, by a slip neither, while another one outlives the
// hit (AR-HIT-2, AR-HIT-4, AR-ABI-1).
func TestWhoBearsAHit(t *testing.T) {
	for _, test := range []struct {
		by              rules.Judgement
		turn            uint8
		weakest, undead uint8 // their steps
		want            uint8 // the steps of who bears it; 0: the dearest of those that outlive it
	}{
		{rules.Middling, 5, 1, 1, 4}, {rules.Middling, 6, 2, 1, 2}, {rules.Middling, 6, 1, 1, 4},
		{rules.Middling, 5, 1, 3, 3}, {rules.Middling, 6, 2, 3, 3},
		{rules.Beginner, 5, 1, 3, 0}, {rules.Beginner, 6, 2, 3, 0},
	} {
		s := hurt(t, test.turn, test.weakest, 4)
		s.Pieces[block(t, s, "mi17")].Strength = test.undead
		s.Settle()
		list := Glance(s, test.by, nil)
		c := list[0]
		if c.Verb != engine.Take || test.want > 0 && s.Pieces[blockOf(c)].Strength != test.want {
			t.Errorf("judgement %d, turn %d: %v takes the hit, of strength %d", test.by, test.turn, c, s.Pieces[blockOf(c)].Strength)
		}
		for _, c := range list {
			if fells(s, c) {
				t.Errorf("judgement %d, turn %d: %v may fall, while others outlive the hit", test.by, test.turn, c)
			}
		}
		price := func(b content.Block) float64 {
			f := fighterOf(s, b, engine.Attacker)
			return stepWorth(f.rating, f.cost, f.does)
		}
		for _, other := range s.Decision().Choices {
			if test.want == 0 && !fells(s, other) && price(blockOf(other)) > price(blockOf(c)) {
				t.Errorf("a beginner: %v takes the hit, though a step of %v is dearer", c, other)
			}
		}
	}
	spent := hurt(t, 5, 1, 1)
	spent.Pieces[block(t, spent, "mi17")].Strength = 1
	if list := Glance(spent, rules.Middling, nil); len(list) != 1 || !fells(spent, list[0]) {
		t.Errorf("where nobody outlives the hit: %v", list)
	}
}

// TestWhoBreaksTheGateIsSpared: a soldier gives no hit to the block that breaks the gate while another one can bear it, but does so once the
// gate is broken (AR-HIT-2, AR-FRT-2).
func TestWhoBreaksTheGateIsSpared(t *testing.T) {
	for _, test := range []struct {
		turn, steps, gate uint8 // steps of who breaks it, where others have 2
		bears             bool
	}{{5, 3, 3, false}, {5, 3, 0, true}, {6, 2, 3, false}} {
		s := hurt(t, test.turn, 2, 2)
		breaker := put(t, s, "mi15", "0704", test.steps)
		s.Pieces[block(t, s, "mi17")].Strength = 1
		s.Gates[s.Map.At(s.Battle.Place).Gate].Strength = test.gate
		s.Settle()
		if c := Glance(s, rules.Middling, nil)[0]; (blockOf(c) == breaker) != test.bears {
			t.Errorf("%+v: %v takes the hit", test, c)
		}
	}
}

// hurt is a battle of a turn in which the attackers, two of whom have so many steps, are to say who bears a hit.
func hurt(t *testing.T, turn, one, other uint8) *engine.State {
	t.Helper()
	s := stormed(t, 3, 3, turn)
	s.Pieces[block(t, s, "mi10")].Strength, s.Pieces[block(t, s, "mi13")].Strength = one, other
	s.Roll.Hits, s.Roll.By = 1, block(t, s, "ar01")
	s.Stack.Push(engine.Frame{Kind: engine.FrameHits, Place: s.Battle.Place, Party: content.Mineos, N: 1})
	s.Asked, s.Asker = engine.AskHit, engine.Mineos
	s.Settle()
	return s
}

// TestSlipsInABattle: what may be taken by a slip instead of a blow is another blow, or that a wounded block leaves; never that a whole one
// does or that somebody holds, as a blow costs nothing, and nothing else but to leave where the battle is as good as lost (AR-RET-1).
func TestSlipsInABattle(t *testing.T) {
	s := stormed(t, 4, 2, 5)
	s.Battle.Round = 2
	s.Settle()
	wounded := block(t, s, "mi10")
	for _, strength := range []uint8{s.Full(wounded), 1} {
		s := s.Clone()
		s.Pieces[wounded].Strength = strength
		s.Settle()
		list := Glance(s, rules.Middling, nil)
		if !isBlow(list[0]) {
			t.Fatalf("a battle that stands well is left: %v", list)
		}
		leaves := slices.ContainsFunc(list, func(c rules.Choice) bool { return c.Verb == engine.Retreat && blockOf(c) == wounded })
		given := slices.ContainsFunc(list, func(c rules.Choice) bool { return gives(s, rules.Middling, c) })
		if leaves != (strength == 1) || given {
			t.Errorf("with %d steps of %d: %v", strength, s.Full(wounded), list)
		}
	}
	lost := stormed(t, 1, 4, 5)
	lost.Battle.Round = 2
	lost.Settle()
	if list := Glance(lost, rules.Middling, nil); len(list) != 1 || list[0].Verb != engine.Retreat {
		t.Errorf("in a battle that is as good as lost: %v", list)
	}
}
