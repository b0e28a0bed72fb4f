package main

import (
	"runtime"
	"runtime/debug"
	"testing"
)

// Nothing is collected on the way to the first picture, though the heap doubles many times; afterwards it is.
func TestAStartCollectsNoGarbage(t *testing.T) {
	t.Setenv("GOGC", "")
	percent, limit := debug.SetGCPercent(100), debug.SetMemoryLimit(-1)
	t.Cleanup(func() { debug.SetGCPercent(percent); debug.SetMemoryLimit(limit) })
	runtime.GC()
	collections := func() uint32 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.NumGC
	}
	var kept [][]byte
	grow := func() {
		for range 40 {
			kept = append(kept, make([]byte, 1<<19))
		}
	}
	collect := spareMemory()
	before := collections()
	if grow(); collections() != before {
		t.Errorf("a start that makes 20 MB collects %d times", collections()-before)
	}
	collect()
	if got := debug.SetMemoryLimit(-1); got != limit {
		t.Errorf("after the first picture there is a limit of %d bytes, want %d", got, limit)
	}
	if got := debug.SetGCPercent(garbage); got != garbage {
		t.Errorf("after the first picture there may be %d %% of garbage, want %d", got, garbage)
	}
	runtime.KeepAlive(kept)
}

// What the program works is counted, as the soak waits until it has done none.
func TestWorkedCounts(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells")
	}
	from, sum := worked(), 0
	for n := 0; worked() < from+10; n++ {
		for i := range 1 << 20 {
			sum += i * n
		}
		if n == 100_000 {
			t.Fatalf("after much work %d hundredths of a second are told, %d before it (%d)", worked(), from, sum)
		}
	}
}

// The most that was resident is what was let go of since, and is asked for but once.
func TestMostResident(t *testing.T) {
	if mostResident() == 0 {
		t.Skip("only Linux tells")
	}
	const much = 200 << 20
	block := make([]byte, much)
	for i := 0; i < len(block); i += 4096 {
		block[i] = 1
	}
	runtime.KeepAlive(block)
	block = nil
	debug.FreeOSMemory()
	if most, now := mostResident(), resident("VmRSS"); most < now+much/2 {
		t.Errorf("%d bytes were resident at most, and are %d after %d were let go of", most, now, much)
	}
	if most := mostResident(); most > resident("VmRSS")+much/2 {
		t.Errorf("%d bytes were resident at most since then", most)
	}
}
