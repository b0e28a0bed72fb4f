package box_test

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// In every game a turn that is over, though its player did not choose to end it, says to that player, and to nobody else, that it is and
// why. What ends so in The Siege of Argot, where turns are nobody's, is the movement of a side.
func TestATurnThatEndsByItselfSaysSo(t *testing.T) {
	for game, c := range map[string]struct {
		ends  []string // the choices that end a turn
		over  string   // the event with which the next one begins, or this one is over
		seats int
	}{
		"kurth":      {[]string{"end turn"}, "turn_started", 0},
		"bsieged":    {[]string{"end turn"}, "turn_began", 0},
		"siegestorm": {nil, "turn_ended", 2},
		"towersiege": {[]string{"end turn"}, "turn_began", 0},
		"argot":      {[]string{"end movement"}, "movement_ended", 0},
	} {
		t.Run(game, func(t *testing.T) {
			g, err := open(t).Game(game)
			if err != nil {
				t.Fatal(err)
			}
			info, said := g.Info(), 0
			for seed := uint64(1); seed <= 6; seed++ {
				s, err := g.New(rules.Setup{Seats: max(info.MinSeats, c.seats), Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				r := rules.NewRand(seed)
				for n := 0; n < 500 && !s.Decision().Over(); n++ {
					d := s.Decision()
					choice, seat := d.Choices[r.IntN(len(d.Choices))], d.Seats.First()
					if slices.Contains(c.ends, g.Notation(choice)) { // as who has something left to do
						choice = d.Choices[r.IntN(len(d.Choices))]
					}
					words := g.Notation(choice)
					events, err := s.Apply(choice)
					if err != nil {
						t.Fatal(err)
					}
					over := slices.IndexFunc(events, func(e rules.Event) bool { return e.Name == c.over })
					for _, e := range events[:over+1] {
						if e.Kind != rules.TurnEnded || e.Seat != seat {
							continue
						}
						said++
						if s.Tell(e).Empty() || slices.Contains(c.ends, words) {
							t.Fatalf("seed %d, %q: it is told that the turn ends: %q", seed, words, s.Tell(e))
						}
						if red, ok := s.(rules.Redactor); ok && rules.Secret(info, s) && red.Redact(e, 1-seat).Kind == rules.TurnEnded {
							t.Fatalf("seed %d, %q: the other seat is told so", seed, words)
						}
					}
				}
			}
			if t.Logf("%d turns ended by themselves", said); said == 0 {
				t.Error("no turn ended by itself")
			}
		})
	}
}
