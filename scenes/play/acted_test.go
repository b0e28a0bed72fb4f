package play_test

import (
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/gametest"
	"portcullis/rules"
	"portcullis/scenes/play"
	"portcullis/scenes/scenestest"
)

// TestTurnsOfOthersAreShort: in matches of computers, counted in ticks of the clock at normal speed, a turn of one seat is
// shown for at most 6 s, in Argot 10 s, and three in a row for at most 15 s; what is larger than that is shown faster.
func TestTurnsOfOthersAreShort(t *testing.T) {
	all, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range all.Games() {
		t.Run(in.ID, func(t *testing.T) {
			options := map[string]string{}
			if in.ID == "argot" {
				options["scenario"] = "first_battle"
			}
			seats := make([]string, max(1, in.Game.Info().MinSeats))
			if in.Game.Info().MaxSeats >= 3 {
				if in.ID == "siegestorm" {
					options["mode"] = "lms"
				}
				seats = make([]string, 3)
			}
			for i := range seats {
				seats[i] = "random"
			}
			most := 6 * time.Second
			if in.ID == "argot" {
				most = 10 * time.Second
			}
			for seed := range uint64(1) {
				m := gametest.Played(t, in.Game, seed, options, seats...)
				g := scenestest.Visit(t)
				g.App.Post(game.Push{Scene: g.Screens.Shell.Doors.Watch(m)})
				g.Tick(game.Input{})
				type turn struct {
					seat rules.Seat
					n    int
				}
				var turns []turn
				ticks := map[turn]int{}
				decisions := min(m.Len(), 80)
				for n := 0; play.Shown(g.App.Scene()) < decisions; n++ {
					if n > 60*400 {
						mi := g.App.Mirror()
						t.Fatalf("it does not end: %d of %d shown, %s, %q", play.Shown(g.App.Scene()), decisions, mi.Scene, mi.Prompt)
					}
					if err := g.App.StepTick(game.Input{}, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}); err != nil {
						t.Fatal(err)
					}
					at := max(0, play.Shown(g.App.Scene())-1)
					e := m.History()[at]
					now := turn{e.Seat(), e.Turn}
					if ticks[now]++; len(turns) == 0 || turns[len(turns)-1] != now {
						turns = append(turns, now)
					}
				}
				longest := 0
				for i, now := range turns {
					longest = max(longest, ticks[now])
					if got := time.Duration(ticks[now]) * time.Second / 60; got > most+time.Second/2 {
						t.Errorf("seed %d: seat %d's turn %d took %.1f s", seed, now.seat, now.n, got.Seconds())
					}
					if i >= 2 && len(seats) >= 3 && turns[i-2] != now {
						if got := time.Duration(ticks[now]+ticks[turns[i-1]]+ticks[turns[i-2]]) * time.Second / 60; got > 15*time.Second+time.Second/2 {
							t.Errorf("seed %d: three turns up to seat %d's turn %d took %.1f s", seed, now.seat, now.n, got.Seconds())
						}
					}
				}
				t.Logf("seed %d: %d turns, the longest %.1f s", seed, len(turns), float64(longest)/60)
			}
		})
	}
}
