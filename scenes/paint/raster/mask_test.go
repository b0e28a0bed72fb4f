package raster_test

import (
	"image"
	"math"
	"testing"

	"portcullis/scenes/paint/raster"
)

// area is the sum of the opacities in pixels.
func area(mask *image.Alpha) float64 {
	sum := 0
	for _, v := range mask.Pix {
		sum += int(v)
	}
	return float64(sum) / 255
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
		{"disc", raster.Disc(40, 40), math.Pi * 400},
		{"ellipse", raster.Disc(60, 20), math.Pi * 300},
		{"blurred box keeps its light", raster.Soft(50, 40, 5, 12), 2000 - (4-math.Pi)*25},
	} {
		if got := area(c.mask); math.Abs(got-c.want) > 0.01*c.want+0.3 {
			t.Errorf("%s: area %.1f, want %.1f", c.name, got, c.want)
		}
	}
}

func TestSharpMasksHaveAnEmptyMargin(t *testing.T) {
	for name, mask := range map[string]*image.Alpha{"box": raster.Box(6), "ring": raster.Ring(2, 6), "disc": raster.Disc(9, 14)} {
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
