package kurth

import (
	"testing"

	"portcullis/rules"
)

// KU-END-1: a location that falls is called overrun, and one that is free again is called so: not "lost" and "new".
func TestALocationThatFallsIsCalledOverrun(t *testing.T) {
	s := deal(t, load(t), 1, "easy")
	whole := s.Account(0, nil)
	s.markers[6] = s.game.overrunAt
	fallen := s.Account(0, nil)
	of := holdElement(&s.game.places[6])
	for _, k := range []struct {
		list []rules.Change
		want string
	}{{rules.Compare(whole, fallen).Lost, "overrun"}, {rules.Compare(fallen, whole).Gained, "no longer overrun"}} {
		said := ""
		for _, c := range k.list {
			if c.Of == of {
				said = c.Figures().String()
			}
		}
		equal(t, "what is said", said, k.want)
	}
}
