package game

import (
	"errors"
	"image"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/pelletier/go-toml/v2"

	"portcullis/save/files"
)

// The bounds and the first size of the window, in desktop points.
const (
	minWidth, minHeight     = 1024, 640
	maxWidth, maxHeight     = 3840, 2160
	firstWidth, firstHeight = 1280, 800
	// corner is how much of the window must be on the monitor for a remembered position
	// to be used again.
	corner = 120
)

// WindowState is what the program remembers of its window, in desktop points. X and Y count
// from the upper left corner of the monitor.
type WindowState struct {
	X         int    `toml:"x"`
	Y         int    `toml:"y"`
	Width     int    `toml:"width"`
	Height    int    `toml:"height"`
	Placed    bool   `toml:"placed"` // X and Y hold a position
	Maximised bool   `toml:"maximised"`
	Monitor   string `toml:"monitor"`
}

// maxStateFile is the largest file of window state that is read.
const maxStateFile = 64 << 10

func windowFile(f Folders) string { return filepath.Join(f.State, "window.toml") }

// loadWindow reads the window state. Whatever cannot be used is left at what is usual.
func loadWindow(path string) (WindowState, error) {
	usual := WindowState{Width: firstWidth, Height: firstHeight}
	data, err := readSmall(path, maxStateFile)
	if errors.Is(err, fs.ErrNotExist) {
		return usual, nil
	}
	if err != nil {
		return usual, err
	}
	s := usual
	if err := toml.Unmarshal(data, &s); err != nil {
		return usual, err
	}
	s.Width = max(minWidth, min(s.Width, maxWidth))
	s.Height = max(minHeight, min(s.Height, maxHeight))
	return s, nil
}

func readSmall(path string, limit int64) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > limit {
		return nil, &fs.PathError{Op: "read", Path: path, Err: errors.New("not a small regular file")}
	}
	return os.ReadFile(path)
}

func (s WindowState) save(path string) error {
	data, err := toml.Marshal(s)
	if err != nil {
		return err
	}
	return files.WriteAtomic(path, data)
}

// fits reports whether enough of the window would be seen on a monitor of a size.
func (s WindowState) fits(w, h int) bool {
	return s.Placed && s.X > -s.Width+corner && s.X < w-corner && s.Y >= 0 && s.Y < h-corner
}

// windowFrame sets the window up and remembers it.
type windowFrame struct{ fixed bool }

// set prepares the window before it is shown.
func (f *windowFrame) set(a *App, show Show) {
	s, err := loadWindow(windowFile(a.options.Folders))
	if err != nil {
		a.log.Warn("the window's size and position are not known", "error", err)
	}
	ebiten.SetWindowTitle(show.Title)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(minWidth, minHeight, maxWidth, maxHeight)
	if show.Size != (image.Point{}) {
		f.fixed = true
		ebiten.SetWindowSize(show.Size.X, show.Size.Y)
		return
	}
	ebiten.SetWindowSize(s.Width, s.Height)
	m := chooseMonitor(s.Monitor)
	if m != nil {
		ebiten.SetMonitor(m)
		if s.fits(m.Size()) {
			ebiten.SetWindowPosition(s.X, s.Y)
		}
	}
	if s.Maximised {
		ebiten.MaximizeWindow()
	}
}

func chooseMonitor(name string) *ebiten.MonitorType {
	for _, m := range ebiten.AppendMonitors(nil) {
		if name != "" && m.Name() == name {
			return m
		}
	}
	return nil
}

// keep remembers the window as it is. A size that was asked for on the command line is
// not remembered.
func (f *windowFrame) keep(a *App) {
	if f.fixed || a.options.Folders.State == "" {
		return
	}
	path := windowFile(a.options.Folders)
	s, err := loadWindow(path)
	if err != nil {
		a.log.Warn("the window's size and position were not known", "error", err)
	}
	s.Maximised = ebiten.IsWindowMaximized()
	s.Monitor = ebiten.Monitor().Name()
	if !s.Maximised {
		s.Width, s.Height = ebiten.WindowSize()
		s.X, s.Y = ebiten.WindowPosition()
		s.Placed = true
	}
	if err := s.save(path); err != nil {
		a.log.Warn("the window's size and position are not kept", "error", err)
	}
}

// setFullscreen is called with the settings; only a difference reaches the window.
func (l *loop) setFullscreen(on bool) {
	if ebiten.IsFullscreen() != on {
		ebiten.SetFullscreen(on)
	}
}
