package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"portcullis/cmd/portcullis/drive"
	"portcullis/cmd/portcullis/evening/guest"
)

// evening is what is played.
type evening struct {
	lessons, games bool
	only, sizes    string
	turns          int
	most           int
	budget         time.Duration
	out, data      string
	before, merge  string
	pictures       string
	list           []guest.Size
	tally, earlier guest.Tally
	troubles       []error
}

// readSizes reads sizes of the screen and of text.
func readSizes(text string) (list []guest.Size, err error) {
	for one := range strings.SplitSeq(text, ",") {
		s := guest.Size{Text: 100}
		if n, _ := fmt.Sscanf(one, "%dx%d@%d", &s.W, &s.H, &s.Text); n < 2 {
			return nil, fmt.Errorf("-sizes: %q is not a size such as 1280x720@100", one)
		}
		list = append(list, s)
	}
	return list, nil
}

// run plays all parts, writes what was found, and tells of what must not be there.
func (e *evening) run() (err error) {
	if e.list, err = readSizes(e.sizes); err != nil {
		return err
	}
	if !e.lessons && !e.games {
		e.lessons, e.games = true, true
	}
	if e.before != "" {
		for name := range strings.SplitSeq(e.before, ",") {
			if err := read(name, &e.earlier); err != nil {
				return err
			}
		}
	}
	if e.merge == "" {
		if err := drive.Run(e.play); err != nil {
			return err
		}
	}
	if e.merge != "" {
		for name := range strings.SplitSeq(e.merge, ",") {
			if err := read(name, &e.tally); err != nil {
				return err
			}
		}
	}
	return errors.Join(append(e.troubles, e.report())...)
}

// read takes up what an earlier evening has found.
func read(name string, into *guest.Tally) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	var t guest.Tally
	if err := json.Unmarshal(data, &t); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	into.Join(&t)
	return nil
}

// play plays the parts.
func (e *evening) play() {
	for i, size := range e.list {
		if e.lessons {
			e.part("lessons", size, "none", func(g *guest.Guest) { g.Lessons(e.only) })
		}
		if e.games {
			e.matches(size, i == 0)
		}
	}
}

// matches plays a match of every game, mode and scenario, and one of two people at one machine of every game.
func (e *evening) matches(size guest.Size, whole bool) {
	var games []string
	modes := map[string]int{}
	e.part("menu", size, "none", func(g *guest.Guest) { games, modes = g.Games() })
	motion, frames := "none", 0
	if whole {
		motion, frames = "normal", 30
	}
	for _, game := range games {
		if e.only != "" && !strings.Contains(strings.ToLower(game), strings.ToLower(e.only)) {
			continue
		}
		for mode := range modes[game] {
			for people := 1; people <= 2; people++ {
				if people == 2 && mode > 0 {
					continue
				}
				m := guest.Match{Door: game, Mode: mode, People: people, Turns: e.turns, Most: e.most, Frames: frames, Seed: uint64(mode + 1)}
				e.part(fmt.Sprintf("%s, mode %d, %d people", game, mode+1, people), size, motion, func(g *guest.Guest) { g.Play(m) }, "--seed", fmt.Sprint(m.Seed))
			}
		}
	}
}

// part plays one part with a program of its own and tells what came of it.
func (e *evening) part(name string, size guest.Size, motion string, play func(*guest.Guest), args ...string) {
	began, before := time.Now(), len(e.tally.Findings)
	err := guest.Sit(name, func(t drive.T) {
		g := guest.Open(t, &e.tally, size, motion, e.pictures, args...)
		if e.budget > 0 {
			g.Until(began.Add(e.budget))
		}
		play(g)
	})
	if err != nil {
		e.troubles = append(e.troubles, err)
		fmt.Fprintln(os.Stderr, "evening:", err)
	}
	fmt.Fprintf(os.Stderr, "%-40s %s  %4d findings, %v\n", name, size, len(e.tally.Findings)-before, time.Since(began).Round(time.Second))
	if e.data != "" {
		if data, err := json.MarshalIndent(&e.tally, "", " "); err == nil {
			e.troubles = append(e.troubles, os.WriteFile(e.data, data, 0o644))
		}
	}
}
