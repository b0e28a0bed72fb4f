package box_test

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
)

// reported is a number that a game reports by itself (rules.Reporter) and what of an account must tell the same: one
// holding, or all whose elements begin alike, of what is the seat's own.
type reported struct{ fact, of string }

// counts are such numbers by game. In both texts # is the seat.
var counts = map[string][]reported{
	"kurth":      {{"spirit", "track:spirit"}, {"mana", "track:mana"}, {"markers/armory", "place:armory"}, {"markers/grain_market", "place:grain_market"}},
	"siegestorm": {{"resources/#", "resources:#"}, {"hand/#", "hand:#"}, {"heal/#", "heal:#"}, {"menace", "boss:menace"}, {"life", "boss:life"}},
	"bsieged":    {{"morale/osvith", "morale:osvith"}, {"grace/osvith", "grace:osvith"}, {"food/osvith", "food:osvith"}, {"gold/osvith", "gold:osvith"}},
	"argot":      {{"gate/north_gate", "gate:north_gate"}, {"gate/kraikos_gate", "gate:kraikos_gate"}, {"gate/market_gate", "gate:market_gate"}, {"gate/quay_gate", "gate:quay_gate"}, {"pool", "pool:argot"}, {"purse", "purse:mineos"}},
	"towersiege": {{"gold/#", "gold:#"}, {"power/#", "power:#"}},
}

// What a seat loses and gains by the numbers that the game reports is in the difference of its accounts, decision by
// decision of random matches.
func TestAccountsTellWhatTheFactsTell(t *testing.T) {
	for _, e := range open(t).Games() {
		met := 0
		for seed := uint64(0); seed < 6 || seed < 20 && met < 8; seed++ {
			s, err := e.Game.New(rules.Setup{Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			r := rules.NewRand(seed)
			for n := 0; n < 600 && !s.Decision().Over(); n++ {
				before := s.Clone()
				choices := s.Decision().Choices
				if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
					t.Fatal(err)
				}
				for seat := range rules.Seat(e.Game.Info().MinSeats) {
					met += held(t, e.ID, seat, before, s)
				}
			}
		}
		if met < 8 {
			t.Errorf("%s: %d losses and gains were met", e.ID, met)
		}
	}
}

// held holds the facts of a seat against its accounts before and after a decision, and returns how many have changed.
func held(t *testing.T, game string, seat rules.Seat, before, after rules.State) (met int) {
	t.Helper()
	b := rules.Compare(before.(rules.Accountant).Account(seat, nil), after.(rules.Accountant).Account(seat, nil))
	told := map[rules.Element]int{}
	for _, list := range [...][]rules.Change{b.Lost, b.Gained, b.Against} {
		for _, c := range list {
			told[c.Of] = c.N - c.From
		}
	}
	for _, c := range counts[game] {
		fill := strings.NewReplacer("#", fmt.Sprint(seat))
		was, ok := before.(rules.Reporter).Fact(fill.Replace(c.fact))
		is, there := after.(rules.Reporter).Fact(fill.Replace(c.fact))
		of, inverse := strings.CutPrefix(fill.Replace(c.of), "-")
		_, listed := told[rules.Element(of)]
		if !ok || !there || is == was || !listed && absent(after, seat, rules.Element(of)) && absent(before, seat, rules.Element(of)) {
			continue
		}
		met++
		want := is - was
		if inverse {
			want = -want
		}
		if got := told[rules.Element(of)]; got != want {
			t.Errorf("%s: %s goes from %d to %d, and the account of seat %d tells %+d", game, c.fact, was, is, seat, got)
		}
	}
	return met
}

// absent reports whether an account has nothing of the kind: it is the other side's purse, or there is no boss.
func absent(s rules.State, seat rules.Seat, of rules.Element) bool {
	for _, h := range s.(rules.Accountant).Account(seat, nil) {
		if h.Of == of {
			return false
		}
	}
	return true
}
