package stage

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

const frame = time.Second / 60

func screen() ink.Metrics { return ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1} }

func newStage(heard *[]string) *Stage {
	s := New(func(name string) {
		if heard != nil {
			*heard = append(*heard, name)
		}
	})
	s.Resize(screen())
	return s
}

func box(id rules.Element, x, y float64) Piece {
	var look ink.List
	look.Fill(ink.R(0, 0, 40, 40), ink.Gold, 0)
	return Piece{ID: id, Box: ink.R(x, y, 40, 40), Look: look, Role: "piece"}
}

// rest lets time pass until nothing moves and returns how long it took.
func rest(t testing.TB, s *Stage) time.Duration {
	t.Helper()
	for n := 0; n < 2000; n++ {
		if !s.Busy() {
			return time.Duration(n) * frame
		}
		s.Update(frame)
	}
	t.Fatal("the stage does not come to rest")
	return 0
}

func TestAThingWithANewNameGoesOn(t *testing.T) {
	s := newStage(nil)
	back := box("back:m1", 300, 0)
	back.Face = "back"
	s.Set([]Piece{back}, nil)
	rest(t, s)
	front := box("block:a", 0, 0)
	front.Face, front.Was = "a", back.ID
	s.Set([]Piece{front}, nil)
	s.Update(frame)
	m := s.motionOf(front.ID)
	if m == nil || m.acts&turns == 0 || m.pose(s.clock).x < 200 || m.pose(s.clock).look != 1 {
		t.Fatal("what has a new name does not turn over where it lay")
	}
	if s.motionOf(back.ID) != nil {
		t.Error("its old name goes away as a thing of its own")
	}
	rest(t, s)
	s.Set([]Piece{front, back}, nil)
	rest(t, s)
	other := box("block:b", 0, 0)
	other.Was = back.ID
	s.Set([]Piece{front, back, other}, nil)
	s.Update(frame)
	if m := s.motionOf(other.ID); m != nil && m.pose(s.clock).x > 200 {
		t.Error("a thing goes on from another one that is still there")
	}
}

// A row that turns over on its way to a small pile is never drawn larger than it lay there.
func TestTheOldFaceIsNotDrawnLargerThanItWas(t *testing.T) {
	s := newStage(nil)
	row := box("row", 0, 0)
	row.Box = ink.R(0, 0, 180, 40)
	row.Face = "front"
	s.Set([]Piece{row}, nil)
	rest(t, s)
	row.Box, row.Face = ink.R(900, 300, 24, 24), "back"
	s.Set([]Piece{row}, nil)
	s.Update(frame)
	m := s.motionOf("row")
	at := m.pose(m.start)
	if at.look != 1 || at.sx != 1 || at.sy != 1 {
		t.Errorf("it sets out with look %d at %.2f x %.2f; want its old face as it lay", at.look, at.sx, at.sy)
	}
	if m.was != ink.R(0, 0, 180, 40) {
		t.Errorf("its old face is centred in %v", m.was)
	}
	for ; m.progress(s.clock) < 1; s.Update(frame) {
		if at := m.pose(s.clock); at.look == 1 && (at.sx > 1 || at.sy > 1) {
			t.Fatalf("the old face grows to %.2f x %.2f", at.sx, at.sy)
		}
	}
}

func TestNumberCountsUpWhenItAppears(t *testing.T) {
	s := newStage(nil)
	chip := box("chip", 0, 0)
	chip.Count = []ink.List{chip.Look, chip.Look, chip.Look}
	s.Set([]Piece{chip}, nil)
	s.Update(frame)
	m := s.motionOf("chip")
	if m == nil || m.length != counting {
		t.Fatal("the number does not count")
	}
	var looks []int
	for at := time.Duration(0); at < counting; at += counting / 10 {
		looks = append(looks, m.pose(m.start+at).look)
	}
	if !slices.Equal(slices.Compact(looks), []int{2, 3, 4}) {
		t.Errorf("it shows %v", looks)
	}
	rest(t, s)
	s.Set([]Piece{chip}, nil)
	s.Update(frame)
	if s.Moving() {
		t.Error("it counts again though it was there")
	}
}

func TestMannerWithoutMotion(t *testing.T) {
	for _, m := range []Manner{{Factor: 0}, {Factor: 1, Reduced: true}} {
		s := newStage(nil)
		s.Behave(m)
		s.Set([]Piece{box("a", 0, 0)}, nil)
		rest(t, s)
		s.Set([]Piece{box("a", 900, 0)}, nil)
		s.Update(frame)
		if s.Moving() {
			t.Errorf("%+v: the piece moves", m)
		}
		if took := rest(t, s); took > fading+2*frame {
			t.Errorf("%+v: the fade takes %v", m, took)
		}
	}
}

func TestRetargetBeginsWhereThePieceIs(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("a", 0, 0)}, nil)
	rest(t, s)
	s.Set([]Piece{box("a", 1000, 0)}, nil)
	s.Update(frame)
	s.Update(60 * time.Millisecond)
	at := s.motionOf("a").pose(s.clock).x
	s.Set([]Piece{box("a", 0, 0)}, nil)
	if got := s.motionOf("a").path[0].X; got != at {
		t.Errorf("the way back begins at %v; the piece is at %v", got, at)
	}
}

func TestSameLayoutKeepsThePictureStill(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("a", 0, 0)}, Marks{"a": {State: Legal}})
	rest(t, s)
	s.canvas.restStale = false
	s.Set([]Piece{box("a", 0, 0)}, Marks{"a": {State: Legal}})
	s.Update(frame)
	if s.canvas.restStale || s.Busy() {
		t.Error("an equal layout is composed again")
	}
}

// Everything comes to rest whatever is laid, with each piece drawn exactly once.
func TestAnyLayoutsComeToRest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := newStage(nil)
		for range rapid.IntRange(1, 6).Draw(t, "layouts") {
			var pieces []Piece
			for i := range rapid.IntRange(0, 12).Draw(t, "pieces") {
				p := box(rules.Element(fmt.Sprint("m:", i)), rapid.Float64Range(0, 1800).Draw(t, "x"), rapid.Float64Range(0, 1000).Draw(t, "y"))
				p.From = rapid.SampledFrom([]rules.Element{"", "m:0", "m:11", "nothing"}).Draw(t, "from")
				p.To = rapid.SampledFrom([]rules.Element{"", "m:1", "nothing"}).Draw(t, "to")
				p.Exit = Exit(rapid.IntRange(0, 3).Draw(t, "exit"))
				p.Throw = rapid.IntRange(0, 1).Draw(t, "throw")
				p.Face = rapid.SampledFrom([]string{"a", "b"}).Draw(t, "face")
				pieces = append(pieces, p)
			}
			s.Set(pieces, nil)
			for range rapid.IntRange(0, 20).Draw(t, "ticks") {
				s.Update(frame)
			}
		}
		for n := 0; s.Busy(); n++ {
			if n > 2000 {
				t.Fatal("the stage does not come to rest")
			}
			s.Update(frame)
		}
		if got := len(s.rest.layers[beforeWorld]); got != len(s.pieces) {
			t.Fatalf("%d operations at rest for %d pieces", got, len(s.pieces))
		}
	})
}

// Drawing is everything that can be seen: what lies, what moves on its way, and what fades.
func TestDrawingIsWhatCanBeSeen(t *testing.T) {
	s := New(nil)
	s.Behave(Manner{Factor: 1})
	s.Resize(ink.Metrics{W: 800, H: 600, Device: 1, Text: 1})
	says := func(words string) bool {
		for _, d := range s.Drawing() {
			for _, op := range d.List {
				if op.Text == words && d.Alpha > 0 {
					return true
				}
			}
		}
		return false
	}
	piece := func(id rules.Element, x float64, words string) Piece {
		var l ink.List
		l.Write(ink.R(0, 0, 50, 20), ink.Font{Size: 14}, ink.Bone, words)
		return Piece{ID: id, Box: ink.R(x, 10, 50, 20), Look: l}
	}
	s.Place([]Piece{piece("card:a", 10, "first"), piece("card:b", 100, "second")}, nil)
	s.Update(0)
	if !says("first") || !says("second") || says("third") {
		t.Error("what lies is not what is drawn")
	}
	before := s.Drawing()
	s.Set([]Piece{piece("card:a", 500, "first"), piece("card:c", 200, "third")}, nil)
	s.Update(50 * time.Millisecond)
	if !says("first") || !says("second") {
		t.Error("what is on its way is not drawn")
	}
	if after := s.Drawing(); slices.EqualFunc(before, after, Drawn.Equal) {
		t.Error("a frame in which a piece moves equals the one before")
	}
	for range 60 {
		s.Update(50 * time.Millisecond)
	}
	if says("second") || !says("third") {
		t.Error("what is gone is still drawn, or what came is not")
	}
	if !slices.EqualFunc(s.Drawing(), s.Drawing(), Drawn.Equal) {
		t.Error("two drawings of one moment differ")
	}
}

// The rim of a piece that lies turned is turned with it.
func TestRimFollowsTheAngle(t *testing.T) {
	s := newStage(nil)
	for _, angle := range []float64{0, 0.1} {
		p := box("a", 0, 0)
		p.Angle = angle
		var l ink.List
		s.rim(&l, &p, Mark{State: Legal | Chosen}, true)
		if len(l) < 4 {
			t.Fatalf("the rim is %d operations", len(l))
		}
		for _, op := range l {
			if op.Angle != angle {
				t.Errorf("a piece turned by %v has a rim turned by %v", angle, op.Angle)
			}
		}
	}
}

// What would sink when it goes, a Tower that stands, sinks when it goes and when it becomes its ruin, which is seen behind
// it; nothing of it is left to move afterwards. A ruin that goes only fades, and one that stands again does so at once.
func TestTowersSink(t *testing.T) {
	standing := box("tower", 100, 100)
	standing.Exit = Sink
	ruin := box("tower", 100, 100)
	ruin.Look = nil
	for _, c := range []struct {
		name     string
		was, now []Piece
		sinks    bool
	}{
		{"a Tower falls", []Piece{standing}, []Piece{ruin}, true},
		{"a Tower goes", []Piece{standing}, nil, true},
		{"a ruin goes", []Piece{ruin}, nil, false},
		{"a Tower stands again", []Piece{ruin}, []Piece{standing}, false},
		{"a Tower stands", []Piece{standing}, []Piece{standing}, false},
	} {
		for _, manner := range []Manner{{Factor: 1}, {Factor: 1, Reduced: true}, {Factor: 0}} {
			s := newStage(nil)
			s.Behave(manner)
			s.Set(c.was, nil)
			rest(t, s)
			s.Set(c.now, nil)
			s.Update(frame)
			if moves := c.sinks && manner == (Manner{Factor: 1}); s.Moving() != moves {
				t.Errorf("%s, %+v: moving is %v", c.name, manner, s.Moving())
			} else if moves {
				m := s.motionOf("tower")
				now := s.clock + sinking/2
				if at, old := m.pose(now), map[bool]int{true: 1}[len(c.now) > 0]; m.length != sinking || at.y <= m.piece.Box.Middle().Y || at.look != old || at.alpha != 1 || m.dust(m.progress(now)).alpha < 0.5 {
					t.Errorf("%s: %v long, half of it at %+v", c.name, m.length, at)
				}
			}
			if took := rest(t, s); took > sinking+fading+2*frame || s.Moving() || len(s.moving) > 0 {
				t.Errorf("%s, %+v: %v moved for %v", c.name, manner, s.moving, took)
			}
		}
	}
}
