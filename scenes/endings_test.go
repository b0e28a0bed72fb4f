package scenes_test

import (
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/gametest"
	"portcullis/scenes"
	"portcullis/scenes/kit"
)

// TestEveryGameHasItsEndings: each game has a painting of its victory and of its defeat. People see the end as theirs,
// computers and people against each other that of the winner; the sides of Argot are painted as they are. The line that
// decided it is said in words of the match.
func TestEveryGameHasItsEndings(t *testing.T) {
	all, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	kits := map[string]kit.Kit{}
	for _, k := range scenes.Kits() {
		kits[k.ID] = k
	}
	for _, in := range all.Games() {
		e := kits[in.ID].Endings
		for _, p := range []kit.Painting{e.Victory, e.Defeat} {
			if _, err := assets.Picture(p.Name); err != nil || p.Calm.Empty() || p.Calm.Right() > kit.PaintingWidth || p.Calm.Bottom() > kit.PaintingHeight {
				t.Errorf("%s: %+v: %v", in.ID, p, err)
			}
		}
		options := map[string]string{}
		if in.ID == "argot" {
			options["scenario"] = "first_battle"
		}
		sittings := [][]string{{"random"}}
		if in.Game.Info().MaxSeats > 1 {
			sittings = [][]string{{"human", "random"}, {"random", "human"}, {"human", "human"}, {"random", "random"}}
		}
		for _, seats := range sittings {
			for seed := range uint64(3) {
				m := gametest.Played(t, in.Game, seed, options, seats...)
				outcome, _ := m.State().Outcome()
				good := outcome.Winners != 0
				switch {
				case in.ID == "argot":
					good = outcome.Winners.Has(0)
				case m.Humans() != 0:
					good = outcome.Winners&m.Humans() != 0
				}
				want := e.Defeat
				if good {
					want = e.Victory
				}
				if got := e.Of(m); got.Name != want.Name {
					t.Errorf("%s, %v, won by %v: %s", in.ID, seats, outcome.Winners, got.Name)
				}
				line := e.Decided(m).String()
				if line == "" || strings.ContainsAny(line, "%{") {
					t.Errorf("%s, %v: %q decided it", in.ID, seats, line)
				}
				t.Logf("%s %s: %s / %s", in.ID, outcome.Result, line, outcome.Reason)
			}
		}
	}
}
