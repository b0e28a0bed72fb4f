package game

import (
	"image"
	"time"

	"portcullis/game/crash"
	"portcullis/game/host"
)

// Foresighted is a Scene that can paint before there is a window.
type Foresighted interface {
	Scene
	// PaintAhead paints what Draw will show on a screen of a size, as far as that lies still. It is called after an Update,
	// by whoever takes the first tick, and reads nothing of the window.
	PaintAhead(size image.Point)
}

// patience is how long the tick before there is a window waits for an errand: about as long as the window takes.
const patience = 150 * time.Millisecond

// ahead is the first tick, taken while the window opens, which leaves a core idle for a tenth of a second and more. All that the
// first picture takes of time is done there, if the window becomes as large as it was asked to be; else it is done again.
type ahead struct {
	done  chan error // nil: there is none, or it is over
	fresh bool       // it was the last one
}

// nobody is the input of a tick in which nobody does anything, and the pointer is not in the window.
var nobody = Input{X: -1, Y: -1}

// begin takes the tick on a goroutine of its own. Until wait has returned nothing else may touch the App. It is not for a window
// whose inside is not known, for a page, which has one thread, nor where ticks are counted.
func (h *ahead) begin(a *App, inside Screen) {
	if inside.W == 0 || host.InBrowser || a.options.Clock != RealTime {
		return
	}
	h.done = make(chan error, 1)
	go func() { h.done <- crash.Try(func() error { return a.look(inside) }) }()
}

// wait returns once the tick is over, with its error.
func (h *ahead) wait() error {
	if h.done == nil {
		return nil
	}
	err := <-h.done
	h.done, h.fresh = nil, true
	return err
}

// meets lets the first picture be that which is painted already: the pointer, whose place is not known before there is a window, is
// met in the second one, if nothing is done with it before.
func (h *ahead) meets(in Input) Input {
	if h.fresh && !in.active() {
		in = nobody
	}
	h.fresh = false
	return in
}

// look takes a tick in which nobody does anything, and has painted what it shows.
func (a *App) look(inside Screen) error {
	usual := a.options.Grace
	if err := a.begin(); err != nil {
		return err
	}
	a.options.Grace = max(usual, patience)
	defer func() { a.options.Grace = usual }()
	if err := a.Step(nobody, inside, 0); err != nil {
		return err
	}
	if s, ok := a.stack.top().(Foresighted); ok {
		s.PaintAhead(image.Pt(inside.W, inside.H))
	}
	return nil
}
