package stage

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint"
)

// Painter draws display lists; package paint has one.
type Painter interface {
	// Draw draws a list with its origin at (x, y).
	Draw(dst *ebiten.Image, l ink.List, x, y, alpha float64)
	// Finish has the graphics finish what was drawn so far. It is called when a picture as large as the screen is painted.
	Finish()
}

// canvas keeps the pictures of what lies still.
type canvas struct {
	rest      *paint.Pane
	restOf    *cover // what it shows; nil: nothing that is known
	restStale bool
	left      *paint.Strips // of the picture before the newest what is another there, while it fades; nil: not known
	options   ebiten.DrawImageOptions
	film      film
	order     []*motion // kept for inOrder
}

// mostLeft is how many bytes the picture from which another one fades takes at most: half of a screen of 3840x2160 pixels, or all of
// one of 2560x1440. Beyond that the newest is there at once.
const mostLeft = 16 << 20

// turnOver has the newest picture painted, and what is left of the one before found.
func (c *canvas) turnOver() {
	c.restStale = true
	c.letGo()
}

// forget has all painted whole.
func (c *canvas) forget() {
	c.restOf = nil
	c.turnOver()
}

// letGo lets go of what is left of the picture before the newest.
func (c *canvas) letGo() {
	if c.left != nil {
		c.left.Deallocate()
		c.left = nil
	}
}

// fit makes the picture of the size of the screen. It shows nothing then.
func (c *canvas) fit(size image.Point) {
	if c.rest != nil && c.rest.Size() == size {
		return
	}
	if c.rest != nil {
		c.rest.Deallocate()
	}
	c.rest = paint.NewPane(size.X, size.Y)
	c.forget()
}

// Draw paints the stage. When nothing moves it is one copy.
func (s *Stage) Draw(screen *ebiten.Image, p Painter) {
	c := &s.canvas
	size := screen.Bounds().Size()
	c.fit(size)
	if s.Filming() {
		s.drawFilm(screen, p)
		return
	}
	if s.fading() && c.left == nil && !c.keep(&s.last, &s.rest, p) {
		s.fadeFor = 0
	}
	s.Still(size, p)
	c.rest.Show(screen, screen.Bounds(), 1, ebiten.BlendCopy)
	if s.fading() {
		c.left.Show(screen, 1-s.faded())
	} else if len(s.motions) == 0 {
		s.last = cover{}
		c.letGo()
	}
	s.drawMotions(screen, p)
	if l, x, y, ok := s.taken(); ok {
		p.Draw(screen, l, x, y, takenAlpha)
	}
}

// Still paints what lies still on a screen of a size, if it has changed.
func (s *Stage) Still(size image.Point, p Painter) {
	c := &s.canvas
	if c.fit(size); c.restStale {
		repaint(c.rest, &c.restOf, &s.rest, p)
		c.restStale = false
	}
}

// inOrder is what is on its way, from back to front: whatever set out later may lie below.
func (s *Stage) inOrder() []*motion {
	order := append(s.canvas.order[:0], s.motions...)
	slices.SortStableFunc(order, func(a, b *motion) int { return a.piece.rank(0).compare(b.piece.rank(0)) })
	s.canvas.order = order
	return order
}

// poseOf is how what is on its way is drawn now: what comes with the new picture fades in with it.
func (s *Stage) poseOf(m *motion) pose {
	at := m.pose(s.clock)
	if m.acts&floats != 0 && m.alpha == 0 {
		at.alpha = s.faded()
	}
	return at
}

// drawMotions paints what is on its way.
func (s *Stage) drawMotions(screen *ebiten.Image, p Painter) {
	for _, m := range s.inOrder() {
		if m.hidden() || (m.over && m.acts&leaves != 0) {
			continue
		}
		at := s.poseOf(m)
		dst := screen
		if m.piece.Plane == World && !s.camera.region.Empty() {
			dst = within(screen, s.camera.region)
		}
		if t := m.progress(s.clock); m.acts&sinks != 0 && t < 1 {
			dst = m.fall(dst, p, t, &s.canvas.options)
		}
		m.draw(dst, p, at, &s.canvas.options)
	}
}

// Close lets go of the pictures of the stage.
func (s *Stage) Close() {
	s.Finish()
	if s.canvas.rest != nil {
		s.canvas.rest.Deallocate()
	}
	s.canvas.letGo()
	s.canvas.film.end()
	s.canvas = canvas{}
}

// within is the part of an image in a box.
func within(img *ebiten.Image, r ink.Rect) *ebiten.Image {
	return img.SubImage(pixels(r)).(*ebiten.Image)
}

// pixels are all pixels of which a box has a part.
func pixels(r ink.Rect) image.Rectangle {
	return image.Rect(int(r.X), int(r.Y), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom())))
}

// picture is one look of a moving piece, drawn once.
type picture struct {
	image *ebiten.Image
	x, y  float64 // middle of the piece in the image
	sharp float64 // how many times as large as the piece it is painted
}

// reach is the box that a look needs, glows and turned parts included.
func reach(l ink.List) ink.Rect {
	var all ink.Rect
	for i, op := range l {
		b := op.Box
		switch op.Kind {
		case ink.Glow, ink.Shadow, ink.Outline, ink.Line:
			b = ink.R(min(b.X, b.Right()), min(b.Y, b.Bottom()), math.Abs(b.W), math.Abs(b.H)).Inset(-2 * op.Width)
		}
		if op.Angle != 0 {
			r := math.Hypot(b.W, b.H) / 2
			x, y := b.Center()
			b = ink.R(x-r, y-r, 2*r, 2*r)
		}
		if i == 0 {
			all = b
			continue
		}
		x, y := min(all.X, b.X), min(all.Y, b.Y)
		all = ink.R(x, y, max(all.Right(), b.Right())-x, max(all.Bottom(), b.Bottom())-y)
	}
	return all
}

func (m *motion) picture(p Painter, look int) *picture {
	pic := &m.looks[look]
	if pic.image != nil {
		return pic
	}
	pic.sharp = m.sharp(look)
	list := enlarge(m.look(look), pic.sharp)
	const margin = 2
	b := reach(list).Inset(-margin).Round()
	w, h := max(1, int(b.W)), max(1, int(b.H))
	pic.image = paint.NewTexture(w, h)
	box := m.piece.Box
	if look == 1 {
		box = m.was
	}
	pic.x, pic.y = box.W/2*pic.sharp-b.X, box.H/2*pic.sharp-b.Y
	p.Draw(pic.image, list, -b.X, -b.Y, 1)
	return pic
}

func (m *motion) draw(dst *ebiten.Image, p Painter, at pose, o *ebiten.DrawImageOptions) {
	pic := m.picture(p, at.look)
	*o = ebiten.DrawImageOptions{}
	o.GeoM.Translate(-pic.x, -pic.y)
	if at.sx == 1 && at.sy == 1 && at.angle == 0 && pic.sharp == 1 {
		o.GeoM.Translate(math.Round(at.x), math.Round(at.y))
	} else {
		o.GeoM.Scale(at.sx/pic.sharp, at.sy/pic.sharp)
		o.GeoM.Rotate(at.angle)
		o.GeoM.Translate(at.x, at.y)
		o.Filter = ebiten.FilterLinear
	}
	o.ColorScale.ScaleAlpha(float32(at.alpha))
	dst.DrawImage(pic.image, o)
}

// fall draws what is seen behind a piece that sinks, what is left of it and the dust, and returns where it is drawn
// itself: down to its foot.
func (m *motion) fall(dst *ebiten.Image, p Painter, t float64, o *ebiten.DrawImageOptions) *ebiten.Image {
	box := m.piece.Box
	if at := box.Middle(); m.acts&leaves == 0 {
		m.draw(dst, p, pose{x: at.X, y: at.Y, sx: 1, sy: 1, alpha: 1}, o)
	}
	m.draw(dst, p, m.dust(t), o)
	return within(dst, ink.R(box.X-box.W, 0, 3*box.W, box.Bottom()))
}

// forget lets go of the pictures of a motion.
func (m *motion) forget() {
	for i := range m.looks {
		if m.looks[i].image != nil {
			m.looks[i].image.Deallocate()
			m.looks[i].image = nil
		}
	}
}
