package game

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestWrappedLinesFitAndLoseNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := newHand(Screen{Device: 1, Text: rapid.Float64Range(0.8, 1.6).Draw(t, "size")})
		text := strings.Join(rapid.SliceOf(rapid.StringMatching(`[a-zäé/.]{1,60}`)).Draw(t, "words"), " ")
		width := rapid.IntRange(40, 900).Draw(t, "width")
		lines := h.wrap(text, width)
		for _, line := range lines {
			if h.width(line) > width && len([]rune(line)) > 1 {
				t.Fatalf("%q is %d wide; room for %d", line, h.width(line), width)
			}
		}
		if got, want := strings.ReplaceAll(strings.Join(lines, ""), " ", ""), strings.ReplaceAll(text, " ", ""); got != want {
			t.Fatalf("%q became %q", want, got)
		}
	})
}

// screens walks the sizes that a window can have.
func screens() []Screen {
	var all []Screen
	for _, size := range []image.Point{{1024, 640}, {1280, 720}, {1920, 1080}, {3840, 2160}} {
		for _, text := range []float64{0.8, 1, 1.6} {
			device := 1.0
			if size.X == 3840 {
				device = 2
			}
			all = append(all, Screen{W: size.X, H: size.Y, Device: device, Text: text})
		}
	}
	return all
}

func TestNoticesLieInsideTheScreen(t *testing.T) {
	long := strings.Repeat("The match could not be saved because there is no room on the disk. ", 3)
	for _, s := range screens() {
		boxes := noticeBoxes([]Notice{{Text: "Saved."}, {Text: long, Bad: true}, {Text: "/a/" + strings.Repeat("folder", 60)}}, s, nil)
		img := noticesPicture(boxes, s)
		if r := img.Bounds(); !r.In(image.Rect(0, 0, s.W, s.H)) {
			t.Errorf("%+v: %v", s, r)
		}
		h := newHand(s)
		for _, b := range boxes {
			for _, line := range b.lines {
				if end := b.rect.Min.X + h.height/2 + h.width(line); end > b.cross.X {
					t.Errorf("%+v: %q runs into the cross", s, line)
				}
			}
		}
		inked := 0
		for i := range img.Pix {
			if img.Pix[i] > 0xe0 {
				inked++
			}
		}
		if inked < 200 {
			t.Errorf("%+v: nothing is written", s)
		}
	}
}

// Notices lie where nothing can be clicked if there is such a place, and stay there while nothing comes to lie below them.
func TestNoticesKeepOffWhatCanBeClicked(t *testing.T) {
	for _, s := range screens() {
		var o overlay
		half := []taken{{image.Rect(0, s.H/4, s.W, s.H), 4}, {image.Rect(0, 0, s.W/2, s.H/4), 1}}
		saved := []Notice{{Text: "Saved."}}
		o.lay(saved, s, half)
		if c := cost(o.boxes, half); c != 0 {
			t.Errorf("%+v: a notice at %v covers %d", s, o.boxes[0].rect, c)
		}
		lay := o.boxes[0].rect
		o.lay(saved, s, half[:1])
		if o.boxes[0].rect != lay {
			t.Errorf("%+v: it moves from %v to %v for nothing", s, lay, o.boxes[0].rect)
		}
		o.lay(saved, s, []taken{{lay, 4}})
		if o.boxes[0].rect.Overlaps(lay) {
			t.Errorf("%+v: it stays at %v on what can be clicked now", s, lay)
		}
		o.lay(saved, s, []taken{{image.Rect(0, 0, s.W, s.H), 4}})
		if r := o.boxes[0].rect; !r.In(image.Rect(0, 0, s.W, s.H)) {
			t.Errorf("%+v: with no room it lies at %v", s, r)
		}
	}
}

func TestCrashPageIsReadable(t *testing.T) {
	w := wreck{cause: strings.Repeat("something ", 30), report: "/home/somebody/.local/state/portcullis/logs/crash.txt", match: "/home/somebody/match.siege"}
	for _, size := range []image.Point{{1024, 640}, {3840, 2160}} {
		img := pagePicture(size, w.lines())
		bottom := 0
		for y := range size.Y {
			for x := range size.X {
				if img.RGBAAt(x, y) == (color.RGBA{plainInk.R, plainInk.G, plainInk.B, 255}) {
					bottom = y
				}
			}
		}
		if bottom == 0 || bottom > size.Y-size.Y/20 {
			t.Errorf("%v: the last line ends at %d", size, bottom)
		}
	}
}

// In a low window notices are set smaller, as the menus are, but never too small to be read.
func TestNoticesAreSmallerInALowWindow(t *testing.T) {
	for _, c := range []struct {
		s    Screen
		want float64
	}{
		{Screen{W: 1920, H: 1080, Device: 1}, plainSize}, {Screen{W: 3840, H: 2160, Device: 2}, plainSize}, {Screen{Device: 2}, plainSize},
		{Screen{W: 1024, H: 640, Device: 1}, 12.3}, {Screen{W: 2048, H: 1280, Device: 2}, 12.3}, {Screen{W: 640, H: 300, Device: 1}, plainLeast},
	} {
		if got := plainPoints(c.s); got < c.want-0.05 || got > c.want+0.05 {
			t.Errorf("%dx%d at %v: %v points, not %v", c.s.W, c.s.H, c.s.Device, got, c.want)
		}
	}
}
