package raster

import (
	"image"
	"image/color"
	"math"
)

// stop is a colour of a gradient at a distance from its middle.
type stop struct {
	at    float64
	light [4]float64 // premultiplied red, green, blue and alpha, 0 to 1
}

// over returns a colour at an opacity, premultiplied.
func over(r, g, b, a float64) [4]float64 { return [4]float64{r * a, g * a, b * a, a} }

// Candle is candle-light from the upper left of a screen and the dark of the room around it,
// as w by h pixels to be stretched over the screen.
func Candle(w, h int) *image.RGBA {
	return gradient(w, h, 0.2, 0.08, 1, 1, []stop{
		{0, over(0.953, 0.835, 0.541, 0.36)},
		{0.36, over(0.851, 0.643, 0.255, 0.13)},
		{0.74, over(0.090, 0.074, 0.054, 0.10)},
		{1.12, over(0.090, 0.074, 0.054, 0.66)},
	})
}

// Vignette is the dark towards the edges of a screen, as w by h pixels to be stretched over
// it.
func Vignette(w, h int) *image.RGBA {
	return gradient(w, h, 0.5, 0.5, 1.9, 2, []stop{
		{0.55, over(0.071, 0.058, 0.042, 0)},
		{1.45, over(0.071, 0.058, 0.042, 0.72)},
	})
}

// gradient shades an image by the distance from (cx, cy), in parts of its size times (kx, ky).
func gradient(w, h int, cx, cy, kx, ky float64, stops []stop) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			dx, dy := ((float64(x)+0.5)/float64(w)-cx)*kx, ((float64(y)+0.5)/float64(h)-cy)*ky
			img.SetRGBA(x, y, between(stops, math.Hypot(dx, dy)))
		}
	}
	return img
}

// between is the colour at a distance, going smoothly from stop to stop.
func between(stops []stop, d float64) color.RGBA {
	c := stops[0].light
	for i, next := range stops[1:] {
		t := math.Min(1, math.Max(0, (d-stops[i].at)/(next.at-stops[i].at)))
		t *= t * (3 - 2*t)
		for k := range c {
			c[k] += (next.light[k] - c[k]) * t
		}
	}
	b := func(v float64) uint8 { return uint8(v*255 + 0.5) }
	return color.RGBA{b(c[0]), b(c[1]), b(c[2]), b(c[3])}
}
