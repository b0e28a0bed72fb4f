package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWindowStateComesBack(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state", "window.toml")
	want := WindowState{X: -20, Y: 30, Width: 1500, Height: 900, Placed: true, Maximised: true, Monitor: `DP "1"`}
	if err := want.save(path); err != nil {
		t.Fatal(err)
	}
	if got, err := loadWindow(path); err != nil || got != want {
		t.Errorf("got %+v, %v", got, err)
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
	if err != nil || got.Width != minWidth || got.Height != maxHeight {
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
