package sound

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// The tests run in bubbles of testing/synctest: time passes when everybody waits for it, and only then.

// fakeDevice is a device that plays while it is not suspended, a hundredth of a second in a
// hundredth of a second.
type fakeDevice struct {
	mu        sync.Mutex
	cond      *sync.Cond
	stream    io.Reader
	suspended bool
	suspends  int
	resumes   int
	heard     bool
	closed    bool
	err       error
	ran       sync.WaitGroup
}

func (d *fakeDevice) open(stream io.Reader) (Device, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.err != nil {
		return nil, d.err
	}
	d.cond = sync.NewCond(&d.mu)
	d.stream = stream
	d.ran.Go(d.run)
	return d, nil
}

func (d *fakeDevice) run() {
	buf := make([]byte, Rate/100*frameBytes)
	for {
		d.mu.Lock()
		for d.suspended && !d.closed {
			d.cond.Wait()
		}
		closed := d.closed
		d.mu.Unlock()
		if closed {
			return
		}
		d.stream.Read(buf)
		time.Sleep(time.Second / 100)
		d.mu.Lock()
		d.heard = d.heard || len(bytes.Trim(buf, "\x00\x80")) > 0
		d.mu.Unlock()
	}
}

func (d *fakeDevice) set(suspended bool, count *int) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.suspended = suspended
	*count++
	d.cond.Broadcast()
	return d.err
}

func (d *fakeDevice) Suspend() error { return d.set(true, &d.suspends) }
func (d *fakeDevice) Resume() error  { return d.set(false, &d.resumes) }
func (d *fakeDevice) Err() error     { d.mu.Lock(); defer d.mu.Unlock(); return d.err }

func (d *fakeDevice) end() {
	d.mu.Lock()
	d.closed = true
	if d.cond != nil {
		d.cond.Broadcast()
	}
	d.mu.Unlock()
	d.ran.Wait()
}

// eventually waits for what a goroutine does.
func (d *fakeDevice) eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for range 3000 {
		synctest.Wait()
		d.mu.Lock()
		ok := is()
		d.mu.Unlock()
		if ok {
			return
		}
		time.Sleep(time.Second / 100)
	}
	t.Fatalf("it did not come to this: %s", what)
}

func testPlayer(t *testing.T, d *fakeDevice) (*Player, *bytes.Buffer) {
	t.Helper()
	var log bytes.Buffer
	p := New(slog.New(slog.NewTextHandler(&log, nil)), d.open)
	t.Cleanup(func() { p.Close(); d.end() })
	return p, &log
}

func TestPlayerOpensWithTheFirstSoundAndRestsAfterTheLast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &fakeDevice{}
		p, _ := testPlayer(t, d)
		p.SetVolumes(Volumes{1, 1, 0})
		p.Ambience(Night) // of volume 0
		synctest.Wait()
		d.eventually(t, "not opened before anything is heard", func() bool { return d.stream == nil })
		p.Play(Piece)
		d.eventually(t, "the piece is heard", func() bool { return d.heard })
		d.eventually(t, "the device rests", func() bool { return d.suspends == 1 && d.suspended })
		p.Play(Click)
		d.eventually(t, "the device goes on", func() bool { return d.resumes == 1 })
		d.eventually(t, "the device rests again", func() bool { return d.suspends == 2 && d.suspended })
	})
}

func TestPlayerIsSilentWithoutFocusOrVolume(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &fakeDevice{}
		p, _ := testPlayer(t, d)
		p.SetVolumes(Volumes{1, 0, 1})
		p.Play(Piece)
		p.SetVolumes(Volumes{0, 1, 1})
		p.Play(Piece)
		p.SetVolumes(Volumes{1, 1, 1})
		p.Focus(Unfocused)
		p.Play(Piece)
		p.Ambience(Night)
		synctest.Wait()
		d.eventually(t, "never opened", func() bool { return d.stream == nil })
		p.Focus(Focused)
		d.eventually(t, "the night is heard once there is focus", func() bool { return d.heard })
	})
}

func TestNoDeviceIsSilenceAndOneLine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &fakeDevice{err: errors.New("no card")}
		p, log := testPlayer(t, d)
		p.SetVolumes(Volumes{1, 1, 1})
		for range 5 {
			p.Play(Piece)
			p.Play(Horn)
		}
		synctest.Wait()
		p.Play(Click)
		p.Close()
		if got := log.String(); strings.Count(got, "\n") != 1 || !strings.Contains(got, "no card") {
			t.Errorf("the log says %q", got)
		}
		if len(p.work.waves) != 0 {
			t.Error("sounds were made that nobody can hear")
		}
	})
}

func TestUnknownEffectIsOneLine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &fakeDevice{}
		p, log := testPlayer(t, d)
		p.SetVolumes(Volumes{1, 1, 0})
		p.Play("gong")
		p.Play("gong")
		p.Play(Piece)
		d.eventually(t, "the others are heard", func() bool { return d.heard })
		p.Play("gong")
		p.Close()
		if got := log.String(); strings.Count(got, "gong") != 1 {
			t.Errorf("the log says %q", got)
		}
	})
}

func TestDeviceThatFailsLaterIsGivenUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &fakeDevice{}
		p, log := testPlayer(t, d)
		p.SetVolumes(Volumes{1, 1, 0})
		p.Play(Piece)
		d.eventually(t, "the device rests", func() bool { return d.suspended })
		d.mu.Lock()
		d.err = errors.New("unplugged")
		d.mu.Unlock()
		p.Play(Piece)
		p.Play(Piece)
		synctest.Wait()
		p.Close()
		if got := log.String(); strings.Count(got, "unplugged") != 1 {
			t.Errorf("the log says %q", got)
		}
	})
}
