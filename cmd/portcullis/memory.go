package main

import (
	"encoding/json"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/host"
)

// garbage is how much of the heap may be garbage before it is collected, in percent of what is in use. A match that is played
// holds 30 to 60 MB, a computer player who thinks makes garbage all the time, and a board game is left open for hours. A
// quarter holds 4 to 8 MB less at most between two pauses than half would, for about a twelfth more work while computers play.
const garbage = 25

// starting is the size of the heap up to which nothing is collected before the first picture is there: a start makes 40 to 70 MB,
// and to collect ten times on the way to it takes a tenth of the work.
const starting = 96 << 20

// spareMemory has the program hold little more than it uses, once collect is called. It is to be called before there is a window.
func spareMemory() (collect func()) {
	host.SpareMemory()
	if os.Getenv("GOGC") != "" || host.InBrowser { // where whatever is collected keeps the only thread
		return func() {}
	}
	usual := debug.SetMemoryLimit(-1) // asks
	debug.SetMemoryLimit(min(usual, starting))
	debug.SetGCPercent(-1)
	return func() {
		debug.SetGCPercent(garbage)
		debug.SetMemoryLimit(usual)
	}
}

// memory is what the program holds, in bytes, as the probe tells it.
type memory struct {
	Resident  int64 `json:"resident"`  // in all; 0 where the system does not tell, as only Linux does
	Anonymous int64 `json:"anonymous"` // of that, what is no part of a file
	Live      int64 `json:"live"`      // on the heap of Go
	Held      int64 `json:"held"`      // by the heap of Go, what is free of it included
	Textures  int64 `json:"textures"`  // asked of the graphics
	Pictures  int   `json:"pictures"`  // how many the painter keeps: lines of text, pictures, surfaces
	Painter   int   `json:"painter"`   // what the painter takes for them
}

// remembers tells the memory as one line of JSON.
func (p *program) remembers() []byte {
	var m memory
	m.Resident, m.Anonymous = resident("VmRSS"), resident("RssAnon")
	var heap runtime.MemStats
	runtime.ReadMemStats(&heap)
	m.Live, m.Held = int64(heap.HeapAlloc), int64(heap.HeapSys-heap.HeapReleased)
	var graphics ebiten.DebugInfo
	ebiten.ReadDebugInfo(&graphics)
	m.Textures = graphics.TotalGPUImageMemoryUsageInBytes
	m.Pictures, m.Painter = p.painter.Kept()
	line, err := json.Marshal(m)
	if err != nil {
		p.log.Error("the memory cannot be told", "error", err)
	}
	return line
}

// resident is a line of /proc/self/status, in bytes; 0 where there is none.
func resident(name string) int64 {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.SplitSeq(string(status), "\n") {
		if rest, ok := strings.CutPrefix(line, name+":"); ok {
			kb, _ := strconv.ParseInt(strings.TrimSpace(strings.TrimSuffix(rest, "kB")), 10, 64) // 0 is what cannot be read
			return kb << 10
		}
	}
	return 0
}

// mostResident is the most that was resident since it was asked for last, in bytes; 0 where the system does not tell, as only Linux
// does (proc_pid_clear_refs(5): 5 begins VmHWM anew).
func mostResident() int64 {
	most := resident("VmHWM")
	if err := os.WriteFile("/proc/self/clear_refs", []byte("5"), 0); err != nil {
		return 0 // it would be the most since the program began
	}
	return most
}

// worked is how long the program has worked so far, on all processors, in hundredths of a second; 0 where the system does not tell, as only
// Linux does (proc_pid_stat(5): utime and stime).
func worked() (hundredths int64) {
	stat, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(stat), ") ") // what stands before is the name
	fields := strings.Fields(after)
	for i := 11; i < min(13, len(fields)); i++ {
		n, _ := strconv.ParseInt(fields[i], 10, 64) // 0 is what cannot be read
		hundredths += n
	}
	return hundredths
}
