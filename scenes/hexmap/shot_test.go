package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// TestADieOfAShotFliesBeforeItIsRead: the sheet of a bombardment lies there while its dice are in the air, with who fires, at
// whom, and every die, although the state does not know of the throw yet; at a gate as well as at blocks (AR-RNG-4, AR-RNG-6).
func TestADieOfAShotFliesBeforeItIsRead(t *testing.T) {
	at := map[bool]int{} // by whether a gate is fired at
	for seed := uint64(1); seed < 60 && (at[true] < 3 || at[false] < 3); seed++ {
		s, r := begun(t, "first_battle", seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			choice := d.Choices[r.IntN(len(d.Choices))]
			if i := slices.IndexFunc(d.Choices, func(c rules.Choice) bool { return c.Verb == engine.Bombard }); i >= 0 && s.Battle.Round == 0 {
				choice = d.Choices[i]
			}
			before := s.Clone().(*argot.State)
			events, err := s.Apply(choice)
			if err != nil {
				t.Fatal(err)
			}
			roll := slices.IndexFunc(events, func(e rules.Event) bool { return e.Name == "attack_rolled" })
			if choice.Verb != engine.Bombard || roll < 0 {
				continue
			}
			gate := events[roll].Rule == "AR-RNG-6"
			at[gate]++
			sc := laid(before, table.Pose{Viewer: events[roll].Seat, Mode: table.Playing, Story: slices.Clone(events[:roll+1]), Rolling: true})
			if p, ok := onTray(sc, "die:0"); !ok || p.Throw == 0 {
				t.Fatalf("%v: no die is in the air", choice)
			}
			if _, ok := onTray(sc, events[roll].Subject); !ok {
				t.Errorf("%v: who fires does not lie on the sheet", choice)
			}
		}
	}
	if at[true] < 3 || at[false] < 3 {
		t.Errorf("fired at blocks and gates: %v", at)
	}
}
