package wartracks

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What the action of a storm brings stands in its sum, a line each, and what there is no room for is summed up, so that the sum adds up at
// every size at which it stands beside the board (ST-STO-3).
func TestTheSumOfAStormAddsUp(t *testing.T) {
	for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1.3}} {
		s := &setter{t: t, set: load(t).Set()}
		v := s.duel()
		v.Decision, v.Storm.ActionDone = "order", false
		v.Storm.Before = []rules.Line{{Label: rules.T("Your Heal pile"), Value: rules.T("+4"), Tone: rules.Good}}
		v.Storm.Changes = []siegestorm.Change{{Source: rules.T("Grand Overlord Ikee"), ATT: 1}, {Source: rules.T("Bannered Captain"), ATT: 3}, {Source: rules.T("Judicator"), ATT: -1}}
		pieces := table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces)
		words := strings.Fields(saidBy(pieces))
		said := strings.Join(words, " ")
		if !strings.Contains(said, "+4") {
			t.Errorf("%dx%d: what its action heals is no line: %s", m.W, m.H, said)
		}
		if whole := strings.Contains(said, "+1") && strings.Contains(said, "+3"); !whole && !strings.Contains(said, "other changes +") {
			t.Errorf("%dx%d: the changes of ATT are neither told nor summed up: %s", m.W, m.H, said)
		}
		if !strings.Contains(said, "Attack Strength") || !strings.Contains(said, "−1") {
			t.Errorf("%dx%d: the sum is not whole: %s", m.W, m.H, said)
		}
	}
}

// Of a storm of which the action takes cards too, the arrow and the sum name all that is lost (ST-STO-3, ST-STO-10).
func TestAStormIsToldWithItsTotal(t *testing.T) {
	for _, c := range []struct {
		first, blow int
		want        []string
	}{
		{2, 3, []string{"loses 5: 2 by its action, 3 by the blow", "loses 5: action 2, blow 3", "loses 5 cards"}},
		{2, 0, []string{"loses 2 cards by its action", "loses 2 cards"}},
		{0, 3, []string{"loses 3 Resources", "loses 3 cards"}},
	} {
		if got := lossWords(&siegestorm.StormTarget{Element: "seat:1", First: c.first, Resources: c.blow}); !slices.Equal(got, c.want) {
			t.Errorf("%d and %d: %q", c.first, c.blow, got)
		}
	}
}

// Who loses by the action of a storm is named whole in its sum, at the cost of the reason (ST-STO-3).
func TestWhoLosesByAStormIsNamed(t *testing.T) {
	for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}} {
		s := &setter{t: t, set: load(t).Set()}
		v := s.duel()
		v.Decision, v.Storm.ActionDone = "order", false
		v.Storm.Before = []rules.Line{{Label: rules.T("Player 2"), Value: rules.T("loses: too few cards"), Tone: rules.Good}}
		sc := table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces)
		for _, p := range sc.Pieces {
			if p.ID.Kind() != "outlook" {
				continue
			}
			for _, loss := range ink.Losses(faces, ink.Sheet{Look: p.Look}) {
				t.Errorf("%dx%d at %.0f %%: %s: %v", m.W, m.H, 100*m.Text, p.ID, loss)
			}
		}
		if said := saidBy(sc); !strings.Contains(said, "Player 2") || !strings.Contains(said, "loses") {
			t.Errorf("%dx%d: the sum says %s", m.W, m.H, said)
		}
	}
}
