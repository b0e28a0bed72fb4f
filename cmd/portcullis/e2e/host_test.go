// Package e2e drives the built program as a person would: real mouse and key events, tick
// by tick, through exp/vmhost. What to click comes from the program's probe; what it looks
// like is read back from its frames.
//
// The host needs a display (Xvfb will do); make test provides one. Without one the tests
// are skipped, unless PORTCULLIS_E2E=require says that there must be one.
package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// guestBinary is the program built to be driven by a host.
var guestBinary string

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		if os.Getenv("PORTCULLIS_E2E") == "require" {
			fmt.Fprintln(os.Stderr, "e2e: no display, and PORTCULLIS_E2E=require asks for one; make test starts Xvfb")
			return 1
		}
		fmt.Fprintln(os.Stderr, "e2e: skipped, no display; make test starts Xvfb")
		return 0
	}
	dir, err := os.MkdirTemp("", "pc")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	guestBinary = filepath.Join(dir, "portcullis")
	build := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", guestBinary, "portcullis/cmd/portcullis")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "e2e: building the program: %v\n%s", err, out)
		return 1
	}

	code := 1
	go func() {
		defer close(theHost.done)
		code = m.Run()
	}()
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(&theHost); err != nil {
		fmt.Fprintln(os.Stderr, "e2e: host:", err)
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
