// Command figures measures what no Go benchmark can see: how long the program takes to its
// first picture, the memory it holds, what it costs while nothing happens, and what a frame
// costs while pieces move, each beside an empty Ebitengine program in the same run.
//
// It needs a display (.ci/display gives one) and Linux, whose /proc it reads.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(1)
	}
}

func run() error {
	dir, err := os.MkdirTemp("", "figures")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	programs, err := build(dir)
	if err != nil {
		return err
	}
	fmt.Printf("%s/%s, %d cores, 1280x720\n", runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	if err := processes(programs, dir); err != nil {
		return err
	}
	return frames()
}

// programs are the paths of what is measured.
type programs struct{ empty, portcullis, match string }

func build(dir string) (programs, error) {
	p := programs{filepath.Join(dir, "empty"), filepath.Join(dir, "portcullis"), filepath.Join(dir, "match.siege")}
	siege := filepath.Join(dir, "siege")
	for out, pkg := range map[string]string{
		p.empty:      "portcullis/cmd/portcullis/figures/empty",
		p.portcullis: "portcullis/cmd/portcullis",
		siege:        "portcullis/cmd/siege",
	} {
		cmd := exec.Command("go", "build", "-ldflags", "-s -w", "-o", out, pkg)
		cmd.Stderr = os.Stderr
		if err := cmd.Run(); err != nil {
			return p, err
		}
	}
	for _, args := range [][]string{
		{"new", "kurth", "--seed", "7", "-o", p.match},
		{"play", p.match, "place citadel"},
	} {
		if out, err := exec.Command(siege, args...).CombinedOutput(); err != nil {
			return p, fmt.Errorf("siege %v: %w\n%s", args, err, out)
		}
	}
	return p, nil
}
