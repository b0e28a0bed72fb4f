//go:build !js

package host

// InBrowser reports whether the program runs in the page of a browser.
const InBrowser = false

// Wake does nothing: a desktop holds no frames back.
func Wake() {}

// Looks does nothing: a window keeps what comes between two looks.
func Looks() {}

// Drawn does nothing: a window shows itself.
func Drawn() {}

// Title does nothing: a window has its own.
func Title(string) {}

// Give does nothing: a desktop has folders for it.
func Give(string, []byte) {}

// Take does nothing: a desktop has folders for it.
func Take(string, int, func(string, []byte)) {}

// Edit does nothing: a desktop has a keyboard.
func Edit(string, int, [4]float64) {}

// EndEdit does nothing: a desktop has a keyboard.
func EndEdit() {}

// Writes does nothing: a desktop has a keyboard.
func Writes(func(string, int)) (stop func()) { return func() {} }

// Breathe is nil: a desktop has a thread for everybody.
var Breathe func()

// Mirror is nil: the probe tells who listens (see game/probe).
func Mirror() func(line []byte) { return nil }
