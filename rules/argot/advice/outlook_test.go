package advice

import (
	"math"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// What a keen player foresees of the North Gate tells better who wins than what a middling one looks at: over matches by plans
// at a glance, its surprise at how they end is less.
func TestTheKeenForeseeMore(t *testing.T) {
	var keen, middling, n float64
	for seed := range uint64(120) {
		s := begin(t, "first_battle", 80000+seed)
		var said [][2]float64
		turn := -1
		var plans [engine.Seats]*Plan
		for !s.Decision().Over() {
			if s.Day > 0 && s.Turns() != turn {
				turn = s.Turns()
				said = append(said, [2]float64{Foresee(s, engine.Mineos), Evaluate(s, engine.Mineos)})
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
		surprise := func(p float64) float64 {
			if s.Result.Winner() != engine.Mineos {
				p = 1 - p
			}
			return -math.Log(max(p, 1e-4))
		}
		for _, p := range said {
			keen += surprise(p[0])
			middling += surprise(p[1])
			n++
		}
		for seat := range rules.Seat(engine.Seats) {
			if Foresee(s, seat) != bonus(s.Result.Winner() == seat) {
				t.Fatalf("seat %d foresees %v of a match that is over", seat, Foresee(s, seat))
			}
		}
	}
	if keen/n > middling/n-0.03 {
		t.Errorf("the log loss is %.3f, and %.3f by what a middling player looks at", keen/n, middling/n)
	}
}

// Where it was not measured, a keen player foresees what the others do.
func TestForesightNeedsMeasuring(t *testing.T) {
	walkThrough(t, "stand_alone", 1, func(s *engine.State) {
		if a, b := Foresee(s, engine.Argot), Evaluate(s, engine.Argot); a != b {
			t.Fatalf("turn %d: %v and %v", s.Turns(), a, b)
		}
	})
}

// The traits of a siege, counted by hand: four whole blocks of Mineos one location from Old Town, one of them two steps short,
// against two in it and one beside, with the gate up.
func TestTraitsAreCounted(t *testing.T) {
	s := field(t, "first_battle", true)
	for _, id := range []string{"mi01", "mi02", "mi10"} {
		put(t, s, id, "0703", 0)
	}
	short := put(t, s, "mi13", "0703", 0)
	s.Pieces[short].Strength -= 2
	put(t, s, "ar01", "0704", 0)
	put(t, s, "ar02", "0704", 0)
	put(t, s, "ar04", "0804", 0)
	s.Pool = 8
	s.Settle()
	v := newSurvey(s, engine.PartyOf(engine.Argot))
	v.pave()
	o := outlook{survey: v}
	o.count()
	x := o.traits()
	for trait, want := range map[trait]float64{
		always: 1, besiegersBodies: 4, defendersBodies: 3, besiegersMissing: 2.0 / 5, defendersMissing: 0, payable: 0, inPool: 1,
		keepCounter: 0, keptNow: 0, inObjective: 0, gateBroken: 0, movesFirst: 1, besiegersIn: 0, besiegersNear: 0, seenByMineos: 0, tooLate: 0,
	} {
		if math.Abs(x[trait]-want) > 1e-9 {
			t.Errorf("trait %d is %v, want %v", trait, x[trait], want)
		}
	}
	inside := worth(s, block(t, s, "ar01")) + worth(s, block(t, s, "ar02"))
	beside := worth(s, block(t, s, "ar04"))
	if math.Abs(5*x[defendersIn]-inside) > 1e-6 || math.Abs(5*x[defendersBeside]-beside) > 1e-6 || math.Abs(10*x[defenders]-inside-beside) > 1e-6 {
		t.Errorf("%v stand inside, %v beside, %v in all; want %v and %v", 5*x[defendersIn], 5*x[defendersBeside], 10*x[defenders], inside, beside)
	}
	if all := 10 * x[besiegers]; math.Abs(5*x[besiegersBeside]-all) > 1e-6 || math.Abs(x[byWorth]-math.Log((all+0.5)/(inside+beside+0.5))) > 1e-6 {
		t.Errorf("%v besiegers, %v of them beside; by worth %v", all, 5*x[besiegersBeside], x[byWorth])
	}
}
