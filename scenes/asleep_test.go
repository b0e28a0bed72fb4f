package scenes_test

import (
	"testing"

	"portcullis/game"
	"portcullis/game/gametest"
	"portcullis/game/settings"
	"portcullis/save"
	"portcullis/scenes/scenestest"
)

// computersOnly is matches in which nobody but computers plays.
func computersOnly() map[string]save.Header {
	seats := func(n int) []save.Seat {
		list := make([]save.Seat, n)
		for i := range list {
			list[i].Player = "random"
		}
		return list
	}
	return map[string]save.Header{
		"kurth":        {Game: "kurth", Seats: seats(1)},
		"a duel":       {Game: "siegestorm", Seats: seats(2)},
		"free for all": {Game: "siegestorm", Options: map[string]string{"mode": "ffa"}, Seats: seats(2)},
		"the last man": {Game: "siegestorm", Options: map[string]string{"mode": "lms"}, Seats: seats(4)},
		"a siege":      {Game: "bsieged", Seats: seats(2)},
	}
}

// With everything shown at once no glide and no pause keeps the window awake. Quick players
// answer before it could fall asleep, slow ones long after.
func TestAMatchOfComputersPlaysOnInAWindowThatSleeps(t *testing.T) {
	for _, speed := range []settings.Speed{settings.None, settings.Fast} {
		for name, h := range computersOnly() {
			t.Run(string(speed)+" "+name, func(t *testing.T) {
				g := scenestest.Visit(t)
				now := g.App.Settings()
				now.Animation = speed
				h.Seed = 11
				g.App.Post(game.ChangeSettings{Settings: now}, game.NewMatch{Header: h})
				w := gametest.Asleep(g.App, game.Screen{W: g.W, H: g.H, Device: 1, Text: 1})
				wanted := 40
				if speed != settings.None {
					wanted = 4
				}
				w.Until(t, "enough was played", func() bool {
					m := g.App.Match()
					if m == nil && w.Ticks > 1 {
						t.Fatalf("no match: %v", g.App.Notices())
					}
					return m != nil && (m.Over() || m.Len() >= wanted)
				})
			})
		}
	}
}
