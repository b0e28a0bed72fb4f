package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint/raster"
)

// halves rounds to half pixels, so that sizes that hardly differ share a texture.
func halves(v float64) float64 { return math.Round(2*math.Max(0, v)) / 2 }

func (p *Painter) fill(b brush) {
	at := b.place()
	p.box(b, at, halves(math.Min(b.op.Width, math.Min(at.W, at.H)/2)), b.op.Color)
}

// box draws a filled box with round corners.
func (p *Painter) box(b brush, at ink.Rect, radius float64, c ink.Color) {
	if radius == 0 && b.angle == 0 {
		const middle = raster.Margin + 0.5
		p.mesh.quad(at, middle, middle, middle, middle)
	} else {
		p.mesh.nine(at, float32(math.Ceil(radius)), raster.Margin, solid)
	}
	p.flush(b, p.boxMask(radius), c)
}

func (p *Painter) boxMask(radius float64) texture {
	return p.textures.get(key{kind: boxTexture, radius: radius}, func() texture {
		return p.uploadMask(raster.Box(radius))
	})
}

func (p *Painter) outline(b brush) {
	at := b.place()
	most := math.Min(at.W, at.H) / 2
	width, radius := halves(math.Min(b.op.Width, most)), halves(math.Min(b.op.Radius, most))
	if width == 0 {
		return
	}
	tex := p.textures.get(key{kind: ringTexture, width: width, radius: radius}, func() texture {
		return p.uploadMask(raster.Ring(width, radius))
	})
	p.mesh.nine(at, float32(math.Ceil(math.Max(width, radius))), raster.Margin, hollow)
	p.flush(b, tex, b.op.Color)
}

func (p *Painter) disc(b brush) {
	at := b.place()
	w, h := int(math.Ceil(at.W)), int(math.Ceil(at.H))
	if w < 1 || h < 1 || w > raster.Largest || h > raster.Largest {
		return
	}
	tex := p.textures.get(key{kind: discTexture, w: w, h: h}, func() texture {
		return p.uploadMask(raster.Quarter(w, h))
	})
	p.mesh.mirrored(at, w, h, raster.Margin)
	p.flush(b, tex, b.op.Color)
}

// line draws a box of the length and width of the line, turned; a line along an axis is put
// on whole pixels.
func (p *Painter) line(b brush) {
	dx, dy, width := b.op.Box.W, b.op.Box.H, b.op.Width
	length := math.Hypot(dx, dy)
	if length == 0 || width <= 0 {
		return
	}
	x, y := b.box.X+dx/2, b.box.Y+dy/2
	if dx == 0 {
		b.box = ink.R(x-width/2, y-length/2, width, length)
	} else {
		b.box = ink.R(x-length/2, y-width/2, length, width)
	}
	b.angle = 0
	if dx != 0 && dy != 0 {
		b.angle = math.Atan2(dy, dx)
	}
	p.box(b, b.place(), 0, b.op.Color)
}

// Shadows are those of a light from the upper left: moved by these parts of their width.
const (
	shadowRight   = 0.18
	shadowDown    = 0.32
	shadowDensity = 0.62
)

// soft draws a glow or a shadow: nine-sliced from one texture for all boxes large enough,
// from a texture of their own for small ones.
func (p *Painter) soft(b brush) {
	reach := int(math.Round(b.op.Width))
	if reach < 1 {
		return
	}
	k := key{kind: glowTexture, width: float64(reach)}
	tint := b.op.Color
	at := b.place()
	if b.op.Kind == ink.Shadow {
		k.kind = shadowTexture
		if tint == (ink.Color{}) {
			tint = ink.Ink.Alpha(shadowDensity)
		}
		at = at.Shift(math.Round(b.op.Width*shadowRight), math.Round(b.op.Width*shadowDown))
	}
	k.radius = halves(math.Min(b.op.Radius, math.Min(at.W, at.H)/2))
	inner := int(math.Ceil(k.radius)) + reach
	sliced := at.W >= float64(2*inner+1) && at.H >= float64(2*inner+1)
	if !sliced {
		k.w, k.h = int(math.Ceil(at.W)), int(math.Ceil(at.H))
		if k.w < 1 || k.h < 1 {
			return
		}
	}
	tex := p.textures.get(k, func() texture {
		w, h := k.w, k.h
		if sliced {
			w, h = 2*inner+1, 2*inner+1
		}
		if k.kind == glowTexture {
			return p.uploadMask(raster.Glow(w, h, k.radius, reach))
		}
		return p.uploadMask(raster.Soft(w, h, k.radius, reach))
	})
	around := at.Inset(-float64(reach))
	switch {
	case !sliced:
		p.mesh.quad(around, 0, 0, float32(k.w+2*reach), float32(k.h+2*reach))
	default: // what glows or casts the shadow covers the middle
		p.mesh.nine(around, float32(inner+reach), 0, hollow)
	}
	p.flush(b, tex, tint)
}

// haloSide is the size of the texture that all halos share.
const haloSide = 128

func (p *Painter) halo(b brush) {
	tex := p.textures.get(key{kind: haloTexture}, func() texture { // drawn much smaller than it is, which Ebitengine does well from an image alone
		return p.lighten(raster.Halo(haloSide), alone(haloSide, haloSide))
	})
	p.mesh.quad(b.box, 0.5, 0.5, haloSide-0.5, haloSide-0.5)
	p.flushFiltered(b, tex, b.op.Color, ebiten.FilterLinear)
}
