package siegestorm

import (
	"fmt"
	"testing"

	"portcullis/rules"
)

// ST-WIN-1: a seat is told that its next draw finds too few cards, and two turns before; each seat its own.
func TestTooFewCardsAreForetold(t *testing.T) {
	for seat := range rules.Seat(2) {
		for left, want := range map[int]string{
			0: "true certain your next turn draws 2 cards, and 0 are left", 1: "true certain your next turn draws 2 cards, and 1 are left",
			2: "false possible 2 cards are left, and each turn draws 2", 3: "false possible 3 cards are left, and each turn draws 2", 4: "", 20: "",
		} {
			p := at(t, duel, "ysra", "styxia")
			d := side(seat)
			for p.sides[d].resources.len() > left {
				c := p.sides[d].resources.top()
				p.sides[d].resources.remove(c)
			}
			got := ""
			for _, w := range p.Warnings(seat) {
				got = fmt.Sprint(w.Fatal, " ", w.Odds, " ", w.Text)
				if w.Rule != "ST-WIN-1" || w.At[0] != rules.Element(fmt.Sprintf("resources:%d", seat)) {
					t.Errorf("it rests on %s at %v", w.Rule, w.At)
				}
			}
			if got != want {
				t.Errorf("seat %d with %d left: %q, want %q", seat, left, got, want)
			}
			if other := p.Warnings(1 - seat); len(other) > 0 {
				t.Errorf("the other seat is told %+v", other)
			}
		}
	}
	p := at(t, lastMan, "ysra", "styxia", "seraphia")
	p.living = rules.SeatsOf(0, 2)
	for p.sides[1].resources.len() > 0 {
		p.sides[1].resources.remove(p.sides[1].resources.top())
	}
	if p.Warnings(1) != nil || p.Warnings(rules.NoSeat) != nil || p.Warnings(3) != nil {
		t.Error("who is out or not there is warned")
	}
}
