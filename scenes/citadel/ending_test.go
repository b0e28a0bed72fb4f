package citadel

import (
	"context"
	"strings"
	"testing"

	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// What lost a match stands under its painting, not what followed from it: heroes lose Morale once the second Messenger has died (BS-END-7).
func TestWhatLostTheMatchIsTold(t *testing.T) {
	g := load(t)
	want := map[string]string{"lost_messenger": "Messenger", "lost_heroes": "dies", "lost_krohn": "into the Citadel"}
	met := map[string]int{}
	for seed := uint64(1); seed <= 150 && met["lost_messenger"] == 0; seed++ {
		m, err := match.New(g, save.Header{Seed: seed, Options: map[string]string{"difficulty": "knight"}, Seats: []save.Seat{{Player: "novice:1"}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		player, err := bot.New("novice:1", seed)
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for !m.Over() {
			if _, err := m.Play(bot.Ask(context.Background(), player, m.State(), 0, &r).Choice); err != nil {
				t.Fatal(err)
			}
		}
		outcome, _ := m.State().Outcome()
		met[outcome.Result]++
		if words := want[outcome.Result]; !strings.Contains(decided(m).String(), words) {
			t.Errorf("seed %d, %s: %q decided it", seed, outcome.Result, decided(m))
		}
	}
	if met["lost_messenger"] == 0 {
		t.Errorf("no match was lost by a Messenger: %v", met)
	}
	t.Log(met)
}
