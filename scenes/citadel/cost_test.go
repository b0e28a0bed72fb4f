package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// BS-TBL-5: a card of the hand says what it costs, however long its name is; an ability whose words have no room has no cut ones.
func TestCardsOfTheHandTellTheirCost(t *testing.T) {
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	s := begun(t, 1)
	met := 0
	for r := rules.NewRand(5); met < 40 && !s.Decision().Over(); {
		list := s.Decision().Choices
		if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
		pose := table.Moment{State: s}
		l, ok := newLayout(New(), &pose)
		if !ok {
			t.Fatal("no layout")
		}
		for _, p := range table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Row {
			said := func(want string) bool {
				for _, op := range p.Look {
					if want != "" && strings.Contains(op.Text, want) {
						return true
					}
				}
				return false
			}
			if p.ID.Kind() == "ability" && said("\u2026") {
				t.Errorf("%s has cut words", p.ID)
			}
			if p.ID.Kind() != "card" {
				continue
			}
			for i := range l.set.Cards {
				d := &l.set.Cards[i]
				if d.ID != p.ID.Name() || d.Aim.Zones == 0 || len(l.heldBy(l.mine())) > 4 {
					continue
				}
				met++
				if cost := l.costWords(d); !said(cost[0]) && !said(cost[len(cost)-1]) {
					t.Errorf("%s does not say %q", p.ID, cost)
				}
			}
		}
	}
	if met == 0 {
		t.Error("no card with Zones was met")
	}
}
