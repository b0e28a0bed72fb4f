package drive

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
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"portcullis/game"
)

// T is whom a driven program belongs to: a test, or whoever stands in for one. Fatal and Fatalf do not return.
type T interface {
	Helper()
	Name() string
	TempDir() string
	Cleanup(func())
	Logf(format string, args ...any)
	Errorf(format string, args ...any)
	Error(args ...any)
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// Program is one running copy of the program.
type Program struct {
	Guest   *vmhost.GuestSession
	DataDir string
	ConfDir string

	t      T
	cmd    *exec.Cmd
	screen *ebiten.Image
	probe  string
	stderr *os.File
	ended  bool
	ticks  int
}

// Home is a pair of folders that outlives one run of the program.
type Home struct{ Data, Config string }

// NewHome makes empty folders that last as long as t.
func NewHome(t T) Home {
	t.Helper()
	return Home{t.TempDir(), t.TempDir()}
}

// Start runs the program with the folders of h, its screen w x h device pixels.
func Start(t T, h Home, w, ht int, args ...string) *Program {
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
	t.Cleanup(p.Close)
	return p
}

func launch(t T, h Home, w, ht int, args ...string) (*Program, error) {
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
	p := &Program{t: t, probe: filepath.Join(dir, "p"), DataDir: h.Data, ConfDir: h.Config}
	p.stderr, err = os.Create(filepath.Join(dir, "stderr"))
	if err != nil {
		return nil, err
	}
	p.cmd = exec.Command(binary, append([]string{
		"--data-dir", h.Data, "--config-dir", h.Config, "--probe", "unix:" + p.probe, "--tick-clock",
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
		return nil, fmt.Errorf("%w\n%s", err, p.ErrorOutput())
	}
	p.Guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: 30 * time.Second})
	if err != nil {
		p.cmd.Process.Kill()
		p.cmd.Wait()
		return nil, err
	}
	p.Resize(w, ht)
	p.Tick(3)
	if err := p.Guest.Err(); err != nil {
		p.Close()
		return nil, fmt.Errorf("%w\n%s", err, p.ErrorOutput())
	}
	return p, nil
}

// ErrorOutput is what the program wrote to its standard error so far.
func (p *Program) ErrorOutput() string {
	out, _ := os.ReadFile(p.stderr.Name())
	return string(out)
}

// Close ends the session; the program then ends by itself.
func (p *Program) Close() {
	if p.ended {
		return
	}
	p.ended = true
	theHost.do(func() { p.Guest.Close() })
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

// Kill ends the process at once, as a power cut would.
func (p *Program) Kill() {
	p.ended = true
	p.cmd.Process.Signal(syscall.SIGKILL)
	p.cmd.Wait()
	theHost.do(func() { p.Guest.Close() })
	p.stderr.Close()
}

// WaitExit ticks until the program ends by itself and returns its exit code.
func (p *Program) WaitExit() int {
	p.t.Helper()
	for range 600 {
		p.Guest.AdvanceTicks(1)
		p.Guest.WaitTicks()
		if p.Guest.Err() != nil {
			break
		}
	}
	if p.Guest.Err() == nil {
		p.t.Fatal("the program did not leave")
	}
	p.ended = true
	theHost.do(func() { p.Guest.Close() })
	err := p.cmd.Wait()
	p.stderr.Close()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode()
	}
	return 0
}

// Resize makes the screen w x h device pixels large.
func (p *Program) Resize(w, h int) {
	p.t.Helper()
	var err error
	theHost.do(func() {
		if p.screen != nil {
			p.screen.Deallocate()
		}
		p.screen = ebiten.NewImage(w, h)
		err = p.Guest.SetOutsideScreen(p.screen)
	})
	if err != nil {
		p.t.Fatalf("resize: %v", err)
	}
}

// Tick runs n updates of the program. Its images may be read back while it runs, so the
// wait happens inside the host's frame.
func (p *Program) Tick(n int) {
	p.t.Helper()
	p.ticks += n
	p.Guest.AdvanceTicks(n)
	theHost.do(func() { p.Guest.WaitTicks() })
}

// Ticks is how many updates were asked for by Tick so far.
func (p *Program) Ticks() int { return p.ticks }

// Alive fails the test if the program has ended.
func (p *Program) Alive() {
	p.t.Helper()
	if err := p.Guest.Err(); err != nil {
		p.t.Fatalf("the program ended: %v\n%s", err, p.ErrorOutput())
	}
}

// Mirror asks the probe.
func (p *Program) Mirror() game.Mirror {
	p.t.Helper()
	p.Alive()
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

// Seen is the screen with all that is seen of it, if it was at rest: the probe tells that in the tick after it was asked.
func (p *Program) Seen(m game.Mirror) game.Mirror {
	p.t.Helper()
	for range 3 {
		if m.Seen || !m.Settled {
			break
		}
		p.Tick(1)
		m = p.Mirror()
	}
	return m
}

// Settle runs the program until nothing moves.
func (p *Program) Settle() game.Mirror {
	p.t.Helper()
	for range 600 {
		p.Tick(4)
		if m := p.Mirror(); m.Settled {
			return p.Seen(m)
		}
	}
	m := p.Mirror()
	p.Shot("unsettled")
	p.t.Fatalf("the %s scene does not settle; prompt %q", m.Scene, m.Prompt)
	return m
}

// WaitScene runs the program until a scene is shown and settled.
func (p *Program) WaitScene(name string) game.Mirror {
	p.t.Helper()
	var m game.Mirror
	for range 300 {
		if m = p.Mirror(); m.Scene == name && m.Settled {
			return m
		}
		p.Tick(4)
	}
	p.Shot("no-" + name)
	p.t.Fatalf("waited for the %s scene; it shows %s, prompt %q", name, m.Scene, m.Prompt)
	return m
}

// Find finds an element of a screen by its id.
func Find(m game.Mirror, id string) (game.Element, bool) {
	for _, e := range m.Elements {
		if e.ID == id {
			return e, true
		}
	}
	return game.Element{}, false
}

// Element returns an element of the screen, or fails with what there is.
func (p *Program) Element(id string) game.Element {
	p.t.Helper()
	m := p.Mirror()
	e, ok := Find(m, id)
	if !ok {
		ids := make([]string, len(m.Elements))
		for i, e := range m.Elements {
			ids[i] = e.ID
		}
		p.Shot("missing-" + strings.ReplaceAll(id, ":", "-"))
		p.t.Fatalf("no element %q in scene %s; there are: %s", id, m.Scene, strings.Join(ids, ", "))
	}
	return e
}

// Center is the middle of an element.
func Center(e game.Element) (x, y float64) {
	return float64(e.Rect[0]) + float64(e.Rect[2])/2, float64(e.Rect[1]) + float64(e.Rect[3])/2
}

// Click presses and releases the left button on an element that must be enabled.
func (p *Program) Click(id string) {
	p.t.Helper()
	e := p.Element(id)
	if !e.Enabled {
		p.t.Fatalf("%s is not enabled: %s", id, e.Reason)
	}
	p.ClickAt(Center(e))
}

// ClickAt presses and releases the left button at a place.
func (p *Program) ClickAt(x, y float64) {
	p.t.Helper()
	p.Guest.MoveCursor(x, y)
	p.Tick(1)
	p.Guest.PressMouseButton(ebiten.MouseButtonLeft)
	p.Tick(2)
	p.Guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.Tick(2)
	p.Alive()
}

// Hover moves the pointer to the middle of an element.
func (p *Program) Hover(id string) {
	p.t.Helper()
	p.Guest.MoveCursor(Center(p.Element(id)))
	p.Tick(1)
}

// Key presses and releases keys together, the last one last.
func (p *Program) Key(keys ...ebiten.Key) {
	p.t.Helper()
	for _, k := range keys {
		p.Guest.PressKey(k)
		p.Tick(1)
	}
	for i := len(keys) - 1; i >= 0; i-- {
		p.Guest.ReleaseKey(keys[i])
	}
	p.Tick(1)
	p.Alive()
}

// TypeText types a text, a letter a tick.
func (p *Program) TypeText(s string) {
	p.t.Helper()
	for _, r := range s {
		p.Guest.TypeRune(r)
		p.Tick(1)
	}
}

// Frame renders the program's screen.
func (p *Program) Frame() *image.RGBA {
	p.t.Helper()
	var img *image.RGBA
	theHost.do(func() {
		p.Guest.AdvanceTicks(1)
		p.Guest.AdvanceFrame()
		if !p.Guest.WaitFrame() {
			return
		}
		p.Guest.CompositeFrame()
		img = image.NewRGBA(p.screen.Bounds())
		p.screen.ReadPixels(img.Pix)
	})
	if img == nil {
		p.t.Fatalf("no frame: %v\n%s", p.Guest.Err(), p.ErrorOutput())
	}
	return img
}

// Shot keeps the screen as a test artefact under build/e2e.
func (p *Program) Shot(name string) {
	p.t.Helper()
	img := p.Frame()
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
