package towers

import (
	"strings"
	"testing"

	played "portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/save"
	"portcullis/scenes/kit"
)

// The painting of the end shows the Mages and the Towers that were played, whoever won, and so does the board of a seat that is
// out (TS-MAG-1, TS-TWR-1).
func TestTheEndShowsWhoHasPlayed(t *testing.T) {
	g, endings := load(t), Kit(kit.Workshop{}).Endings
	armies := 0
	for seed := range uint64(12) {
		m, err := played.New(g, save.Header{Game: "towersiege", Seed: seed, Options: map[string]string{"mages": "drafted"},
			Seats: []save.Seat{{Name: "Fen", Player: save.Human}, {Name: "Suyin", Player: "random"}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for r := rules.NewRand(seed); !m.Over(); {
			choices := m.State().Decision().Choices
			if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
		outcome, _ := m.State().Outcome()
		if outcome.Winners == 0 {
			continue
		}
		p := endings.Of(m)
		shown := map[string]bool{}
		for _, at := range p.Played {
			shown[at.Name] = true
		}
		if s := m.State().(*towersiege.State); p.Front == "" {
			for _, name := range armyOf(s.State, outcome.Winners.First()) {
				if armies++; !shown[name] {
					t.Errorf("seed %d: %s has won, and is not on %v", seed, name, p.Played)
				}
			}
		}
		mage, states := outcome.Winners.First(), []string{"whole", "fallen"}
		if !outcome.Winners.Has(0) {
			mage = 0
		}
		for _, e := range m.Told(rules.NoSeat) {
			won := outcome.Winners.Has(e.Seat)
			want := "towersiege/mages/" + strings.TrimPrefix(string(e.Subject), "card:") + "-figure"
			switch {
			case e.Name == "mage_chosen" && e.Seat == mage:
			case e.Name == "tower_chosen" && won:
				want = "towersiege/towers/" + e.Subject.Name() + "-" + states[0]
			case e.Name == "tower_chosen":
				want = "towersiege/towers/" + e.Subject.Name() + "-" + states[1]
			default:
				continue
			}
			if !shown[want] {
				t.Errorf("seed %d, %s: %s of seat %d is not on %v", seed, p.Name, want, e.Seat, p.Played)
			}
		}
	}
	if armies == 0 {
		t.Error("nobody has won with a creature in play")
	}
}
