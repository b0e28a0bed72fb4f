// Command evening looks at the program from outside, as somebody meets it who sits down to play for an evening.
//
// With --soak it lets the program play by itself for hours and tells what memory it holds. It needs a display
// (.ci/display gives one) and Linux, whose /proc it reads.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

func main() {
	long := flag.Duration("soak", 0, "how long the program plays by itself, such as 3h of play")
	byClock := flag.Bool("by-clock", false, "with -soak: as slowly as a person plays")
	size := flag.String("size", "1280x720", "with -soak: size of the window")
	flag.Parse()
	if err := run(*long, *size, *byClock); err != nil {
		fmt.Fprintln(os.Stderr, "evening:", err)
		os.Exit(1)
	}
}

func run(long time.Duration, size string, byClock bool) error {
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
	return soak(os.Stdout, program, size, long, byClock)
}
