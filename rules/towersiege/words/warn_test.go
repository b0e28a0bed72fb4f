package words

import (
	"fmt"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// TS-TWR-3 TS-TWR-7: a Mage outside is warned of by as many creatures as could strike it, fatally if they are as many as its Life
// Points; one inside of its Tower's last point. Each seat is told of its own.
func TestMagesThatCanBeStruckAreWarned(t *testing.T) {
	told := func(m table, seat rules.Seat) string {
		got := ""
		for _, w := range m.Warnings(seat) {
			got += fmt.Sprint(w.Fatal, " ", w.Rule, " ", w.Text)
		}
		return got
	}
	for seat := range rules.Seat(2) {
		m := begin(t, "human", "gnome")
		other := 1 - seat
		if got := told(m, seat); got != "" {
			t.Errorf("at the beginning: %q", got)
		}
		mage := m.Mage(seat)
		mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 2
		if got := told(m, seat); got != "" {
			t.Errorf("outside, and nobody can strike: %q", got)
		}
		first := m.put(other, "hero", 0)
		name := m.thing(m.Mage(seat).ID).String()
		if got, want := told(m, seat), "false TS-TWR-3 "+name+" stands outside with 2 Life Points, and 1 creature can strike"; got != want {
			t.Errorf("seat %d: %q, want %q", seat, got, want)
		}
		m.put(other, "skeleton", 0)
		if got, want := told(m, seat), "true TS-TWR-3 "+name+" stands outside with 2 Life Points, and 2 creatures can strike"; got != want {
			t.Errorf("seat %d: %q, want %q", seat, got, want)
		}
		if got := told(m, other); got != "" {
			t.Errorf("the other seat is told %q", got)
		}
		m.At(first).Position = engine.ToDefend
		if got, want := told(m, seat), "false TS-TWR-3 "+name+" stands outside with 2 Life Points, and 1 creature can strike"; got != want {
			t.Errorf("one defends: %q, want %q", got, want)
		}
		mage, tower := m.Mage(seat), m.Tower(seat)
		mage.On, mage.Position = tower.ID, engine.NoPosition
		tower.Points = 1
		if got, want := told(m, seat), "false TS-TWR-7 the Tower has 1 Integrity Point left, and the Mage stands in it"; got != want {
			t.Errorf("inside: %q, want %q", got, want)
		}
		tower.Points = 2
		if got := told(m, seat); got != "" {
			t.Errorf("inside, safe: %q", got)
		}
	}
	if begin(t, "human", "gnome").Warnings(rules.NoSeat) != nil {
		t.Error("nobody is warned")
	}
}
