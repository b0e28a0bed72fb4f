package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// TestTheWoundedLeaveFirst: where fewer blocks find room behind a battle that is as good as lost than would leave it, a whole one does not
// fill the way of the wounded; where all find room, it leaves (AR-RET-1, AR-STK-1).
func TestTheWoundedLeaveFirst(t *testing.T) {
	for _, test := range []struct {
		behind []string // stand where they came from
		leaves bool
	}{{nil, true}, {[]string{"mi01", "mi02"}, false}} {
		s := stormed(t, 1, 4, 5)
		for _, id := range test.behind {
			put(t, s, id, "0703", 0)
		}
		s.Battle.Round = 2
		s.Settle()
		b := newBout(s)
		first := blockOf(s.Decision().Choices[0])
		for i := range b.n {
			if f := &b.list[i]; f.role == b.role {
				s.Pieces[f.block].Strength = 1
			}
		}
		s.Pieces[first].Strength = s.Full(first)
		s.Settle()
		for _, by := range []rules.Judgement{rules.Middling, rules.Beginner} {
			c := Glance(s, by, nil)[0]
			if leaves := c.Verb == engine.Retreat && blockOf(c) == first; blockOf(c) != first || leaves != test.leaves {
				t.Errorf("judgement %d, %d behind: %v, want that the whole block leaves: %v", by, len(test.behind), c, test.leaves)
			}
		}
	}
}
