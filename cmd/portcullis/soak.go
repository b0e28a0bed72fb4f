package main

import (
	"encoding/json"
	"runtime"
	"time"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/demo"
)

// held is what the program holds after a minute of play, in bytes: a line of what --soak prints. What the system counts is read
// within the pause, as whoever looks on from outside may come late.
type held struct {
	Minute    int   `json:"minute"`
	Resident  int64 `json:"resident"`  // in all; 0 where the system does not tell, as only Linux does
	Anonymous int64 `json:"anonymous"` // of that, what is no part of a file
	Most      int64 `json:"most"`      // the most that was resident within the minute

	Heap    uint64 `json:"heap"`    // of Go, in use
	Go      uint64 `json:"go"`      // that Go holds of the system
	Images  int    `json:"images"`  // that the painter keeps
	Painted int    `json:"painted"` // bytes of those
}

// Nothing moves at the end of each minute, as where a person looks away, until the program has done no work for as long as still, and
// away at most: the last frame is drawn to its end, which takes seconds on a busy machine and a large screen, and what a window gives back
// that is still for a second is given back.
const (
	still = 500 * time.Millisecond
	away  = 20 * time.Second
)

// rest waits until the program has done no work for a while.
func rest() {
	for was, waited := worked(), time.Duration(0); waited < away; waited += still {
		time.Sleep(still)
		now := worked()
		if now-was <= 2 {
			return
		}
		was = now
	}
}

// soak is a driver that plays for long and tells what memory the program holds.
func (p *program) soak() *demo.Driver {
	s := &demo.Soak{Player: bot.DefaultFor, Sitting: 60, Length: int(time.Duration(p.cli.Soak).Seconds() * 60)}
	s.Minute = func(n int) {
		rest()
		game.GiveBack(p.faces.Rest)
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		h := held{Minute: n, Most: mostResident(), Resident: resident("VmRSS"), Anonymous: resident("RssAnon"), Heap: m.HeapInuse, Go: m.Sys - m.HeapReleased}
		h.Images, h.Painted = p.painter.Kept()
		if err := json.NewEncoder(p.stdout).Encode(h); err != nil {
			p.log.Error("what memory is held cannot be told", "error", err)
		}
	}
	d := demo.New("", func(h *demo.Hand) error {
		for _, e := range p.box.Games() {
			s.Games = append(s.Games, e.Game)
		}
		return s.Play(h)
	})
	d.Ticks, d.Real = p.cli.FrameEvery, p.cli.ByClock
	if d.Real {
		d.Ticks = 1
	}
	return d
}
