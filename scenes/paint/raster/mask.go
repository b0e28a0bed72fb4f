package raster

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// Margin is the transparent border around sharp masks, in pixels: room for the filter when
// a mask is drawn turned.
const Margin = 2

// Box is the mask of a nine-slice box with round corners: corners of ceil(radius) pixels
// around a middle of one pixel, within the margin.
func Box(radius float64) *image.Alpha {
	side := 2*math.Ceil(radius) + 1
	mask := blank(side, side, Margin)
	fillRound(mask, Margin, Margin, side, side, radius, radius)
	return mask
}

// Ring is the mask of the nine-slice rim of a box, width thick, its outside corners rounded
// by radius: corners of ceil(max(width, radius)) pixels around a middle of one pixel, within
// the margin.
func Ring(width, radius float64) *image.Alpha {
	side := 2*math.Ceil(math.Max(width, radius)) + 1
	mask, hole := blank(side, side, Margin), blank(side, side, Margin)
	fillRound(mask, Margin, Margin, side, side, radius, radius)
	inner := math.Max(0, radius-width)
	fillRound(hole, Margin+width, Margin+width, side-2*width, side-2*width, inner, inner)
	for i, v := range hole.Pix {
		mask.Pix[i] -= min(v, mask.Pix[i])
	}
	return mask
}

// Quarter is the upper left quarter of the mask of an ellipse of w by h pixels, within the
// margin; the other quarters are its mirror images. Beyond the middle the ellipse goes on, and
// a middle row or column belongs to it.
func Quarter(w, h int) *image.Alpha {
	width, height := float64(w), float64(h)
	mask := blank(math.Ceil(width/2), math.Ceil(height/2), Margin)
	fillRound(mask, Margin, Margin, width, height, width/2, height/2)
	return mask
}

// Soft is the mask of a box of w by h pixels with round corners, its edge blurred over reach
// pixels to either side: a half at the edge, nothing beyond reach. There are reach pixels
// around the box.
func Soft(w, h int, radius float64, reach int) *image.Alpha {
	mask := blank(float64(w), float64(h), reach)
	fillRound(mask, float64(reach), float64(reach), float64(w), float64(h), radius, radius)
	blur(mask, reach)
	return mask
}

// Glow is the mask of the light around a box: like Soft outside, but full at the edge and for
// a rim inside it, as frames leave their outermost pixels empty. Further inside is nothing.
func Glow(w, h int, radius float64, reach int) *image.Alpha {
	mask, hole := Soft(w, h, radius, reach), blank(float64(w), float64(h), reach)
	rim := 1 + math.Round(float64(reach)/12)
	edge := float64(reach) + rim
	inner := math.Max(0, radius-rim)
	fillRound(hole, edge, edge, math.Max(0, float64(w)-2*rim), math.Max(0, float64(h)-2*rim), inner, inner)
	for i, v := range mask.Pix {
		mask.Pix[i] = uint8(min(255, 2*int(v)) * int(255-hole.Pix[i]) / 255)
	}
	return mask
}

// Halo is the mask of a round light of side by side pixels: full in the middle, fading to
// nothing at the rim.
func Halo(side int) *image.Alpha {
	mask := blank(float64(side), float64(side), 0)
	middle := float64(side) / 2
	for y := range side {
		for x := range side {
			d := math.Hypot(float64(x)+0.5-middle, float64(y)+0.5-middle) / middle
			if d < 1 {
				mask.Pix[y*mask.Stride+x] = uint8(255*math.Pow(1-d*d, 3) + 0.5)
			}
		}
	}
	return mask
}

// blank is an empty mask of w by h pixels with a margin around.
func blank(w, h float64, margin int) *image.Alpha {
	return image.NewAlpha(image.Rect(0, 0, int(math.Ceil(w))+2*margin, int(math.Ceil(h))+2*margin))
}

// fillRound fills the box at (x, y) of w by h with elliptic corners.
func fillRound(mask *image.Alpha, x, y, w, h, rx, ry float64) {
	rx, ry = math.Min(rx, w/2), math.Min(ry, h/2)
	centres := [...][2]float64{{x + w - rx, y + h - ry}, {x + rx, y + h - ry}, {x + rx, y + ry}, {x + w - rx, y + ry}}
	steps := 4 + int(math.Max(rx, ry)) // of a quarter; the error stays below 0.1 pixels
	lines := vector.NewRasterizer(mask.Rect.Dx(), mask.Rect.Dy())
	for quarter, centre := range centres {
		for i := 0; i <= steps; i++ {
			sin, cos := math.Sincos((float64(quarter) + float64(i)/float64(steps)) * math.Pi / 2)
			px, py := float32(centre[0]+rx*cos), float32(centre[1]+ry*sin)
			if quarter == 0 && i == 0 {
				lines.MoveTo(px, py)
			} else {
				lines.LineTo(px, py)
			}
		}
	}
	lines.ClosePath()
	lines.Draw(mask, mask.Bounds(), image.Opaque, image.Point{})
}

// blur convolves the mask with a Gaussian that is next to nothing at reach pixels.
func blur(mask *image.Alpha, reach int) {
	if reach < 1 {
		return
	}
	edge := softEdge(reach)
	w, h := mask.Rect.Dx(), mask.Rect.Dy()
	line := make([]float64, max(w, h))
	for y := range h {
		convolve(mask.Pix[y*mask.Stride:], 1, w, edge, line)
	}
	for x := range w {
		convolve(mask.Pix[x:], mask.Stride, h, edge, line)
	}
}

// softEdge is what the Gaussian makes of a step from 0 to 1: 2*reach+1 values around it.
func softEdge(reach int) []float64 {
	edge := make([]float64, 2*reach+1)
	sum, sigma := 0.0, float64(reach)/2.5
	for i := range edge {
		d := float64(i-reach) / sigma
		sum += math.Exp(-d * d / 2)
		edge[i] = sum
	}
	for i := range edge {
		edge[i] /= sum
	}
	return edge
}

// convolve blurs n values that lie stride apart; buffer has room for n. Masks are flat for
// the most part, so it adds up soft edges where two neighbours differ.
func convolve(pix []uint8, stride, n int, edge, buffer []float64) {
	reach := len(edge) / 2
	for i := range n {
		buffer[i] = 0
		if behind := i - reach - 1; behind >= 0 {
			buffer[i] = float64(pix[behind*stride])
		}
	}
	last := 0.0
	for j := range n + 1 {
		now := 0.0
		if j < n {
			now = float64(pix[j*stride])
		}
		if now == last {
			continue
		}
		from, to := max(0, j-reach), min(n, j+reach+1)
		for i, part := range edge[from-j+reach : to-j+reach] {
			buffer[from+i] += (now - last) * part
		}
		last = now
	}
	for i := range n {
		pix[i*stride] = uint8(buffer[i] + 0.5)
	}
}
