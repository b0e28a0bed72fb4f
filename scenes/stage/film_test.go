package stage

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/paint"
)

// brush counts how often what is marked by a colour is painted, and keeps the list.
type brush struct {
	of    ink.Color
	times int
	list  ink.List
}

func (b *brush) Finish() {}

func (b *brush) Draw(_ *ebiten.Image, l ink.List, _, _, _ float64) {
	if slices.ContainsFunc(l, func(op ink.Op) bool { return op.Color == b.of }) {
		b.times, b.list = b.times+1, l
	}
}

// filmed is a stage with a camera over a world of 40 squares, and the region in the middle of the screen.
func filmed() *Stage {
	s := newStage(nil)
	s.Film(ink.R(200, 100, 1000, 800), ink.R(0, 0, 4000, 3000))
	s.Place(squares(ink.Gold), nil)
	s.Update(frame)
	return s
}

func squares(c ink.Color) (pieces []Piece) {
	for i := range 40 {
		p := box(rules.Element("m:"+string(rune('a'+i))), float64(i%8*500), float64(i/8*600))
		p.Look[0].Color, p.Plane = c, World
		pieces = append(pieces, p)
	}
	return pieces
}

// push moves the camera by hand for a tick and draws the stage.
func push(s *Stage, screen *ebiten.Image, b *brush, right, notches float64) {
	if notches != 0 {
		s.Zoom(notches)
	}
	if right != 0 {
		s.Pan(right, 0)
	}
	s.Update(frame)
	s.Draw(screen, b)
}

func TestTheWorldIsPaintedOnceWhileTheCameraMoves(t *testing.T) {
	s, b, screen := filmed(), &brush{of: ink.Gold}, ebiten.NewImage(1920, 1080)
	push(s, screen, b, 0.01, 0)
	if b.times != 1 {
		t.Fatalf("the world is painted %d times where the camera sets off", b.times)
	}
	for range 15 {
		push(s, screen, b, 0.01, 0)
	}
	push(s, screen, b, 0, 1)
	if b.times != 1 {
		t.Errorf("the world is painted %d times on a way that its picture covers", b.times)
	}
	push(s, screen, b, 0.7, 0)
	if b.times != 2 {
		t.Errorf("the world is painted %d times after the camera has left its picture", b.times)
	}
	push(s, screen, b, 0, 5)
	if b.times != 3 {
		t.Errorf("the world is painted %d times after it was stretched far", b.times)
	}
	s.Place(squares(ink.Bone), nil)
	b.of = ink.Bone
	push(s, screen, b, 0, 0)
	if b.times != 4 {
		t.Error("what has changed meanwhile is not painted")
	}
	rest(t, s)
	s.Draw(screen, b)
	if b.times != 5 || s.canvas.film.world != nil {
		t.Errorf("where the camera rests the world is painted %d times; its picture is kept: %v", b.times-4, s.canvas.film.world != nil)
	}
	s.Draw(screen, b)
	if b.times != 5 {
		t.Error("what lies still is painted again")
	}
}

// The picture of the world shows all of the view, and each piece where a layout for that camera has it.
func TestThePictureOfTheWorldIsThatOfTheView(t *testing.T) {
	s, b, screen := filmed(), &brush{of: ink.Gold}, ebiten.NewImage(1920, 1080)
	for i := 1; i < 60; i++ {
		push(s, screen, b, 0.013*float64(i%5), []float64{0, 0, 0.5, -0.25}[i%4])
		f, v := &s.canvas.film, s.View()
		if in := f.area.Intersect(v.Seen); in.W < v.Seen.W-1 || in.H < v.Seen.H-1 {
			t.Fatalf("of %v the picture shows %v", v.Seen, f.area)
		}
		for k, p := range squares(ink.Gold) {
			want := v.Project(p.Box)
			got := s.pieces[k].Box
			if d := got.X - want.X + got.Y - want.Y + got.W - want.W; d > 1e-6 || d < -1e-6 {
				t.Fatalf("%s can be clicked at %v and is seen at %v", p.ID, got, want)
			}
			at := p.Box.Shift(-f.area.X, -f.area.Y)
			painted := ink.R(at.X*f.zoom, at.Y*f.zoom, at.W*f.zoom, at.H*f.zoom)
			if !slices.ContainsFunc(b.list, func(op ink.Op) bool {
				d := max(op.Box.X-painted.X, painted.X-op.Box.X, op.Box.Y-painted.Y, painted.Y-op.Box.Y, op.Box.W-painted.W, painted.W-op.Box.W)
				return d < 1e-6
			}) {
				t.Fatalf("%s is not painted at %v", p.ID, painted)
			}
		}
	}
}

// What is drawn as data and what pieces look like is always what a stage shows that was set up with the same
// camera; and nothing is hovered while it moves.
func TestAMovedStageEqualsOneThatIsSetThere(t *testing.T) {
	s := filmed()
	s.Point(game.Input{X: 700, Y: 500, Moved: true})
	for i := range 30 {
		s.Zoom([]float64{1, -1, 2, 0}[i%4])
		s.Pan(0.05, 0.02)
		s.Update(frame)
		s.Point(game.Input{X: float64(300 + 20*i), Y: 500, Moved: true})
		if s.Hot() != "" {
			t.Fatalf("%s is hovered while the camera moves", s.Hot())
		}
		other := filmed()
		other.camera = s.camera
		other.Place(squares(ink.Gold), nil)
		other.Update(frame)
		if !slices.EqualFunc(s.Drawing(), other.Drawing(), Drawn.Equal) {
			t.Fatalf("after %d moves another picture is drawn than at rest", i)
		}
		for k, p := range s.Pieces() {
			if q := other.Pieces()[k]; p.Box != q.Box || !slices.Equal(p.Look, q.Look) {
				t.Fatalf("%s looks like %v at %v, not like %v at %v", p.ID, p.Look, p.Box, q.Look, q.Box)
			}
		}
	}
}

// A picture of the world takes no more memory than it is granted, unless the view alone does.
func TestThePictureOfTheWorldIsBounded(t *testing.T) {
	for _, size := range [][2]float64{{1000, 800}, {2600, 1900}, {2900, 2000}, {2000, 2500}, {3800, 2100}} {
		s, screen := newStage(nil), ebiten.NewImage(3840, 2160)
		s.Film(ink.R(0, 0, size[0], size[1]), ink.R(0, 0, 12000, 9000))
		s.Place(squares(ink.Gold), nil)
		s.Pan(0.5, 0.5)
		s.Update(frame)
		s.Draw(screen, &brush{of: ink.Gold})
		at := s.canvas.film.world.Bounds().Size()
		most := max(filmBytes, paint.Takes(int(size[0]), int(size[1])))
		if takes := paint.Takes(at.X, at.Y); takes > most {
			t.Errorf("a view of %v makes a picture of %v, which takes %d bytes, want %d at most", size, at, takes, most)
		}
		if sides := float64(at.X*at.Y) / (size[0] * size[1]); size[0] == 1000 && sides < 1.5 {
			t.Errorf("a small view has only %.2f times its size on the picture", sides)
		}
	}
}

// The pointer at the edge of the region moves the view after a moment, at its pace, as far as the world goes.
func TestTheEdgePushesTheView(t *testing.T) {
	edges := map[string]struct {
		x, y        float64
		right, down float64
	}{
		"right": {1195, 500, 1, 0}, "left": {203, 500, -1, 0}, "below": {700, 897, 0, 1}, "above": {700, 104, 0, -1},
		"the middle": {700, 500, 0, 0}, "beside the region": {1205, 500, 0, 0},
	}
	for name, at := range edges {
		s := filmed()
		s.Zoom(2)
		s.Pan(0.3, 0.3)
		rest(t, s)
		before := s.View().Seen
		s.Point(game.Input{X: at.x, Y: at.y, Moved: true})
		for range int(edgeDelay/frame) - 1 {
			s.Update(frame)
		}
		if s.View().Seen != before {
			t.Fatalf("%s: the view moves at once", name)
		}
		for range 30 {
			s.Update(frame)
		}
		after := s.View().Seen
		way := edgeSpeed * s.camera.region.W / s.camera.zoom * 30 * frame.Seconds()
		for _, d := range [][2]float64{{after.X - before.X, at.right * way}, {after.Y - before.Y, at.down * way}} {
			if moved, want := d[0], d[1]; want == 0 && moved != 0 || want > 0 && (moved < 0.8*want || moved > 1.1*want) || want < 0 && (moved > 0.8*want || moved < 1.1*want) {
				t.Errorf("%s: in half a second the view moves by %v, not by about %v", name, moved, want)
			}
		}
		for range 600 {
			s.Update(frame)
		}
		if s.Busy() {
			t.Errorf("%s: the stage is not at rest where the world ends", name)
		}
	}
	s := filmed()
	s.Zoom(2)
	s.Focus("m:a")
	rest(t, s)
	s.pointer.x, s.pointer.y = 1195, 500
	before := s.View().Seen
	for range 60 {
		s.Update(frame)
	}
	if s.View().Seen != before {
		t.Error("the view moves under a pointer that is not in use")
	}
}
