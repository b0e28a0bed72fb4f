package scenes_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/box"
	"portcullis/game/settings"
	"portcullis/rules"
)

// In every game who has watched what others or the game itself did is told of it in a line or two at the next question: of turns since
// the last one, and where turns are nobody's, as in The Siege of Argot, since the last decision.
func TestWhoWatchesIsToldInALineInEveryGame(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		game, says string
		options    map[string]string
		players    []string // the person's adviser, then the opponents
	}{
		{"kurth", "Since your last turn: ", nil, []string{"novice:4"}},
		{"siegestorm", "Since your last turn: ", nil, []string{"novice:4", "novice:4"}},
		{"bsieged", "Since your last turn: ", nil, []string{"novice:4", "novice:4"}},
		{"towersiege", "Since your last turn: ", nil, []string{"squire", "squire"}},
		{"argot", "Since your last decision: ", map[string]string{"scenario": "first_battle"}, []string{"novice:4", "novice:4"}},
	} {
		t.Run(c.game, func(t *testing.T) {
			w := sits(t, games, c.game, c.options, 3, c.players[1:]...)
			r := rules.NewRand(1)
			var players []bot.Player
			for i, name := range c.players {
				p, err := bot.New(name, uint64(i)+1)
				if err != nil {
					t.Fatal(err)
				}
				players = append(players, p)
			}
			for n := 0; n < 160 && !w.match.Over(); n++ {
				seat := w.match.Decider().First()
				w.play(bot.Ask(context.Background(), players[seat], w.match.State(), seat, &r).Choice)
				w.tick()
				for _, e := range w.table.Mirror().Elements {
					if e.ID != "table:digest" {
						continue
					}
					if !strings.HasPrefix(e.Label, c.says) || len(e.Label) < len(c.says)+10 {
						t.Errorf("it says %q", e.Label)
					}
					return
				}
			}
			t.Error("nothing is ever told in a line")
		})
	}
}

// Whoever comes second is told of the first turn of all, which begins before anybody has decided anything.
func TestTheFirstTurnOfOthersIsTold(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	p, err := bot.New("warden", 1)
	if err != nil {
		t.Fatal(err)
	}
	second := 0
	for seed := range uint64(8) {
		w := sits(t, games, "towersiege", map[string]string{"mages": "first_game"}, seed, "warden")
		r := rules.NewRand(1)
		turn := func() (seat rules.Seat) {
			for _, e := range w.match.Told(0) {
				if e.Kind == rules.TurnBegan && e.Seat != rules.NoSeat {
					seat = e.Seat
				}
			}
			return seat
		}
		begins := turn()
		for n := 0; n < 80 && !w.match.Over() && turn() == begins; n++ {
			w.play(bot.Ask(context.Background(), p, w.match.State(), w.match.Decider().First(), &r).Choice)
			w.tick()
		}
		if begins == 0 || turn() != 0 || w.match.Decider().First() != 0 {
			continue
		}
		second++
		if !slices.ContainsFunc(w.table.Mirror().Elements, func(e game.Element) bool {
			return e.ID == "table:digest" && strings.HasPrefix(e.Label, "Since the match began: ")
		}) {
			t.Errorf("seed %d: nothing is told of the first turn", seed)
		}
	}
	if second == 0 {
		t.Error("the person always begins")
	}
}

// Where the next turn of Siege at Kurth follows an attack by itself, what came of that attack stands first in the line, and nothing of what
// the Warden paid or removed is told as news.
func TestAnAttackStandsBeforeWhatFollowsByItself(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	r, told := rules.NewRand(1), 0
	for seed := range uint64(4) {
		w := sits(t, games, "kurth", nil, seed)
		p, err := bot.New("novice:4", seed+1)
		if err != nil {
			t.Fatal(err)
		}
		for !w.match.Over() {
			last := w.match.Len()
			w.play(bot.Ask(context.Background(), p, w.match.State(), 0, &r).Choice)
			w.tick()
			fought, turn := false, false
			for _, e := range w.match.Seen(last, 0) {
				fought = fought || e.Kind == rules.AttackResolved
				turn = turn || e.Kind == rules.TurnBegan
			}
			label, window := "", false
			for _, e := range w.table.Mirror().Elements {
				if e.ID == "table:digest" {
					label = e.Label
				}
				window = window || e.ID == "table:recap-accept"
			}
			if strings.Contains(label, "Mana falls") || strings.Contains(label, "Mana: ") {
				t.Errorf("it says %q", label)
			}
			if fought && turn && !window && !w.match.Over() {
				if told++; !strings.HasPrefix(label, "Since your last turn: The attack at ") {
					t.Errorf("after an attack it says %q", label)
				}
			}
		}
	}
	if told == 0 {
		t.Error("no turn ever followed an attack by itself")
	}
}

// A turn of the person's own that passed without a question is told of at the next one, and each loss with the card that did it.
func TestAPassedTurnAndTheCauseOfALossAreTold(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	passed, lost, windows := 0, 0, 0
	for seed := uint64(12); seed <= 24 && (passed < 1 || lost < 4 || windows < 1); seed++ {
		w := sits(t, games, "siegestorm", nil, seed, "novice:4")
		if seed%2 == 1 { // with everything at once, a recap tells of it
			now := settings.Defaults()
			now.Animation = settings.None
			w.table.Follow(game.Change{Kind: game.Resettled, Settings: now})
		}
		r := rules.NewRand(seed)
		skipped, turns := false, 0
		for n := 0; n < 60 && !w.match.Over(); n++ {
			last := w.match.Len()
			if skipped = skipped && !w.match.Decider().Has(0); !skipped {
				turns = 0
			}
			choices := w.match.State().Decision().Choices
			w.told = nil
			w.play(choices[r.IntN(len(choices))])
			w.tick()
			for n := last; n < w.match.Len(); n++ {
				for _, e := range w.match.Seen(n, 0) {
					if e.Kind == rules.TurnPassed && e.Seat == 0 {
						skipped, turns = true, turns+1
					}
				}
			}
			for _, recap := range w.told {
				if skipped {
					windows++
				}
				if skipped && !strings.Contains(recap, " passed") {
					t.Errorf("seed %d: of a turn that passed nothing is said in the recap %q", seed, recap)
				}
			}
			for _, e := range w.table.Mirror().Elements {
				if e.ID != "table:digest" {
					continue
				}
				if skipped {
					if passed++; strings.Count(e.Label, " passed") != turns {
						t.Errorf("seed %d: of %d turns that passed it is said %q", seed, turns, e.Label)
					}
				}
				if _, loses, found := strings.Cut(e.Label, "Player 1 loses "); found {
					if lost++; !strings.Contains(loses, " to ") {
						t.Errorf("seed %d: a loss without its cause: %q", seed, e.Label)
					}
				}
				if did, _, found := strings.Cut(e.Label, ": you lose "); found {
					if lost++; !strings.Contains(did, " of ") && !strings.Contains(did, " plays ") && !strings.Contains(did, " uses ") && !strings.Contains(did, " deploys ") {
						t.Errorf("seed %d: a loss without the deed that it came of: %q", seed, e.Label)
					}
				}
			}
		}
	}
	if passed < 1 || lost < 4 {
		t.Errorf("%d turns passed, %d losses were told", passed, lost)
	}
	if windows == 0 {
		t.Error("no recap")
	}
}
