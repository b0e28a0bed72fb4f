package e2e

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"portcullis/game"
)

// program is one running copy of the program under test.
type program struct {
	t       *testing.T
	cmd     *exec.Cmd
	guest   *vmhost.GuestSession
	screen  *ebiten.Image
	probe   string
	stderr  *os.File
	ended   bool
	dataDir string
	confDir string
}

// home is a pair of folders that outlives one run of the program.
type home struct{ data, config string }

func newHome(t *testing.T) home {
	t.Helper()
	return home{t.TempDir(), t.TempDir()}
}

// start runs the program with the folders of h, its screen w x h device pixels.
func start(t *testing.T, h home, w, ht int, args ...string) *program {
	t.Helper()
	p, err := launch(t, h, w, ht, args...)
	if err != nil {
		// The transport is young: one more try, as its own notes advise.
		t.Logf("start: %v; once more", err)
		p, err = launch(t, h, w, ht, args...)
	}
	if err != nil {
		t.Fatalf("start: %v", err)
	}
	t.Cleanup(p.close)
	return p
}

func launch(t *testing.T, h home, w, ht int, args ...string) (*program, error) {
	dir, err := os.MkdirTemp("", "pg")
	if err != nil {
		return nil, err
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	ln, err := net.Listen("unix", filepath.Join(dir, "g"))
	if err != nil {
		return nil, err
	}
	defer ln.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		return nil, err
	}
	p := &program{t: t, probe: filepath.Join(dir, "p"), dataDir: h.data, confDir: h.config}
	p.stderr, err = os.Create(filepath.Join(dir, "stderr"))
	if err != nil {
		return nil, err
	}
	p.cmd = exec.Command(guestBinary, append([]string{
		"--data-dir", h.data, "--config-dir", h.config, "--probe", "unix:" + p.probe, "--tick-clock",
	}, args...)...)
	p.cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
	p.cmd.Stderr = p.stderr
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	if err := ln.(*net.UnixListener).SetDeadline(time.Now().Add(20 * time.Second)); err != nil {
		return nil, err
	}
	conn, err := ln.Accept()
	if err != nil {
		p.cmd.Process.Kill()
		p.cmd.Wait()
		return nil, fmt.Errorf("%w\n%s", err, p.errorOutput())
	}
	p.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: 30 * time.Second})
	if err != nil {
		p.cmd.Process.Kill()
		p.cmd.Wait()
		return nil, err
	}
	p.resize(w, ht)
	p.tick(3)
	if err := p.guest.Err(); err != nil {
		p.close()
		return nil, fmt.Errorf("%w\n%s", err, p.errorOutput())
	}
	return p, nil
}

func (p *program) errorOutput() string {
	out, _ := os.ReadFile(p.stderr.Name())
	return string(out)
}

// close ends the session; the program then ends by itself.
func (p *program) close() {
	if p.ended {
		return
	}
	p.ended = true
	theHost.do(func() { p.guest.Close() })
	done := make(chan error, 1)
	go func() { done <- p.cmd.Wait() }()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		p.cmd.Process.Kill()
		<-done
		p.t.Error("the program did not end with its session")
	}
	p.stderr.Close()
}

// kill ends the process at once, as a power cut would.
func (p *program) kill() {
	p.ended = true
	p.cmd.Process.Signal(syscall.SIGKILL)
	p.cmd.Wait()
	theHost.do(func() { p.guest.Close() })
	p.stderr.Close()
}

// waitExit ticks until the program ends by itself and returns its exit code.
func (p *program) waitExit() int {
	p.t.Helper()
	for range 600 {
		p.guest.AdvanceTicks(1)
		p.guest.WaitTicks()
		if p.guest.Err() != nil {
			break
		}
	}
	if p.guest.Err() == nil {
		p.t.Fatal("the program did not leave")
	}
	p.ended = true
	theHost.do(func() { p.guest.Close() })
	err := p.cmd.Wait()
	p.stderr.Close()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode()
	}
	return 0
}

func (p *program) resize(w, h int) {
	p.t.Helper()
	var err error
	theHost.do(func() {
		if p.screen != nil {
			p.screen.Deallocate()
		}
		p.screen = ebiten.NewImage(w, h)
		err = p.guest.SetOutsideScreen(p.screen)
	})
	if err != nil {
		p.t.Fatalf("resize: %v", err)
	}
}

// tick runs n updates of the program. Its images may be read back while it runs, so the
// wait happens inside the host's frame.
func (p *program) tick(n int) {
	p.t.Helper()
	p.guest.AdvanceTicks(n)
	theHost.do(func() { p.guest.WaitTicks() })
}

// alive fails the test if the program has ended.
func (p *program) alive() {
	p.t.Helper()
	if err := p.guest.Err(); err != nil {
		p.t.Fatalf("the program ended: %v\n%s", err, p.errorOutput())
	}
}

// mirror asks the probe.
func (p *program) mirror() game.Mirror {
	p.t.Helper()
	p.alive()
	conn, err := net.DialTimeout("unix", p.probe, 5*time.Second)
	if err != nil {
		p.t.Fatalf("probe: %v", err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	fmt.Fprintln(conn, "mirror")
	line, err := bufio.NewReader(conn).ReadBytes('\n')
	if err != nil {
		p.t.Fatalf("probe: %v", err)
	}
	var m game.Mirror
	if err := json.Unmarshal(line, &m); err != nil {
		p.t.Fatalf("probe: %v in %s", err, line)
	}
	return m
}

// settle runs the program until nothing moves.
func (p *program) settle() game.Mirror {
	p.t.Helper()
	for range 400 {
		p.tick(4)
		if m := p.mirror(); m.Settled {
			return m
		}
	}
	m := p.mirror()
	p.shot("unsettled")
	p.t.Fatalf("the %s scene does not settle; prompt %q", m.Scene, m.Prompt)
	return m
}

// waitScene runs the program until a scene is shown and settled.
func (p *program) waitScene(name string) game.Mirror {
	p.t.Helper()
	var m game.Mirror
	for range 300 {
		if m = p.mirror(); m.Scene == name && m.Settled {
			return m
		}
		p.tick(4)
	}
	p.shot("no-" + name)
	p.t.Fatalf("waited for the %s scene; it shows %s, prompt %q", name, m.Scene, m.Prompt)
	return m
}

func find(m game.Mirror, id string) (game.Element, bool) {
	for _, e := range m.Elements {
		if e.ID == id {
			return e, true
		}
	}
	return game.Element{}, false
}

// element returns an element of the screen, or fails with what there is.
func (p *program) element(id string) game.Element {
	p.t.Helper()
	m := p.mirror()
	e, ok := find(m, id)
	if !ok {
		ids := make([]string, len(m.Elements))
		for i, e := range m.Elements {
			ids[i] = e.ID
		}
		p.shot("missing-" + strings.ReplaceAll(id, ":", "-"))
		p.t.Fatalf("no element %q in scene %s; there are: %s", id, m.Scene, strings.Join(ids, ", "))
	}
	return e
}

func center(e game.Element) (x, y float64) {
	return float64(e.Rect[0]) + float64(e.Rect[2])/2, float64(e.Rect[1]) + float64(e.Rect[3])/2
}

// click presses and releases the left button on an element that must be enabled.
func (p *program) click(id string) {
	p.t.Helper()
	e := p.element(id)
	if !e.Enabled {
		p.t.Fatalf("%s is not enabled: %s", id, e.Reason)
	}
	p.clickAt(center(e))
}

func (p *program) clickAt(x, y float64) {
	p.t.Helper()
	p.guest.MoveCursor(x, y)
	p.tick(1)
	p.guest.PressMouseButton(ebiten.MouseButtonLeft)
	p.tick(2)
	p.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.tick(2)
	p.alive()
}

func (p *program) hover(id string) {
	p.t.Helper()
	p.guest.MoveCursor(center(p.element(id)))
	p.tick(1)
}

// key presses and releases keys together, the last one last.
func (p *program) key(keys ...ebiten.Key) {
	p.t.Helper()
	for _, k := range keys {
		p.guest.PressKey(k)
		p.tick(1)
	}
	for i := len(keys) - 1; i >= 0; i-- {
		p.guest.ReleaseKey(keys[i])
	}
	p.tick(1)
	p.alive()
}

func (p *program) typeText(s string) {
	p.t.Helper()
	for _, r := range s {
		p.guest.TypeRune(r)
		p.tick(1)
	}
}

// frame renders the program's screen.
func (p *program) frame() *image.RGBA {
	p.t.Helper()
	var img *image.RGBA
	theHost.do(func() {
		p.guest.AdvanceTicks(1)
		p.guest.AdvanceFrame()
		if !p.guest.WaitFrame() {
			return
		}
		p.guest.CompositeFrame()
		img = image.NewRGBA(p.screen.Bounds())
		p.screen.ReadPixels(img.Pix)
	})
	if img == nil {
		p.t.Fatalf("no frame: %v\n%s", p.guest.Err(), p.errorOutput())
	}
	return img
}

// shot keeps the screen as a test artefact under build/e2e.
func (p *program) shot(name string) {
	p.t.Helper()
	img := p.frame()
	dir := filepath.Join("..", "..", "..", "build", "e2e")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		p.t.Fatal(err)
	}
	b := img.Bounds()
	path := filepath.Join(dir, fmt.Sprintf("%s-%s-%dx%d.png", strings.ReplaceAll(p.t.Name(), "/", "-"), name, b.Dx(), b.Dy()))
	f, err := os.Create(path)
	if err != nil {
		p.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		p.t.Fatal(err)
	}
}
