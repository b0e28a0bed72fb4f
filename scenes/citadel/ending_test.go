package citadel

import (
	"context"
	"slices"
	"strings"
	"testing"

	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/save"
)

// played is a match that the computer player in its only seat has played to its end.
func played(t *testing.T, g rules.Game, h save.Header) *match.Match {
	t.Helper()
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.New(h.Seats[0].Player, h.Seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(h.Seed)
	for !m.Over() {
		if _, err := m.Play(bot.Ask(context.Background(), player, m.State(), 0, &r).Choice); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// On the painting of a victory stand the heroes who live, and on that of a defeat nobody who was not there.
func TestTheVictoryShowsWhoHasPlayed(t *testing.T) {
	g := load(t)
	heroes := map[string]string{"heroes": "lugh,kador,eileen,myrinia"}
	for seed := uint64(1); seed <= 40; seed++ {
		m := played(t, g, save.Header{Seed: seed, Options: heroes, Seats: []save.Seat{{Player: "soldier:1"}}})
		var shown, want []string
		for _, p := range Kit().Endings.Of(m).Played {
			shown = append(shown, p.Name)
		}
		outcome, _ := m.State().Outcome()
		for _, h := range m.State().(*bsieged.State).Story().Heroes {
			if h.Alive && outcome.Winners != 0 {
				want = append(want, pic(m.State().(*bsieged.State).Set().Heroes[h.Kind].ID))
			}
		}
		if !slices.Equal(shown, want) {
			t.Errorf("seed %d: shown are %v, want %v", seed, shown, want)
		}
		if len(want) > 0 {
			return
		}
	}
	t.Error("no match was won")
}

// What lost a match stands under its painting, not what followed from it: heroes lose Morale once the second Messenger has died (BS-END-7).
func TestWhatLostTheMatchIsTold(t *testing.T) {
	g := load(t)
	want := map[string]string{"lost_messenger": "Messenger", "lost_heroes": "dies", "lost_krohn": "into the Citadel"}
	met := map[string]int{}
	for seed := uint64(1); seed <= 150 && met["lost_messenger"] == 0; seed++ {
		m := played(t, g, save.Header{Seed: seed, Options: map[string]string{"difficulty": "knight"}, Seats: []save.Seat{{Player: "novice:1"}}})
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
