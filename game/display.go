package game

import (
	"fmt"
	"os"
	"runtime"
	"strings"
)

// DisplayError is that no window can be shown, with what to do about it.
type DisplayError struct {
	Advice string // whole sentences
	Err    error
}

func (e *DisplayError) Error() string {
	return fmt.Sprintf("no window can be shown: %v. %s", e.Err, e.Advice)
}

func (e *DisplayError) Unwrap() error { return e.Err }

func noDisplay(err error) error {
	display := os.Getenv("DISPLAY") + os.Getenv("WAYLAND_DISPLAY")
	return &DisplayError{Advice: displayAdvice(runtime.GOOS, display, err.Error()), Err: err}
}

const (
	noDisplaySet = "DISPLAY and WAYLAND_DISPLAY are not set. Start the program from a desktop, or on a virtual display: sudo apt install xvfb, then xvfb-run portcullis."
	notAnswering = "The display does not answer. Check that DISPLAY names a running one and that you may use it."
	noLibraries  = "The libraries of the window system are missing. On Debian and Ubuntu: sudo apt install libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2."
	noDriver     = "The display has no driver that gives OpenGL. On Debian and Ubuntu: sudo apt install libgl1 libegl1 libgl1-mesa-dri."
	otherDriver  = "Update the driver of the graphics card."
)

// displayAdvice is what to do when Ebitengine could not open a window on a system, with
// what it said.
func displayAdvice(goos, display, said string) string {
	switch {
	case goos != "linux":
		return otherDriver
	case display == "":
		return noDisplaySet
	case strings.Contains(said, "open display"):
		return notAnswering
	case strings.Contains(said, "no window system"):
		return noLibraries
	default:
		return noDriver
	}
}
