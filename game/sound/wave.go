package sound

import (
	"math"
	"math/rand/v2"

	"portcullis/rules"
)

// Rate is how many samples a second has.
const Rate = 44100

// wave is a sound: samples of one channel, within -1 to 1.
type wave []float64

// seconds makes a silent wave.
func seconds(s float64) wave {
	rules.Breathe()
	return make(wave, int(s*Rate))
}

// at adds a sound at a moment. What reaches beyond the end is cut.
func (w wave) at(moment float64, sound wave, gain float64) {
	first := int(moment * Rate)
	for i, v := range sound {
		if first+i >= len(w) {
			return
		}
		w[first+i] += v * gain
	}
}

// shaped multiplies by an envelope over the time in seconds.
func (w wave) shaped(envelope func(t float64) float64) wave {
	for i := range w {
		w[i] *= envelope(float64(i) / Rate)
	}
	return w
}

// finished makes a wave ready to be heard: no offset, silence at both ends, the highest peak
// at a level.
func (w wave) finished(peak float64) wave {
	w.highPass(20)
	w.fade(0.001, math.Min(0.05, float64(len(w))/Rate/4))
	return w.atPeak(peak)
}

// atPeak brings the highest peak to a level.
func (w wave) atPeak(peak float64) wave {
	highest := 0.0
	for _, v := range w {
		highest = math.Max(highest, math.Abs(v))
	}
	if highest == 0 {
		return w
	}
	for i := range w {
		w[i] *= peak / highest
	}
	return w
}

// fade lets the ends rise from and fall to nothing.
func (w wave) fade(in, out float64) {
	n := int(in * Rate)
	for i := range min(n, len(w)) {
		w[i] *= float64(i) / float64(n)
	}
	n = int(out * Rate)
	for i := range min(n, len(w)) {
		k := 0.5 - 0.5*math.Cos(math.Pi*float64(i)/float64(n))
		w[len(w)-1-i] *= k
	}
}

// lowPass and highPass are filters of the first order with a corner frequency in Hz.
func (w wave) lowPass(hz float64) wave {
	k := 1 - math.Exp(-2*math.Pi*hz/Rate)
	y := 0.0
	for i, x := range w {
		y += k * (x - y)
		w[i] = y
	}
	return w
}

func (w wave) highPass(hz float64) wave {
	k := 1 - math.Exp(-2*math.Pi*hz/Rate)
	y := 0.0
	for i, x := range w {
		y += k * (x - y)
		w[i] = x - y
	}
	return w
}

// bandPass is the resonant filter of Robert Bristow-Johnson's cookbook, of constant peak
// gain, whose middle may move with the time in seconds.
func (w wave) bandPass(hz func(t float64) float64, q float64) wave {
	var x1, x2, y1, y2 float64
	for i, x := range w {
		o := 2 * math.Pi * hz(float64(i)/Rate) / Rate
		alpha := math.Sin(o) / (2 * q)
		y := (alpha*(x-x2) + 2*math.Cos(o)*y1 - (1-alpha)*y2) / (1 + alpha)
		x2, x1, y2, y1 = x1, x, y1, y
		w[i] = y
	}
	return w
}

// always is a value that does not move.
func always(v float64) func(float64) float64 { return func(float64) float64 { return v } }

// noise is white noise from a generator.
func noise(s float64, r *rand.Rand) wave {
	w := seconds(s)
	for i := range w {
		w[i] = r.Float64()*2 - 1
	}
	return w
}

// decay falls to a thousandth (60 dB) within a time in seconds.
func decay(t60 float64) func(t float64) float64 {
	return func(t float64) float64 { return math.Exp(-6.908 * t / t60) }
}

// mode is one way in which a struck body swings.
type mode struct {
	hz   float64
	t60  float64 // seconds until it is a thousandth
	gain float64
}

// struck is a body hit at time 0: its modes, and the short contact of what hits it.
func struck(length float64, modes []mode, contact float64, r *rand.Rand) wave {
	w := seconds(length)
	for _, m := range modes {
		w.ring(m, r.Float64()*0.3)
	}
	w.at(0, noise(0.02, r).shaped(decay(0.008)).highPass(1200), contact)
	return w
}

// ring adds a mode: a damped oscillation, by the recurrence of a two-pole resonator.
func (w wave) ring(m mode, phase float64) {
	turn := 2 * math.Pi * m.hz / Rate
	fall := decay(m.t60)(1.0 / Rate)
	now, before := m.gain*math.Sin(phase), m.gain*math.Sin(phase-turn)/fall
	k1, k2 := 2*fall*math.Cos(turn), fall*fall
	for i := range w {
		w[i] += now
		now, before = k1*now-k2*before, now
	}
}

// room adds the echo of a stone hall: eight combs and two all-passes (Schroeder 1962).
func (w wave) room(wet, t60 float64) wave {
	out := make(wave, len(w))
	for _, delay := range []float64{0.0297, 0.0371, 0.0411, 0.0437, 0.0503, 0.0531, 0.0571, 0.0613} {
		out.comb(w, int(delay*Rate), math.Pow(10, -3*delay/t60))
	}
	for _, delay := range []float64{0.0051, 0.0017} {
		out.allPass(int(delay*Rate), 0.6)
	}
	for i := range w {
		w[i] += wet * out[i] / 8
	}
	return w
}

// comb adds to w the echoes of a sound, each duller than the one before.
func (w wave) comb(sound wave, delay int, feedback float64) {
	line := make([]float64, delay)
	dull := 0.0
	for i, x := range sound {
		y := line[i%delay]
		dull += 0.6 * (y - dull)
		line[i%delay] = x + dull*feedback
		w[i] += y
	}
}

func (w wave) allPass(delay int, gain float64) {
	line := make([]float64, delay)
	for i, x := range w {
		y := line[i%delay]
		v := x + gain*y
		line[i%delay] = v
		w[i] = y - gain*v
	}
}
