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
	lessons, matched bool
	only, sizes      string
	turns            int
	most             int
	budget           time.Duration
	out, data        string
	merge            string
	remember         string
	pictures         string
	workers          int
	program          string // built already; empty: it is built
	claims           string // folder in which helpers mark the parts that they play; empty: there are none
	list             []guest.Size
	tally            guest.Tally
	troubles         []error
	parts            int // met so far
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
	if !e.lessons && !e.matched {
		e.lessons, e.matched = true, true
	}
	switch {
	case e.merge != "":
		for name := range strings.SplitSeq(e.merge, ",") {
			e.troubles = append(e.troubles, e.read(name))
		}
	case e.claims != "":
		return errors.Join(append(e.troubles, drive.With(e.program, e.play), e.keep())...)
	default:
		if err := e.share(); err != nil {
			return err
		}
	}
	e.troubles = append(e.troubles, e.keep())
	return errors.Join(append(e.troubles, e.report())...)
}

// read takes up what an earlier evening has found.
func (e *evening) read(name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	var t guest.Tally
	if err := json.Unmarshal(data, &t); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	e.tally.Join(&t)
	return nil
}

// keep writes down all that was found so far, where that is asked for.
func (e *evening) keep() error {
	if e.data == "" {
		return nil
	}
	data, err := json.MarshalIndent(&e.tally, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(e.data, data, 0o644)
}

// play plays the parts.
func (e *evening) play() {
	for i, size := range e.list {
		if e.lessons {
			e.part("lessons", size, "none", func(g *guest.Guest) { g.Lessons(e.only) })
		}
		if e.matched {
			e.matches(size, i == 0)
		}
	}
}

// matches plays a match of every game, mode and scenario, and one of two people at one machine of every game.
func (e *evening) matches(size guest.Size, moving bool) {
	games := e.games(size)
	motion, frames, advice := "none", 0, 4 // advice is what takes longest
	if moving {
		motion, frames, advice = "normal", 30, 1
	}
	for _, game := range games {
		if !strings.Contains(game.ID, e.only) {
			continue
		}
		for mode := range game.Modes {
			for people := 1; people <= 2; people++ {
				if people == 2 && mode > 0 {
					continue
				}
				m := guest.Match{Door: game.Label, Mode: mode, People: people, Turns: e.turns, Most: e.most, Frames: frames, Advice: advice, Seed: uint64(mode + 1)}
				e.part(fmt.Sprintf("%s, mode %d, %d people", game.Label, mode+1, people), size, motion, func(g *guest.Guest) { g.Play(m) }, "--seed", fmt.Sprint(m.Seed))
			}
		}
	}
}

// part plays one part with a program of its own and tells what came of it.
func (e *evening) part(name string, size guest.Size, motion string, play func(*guest.Guest), args ...string) {
	if !e.mine() {
		return
	}
	began, before := time.Now(), len(e.tally.Findings)
	err := guest.Sit(name, func(t drive.T) {
		g := guest.Open(t, &e.tally, size, motion, e.pictures, args...)
		if e.budget > 0 {
			g.Until(began.Add(e.budget))
		}
		play(g)
		g.Leave()
	})
	if err != nil {
		e.troubles = append(e.troubles, err)
		fmt.Fprintln(os.Stderr, "evening:", err)
	}
	fmt.Fprintf(os.Stderr, "%-40s %s  %4d findings, %v\n", name, size, len(e.tally.Findings)-before, time.Since(began).Round(time.Second))
	e.troubles = append(e.troubles, e.keep())
}
