package summary

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/towersiege"
	"portcullis/save"
	"portcullis/scenes/kit"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/towers"
	"portcullis/scenes/typeset"
	"portcullis/scenes/wartracks"
)

// The picture of a match, over or not, is drawn from the chair of the person in it, whoever won and whosever turn it is.
func TestThePictureIsDrawnFromThePersonsChair(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		kit  kit.Kit
	}{
		{kittest.Load(t, "siegestorm", siegestorm.Load), wartracks.Kit(kit.Workshop{})},
		{kittest.Load(t, "towersiege", towersiege.Load), towers.Kit(kit.Workshop{})},
	} {
		pictures := [2]string{}
		for person := range 2 {
			seats := []save.Seat{{Name: "Ada", Player: "novice"}, {Name: "Ben", Player: "novice"}}
			seats[person].Player = save.Human
			m, err := match.New(c.game, save.Header{Game: c.game.Info().ID, Seed: 8, Seats: seats}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for r := rand.New(rand.NewPCG(8, 1)); !m.Over() && m.Len() < 3000; {
				choices := m.State().Decision().Choices
				if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
					t.Fatal(err)
				}
			}
			if !m.Over() {
				t.Fatalf("%s: the match does not end", c.game.Info().ID)
			}
			if got := chair(m); got != rules.Seat(person) {
				t.Errorf("%s: the chair is %d; the person sits in %d", c.game.Info().ID, got, person)
			}
			pictures[person] = fmt.Sprint(Picture(c.kit, m, typeset.New())(800, 400))
		}
		if pictures[0] == pictures[1] {
			t.Errorf("%s: the same match is drawn alike from both chairs", c.game.Info().ID)
		}
	}
}
