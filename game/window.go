package game

import (
	"errors"
	"image"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/pelletier/go-toml/v2"

	"portcullis/game/host"
	"portcullis/game/settings"
	"portcullis/rules/plain"
	"portcullis/save/files"
)

// The bounds of what is painted and the first size of the window, in desktop points. The window itself has no largest
// size: Ebitengine maximises none that has one.
const (
	minWidth, minHeight     = 1024, 640
	maxWidth, maxHeight     = 3840, 2160
	firstWidth, firstHeight = 1280, 800
	// corner is how much of the window must be on the monitor for a remembered position
	// to be used again.
	corner = 120
	// around is the height on a monitor that the title of a window and the panels of a desktop take.
	around = 100
	// lookEvery is how often the place of the window is taken down while it is neither maximised nor full screen.
	lookEvery = 500 * time.Millisecond
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
	// Desktop is where it was maximised: a window is maximised only where windows can be.
	Desktop string `toml:"desktop"`
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
	if err := toml.Unmarshal(plain.Text(data), &s); err != nil {
		return usual, err
	}
	s.Width = max(leastWidth, min(s.Width, 2*maxWidth))
	s.Height = max(leastHeight, min(s.Height, 2*maxHeight))
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

// leastWidth and leastHeight are the smallest size of the window on the smallest monitors, in desktop points. What is
// painted is as large as it must be nonetheless, and shrunk.
const leastWidth, leastHeight = 640, 400

// onMonitor is the state with a size that a monitor of a size has room for.
func (s WindowState) onMonitor(w, h int) WindowState {
	s.Width = max(leastWidth, min(s.Width, w))
	s.Height = max(leastHeight, min(s.Height, h-around))
	return s
}

// leastOn is the smallest size of the window on a monitor of a size.
func leastOn(w, h int) (leastW, leastH int) {
	return max(leastWidth, min(minWidth, w)), max(leastHeight, min(minHeight, h-around))
}

// painted is the size in which the inside of a window is painted, both in pixels, with so many device pixels in a point:
// as large as it is, unless it is too small for what must be seen, or larger than is worth painting. It has the same shape.
func painted(w, h, device float64) (pw, ph float64) {
	k := 1.0
	if !host.InBrowser { // a page is as large as its person's screen, and fingers need their size
		k = max(k, minWidth*device/w, minHeight*device/h)
	}
	k = min(k, math.Sqrt(maxWidth*maxHeight*device*device/(w*h)))
	return max(1, math.Round(w*k)), max(1, math.Round(h*k))
}

// windowFrame sets the window up and remembers it.
type windowFrame struct {
	on     surface
	fixed  bool
	size   image.Point // when it was last neither maximised nor full screen
	place  image.Point
	looked time.Time
}

// set prepares the window before it is shown. size is what was asked for on the command line; empty: nothing was. It returns
// what will be painted of the window; zero if that is not known before it is there.
func (f *windowFrame) set(a *App, size image.Point) Screen {
	s, err := loadWindow(windowFile(a.options.Folders))
	if err != nil {
		a.log.Warn("the window's size and position are not known", "error", err)
	}
	if size != (image.Point{}) {
		f.fixed = true
		f.on.limit(minWidth, minHeight, -1, -1)
		f.on.resize(size.X, size.Y)
		return inside(chooseMonitor(f.on.monitors(), ""), size.X, size.Y, a.Settings())
	}
	leastW, leastH := minWidth, minHeight
	m := chooseMonitor(f.on.monitors(), s.Monitor)
	if m != nil {
		f.on.move(m)
		w, h := m.Size()
		leastW, leastH = leastOn(w, h)
		s = s.onMonitor(w, h)
		if s.Monitor == m.Name() && s.fits(w, h) {
			f.on.put(s.X, s.Y)
		}
	}
	f.on.limit(leastW, leastH, -1, -1)
	f.on.resize(s.Width, s.Height)
	if s.Maximised && s.Desktop == desktop() {
		f.on.maximise()
		return Screen{}
	}
	return inside(m, s.Width, s.Height, a.Settings())
}

// inside is what is painted of a window of w x h points on a monitor, or of the whole monitor; zero if there is none.
func inside(m monitor, w, h int, s settings.Settings) Screen {
	if m == nil {
		return Screen{}
	}
	if s.Fullscreen {
		w, h = m.Size()
	}
	device := m.DeviceScaleFactor()
	pw, ph := painted(math.Max(1, math.Round(float64(w)*device)), math.Max(1, math.Round(float64(h)*device)), device)
	return Screen{W: int(math.Ceil(pw)), H: int(math.Ceil(ph)), Device: device, Text: s.Text()}
}

// desktop names the desktop that the program runs on; empty where there is only one kind.
func desktop() string { return os.Getenv("XDG_CURRENT_DESKTOP") }

// chooseMonitor is the monitor of a name, else the first; nil if none is known.
func chooseMonitor(all []monitor, name string) monitor {
	for _, m := range all {
		if name != "" && m.Name() == name {
			return m
		}
	}
	if len(all) > 0 {
		return all[0]
	}
	return nil
}

// look takes down where the window is, so that it is known once it is maximised.
func (f *windowFrame) look(now time.Time) {
	if f.fixed || host.InBrowser || now.Sub(f.looked) < lookEvery {
		return
	}
	f.looked = now
	if f.on.whole() {
		f.size.X, f.size.Y = f.on.size()
		f.place.X, f.place.Y = f.on.place()
	}
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
	f.looked = time.Time{}
	f.look(time.Now())
	if !f.on.fullscreen() {
		s.Maximised, s.Desktop = f.on.maximised(), desktop()
	}
	s.Monitor = f.on.monitor().Name()
	if f.size != (image.Point{}) {
		s.Width, s.Height, s.X, s.Y, s.Placed = f.size.X, f.size.Y, f.place.X, f.place.Y, true
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

// call has a window that lies behind say in its title what it waits for, and asks for attention; an empty text puts the
// title back.
func (l *loop) call(text string) { ofWindow.call(l.show.Title, text) }

// sign is what people see of a window that lies behind others.
type sign struct {
	title     func(string)
	attention func()
}

var ofWindow = sign{
	title:     func(text string) { ebiten.SetWindowTitle(text); host.Title(text) },
	attention: ebiten.RequestAttention,
}

func (s sign) call(title, text string) {
	if text != "" {
		title = text + " - " + title
		s.attention()
	}
	s.title(title)
}
