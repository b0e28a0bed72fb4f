package raster_test

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/scenes/paint/raster"
)

// parsed returns all pictures of the program.
func parsed(t testing.TB) map[string]*raster.Picture {
	t.Helper()
	all := map[string]*raster.Picture{}
	for _, name := range assets.PictureNames() {
		svg, err := assets.Picture(name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := raster.Parse(svg)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		all[name] = p
	}
	return all
}

func TestEveryPictureIsDrawn(t *testing.T) {
	for name, p := range parsed(t) {
		for size := 16; size <= 256; size += 60 {
			img, err := p.Draw(size, max(1, int(float64(size)/p.Aspect())))
			if err != nil {
				t.Errorf("%s at %d: %v", name, size, err)
				continue
			}
			if share := coverage(img); share < least(name) {
				t.Errorf("%s at %d: only %.1f %% of it is drawn", name, size, share*100)
			}
		}
	}
}

// least is what share of a picture is drawn at the least. Steps and terrain are laid over something
// else and leave most of it to be seen, and so does what lies before the Mages of an ending.
func least(name string) float64 {
	if strings.HasSuffix(name, "-front") {
		return 0.02
	}
	if strings.Contains(name, "/steps/") || strings.Contains(name, "/terrain/") {
		return 0.005
	}
	return 0.08
}

// A picture has the same look at every size: strokes grow with it. The shorter side of the small
// one has 64 pixels, at most 256 the longer one.
func TestPicturesLookTheSameAtEverySize(t *testing.T) {
	for name, p := range parsed(t) {
		w := min(256, int(64*max(1, p.Aspect())))
		small, err := p.Draw(w, int(float64(w)/p.Aspect()))
		if err != nil {
			t.Fatal(err)
		}
		large, err := p.Draw(4*w, int(float64(w)/p.Aspect())*4)
		if err != nil {
			t.Fatal(err)
		}
		if d := coverage(small) - coverage(large); d > 0.02 || d < -0.02 {
			t.Errorf("%s: covers %.3f at 64 and %.3f at 256", name, coverage(small), coverage(large))
		}
		if d := distance(average(small), average(large)); d > 6 {
			t.Errorf("%s: mean colour %v at 64 and %v at 256", name, average(small), average(large))
		}
	}
}

// The rasteriser draws these wrong or not at all, so no picture may have them.
func TestPicturesKeepToWhatIsDrawnRight(t *testing.T) {
	for _, name := range assets.PictureNames() {
		svg, err := assets.Picture(name)
		if err != nil {
			t.Fatal(err)
		}
		text := string(svg)
		for _, trap := range []string{"transform=", "<g ", "<use", "<text", "<filter", "<clipPath", "<mask", "<image", "fill-rule", "<style"} {
			if strings.Contains(text, trap) {
				t.Errorf("%s has %s", name, trap)
			}
		}
		for rest := text; ; {
			_, tag, found := strings.Cut(rest, "<rect")
			if !found {
				break
			}
			tag, rest, _ = strings.Cut(tag, ">")
			if strings.Contains(tag, " rx=") != strings.Contains(tag, " ry=") {
				t.Errorf("%s: a rect has only one of rx and ry", name)
			}
		}
	}
}

func TestStrokesGrowWithThePicture(t *testing.T) {
	for _, c := range []struct {
		name, shape string
		want        float64 // covered part of the picture
	}{
		{"line", `<path fill="none" stroke="#000000" stroke-width="8" d="M8 32 L56 32"/>`, 48 * 8 / 4096.0},
		{"circle", `<circle fill="none" stroke="#000000" stroke-width="4" cx="32" cy="32" r="20"/>`, 2 * math.Pi * 20 * 4 / 4096},
		{"box", `<rect fill="none" stroke="#000000" stroke-width="2" x="10" y="10" width="44" height="30"/>`, 148 * 2 / 4096.0},
		{"filled", `<rect fill="#000000" stroke="#000000" stroke-width="2" x="10" y="10" width="44" height="30"/>`, 46 * 32 / 4096.0},
	} {
		p, err := raster.Parse([]byte(`<svg viewBox="0 0 64 64">` + c.shape + `</svg>`))
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []int{32, 64, 200} {
			img, err := p.Draw(size, size)
			if err != nil {
				t.Fatal(err)
			}
			if got := coverage(img); math.Abs(got-c.want) > 0.02*c.want+0.001 {
				t.Errorf("%s at %d covers %.4f, want %.4f", c.name, size, got, c.want)
			}
		}
	}
}

func TestFramesAreUniformBetweenTheCuts(t *testing.T) {
	frames := 0
	for name, p := range parsed(t) {
		if !strings.HasPrefix(name, "kit/frame-") {
			continue
		}
		frames++
		const size = 64 * 4
		img, err := p.Draw(size, size)
		if err != nil {
			t.Fatal(err)
		}
		for along := 21 * 4; along < 43*4; along++ {
			for across := range size {
				if img.RGBAAt(along, across) != img.RGBAAt(size/2, across) || img.RGBAAt(across, along) != img.RGBAAt(across, size/2) {
					t.Fatalf("%s changes between the cuts at %d, %d", name, along/4, across/4)
				}
			}
		}
	}
	if frames < 10 {
		t.Errorf("only %d frames", frames)
	}
}

// Where the scale is a whole number of pixels, the corners of a nine-slice are those of the
// whole frame, and its middle is what lies between the cuts.
func TestNineIsCutFromTheFrame(t *testing.T) {
	for name, p := range parsed(t) {
		if !strings.HasPrefix(name, "kit/frame-") {
			continue
		}
		for corner := 5; corner <= 30; corner += 5 {
			nine, err := p.Nine(corner)
			if err != nil {
				t.Fatal(err)
			}
			whole, err := p.Draw(corner*64/20, corner*64/20)
			if err != nil {
				t.Fatal(err)
			}
			for y := range 2*corner + 1 {
				for x := range 2*corner + 1 {
					from := func(i int) int { // the place in the whole frame
						if i <= corner {
							return i
						}
						return i - 2*corner - 1 + corner*64/20
					}
					if got, want := nine.RGBAAt(x, y), whole.RGBAAt(from(x), from(y)); distance(got, want) > 3 {
						t.Fatalf("%s, corner %d: %v at %d, %d; the frame has %v", name, corner, got, x, y, want)
					}
				}
			}
		}
	}
}

func TestBrokenPicturesAreErrors(t *testing.T) {
	good, err := assets.Picture("kit/undo")
	if err != nil {
		t.Fatal(err)
	}
	for name, svg := range map[string]string{
		"empty":       "",
		"no svg":      "hello",
		"cut":         string(good[:len(good)/2]),
		"no shapes":   `<svg viewBox="0 0 64 64"></svg>`,
		"no viewBox":  `<svg><path d="M0 0 L1 1"/></svg>`,
		"bad viewBox": `<svg viewBox="0 0 x 64"><path d="M0 0 L1 1"/></svg>`,
		"huge":        `<svg viewBox="0 0 1e300 64"><path d="M0 0 L1 1"/></svg>`,
		"unknown":     `<svg viewBox="0 0 64 64"><video/><path d="M0 0 L1 1"/></svg>`,
		"bad path":    `<svg viewBox="0 0 64 64"><path d="M0 0 L"/></svg>`,
	} {
		if _, err := raster.Parse([]byte(svg)); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	p, err := raster.Parse(good)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{0, 5}, {5, -1}, {raster.Largest + 1, 5}} {
		if _, err := p.Draw(size[0], size[1]); err == nil {
			t.Errorf("size %v: no error", size)
		}
	}
	if _, err := p.Nine(0); err == nil {
		t.Error("corner 0: no error")
	}
}

// Whatever a picture file holds, reading and drawing it ends in a picture or an error.
func FuzzParse(f *testing.F) {
	for _, name := range []string{"kit/undo", "kit/app-icon", "kit/frame-oak"} {
		svg, err := assets.Picture(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(svg)
	}
	f.Fuzz(func(t *testing.T, svg []byte) {
		p, err := raster.Parse(svg)
		if err != nil {
			return
		}
		if img, err := p.Draw(32, 32); err == nil && img == nil {
			t.Fatal("neither picture nor error")
		}
	})
}

func BenchmarkParseAll(b *testing.B) {
	var svgs [][]byte
	for _, name := range assets.PictureNames() {
		svg, _ := assets.Picture(name)
		svgs = append(svgs, bytes.Clone(svg))
	}
	for b.Loop() {
		for _, svg := range svgs {
			if _, err := raster.Parse(svg); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkDrawAllAt64(b *testing.B)  { benchmarkDraw(b, 64) }
func BenchmarkDrawAllAt256(b *testing.B) { benchmarkDraw(b, 256) }

func benchmarkDraw(b *testing.B, size int) {
	all := parsed(b)
	for b.Loop() {
		for _, p := range all {
			if _, err := p.Draw(size, size); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// coverage is the mean opacity, 0 to 1.
func coverage(img *image.RGBA) float64 {
	sum := 0
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	return float64(sum) / 255 / float64(len(img.Pix)/4)
}

// average is the mean premultiplied colour.
func average(img *image.RGBA) color.RGBA {
	var sum [4]int
	for i, v := range img.Pix {
		sum[i%4] += int(v)
	}
	n := len(img.Pix) / 4
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), uint8(sum[3] / n)}
}

func distance(a, b color.RGBA) int {
	abs := func(x int) int { return max(x, -x) }
	return abs(int(a.R)-int(b.R)) + abs(int(a.G)-int(b.G)) + abs(int(a.B)-int(b.B))
}
