// Command evening looks at the program from outside, as somebody meets it who sits down to play for an evening: it drives the real
// program, plays all lessons and a match of every game, mode and scenario, and counts what a person would find fault with
// (see package guest). What it found goes to a page (docs/evening.md), and pictures to build/evening. It ends with 1 where
// something is found that must not be there.
//
// With -soak it lets the program play by itself for hours and tells what memory it holds.
//
// It needs a display (.ci/display gives one) and Linux, whose /proc it reads.
//
//	main.go     flags
//	run.go      the parts of an evening, one after the other
//	share.go    the same by several helpers at a time
//	report.go   the page
//	columns.go  what an evening came to, in columns of its tables
//	soak.go     hours of play, and what memory they take
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"
)

func main() {
	var e evening
	long := flag.Duration("soak", 0, "let the program play by itself for so long, such as 3h, and tell what memory it holds")
	byClock := flag.Bool("by-clock", false, "with -soak: as slowly as a person plays")
	frameEvery := flag.Int("frame-every", 0, "with -soak: how many ticks pass between two frames, 1 to 240; 0: twelve")
	flag.BoolVar(&e.lessons, "lessons", false, "play the lessons (neither -lessons nor -games: both)")
	flag.BoolVar(&e.matched, "games", false, "play a match of every game, mode and scenario, alone and of two people")
	flag.StringVar(&e.only, "only", "", "of lessons and games only those whose id holds this")
	flag.StringVar(&e.sizes, "sizes", "1280x720@100", "sizes of the screen with their text size in percent, at the first one with all that moves: 1280x720@100,1024x640@160")
	flag.IntVar(&e.turns, "turns", 0, "how many turns of a match are played at most; 0: to its end")
	flag.IntVar(&e.most, "decisions", 0, "how many decisions of a match are played at most; 0: any number")
	flag.DurationVar(&e.budget, "budget", 0, "how long each part may take; 0: as long as it takes")
	flag.StringVar(&e.out, "out", "", "file for the table, such as docs/evening.md; empty: it is printed")
	flag.StringVar(&e.pictures, "pictures", "build/evening", "folder for pictures of what was found")
	flag.StringVar(&e.remember, "remember", "", "add what was found now to the columns of earlier evenings, under this title")
	flag.StringVar(&e.merge, "merge", "", "play nothing, and make the table of these findings (-json), set apart by commas")
	flag.StringVar(&e.data, "json", "", "file for all that was found")
	flag.IntVar(&e.workers, "workers", 2, "how many parts are played at the same time")
	flag.StringVar(&e.program, "program", "", "the program, built for the host already (a helper's)")
	flag.StringVar(&e.claims, "claims", "", "folder in which helpers mark the parts that they play (a helper's)")
	flag.Parse()
	var err error
	if *long > 0 {
		err = soaked(*long, e.sizes, *byClock, *frameEvery)
	} else {
		err = e.run()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "evening:", err)
		os.Exit(1)
	}
}

// soaked builds the program and lets it play by itself.
func soaked(long time.Duration, sizes string, byClock bool, frameEvery int) error {
	list, err := readSizes(sizes)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "evening-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "portcullis")
	build := exec.Command("go", "build", "-o", program, "portcullis/cmd/portcullis")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if said, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("building the program: %w\n%s", err, said)
	}
	more := []string{"--size", fmt.Sprintf("%dx%d", list[0].W, list[0].H)}
	if byClock {
		more = append(more, "--by-clock")
	}
	if frameEvery != 0 {
		more = append(more, "--frame-every", strconv.Itoa(frameEvery))
	}
	return soak(os.Stdout, program, long, more...)
}
