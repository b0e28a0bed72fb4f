package kurth

import (
	"math"
	"testing"

	"portcullis/rules"
)

// near tests a number against what it should be, up to rounding.
func near(tb testing.TB, what string, got, want float64) {
	tb.Helper()
	if math.Abs(got-want) > 1e-9 {
		tb.Errorf("%s is %v, want %v", what, got, want)
	}
}

// middling is a position at the end of a turn that may go either way.
func middling(turn int) position {
	return position{"phase": "end", "turn": turn, "spirit": 7, "mana": 3, "token": "citadel", "difficulty": "normal", "row": "forbidden_shelf refugees watchfires",
		"markers": in{"scriptorium": 3, "armory": 4, "grain_market": 5, "main_gate": 5, "tanners_row": 6, "barracks": 4, "moon_shrine": 5}}
}

// What helps the city raises the estimate, what harms it lowers it, and it stays a chance.
func TestEvaluateKnowsGoodFromBad(t *testing.T) {
	better := map[string]func(*State){
		"a Spirit more":                    func(s *State) { s.spirit++ },
		"a Mana more":                      func(s *State) { s.mana++ },
		"a marker less within a walk":      func(s *State) { s.markers[1]-- },
		"a marker less far away":           func(s *State) { s.markers[5]-- },
		"one location will be protected":   func(s *State) { s.pending = s.pending.with(4) },
		"the passageway can be used":       func(s *State) { s.passageMarker = true },
		"one location more may be overrun": func(s *State) { s.difficulty = 0 },
		"the token before a mild fight":    func(s *State) { s.token = 7 },
	}
	worse := map[string]func(*State){
		"a Spirit less":                    func(s *State) { s.spirit-- },
		"a Mana less":                      func(s *State) { s.mana-- },
		"a marker more within a walk":      func(s *State) { s.markers[3]++ },
		"a marker more far away":           func(s *State) { s.markers[6]++ },
		"one location less may be overrun": func(s *State) { s.difficulty = 2 },
		"the token before hard fights":     func(s *State) { s.token = 3 },
		"a turn more to hold":              func(s *State) { s.turn-- },
	}
	for sign, list := range map[float64]map[string]func(*State){1: better, -1: worse} {
		for name, change := range list {
			for _, turn := range []int{8, 10} {
				s := at(t, middling(turn))
				before := s.Evaluate(0)
				change(s)
				if after := s.Evaluate(0); (after-before)*sign <= 0 || after <= 0 || after >= 1 {
					t.Errorf("turn %d, %s: %.4f after %.4f", turn, name, after, before)
				}
			}
		}
	}
}

// KU-END-8, KU-END-9: an ended match is worth all or nothing.
func TestEvaluateOfAnEndedMatch(t *testing.T) {
	for end, want := range map[result]float64{won: 1, lostSpirit: 0, lostOverrun: 0} {
		s := at(t, middling(8))
		s.result = end
		equal(t, "worth of "+end.String(), s.Evaluate(0), want)
	}
}

// Positions at the end of a turn compare by themselves: whatever row follows, the estimate is the
// same as long as its turn has not moved on, for the markers, the Mana and the protection that it
// took are known apart (KU-UPK-4, KU-UPK-8).
func TestEvaluateLeavesOutTheRowThatFollows(t *testing.T) {
	for _, test := range []position{
		{"mana": 3},
		{"mana": 3, "pending_protected": []string{"armory", "main_gate"}},
	} {
		p := middling(6)
		for name, value := range test {
			p[name] = value
		}
		first := 0.0
		r := rules.NewRand(9)
		phases := map[phase]bool{}
		for n := range 60 {
			s := at(t, p).Veiled(0, &r).(*State)
			play(t, s, "end turn")
			phases[s.phase] = true
			if n == 0 {
				first = s.Evaluate(0)
			}
			near(t, "the estimate before the row "+s.phase.String(), s.Evaluate(0), first)
		}
		if !phases[phaseMove] || !phases[phaseTie] || !phases[phaseDeal] {
			t.Errorf("only %v was met", phases)
		}
	}
}

// Once the token has moved, what the row brought is there to stay.
func TestEvaluateCountsTheRowAfterTheMove(t *testing.T) {
	at := func(p phase) float64 {
		s := at(t, middling(6))
		s.arrived[4], s.phase = 3, p
		return s.Evaluate(0)
	}
	if at(phaseMove) <= at(phaseEnd) || at(phaseAttack) != at(phaseEnd) {
		t.Errorf("before the move %v, before the attack %v, after it %v", at(phaseMove), at(phaseAttack), at(phaseEnd))
	}
}

// Spirit lost by an attack: read off the table, drawn straight between two numbers of markers, and no
// more beyond its end.
func TestExpectedLoss(t *testing.T) {
	for markers, want := range map[float64]float64{0: 0, 1: 0.9, 0.5: 0.45, 2.5: 1.475, 4: 2.15, 6.25: 3.625, 9: 6, 9.5: 6.5, 10: 7, 10.5: 7, 40: 7} {
		near(t, "the loss to expect", expectedLoss(markers), want)
	}
	last := 0.0
	for n := 0.0; n < 12; n += 0.25 {
		if now := expectedLoss(n); now < last {
			t.Errorf("%v markers cost %v, fewer cost %v", n, now, last)
		}
	}
}

// KU-MOV-1: the fight of the next turn is one of those 1 to 3 steps on. The mildest counts most, the
// next milder for the rest, and the passageway takes off a little.
func TestNearDrain(t *testing.T) {
	for _, test := range []struct {
		markers [placeCount]int16
		token   int
		passage bool
		want    float64
	}{
		{[placeCount]int16{9, 1, 2, 3, 0, 0, 0, 0}, 0, false, 0.7*0.9 + 0.3*1.2},
		{[placeCount]int16{9, 3, 2, 1, 0, 0, 0, 0}, 0, false, 0.7*0.9 + 0.3*1.2},
		{[placeCount]int16{9, 2, 1, 3, 0, 0, 0, 0}, 0, false, 0.7*0.9 + 0.3*1.2},
		{[placeCount]int16{9, 6, 6, 6, 0, 0, 0, 0}, 0, false, 3.3},
		{[placeCount]int16{1, 0, 0, 0, 0, 0, 6, 2}, 5, false, 0.7*0.9 + 0.3*1.2},
		{[placeCount]int16{9, 1, 2, 3, 0, 0, 0, 0}, 0, true, 0.9*0.7*0.9 + 0.3*1.2},
	} {
		e := standing{markers: test.markers, token: test.token, passage: test.passage}
		near(t, "what the next fight costs", e.nearDrain(), test.want)
	}
}

// The fights after that are as mild as three neighbours allow, wherever the Warden may stand then.
func TestFarDrain(t *testing.T) {
	e := standing{markers: [placeCount]int16{6, 6, 6, 6, 6, 6, 6, 6}}
	near(t, "with six markers everywhere", e.farDrain(), 3.3)
	e.markers[4] = 1
	near(t, "with one place of one marker", e.farDrain(), (3*0.9+5*3.3)/placeCount)
	e.markers[5] = 2
	near(t, "with a place of two markers beside it", e.farDrain(), (3*0.9+1.2+4*3.3)/placeCount)
	e = standing{turns: 4}
	near(t, "with no marker, in the middle of four turns", e.farDrain(), expectedLoss(2*netArrivals))
}

// What Spirit there is and what Mana saves stand against what the fights cost; as much of one as of the
// other is an even chance.
func TestSpiritLasts(t *testing.T) {
	e := standing{turns: 1, spirit: drainShare * 3.3, markers: [placeCount]int16{6, 6, 6, 6, 6, 6, 6, 6}}
	near(t, "an even fight", e.spiritLasts(), 0.5)
	e.mana, e.spirit = 4, e.spirit-4*manaWorth
	near(t, "the same with Mana", e.spiritLasts(), 0.5)
	e.mana, e.spirit = 10, drainShare*3.3-10*manaWorth
	near(t, "with all the Mana that can be used", e.spiritLasts(), 0.5)
	e.mana = 12
	near(t, "with more than can be used", e.spiritLasts(), 0.5)

	e = standing{turns: 3, spirit: 2}
	drain := e.nearDrain() + 2*e.farDrain()
	near(t, "three turns", e.spiritLasts(), normal((2+manaWorth*2*manaIncome-drainShare*drain)/(drainSpread*math.Sqrt(3.5))))
}

// KU-END-1: a location counts from eight markers on, and the city holds as long as fewer are overrun than
// the difficulty says.
func TestCityHolds(t *testing.T) {
	g := load(t)
	last := func(limit int, markers ...int16) float64 {
		e := standing{game: g, limit: limit}
		copy(e.markers[:], markers)
		return e.cityHolds()
	}
	if p := last(3); p < 0.99 {
		t.Errorf("an empty city holds with %v", p)
	}
	for _, test := range []struct {
		limit   int
		markers []int16
		low     float64
		high    float64
	}{
		{3, []int16{12, 12, 12}, 0, 0.2}, {3, []int16{12, 12}, 0.8, 1}, {4, []int16{12, 12, 12}, 0.8, 1}, {5, []int16{12, 12, 12, 12, 12}, 0, 0.2},
		{1, []int16{7}, 0.5, 0.9}, {1, []int16{8}, 0.1, 0.5},
	} {
		if p := last(test.limit, test.markers...); p < test.low || p > test.high {
			t.Errorf("%v markers at a limit of %d hold with %v, not %v to %v", test.markers, test.limit, p, test.low, test.high)
		}
	}
	// A protected location has one turn of arrivals less (KU-UPK-8).
	e := standing{game: g, limit: 3, turns: 2, markers: [placeCount]int16{6, 6, 6, 6, 6, 6, 6, 6}}
	open := e.cityHolds()
	e.protected = e.protected.with(2)
	one := e.cityHolds()
	e.protected = e.protected.with(5)
	if two := e.cityHolds(); !(open < one && one < two) {
		t.Errorf("holds with %v open, %v with one protected, %v with two", open, one, two)
	}
}

// The standard normal distribution, by its tables.
func TestNormal(t *testing.T) {
	for x, want := range map[float64]float64{0: 0.5, 1: 0.8413447461, -1: 0.1586552539, 1.96: 0.9750021049, -3: 0.0013498980} {
		if got := normal(x); math.Abs(got-want) > 1e-9 {
			t.Errorf("%v: %v, not %v", x, got, want)
		}
	}
}
