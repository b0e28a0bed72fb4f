package form

import (
	"testing"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// finger is one that comes down on a bench, is drawn by some pixels a tick, and lifted.
func finger(b *bench, x, y float64, by ...float64) {
	b.x, b.y = x, y
	b.tick(game.Input{Pressed: true, Down: true, Finger: true, Moved: true})
	for _, d := range by {
		b.y += d
		b.tick(game.Input{Down: true, Finger: true, Moved: true})
	}
	b.tick(game.Input{Released: true, Finger: true})
}

// A finger that is drawn over a list takes it along and clicks nothing; one that hardly moves clicks.
func TestAFingerScrolls(t *testing.T) {
	b := newBench(t, rows(20)...)
	b.ui.Fade = 0 // less motion: nothing glides
	finger(b, 10, 290, -20, -40, -50)
	if got := b.ui.Scrolled("list"); got != 90 { // from where the finger was once it had left its place
		t.Errorf("scrolled to %.0f", got)
	}
	b.want()
	finger(b, 10, 120, 5, -8)
	b.want(Event{ID: "row2", Act: Press})
	finger(b, 10, 110, 20, 400)
	if b.ui.Scrolled("list") != 0 || !b.ui.Settled() {
		t.Errorf("scrolled back to %.0f, at rest: %v", b.ui.Scrolled("list"), b.ui.Settled())
	}
	finger(b, 10, 50, 30, 60) // above the list
	b.x, b.y = 10, 290
	b.tick(game.Input{Pressed: true, Down: true})
	b.y -= 100
	b.tick(game.Input{Down: true, Moved: true})
	b.tick(game.Input{Released: true})
	if b.want(); b.ui.Scrolled("list") != 0 {
		t.Error("a mouse scrolls like a finger")
	}
}

// A list that was let go glides on, slower and slower, to its end at most; a finger stops it.
func TestAListGlidesOn(t *testing.T) {
	b := newBench(t, rows(200)...)
	finger(b, 10, 290, -20, -30, -30, -30)
	left, woken := b.ui.Scrolled("list"), b.woken
	if b.ui.Settled() {
		t.Error("at rest while it glides")
	}
	last, step := left, 1e9
	for range 600 {
		b.tick(game.Input{})
		now := b.ui.Scrolled("list")
		if now-last > step+1 || now < last {
			t.Fatalf("glides by %.0f after %.0f", now-last, step)
		}
		last, step = now, now-last
	}
	if last < left+50 || !b.ui.Settled() || b.woken == woken || b.woken > woken+590 {
		t.Errorf("glides from %.0f to %.0f, at rest: %v, woken %d times", left, last, b.ui.Settled(), b.woken-woken)
	}
	finger(b, 10, 290, -20, -30, -30)
	b.x, b.y = 10, 150
	b.tick(game.Input{Pressed: true, Down: true, Finger: true})
	held := b.ui.Scrolled("list")
	for range 20 {
		b.tick(game.Input{Down: true, Finger: true})
	}
	if b.ui.Scrolled("list") != held {
		t.Error("glides on under a finger")
	}
	b.tick(game.Input{Released: true, Finger: true})
	b.take()
	finger(b, 10, 110, 20, 150, 180, 180, 180)
	for range 600 {
		b.tick(game.Input{})
	}
	if b.want(); b.ui.Scrolled("list") != 0 || !b.ui.Settled() {
		t.Errorf("glides back to %.0f, at rest: %v", b.ui.Scrolled("list"), b.ui.Settled())
	}
}

// A slider within a list keeps the finger that is on it, and so does one that is drawn sideways.
func TestASliderKeepsItsFinger(t *testing.T) {
	items := rows(20)
	s := slider()
	s.In, s.Rect = "list", ink.R(s.Rect.X, 0, s.Rect.W, s.Rect.H)
	b := newBench(t, append(items, s)...)
	finger(b, s.Rect.X+5, 105, -30, -60)
	finger(b, 10, 290, -5, -10)
	b.take()
	b.x, b.y = 10, 290
	b.tick(game.Input{Pressed: true, Down: true, Finger: true})
	b.x, b.y = 100, 270
	b.tick(game.Input{Down: true, Finger: true, Moved: true})
	b.y = 150
	b.tick(game.Input{Down: true, Finger: true, Moved: true})
	b.tick(game.Input{Released: true, Finger: true})
	if b.ui.Scrolled("list") != 0 {
		t.Errorf("scrolled to %.0f", b.ui.Scrolled("list"))
	}
}
