package main

import (
	"encoding/json"
	"runtime"
	"time"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/demo"
)

// held is what the program knows of the memory it holds after a minute of play, in bytes: a line of what --soak prints. What the
// system counts is for whoever looks on from outside.
type held struct {
	Minute  int    `json:"minute"`
	Heap    uint64 `json:"heap"`    // of Go, in use
	Go      uint64 `json:"go"`      // that Go holds of the system
	Images  int    `json:"images"`  // that the painter keeps
	Painted int    `json:"painted"` // bytes of those
}

// away is how long nothing moves at the end of each minute, as where a person looks away, for whoever looks on from outside. What
// is given back in such a pause was before.
const away = 250 * time.Millisecond

// soak is a driver that plays for long and tells what memory the program holds.
func (p *program) soak() *demo.Driver {
	s := &demo.Soak{Player: bot.DefaultFor, Sitting: 60, Length: int(time.Duration(p.cli.Soak).Seconds() * 60)}
	for _, e := range p.box.Games() {
		s.Games = append(s.Games, e.Game)
	}
	s.Minute = func(n int) {
		game.GiveBack(p.faces.Rest) // however slow the machine is beside other work
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		h := held{Minute: n, Heap: m.HeapInuse, Go: m.Sys - m.HeapReleased}
		h.Images, h.Painted = p.painter.Kept()
		if err := json.NewEncoder(p.stdout).Encode(h); err != nil {
			p.log.Error("what memory is held cannot be told", "error", err)
		}
		time.Sleep(away)
	}
	d := demo.New("", s.Play)
	d.Real = p.cli.ByClock
	if d.Real {
		d.Ticks = 1
	}
	return d
}
