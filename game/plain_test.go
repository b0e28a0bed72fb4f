package game

import (
	"fmt"
	"image"
	"image/color"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
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
		img, at := noticesPicture([]Notice{{Text: "Saved."}, {Text: long, Bad: true}, {Text: "/a/" + strings.Repeat("folder", 60)}}, s)
		if r := img.Bounds().Add(at); !r.In(image.Rect(0, 0, s.W, s.H)) {
			t.Errorf("%+v: %v", s, r)
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

func manyFaults() []string {
	var texts []string
	for i := range 8 {
		texts = append(texts, fmt.Sprintf("kurth/actions.toml:%d: card \"tunnels\": the effect \"flod\" does not exist; there are draw, flood, heal and more", i+3))
	}
	return texts
}

func TestQuestionFitsEveryScreen(t *testing.T) {
	a := testApp(t, newScene("menu"))
	q := NewQuestion(a, "content", "The content pack cannot be used as it is", manyFaults(),
		Answer{"go", "Play with the built-in content where the pack is wrong", Notify{"go"}}, Answer{"leave", "Leave, to correct the pack", Quit{}})
	for _, s := range screens() {
		a.screen = s
		l := q.layout(s)
		for i, box := range l.boxes {
			if !box.In(image.Rect(0, 0, s.W, s.H)) {
				t.Errorf("%+v: answer %d at %v", s, i, box)
			}
			if float64(box.Dy()) < 24*s.Device {
				t.Errorf("%+v: answer %d is %d high", s, i, box.Dy())
			}
			if w := l.hand.width(q.answers[i].Label) + 2*l.hand.height; w > box.Dx() {
				t.Errorf("%+v: answer %d needs %d of %d", s, i, w, box.Dx())
			}
			if i > 0 && box.Overlaps(l.boxes[i-1]) {
				t.Errorf("%+v: answers overlap", s)
			}
		}
		img := q.paint(s)
		if img.Bounds().Dx() != s.W || img.RGBAAt(0, 0) != plainGround {
			t.Errorf("%+v: painted %v", s, img.Bounds())
		}
	}
}

func TestQuestionIsAnsweredByMouseAndKeys(t *testing.T) {
	a := testApp(t, newScene("menu"))
	q := NewQuestion(a, "q", "Which?", nil, Answer{"one", "One", Notify{"one"}}, Answer{"two", "Two", Notify{"two"}})
	a.Post(Push{q})
	step(t, a, Input{})
	key := func(code ebiten.Key) Input { return Input{X: -1, Y: -1, Keys: []Key{{Code: code}}} }
	answered := func(want string, in ...Input) {
		t.Helper()
		a.notices = nil
		for _, i := range in {
			step(t, a, i)
		}
		if len(a.notices) != 1 || a.notices[0].Text != want {
			t.Errorf("answered %v; want %s", a.notices, want)
		}
	}
	answered("one", key(ebiten.KeyEnter))
	answered("two", key(ebiten.KeyArrowDown), key(ebiten.KeySpace))
	answered("one", key(ebiten.KeyTab), key(ebiten.KeyEnter))
	answered("two", key(ebiten.KeyEscape))
	e := a.Mirror().Elements[1]
	x, y := float64(e.Rect[0]+e.Rect[2]/2), float64(e.Rect[1]+e.Rect[3]/2)
	answered("two", Input{X: x, Y: y, Moved: true}, Input{X: x, Y: y, Pressed: true, Down: true}, Input{X: x, Y: y, Released: true})
	if !a.Mirror().Elements[1].Focused {
		t.Error("the pointer does not move the focus")
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
