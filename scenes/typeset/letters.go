package typeset

import (
	"image"
	"image/draw"
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/vector"

	"portcullis/scenes/ink"
)

// Letter is what of a line one glyph covers: how much of each pixel, and where the mask lies from where the line begins on
// its baseline. The mask is shared: it must not be changed.
type Letter struct {
	Mask *image.Alpha
	At   image.Point
}

// mask identifies the mask of a glyph: with where it begins within a pixel, in 64ths.
type mask struct {
	face     ink.Face
	size     float64
	glyph    uint32
	fraction int
}

// masksKept is how many masks are remembered: those of the letters of a few screens, some hundred bytes each.
const masksKept = 2048

// Letters returns the letters of a line that the font has all characters of; ok is false for another one. Ebitengine would
// draw them too, from an image of each letter at each place within a pixel, which take more memory than the lines made of
// them, and with a draw call for each letter.
func (s *Faces) Letters(f ink.Font, line string) (letters []Letter, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.lacks(f, line) {
		return nil, false
	}
	face := s.plain(f)
	s.count(min(f.Face, ink.SansOblique))
	m := face.Metrics()
	drop := int(math.Floor(m.HAscent))
	step := fraction(m.HAscent + m.HDescent)
	s.glyphs = text.AppendLazyGlyphs(s.glyphs[:0], line, face, nil)
	for i := range s.glyphs {
		if g := &s.glyphs[i]; !g.ImageBounds.Empty() {
			letters = append(letters, Letter{s.mask(f, g, step), g.ImageBounds.Min.Sub(image.Pt(0, drop))})
		}
	}
	clear(s.glyphs)
	return letters, true
}

// fraction is the step in which letters of a line of that height are placed within a pixel, in 64ths: that of Ebitengine, whose
// bounds of glyphs are meant for it.
func fraction(height float64) int {
	switch {
	case height < 20:
		return 64 / 8
	case height < 40:
		return 64 / 4
	case height < 80:
		return 64 / 2
	}
	return 64
}

func (s *Faces) mask(f ink.Font, g *text.LazyGlyph, step int) *image.Alpha {
	x := int((g.OriginX+g.OriginOffsetX)*64) / step * step
	y := int(math.Floor(g.OriginY + g.OriginOffsetY))
	key := mask{min(f.Face, ink.SansOblique), f.Size, g.GID, x & 63}
	if known, ok := s.masks.get(key); ok {
		return known
	}
	made := s.outline(key.face).draw(g.GID, max(f.Size, 1), g.ImageBounds.Sub(image.Pt(0, y)), float32(x)/64)
	s.masks.put(key, made)
	return made
}

// outlines are the glyphs of a typeface as curves.
type outlines struct{ *font.Face }

// outline returns the curves of a typeface.
func (s *Faces) outline(face ink.Face) outlines {
	// What there is of the file is shared; the rest of a face is its own, as the source changes that of its face under a lock.
	return outlines{&font.Face{Font: s.source(face).UnsafeInternal().(*font.Face).Font}}
}

// draw makes the mask of a glyph that fills bounds when its origin lies at x on the line at height 0, all in pixels.
func (o outlines) draw(glyph uint32, size float64, bounds image.Rectangle, x float32) *image.Alpha {
	made := image.NewAlpha(image.Rect(0, 0, bounds.Dx(), bounds.Dy()))
	curves, ok := o.GlyphDataOutline(font.GID(glyph))
	if !ok {
		return made
	}
	scale := float32(size / float64(o.Upem()))
	left, top := x-float32(bounds.Min.X), -float32(bounds.Min.Y)
	at := func(p opentype.SegmentPoint) (float32, float32) { return p.X*scale + left, top - p.Y*scale }
	r := vector.NewRasterizer(bounds.Dx(), bounds.Dy())
	r.DrawOp = draw.Src
	for i := range curves.Segments {
		c := &curves.Segments[i]
		ax, ay := at(c.Args[0])
		bx, by := at(c.Args[1])
		cx, cy := at(c.Args[2])
		switch c.Op {
		case opentype.SegmentOpMoveTo:
			r.MoveTo(ax, ay)
		case opentype.SegmentOpLineTo:
			r.LineTo(ax, ay)
		case opentype.SegmentOpQuadTo:
			r.QuadTo(ax, ay, bx, by)
		case opentype.SegmentOpCubeTo:
			r.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	r.ClosePath()
	r.Draw(made, made.Rect, image.Opaque, image.Point{})
	return made
}
