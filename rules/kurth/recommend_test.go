package kurth

import (
	"regexp"
	"slices"
	"strconv"
	"testing"

	"portcullis/rules"
)

// claims are the reasons that say what a choice does at once, and what that is on the board.
var claims = []struct {
	says *regexp.Regexp
	is   func(before, after *State) int
}{
	{regexp.MustCompile(`^it removes (\d+) markers?$`), func(b, a *State) int { return int(b.total() - a.total()) }},
	{regexp.MustCompile(`^it brings (\d+) Spirit$`), func(b, a *State) int { return int(a.spirit - b.spirit) }},
	{regexp.MustCompile(`^it brings (\d+) Mana$`), func(b, a *State) int { return int(a.mana - b.mana) }},
	{regexp.MustCompile(`^(\d+) markers? arrives? at each location of the row instead of \d+$`), func(_, a *State) int { return int(a.reinforcements) }},
	{regexp.MustCompile(`^the attack is won and removes (\d+) markers?$`), func(b, a *State) int { return int(b.total() - a.total()) }},
	{regexp.MustCompile(`^the attack is lost for (\d+) Spirit, `), func(b, a *State) int { return int(b.spirit - a.spirit) }},
	{regexp.MustCompile(`^(\d+) locations stay overrun instead of `), func(_, a *State) int { return a.overrun() }},
	{regexp.MustCompile(`^nobody stands there, .*()`), func(_, a *State) int { return int(a.markers[a.token]) }},
	{regexp.MustCompile(`^the attack on (\d+) markers? is won`), func(_, a *State) int { return int(a.markers[a.token]) }},
	{regexp.MustCompile(`^no fight within reach costs less; the attack on (\d+) markers? is won`), func(_, a *State) int { return int(a.markers[a.token]) }},
	{regexp.MustCompile(`^it is protected, so that no markers arrive()$`), func(_, a *State) int {
		if slices.ContainsFunc(a.events, func(e rules.Event) bool { return e.Name == "placing_blocked" }) {
			return 0
		}
		return 1
	}},
	{regexp.MustCompile(`^with \d+ markers? more it holds (\d+), and`), func(_, a *State) int {
		placed := slices.IndexFunc(a.events, func(e rules.Event) bool { return e.Name == "markers_placed" })
		return int(a.events[placed].M)
	}},
}

// What hints say of a choice comes about when it is played, in matches by chance; every claim is met.
func TestReasonsComeTrue(t *testing.T) {
	g := load(t)
	met := make([]int, len(claims))
	for seed := range uint64(150) {
		s := deal(t, g, seed, [...]string{"easy", "normal", "advanced"}[seed%3])
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			why := s.Recommend(c).String()
			if usesPower(c) && why == "" && g.powerOf(c).target != targetDice && s.turn < lastTurn {
				t.Fatalf("seed %d, %s: no reason", seed, g.Notation(c))
			}
			before, after := s.copy(), s.copy()
			after.events = after.events[:0]
			after.play(c)
			for i, claim := range claims {
				m := claim.says.FindStringSubmatch(why)
				if m == nil {
					continue
				}
				met[i]++
				if want, _ := strconv.Atoi(m[1]); claim.is(before, after) != want {
					t.Fatalf("seed %d, %s: %q, but it is %d", seed, g.Notation(c), why, claim.is(before, after))
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i, n := range met {
		if n == 0 {
			t.Errorf("never said: %s", claims[i].says)
		}
	}
}

// Of a location that is overrun, and of a match that is lost unless the attack is won, the hint says so with the odds.
func TestReasonsTellWhatWouldLose(t *testing.T) {
	s := at(t, position{"difficulty": "advanced", "phase": "attack", "token": "armory", "markers": in{"armory": 8}})
	o := s.attackOdds()
	want := rules.T("it is overrun with 8 markers; the attack is won with %s and removes %s on average", rules.Percent(o.chance()), average(o.removed, o.of)).String() + "; with Burn the Wick, after the roll: 58 %"
	if got := s.Recommend(rules.Choice{Verb: VerbRoll}).String(); got != want {
		t.Errorf("%q, not %q", got, want)
	}
	s = at(t, position{"difficulty": "advanced", "phase": "attack", "token": "armory", "markers": in{"armory": 8, "barracks": 9, "citadel": 9}})
	fallen, _, of := s.ends()
	want = rules.T("3 locations are overrun and lose the match; with %s the attack brings that below 3", rules.Percent(1-float64(fallen)/float64(of))).String()
	if got := s.Recommend(rules.Choice{Verb: VerbRoll}).String(); got != want || fallen == of {
		t.Errorf("%q, not %q", got, want)
	}
}
