// Package raster turns pictures, boxes and soft edges into pixels on the processor. It
// needs no window; package paint puts the results into textures.
package raster

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"math"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Picture is a parsed SVG picture. It is not safe for use by several goroutines.
type Picture struct{ icon *oksvg.SvgIcon }

// Largest is the greatest width and height of a rasterised picture, in pixels.
const Largest = 4096

// Parse reads an SVG picture. What the rasteriser does not know is an error, so that a
// picture never loses a part silently.
func Parse(svg []byte) (p *Picture, err error) {
	defer refuse(&err)
	icon, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode)
	if err != nil {
		return nil, err
	}
	if box := icon.ViewBox; !(box.W > 0 && box.H > 0 && box.W < 1e6 && box.H < 1e6) {
		return nil, fmt.Errorf("the viewBox measures %g by %g", box.W, box.H)
	}
	if len(icon.SVGPaths) == 0 {
		return nil, errors.New("nothing is drawn in it")
	}
	return &Picture{icon}, nil
}

// Aspect is width divided by height.
func (p *Picture) Aspect() float64 { return p.icon.ViewBox.W / p.icon.ViewBox.H }

// Draw rasterises the whole picture to w by h pixels.
func (p *Picture) Draw(w, h int) (img *image.RGBA, err error) {
	if w < 1 || h < 1 || w > Largest || h > Largest {
		return nil, fmt.Errorf("size %d by %d", w, h)
	}
	defer refuse(&err)
	img = image.NewRGBA(image.Rect(0, 0, w, h))
	p.draw(newScanner(img), w, h, float64(w)/p.icon.ViewBox.W, float64(h)/p.icon.ViewBox.H, 0, 0)
	return img, nil
}

// Cuts of a nine-slice frame on both axes, as fractions of the picture's size.
const (
	firstCut  = 20.0 / 64
	secondCut = 44.0 / 64
)

// Nine rasterises the picture as a nine-slice frame with corners of corner by corner pixels
// and a middle of one pixel: the result measures 2 * corner + 1. Each corner is drawn on its
// own, so that both its outer edge and its cut fall on whole pixels.
func (p *Picture) Nine(corner int) (img *image.RGBA, err error) {
	size := 2*corner + 1
	if corner < 1 || size > Largest {
		return nil, fmt.Errorf("corner %d", corner)
	}
	defer refuse(&err)
	var (
		cut   = float64(corner)
		sx    = cut / (firstCut * p.icon.ViewBox.W)
		sy    = cut / (firstCut * p.icon.ViewBox.H)
		far   = cut + 1 - cut*secondCut/firstCut // shift that puts the second cut at corner + 1
		parts = [...]struct {
			shift float64
			from  int
			to    int
		}{{0, 0, corner + 1}, {far, corner + 1, size}}
	)
	img = image.NewRGBA(image.Rect(0, 0, size, size))
	for _, column := range parts {
		for _, row := range parts {
			quarter := image.NewRGBA(img.Bounds())
			p.draw(newScanner(quarter), size, size, sx, sy, column.shift, row.shift)
			for y := row.from; y < row.to; y++ {
				from, to := quarter.PixOffset(column.from, y), quarter.PixOffset(column.from, y)+4*(column.to-column.from)
				copy(img.Pix[from:to], quarter.Pix[from:to])
			}
		}
	}
	return img, nil
}

// draw rasterises the picture to w by h pixels, scaled by (sx, sy) and moved by (dx, dy).
func (p *Picture) draw(to rasterx.Scanner, w, h int, sx, sy, dx, dy float64) {
	box := p.icon.ViewBox
	transform := rasterx.Identity.Translate(dx-box.X*sx, dy-box.Y*sy).Scale(sx, sy)
	canvas := rasterx.NewDasher(w, h, to)
	pen := math.Sqrt(sx * sy)
	for _, path := range p.icon.SVGPaths {
		path.LineWidth *= pen // oksvg scales the path, not its stroke
		path.DrawTransformed(canvas, 1, transform)
	}
}

// refuse turns a panic of the SVG reader on a malformed picture into an error: pictures can
// come from outside.
func refuse(err *error) {
	if problem := recover(); problem != nil {
		*err = fmt.Errorf("malformed picture: %v", problem)
	}
}
