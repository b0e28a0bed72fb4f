package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWindowStateComesBack(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state", "window.toml")
	want := WindowState{X: -20, Y: 30, Width: 1500, Height: 900, Placed: true, Maximised: true, Monitor: `DP "1"`, Desktop: "GNOME"}
	if err := want.save(path); err != nil {
		t.Fatal(err)
	}
	if got, err := loadWindow(path); err != nil || got != want {
		t.Errorf("got %+v, %v", got, err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append([]byte("\ufeff"), strings.ReplaceAll(string(data), "\n", "\r\n")...), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := loadWindow(path); err != nil || got != want {
		t.Errorf("with a mark and carriage returns: %+v, %v", got, err)
	}
}

func TestWindowStateThatCannotBeUsed(t *testing.T) {
	usual := WindowState{Width: firstWidth, Height: firstHeight}
	dir := t.TempDir()
	write := func(text string) string {
		path := filepath.Join(dir, "window.toml")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	if got, err := loadWindow(filepath.Join(dir, "none")); err != nil || got != usual {
		t.Errorf("missing: %+v, %v", got, err)
	}
	for _, text := range []string{"width = ", `x = "left"`, strings.Repeat("#", maxStateFile+1)} {
		if got, err := loadWindow(write(text)); err == nil || got != usual {
			t.Errorf("%.20q: %+v, %v", text, got, err)
		}
	}
	got, err := loadWindow(write("width = 10\nheight = 99999\n"))
	if err != nil || got.Width != leastWidth || got.Height != 2*maxHeight {
		t.Errorf("beyond its bounds: %+v, %v", got, err)
	}
	if got, err := loadWindow(dir); err == nil || got != usual {
		t.Errorf("a folder: %+v, %v", got, err)
	}
}

func TestWindowComesBackOnlyWhereItIsSeen(t *testing.T) {
	w := WindowState{X: 100, Y: 50, Width: 1280, Height: 800, Placed: true}
	at := func(x, y int) WindowState { w := w; w.X, w.Y = x, y; return w }
	for _, c := range []struct {
		name string
		w    WindowState
		fits bool
	}{
		{"in the middle", w, true},
		{"half off the left", at(-600, 50), true},
		{"off the left", at(-1200, 50), false},
		{"off the right", at(1900, 50), false},
		{"its title off the top", at(100, -5), false},
		{"off the bottom", at(100, 1070), false},
		{"never placed", WindowState{X: 100, Y: 50, Width: 1280, Height: 800}, false},
	} {
		if got := c.w.fits(1920, 1080); got != c.fits {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

func TestWindowFitsItsMonitor(t *testing.T) {
	usual := WindowState{Width: firstWidth, Height: firstHeight}
	for _, c := range []struct{ w, h, width, height, leastW, leastH int }{
		{1366, 768, 1280, 668, 1024, 640},
		{1024, 600, 1024, 500, 1024, 500},
		{1920, 1080, 1280, 800, 1024, 640},
		{800, 480, 800, 400, 800, 400},
		{3840, 2160, 1280, 800, 1024, 640},
	} {
		s := usual.onMonitor(c.w, c.h)
		if w, h := leastOn(c.w, c.h); s.Width != c.width || s.Height != c.height || w != c.leastW || h != c.leastH {
			t.Errorf("on %dx%d: %dx%d, at least %dx%d; want %+v", c.w, c.h, s.Width, s.Height, w, h, c)
		}
		if s.Width > c.w || s.Height > c.h {
			t.Errorf("%dx%d is larger than the monitor", s.Width, s.Height)
		}
	}
	if s := (WindowState{Width: 3000, Height: 2000}).onMonitor(1366, 768); s.Width != 1366 || s.Height != 668 {
		t.Errorf("one from a larger monitor: %+v", s)
	}
}

// What is painted has the shape of the window and is never smaller than what screens are laid out for, nor larger than is
// worth painting.
func TestWhatIsPaintedIsBounded(t *testing.T) {
	for _, c := range []struct{ w, h, device, pw, ph float64 }{
		{1280, 720, 1, 1280, 720},
		{1024, 640, 1, 1024, 640},
		{2560, 1440, 2, 2560, 1440},
		{3840, 2160, 1, 3840, 2160},
		{5120, 1440, 1, 5120, 1440},
		{7680, 4320, 1, 3840, 2160},
		{7680, 4320, 2, 7680, 4320},
		{1024, 500, 1, 1311, 640},
		{640, 400, 1, 1024, 640},
		{1200, 1000, 2, 2048, 1707},
		{1, 1, 1, 1024, 1024},
	} {
		if w, h := painted(c.w, c.h, c.device); w != c.pw || h != c.ph {
			t.Errorf("%v x %v at %v is painted as %v x %v; want %v x %v", c.w, c.h, c.device, w, h, c.pw, c.ph)
		}
	}
}

func TestDisplayAdvice(t *testing.T) {
	for _, c := range []struct{ goos, display, said, want string }{
		{"linux", "", "ui: no window system is available", "xvfb"},
		{"linux", ":0", "ui: no window system is available: fbdev: no such file", "libx11-6"},
		{"linux", ":7", "glfw: x11: failed to open display :7", "does not answer"},
		{"linux", ":0", "glfw: egl: failed to initialize EGL", "libgl1-mesa-dri"},
		{"windows", "", "opengl32", "driver of the graphics card"},
	} {
		if got := displayAdvice(c.goos, c.display, c.said); !strings.Contains(got, c.want) {
			t.Errorf("%v: %q", c, got)
		}
	}
}
