package sound

import (
	"math"
	"testing"

	"portcullis/rules"
)

// energy is the power of a sound at a frequency (Goertzel 1958).
func energy(w wave, hz float64) float64 {
	k := 2 * math.Cos(2*math.Pi*hz/Rate)
	var s1, s2 float64
	for _, v := range w {
		s1, s2 = v+k*s1-s2, s1
	}
	return (s1*s1 + s2*s2 - k*s1*s2) / float64(len(w))
}

// centroid is the middle of a sound's spectrum in Hz, over thirds of an octave.
func centroid(w wave) float64 {
	sum, weighted := 0.0, 0.0
	for hz := 40.0; hz < 16000; hz *= math.Pow(2, 1.0/12) {
		e := math.Sqrt(energy(w, hz)) * hz // each band is as wide as it is high
		sum += e
		weighted += e * math.Log(hz)
	}
	return math.Exp(weighted / sum)
}

func span(w wave, from, to float64) wave { return w[int(from*Rate):min(len(w), int(to*Rate))] }

func rms(w wave) float64 {
	sum := 0.0
	for _, v := range w {
		sum += v * v
	}
	return math.Sqrt(sum / float64(len(w)))
}

func TestEveryEffectIsWellMade(t *testing.T) {
	lengths := map[Effect][2]float64{ // shortest and longest, seconds
		Click: {0.05, 0.15}, Piece: {0.15, 0.4}, Card: {0.2, 0.4}, Flip: {0.2, 0.4}, Die: {0.5, 1}, Tumble: {0.4, 0.8},
		Land: {0.2, 0.5}, Hit: {0.6, 1.5}, Horn: {1.5, 3}, Collapse: {1.5, 3}, Ward: {1, 2.5}, Refuse: {0.2, 0.5},
		Victory: {3, 5}, Defeat: {3, 5},
	}
	for _, r := range recipes() {
		t.Run(string(r.effect), func(t *testing.T) {
			w := render(r.effect)
			length := float64(len(w)) / Rate
			if want, ok := lengths[r.effect]; !ok || length < want[0] || length > want[1] {
				t.Errorf("it lasts %.2f s; want %v", length, lengths[r.effect])
			}
			peak, sum := 0.0, 0.0
			for _, v := range w {
				if math.IsNaN(v) {
					t.Fatal("it holds what is not a number")
				}
				peak = math.Max(peak, math.Abs(v))
				sum += v
			}
			if math.Abs(peak-r.peak) > 1e-9 || peak > 0.95 {
				t.Errorf("its peak is %.3f; want %.3f, below 0.95", peak, r.peak)
			}
			if offset := sum / float64(len(w)); math.Abs(offset) > 0.005 {
				t.Errorf("its offset is %.4f", offset)
			}
			if a, b := math.Abs(w[0]), math.Abs(w[len(w)-1]); a > 0.001 || b > 0.001 {
				t.Errorf("it begins at %.4f and ends at %.4f", a, b)
			}
			if level := rms(w); level < 0.01 {
				t.Errorf("it is hardly to be heard: %.4f", level)
			}
			if end := rms(w[len(w)*95/100:]); end > 0.2*rms(w) {
				t.Errorf("it does not die away: %.4f of %.4f at its end", end, rms(w))
			}
		})
	}
}

func TestRenderIsTheSameEachTime(t *testing.T) {
	a, b := render(Die), render(Die)
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("sample %d differs", i)
		}
	}
	if render("none") != nil {
		t.Error("an effect that does not exist has a sound")
	}
}

func TestSoundsAreOfTheirMaterial(t *testing.T) {
	between := func(e Effect, low, high float64) {
		t.Helper()
		if c := centroid(render(e)); c < low || c > high {
			t.Errorf("the middle of %s is at %.0f Hz; want %.0f to %.0f", e, c, low, high)
		}
	}
	between(Refuse, 60, 700)
	between(Collapse, 60, 900)
	between(Piece, 200, 1800)
	between(Land, 500, 3500)
	between(Card, 2000, 8000)
	between(Hit, 900, 6000)
}

func TestHornBlowsItsTones(t *testing.T) {
	w := render(Horn)
	call, fifth := span(w, 0.15, 0.55), span(w, 0.9, 1.6)
	if a, b := energy(call, 110), energy(call, 131); a < 20*b {
		t.Errorf("the call: %.3g at 110 Hz, %.3g beside it", a, b)
	}
	if a, b := energy(fifth, 165), energy(fifth, 139); a < 20*b {
		t.Errorf("the fifth: %.3g at 165 Hz, %.3g beside it", a, b)
	}
}

func TestMetalRingsOutOfHarmony(t *testing.T) {
	w := span(render(Hit), 0.05, 0.5)
	if at, harmonic := energy(w, 690*1.47), energy(w, 690*1.5); at < 5*harmonic {
		t.Errorf("%.3g at the plate's mode, %.3g at the harmonic beside it", at, harmonic)
	}
}

func TestVictoryRisesAndDefeatSinks(t *testing.T) {
	victory, defeat := render(Victory), render(Defeat)
	if first, last := centroid(span(victory, 0, 0.4)), rms(span(victory, 2, 3)); first == 0 || last < 0.02 {
		t.Errorf("victory: %.0f Hz first, level %.3f in its last chord", first, last)
	}
	if a, b := energy(span(victory, 1.6, 3), 587.3), energy(span(victory, 1.6, 3), 622.3); a < 10*b {
		t.Errorf("victory does not end on its D: %.3g, beside it %.3g", a, b)
	}
	if a, b := centroid(span(defeat, 0.3, 1.2)), centroid(span(defeat, 2.6, 4)); b >= a {
		t.Errorf("defeat goes from %.0f Hz to %.0f Hz", a, b)
	}
}

func TestNightGoesRound(t *testing.T) {
	w := night()
	if got := float64(len(w)) / Rate; math.Abs(got-nightLength) > 0.01 {
		t.Fatalf("it lasts %.2f s", got)
	}
	steps := make([]float64, 0, 1000)
	for i := 1; i < 1000; i++ {
		steps = append(steps, math.Abs(w[i]-w[i-1]))
	}
	usual := 0.0
	for _, s := range steps {
		usual = math.Max(usual, s)
	}
	if jump := math.Abs(w[0] - w[len(w)-1]); jump > usual {
		t.Errorf("the step from its end to its beginning is %.4f; others are at most %.4f", jump, usual)
	}
	if a, b := rms(span(w, 0, 4)), rms(w); a < b/3 || a > 3*b {
		t.Errorf("the seam is heard: level %.4f there, %.4f over all", a, b)
	}
}

func BenchmarkRender(b *testing.B) {
	for _, e := range Effects() {
		b.Run(string(e), func(b *testing.B) {
			for b.Loop() {
				render(e)
			}
		})
	}
	b.Run("night", func(b *testing.B) {
		for b.Loop() {
			night()
		}
	})
}

// Whoever makes a sound lets others have their turn all along: the long ones take a quarter of a second in a browser.
func TestSoundsBreathe(t *testing.T) {
	n := 0
	rules.Breath = func() { n++ }
	t.Cleanup(func() { rules.Breath = nil })
	for _, e := range []Effect{Horn, Victory, Defeat} {
		n = 0
		if w := render(e); n < len(w)/breath {
			t.Errorf("%s is made with %d breaths", e, n)
		}
	}
}
