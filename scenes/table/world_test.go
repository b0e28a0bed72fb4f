package table

import (
	"fmt"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// worldBoard is a board larger than its region: every element of every choice lies somewhere in a
// world of three regions by two, the first one in its upper left corner, the last one in its lower left.
type worldBoard struct{}

func (worldBoard) Wants(m ink.Metrics, measure ink.Measurer) Wants {
	return gridBoard{}.Wants(m, measure)
}

func (worldBoard) Layout(m Moment) Plan {
	p := gridBoard{}.Layout(m)
	w, h := math.Round(m.Room.Board.W*3), math.Round(m.Room.Board.H*2)
	p.World = ink.R(0, 0, w, h)
	for i := range p.Board {
		b := &p.Board[i].Box
		at := float64(i) / math.Max(1, float64(len(p.Board)-1))
		b.X = math.Round((w - b.W) * math.Sin(at*math.Pi))
		b.Y = math.Round((h - b.H) * at)
	}
	return p
}

// worldSizes are windows and text sizes at which the world is walked over.
var worldSizes = []struct {
	w, h int
	text float64
}{{1024, 640, 1}, {1024, 640, 1.6}, {1280, 720, 1}, {1920, 1080, 0.8}, {2560, 1080, 1}, {3840, 2160, 1.25}}

func newWorld(t *testing.T, w, h int, text float64) *desk {
	d := newDeskOf(t, stub.Game{}, worldBoard{}, solo(), at(settings.None), sized(w, h, text))
	d.settle()
	return d
}

// TestEveryChoiceOfAWorldIsReachedByKeys plays by Tab and Enter alone: the camera follows the focus,
// and what has the focus can be seen whole and clicked.
func TestEveryChoiceOfAWorldIsReachedByKeys(t *testing.T) {
	for _, size := range worldSizes {
		t.Run(fmt.Sprintf("%dx%d at %v", size.w, size.h, size.text), func(t *testing.T) {
			d := newWorld(t, size.w, size.h, size.text)
			least := d.table.metrics.MinTarget()
			for range 12 {
				before := d.match.Len()
				for n := 0; d.match.Len() == before; n++ {
					next := d.table.path.Next()
					if n > 5 || len(next) == 0 {
						t.Fatalf("no choice is made; %v can be clicked", next)
					}
					for _, el := range next {
						d.focus(el)
						e, ok := d.element(el)
						if !ok || float64(e.Rect[2]) < least-2 || float64(e.Rect[3]) < least-2 {
							t.Fatalf("%s has the focus and is seen at %v", el, e.Rect)
						}
					}
					d.focus(next[(n+before)%len(next)])
					d.key(ebiten.KeyEnter)
					d.settle()
				}
			}
		})
	}
}

// focus walks with Tab to a thing, past everything once at most.
func (d *desk) focus(el rules.Element) {
	d.t.Helper()
	for range len(d.table.scene.pieces) + 2 {
		if d.table.stage.Focused() == el {
			return
		}
		d.key(ebiten.KeyTab)
	}
	d.t.Fatalf("Tab never comes to %s", el)
}

// TestEveryChoiceOfAWorldIsReachedByTheChart plays with the pointer: a press on the small map brings
// a thing into view, a click picks it.
func TestEveryChoiceOfAWorldIsReachedByTheChart(t *testing.T) {
	for _, size := range worldSizes {
		t.Run(fmt.Sprintf("%dx%d at %v", size.w, size.h, size.text), func(t *testing.T) {
			d := newWorld(t, size.w, size.h, size.text)
			for range 12 {
				before := d.match.Len()
				for n := 0; d.match.Len() == before; n++ {
					for _, el := range d.table.path.Next() {
						d.look(el)
						if _, ok := d.element(el); !ok {
							t.Fatalf("%s cannot be reached after a press on the map; there are %v", el, d.ids())
						}
					}
					el := d.table.path.Next()[(n+before)%len(d.table.path.Next())]
					d.look(el)
					d.click(el)
					d.settle()
				}
			}
		})
	}
}

// look presses the small map where a thing lies.
func (d *desk) look(el rules.Element) {
	d.t.Helper()
	d.pointOnChart(el)
	d.input.Moved, d.input.Pressed, d.input.Down = true, true, true
	d.tick()
	d.input.Down, d.input.Released = false, true
	d.tick()
}

// pointOnChart puts the pointer on the small map where a thing lies.
func (d *desk) pointOnChart(el rules.Element) {
	d.t.Helper()
	for _, p := range d.table.scene.plan.Board {
		if p.ID != el {
			continue
		}
		chart, world := d.table.scene.chart, d.table.scene.plan.World
		if chart.Empty() {
			d.t.Fatal("there is no map")
		}
		x, y := p.Box.Center()
		d.input.X, d.input.Y = chart.X+x/world.W*chart.W, chart.Y+y/world.H*chart.H
	}
}

// A press on the small map that is shorter than a tick leads there as a longer one does.
func TestAShortPressOnTheMapLeadsThere(t *testing.T) {
	d := newWorld(t, 1280, 720, 1)
	far := d.table.stage.View()
	el := d.table.scene.plan.Board[len(d.table.scene.plan.Board)/2].ID
	var led []stage.View
	for _, down := range []bool{true, false} {
		d.key(ebiten.KeyHome)
		d.settle()
		d.pointOnChart(el)
		d.input.Moved, d.input.Pressed, d.input.Down, d.input.Released = true, true, down, !down
		d.tick()
		d.input.Down, d.input.Released = false, down
		d.settle()
		led = append(led, d.table.stage.View())
	}
	if led[0].Seen == far.Seen || led[1].Seen != led[0].Seen {
		t.Errorf("from %v a press leads to %v, a short one to %v", far.Seen, led[0].Seen, led[1].Seen)
	}
}

// TestACameraIsMovedByKeysWheelAndDrag: zooming keeps what is under the pointer there, panning stays
// within the world, Home shows as much as can be shown.
func TestACameraIsMovedByKeysWheelAndDrag(t *testing.T) {
	d := newWorld(t, 1280, 720, 1)
	far := d.table.stage.View()
	if far.Whole() || d.table.scene.chart.Empty() {
		t.Fatalf("all of the world is in view: %+v", far)
	}
	x, y := far.Region.Center()
	x, y = math.Round(x*1.1), math.Round(y*0.9)
	under := func() (float64, float64) {
		v := d.table.stage.View()
		k := v.Seen.W / v.Region.W
		return v.Seen.X + (x-v.Region.X)*k, v.Seen.Y + (y-v.Region.Y)*k
	}
	d.input.X, d.input.Y, d.input.Moved = x, y, true
	d.tick()
	bx, by := under()
	d.input.WheelY = 2
	d.tick()
	if ax, ay := under(); math.Hypot(ax-bx, ay-by) > 1 || d.table.stage.View().Seen.W >= far.Seen.W {
		t.Errorf("the wheel takes the point under the pointer from %v,%v to %v,%v", bx, by, ax, ay)
	}
	near := d.table.stage.View()
	d.input.Pressed, d.input.Down = true, true
	d.tick()
	d.input.X, d.input.Moved = x-60, true
	d.tick()
	d.input.Down, d.input.Released = false, true
	d.tick()
	if v := d.table.stage.View(); v.Seen.X <= near.Seen.X || v.Seen.W != near.Seen.W {
		t.Errorf("a drag to the left takes the view from %v to %v", near.Seen, v.Seen)
	}
	for code, moved := range map[ebiten.Key]func(a, b ink.Rect) bool{
		ebiten.KeyRight: func(a, b ink.Rect) bool { return b.X > a.X && b.Y == a.Y },
		ebiten.KeyDown:  func(a, b ink.Rect) bool { return b.Y > a.Y && b.X == a.X },
	} {
		d.table.stage.Reveal(d.table.scene.plan.Board[0].ID) // the upper left
		before := d.table.stage.View().Seen
		d.tick(game.Key{Code: code, Shift: true})
		if after := d.table.stage.View().Seen; !moved(before, after) {
			t.Errorf("Shift and %v take the view from %v to %v", code, before, after)
		}
		for range 40 {
			d.tick(game.Key{Code: code, Shift: true})
		}
		if v := d.table.stage.View(); v.Seen.Right() > v.World.Right()+0.01 || v.Seen.Y > v.World.Bottom() {
			t.Errorf("the view leaves the world: %+v", v)
		}
	}
	zoomed := d.table.stage.View().Seen.W
	d.key(ebiten.KeyMinus)
	if d.table.stage.View().Seen.W <= zoomed {
		t.Error("minus does not zoom out")
	}
	d.key(ebiten.KeyEqual)
	d.key(ebiten.KeyHome)
	d.settle()
	if v := d.table.stage.View(); math.Abs(v.Seen.W-far.Seen.W) > 0.01 {
		t.Errorf("Home shows %v of the world, not %v", v.Seen, far.Seen)
	}
}

// TestATooltipLiesWhereAWorldIsSeen: beside the thing on the screen, not at its place in the world.
func TestATooltipLiesWhereAWorldIsSeen(t *testing.T) {
	d := newWorld(t, 1920, 1080, 1)
	el := d.table.scene.plan.Board[len(d.table.scene.plan.Board)/2].ID
	d.look(el)
	d.move(el)
	for range 60 {
		d.tick()
	}
	tip, ok := d.table.scene.box("table:tip/" + el)
	e, there := d.element(el)
	if !ok || !there {
		t.Fatalf("no tooltip about %s", el)
	}
	seen := ink.R(float64(e.Rect[0]), float64(e.Rect[1]), float64(e.Rect[2]), float64(e.Rect[3]))
	if near := seen.Inset(-40); !near.Overlaps(tip) || tip.Intersect(d.table.kit().Screen()) != tip {
		t.Errorf("%s is seen at %v, its tooltip at %v", el, seen, tip)
	}
}

// TestAWorldInViewHasNoChart: a board that fits needs no map, and a world that fits neither.
func TestAWorldInViewHasNoChart(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, gridBoard{}, solo(), at(settings.None))
	d.settle()
	if _, there := d.table.stage.Piece(idChart); there || d.table.stage.View() != (stage.View{}) {
		t.Error("a board without a world has a camera")
	}
	d.tick(game.Key{Code: ebiten.KeyRight, Shift: true}) // walks, as without Shift
	if d.table.stage.Focused() == "" {
		t.Error("Shift and an arrow do nothing where there is no camera")
	}
}

// readWorld is a world of which something is said at its foot.
type readWorld struct{ worldBoard }

func (readWorld) Wants(m ink.Metrics, measure ink.Measurer) Wants {
	return pagesBoard{}.Wants(m, measure)
}

func (b readWorld) Layout(m Moment) Plan {
	p := b.worldBoard.Layout(m)
	p.Overlays = []string{"Walls"}
	p.Reading = "Twelve enemy blocks stand before the gates of the town and in the wards behind them: you fight there once all have moved."
	return p
}

// TestWhatIsSaidAtTheFootLiesBesideTheChart: the small map is never under a sentence.
func TestWhatIsSaidAtTheFootLiesBesideTheChart(t *testing.T) {
	for _, size := range worldSizes {
		d := newDeskOf(t, stub.Game{}, readWorld{}, solo(), at(settings.None), sized(size.w, size.h, size.text))
		d.settle()
		said, ok := d.table.stage.Piece("table:reading")
		chart, there := d.table.stage.Piece(idChart)
		board := d.table.scene.frame.Board
		if !ok || !there || said.Box.Overlaps(chart.Box) || said.Box.Intersect(board) != said.Box {
			t.Errorf("%dx%d at %v: the small map lies at %v, what is said at %v, in %v", size.w, size.h, size.text, chart.Box, said.Box, board)
		}
	}
}

// TestTheHallLiesBehindAWorld: the wood of the table is drawn before the world, not over it.
func TestTheHallLiesBehindAWorld(t *testing.T) {
	d := newWorld(t, 1280, 720, 1)
	board := d.table.scene.frame.Board
	world := -1
	for i, drawn := range d.table.stage.Drawing() {
		if drawn.Clip == board && len(drawn.List) > 0 {
			world = i
		}
		for _, op := range drawn.List {
			if covers := op.Kind == ink.Surface && op.Box.Intersect(board) == board; covers && world >= 0 {
				t.Errorf("the surface %q is drawn over the world", op.Name)
			}
		}
	}
	if world < 0 {
		t.Error("no world is drawn")
	}
}

// TestTheChartShowsWhatTheWorldLooksLike: the shapes of its pieces, small, within the map, and
// without the words that nobody could read.
func TestTheChartShowsWhatTheWorldLooksLike(t *testing.T) {
	d := newWorld(t, 1280, 720, 1)
	chart, there := d.table.stage.Piece(idChart)
	if !there {
		t.Fatal("there is no chart")
	}
	within := d.table.scene.chart.Shift(-chart.Box.X, -chart.Box.Y)
	shapes := map[ink.Color]int{}
	for _, op := range chart.Look {
		if op.Kind == ink.Write {
			t.Errorf("the chart says %q", op.Text)
		}
		if op.Kind == ink.Fill && op.Box.Intersect(within) == op.Box {
			shapes[op.Color]++
		}
	}
	seen := 0
	for _, p := range d.table.scene.pieces {
		for _, op := range p.Look {
			if p.Plane == stage.World && op.Kind == ink.Fill {
				seen++
				if shapes[op.Color] == 0 {
					t.Errorf("%s is not on the chart in its colour", p.ID)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("the world has no shapes")
	}
}

func (nearBoard) Layout(m Moment) Plan {
	p := worldBoard{}.Layout(m)
	for i := range p.Board {
		b := &p.Board[i].Box
		at := float64(i) / math.Max(1, float64(len(p.Board)-1))
		b.X, b.Y = math.Round(m.Room.Board.W*(1+0.4*at)), m.Room.Board.H
	}
	return p
}

func (tinyBoard) Layout(m Moment) Plan {
	p := nearBoard{}.Layout(m)
	for i := range p.Board {
		p.Board[i].Box.W, p.Board[i].Box.H = 20, 20
	}
	return p
}
