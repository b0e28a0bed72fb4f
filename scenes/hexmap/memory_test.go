package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/table"
)

// Unless it is settled otherwise, a block of the other side that was open once and stands closed again is shown with its face, and
// as strong as it was seen, whatever has become of it; where nobody may look, and by the option, it is a back again.
func TestWhatWasSeenStaysKnown(t *testing.T) { // AR-RUL-70
	for _, c := range []struct {
		memory string
		nobody bool
		open   bool
	}{{"", false, true}, {"on", true, false}, {"off", false, false}} {
		options := map[string]string{"scenario": "first_battle"}
		if c.memory != "" {
			options["memory"] = c.memory
		}
		s, err := game(t).New(rules.Setup{Seed: 3, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		m := s.(*argot.State)
		b, ok := m.Content.Find("mi01")
		if !ok {
			t.Fatal("no such block")
		}
		m.Pieces[b].Seen = engine.Seen{Known: true, Strength: 2, Day: 1, Turn: 3}
		l := &layout{Layout: boardkit.NewLayout(&table.Moment{Viewer: engine.Argot, Nobody: c.nobody}), State: m.State}
		if l.open(b) != c.open || c.open && (!l.remembered(b) || l.steps(b) != 2) {
			t.Errorf("memory %q, nobody %t: open %t, %d steps", c.memory, c.nobody, l.open(b), l.steps(b))
		}
		own, _ := m.Content.Find("ar01")
		m.Pieces[own].Seen = engine.Seen{Known: true, Strength: 1, Day: 1, Turn: 1}
		if !c.nobody && (l.remembered(own) || l.steps(own) != int(m.Pieces[own].Strength)) {
			t.Error("an own block is shown as the other side has seen it")
		}
	}
}
