package sound

import (
	"encoding/binary"
	"math"
	"sync"
	"time"
)

const (
	// maxVoices is how many effects sound at once; the oldest gives way.
	maxVoices = 12
	// sameAgain is how long after an effect the same effect is not heard again: ten pieces
	// that land together make one knock.
	sameAgain = 30 * time.Millisecond
	// frameBytes is one sample of both channels, 32-bit floats.
	frameBytes = 8
	// restAfter is how long the mixer gives silence before it asks to rest.
	restAfter = 300 * time.Millisecond
	// lullAfter is how long the ambience goes on while nobody does anything. Then it fades
	// out, so that an idle program comes to rest.
	lullAfter = 90 * time.Second
	// fadeTime is how long the ambience takes to come and go.
	fadeTime = 2 * time.Second
	// duckTime is how long a change of volume takes, so that it does not click.
	duckTime = 40 * time.Millisecond
)

// Volumes are 0 to 1 each.
type Volumes struct{ Master, Effects, Ambience float64 }

// mixer adds up what sounds. It is the stream that the device reads, from a goroutine of
// its own; everything else comes from the program.
type mixer struct {
	mu       sync.Mutex
	voices   []voice
	last     map[Effect]int64 // sample at which an effect began last
	now      int64            // samples given so far
	volumes  Volumes
	muted    bool
	level    float64 // the master volume as it is now
	ambience wave
	position int
	wanted   bool    // the ambience is to be heard
	presence float64 // of the ambience, 0 to 1
	touched  int64   // sample at which somebody did something
	silent   int64   // samples of silence in a row
	pitch    uint32  // makes each knock a little different
	rest     func()  // asked to let the device rest; must not block
}

// voice is an effect that sounds.
type voice struct {
	wave     wave
	position float64
	step     float64 // 1 is the pitch it was made with
}

func newMixer(rest func()) *mixer {
	return &mixer{last: map[Effect]int64{}, rest: rest, silent: samples(restAfter)}
}

func samples(d time.Duration) int64 { return int64(d * Rate / time.Second) }

// play begins an effect.
func (m *mixer) play(e Effect, w wave) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.target() == 0 {
		return
	}
	if began, ok := m.last[e]; ok && m.now-began < samples(sameAgain) {
		return
	}
	m.last[e] = m.now
	if len(m.voices) == maxVoices {
		m.voices = m.voices[1:]
	}
	m.voices = append(m.voices, voice{wave: w, step: m.vary(w)})
	m.silent = 0
}

// vary is a pitch within 3 % of the one that a short effect was made with. Long ones are
// tunes and stay as they are.
func (m *mixer) vary(w wave) float64 {
	if len(w) > Rate {
		return 1
	}
	m.pitch = m.pitch*1664525 + 1013904223
	return 0.97 + 0.06*float64(m.pitch>>8)/float64(1<<24)
}

// set takes the volumes over, and whether nothing is to be heard at all.
func (m *mixer) set(v Volumes, muted bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.volumes, m.muted = v, muted
	if m.silent >= samples(restAfter) {
		m.level = m.target() // the device rests: there is nothing to click
	}
}

// target is where the master volume goes.
func (m *mixer) target() float64 {
	if m.muted {
		return 0
	}
	return m.volumes.Master
}

// background takes over what is heard behind everything; nil is nothing.
func (m *mixer) background(w wave) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.wanted = w != nil
	if w != nil {
		m.ambience = w
	}
}

// touch tells that somebody did something, and reports whether the ambience had come to
// rest.
func (m *mixer) touch() (rested bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	rested = m.wanted && m.volumes.Ambience > 0 && !m.blowing()
	m.touched = m.now
	return rested
}

// sounding reports whether there is anything to be heard, now or in a moment.
func (m *mixer) sounding() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.busy()
}

// atRest reports whether there has been silence for a while.
func (m *mixer) atRest() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return !m.busy() && m.silent >= samples(restAfter)
}

func (m *mixer) busy() bool {
	if m.target() == 0 {
		return m.level > 0
	}
	return len(m.voices) > 0 || m.presence > 0 || m.blowing()
}

// blowing reports whether the ambience is to be heard.
func (m *mixer) blowing() bool {
	return m.wanted && m.volumes.Ambience > 0 && m.now-m.touched < samples(lullAfter)
}

// Read gives the next samples, both channels as 32-bit floats. It never ends; when nothing
// sounds it gives silence.
func (m *mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(p) / frameBytes * frameBytes
	for i := 0; i < n; i += frameBytes {
		left, right := m.sample()
		binary.LittleEndian.PutUint32(p[i:], math.Float32bits(float32(left)))
		binary.LittleEndian.PutUint32(p[i+4:], math.Float32bits(float32(right)))
	}
	m.count(int64(n / frameBytes))
	return n, nil
}

// count lets the device rest after a while of silence.
func (m *mixer) count(given int64) {
	if m.busy() {
		m.silent = 0
		return
	}
	if m.level == 0 {
		m.voices = m.voices[:0] // what went on while nothing could be heard is over
	}
	before := m.silent
	m.silent += given
	if before < samples(restAfter) && m.silent >= samples(restAfter) {
		m.rest()
	}
}

// sample is the next moment of both channels.
func (m *mixer) sample() (left, right float64) {
	m.now++
	m.level = toward(m.level, m.target(), 1/float64(samples(duckTime)))
	effects := m.effects() * m.volumes.Effects
	l, r := m.wind()
	return limit(m.level * (effects + l)), limit(m.level * (effects + r))
}

// effects adds up the voices and forgets those that have ended.
func (m *mixer) effects() float64 {
	sum := 0.0
	kept := m.voices[:0]
	for _, v := range m.voices {
		i := int(v.position)
		if i+1 >= len(v.wave) {
			continue
		}
		k := v.position - float64(i)
		sum += v.wave[i]*(1-k) + v.wave[i+1]*k
		v.position += v.step
		kept = append(kept, v)
	}
	m.voices = kept
	return sum
}

// wind is the next moment of the ambience. The right ear hears what the left one heard
// half a round before.
func (m *mixer) wind() (left, right float64) {
	target := 0.0
	if m.blowing() {
		target = 1
	}
	m.presence = toward(m.presence, target, 1/float64(samples(fadeTime)))
	if m.presence == 0 || len(m.ambience) == 0 {
		return 0, 0
	}
	gain := m.presence * m.volumes.Ambience
	left = m.ambience[m.position] * gain
	right = m.ambience[(m.position+len(m.ambience)/2)%len(m.ambience)] * gain
	m.position = (m.position + 1) % len(m.ambience)
	return left, right
}

// toward moves a value to a target by at most a step.
func toward(v, target, step float64) float64 {
	if v < target {
		return math.Min(v+step, target)
	}
	return math.Max(v-step, target)
}

// limit keeps what adds up to more than the device can give within it, softly.
func limit(v float64) float64 {
	const free = 0.8
	if a := math.Abs(v); a > free {
		return math.Copysign(free+(1-free)*math.Tanh((a-free)/(1-free)), v)
	}
	return v
}
