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
	"sync"
	"testing"

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
	theHost.done = make(chan struct{})
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
	mu   sync.Mutex
	work []func()
	done chan struct{}
}

var theHost host

// do runs f inside a frame of the host and waits for it.
func (h *host) do(f func()) {
	finished := make(chan struct{})
	h.mu.Lock()
	h.work = append(h.work, func() { defer close(finished); f() })
	h.mu.Unlock()
	<-finished
}

func (h *host) Update() error {
	h.mu.Lock()
	work := h.work
	h.work = nil
	h.mu.Unlock()
	for _, f := range work {
		f()
	}
	select {
	case <-h.done:
		return ebiten.Termination
	default:
		return nil
	}
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, ht int) (int, int) { return w, ht }
