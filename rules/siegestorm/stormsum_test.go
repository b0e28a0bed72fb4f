package siegestorm

import (
	"regexp"
	"strconv"
	"testing"

	"portcullis/rules"
)

// The numbers of every storm that is shown add up to its Attack Strength, and so does what an order or a blow says of it beforehand: in random
// matches of all modes (ST-STO-4, ST-RUL-12).
func TestTheNumbersOfAStormAddUp(t *testing.T) {
	sums, stopped, said := 0, 0, 0
	hold := func(s *State, v *StormView) {
		if v == nil {
			return
		}
		parts, sum := v.Sum(), 0
		for _, p := range parts {
			sum += p.N
		}
		sums++
		if v.Stops {
			stopped++
		}
		if sum != v.Strength || v.Stops != (len(parts) == 0) {
			t.Errorf("%v: %s: %+v add up to %d, said is %d", s.set.mode, v.Card.Card.Name, parts, sum, v.Strength)
		}
	}
	difference := regexp.MustCompile(`^(\d+) - (\d+) of .* = (\d+)$`)
	r := rules.NewRand(71)
	for n := range 120 {
		began, err := content.New(randomSetup(&r, n))
		if err != nil {
			t.Fatal(err)
		}
		s := began.(*State)
		for range 150 {
			choices := s.Decision().Choices
			if len(choices) == 0 || t.Failed() {
				break
			}
			hold(s, s.stormView(s.ask.seat.seat()))
			for x := range s.trackSet().end() {
				if s.tracks[x].used {
					hold(s, s.comingView(x, s.ask.seat.seat()))
				}
			}
			for _, c := range choices {
				if c.Verb != OrderStorm && c.Verb != Strike && c.Verb != StrikeAt {
					continue
				}
				preview, _ := s.Preview(c)
				for _, l := range preview.Lines {
					if m := difference.FindStringSubmatch(l.Value.String()); m != nil {
						said++
						a, _ := strconv.Atoi(m[1])
						b, _ := strconv.Atoi(m[2])
						if c, _ := strconv.Atoi(m[3]); a-b != c {
							t.Errorf("%v: %s", s.set.mode, l.Value)
						}
					}
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if sums < 1000 || stopped < 5 || said < 100 {
		t.Errorf("%d sums, %d storms without a blow, %d orders and blows", sums, stopped, said)
	}
}
