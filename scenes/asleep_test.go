package scenes

import (
	"testing"

	"portcullis/game"
	"portcullis/game/gametest"
	"portcullis/game/settings"
	"portcullis/save"
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
				g := visit(t)
				now := g.app.Settings()
				now.Animation = speed
				h.Seed = 11
				g.app.Post(game.ChangeSettings{Settings: now}, game.NewMatch{Header: h})
				w := gametest.Asleep(g.app, game.Screen{W: g.w, H: g.h, Device: 1, Text: 1})
				wanted := 40
				if speed != settings.None {
					wanted = 4
				}
				w.Until(t, "enough was played", func() bool {
					m := g.app.Match()
					if m == nil && w.Ticks > 1 {
						t.Fatalf("no match: %v", g.app.Notices())
					}
					return m != nil && (m.Over() || m.Len() >= wanted)
				})
			})
		}
	}
}

// A match that is shown again goes on by itself as well.
func TestAMatchIsWatchedInAWindowThatSleeps(t *testing.T) {
	g := visit(t)
	path := g.begin(5)
	now := g.app.Settings()
	now.Animation = settings.None
	g.app.Post(game.ChangeSettings{Settings: now})
	g.house.Watch(path)
	w := gametest.Asleep(g.app, game.Screen{W: g.w, H: g.h, Device: 1, Text: 1})
	w.Until(t, "all of it was shown", func() bool {
		film, ok := g.app.Scene().(*watching)
		return ok && film.film.at == 5
	})
}
