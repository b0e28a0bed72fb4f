package sound

import (
	"encoding/binary"
	"math"
	"testing"
	"time"
)

// listen reads a while from the mixer, left channel.
func listen(t *testing.T, m *mixer, d time.Duration) wave {
	t.Helper()
	left, _ := listenBoth(t, m, d)
	return left
}

func listenBoth(t *testing.T, m *mixer, d time.Duration) (left, right wave) {
	t.Helper()
	buf := make([]byte, int(samples(d))*frameBytes)
	if n, err := m.Read(buf); n != len(buf) || err != nil {
		t.Fatalf("Read: %d of %d, %v", n, len(buf), err)
	}
	for i := 0; i < len(buf); i += frameBytes {
		left = append(left, float64(math.Float32frombits(binary.LittleEndian.Uint32(buf[i:]))))
		right = append(right, float64(math.Float32frombits(binary.LittleEndian.Uint32(buf[i+4:]))))
	}
	return left, right
}

func loud(w wave) float64 {
	peak := 0.0
	for _, v := range w {
		peak = math.Max(peak, math.Abs(v))
	}
	return peak
}

// tone is a wave that stays at a value for a while.
func tone(v float64, s float64) wave {
	w := seconds(s)
	for i := range w {
		w[i] = v
	}
	return w
}

func testMixer(v Volumes) (*mixer, *int) {
	rests := new(int)
	m := newMixer(func() { *rests++ })
	m.set(v, false)
	return m, rests
}

func TestVolumesMultiply(t *testing.T) {
	m, _ := testMixer(Volumes{Master: 0.5, Effects: 0.8, Ambience: 0})
	m.play(Horn, tone(0.5, 2))
	if got := loud(listen(t, m, time.Second)); math.Abs(got-0.2) > 1e-6 {
		t.Errorf("level %.4f; want 0.5 x 0.8 x 0.5", got)
	}
}

func TestManyVoicesNeverClip(t *testing.T) {
	m, _ := testMixer(Volumes{Master: 1, Effects: 1})
	for _, e := range Effects() {
		m.play(e, tone(0.9, 2))
	}
	if got := loud(listen(t, m, time.Second)); got > 1 || got < 0.9 {
		t.Errorf("peak %.4f", got)
	}
	if len(m.voices) != maxVoices {
		t.Errorf("%d voices; want %d", len(m.voices), maxVoices)
	}
}

func TestTheSameTogetherIsHeardOnce(t *testing.T) {
	m, _ := testMixer(Volumes{Master: 1, Effects: 1})
	m.play(Piece, tone(0.3, 2))
	m.play(Piece, tone(0.3, 2))
	if got := loud(listen(t, m, 50*time.Millisecond)); math.Abs(got-0.3) > 1e-6 {
		t.Errorf("two at once: level %.3f", got)
	}
	m.play(Piece, tone(0.3, 2))
	if got := loud(listen(t, m, 50*time.Millisecond)); math.Abs(got-0.6) > 1e-6 {
		t.Errorf("one later: level %.3f", got)
	}
}

func TestMixerRestsAfterTheLastSound(t *testing.T) {
	m, rests := testMixer(Volumes{Master: 1, Effects: 1})
	m.play(Piece, tone(0.3, 0.2))
	listen(t, m, 150*time.Millisecond)
	if !m.sounding() || *rests != 0 {
		t.Fatalf("while it sounds: sounding %v, rests %d", m.sounding(), *rests)
	}
	listen(t, m, 5*time.Second)
	if m.sounding() || !m.atRest() || *rests != 1 {
		t.Errorf("afterwards: sounding %v, at rest %v, asked %d times", m.sounding(), m.atRest(), *rests)
	}
	m.play(Piece, tone(0.3, 0.2))
	if !m.sounding() || m.atRest() {
		t.Error("a new sound does not end the rest")
	}
}

func TestMutedFallsSilentWithoutAClick(t *testing.T) {
	m, _ := testMixer(Volumes{Master: 1, Effects: 1})
	m.play(Horn, tone(0.5, 3))
	listen(t, m, 100*time.Millisecond)
	m.set(m.volumes, true)
	w := listen(t, m, 200*time.Millisecond)
	for i := 1; i < len(w); i++ {
		if step := math.Abs(w[i] - w[i-1]); step > 0.005 {
			t.Fatalf("a step of %.3f at sample %d", step, i)
		}
	}
	if end := loud(w[len(w)-100:]); end != 0 {
		t.Errorf("still %.4f to be heard", end)
	}
	listen(t, m, time.Second)
	if !m.atRest() {
		t.Error("it does not come to rest")
	}
	m.play(Horn, tone(0.5, 3))
	if m.sounding() {
		t.Error("an effect begins while muted")
	}
	m.set(m.volumes, false)
	if got := loud(listen(t, m, 100*time.Millisecond)); got != 0 {
		t.Errorf("what was muted goes on afterwards: %.3f", got)
	}
}

func TestAmbienceComesGoesAndLulls(t *testing.T) {
	m, _ := testMixer(Volumes{Master: 1, Ambience: 0.5})
	round := append(tone(0.4, 2), tone(-0.4, 2)...)
	m.background(round)
	first := listen(t, m, 100*time.Millisecond)
	if loud(first) > 0.05 {
		t.Errorf("it begins at once at %.3f", loud(first))
	}
	left, right := listenBoth(t, m, 3*time.Second)
	if got := loud(left); math.Abs(got-0.2) > 1e-6 {
		t.Errorf("level %.3f; want 0.2", got)
	}
	if left[len(left)-1] == right[len(right)-1] {
		t.Error("both ears hear the same")
	}
	listen(t, m, lullAfter)
	listen(t, m, fadeTime+time.Second)
	if m.sounding() || !m.atRest() {
		t.Fatal("it goes on although nobody does anything")
	}
	if !m.touch() {
		t.Error("touch does not tell that it had come to rest")
	}
	listen(t, m, fadeTime)
	if got := loud(listen(t, m, time.Second)); math.Abs(got-0.2) > 1e-6 {
		t.Errorf("after a touch: level %.3f", got)
	}
	m.background(nil)
	listen(t, m, fadeTime)
	if got := loud(listen(t, m, time.Second)); got != 0 || m.sounding() {
		t.Errorf("turned off: level %.3f", got)
	}
}

func BenchmarkMixer(b *testing.B) {
	m := newMixer(func() {})
	m.set(Volumes{1, 1, 1}, false)
	m.background(tone(0.1, 20))
	buf := make([]byte, Rate/100*frameBytes) // 10 ms
	for b.Loop() {
		m.touch()
		m.Read(buf)
	}
}
