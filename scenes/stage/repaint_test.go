package stage

import (
	"image"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"portcullis/scenes/ink"
)

// lying are the operations that a cover draws at a point, from back to front.
func lying(c *cover, x, y float64) (ops []ink.Op) {
	for i, l := range c.layers {
		if i == theWorld && !c.clip.Contains(x, y) {
			continue
		}
		for _, op := range l {
			if op.Box.Inset(-2*op.Width).Contains(x, y) {
				ops = append(ops, op)
			}
		}
	}
	return ops
}

// Where two covers are said to look alike, the same lies in both in the same order; and each part lies apart.
func TestWhatIsNotPaintedAnewIsAsItWas(t *testing.T) {
	size := image.Pt(1000, 700)
	rapid.Check(t, func(t *rapid.T) {
		op := rapid.Custom(func(t *rapid.T) ink.Op {
			number := func(most int, what string) float64 { return float64(rapid.IntRange(0, most).Draw(t, what)) }
			op := ink.Op{Kind: ink.Fill, Box: ink.R(number(900, "x"), number(600, "y"), number(120, "w"), number(90, "h"))}
			if rapid.Bool().Draw(t, "soft") {
				op.Kind, op.Width = ink.Glow, number(12, "width")
			}
			return op
		})
		pool := rapid.SliceOfN(op, 1, 12).Draw(t, "operations")
		some := rapid.SliceOfN(rapid.SampledFrom(pool), 0, 10)
		a := cover{clip: ink.R(100, 100, 700, 500)}
		b := a
		for i := range a.layers {
			a.layers[i] = some.Draw(t, "before")
			b.layers[i] = a.layers[i]
			if rapid.Bool().Draw(t, "changes") {
				b.layers[i] = some.Draw(t, "now")
			}
		}
		rows, few := changed(&a, &b, size)
		if !few {
			return
		}
		for i, r := range rows {
			for _, o := range rows[:i] {
				if o.Overlaps(r) {
					t.Fatalf("%v lies over %v", r, o)
				}
			}
		}
		for y := 5.0; y < 700; y += 10 {
			for x := 5.0; x < 1000; x += 10 {
				if !slices.Equal(lying(&a, x, y), lying(&b, x, y)) && !slices.ContainsFunc(rows, func(r ink.Rect) bool { return r.Contains(x, y) }) {
					t.Fatalf("at (%g, %g) other things lie, and it is not painted anew", x, y)
				}
			}
		}
	})
}

// Parts that lie close to each other are painted as one: no less than all of them, and little more.
func TestPartsThatLieCloseAreOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 60)
		parts := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) ink.Rect {
			return ink.R(float64(n.Draw(t, "x")*patch), float64(n.Draw(t, "y")*patch), float64((1+n.Draw(t, "w")/6)*patch), patch)
		}), 0, 40).Draw(t, "parts")
		list := joined(parts)
		before, after := 0.0, 0.0
		for _, part := range parts {
			before += area(part)
			if !slices.ContainsFunc(list, func(r ink.Rect) bool { return r.Intersect(part) == part }) {
				t.Fatalf("%v lies in no one of %v", part, list)
			}
		}
		for i, r := range list {
			after += area(r)
			for _, o := range list[:i] {
				if area(r.Union(o)) <= area(r)+area(o)-area(r.Intersect(o))+worthJoining {
					t.Errorf("%v and %v are not one", r, o)
				}
			}
		}
		if most := before + worthJoining*float64(len(parts)-len(list)); after > most {
			t.Errorf("%v pixels are painted, at most %v wanted", after, most)
		}
	})
	rows := make([]ink.Rect, 30) // words of a column: each row of squares is another part
	for i := range rows {
		rows[i] = ink.R(float64(64*(i%2)), float64(64*i), float64(640-64*(i%3)), 64)
	}
	if got := joined(rows); len(got) != 1 {
		t.Errorf("a column is painted in %d parts", len(got))
	}
}

// artist is a painter that notes where it paints, and whether all of it is finished.
type artist struct {
	parts    []image.Rectangle
	finished int // so many of them
}

func (a *artist) Finish() { a.finished = len(a.parts) }

func (a *artist) Draw(dst *ebiten.Image, _ ink.List, _, _, _ float64) {
	a.parts = append(a.parts, dst.Bounds())
}

// A small change has only its surroundings painted, at once and in a fade; a new size of the window has all painted.
func TestOnlyWhatChangedIsPainted(t *testing.T) {
	screen := ebiten.NewImage(1920, 1080)
	s := newStage(nil)
	a := &artist{}
	show := func(x float64, place func([]Piece, Marks)) int {
		*a = artist{}
		ground, token := box("ground", 0, 0), box("token", x, 500)
		ground.Box = ink.R(0, 0, 1920, 1080)
		ground.Look[0].Box = ground.Box
		token.Fixed = true
		place([]Piece{ground, token}, nil)
		for range 30 {
			s.Update(time.Second / 60)
			s.Draw(screen, a)
		}
		area := 0
		for _, r := range a.parts {
			area += r.Dx() * r.Dy()
		}
		if a.finished != len(a.parts) {
			t.Errorf("of %d parts that were painted the graphics have finished %d", len(a.parts), a.finished)
		}
		return area
	}
	whole := 1920 * 1080
	if first := show(500, s.Place); first < whole {
		t.Fatalf("%d pixels are painted at first, of %d", first, whole)
	}
	if again := show(700, s.Place); again == 0 || again > whole/8 {
		t.Errorf("after a small change at once %d pixels are painted, of %d", again, whole)
	}
	if again := show(900, s.Set); again == 0 || again > whole/4 {
		t.Errorf("after a small change in a fade %d pixels are painted, of %d", again, whole)
	}
	m := s.metrics
	m.Faces++
	s.Resize(m)
	if all := show(900, s.Place); all < whole {
		t.Errorf("when typefaces have come %d pixels are painted, of %d", all, whole)
	}
}

// What fades keeps no second picture of a large screen: where more changes than may be kept, the newest is there at once.
func TestAFadeKeepsOnlyWhatChanges(t *testing.T) {
	ground := box("ground", 0, 0)
	ground.Box = ink.R(0, 0, 4000, 2200)
	ground.Look[0].Box = ground.Box
	for _, c := range []struct {
		size         image.Point
		whole, fades bool
	}{
		{image.Pt(3840, 2160), false, true},
		{image.Pt(3840, 2160), true, false},
		{image.Pt(2560, 1440), true, true},
		{image.Pt(1280, 720), true, true},
	} {
		screen := ebiten.NewImage(c.size.X, c.size.Y)
		s := newStage(nil)
		place := func(x float64, of ink.Color) {
			token, under := box("token", x, 500), ground
			token.Fixed = true
			under.Look = slices.Clone(ground.Look)
			under.Look[0].Color = of
			s.Set([]Piece{under, token}, nil)
			s.Update(time.Second / 60)
			s.Draw(screen, &artist{})
		}
		place(300, ink.Bone)
		for s.Busy() {
			s.Update(time.Second / 60)
			s.Draw(screen, &artist{})
		}
		if s.canvas.left != nil {
			t.Errorf("%v: at rest something is left of the picture before", c.size)
		}
		if c.whole {
			place(300, ink.Gold)
		} else {
			place(700, ink.Bone)
		}
		if s.fading() != c.fades || (s.canvas.left != nil) != c.fades {
			t.Errorf("%v, all changes: %v: it fades: %v, want %v", c.size, c.whole, s.fading(), c.fades)
		}
	}
}
