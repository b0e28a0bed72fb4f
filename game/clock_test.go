package game

import (
	"testing"
	"time"
)

func TestClockRunsWithTimeAndStandsWhileTheProgramSleeps(t *testing.T) {
	var c clock
	start := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	at := func(d time.Duration) time.Time { return start.Add(d) }
	steps := []struct {
		name    string
		at      time.Duration
		awaited time.Duration // 0: none
		delta   time.Duration
		now     time.Duration
	}{
		{"first", 0, 0, 0, 0},
		{"a frame later", 16 * time.Millisecond, 0, 16 * time.Millisecond, 16 * time.Millisecond},
		{"after a sleep", 10 * time.Second, 0, 100 * time.Millisecond, 116 * time.Millisecond},
		{"after a wait that was asked for", 10500 * time.Millisecond, 10500 * time.Millisecond, 100 * time.Millisecond, 616 * time.Millisecond},
		{"before the end of a wait", 10700 * time.Millisecond, 12 * time.Second, 100 * time.Millisecond, 816 * time.Millisecond},
		{"long after a wait", 60 * time.Second, 11 * time.Second, 100 * time.Millisecond, 1116 * time.Millisecond},
		{"time that goes back", 59 * time.Second, 0, 0, 1116 * time.Millisecond},
	}
	for _, s := range steps {
		var awaited time.Time
		if s.awaited > 0 {
			awaited = at(s.awaited)
		}
		if delta := c.advance(at(s.at), awaited); delta != s.delta || c.now != s.now {
			t.Errorf("%s: step %v, clock %v; want %v, %v", s.name, delta, c.now, s.delta, s.now)
		}
	}
}

func TestTickClockCountsTicks(t *testing.T) {
	var c clock
	for range 60 {
		if d := c.step(); d != time.Second/60 {
			t.Fatal(d)
		}
	}
	if c.now != 60*(time.Second/60) {
		t.Errorf("60 ticks are %v", c.now)
	}
}
