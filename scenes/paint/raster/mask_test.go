package raster_test

import (
	"image"
	"math"
	"slices"
	"testing"

	"portcullis/scenes/paint/raster"
)

// area is the sum of the opacities in pixels.
func area(mask *image.Alpha) float64 {
	sum := 0
	for y := mask.Rect.Min.Y; y < mask.Rect.Max.Y; y++ {
		for x := mask.Rect.Min.X; x < mask.Rect.Max.X; x++ {
			sum += int(mask.AlphaAt(x, y).A)
		}
	}
	return float64(sum) / 255
}

// quarter is the part of an ellipse left of and above its middle.
func quarter(w, h int) *image.Alpha {
	return raster.Quarter(w, h).SubImage(image.Rect(0, 0, raster.Margin+w/2, raster.Margin+h/2)).(*image.Alpha)
}

func TestMaskAreas(t *testing.T) {
	for _, c := range []struct {
		name string
		mask *image.Alpha
		want float64
	}{
		{"box", raster.Box(0), 1},
		{"round box", raster.Box(8), 17*17 - (4-math.Pi)*64},
		{"box of a broken radius", raster.Box(7.5), 17*17 - (4-math.Pi)*7.5*7.5},
		{"square ring", raster.Ring(3, 0), 7*7 - 1},
		{"round ring", raster.Ring(2, 8), 17*17 - 13*13 - (4-math.Pi)*(64-36)},
		{"disc", quarter(40, 40), math.Pi * 100},
		{"ellipse", quarter(60, 20), math.Pi * 75},
		{"large ellipse", quarter(800, 340), math.Pi * 200 * 85},
		{"blurred box keeps its light", raster.Soft(50, 40, 5, 12), 2000 - (4-math.Pi)*25},
	} {
		if got := area(c.mask); math.Abs(got-c.want) > 0.01*c.want+0.3 {
			t.Errorf("%s: area %.1f, want %.1f", c.name, got, c.want)
		}
	}
}

func TestSharpMasksHaveAnEmptyMargin(t *testing.T) {
	for name, mask := range map[string]*image.Alpha{"box": raster.Box(6), "ring": raster.Ring(2, 6)} {
		r := mask.Bounds()
		for x := r.Min.X; x < r.Max.X; x++ {
			for y := r.Min.Y; y < r.Max.Y; y++ {
				inside := image.Pt(x, y).In(r.Inset(raster.Margin))
				if v := mask.AlphaAt(x, y).A; !inside && v != 0 {
					t.Fatalf("%s: %d in the margin at %d, %d", name, v, x, y)
				}
			}
		}
	}
}

// A quarter has its margin outside only: to the middle and beyond the ellipse goes on.
func TestQuarterGoesOnBeyondTheMiddle(t *testing.T) {
	mask := raster.Quarter(9, 14)
	if want := image.Rect(0, 0, 5+2*raster.Margin, 7+2*raster.Margin); mask.Bounds() != want {
		t.Fatalf("%v, want %v", mask.Bounds(), want)
	}
	for i := range raster.Margin {
		if row := mask.Pix[i*mask.Stride:][:mask.Stride]; slices.Max(row) > 0 {
			t.Errorf("row %d of the margin has %v", i, row)
		}
	}
	if x, y := mask.Rect.Max.X-1, mask.Rect.Max.Y-1; mask.AlphaAt(x, y).A != 255 {
		t.Errorf("%d beyond the middle", mask.AlphaAt(x, y).A)
	}
}

func TestSoftEdge(t *testing.T) {
	const reach = 20
	soft, glow := raster.Soft(100, 100, 0, reach), raster.Glow(100, 100, 0, reach)
	row := reach + 50
	for x, last := 0, uint8(0); x < row; x++ {
		v := soft.AlphaAt(x, row).A
		if v < last {
			t.Fatalf("the shadow is darker at %d than at %d", x-1, x)
		}
		last = v
	}
	if v := soft.AlphaAt(0, row).A; v > 3 {
		t.Errorf("the shadow ends with an edge of %d", v)
	}
	if v := soft.AlphaAt(reach, row).A; v < 118 || v > 142 {
		t.Errorf("the shadow is %d at the edge of the box, want about a half", v)
	}
	if v := glow.AlphaAt(reach-1, row).A; v < 230 {
		t.Errorf("the glow is %d at the edge, want nearly full", v)
	}
	const rim = 3
	for x := reach + rim; x < reach+100-rim; x++ {
		if v := glow.AlphaAt(x, row).A; v != 0 {
			t.Fatalf("the glow is %d inside the box at %d", v, x)
		}
	}
}

func TestHaloFadesFromTheMiddle(t *testing.T) {
	halo := raster.Halo(65)
	if v := halo.AlphaAt(32, 32).A; v != 255 {
		t.Errorf("the middle is %d", v)
	}
	if v := halo.AlphaAt(0, 32).A; v > 2 {
		t.Errorf("the rim is %d", v)
	}
	if a, b := halo.AlphaAt(20, 32).A, halo.AlphaAt(44, 32).A; a != b || a == 0 || a == 255 {
		t.Errorf("left %d, right %d", a, b)
	}
}

func BenchmarkSoft(b *testing.B) {
	for b.Loop() {
		raster.Soft(77, 77, 14, 24)
	}
}
