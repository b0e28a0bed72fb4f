package box_test

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"sort"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"portcullis/game/bot"
	"portcullis/rules"
)

func cpu() time.Duration {
	var ts unix.Timespec
	unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &ts)
	return time.Duration(ts.Nano())
}

func TestBreathScan(t *testing.T) {
	runtime.LockOSThread()
	id := os.Getenv("GAME")
	b := open(t)
	g, err := b.Game(id)
	if err != nil {
		t.Fatal(err)
	}
	sets := map[string]string{}
	for _, kv := range strings.Fields(os.Getenv("SET")) {
		k, v, _ := strings.Cut(kv, "=")
		sets[k] = v
	}
	seats := g.Info().MaxSeats
	if s := os.Getenv("SEATS"); s != "" {
		fmt.Sscan(s, &seats)
	}
	setup := rules.Setup{Seed: 7, Seats: seats, Options: sets}
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	type long struct {
		d time.Duration
		n int
	}
	where := map[string]*long{}
	var last time.Duration
	total, breaths := time.Duration(0), 0
	hist := [8]int{}
	breathe := func() {
		now := cpu()
		d := now - last
		breaths++
		total += d
		k := 0
		for x := 250 * time.Microsecond; d > x && k < 7; x *= 2 {
			k++
		}
		hist[k]++
		if d > 800*time.Microsecond {
			var pcs [12]uintptr
			n := runtime.Callers(3, pcs[:])
			fr := runtime.CallersFrames(pcs[:n])
			var st []string
			for len(st) < 4 {
				f, more := fr.Next()
				st = append(st, fmt.Sprintf("%s:%d", f.Function[strings.LastIndex(f.Function, "/")+1:], f.Line))
				if !more {
					break
				}
			}
			key := strings.Join(st, " < ")
			w := where[key]
			if w == nil {
				w = &long{}
				where[key] = w
			}
			w.n++
			w.d = max(w.d, d)
		}
		last = cpu()
	}
	kinds := bot.KindsFor(g.Info())
	strong, _ := bot.New(kinds[len(kinds)-1].Name, 3)
	quick := []bot.Player{}
	for i := range seats {
		p, _ := bot.New(kinds[min(len(kinds)-1, 1)].Name, uint64(i))
		_ = p
		quick = append(quick, bot.NewHasty(uint64(i), 0.3))
	}
	_ = quick
	r := rules.NewRand(11)
	end := time.Now().Add(25 * time.Second)
	asked, n := 0, 0
	every := 7
	if e := os.Getenv("EVERY"); e != "" {
		fmt.Sscan(e, &every)
	}
	for time.Now().Before(end) {
		if s.Decision().Over() {
			setup.Seed++
			s, _ = g.New(setup)
		}
		seat := s.Decision().Seats.First()
		var c rules.Choice
		if n++; n%every == 0 {
			rules.Breath = breathe
			ctx, cancel := context.WithTimeout(context.Background(), 400*time.Millisecond)
			last = cpu()
			rules.Breathe()
			c = bot.Ask(ctx, strong, s.Clone(), seat, &r).Choice
			rules.Breathe()
			cancel()
			rules.Breath = nil
			asked++
		} else {
			c = bot.NewHasty(uint64(n), 0.3).Choose(context.Background(), s.Veiled(seat, &r), seat).Choice
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	fmt.Println(id, "asked", asked, "breaths", breaths, "cpu", total, "per breath", total/time.Duration(max(1, breaths)), "hist .25 .5 1 2 4 8 16+", hist)
	var keys []string
	for k := range where {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool { return where[keys[i]].d > where[keys[j]].d })
	for _, k := range keys[:min(14, len(keys))] {
		fmt.Println("  ", where[k].d.Round(10*time.Microsecond), where[k].n, k)
	}
}
