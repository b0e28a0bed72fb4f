package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/file"
)

// hidden is a position in which Mineos can storm the Kraikos Gate, whose defenders it does not see.
func hidden(t testing.TB) *engine.State {
	t.Helper()
	s := field(t, "full_siege", false)
	for _, id := range []string{"ar02", "ar04"} {
		put(t, s, id, "0905", 0)
	}
	put(t, s, "ar13", "0706", 0)
	put(t, s, "ar01", "0607", 0)
	for _, id := range []string{"mi10", "mi13", "mi08"} {
		put(t, s, id, "1005", 0)
	}
	return moving(s, engine.Mineos, 5)
}

// TestForecastsDoNotPeek deals what the seat cannot see in other ways: the odds stay.
func TestForecastsDoNotPeek(t *testing.T) {
	s := hidden(t)
	var f Forecaster
	gate := place(t, s, "0905")
	joining := []content.Block{block(t, s, "mi10"), block(t, s, "mi13"), block(t, s, "mi08")}
	want, ok := f.Forecast(s, engine.Mineos, gate, joining)
	if !ok || !want.Hidden || want.Exact || want.Blocks != [2]int{2, 3} || !want.Fortified {
		t.Fatalf("the forecast is %+v, %v", want, ok)
	}
	for seed := range uint64(5) {
		other := s.Clone()
		r := rules.NewRand(seed)
		file.Veil(other, engine.Mineos, &r)
		if got, _ := f.Forecast(other, engine.Mineos, gate, joining); got != want {
			t.Errorf("in another world the forecast is %+v, want %+v", got, want)
		}
	}
	if open, _ := f.Forecast(s, engine.Argot, gate, nil); open != (Odds{}) {
		t.Errorf("nobody attacks the gate yet, and the odds are %+v", open)
	}
}

// TestForecastsAreExactWhereAllIsKnown compares with the odds of the battle that follows.
func TestForecastsAreExactWhereAllIsKnown(t *testing.T) {
	s := hidden(t)
	s.Options.Open = true
	var f Forecaster
	odds, ok := f.Forecast(s, engine.Mineos, place(t, s, "0905"), []content.Block{block(t, s, "mi10")})
	if !ok || !odds.Exact || odds.Hidden {
		t.Fatalf("the forecast is %+v, %v", odds, ok)
	}
	r := rules.NewRand(1)
	fought := waiting(t, 1)
	if one, _ := Battle(fought, place(t, fought, "0905"), &r); one.Win <= odds.Win {
		t.Errorf("one Watch holds the gate against %.3f, a Watch and Wardens against %.3f", one.Win, odds.Win)
	}
}

// TestMoreAttackersNeverLessen the chance: each that joins makes a forecast better, each defender worse.
func TestMoreAttackersNeverLessen(t *testing.T) {
	s := hidden(t)
	var f Forecaster
	gate := place(t, s, "0905")
	joining := []content.Block{block(t, s, "mi10"), block(t, s, "mi13"), block(t, s, "mi08")}
	last := 0.0
	for n := 1; n <= len(joining); n++ {
		odds, _ := f.Forecast(s, engine.Mineos, gate, joining[:n])
		if odds.Win < last {
			t.Errorf("with %d attackers the chance falls from %.3f to %.3f", n, last, odds.Win)
		}
		last = odds.Win
	}
	put(t, s, "ar05", "0905", 0)
	s.Settle()
	if odds, _ := f.Forecast(s, engine.Mineos, gate, joining); odds.Win >= last {
		t.Errorf("with another defender the chance rises from %.3f to %.3f", last, odds.Win)
	}
}

func BenchmarkForecast(b *testing.B) {
	s := hidden(b)
	var f Forecaster
	joining := []content.Block{block(b, s, "mi10"), block(b, s, "mi13"), block(b, s, "mi08")}
	for b.Loop() {
		f.Forecast(s, engine.Mineos, place(b, s, "0905"), joining)
	}
}
