// Package drive runs the built program as a person would meet it: real mouse and key events, tick by tick, through
// exp/vmhost. What to click comes from the program's probe; what it looks like is read back from its frames.
//
// The host needs a display (Xvfb will do; .ci/display gives one).
//
//	host.go     the hidden window whose graphics replay the program's frames
//	program.go  a running program, its mouse, keyboard, probe and picture
package drive

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// ErrNoDisplay says that there is nothing to show a window on.
var ErrNoDisplay = errors.New("no display; .ci/display gives one")

// binary is the program built to be driven by a host.
var binary string

// Run builds the program, begins the host and runs f beside it. Its error is what kept it from that.
func Run(f func()) error {
	if !display() {
		return ErrNoDisplay
	}
	dir, err := os.MkdirTemp("", "pc")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program, err := Build(dir)
	if err != nil {
		return err
	}
	return With(program, f)
}

// Build builds the program to be driven by a host, in a folder, and returns where it is.
func Build(dir string) (program string, err error) {
	program = filepath.Join(dir, "portcullis")
	build := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", program, "portcullis/cmd/portcullis")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the program: %w\n%s", err, out)
	}
	return program, nil
}

// With is [Run] with a program that was built already.
func With(program string, f func()) error {
	if !display() {
		return ErrNoDisplay
	}
	binary = program
	go func() {
		defer close(theHost.done)
		f()
	}()
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(&theHost); err != nil {
		return fmt.Errorf("host: %w", err)
	}
	return nil
}

// display reports whether there is anything to show a window on.
func display() bool { return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" }

// Test is TestMain of a package whose tests drive the program: they are skipped without a display, unless
// PORTCULLIS_E2E=require says that there must be one. It returns the exit code.
func Test(run func() int) int {
	code := 1
	err := Run(func() { code = run() })
	switch {
	case errors.Is(err, ErrNoDisplay) && os.Getenv("PORTCULLIS_E2E") != "require":
		fmt.Fprintln(os.Stderr, "skipped, no display; make test starts Xvfb")
		return 0
	case err != nil:
		fmt.Fprintln(os.Stderr, "drive:", err)
		return 1
	}
	return code
}

// host is the hidden Ebitengine program whose GPU context replays the guests' frames.
type host struct {
	work chan func()
	done chan struct{}
}

var theHost = host{work: make(chan func(), 1), done: make(chan struct{})}

// do runs f inside a frame of the host and waits for it.
func (h *host) do(f func()) {
	finished := make(chan struct{})
	h.work <- func() { defer close(finished); f() }
	<-finished
}

// Update works for a while before it lets a frame go: Ebitengine holds back the frames of a hidden window to 60
// a second, and a test asks for thousands. Without work it waits, since a host that draws frames for nothing takes a
// core from the guests; not for long, since a guest may need a frame of its own accord.
func (h *host) Update() error {
	for enough := time.After(100 * time.Millisecond); ; {
		select {
		case f := <-h.work:
			f()
		case <-h.done:
			return ebiten.Termination
		case <-enough:
			return nil
		}
	}
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, ht int) (int, int) { return w, ht }
