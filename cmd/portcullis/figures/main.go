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

	"portcullis/assets"
	"portcullis/game/box"
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
	all, err := box.Open(assets.Content())
	if err != nil {
		return err
	}
	full, err := fullest(all)
	if err != nil {
		return err
	}
	programs, err := build(dir, full)
	if err != nil {
		return err
	}
	fmt.Printf("%s/%s, %d cores, 1280x720\n", runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	if err := processes(programs, dir); err != nil {
		return err
	}
	return frames(all, full)
}

// programs are the paths of what is measured: two programs, a match of Kurth, and one of
// Siegestorm in its fullest position.
type programs struct{ empty, portcullis, kurth, storm string }

func build(dir string, full []byte) (programs, error) {
	p := programs{filepath.Join(dir, "empty"), filepath.Join(dir, "portcullis"), filepath.Join(dir, "kurth.siege"), filepath.Join(dir, "storm.siege")}
	position := filepath.Join(dir, "full.json")
	if err := os.WriteFile(position, full, 0o600); err != nil {
		return p, err
	}
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
		{"new", "kurth", "--seed", "7", "-o", p.kurth},
		{"play", p.kurth, "place citadel"},
		{"position", position, "--bot", "1=random", "--bot", "2=random", "--bot", "3=random", "-o", p.storm},
	} {
		if out, err := exec.Command(siege, args...).CombinedOutput(); err != nil {
			return p, fmt.Errorf("siege %v: %w\n%s", args, err, out)
		}
	}
	return p, nil
}
