package stage

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

func TestHitFindsTheUppermost(t *testing.T) {
	low, high := box("low", 0, 0), box("high", 20, 20)
	low.Depth, high.Depth = 1, 2
	deco := box("deco", 0, 0)
	deco.Role, deco.Depth = "", 9
	pieces := []Piece{high, deco, low}
	Sort(pieces)
	for _, c := range []struct {
		x, y float64
		want rules.Element
	}{{5, 5, "low"}, {30, 30, "high"}, {55, 55, "high"}} {
		if got := pieces[Hit(pieces, c.x, c.y)].ID; got != c.want {
			t.Errorf("(%v, %v) hits %s; want %s", c.x, c.y, got, c.want)
		}
	}
	if Hit(pieces, 500, 500) != -1 {
		t.Error("something is hit where nothing lies")
	}
}

// What a sign covers is still reached through it: a click on the sign is a click on what it is a sign of, and so is pointing at
// it, unless it has a tooltip of its own.
func TestASignIsClickedForWhatItTellsOf(t *testing.T) {
	for _, own := range []bool{false, true} {
		wall, sign := box("wall:east", 0, 0), box("threat:east", 0, 0)
		sign.Role, sign.Depth, sign.For, sign.Tip = "", 5, "wall:east", own
		pieces := []Piece{wall, sign}
		if r, ok := Open(pieces, "wall:east"); !ok || r != wall.Box {
			t.Errorf("of the wall %v can be reached", r)
		}
		s := newStage(nil)
		s.Set(pieces, Marks{"wall:east": {State: Enabled}})
		x, y := wall.Box.Center()
		s.Point(game.Input{X: x, Y: y, Moved: true})
		if want := map[bool]rules.Element{false: "wall:east", true: "threat:east"}[own]; s.Hot() != want {
			t.Errorf("a sign with a tooltip of its own (%v): pointed at is %s", own, s.Hot())
		}
		s.Point(game.Input{X: x, Y: y, Pressed: true, Down: true})
		acts := s.Point(game.Input{X: x, Y: y, Released: true})
		if len(acts) != 1 || acts[0].Gesture != Pick || acts[0].ID != "wall:east" {
			t.Errorf("a click on the sign is %v", acts)
		}
	}
}

// A point that Reach gives hits the piece; where it gives none, no point does.
func TestReachIsTrue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var pieces []Piece
		for i := range rapid.IntRange(1, 10).Draw(t, "n") {
			side := func(name string) float64 { return float64(rapid.IntRange(1, 60).Draw(t, name)) }
			at := func(name string) float64 { return float64(rapid.IntRange(0, 60).Draw(t, name)) }
			p := Piece{ID: rules.Element(fmt.Sprint("p:", i)), Box: ink.R(at("x"), at("y"), side("w"), side("h")), Role: "piece"}
			p.Depth = rapid.IntRange(0, 3).Draw(t, "depth")
			if rapid.IntRange(0, 3).Draw(t, "deco") == 0 {
				p.Role = ""
			}
			pieces = append(pieces, p)
		}
		Sort(pieces)
		for i := range pieces {
			x, y, ok := Reach(pieces, pieces[i].ID)
			if ok {
				if hit := Hit(pieces, x, y); hit != i {
					t.Fatalf("%s: (%v, %v) hits %d", pieces[i].ID, x, y, hit)
				}
				continue
			}
			if pieces[i].Role == "" {
				continue
			}
			for x := pieces[i].Box.X + 0.5; x < pieces[i].Box.Right(); x++ {
				for y := pieces[i].Box.Y + 0.5; y < pieces[i].Box.Bottom(); y++ {
					if Hit(pieces, x, y) == i {
						t.Fatalf("%s can be hit at (%v, %v)", pieces[i].ID, x, y)
					}
				}
			}
		}
	})
}

// Tab visits every piece that can be picked and no other, and Shift+Tab the same backwards.
func TestTabVisitsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := newStage(nil)
		marks := Marks{}
		var pieces []Piece
		n := 0
		for i := range rapid.IntRange(1, 15).Draw(t, "n") {
			id := rules.Element(fmt.Sprint("p:", i))
			pieces = append(pieces, box(id, float64(rapid.IntRange(0, 20).Draw(t, "x")*80), float64(i/3*60)))
			if rapid.Bool().Draw(t, "can") {
				marks[id] = Mark{State: Legal}
			}
		}
		s.Set(pieces, marks)
		for _, x := range s.Targets() {
			if marks[x.ID].Can() {
				n++
			}
		}
		for _, step := range []Step{Forward, Back} {
			visited := map[rules.Element]bool{}
			for range n {
				s.Walk(step)
				if !marks[s.Focused()].Can() {
					t.Fatalf("the focus is on %q, which cannot be picked", s.Focused())
				}
				visited[s.Focused()] = true
			}
			if len(visited) != n {
				t.Fatalf("%d of %d visited", len(visited), n)
			}
		}
	})
}

func TestOrderComesBeforeReadingOrder(t *testing.T) {
	top, middle, bottom := box("top", 0, 0), box("middle", 0, 100), box("bottom", 0, 200)
	middle.Order = 1
	var got []rules.Element
	for _, target := range Targets([]Piece{middle, bottom, top}) {
		got = append(got, target.ID)
	}
	if want := []rules.Element{"top", "bottom", "middle"}; !slices.Equal(got, want) {
		t.Errorf("the focus visits %v; want %v", got, want)
	}
}

func TestArrowsGoTheirWay(t *testing.T) {
	s := newStage(nil)
	marks := Marks{}
	var pieces []Piece
	for i := range 9 {
		id := rules.Element(fmt.Sprint("p:", i))
		pieces = append(pieces, box(id, float64(i%3*100), float64(i/3*100)))
		marks[id] = Mark{State: Legal}
	}
	s.Set(pieces, marks)
	s.Focus("p:4")
	for _, c := range []struct {
		step Step
		want rules.Element
	}{{Left, "p:3"}, {Up, "p:0"}, {Up, "p:0"}, {Right, "p:1"}, {Down, "p:4"}, {Right, "p:5"}, {Right, "p:5"}, {Down, "p:8"}} {
		s.Walk(c.step)
		if s.Focused() != c.want {
			t.Fatalf("step %d leads to %s; want %s", c.step, s.Focused(), c.want)
		}
	}
}

func TestFocusGoesOnNearWhatIsGone(t *testing.T) {
	s := newStage(nil)
	marks := Marks{"a": {State: Legal}, "b": {State: Legal}, "c": {State: Legal}}
	s.Set([]Piece{box("a", 0, 0), box("b", 500, 500), box("c", 540, 560)}, marks)
	s.Focus("c")
	s.Set([]Piece{box("a", 0, 0), box("b", 500, 500)}, marks)
	s.Walk(Forward)
	if s.Focused() != "b" {
		t.Errorf("the focus is on %s; want b, which is nearest", s.Focused())
	}
}

// What has the focus keeps its place in the row though something covers it: the next one is not the nearest.
func TestFocusGoesOnFromWhatIsCovered(t *testing.T) {
	for _, world := range []bool{false, true} {
		s := newStage(nil)
		if world {
			s.Film(ink.R(0, 0, 1000, 800), ink.R(0, 0, 1000, 800))
		}
		row := []Piece{box("a", 0, 0), box("b", 100, 0), box("c", 900, 0)}
		marks := Marks{"a": {State: Legal}, "b": {State: Legal}, "c": {State: Legal}}
		over := box("over", 100, 0)
		over.Depth = row[1].Depth + 1
		if world {
			for i := range row {
				row[i].Plane = World
			}
			over.Plane = World
		}
		s.Set(row, marks)
		for _, c := range []struct {
			step Step
			want rules.Element
		}{{Forward, "c"}, {Back, "a"}} {
			s.Focus("b")
			s.Set(append(slices.Clone(row), over), marks)
			if _, seen := Open(s.Pieces(), "b"); seen {
				t.Fatal("b is not covered")
			}
			if s.Walk(c.step); s.Focused() != c.want {
				t.Errorf("world %v: step %d leads to %q; want %q", world, c.step, s.Focused(), c.want)
			}
			s.Set(row, marks)
		}
	}
}

func TestClickLongPressAndRightClick(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("a", 0, 0), box("b", 100, 0)}, Marks{"a": {State: Legal}})
	s.Update(frame)
	point := func(in game.Input) []Act {
		acts := s.Point(in)
		s.Update(frame)
		return acts
	}
	point(game.Input{X: 10, Y: 10, Moved: true, Pressed: true, Down: true})
	if got := point(game.Input{X: 10, Y: 10, Released: true}); len(got) != 1 || got[0] != (Act{Gesture: Pick, ID: "a"}) {
		t.Errorf("a click gives %v", got)
	}
	point(game.Input{X: 10, Y: 10, Pressed: true, Down: true})
	if got := point(game.Input{X: 110, Y: 10, Moved: true, Released: true}); len(got) != 1 || got[0] != (Act{Gesture: Drop, ID: "a", Onto: "b"}) {
		t.Errorf("a press on one piece and a release on another give %v", got)
	}
	point(game.Input{X: 10, Y: 10, Moved: true, Pressed: true, Down: true})
	if point(game.Input{X: 60, Y: 400, Moved: true, Down: true}); s.Carried() != "a" {
		t.Errorf("%q is carried, not a", s.Carried())
	}
	still := len(s.Drawing())
	s.Take("a")
	if all := s.Drawing(); len(all) != still+1 || all[still].X <= 60 || !slices.Equal(all[still].List, s.pieces[0].Look) {
		t.Errorf("what is carried is not drawn beside the pointer: %v", all)
	}
	if s.Take("b"); len(s.Drawing()) != still {
		t.Error("what is not carried goes with the pointer")
	}
	s.Take("a")
	if got := point(game.Input{X: 60, Y: 400, Released: true}); len(got) != 1 || got[0] != (Act{Gesture: Drop, ID: "a"}) || s.Carried() != "" {
		t.Errorf("a release on nothing gives %v, carried %q", got, s.Carried())
	}
	if len(s.Drawing()) != still {
		t.Error("what was let go still goes with the pointer")
	}
	if got := point(game.Input{X: 110, Y: 10, SecondPressed: true}); len(got) != 1 || got[0] != (Act{Gesture: Inspect, ID: "b"}) {
		t.Errorf("a right click gives %v", got)
	}
	point(game.Input{X: 10, Y: 10, Moved: true, Pressed: true, Down: true})
	if s.Waiting() == 0 {
		t.Error("nothing waits for the long press")
	}
	s.Update(longPress)
	if got := point(game.Input{X: 10, Y: 10, Down: true}); len(got) != 1 || got[0].Gesture != Inspect {
		t.Errorf("a long press gives %v", got)
	}
	if got := point(game.Input{X: 10, Y: 10, Released: true}); len(got) != 0 {
		t.Errorf("the release after a long press gives %v", got)
	}
}

// However short clicks are, each counts: one a tick, on the mouse and with a finger.
func TestClicksWithinATickAllCount(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("a", 0, 0)}, Marks{"a": {State: Legal}})
	s.Update(frame)
	for i := range 5 {
		if got := s.Point(game.Input{X: 10, Y: 10, Moved: i == 0, Pressed: true, Released: true, Finger: i%2 == 1}); len(got) != 1 || got[0] != (Act{Gesture: Pick, ID: "a"}) {
			t.Errorf("click %d gives %v", i, got)
		}
		s.Update(frame)
	}
}

// Whoever clicks while a slow machine paints has not pressed for long: the tick that sees the release is the next one.
func TestAClickDuringASlowFrameIsAClick(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("a", 0, 0)}, Marks{"a": {State: Legal}})
	s.Update(frame)
	s.Point(game.Input{X: 10, Y: 10, Moved: true, Pressed: true, Down: true})
	s.Update(2 * longPress)
	if got := s.Point(game.Input{X: 10, Y: 10, Released: true}); len(got) != 1 || got[0] != (Act{Gesture: Pick, ID: "a"}) {
		t.Errorf("it gives %v", got)
	}
}

func TestRestedBeginsAnew(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("a", 0, 0), box("b", 100, 0)}, nil)
	s.Point(game.Input{X: 10, Y: 10, Moved: true})
	s.Update(time.Second)
	if s.Rested() != time.Second {
		t.Errorf("rested %v; want 1s", s.Rested())
	}
	s.Point(game.Input{X: 110, Y: 10, Moved: true})
	if s.Rested() != 0 || s.Hot() != "b" {
		t.Errorf("rested %v on %s; want 0 on b", s.Rested(), s.Hot())
	}
}

// Whoever has just picked a thing is not told what it is until the pointer moves again.
func TestPickedIsSpentUntilThePointerMoves(t *testing.T) {
	s := newStage(nil)
	s.Set([]Piece{box("a", 0, 0), box("b", 100, 0)}, Marks{"a": {State: Legal}, "b": {State: Legal}})
	s.Update(frame)
	s.Point(game.Input{})
	s.Point(game.Input{X: 10, Y: 10, Moved: true, Pressed: true, Down: true})
	if s.Spent() {
		t.Error("it is spent before it is picked")
	}
	s.Point(game.Input{X: 10, Y: 10, Released: true})
	s.Update(time.Second)
	s.Point(game.Input{X: 10, Y: 10})
	if !s.Spent() {
		t.Error("a pick by the pointer does not spend")
	}
	s.Point(game.Input{X: 12, Y: 10, Moved: true})
	if s.Spent() || s.Rested() != 0 {
		t.Errorf("after a move it is spent: %v, and rested %v", s.Spent(), s.Rested())
	}
	s.Walk(Forward)
	if _, ok := s.Press(Pick); !ok || !s.Spent() {
		t.Error("a pick by a key does not spend")
	}
	s.Walk(Forward)
	if s.Spent() {
		t.Error("it is spent after the focus went on")
	}
}

func TestBesideCoversNothing(t *testing.T) {
	bounds := ink.R(0, 0, 1000, 700)
	rapid.Check(t, func(t *rapid.T) {
		var avoid []ink.Rect
		for range rapid.IntRange(0, 8).Draw(t, "n") {
			avoid = append(avoid, ink.R(float64(rapid.IntRange(0, 8).Draw(t, "x")*100), float64(rapid.IntRange(0, 5).Draw(t, "y")*100), 80, 80))
		}
		anchor := ink.R(420, 320, 60, 60)
		r := Beside(anchor, 180, 90, 6, bounds, avoid, nil)
		if r.Intersect(bounds) != r {
			t.Fatalf("%v is not within %v", r, bounds)
		}
		for _, a := range append(avoid, anchor) {
			if r.Overlaps(a.Inset(1)) {
				t.Fatalf("%v covers %v", r, a)
			}
		}
	})
}

// A piece takes the pointer in all of its outline, and nothing beside it.
func TestAnOutlineTakesThePointer(t *testing.T) {
	field := Piece{ID: "field:west", Role: "place", Box: ink.R(0, 40, 30, 20), Outline: []ink.Point{{X: 0, Y: -40}, {X: 30, Y: 0}, {X: 30, Y: 20}, {X: 0, Y: 60}}}
	for _, c := range []struct {
		x, y float64
		want bool
	}{{15, 50, true}, {2, 10, true}, {2, 90, true}, {28, 10, false}, {28, 90, false}, {-1, 50, false}, {31, 50, false}} {
		if got := Hit([]Piece{field}, c.x, c.y) == 0; got != c.want {
			t.Errorf("a click at %v, %v is taken: %v", c.x, c.y, got)
		}
	}
}
