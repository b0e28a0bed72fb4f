package game

import (
	"io"
	"testing"
	"time"

	"portcullis/save"
)

// idle is a Driver that does nothing.
type idle struct{}

func (idle) Drive(*App, Mirror) Act { return Act{} }

// What a scene asks for at later moments does not pile up while a program plays by itself, where each frame follows the last one
// in any case: the memory that hours of such play take would be its own.
func TestWhatADrivenProgramAwaitsIsServed(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	l := &loop{app: f.app, waker: newWaker(func() {}), stderr: io.Discard, drive: &drive{driver: idle{}}}
	defer l.waker.stop()
	for n := range 50 {
		l.waker.at(time.Now().Add(-time.Duration(n+1) * tickLength))
	}
	if err := l.driven(Screen{W: 1280, H: 720, Device: 1, Text: 1}); err != nil {
		t.Fatal(err)
	}
	if n := len(l.waker.due); n > 2*ticksPerFrame {
		t.Errorf("%d moments are awaited", n)
	}
}
