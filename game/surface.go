package game

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// surface is the window as Ebitengine has it, in desktop points. Tests have one of their own: a virtual display maximises
// nothing.
type surface interface {
	monitors() []monitor // the usual one first
	monitor() monitor    // on which the window is
	move(to monitor)
	limit(leastW, leastH, mostW, mostH int) // -1: without a bound
	size() (w, h int)
	resize(w, h int)
	place() (x, y int) // from the upper left corner of the monitor
	put(x, y int)
	maximised() bool
	maximise()
	whole() bool // neither full screen nor maximised nor minimised
	fullscreen() bool
}

// monitor is what is known of one: *ebiten.MonitorType.
type monitor interface {
	Name() string
	Size() (w, h int)
	DeviceScaleFactor() float64
}

// desktopWindow is the window of the program.
type desktopWindow struct{}

func (desktopWindow) monitors() (all []monitor) {
	for _, m := range ebiten.AppendMonitors(nil) {
		all = append(all, m)
	}
	return all
}

func (desktopWindow) monitor() monitor { return ebiten.Monitor() }

func (desktopWindow) move(to monitor) {
	if m, ok := to.(*ebiten.MonitorType); ok {
		ebiten.SetMonitor(m)
	}
}

func (desktopWindow) limit(leastW, leastH, mostW, mostH int) {
	ebiten.SetWindowSizeLimits(leastW, leastH, mostW, mostH)
}

func (desktopWindow) size() (w, h int)  { return ebiten.WindowSize() }
func (desktopWindow) resize(w, h int)   { ebiten.SetWindowSize(w, h) }
func (desktopWindow) place() (x, y int) { return ebiten.WindowPosition() }
func (desktopWindow) put(x, y int)      { ebiten.SetWindowPosition(x, y) }
func (desktopWindow) maximised() bool   { return ebiten.IsWindowMaximized() }
func (desktopWindow) maximise()         { ebiten.MaximizeWindow() }
func (desktopWindow) fullscreen() bool  { return ebiten.IsFullscreen() }

func (desktopWindow) whole() bool {
	return !ebiten.IsFullscreen() && !ebiten.IsWindowMaximized() && !ebiten.IsWindowMinimized()
}
