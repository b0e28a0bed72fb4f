package advice

import (
	"math"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// lineups are battles at the Kraikos Gate or in the open: who defends, who attacks.
var lineups = []struct {
	name      string
	at, from  string
	defenders []string
	attackers []string
	gate      uint8
	sampled   bool // too many positions to be worked out
}{
	{"plain in the open", "1005", "1104", []string{"ar02"}, []string{"mi10"}, 0, false},                      // AR-HIT-1
	{"behind the gate", "0905", "1005", []string{"ar02"}, []string{"mi10"}, 3, false},                        // AR-FRT-3
	{"resilient", "1005", "1104", []string{"ar05"}, []string{"mi10"}, 0, false},                              // AR-ABI-5
	{"shock troops", "1005", "1104", []string{"ar02"}, []string{"mi08"}, 0, false},                           // AR-ABI-2
	{"berserkers", "1005", "1104", []string{"ar02"}, []string{"mi13"}, 0, false},                             // AR-ABI-4
	{"besiegers", "0905", "1005", []string{"ar02", "ar03"}, []string{"mi15", "mi10"}, 3, false},              // AR-ABI-3
	{"terror and drain", "1005", "1104", []string{"ar02", "ar03"}, []string{"mi18"}, 0, false},               // AR-ABI-6, AR-ABI-7
	{"skittish ambushers", "1005", "1104", []string{"ar08"}, []string{"mi10"}, 0, false},                     // AR-ABI-8, AR-ABI-9
	{"wings over a watch", "1005", "1104", []string{"ar02"}, []string{"mi24"}, 0, false},                     // AR-EX-20
	{"wings over archers", "1005", "1104", []string{"ar06"}, []string{"mi26"}, 0, false},                     // AR-AIR-4
	{"a train is left behind", "1005", "1104", []string{"ar02", "ar17"}, []string{"mi10", "mi11"}, 0, false}, // AR-TRN-3
	{"three against three", "0905", "1005", []string{"ar02", "ar04", "ar06"}, []string{"mi10", "mi13", "mi01"}, 3, true},
	{"all that fits", "0905", "1005", []string{"ar01", "ar02", "ar04", "ar06"}, []string{"mi10", "mi13", "mi18", "mi26"}, 3, true},
}

// waiting is a battle of the line-ups that waits to be fought.
func waiting(t testing.TB, i int) *engine.State {
	t.Helper()
	l := lineups[i]
	s := field(t, "full_siege", true)
	put(t, s, "mi12", "1709", 0) // far from everything, so that nobody is wiped out
	put(t, s, "ar13", "0706", 0)
	s.Gates[s.Map.FindGate("kraikos_gate")].Strength = l.gate
	for _, id := range l.defenders {
		put(t, s, id, l.at, 0)
	}
	storm(t, s, l.from, l.at, l.attackers...)
	return fighting(s)
}

// fight plays the battle that waits by the policy of a melee and reports whether the attacker holds the place,
// and the steps that both roles have lost.
func fight(t testing.TB, s *engine.State, i int) (won bool, steps [2]float64) {
	t.Helper()
	p := place(t, s, lineups[i].at)
	first := true
	for s.Battle.Round > 0 || first {
		first = false
		c := Sensible(s, nil)[0]
		if s.Asked == engine.AskAction && (c.Verb == engine.Retreat || c.Verb == engine.Reembark) {
			b := newBout(s)
			b.share = 1 // nobody despairs
			best := 0.0
			if b.withdraws(&b.begins, b.index(blockOf(c))) {
				best = 100 // but it goes back with its last step
			}
			for _, other := range s.Decision().Choices {
				if promise := b.promise(other); promise >= best && other.Verb != engine.Retreat {
					c, best = other, promise
				}
			}
		}
		if s.Asked == engine.AskRegroup {
			break
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	for role, ids := range [2][]string{lineups[i].defenders, lineups[i].attackers} {
		for _, id := range ids {
			b := block(t, s, id)
			steps[role] += float64(s.Content.Face(b, false).Strength)
			if s.Pieces[b].InPlay() {
				steps[role] -= float64(s.Pieces[b].Strength)
			}
		}
	}
	for b := range s.In(p) {
		won = won || s.Pieces[b].Party == content.Mineos && !s.EnemyAt(p, content.Mineos)
	}
	return won, steps
}

// TestOddsAreThoseOfBattlesThatAreFought plays every line-up many times by the rules and compares.
func TestOddsAreThoseOfBattlesThatAreFought(t *testing.T) {
	n := 2500
	if testing.Short() {
		n = 400
	}
	for i, l := range lineups {
		start := waiting(t, i)
		r := rules.NewRand(7)
		o, ok := Battle(start, place(t, start, l.at), &r)
		if !ok || o.Exact == l.sampled {
			t.Errorf("%s: odds %v, exact %v", l.name, ok, o.Exact)
			continue
		}
		s := start.Clone()
		wins := 0.0
		var lost, squares [2]float64
		for k := range n {
			s.CopyFrom(start)
			s.Rng = rules.NewRand(uint64(k))
			won, steps := fight(t, s, i)
			if won {
				wins++
			}
			for role := range steps {
				lost[role] += steps[role]
				squares[role] += steps[role] * steps[role]
			}
		}
		win := wins / float64(n)
		doubt := 4 * math.Sqrt(max(0.0004, o.Win*(1-o.Win))*(1/float64(n)+bonus(!o.Exact)/samples))
		if math.Abs(win-o.Win) > doubt {
			t.Errorf("%s: the attacker won %.3f, the odds say %.3f (exact %v)", l.name, win, o.Win, o.Exact)
		}
		for role, name := range [2]string{"defenders", "attackers"} {
			mean := lost[role] / float64(n)
			spread := math.Sqrt(max(0.01, squares[role]/float64(n)-mean*mean))
			if doubt := 4 * spread * math.Sqrt(1/float64(n)+bonus(!o.Exact)/samples); math.Abs(mean-o.Steps[role]) > doubt {
				t.Errorf("%s: the %s lost %.3f steps, the odds say %.3f", l.name, name, mean, o.Steps[role])
			}
		}
	}
}

// Of a block with one step as many steps as blocks are lost, and what it costs is both (what losses count).
func TestTheLastStepCounts(t *testing.T) {
	s := field(t, "full_siege", true)
	put(t, s, "ar02", "1005", 1)
	bulls := put(t, s, "mi10", "1104", 0)
	moving(s, engine.Mineos, 5)
	r := rules.NewRand(1)
	o, ok := Assault(s, content.Mineos, place(t, s, "1005"), []content.Block{bulls}, &r)
	if lost := o.Steps[engine.Defender]; !ok || !o.Exact || lost < 0.3 || math.Abs(lost-o.Fallen[engine.Defender]) > 1e-9 || math.Abs(o.Worth[engine.Defender]-lost*(stepLost+bodyLost)) > 1e-9 {
		t.Errorf("%v: %+v", ok, o)
	}
}

// What was sampled is never told as certain: the next battle could be the first that ends otherwise.
func TestWhatWasSampledIsNeverToldAsCertain(t *testing.T) {
	for _, o := range []Odds{{Win: 1}, {Win: 0}, {Win: 1, Hidden: true}, {Win: 1, Exact: true}} {
		said := rules.Percent(o.Told()).String()
		if certain := said == "100 %" || said == "0 %"; certain != o.Exact {
			t.Errorf("%+v is told as %s", o, said)
		}
	}
}
