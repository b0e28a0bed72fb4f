package game

import (
	"fmt"
	"os"
	"runtime"
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
	return &DisplayError{Advice: displayAdvice(runtime.GOOS, os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""), Err: err}
}

// display says whether there is a window system to ask for a window.
const (
	linuxNoDisplay = "There is no display: DISPLAY and WAYLAND_DISPLAY are not set. Start the program from a desktop, or on a virtual display: sudo apt install xvfb, then xvfb-run portcullis."
	linuxNoDriver  = "The display has no graphics driver that gives OpenGL 3.2. On Debian and Ubuntu: sudo apt install libgl1 libegl1 libgl1-mesa-dri libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2 libxxf86vm1."
	otherNoDriver  = "Update the driver of the graphics card."
)

// displayAdvice is what to do when Ebitengine could not open a window on a system.
func displayAdvice(goos string, display bool) string {
	switch {
	case goos != "linux":
		return otherNoDriver
	case !display:
		return linuxNoDisplay
	default:
		return linuxNoDriver
	}
}
