package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// What is begun by good sense can be carried out by it: nothing that a computer player announces has to be taken back, in any mode, after
// which it would announce the same again, for ever (ST-RUL-2, ST-REA-11).
func TestWhatIsBegunByGoodSenseIsCarriedOut(t *testing.T) {
	for _, c := range []struct {
		seats int
		mode  string
	}{{2, "duel"}, {2, "ffa"}, {1, "solo"}, {2, "coop"}, {3, "lms"}, {4, "lms"}} {
		announced := 0
		for seed := range uint64(120) {
			s, r := deal(t, seed, c.seats, map[string]string{optionMode: c.mode}), rules.NewRand(seed)
			for n := 0; n < 600 && !s.Decision().Over(); n++ {
				list := s.Sensible(nil)
				if s.play.card != noCard {
					announced++
					for _, choice := range list {
						if choice.Verb == Cancel {
							t.Fatalf("%s, seed %d: %s can only be taken back: of %v are sensible %v", c.mode, seed, s.name(s.play.card), s.Decision().Choices, list)
						}
					}
				}
				if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if announced < 100 {
			t.Errorf("%s: something was announced %d times", c.mode, announced)
		}
	}
}
