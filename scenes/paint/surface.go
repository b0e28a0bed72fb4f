package paint

import (
	"embed"
	"errors"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint/raster"
)

//go:embed shaders/*.kage
var shaders embed.FS

// coarse holds how much smaller than the screen a surface is shaded and kept, across and
// down, where it changes slowly: it is stretched when it is drawn.
var coarse = map[string][2]int{"oak": {2, 1}}

// coarseness is that of a surface on this screen. Where a design unit measures several pixels its grain is as much larger, and so
// are the pixels it is shaded with: whole screens of it would take more than all else. The tile of fibres is small, and is
// laid without being stretched.
func (p *Painter) coarseness(name string) (across, down int) {
	across, down = 1, 1
	if by, ok := coarse[name]; ok {
		across, down = by[0], by[1]
	}
	if k := int(p.unit); k > 1 && name != fibre {
		across, down = k*across, k*down
	}
	return across, down
}

// lights are the surfaces that are so smooth that a small picture is stretched over them.
var lights = map[string]func(w, h int) *image.RGBA{"candle": raster.Candle, "vignette": raster.Vignette}

// lightWidth and lightHeight are the size of those pictures.
const lightWidth, lightHeight = 192, 108

// plain is the colour of a surface that cannot be shaded.
var plain = map[string]ink.Color{
	"oak": ink.Oak, "parchment": ink.ParchmentLight, "night": ink.NightDark, "cloth": ink.Oxblood, "curtain": ink.OxbloodDark,
}

// surface draws a shaded surface from a texture that was shaded once.
func (p *Painter) surface(b brush) {
	at := b.place()
	if at.Empty() {
		return
	}
	if b.op.Name == "parchment" {
		p.box(b, at, 0, ink.ParchmentLight)
		p.fibres(b, at)
		return
	}
	if light, ok := lights[b.op.Name]; ok {
		p.light(b, at, light)
		return
	}
	tex := p.shaded(b.op.Name, min(int(at.W), raster.Largest), min(int(at.H), raster.Largest))
	if tex.none() {
		p.box(b, at, 0, plain[b.op.Name])
		return
	}
	across, down := tex.size()
	if b.angle == 0 && (float64(across) != at.W || float64(down) != at.H) {
		p.spread(b, at, tex)
		return
	}
	p.mesh.quad(at, 0, 0, across, down)
	p.flush(b, tex, ink.RGB(0xFFFFFF))
}

// light stretches a small picture over a box.
func (p *Painter) light(b brush, at ink.Rect, produce func(w, h int) *image.RGBA) {
	tex := p.textures.get(key{kind: lightTexture, name: b.op.Name}, func() texture {
		tex := alone(lightWidth, lightHeight)
		tex.img.WritePixels(produce(lightWidth, lightHeight).Pix)
		return tex
	})
	p.spread(b, at, tex)
}

// spread stretches a texture smoothly over a box. Its outermost half pixels are left out, as
// they would fade into nothing.
func (p *Painter) spread(b brush, at ink.Rect, tex texture) {
	across, down := tex.size()
	p.mesh.quad(at, 0.5, 0.5, across-0.5, down-0.5)
	p.flushFiltered(b, tex, ink.RGB(0xFFFFFF), ebiten.FilterLinear)
}

// fibres lays the fibres of parchment over a box: tiles of one texture that has no seams.
func (p *Painter) fibres(b brush, box ink.Rect) {
	side := math.Round(fibreTile * p.unit)
	if side < 1 || side > raster.Largest {
		return
	}
	tex := p.shaded(fibre, int(side), int(side))
	if tex.none() {
		return
	}
	// The tiles start to the upper left of the box, for each box at another place, so that
	// panels show different parts of the parchment.
	away := func(v float64) float64 { return math.Mod(math.Abs(math.Round(v)), side) }
	left := box.X - away(b.op.Box.X*7+b.op.Box.H*3)
	top := box.Y - away(b.op.Box.Y*5+b.op.Box.W)
	if b.angle == 0 {
		seen := b.visible
		box = box.Intersect(ink.R(float64(seen.Min.X), float64(seen.Min.Y), float64(seen.Dx()), float64(seen.Dy())))
	}
	for row := math.Floor((box.Y - top) / side); top+row*side < box.Bottom(); row++ {
		for column := math.Floor((box.X - left) / side); left+column*side < box.Right(); column++ {
			tile := ink.R(left+column*side, top+row*side, side, side)
			if part := tile.Intersect(box); !part.Empty() {
				x, y := float32(part.X-tile.X), float32(part.Y-tile.Y)
				p.mesh.quad(part, x, y, x+float32(part.W), y+float32(part.H))
			}
		}
	}
	if len(p.mesh.indices) > 0 {
		p.flush(b, tex, ink.RGB(0xFFFFFF))
	}
}

// fibre names the tile of fibres, which repeats; fibreTile is its size in design units.
const (
	fibre     = "fibre"
	fibreTile = 512
)

// shaded returns the texture of a surface, shading it on first use.
func (p *Painter) shaded(name string, w, h int) texture {
	shader := p.shader(name)
	if shader == nil {
		return texture{}
	}
	return p.textures.get(key{kind: surfaceTexture, name: name, w: w, h: h, width: p.unit}, func() texture {
		across, down := p.coarseness(name)
		return p.shade(shader, (w+across-1)/across, (h+down-1)/down, p.unit/float64(across), p.unit/float64(down))
	})
}

// shade runs a shader over a new texture; (x, y) are its pixels to a design unit.
func (p *Painter) shade(shader *ebiten.Shader, w, h int, x, y float64) texture {
	tex := alone(w, h)
	tex.img.DrawRectShader(w, h, shader, &ebiten.DrawRectShaderOptions{
		Uniforms: map[string]any{
			"Unit": []float32{float32(x), float32(y)},
			"Size": []float32{float32(w), float32(h)},
		},
		Blend: ebiten.BlendCopy,
	})
	return tex
}

// shader compiles the shader of a surface on first use; it returns nil if there is none.
func (p *Painter) shader(name string) *ebiten.Shader {
	shader, known := p.shaders[name]
	if known {
		return shader
	}
	source, err := shaders.ReadFile("shaders/" + name + ".kage")
	if err != nil {
		err = errors.New("there is no such surface")
	} else {
		var noise []byte
		if noise, err = shaders.ReadFile("shaders/noise.kage"); err == nil {
			shader, err = ebiten.NewShader(append(source, noise...))
		}
	}
	if err != nil {
		p.fail(name, err)
	}
	p.shaders[name] = shader
	return shader
}
