package stage

import (
	"image"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint"
)

// film is how the stage is drawn while a person moves the camera: from pictures of what lies behind the world, which is that of what
// lies still then, and before it, and one of the world, which is moved and stretched as the camera goes. It is made anew only when the
// camera leaves what is on it, and let go when the camera rests.
type film struct {
	front   *paint.Strips // what lies before the world, where there is anything; nil: not painted yet
	frontOf ink.List
	world   *ebiten.Image
	area    ink.Rect // of the world: what is on the picture
	zoom    float64  // pixels of the picture for one of the world
	stale   bool
}

// How much of the view there is beside it on the picture of the world, how many bytes that takes at most unless
// the view alone takes more, and how much larger than it was painted it is shown at most.
const (
	filmMargin = 0.29 // two notches of the wheel away
	filmBytes  = 32 << 20
	filmBlur   = 2.5
)

// rolling is how long the camera counts as moved by hand after it was.
const rolling = 150 * time.Millisecond

// roll notes that a person moves the camera. Until it rests, nothing is hovered, and what does not move with it
// is not painted anew.
func (s *Stage) roll() { s.rolled, s.rolls = s.clock, s.camera.films() }

// Filming reports whether a person is moving the camera. What is seen larger then than it was set is sharp again
// when the camera rests.
func (s *Stage) Filming() bool { return s.rolls && s.clock-s.rolled < rolling }

// recamera shows the layout again after the view has moved.
func (s *Stage) recamera() {
	s.Finish()
	if s.Filming() {
		for i := range s.laid {
			if p := &s.laid[i]; p.Plane == World && s.camera.films() {
				at := s.camera.frame(*p)
				q := &s.pieces[i]
				q.Box, q.cut, q.away = at.Box, at.cut, at.away
			}
		}
		s.blurred, s.known = true, false
		return
	}
	s.blurred = true
	s.sharpen()
	s.dirty, s.abrupt = true, true
}

// sharpen lays the pieces of the world as large as they are seen.
func (s *Stage) sharpen() {
	if !s.blurred {
		return
	}
	s.pieces = make([]Piece, len(s.laid))
	for i := range s.laid {
		s.pieces[i] = s.camera.project(s.laid[i])
	}
	s.blurred, s.known = false, false
}

// endFilm makes all pictures anew as they are when the camera rests.
func (c *canvas) endFilm() {
	c.film.end()
	c.forget()
}

// end lets go of the pictures.
func (f *film) end() {
	if f.world != nil {
		f.world.Deallocate()
	}
	if f.front != nil {
		f.front.Deallocate()
	}
	*f = film{}
}

// drawFilm paints the stage while a person moves the camera.
func (s *Stage) drawFilm(screen *ebiten.Image, p Painter) {
	c, r := &s.canvas, &s.rest
	f := &c.film
	c.letGo()
	behind := cover{}
	behind.layers[behindWorld] = r.layers[behindWorld]
	repaint(c.rest, &c.restOf, &behind, p)
	f.setFront(slices.Concat(r.layers[beforeWorld], r.layers[beforeChart]), c.rest.Size(), p)
	if f.stale || f.world == nil || !f.shows(s.View()) {
		s.shoot(p)
	}
	c.rest.Show(screen, screen.Bounds(), 1, ebiten.BlendCopy)
	s.project(within(screen, r.clip))
	f.front.Show(screen, 1)
	s.drawMotions(screen, p)
	p.Draw(screen, s.chartFrame(), 0, 0, 1)
}

// setFront paints what lies before the world on a screen of a size, if that is not painted yet.
func (f *film) setFront(l ink.List, size image.Point, p Painter) {
	if f.front != nil && slices.Equal(f.frontOf, l) {
		return
	}
	if f.front != nil {
		f.front.Deallocate()
	}
	var areas []image.Rectangle
	for _, part := range touched(l, size) {
		areas = append(areas, pixels(part))
	}
	f.front, f.frontOf = paint.NewStrips(areas, math.MaxInt), l
	f.front.Each(image.Rectangle{Max: size}, func(img *ebiten.Image, x, y float64) { p.Draw(img, l, x, y, 1) })
}

// patch is the size of the squares by which it is told where a list draws, in pixels.
const patch = 64

// touched is where a list draws, in rows of squares that do not overlap.
func touched(l ink.List, size image.Point) (rows []ink.Rect) {
	across, down := (size.X+patch-1)/patch, (size.Y+patch-1)/patch
	hit := make([]bool, across*down)
	cell := func(v float64, most int) int { return int(clamp(math.Floor(v/patch), 0, float64(most-1))) }
	for i := range l {
		b := reach(l[i : i+1]).Inset(-8)
		if l[i].Kind == ink.Write {
			b = b.Inset(-2 * l[i].Font.Size) // letters lean out of their boxes, and lines that have no room
		}
		if b.Right() < 0 || b.Bottom() < 0 || b.X >= float64(size.X) || b.Y >= float64(size.Y) {
			continue
		}
		for y := cell(b.Y, down); y <= cell(b.Bottom(), down); y++ {
			for x := cell(b.X, across); x <= cell(b.Right(), across); x++ {
				hit[y*across+x] = true
			}
		}
	}
	for y := range down {
		for x, from := 0, -1; x <= across; x++ {
			switch in := x < across && hit[y*across+x]; {
			case in && from < 0:
				from = x
			case !in && from >= 0:
				rows = below(rows, ink.R(float64(from*patch), float64(y*patch), float64((x-from)*patch), patch))
				from = -1
			}
		}
	}
	return rows
}

// below adds a row, to one that it continues downwards if there is one.
func below(rows []ink.Rect, r ink.Rect) []ink.Rect {
	for i := range rows {
		if o := &rows[i]; o.X == r.X && o.W == r.W && o.Bottom() == r.Y {
			o.H += r.H
			return rows
		}
	}
	return append(rows, r)
}

// shows reports whether all that is seen is on the picture, and not too small.
func (f *film) shows(v View) bool {
	seen := v.Seen.Intersect(v.World)
	in := f.area.Intersect(seen)
	return in.W > seen.W-0.5 && in.H > seen.H-0.5 && v.Zoom() <= f.zoom*filmBlur
}

// project draws the picture of the world where the camera shows it.
func (s *Stage) project(dst *ebiten.Image) {
	f, at, o := &s.canvas.film, &s.camera, &s.canvas.options
	*o = ebiten.DrawImageOptions{}
	k := at.zoom / f.zoom
	x, y := at.region.X+(f.area.X-at.x)*at.zoom, at.region.Y+(f.area.Y-at.y)*at.zoom
	if k == 1 {
		x, y = math.Round(x), math.Round(y)
	} else {
		o.Filter = ebiten.FilterLinear
	}
	o.GeoM.Scale(k, k)
	o.GeoM.Translate(x, y)
	dst.DrawImage(f.world, o)
}

// margins are how many pixels the picture of the world has on each side of a view of w x h pixels: as many as are wanted if that
// does not take too much, else as many as cost nothing.
func margins(w, h float64) (across, down float64) {
	takes := func(across, down float64) int {
		return paint.Takes(int(math.Ceil(w+2*across)), int(math.Ceil(h+2*down)))
	}
	want, most := filmMargin*w, max(filmBytes, takes(0, 0))
	free := func(n float64) float64 {
		return math.Min(want, float64(paint.Side(int(math.Ceil(n))))/2-math.Ceil(n)/2)
	}
	for _, m := range [...][2]float64{{want, want}, {want, free(h)}, {free(w), want}} {
		if takes(m[0], m[1]) <= most {
			return m[0], m[1]
		}
	}
	return free(w), free(h)
}

// shoot paints the world as the camera shows it, and what lies near on all sides.
func (s *Stage) shoot(p Painter) {
	f, at := &s.canvas.film, s.camera
	seen := s.View().Seen
	across, above := margins(at.region.W, at.region.H)
	// Whole pixels on each side keep the picture as sharp as the view.
	aside := func(margin, far float64) float64 {
		return math.Floor(math.Max(0, math.Min(margin, far*at.zoom))) / at.zoom
	}
	left, up := aside(across, seen.X-at.world.X), aside(above, seen.Y-at.world.Y)
	right, down := aside(across, at.world.Right()-seen.Right()), aside(above, at.world.Bottom()-seen.Bottom())
	f.area = ink.R(seen.X-left, seen.Y-up, seen.W+left+right, seen.H+up+down)
	f.zoom, f.stale = at.zoom, false
	w, h := int(math.Ceil(f.area.W*at.zoom)), int(math.Ceil(f.area.H*at.zoom))
	if f.world != nil && (f.world.Bounds().Dx() != w || f.world.Bounds().Dy() != h) {
		f.world.Deallocate()
		f.world = nil
	}
	if f.world == nil {
		f.world = paint.NewTexture(w, h)
	}
	at.region = ink.R(0, 0, float64(w), float64(h))
	at.x, at.y = f.area.X, f.area.Y
	var l ink.List
	for i := range s.laid {
		if s.laid[i].Plane == World && !s.moving[s.laid[i].ID] {
			if piece := at.project(s.laid[i]); !piece.away {
				s.still(&l, &piece, s.marks[piece.ID], s.Hot() == piece.ID)
			}
		}
	}
	f.world.Clear()
	p.Draw(f.world, l, 0, 0, 1)
}
