package engine

import (
	"testing"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Who comes among enemies attacks, but for those who help a block that is attacked: they are told as that.
func TestWhoHelpsDoesNotAttack(t *testing.T) { // AR-MOV-6 AR-CMB-1
	s := field(t)
	put(t, s, "ar01", "1105", 4)
	attacker, help := put(t, s, "mi10", "1104", 4), put(t, s, "ar02", "1106", 4)
	for _, c := range []struct {
		block content.Block
		name  string
	}{{attacker, "attacked"}, {help, "reinforced"}} {
		s.events = s.events[:0]
		s.travel(c.block, []atlas.Place{place(t, s, "1105")}, "AR-MOV-6")
		event(t, s.events, c.name)
	}
}
