package game

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// aftermath is the window after a fault. It touches nothing of the App, so that it cannot
// fall by the same fault.
type aftermath struct {
	wreck *wreck
	page  page
	// seen is set once the window has been drawn: a click that was on its way does not
	// close it.
	seen bool
}

func (f *aftermath) happened() bool { return f.wreck != nil }

// catch is deferred by Update and Draw.
func (l *loop) catch(err *error) {
	p := recover()
	if p == nil {
		return
	}
	w := l.app.report(p)
	l.after.wreck = &w
	for _, line := range w.lines() {
		fmt.Fprintln(l.stderr, "portcullis: "+line)
	}
	*err = nil
	l.app.publish(w.mirror())
	l.endings = ErrCrashed
	//lint:ignore SA1019 the only mode that sleeps
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	l.waker.at(l.last.Add(tickLength))
}

// lookAtWreck is the Update of the crash window.
func (l *loop) lookAtWreck() error {
	l.waker.ticked(l.last)
	leave := l.after.seen && (inpututil.IsKeyJustPressed(ebiten.KeyEnter) ||
		inpututil.IsKeyJustPressed(ebiten.KeyNumpadEnter) ||
		inpututil.IsKeyJustPressed(ebiten.KeyEscape) ||
		inpututil.IsKeyJustPressed(ebiten.KeySpace))
	if leave || ebiten.IsWindowBeingClosed() || l.drive != nil {
		return ebiten.Termination
	}
	return nil
}

// draw shows what happened.
func (f *aftermath) draw(screen *ebiten.Image) {
	f.page.draw(screen, f.wreck.lines())
	f.seen = true
}
