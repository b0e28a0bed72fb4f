package advice

import (
	"math"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// The estimate is true on the whole: over matches by plans at a glance, sure positions are won more often than open ones,
// and the mean of what is said is near the share that is won. The order of the positions of a turn is that of the
// logit before it is made true.
func TestEstimatesAreTrueOnTheWhole(t *testing.T) {
	var said, won, n [2]float64 // of positions in which Mineos is said to lose, or to win
	for seed := range uint64(150) {
		s := begin(t, "first_battle", 70000+seed)
		var list []float64
		turn := -1
		var plans [engine.Seats]*Plan
		for !s.Decision().Over() {
			if s.Day > 0 && s.Turns() != turn {
				turn = s.Turns()
				list = append(list, Evaluate(s, engine.Mineos))
			}
			c, ok := rules.Choice{}, false
			if plan := plans[s.Asker]; plan != nil {
				c, ok = plan.Next(s)
			}
			if !ok && Planning(s) {
				plans[s.Asker] = MakePlan(s, 0)
				c, ok = plans[s.Asker].Next(s)
			}
			if !ok {
				c = Sensible(s, nil)[0]
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		for _, p := range list {
			side := int(math.Round(p))
			said[side] += p / float64(len(list))
			n[side] += 1 / float64(len(list))
			won[side] += bonus(s.Result.Winner() == engine.Mineos) / float64(len(list))
		}
	}
	for side := range n {
		if n[side] < 20 || math.Abs(said[side]-won[side])/n[side] > 0.15 {
			t.Errorf("side %d: %.2f are said and %.2f won, of %.0f matches", side, said[side]/n[side], won[side]/n[side], n[side])
		}
	}
	walkThrough(t, "full_siege", 1, func(s *engine.State) {
		if s.Day == 0 {
			return
		}
		for seat := range rules.Seat(engine.Seats) {
			v := newSurvey(s, engine.PartyOf(seat))
			if low, high := v.truly(-1), v.truly(1); low >= high {
				t.Fatalf("in turn %d what looks better for Mineos is said to be worse", s.Turns())
			}
		}
	})
}
