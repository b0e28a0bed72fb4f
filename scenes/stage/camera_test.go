package stage

import (
	"math"
	"testing"
	"time"

	"portcullis/game"
	"portcullis/scenes/ink"
)

func TestCameraZoomsAndPansWithinItsWorld(t *testing.T) {
	s := newStage(nil)
	s.Film(ink.R(100, 100, 800, 600), ink.R(0, 0, 2000, 1500))
	hex := box("hex", 1000, 700)
	hex.Plane = World
	over := box("over", 100, 100)
	s.Set([]Piece{hex, over}, Marks{"hex": {State: Legal}})
	s.Update(frame)
	before, _ := s.Piece("hex")
	x, y := before.Box.Center()
	s.Point(game.Input{X: x, Y: y, Moved: true, WheelY: 3})
	after, _ := s.Piece("hex")
	ax, ay := after.Box.Center()
	if after.Box.W <= before.Box.W || ax != x || ay != y {
		t.Errorf("zooming about the middle of a piece takes it from %v to %v", before.Box, after.Box)
	}
	s.Point(game.Input{X: x, Y: y, Pressed: true, Down: true})
	for i := range 50 {
		s.Point(game.Input{X: x - float64(100*i), Y: y, Moved: true, Down: true})
	}
	if got := s.Point(game.Input{X: 200, Y: 200, Released: true}); len(got) != 0 {
		t.Errorf("a drag ends in %v", got)
	}
	for range 8 {
		s.Point(game.Input{X: 101, Y: 101, Moved: true, WheelY: -1})
	}
	c := &s.camera
	if right := c.x + c.region.W/c.zoom; right > c.world.Right()+1e-6 {
		t.Errorf("the view reaches %v; the world ends at %v", right, c.world.Right())
	}
	if _, ok := Open(s.Pieces(), "hex"); ok {
		p, _ := s.Piece("hex")
		if !p.Box.Overlaps(c.region) {
			t.Error("a piece outside of the region can be reached")
		}
	}
}

// A world that may be shown no smaller is moved over even where half its size would show all of it, also after the region has changed.
func TestTheCameraGoesNoFartherThanItsBound(t *testing.T) {
	s := newStage(nil)
	s.Bound(0.9)
	for _, high := range []float64{600, 500} {
		s.Film(ink.R(100, 100, 800, high), ink.R(0, 0, 1000, 750))
		s.Zoom(-8)
		if got := s.View().Zoom(); math.Abs(got-0.9) > 1e-6 {
			t.Errorf("in a region %v high the world is shown %v as large", high, got)
		}
	}
	s.Bound(0)
	if s.Survey(); !s.View().Whole() && s.View().Zoom() > 0.67 {
		t.Errorf("without a bound the world is shown %v as large", s.View().Zoom())
	}
}

// Two fingers over the world take the point between them along and make it larger; beside the world they scroll. While they
// are down the edge of the region pushes nothing.
func TestTwoFingersMoveTheWorld(t *testing.T) {
	s := newStage(nil)
	s.Film(ink.R(100, 100, 800, 600), ink.R(0, 0, 2000, 1500))
	hex := box("hex", 1000, 700)
	hex.Plane = World
	list := box("list", 920, 100)
	s.Set([]Piece{hex, list}, Marks{"hex": {State: Legal}})
	s.Update(frame)
	before, _ := s.Piece("hex")
	x, y := before.Box.Center()
	s.Point(game.Input{X: x - 30, Y: y - 20, Pinch: 1.5, PanX: -30, PanY: -20})
	after, _ := s.Piece("hex")
	if ax, ay := after.Box.Center(); math.Abs(after.Box.W-1.5*before.Box.W) > 1e-6 || math.Hypot(ax-x+30, ay-y+20) > 1e-6 {
		t.Errorf("from %v to %v", before.Box, after.Box)
	}
	s.Point(game.Input{X: 101, Y: 300, Moved: true, Pinch: 1})
	view := s.View()
	if s.Update(time.Second); s.View() != view {
		t.Error("the edge pushes the view while two fingers are down")
	}
	lx, ly := list.Box.Center()
	var got []Act
	for range 8 {
		got = append(got, s.Point(game.Input{X: lx, Y: ly, Pinch: 1, PanY: s.px(notchHigh) / 4})...)
	}
	if want := (Act{Gesture: Scroll, ID: "list", Amount: 1}); len(got) != 2 || got[0] != want || got[1] != want {
		t.Errorf("beside the world: %v", got)
	}
}

// A finger that rests looks closely once, when it says so itself: the clock of the stage may be before its own or behind.
func TestARestingFingerLooksOnce(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("card", 100, 100)}, Marks{"card": {State: Legal}})
	s.Update(frame)
	p, _ := s.Piece("card")
	x, y := p.Box.Center()
	for _, ahead := range []time.Duration{longPress, 0} {
		s.Point(game.Input{X: x, Y: y, Pressed: true, Down: true, Finger: true})
		s.Update(ahead)
		if got := s.Point(game.Input{X: x, Y: y, Down: true, Finger: true}); len(got) != 0 || s.Waiting() != 0 {
			t.Errorf("before the finger says that it rests: %v, waits %v", got, s.Waiting())
		}
		s.Update(longPress - ahead)
		got := len(s.Point(game.Input{X: x, Y: y, Down: true, Finger: true, SecondPressed: true}))
		s.Update(2 * longPress)
		got += len(s.Point(game.Input{X: x, Y: y, Down: true, Finger: true}))
		got += len(s.Point(game.Input{X: -1, Y: -1, Finger: true, Released: true}))
		if got != 1 {
			t.Errorf("%d gestures", got)
		}
	}
}
