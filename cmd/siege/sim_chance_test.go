package main

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"portcullis/rules"
)

// oracle is a state that says a chance of each seat.
type oracle struct {
	rules.State
	turn   int
	chance []float64
	silent bool
}

func (s *oracle) Progress() rules.Progress { return rules.Progress{Turn: s.turn} }

func (s *oracle) Foretell(seat rules.Seat) (float64, bool) { return s.chance[seat], !s.silent }

// By hand: in the first turn seat 0 is told 12 %, in the second seat 1 88 %, in the third nobody anything, in the fourth
// seat 1 is told all and seat 0 nothing by turns. Seat 1 wins.
func TestChancesAreHeldAgainstWhatIsWon(t *testing.T) {
	var all chanceCount
	drawn := map[rules.Seat]int{}
	for seed := range uint64(200) {
		p := prophecy{rand: rules.NewRand(seed)}
		p.note(&oracle{turn: 1, chance: []float64{0.12, 1}}, 0)
		p.note(&oracle{turn: 2, chance: []float64{1, 0.88}}, 1)
		p.note(&oracle{turn: 3, chance: []float64{0.5, 0.5}, silent: true}, 1)
		for seat := range rules.Seat(2) {
			p.note(&oracle{turn: 4, chance: []float64{0, 1}}, seat)
		}
		if len(p.foretold) != 3 {
			t.Fatalf("%d positions of three turns", len(p.foretold))
		}
		drawn[p.foretold[2].seat]++
		c := p.end(rules.Outcome{Winners: rules.SeatsOf(1)})
		all.add(&c)
	}
	if drawn[0] < 70 || drawn[1] < 70 {
		t.Errorf("of two positions of a turn the first is drawn %d times, the second %d times", drawn[0], drawn[1])
	}
	want := chanceCount{0: {drawn[0], 0, 0}, 1: {200, 24, 0}, 8: {200, 176, 200}, 9: {drawn[1], float64(drawn[1]), drawn[1]}}
	for i := range all {
		if math.Abs(all[i].Said-want[i].Said) > 1e-9 || all[i].Positions != want[i].Positions || all[i].Won != want[i].Won {
			t.Errorf("tenth %d: %+v, not %+v", i, all[i], want[i])
		}
	}
	if off := all.off(); math.Abs(off-48.0/600) > 1e-9 {
		t.Errorf("off by %v", off)
	}
}

// siege sim --chances tells of Siege at Kurth what was said and won, one position of each turn.
func TestChancesAreTold(t *testing.T) {
	args := []string{"sim", "kurth", "--matches", "3", "--bot", "0=random"}
	var r simResult
	if err := json.Unmarshal([]byte(must(t, append(args, "--json", "--chances")...)), &r); err != nil {
		t.Fatal(err)
	}
	if row := r.Rows[0]; row.Chances == nil || float64(row.Chances.all().Positions) != row.Turns*float64(row.Matches) {
		t.Errorf("%+v of %v turns a match", row.Chances, row.Turns)
	}
	if said := must(t, append(args, "--chances")...); !strings.Contains(said, "80 to 90 %") || !strings.Contains(said, "points on average") {
		t.Errorf("%s", said)
	}
	if said := must(t, args...); strings.Contains(said, "positions") {
		t.Errorf("unasked: %s", said)
	}
	var none strings.Builder
	if (&desk{out: &none}).printChances(&chanceCount{}); none.String() != "  no chances are told\n" {
		t.Errorf("of a game that tells none: %q", &none)
	}
}
