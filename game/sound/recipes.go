package sound

import (
	"hash/fnv"
	"math"
	"math/rand/v2"

	"portcullis/rules"
)

// recipe is how an effect is made and how loud it is.
type recipe struct {
	effect Effect
	peak   float64 // of 1
	make   func(*rand.Rand) wave
}

func recipes() []recipe {
	return []recipe{
		{Click, 0.4, click},
		{Piece, 0.7, func(r *rand.Rand) wave { return knock(r, 1) }},
		{Card, 0.5, slide},
		{Flip, 0.55, flip},
		{Die, 0.75, roll},
		{Tumble, 0.6, func(r *rand.Rand) wave { return tumble(r, 0.55) }},
		{Land, 0.75, land},
		{Hit, 0.75, clash},
		{Horn, 0.8, horn},
		{Collapse, 0.9, collapse},
		{Ward, 0.6, ward},
		{Refuse, 0.5, refuse},
		{Victory, 0.8, victory},
		{Defeat, 0.8, defeat},
	}
}

// render makes an effect, the same on every machine. An effect that does not exist is nil.
func render(e Effect) wave {
	for _, r := range recipes() {
		if r.effect == e {
			name := fnv.New64a()
			name.Write([]byte(e))
			return r.make(rand.New(rand.NewPCG(name.Sum64(), 1))).finished(r.peak)
		}
	}
	return nil
}

// bar is the first modes of a wooden bar that lies free at both ends, struck in the middle.
func bar(hz, t60 float64) []mode {
	return []mode{
		{hz, t60, 1}, {hz * 2.756, t60 * 0.6, 0.55}, {hz * 5.404, t60 * 0.35, 0.3},
		{hz * 8.933, t60 * 0.2, 0.18}, {hz * 1.52, t60 * 0.5, 0.25},
	}
}

func click(r *rand.Rand) wave { return struck(0.09, bar(920, 0.06), 0.5, r) }

// knock is a wooden piece on a wooden table: the piece, and the table below it.
func knock(r *rand.Rand, pitch float64) wave {
	w := seconds(0.3)
	w.at(0, struck(0.25, bar(430*pitch, 0.12), 0.8, r), 1)
	w.at(0.001, struck(0.3, []mode{{118 * pitch, 0.18, 1}, {203 * pitch, 0.12, 0.6}}, 0, r), 0.8)
	return w
}

// slide is paper over felt: noise that swells and passes, and the card coming to rest.
func slide(r *rand.Rand) wave {
	w := seconds(0.3)
	swish := noise(0.24, r).bandPass(func(t float64) float64 { return 2600 + 9000*t }, 0.8)
	flutter := 0.0
	swish.shaped(func(t float64) float64 {
		flutter += 0.02 * (r.Float64() - 0.5 - flutter)
		return math.Pow(math.Sin(math.Pi*math.Min(1, t/0.24)), 1.5) * (1 + 6*flutter)
	})
	w.at(0, swish, 1)
	w.at(0.215, noise(0.05, r).shaped(decay(0.03)).lowPass(2500), 0.5)
	return w
}

// flip is a card lifted, turned and snapped down.
func flip(r *rand.Rand) wave {
	w := seconds(0.28)
	turn := noise(0.14, r).bandPass(func(t float64) float64 { return 1200 + 14000*t }, 1.2)
	w.at(0, turn.shaped(func(t float64) float64 { return math.Sin(math.Pi * math.Min(1, t/0.14)) }), 0.5)
	w.at(0.14, noise(0.08, r).shaped(decay(0.035)).bandPass(always(1900), 0.7), 1.6)
	w.at(0.142, struck(0.12, []mode{{165, 0.09, 1}}, 0, r), 0.35)
	return w
}

// tumble is bone dice striking each other and the table, ever faster.
func tumble(r *rand.Rand, length float64) wave {
	w := seconds(length + 0.1)
	for t := 0.01; t < length; {
		hz := 1500 + 1100*r.Float64()
		w.at(t, struck(0.07, bar(hz, 0.045), 0.9, r), 0.35+0.4*r.Float64())
		t += 0.035 + 0.05*r.Float64()
	}
	return w
}

// land is dice hitting the table and rocking to rest.
func land(r *rand.Rand) wave {
	w := seconds(0.36)
	gap, gain, t := 0.085, 1.0, 0.0
	for range 6 {
		w.at(t, struck(0.1, bar(1150+500*r.Float64(), 0.06), 0.9, r), gain)
		w.at(t, knock(r, 1.25), 0.45*gain)
		t += gap
		gap *= 0.62
		gain *= 0.55
	}
	return w
}

func roll(r *rand.Rand) wave {
	w := seconds(0.82)
	w.at(0, tumble(r, 0.42), 0.55)
	w.at(0.46, land(r), 1)
	return w
}

// plate is the modes of a metal plate: not in harmony, and long.
func plate(hz, t60 float64) []mode {
	var modes []mode
	for i, ratio := range []float64{1, 1.47, 2.09, 2.56, 3.17, 3.89, 4.69, 5.41, 6.63, 7.92} {
		n := float64(i)
		modes = append(modes, mode{hz * ratio, t60 / (1 + 0.3*n), 1 / (1 + 0.35*n)})
	}
	return modes
}

// clash is a blade on a shield.
func clash(r *rand.Rand) wave {
	w := seconds(1.1)
	w.at(0, struck(1.0, plate(690, 0.9), 2.2, r), 1)
	w.at(0.012, struck(0.8, plate(1043, 0.6), 1, r), 0.6)
	w.at(0, struck(0.3, []mode{{140, 0.2, 1}}, 0, r), 1.2)
	return w.room(0.25, 0.9)
}

// breath is how many samples of a tone that costs much are made before others have their turn.
const breath = 512

// brass is a blown tone: the harder it is blown, the more overtones it has.
func brass(hz, length, force float64, r *rand.Rand) wave {
	w := seconds(length)
	attack, release := 0.07, math.Min(0.25, length/3)
	drift := 0.0
	phase := 0.0
	for i := range w {
		if i%breath == 0 {
			rules.Breathe()
		}
		t := float64(i) / Rate
		swell := math.Min(1, t/attack) * math.Min(1, (length-t)/release)
		drift += 0.0004 * (r.Float64() - 0.5 - drift)
		bend := 1 - 0.03*math.Exp(-t/0.03) + 0.002*math.Sin(2*math.Pi*5.2*t)*math.Min(1, t) + drift
		phase += 2 * math.Pi * hz * bend / Rate
		w[i] = overtones(phase, hz, 0.45+0.42*force*swell) * swell * swell
	}
	w.at(0, noise(0.12, r).bandPass(always(hz*3), 1).shaped(decay(0.12)), 0.3)
	return w
}

// overtones adds up to 18 harmonics of a tone, each fainter than the one below by a
// factor. The sine of a multiple follows from the two before it.
func overtones(phase, hz, factor float64) float64 {
	sin, cos := math.Sincos(phase)
	below, at := 0.0, sin
	sum, gain := 0.0, 1.0
	for n := 1; n <= 18 && hz*float64(n) < Rate/3; n++ {
		sum += gain * at
		gain *= factor
		below, at = at, 2*cos*at-below
	}
	return sum
}

// horn is a war horn outside the walls: a call and its fifth.
func horn(r *rand.Rand) wave {
	w := seconds(2.6)
	for _, voice := range []float64{1, 1.004, 0.5} {
		w.at(0, brass(110*voice, 0.7, 0.75, r), 0.6)
		w.at(0.6, brass(165*voice, 1.5, 0.9, r), 0.7)
	}
	return w.lowPass(2600).room(0.8, 1.8)
}

// collapse is a wall falling: the rumble, the stones, the dust.
func collapse(r *rand.Rand) wave {
	const length = 2.4
	w := seconds(length)
	rumble := noise(length, r).lowPass(90).lowPass(140)
	rumble.shaped(func(t float64) float64 { return math.Min(1, t/0.12) * math.Exp(-1.6*t) })
	w.at(0, rumble, 14)
	for t := 0.02; t < 1.5; {
		hz := 90 + 420*r.Float64()*r.Float64()
		stone := struck(0.25, []mode{{hz, 0.12, 1}, {hz * 1.83, 0.08, 0.6}, {hz * 2.71, 0.05, 0.4}}, 1.2, r)
		w.at(t, stone.lowPass(1800), math.Exp(-1.4*t)*(0.3+0.7*r.Float64()))
		t += 0.015 + 0.09*r.Float64()*(0.5+t)
	}
	dust := noise(1.6, r).highPass(1500).lowPass(4000)
	w.at(0.5, dust.shaped(func(t float64) float64 { return math.Sin(math.Pi * math.Min(1, t/1.6)) }), 0.12)
	return w.room(0.3, 1.2)
}

// bell is the partials of a bell, hum to nominal.
func bell(hz, t60 float64) []mode {
	return []mode{
		{hz * 0.5, t60, 0.5}, {hz, t60 * 0.7, 0.8}, {hz * 1.2, t60 * 0.6, 0.6}, {hz * 1.5, t60 * 0.45, 0.35},
		{hz * 2, t60 * 0.45, 0.7}, {hz * 2.66, t60 * 0.3, 0.25}, {hz * 3.01, t60 * 0.25, 0.2}, {hz * 4.16, t60 * 0.15, 0.12},
	}
}

// ward is small bells one above the other and air that rises.
func ward(r *rand.Rand) wave {
	w := seconds(1.8)
	for i, hz := range []float64{587.3, 880, 1174.7, 1760} {
		w.at(0.09*float64(i), struck(1.4, bell(hz, 1.2), 0.05, r), 0.6-0.1*float64(i))
	}
	air := noise(1.2, r).bandPass(func(t float64) float64 { return 900 + 3500*t }, 4)
	w.at(0, air.shaped(func(t float64) float64 { return math.Sin(math.Pi * math.Min(1, t/1.2)) }), 0.25)
	return w.room(0.5, 1.6)
}

// refuse is two dull knocks.
func refuse(r *rand.Rand) wave {
	w := seconds(0.32)
	w.at(0, knock(r, 0.62), 1)
	w.at(0.11, knock(r, 0.55), 0.8)
	return w.lowPass(900)
}

// chord is several brass tones that begin together.
func chord(w wave, moment, length, force float64, r *rand.Rand, tones ...float64) {
	for _, hz := range tones {
		w.at(moment, brass(hz, length, force, r), 0.5)
		w.at(moment+0.004, brass(hz*1.003, length, force, r), 0.3)
	}
}

// victory is a fanfare in D that rises and stays.
func victory(r *rand.Rand) wave {
	w := seconds(4.2)
	chord(w, 0, 0.22, 0.7, r, 293.7)
	chord(w, 0.2, 0.22, 0.7, r, 293.7, 370)
	chord(w, 0.4, 0.22, 0.75, r, 370, 440)
	chord(w, 0.6, 0.5, 0.8, r, 293.7, 440, 587.3)
	chord(w, 1.12, 0.3, 0.75, r, 246.9, 392, 493.9)
	chord(w, 1.42, 2.2, 0.85, r, 146.8, 293.7, 370, 440, 587.3)
	for i := range 4 {
		w.at(1.42+0.08*float64(i), struck(1.5, bell(587.3*float64(i+2)/2, 1.4), 0, r), 0.25)
	}
	return w.lowPass(5200).room(0.7, 1.9)
}

// defeat is a bell, and brass that sinks.
func defeat(r *rand.Rand) wave {
	w := seconds(4.6)
	for i := range 3 {
		w.at(1.05*float64(i), struck(3, bell(196, 3), 0.1, r), 0.9)
	}
	chord(w, 0.3, 0.9, 0.45, r, 220, 261.6)
	chord(w, 1.25, 0.9, 0.4, r, 196, 233.1)
	chord(w, 2.2, 1.9, 0.4, r, 110, 146.8, 174.6)
	drum := struck(0.8, []mode{{58, 0.5, 1}, {91, 0.3, 0.5}}, 0.1, r)
	w.at(2.2, drum, 1.5)
	return w.lowPass(3000).room(0.9, 2.4)
}

// nightLength is how long the ambience is before it begins again, in seconds.
const nightLength = 24.0

// night is wind over a wall and embers, made so that its end runs into its beginning.
func night() wave {
	const over = 4.0 // seconds of the end that are laid over the beginning
	r := rand.New(rand.NewPCG(7, 7))
	w := noise(nightLength+over, r)
	gust := gusts(nightLength+over, r)
	w.bandPass(func(t float64) float64 { return 180 + 260*gust(t) }, 0.9)
	w.shaped(func(t float64) float64 { return 0.25 + 0.75*gust(t) })
	for t := 0.5; t < nightLength+over-0.2; {
		w.at(t, struck(0.03, bar(2100+2400*r.Float64(), 0.012), 1, r), 0.02+0.05*r.Float64()*r.Float64())
		t += 0.2 + 1.6*r.Float64()*r.Float64()
	}
	return looped(w, over).atPeak(0.5)
}

// gusts is how strong the wind blows over time, 0 to 1.
func gusts(length float64, r *rand.Rand) func(float64) float64 {
	n := int(length/2.5) + 3
	strength := make([]float64, n)
	for i := range strength {
		strength[i] = r.Float64()
	}
	return func(t float64) float64 {
		at := t / 2.5
		i := int(at)
		k := 0.5 - 0.5*math.Cos(math.Pi*(at-float64(i)))
		return strength[i]*(1-k) + strength[i+1]*k
	}
}

// looped lays the last seconds of a wave over its first ones, so that it can be played
// round and round.
func looped(w wave, over float64) wave {
	n := int(over * Rate)
	body := w[:len(w)-n]
	tail := w[len(w)-n:]
	for i := range n {
		k := float64(i) / float64(n)
		body[i] = body[i]*math.Sqrt(k) + tail[i]*math.Sqrt(1-k)
	}
	return body
}
