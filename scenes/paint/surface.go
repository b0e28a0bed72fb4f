package paint

import (
	"embed"
	"errors"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
)

//go:embed shaders/*.kage
var shaders embed.FS

// coarse names the surfaces that change slowly over the screen: they are drawn at a quarter
// of the size and stretched.
var coarse = map[string]float64{"candle": 4, "vignette": 4}

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
	scale := math.Max(1, coarse[b.op.Name])
	w, h := int(math.Ceil(at.W/scale)), int(math.Ceil(at.H/scale))
	tex := p.shaded(b.op.Name, w, h, p.unit/scale)
	if tex == nil {
		p.box(b, at, 0, plain[b.op.Name])
		return
	}
	p.mesh.quad(at, 0, 0, float32(at.W/scale), float32(at.H/scale))
	if scale > 1 {
		p.flushFiltered(b, tex, ink.RGB(0xFFFFFF), ebiten.FilterLinear)
		return
	}
	p.flush(b, tex, ink.RGB(0xFFFFFF))
}

// fibres lays the fibres of parchment over a box: tiles of one texture that has no seams.
func (p *Painter) fibres(b brush, box ink.Rect) {
	side := math.Round(fibreTile * p.unit)
	if box.Empty() || side < 1 {
		return
	}
	tex := p.shaded("fibre", int(side), int(side), p.unit)
	if tex == nil {
		return
	}
	// Panels at different places show different parts of the parchment.
	skipX, skipY := math.Mod(math.Round(b.op.Box.X*7+b.op.Box.H*3), side), math.Mod(math.Round(b.op.Box.Y*5+b.op.Box.W), side)
	skipX, skipY = math.Abs(skipX), math.Abs(skipY)
	for y := box.Y; y < box.Bottom(); {
		height := math.Min(side-skipY, box.Bottom()-y)
		left := skipX
		for x := box.X; x < box.Right(); {
			width := math.Min(side-left, box.Right()-x)
			p.mesh.quad(ink.R(x, y, width, height), float32(left), float32(skipY), float32(left+width), float32(skipY+height))
			x += width
			left = 0
		}
		y += height
		skipY = 0
	}
	p.flush(b, tex, ink.RGB(0xFFFFFF))
}

// fibreTile is the size of the repeating tile of fibres in design units.
const fibreTile = 512

// shaded returns the texture of a surface, shading it on first use.
func (p *Painter) shaded(name string, w, h int, unit float64) *ebiten.Image {
	shader := p.shader(name)
	if shader == nil {
		return nil
	}
	return p.surfaces.get(key{kind: surfaceTexture, name: name, w: w, h: h, width: unit}, func() *ebiten.Image {
		tex := ebiten.NewImage(w, h)
		options := &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
			"Unit": float32(unit), "Size": []float32{float32(w), float32(h)},
		}}
		options.Blend = ebiten.BlendCopy
		tex.DrawRectShader(w, h, shader, options)
		return tex
	})
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
