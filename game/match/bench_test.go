package match_test

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"portcullis/game/match"
	"portcullis/rules"
)

// width is how many decisions are timed in a row.
const width = 100

// played times the next choices of a match, without the choosing.
func played(b *testing.B, m *match.Match, times []time.Duration) []time.Duration {
	r := rules.NewRand(9)
	for range width {
		choices := m.State().Decision().Choices
		c := choices[r.IntN(len(choices))]
		began := time.Now()
		_, err := m.Play(c)
		times = append(times, time.Since(began))
		if err != nil {
			b.Fatal(err)
		}
	}
	return times
}

// median is what the machine's other work and the collector disturb least.
func median(times []time.Duration) float64 {
	slices.Sort(times)
	return float64(times[len(times)/2].Nanoseconds())
}

func mean(times []time.Duration) float64 {
	var sum time.Duration
	for _, t := range times {
		sum += t
	}
	return float64(sum.Nanoseconds()) / float64(len(times))
}

// BenchmarkPlay plays the same decisions of the same positions in two matches: as the 10th
// and the next ones of a match that began shortly before, and from the 1,000th on in a long
// one. The ratio must not differ from 1 by more than noise.
func BenchmarkPlay(b *testing.B) {
	for name, journal := range map[string]func() match.Journal{
		"unkept": func() match.Journal { return nil },
		"kept":   func() match.Journal { return &memory{} },
	} {
		b.Run(name, func(b *testing.B) {
			var early, late []time.Duration
			for round := 0; b.Loop(); round++ {
				long := begin(b, header("long"), journal())
				r := rules.NewRand(7)
				playRandom(b, long, &r, 990)
				start, err := long.State().Snapshot()
				if err != nil {
					b.Fatal(err)
				}
				h := header("long")
				h.Start = start
				short := begin(b, h, journal())
				again := r
				playRandom(b, long, &r, 9)
				playRandom(b, short, &again, 9)
				// Who goes first finds its match in the processor's cache less often.
				if round%2 == 0 {
					early = played(b, short, early)
				}
				late = played(b, long, late)
				if round%2 == 1 {
					early = played(b, short, early)
				}
			}
			b.ReportMetric(median(early), "ns/10th")
			b.ReportMetric(median(late), "ns/1000th")
			b.ReportMetric(mean(late), "ns/1000th-mean")
			b.ReportMetric(median(late)/median(early), "1000th/10th")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// BenchmarkUndo goes one decision back and forth at the end of a long match.
func BenchmarkUndo(b *testing.B) {
	h := header("long")
	h.TakeBacks = true
	m := begin(b, h, nil)
	r := rules.NewRand(7)
	playRandom(b, m, &r, 2000)
	for b.Loop() {
		if m.Undo(match.Step) != nil || m.Redo(match.Step) != nil {
			b.Fatal("undo or redo is refused")
		}
	}
}

// BenchmarkCanUndo asks what the undo button says.
func BenchmarkCanUndo(b *testing.B) {
	h := header("long")
	h.TakeBacks = true
	m := begin(b, h, nil)
	r := rules.NewRand(7)
	playRandom(b, m, &r, 2000)
	for b.Loop() {
		m.CanUndo(match.Step)
	}
}

// BenchmarkLoad plays a journal of 1,000 decisions again.
func BenchmarkLoad(b *testing.B) {
	j := &memory{}
	m := begin(b, header("long"), j)
	r := rules.NewRand(7)
	playRandom(b, m, &r, 1000)
	for b.Loop() {
		reload(b, header("long"), j.records)
	}
}

// BenchmarkMemory reports what a decision of a match of 2,000 keeps in memory, its log
// included.
func BenchmarkMemory(b *testing.B) {
	var kept uint64
	for b.Loop() {
		before := heap()
		m := begin(b, header("long"), nil)
		r := rules.NewRand(7)
		playRandom(b, m, &r, 2000)
		m.Lines(rules.NoSeat)
		kept += heap() - before
		runtime.KeepAlive(m)
	}
	b.ReportMetric(float64(kept)/float64(b.N)/2000, "B/decision")
}

func heap() uint64 {
	runtime.GC()
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return s.HeapAlloc
}
