package ink

import "math"

// Vision is a way of seeing colours.
type Vision uint8

// The kinds of colour vision: all three cones, without the red ones, without the green ones.
const (
	Trichromacy Vision = iota
	Protanopia
	Deuteranopia
)

// simulation holds the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based
// Model for Simulation of Color Vision Deficiency" (2009), for severity 1, in linear RGB.
var simulation = [...][3][3]float64{
	Trichromacy:  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	Protanopia:   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	Deuteranopia: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
}

// Sees returns the colour as a person with this vision sees it.
func (v Vision) Sees(c Color) Color {
	lin := c.linear()
	var seen [3]float64
	for i, row := range simulation[v] {
		seen[i] = row[0]*lin[0] + row[1]*lin[1] + row[2]*lin[2]
	}
	return Color{encode(seen[0]), encode(seen[1]), encode(seen[2]), c.A}
}

// Contrast is the contrast ratio of two opaque colours as WCAG 2 defines it, 1 to 21: text
// needs 4.5, figures need 3.
func Contrast(a, b Color) float64 {
	la, lb := a.luminance(), b.luminance()
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

// Difference is the distance of two opaque colours in CIE L*a*b* (CIE 1976, D65). About 2 is
// just noticeable; 20 is told apart at a glance.
func Difference(a, b Color) float64 {
	p, q := a.lab(), b.lab()
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// linear returns the colour in linear RGB, 0 to 1 (sRGB transfer function, IEC 61966-2-1).
func (c Color) linear() [3]float64 {
	decode := func(b uint8) float64 {
		v := float64(b) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return [3]float64{decode(c.R), decode(c.G), decode(c.B)}
}

// encode is the inverse of linear for one channel; what is out of range is clipped.
func encode(v float64) uint8 {
	v = math.Min(1, math.Max(0, v))
	if v <= 0.0031308 {
		v *= 12.92
	} else {
		v = 1.055*math.Pow(v, 1/2.4) - 0.055
	}
	return uint8(math.Round(v * 255))
}

// luminance is the relative luminance Y, 0 to 1.
func (c Color) luminance() float64 { return c.xyz()[1] }

// xyz returns the colour in CIE XYZ for D65.
func (c Color) xyz() [3]float64 {
	l := c.linear()
	return [3]float64{
		0.4124564*l[0] + 0.3575761*l[1] + 0.1804375*l[2],
		0.2126729*l[0] + 0.7151522*l[1] + 0.0721750*l[2],
		0.0193339*l[0] + 0.1191920*l[1] + 0.9503041*l[2],
	}
}

// lab returns the colour in CIE L*a*b*.
func (c Color) lab() [3]float64 {
	const epsilon, kappa = 216.0 / 24389, 24389.0 / 27
	f := func(t float64) float64 {
		if t > epsilon {
			return math.Cbrt(t)
		}
		return (kappa*t + 16) / 116
	}
	v := c.xyz()
	x, y, z := f(v[0]/0.95047), f(v[1]), f(v[2]/1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}
