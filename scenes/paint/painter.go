// Package paint draws display lists of package ink with Ebitengine.
//
// Everything is rasterised once, at the exact size in device pixels, and kept as a texture:
// pictures, lines of text, corners of boxes, soft edges, surfaces. Drawing a list that was
// drawn before only places textures; it allocates nothing.
//
// What is where:
//
//	painter.go, shape.go, cover.go display lists into pixels
//	drawing.go                     pictures as their files describe them
//	mesh.go, batch.go              the triangles of an operation, and those of several that are drawn at once
//	text.go, surface.go, plate.go  letters, surfaces that are shaded once, drawings that are kept
//	cache.go, kept.go              what is kept, and how much of it
//	ready.go                       what a list lacks is made at once, before it is drawn
//	sending.go                     what goes to the graphics, and how much of it waits
//	texture.go, sheet.go, shelf.go in which memory: alone, or with others on a sheet
//	pane.go                        pictures as large as the screen
//	strips.go                      pictures of some parts of the screen
//	rinse.go                       the graphics let go of what is gone
package paint

import (
	"fmt"
	"image"
	"io/fs"
	"math"
	"path"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint/raster"
	"portcullis/scenes/typeset"
)

// Textures kept at most, in bytes, on a screen of one pixel to a design unit: on sheets, and alone. A larger screen has
// more, up to mostBudgets times that, a smaller one less, down to leastBudgets times that.
const (
	sheetBudget  = 12 << 20
	aloneBudget  = 20 << 20
	leastBudgets = 0.5
	mostBudgets  = 1.5
)

// larger is how many times the usual budget a screen of unit pixels to a design unit has.
func larger(unit float64) float64 { return max(leastBudgets, min(mostBudgets, unit*unit)) }

// Painter draws display lists. It is for one goroutine, the one that draws.
type Painter struct {
	files    fs.FS
	faces    *typeset.Faces
	report   func(error)
	reported map[string]bool
	drawings map[string]*drawing       // nil: broken
	shaders  map[string]*ebiten.Shader // nil: broken
	textures *cache
	unit     float64
	came     int // [typeset.Faces.Came] for what is kept
	mesh     mesh
	waits    batches
	pixels   []byte // for uploads
	readying bool   // what a list lacks is made, and nothing is drawn
	early    bool   // there is no window yet, and nothing can be read
	waiting  int    // vertices that were drawn in this tick and not sent on
	easel    canvas // what was drawn on last
	tick     int64
	probe    *ebiten.Image // read to have sent on what waits
	reads    int           // of the probe
	pixel    [4]byte
}

// New returns a painter of the pictures under pictures/ in files. The report function
// receives each thing that cannot be drawn once; a placeholder is drawn instead.
func New(files fs.FS, faces *typeset.Faces, report func(error)) *Painter {
	p := &Painter{
		files:    files,
		faces:    faces,
		report:   report,
		reported: map[string]bool{},
		drawings: map[string]*drawing{},
		shaders:  map[string]*ebiten.Shader{},
		textures: newCache(1),
		unit:     1,
	}
	p.textures.before = p.draws
	return p
}

// SetUnit sets how many device pixels a design unit measures ([ink.Metrics.Unit]): the
// grain of surfaces is scaled by it. It is 1 at first. A new unit means a new size of the
// window, for which all is drawn anew: what was kept is dropped. So it is when typefaces came
// from elsewhere.
func (p *Painter) SetUnit(unit float64) {
	if came := p.faces.Came(); unit > 0 && (unit != p.unit || came != p.came) {
		p.unit, p.came = unit, came
		p.textures.set(unit)
	}
}

// Draw draws a list with its origin at (x, y), rounded to whole pixels, at an opacity of
// alpha (0 to 1). What lies outside dst is not drawn: pass a sub-image to clip.
func (p *Painter) Draw(dst *ebiten.Image, list ink.List, x, y, alpha float64) {
	p.drawOn(dst, dst.Bounds(), list, x, y, alpha)
}

// canvas is what is drawn on, an *ebiten.Image.
type canvas interface {
	DrawTriangles(vertices []ebiten.Vertex, indices []uint16, img *ebiten.Image, options *ebiten.DrawTrianglesOptions)
}

func (p *Painter) drawOn(dst canvas, visible image.Rectangle, list ink.List, x, y, alpha float64) {
	x, y = ink.Whole(x), ink.Whole(y)
	p.turnTo(dst)
	ready := p.readying
	for i := range list {
		made := p.textures.made
		p.drawOne(dst, visible, &list[i], x, y, alpha)
		if !ready && p.textures.made != made {
			ready = true
			p.makeReady(dst, visible, list[i+1:], x, y, alpha)
		}
	}
	p.draws()
}

func (p *Painter) drawOne(dst canvas, visible image.Rectangle, op *ink.Op, x, y, alpha float64) {
	if sane(op) && alpha*(1-op.Fade) > 0 && reaches(op, x, y, visible) {
		p.draw(brush{dst: dst, visible: visible, op: op, box: op.Box.Shift(x, y), angle: op.Angle, alpha: math.Min(1, alpha*(1-op.Fade))})
	}
}

// sane reports whether the measures of an operation are those of something on a screen. A
// layout gone wrong must not make textures of any size.
func sane(op *ink.Op) bool {
	const most = 1 << 15
	within := func(v float64) bool { return v > -most && v < most } // not for NaN
	soft := op.Kind == ink.Glow || op.Kind == ink.Shadow
	box := op.Box
	return within(box.X) && within(box.Y) && within(box.W) && within(box.H) &&
		(op.Kind == ink.Line || box.W >= 0 && box.H >= 0) &&
		within(op.Width) && op.Width >= 0 && (!soft || op.Width < 512) &&
		within(op.Radius) && op.Radius >= 0 && op.Font.Size < 1024
}

// reaches reports whether an operation can touch the visible part of the destination.
func reaches(op *ink.Op, x, y float64, visible image.Rectangle) bool {
	reach := 1.0
	box := op.Box
	switch op.Kind {
	case ink.Glow, ink.Shadow:
		reach = 2*op.Width + 1
	case ink.Write:
		reach = 2 * op.Font.Size
	case ink.Line:
		reach = op.Width + 1
		box = ink.R(min(box.X, box.Right()), min(box.Y, box.Bottom()), math.Abs(box.W), math.Abs(box.H))
	}
	box = box.Shift(x, y).Inset(-reach)
	if op.Angle != 0 {
		r := math.Hypot(box.W, box.H) / 2
		cx, cy := box.Center()
		box = ink.R(cx-r, cy-r, 2*r, 2*r)
	}
	return box.Right() > float64(visible.Min.X) && box.Bottom() > float64(visible.Min.Y) &&
		box.X < float64(visible.Max.X) && box.Y < float64(visible.Max.Y)
}

// brush is one operation about to be drawn.
type brush struct {
	dst     canvas
	visible image.Rectangle // of the destination
	op      *ink.Op
	box     ink.Rect // on the destination
	angle   float64  // about the middle of box
	alpha   float64
}

func (p *Painter) draw(b brush) {
	switch b.op.Kind {
	case ink.Picture:
		p.picture(b, fit)
	case ink.Stretch:
		p.picture(b, stretch)
	case ink.Cover:
		p.cover(b)
	case ink.Frame:
		p.frame(b)
	case ink.Fill:
		p.fill(b)
	case ink.Outline:
		p.outline(b)
	case ink.Disc:
		p.disc(b)
	case ink.Line:
		p.line(b)
	case ink.Glow, ink.Shadow:
		p.soft(b)
	case ink.Halo:
		p.halo(b)
	case ink.Write:
		p.write(b)
	case ink.Surface:
		p.surface(b)
	case ink.Plate:
		p.plate(b)
	}
}

// place puts the box on whole pixels, unless the operation is turned.
func (b brush) place() ink.Rect {
	if b.angle != 0 {
		return b.box
	}
	r := b.box.Round()
	if b.box.W > 0 {
		r.W = math.Max(1, r.W)
	}
	if b.box.H > 0 {
		r.H = math.Max(1, r.H)
	}
	return r
}

// fitting says how a picture fills its box.
type fitting uint8

const (
	fit     fitting = iota // aspect kept, in the middle
	stretch                // aspect not kept
)

func (p *Painter) picture(b brush, how fitting) {
	pic := p.drawing(b.op.Name)
	if pic == nil {
		p.placeholder(b)
		return
	}
	box := b.box
	if how == fit {
		box = box.Fit(pic.aspect)
	}
	b.box = box
	at := b.place()
	w, h := int(math.Ceil(at.W)), int(math.Ceil(at.H))
	if w < 1 || h < 1 {
		return
	}
	tex := p.drawn(b, pic, w, h)
	if tex.none() {
		return
	}
	w32, h32 := tex.size()
	left, right := float32(0), w32
	if b.op.Flip {
		left, right = right, left
	}
	p.mesh.quad(at, left, 0, right, h32)
	p.flush(b, tex, ink.RGB(0xFFFFFF))
}

// drawn is a picture w x h pixels large; where it cannot be drawn, a placeholder stands in its box and the texture is none.
func (p *Painter) drawn(b brush, pic *drawing, w, h int) texture {
	tex := p.textures.get(key{kind: pictureTexture, name: b.op.Name, w: w, h: h}, func() texture {
		return p.raster(b.op.Name, pic, func(form *raster.Picture) (*image.RGBA, error) {
			return form.Draw(min(w, raster.Largest), min(h, raster.Largest))
		})
	})
	if tex.none() {
		p.placeholder(b)
	}
	return tex
}

// paper names the frames with a face of parchment, and how wide their edge is in parts of
// the corner.
var paper = map[string]float64{"kit/frame-parchment": 4.5 / 20, "kit/frame-card": 9.0 / 20}

func (p *Painter) frame(b brush) {
	pic := p.drawing(b.op.Name)
	if pic == nil {
		p.placeholder(b)
		return
	}
	at := b.place()
	corner := int(math.Min(math.Round(b.op.Width), math.Floor(math.Min(at.W, at.H)/2)))
	if corner < 1 {
		return
	}
	tex := p.textures.get(key{kind: frameTexture, name: b.op.Name, w: corner}, func() texture {
		return p.raster(b.op.Name, pic, func(form *raster.Picture) (*image.RGBA, error) { return form.Nine(corner) })
	})
	if tex.none() {
		p.placeholder(b)
		return
	}
	p.mesh.nine(at, float32(corner), 0, solid)
	p.flush(b, tex, ink.RGB(0xFFFFFF))
	if edge, ok := paper[b.op.Name]; ok {
		p.fibres(b, at.Inset(math.Ceil(edge*float64(corner))))
	}
}

// fail reports what cannot be drawn, once.
func (p *Painter) fail(name string, err error) {
	if !p.reported[name] {
		p.reported[name] = true
		p.report(fmt.Errorf("%q cannot be drawn, a plain box stands in for it: %w", name, err))
	}
}

// placeholder stands in for a picture: a parchment box with the first letters of its name.
func (p *Painter) placeholder(b brush) {
	letters := []rune(strings.ToUpper(path.Base(b.op.Name)))
	height := math.Min(math.Min(b.box.W, b.box.H), 512)
	ops := [...]ink.Op{
		{Kind: ink.Fill, Box: b.box, Color: ink.Parchment, Width: height / 12},
		{Kind: ink.Outline, Box: b.box, Color: ink.OakLight, Width: math.Max(1, height/32), Radius: height / 12},
		{Kind: ink.Write, Box: b.box, Color: ink.OakLight, Text: string(letters[:min(2, len(letters))]),
			Font: ink.Font{Face: ink.SerifBold, Size: math.Round(height / 2.4)}, Across: ink.Middle, Down: ink.Middle},
	}
	for i := range ops {
		b.op = &ops[i]
		p.draw(b)
	}
}

// flush draws the mesh with a texture, tinted, turned about the middle of the box.
func (p *Painter) flush(b brush, tex texture, tint ink.Color) {
	filter := ebiten.FilterNearest
	if b.angle != 0 {
		x, y := b.box.Center()
		p.mesh.turn(b.angle, x, y)
		filter = ebiten.FilterLinear
	}
	p.flushFiltered(b, tex, tint, filter)
}

func (p *Painter) flushFiltered(b brush, tex texture, tint ink.Color, filter ebiten.Filter) {
	if p.readying {
		p.mesh.reset()
		return
	}
	p.mesh.tint(tint, b.alpha)
	p.mesh.from(tex)
	if p.waits.full(b.dst, len(p.mesh.vertices)) {
		p.draws()
	}
	p.sendOn(p.waits.add(b.dst, tex, filter, &p.mesh))
	p.mesh.reset()
}

// draws has drawn what was gathered.
func (p *Painter) draws() { p.sendOn(p.waits.draw(len(p.waits.list))) }
