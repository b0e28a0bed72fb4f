package paint

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
)

// screenful is a list with all kinds of operations, about as many as a menu has.
func screenful() ink.List {
	var l ink.List
	l.Surface("oak", ink.R(0, 0, 640, 360))
	l.Surface("candle", ink.R(0, 0, 640, 360))
	for i := range 12 {
		box := ink.R(float64(10+50*i), 40, 44, 200)
		l.Shadow(box, 12)
		l.Glow(box, ink.Gold, 9).Radius = 4
		l.Frame("kit/frame-card", box, 9)
		l.Picture("kit/emblem-kurth", ink.R(box.X+4, 50, 36, 36))
		l.Fill(ink.R(box.X+4, 90, 36, 8), ink.Night, 3)
		l.Outline(ink.R(box.X+4, 100, 36, 8), ink.Gold, 2, 3)
		l.Disc(ink.R(box.X+4, 110, 20, 20), ink.Iron)
		l.Line(box.X, 140, box.X+40, 150, 2, ink.Ink)
		l.Write(ink.R(box.X, 150, 44, 20), ink.Font{Face: ink.SerifBold, Size: 14}, ink.Ink, fmt.Sprint("Card ", i))
		l.Write(ink.R(box.X, 170, 44, 60), ink.Font{Face: ink.Sans, Size: 11}, ink.OakLight, "Twelve turns of night.").Wrap = true
	}
	return l
}

func TestDrawingAgainIsTheSame(t *testing.T) {
	e := newEasel(t, 640, 360)
	list := screenful()
	first := e.show(list, 0, 0, 1)
	if second := e.show(list, 0, 0, 1); !bytes.Equal(first.Pix, second.Pix) {
		t.Error("the second time looks different")
	}
	if len(e.problems) > 0 {
		t.Errorf("reported: %q", e.problems)
	}
}

// counter is a canvas that only counts: what drawing costs without the graphics library.
type counter struct{ calls, quads int }

func (c *counter) DrawTriangles(_ []ebiten.Vertex, indices []uint16, _ *ebiten.Image, _ *ebiten.DrawTrianglesOptions) {
	c.calls++
	c.quads += len(indices) / 6
}

func TestDrawingAgainAllocatesNothing(t *testing.T) {
	e := newEasel(t, 640, 360)
	list := screenful()
	c := &counter{}
	e.drawOn(c, e.canvas.Bounds(), list, 0, 0, 1)
	if c.quads < len(list) || c.calls >= c.quads/2 {
		t.Fatalf("%d operations make %d calls of %d boxes", len(list), c.calls, c.quads)
	}
	allocs := testing.AllocsPerRun(20, func() {
		e.waiting = 0 // as in another tick
		e.drawOn(c, e.canvas.Bounds(), list, 3, 4, 0.9)
	})
	if allocs != 0 {
		t.Errorf("%.0f allocations for %d operations", allocs, len(list))
	}
}

// What waits is sent on by readings in pairs, however much is drawn.
func TestQueuesTakeTurns(t *testing.T) {
	e := newEasel(t, 640, 360)
	list := screenful()
	for i := range 60 {
		if e.Draw(e.canvas, list, 0, 0, 1); e.reads%2 != 0 {
			t.Fatalf("after %d lists pixels were read %d times", i+1, e.reads)
		}
	}
	if e.reads == 0 {
		t.Error("nothing was sent on: this test proves nothing")
	}
}

// The graphics are not told of many images at once, however little is drawn on each; what is drawn on one image need not wait.
func TestImagesTakeTurns(t *testing.T) {
	e := newEasel(t, 640, 360)
	var dot ink.List
	dot.Fill(ink.R(1, 1, 2, 2), ink.Gold, 0)
	for range 40 {
		e.Draw(e.canvas, dot, 0, 0, 1)
	}
	if e.reads != 0 {
		t.Errorf("one image was waited for: pixels were read %d times", e.reads)
	}
	for i := range 40 {
		other := NewTexture(8, 8)
		defer other.Deallocate()
		before := e.reads
		e.Draw(other, dot, 0, 0, 1)
		if e.Draw(e.canvas, dot, 0, 0, 1); i%2 == 1 && e.reads == before {
			t.Fatalf("after %d images nothing was waited for", 2*i+2)
		}
	}
}

// Pixels of new textures wait too, and are sent on before they are many.
func TestPixelsTakeTurns(t *testing.T) {
	e := newEasel(t, 640, 360)
	for i := range 60 {
		var l ink.List
		l.Write(ink.R(0, 0, 640, 120), ink.Font{Face: ink.Serif, Size: 80}, ink.Ink, fmt.Sprintf("Line %d is long", i))
		e.Draw(e.canvas, l, 0, 0, 1)
	}
	if e.reads == 0 {
		t.Errorf("%d textures of %d bytes were made, and nothing was sent on", e.textures.made, e.textures.used)
	}
}

// What lies outside is not drawn, turned things and lines either; what reaches in is.
func TestOnlyWhatReachesInIsDrawn(t *testing.T) {
	e := newEasel(t, 100, 100)
	for _, c := range []struct {
		op     ink.Op
		inside bool
	}{
		{ink.Op{Kind: ink.Fill, Box: ink.R(110, 10, 40, 40), Angle: 0.7}, false},
		{ink.Op{Kind: ink.Fill, Box: ink.R(101, 10, 40, 40), Angle: 0.7}, true},
		{ink.Op{Kind: ink.Line, Box: ink.R(150, 150, 60, -40), Width: 2}, false},
		{ink.Op{Kind: ink.Line, Box: ink.R(150, 50, -60, 40), Width: 2}, true},
		{ink.Op{Kind: ink.Line, Box: ink.R(102, 10, 0, 40), Width: 6}, true},
	} {
		n := &counter{}
		c.op.Color = red
		if e.drawOn(n, e.canvas.Bounds(), ink.List{c.op}, 0, 0, 1); n.calls > 0 != c.inside {
			t.Errorf("%+v is drawn %d times", c.op.Box, n.calls)
		}
	}
}

// A layout gone wrong costs neither memory nor time, and nothing else is lost by it.
func TestAbsurdMeasuresAreNotDrawn(t *testing.T) {
	e := newEasel(t, 60, 60)
	absurd := []float64{math.NaN(), math.Inf(1), math.Inf(-1), 1e12, -50}
	var l ink.List
	for _, v := range absurd {
		for kind := ink.Picture; kind <= ink.Cover; kind++ {
			for _, name := range []string{"kit/undo", "kit/frame-parchment", "parchment", "missing"} {
				op := ink.Op{Kind: kind, Box: ink.R(10, 10, 20, 20), Name: name, Color: red, Text: "text", Font: ink.Font{Size: 12}, Width: 3}
				wide, far, thick, round, large := op, op, op, op, op
				wide.Box.W, far.Box.X, thick.Width, round.Radius, large.Font.Size = v, v, v, v, math.Abs(v)*100
				if kind != ink.Line {
					l = append(l, wide)
				}
				l = append(l, far, thick, round, large)
			}
		}
	}
	for _, op := range l {
		if w, h := op.Box.W, op.Box.H; w < 0 || h < 0 || w > 1<<15 {
			one := &counter{}
			if e.drawOn(one, e.canvas.Bounds(), ink.List{op}, 0, 0, 1); one.calls > 0 {
				t.Errorf("kind %d with the box %v is drawn", op.Kind, op.Box)
			}
		}
	}
	l = append(l, ink.Op{Kind: ink.Fill, Box: ink.R(0, 0, 5, 5), Color: red})
	if c := e.show(l, 0, 0, 1).RGBAAt(2, 2); !near(c, red) {
		t.Errorf("the fill after all that is %v", c)
	}
}

func TestSubImageClips(t *testing.T) {
	e := newEasel(t, 100, 100)
	var l ink.List
	l.Fill(ink.R(0, 0, 100, 100), red, 0)
	l.Write(ink.R(0, 0, 100, 100), ink.Font{Face: ink.SansBold, Size: 60}, ink.Bone, "clip")
	clip := image.Rect(20, 30, 60, 50)
	e.Draw(e.canvas.SubImage(clip).(*ebiten.Image), l, 0, 0, 1)
	if got := inked(pixels(e.canvas)); got != clip {
		t.Errorf("drawn %v, want %v", got, clip)
	}
}

func TestCacheDropsTheLeastRecentlyUsed(t *testing.T) {
	made := map[string]int{}
	c := newCache(1)
	c.budget = 3 * weight(alone(10, 10))
	get := func(name string) texture {
		return c.get(key{name: name}, func() texture {
			made[name]++
			return alone(10, 10)
		})
	}
	for now, name := range []string{"a", "b", "c", "a", "d", "a", "b"} { // each for a picture of its own: d drops b, b drops c
		c.age(time.Duration(now))
		if get(name).none() {
			t.Fatalf("%s is nothing", name)
		}
	}
	if made["a"] != 1 || made["b"] != 2 || made["c"] != 1 || made["d"] != 1 {
		t.Errorf("made %v", made)
	}
	if len(c.alone) != 3 || c.used > c.budget || c.order.Len() != 3 {
		t.Errorf("%d textures, %d of %d bytes", len(c.alone), c.used, c.budget)
	}
}

// What a picture is drawn from is made once for it, however much that is and however many parts it is drawn in; what is beyond the
// budget is dropped when the next picture begins.
func TestAPictureMakesNothingTwice(t *testing.T) {
	for name, side := range map[string]int{"alone": 300, "on sheets": 180} {
		c, made := newCache(1), 0
		draw := func(picture string) {
			for range 3 { // the parts of the picture
				for i := range 300 {
					c.get(key{name: picture, w: i}, func() texture { made++; return c.room(side, side) })
				}
			}
		}
		most := c.budget + c.sheets.most*Takes(c.sheets.width, sheetHeight)
		for n, picture := range []string{"first", "second"} {
			c.age(time.Duration(n))
			if draw(picture); made != 300*(n+1) {
				t.Errorf("%s: %d textures were made for %d pictures of 300", name, made, n+1)
			}
		}
		if c.used <= c.budget {
			t.Errorf("%s: 300 take %d bytes of %d: this proves nothing", name, c.used, most)
		}
		if c.age(2); c.used > c.budget {
			t.Errorf("%s: %d bytes are kept after the picture, of %d", name, c.used, c.budget)
		}
		draw("third")
		if c.spare(); c.used > c.budget {
			t.Errorf("%s: %d bytes are kept in a pause, of %d", name, c.used, c.budget)
		}
	}
}

// What stands alone and was drawn from lately is kept, what was not for long is dropped.
func TestCacheDropsWhatIsLongUnused(t *testing.T) {
	c := newCache(1)
	get := func(name string) { c.get(key{name: name}, func() texture { return alone(10, 10) }) }
	get("a")
	get("b")
	c.age(longUnused)
	get("b")
	if c.age(longUnused + 1); len(c.alone) != 1 || c.alone[key{name: "b"}] == nil {
		t.Errorf("%d textures are kept, want the one that was drawn from", len(c.alone))
	}
	if c.used != weight(alone(10, 10)) {
		t.Errorf("%d bytes are counted for it", c.used)
	}
}

// The grain of oak grows with the unit, and surfaces for other units are not kept.
func TestUnitScalesSurfaces(t *testing.T) {
	e := newEasel(t, 200, 200)
	var l ink.List
	l.Surface("oak", ink.R(0, 0, 200, 200))
	seam := func() int { // the first plank ends here
		img := e.show(l, 0, 0, 1)
		darkest, at := 1000, 0
		for y := 40; y < 190; y++ {
			if c := img.RGBAAt(100, y); int(c.R)+int(c.G)+int(c.B) < darkest {
				darkest, at = int(c.R)+int(c.G)+int(c.B), y
			}
		}
		return at
	}
	e.SetUnit(0.5)
	if y := seam(); y < 88 || y > 94 {
		t.Errorf("at half a unit the seam lies at %d", y)
	}
	e.SetUnit(1)
	if y := seam(); y < 178 || y > 186 {
		t.Errorf("at one unit the seam lies at %d", y)
	}
	if n := len(e.textures.alone); n != 1 {
		t.Errorf("%d textures are kept", n)
	}
}

// A surface as large as a screen of 3840 x 2160 takes no more memory than one of a screen half as wide and high.
func TestSurfacesOfLargeScreensAreShadedCoarsely(t *testing.T) {
	taken := func(name string, unit float64, w, h int) int {
		e := newEasel(t, 64, 64)
		e.SetUnit(unit)
		e.shaded(name, w, h)
		return e.textures.used
	}
	for name := range plain {
		if large, usual := taken(name, 2, 3840, 2160), taken(name, 1, 1920, 1080); large > usual {
			t.Errorf("%s of a large screen takes %d bytes, of a usual one %d", name, large, usual)
		}
	}
}

func TestCacheRemembersWhatCannotBeMade(t *testing.T) {
	c := newCache(1)
	tried := 0
	for range 3 {
		if !c.get(key{}, func() texture { tried++; return texture{} }).none() {
			t.Fatal("made from nothing")
		}
	}
	if tried != 1 {
		t.Errorf("tried %d times", tried)
	}
}

// BenchmarkDraw is the painter's own work for a list of 122 operations drawn before.
func BenchmarkDraw(b *testing.B) {
	e := newEasel(b, 640, 360)
	list, c := screenful(), &counter{}
	e.drawOn(c, e.canvas.Bounds(), list, 0, 0, 1)
	b.ReportAllocs()
	for b.Loop() {
		e.drawOn(c, e.canvas.Bounds(), list, 0, 0, 1)
	}
}

// BenchmarkDrawToPixels includes the work of the graphics driver.
func BenchmarkDrawToPixels(b *testing.B) {
	e := newEasel(b, 640, 360)
	list := screenful()
	for b.Loop() {
		e.show(list, 0, 0, 1)
	}
}

// BenchmarkFirstDraw makes all textures anew.
func BenchmarkFirstDraw(b *testing.B) {
	list := screenful()
	for b.Loop() {
		newEasel(b, 640, 360).show(list, 0, 0, 1)
	}
}
