package main

import (
	"encoding/json"
	"math"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"portcullis/rules"
)

// lottery is a state that guides: of each choice it is known in how many of a hundred worlds it wins.
type lottery struct {
	rules.State

	wins  []int
	rand  rules.Rand
	chose int // 1 + the choice made
}

func (s *lottery) Decision() (d rules.Decision) {
	if s.chose > 0 {
		return d
	}
	d.Kind, d.Seats = "draw", rules.SeatsOf(1)
	for i := range s.wins {
		d.Choices = append(d.Choices, rules.Choice{Verb: 1, Args: [4]int16{int16(i)}})
	}
	return d
}

func (s *lottery) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, s.Decision().Choices...)
}

func (s *lottery) Leg() int { return 0 }

func (s *lottery) Apply(c rules.Choice) ([]rules.Event, error) {
	s.chose = 1 + int(c.Args[0])
	return nil, nil
}

// Evaluate draws anew for each choice, so that equal choices differ by chance.
func (s *lottery) Evaluate(seat rules.Seat) float64 {
	for range s.chose {
		s.rand.Uint64()
	}
	if seat == 1 && s.rand.IntN(100) < s.wins[s.chose-1] {
		return 1
	}
	return 0
}

func (s *lottery) Veiled(_ rules.Seat, r *rules.Rand) rules.State {
	c := *s
	c.rand = rules.NewRand(r.Uint64())
	return &c
}

// ticket spells the choices of a lottery.
type ticket struct{ rules.Game }

func (ticket) Notation(c rules.Choice) string { return "take any" }

// judged is the mean regret of a choice among some, and its standard error.
func judged(t *testing.T, f regretFlags, wins []int, chosen int16, decisions int) regretResult {
	t.Helper()
	f.Regret, f.RegretEvery = true, 1
	all := regretCounts{}
	for seed := range decisions {
		j := newJudge(f, ticket{}, uint64(seed))
		j.note(&lottery{wins: wins}, 1, rules.Choice{Verb: 1, Args: [4]int16{chosen}})
		all.add(j.found)
	}
	list := all.list(f.RegretWorlds)
	if len(list) != 2 || list[0].Kind != "draw: take" || list[1].Kind != "all" || list[0].Decisions != decisions || list[1].Regret != list[0].Regret {
		t.Fatalf("%+v", list)
	}
	return list[0]
}

// What falls short by a known part of the share won is told to do so; what is the best has no regret, whatever else
// there is, and where all are alike nothing is regretted, as a best that is best by luck is not so in the other half.
func TestRegretIsWhatIsKnown(t *testing.T) {
	for name, c := range map[string]struct {
		wins   []int
		chosen int16
		worlds int
		want   float64
	}{
		"half as good":         {[]int{40, 80, 10}, 0, 60, 0.4},
		"never against always": {[]int{100, 0}, 1, 3, 1},
		"the best":             {[]int{10, 90}, 1, 60, 0},
		"all alike":            {[]int{50, 50, 50, 50, 50}, 0, 4, 0},
	} {
		r := judged(t, regretFlags{RegretChoices: 6, RegretWorlds: c.worlds}, c.wins, c.chosen, 400)
		if math.Abs(r.Regret-c.want) > 3*r.Error+1e-12 || r.Error > 0.03 {
			t.Errorf("%s: %.3f with a standard error of %.3f, not %.3f", name, r.Regret, r.Error, c.want)
		}
	}
}

// So many choices are held against the one made, and so many decisions passed over; one with a single choice is none.
func TestRegretLooksAtSome(t *testing.T) {
	if r := judged(t, regretFlags{RegretChoices: 1, RegretWorlds: 20}, []int{0, 0, 100}, 1, 20); r.Regret != 0 {
		t.Errorf("the best is not among those looked at, and yet %v is regretted", r.Regret)
	}
	if r := judged(t, regretFlags{RegretChoices: 2, RegretWorlds: 20}, []int{0, 0, 100}, 1, 20); r.Regret != 1 {
		t.Errorf("a match is thrown away, and %v is regretted", r.Regret)
	}
	j := newJudge(regretFlags{Regret: true, RegretEvery: 4, RegretChoices: 1, RegretWorlds: 1}, ticket{}, 2)
	for range 11 {
		j.note(&lottery{wins: []int{50, 50}}, 1, rules.Choice{Verb: 1})
		j.note(&lottery{wins: []int{50}}, 1, rules.Choice{Verb: 1})
	}
	if n := j.found.all().decisions; n != 3 {
		t.Errorf("%d decisions of the 2nd, 6th, 10th are judged", n)
	}
	quiet := newJudge(regretFlags{}, ticket{}, 2)
	quiet.note(&lottery{wins: []int{50, 50}}, 1, rules.Choice{Verb: 1})
	if len(quiet.found) > 0 {
		t.Error("choices are judged unasked")
	}
}

// By hand: regrets of 1, 1 and 4 of 8 parts have the mean 2 and the deviation root 2, so that it errs by 1.
func TestRegretErrsByItsSpread(t *testing.T) {
	r := regretCounts{}
	for _, parts := range []int64{1, 1, 4} {
		r.note("a", parts)
	}
	r.note("b", 8)
	list := r.list(2)
	if len(list) != 3 || list[0] != (regretResult{"b", 1, 1, 0}) || list[1].Decisions != 3 || list[2].Decisions != 4 {
		t.Fatalf("%+v", list)
	}
	if a := list[1]; a.Kind != "a" || a.Regret != 2.0/8 || math.Abs(a.Error-1.0/8) > 1e-12 {
		t.Errorf("%+v", a)
	}
}

func TestRegretIsTold(t *testing.T) {
	args := []string{"sim", "bsieged", "--matches", "2", "--bot", "0=soldier:1"}
	asked := append(args, "--regret", "--regret-every", "40", "--regret-worlds", "1", "--regret-choices", "2")
	var r, plain simResult
	if err := json.Unmarshal([]byte(must(t, append(asked, "--json")...)), &r); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(must(t, append(args, "--json")...)), &plain); err != nil {
		t.Fatal(err)
	}
	if plain.Regrets != nil || !reflect.DeepEqual(plain.Rows, r.Rows) {
		t.Errorf("judging changes %+v to %+v", plain, r)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var alone simResult
	if err := json.Unmarshal([]byte(must(t, append(asked, "--json")...)), &alone); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(alone.Regrets, r.Regrets) {
		t.Errorf("on one core %+v, on several %+v", alone.Regrets, r.Regrets)
	}
	n := len(r.Regrets)
	if n < 2 || r.Regrets[n-1].Kind != "all" || r.Regrets[n-1].Decisions < 2 {
		t.Fatalf("%+v", r.Regrets)
	}
	if said := must(t, asked...); !strings.Contains(said, "decisions  regret  standard error") || !strings.Contains(said, r.Regrets[0].Kind) {
		t.Errorf("%s", said)
	}
	for flag, why := range map[string]string{"--regret": "does not guide", "--regret --regret-worlds=0": "1 or more", "--regret --regret-every=0": "1 or more", "--regret --regret-choices=0": "1 or more"} {
		_, said, code := siege(t, append([]string{"sim", "kurth", "--matches", "1"}, strings.Fields(flag)...)...)
		if code != unusable || !strings.Contains(said, why) {
			t.Errorf("%s: exit %d, %s", flag, code, said)
		}
	}
}
