package table

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// pagesBoard is a board of two views: the gates lie on the second one, all else on the first.
type pagesBoard struct{}

func (pagesBoard) Wants(m ink.Metrics, measure ink.Measurer) Wants {
	w := gridBoard{}.Wants(m, measure)
	w.Tabs = true
	return w
}

func (pagesBoard) Layout(m Moment) Plan {
	p := gridBoard{}.Layout(m)
	room := m.Room.Board
	far := math.Round(room.W * 3)
	p.Views = []View{{"Hands", ink.R(0, 0, room.W, room.H)}, {"Gates", ink.R(far, 0, room.W*2, room.H*2)}}
	p.World = ink.R(0, 0, far+room.W*2, room.H*2)
	for i := range p.Board {
		b := &p.Board[i].Box
		*b = b.Shift(-room.X, -room.Y)
		if p.Board[i].ID.Kind() == "gate" {
			*b = b.Shift(far+room.W/2, 0)
		}
	}
	return p
}

func newPages(t *testing.T) *desk {
	d := newDeskOf(t, stub.Game{}, pagesBoard{}, solo(), at(settings.None), sized(1280, 720, 1))
	d.settle()
	return d
}

// viewOfPiece is the view on which a thing lies.
func (d *desk) viewOfPiece(el rules.Element) int {
	if el.Kind() == "gate" {
		return 1
	}
	return 0
}

// TestAQuestionIsShownOnItsView: whatever is asked, and wherever the next click leads, something of it can be seen, and the tab of a view
// that is not shown counts what can be clicked on it.
func TestAQuestionIsShownOnItsView(t *testing.T) {
	d := newPages(t)
	counted := false
	for range 12 {
		before := d.match.Len()
		for n := 0; d.match.Len() == before; n++ {
			next := d.table.path.Next()
			at := d.table.stage.View().At
			here, there := 0, 0
			for _, el := range next {
				if _, ok := d.table.stage.Piece(el); !ok {
					continue
				}
				if d.viewOfPiece(el) == at {
					here++
				} else {
					there++
				}
			}
			if here == 0 && there > 0 {
				t.Fatalf("view %d is shown; what can be clicked is %v", at, next)
			}
			if n > 0 && there == 0 { // a person looks at the other view
				d.key(ebiten.KeyV)
				d.settle()
				at, here, there = d.table.stage.View().At, 0, here
			}
			tab := rules.Element(kindView + map[int]string{0: "1", 1: "0"}[at])
			if e, ok := d.element(tab); !ok || e.Value != rules.Decimal(float64(there), 0).String() {
				t.Fatalf("the tab of the other view says %+v, there are %d", e, there)
			}
			counted = counted || there > 0
			d.focus(next[(n+before)%len(next)])
			d.key(ebiten.KeyEnter)
			d.settle()
		}
	}
	if !counted {
		t.Error("nothing ever waited on the other view")
	}
}

// TestTabsAndTheirKeyTurnViews: each view is seen again as it was left.
func TestTabsAndTheirKeyTurnViews(t *testing.T) {
	d := newPages(t)
	d.click(kindView + "1")
	d.settle()
	if v := d.table.stage.View(); v.At != 1 || v.World != d.table.scene.plan.Views[1].Box {
		t.Fatalf("the tab shows %+v", v)
	}
	for _, p := range d.table.stage.Pieces() {
		if e, seen := d.element(p.ID); seen && p.Plane == 1 && d.viewOfPiece(p.ID) == 0 {
			t.Errorf("%s of the other view can be clicked at %v", p.ID, e.Rect)
		}
	}
	d.key(ebiten.KeyEqual)
	d.key(ebiten.KeyEqual)
	d.settle()
	near := d.table.stage.View()
	d.key(ebiten.KeyV)
	d.settle()
	if v := d.table.stage.View(); v.At != 0 || !v.Whole() {
		t.Fatalf("V shows %+v", v)
	}
	d.key(ebiten.KeyV)
	d.settle()
	if v := d.table.stage.View(); v != near {
		t.Errorf("the view was left as %+v and is seen again as %+v", near, v)
	}
}

// overlaidBoard writes on its board which overlay lies over it.
type overlaidBoard struct{ pagesBoard }

func (b overlaidBoard) Layout(m Moment) Plan {
	p := b.pagesBoard.Layout(m)
	p.Overlays = []string{"Walls", "Ways"}
	if m.Overlay > 0 {
		p.Reading = "What stands in the " + p.Overlays[m.Overlay-1] + ", and what comes there."
		p.Board = append(p.Board, stage.Piece{ID: "over:" + rules.Element(p.Overlays[m.Overlay-1]), Box: ink.R(0, 0, 50, 50), Fixed: true})
	}
	return p
}

// TestOverlaysAreShownByKeyAndButton: O shows one after the other and then none, a button its own and none.
func TestOverlaysAreShownByKeyAndButton(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, overlaidBoard{}, solo(), at(settings.None), sized(1280, 720, 1))
	d.settle()
	shows := func(want rules.Element, after string) {
		t.Helper()
		d.settle()
		for _, name := range d.table.scene.plan.Overlays {
			el := rules.Element("over:" + name)
			if _, there := d.table.stage.Piece(el); there != (el == want) {
				t.Errorf("after %s %s is shown: %v", after, el, there)
			}
		}
		said := ""
		if p, there := d.table.stage.Piece("table:reading"); there {
			said = p.Look[len(p.Look)-1].Text
		}
		if _, name, _ := strings.Cut(string(want), ":"); (said != "") != (want != "") || !strings.Contains(said, name) {
			t.Errorf("after %s it says %q", after, said)
		}
	}
	shows("", "nothing")
	for i, want := range []rules.Element{"over:Walls", "over:Ways", "", "over:Walls"} {
		d.key(ebiten.KeyO)
		shows(want, []string{"O", "O twice", "O three times", "O four times"}[i])
	}
	d.click(kindOverlay + "2")
	shows("over:Ways", "the second button")
	d.click(kindOverlay + "2")
	shows("", "the second button again")
}

// TestNGoesOverTheBoard: N puts the focus on one thing after another that lies on the board and can be clicked,
// shows each, and begins anew after the last.
func TestNGoesOverTheBoard(t *testing.T) {
	d := newPages(t)
	next := d.table.path.Next()
	seen := map[rules.Element]int{}
	for range 2 * len(next) {
		d.key(ebiten.KeyN)
		el := d.table.stage.Focused()
		e, ok := d.element(el)
		if !ok || !e.Enabled || d.table.stage.View().At != d.viewOfPiece(el) {
			t.Fatalf("N goes to %q, which is seen at %+v", el, e)
		}
		seen[el]++
	}
	for _, p := range d.table.scene.plan.Board {
		if least := 2 * len(next) / len(seen); d.table.stage.Mark(p.ID).Can() && (seen[p.ID] < least || seen[p.ID] > least+1) {
			t.Errorf("N comes to %s %d times of %v", p.ID, seen[p.ID], seen)
		}
	}
}

// Of things of one size that lie on each other only a part is seen; of those that touch, and of what lies on a larger one, all.
func TestWhatIsShownOfAStack(t *testing.T) {
	on := ink.R(0, 0, 28, 28)
	for _, c := range []struct {
		other ink.Rect
		want  []ink.Rect
	}{
		{on.Shift(14, 0), []ink.Rect{ink.R(0, 0, 14, 14)}},
		{on.Shift(4, 20), []ink.Rect{ink.R(0, 0, 20, 20)}},
		{on.Shift(28, 0), nil},
		{on.Shift(20, 20), nil},
		{on, nil},
		{ink.R(-8, -8, 44, 50), nil},
	} {
		if got := shown([]ink.Rect{on, c.other}); !slices.Equal(got, c.want) {
			t.Errorf("beside %v: %v is shown, want %v", c.other, got, c.want)
		}
	}
}

// The small map lies in the lower left, and in the lower right where it hides less there of what can be clicked.
func TestTheChartGivesWayToWhatCanBeClicked(t *testing.T) {
	board := ink.R(10, 100, 1000, 500)
	lit := map[string]ink.Rect{"left": ink.R(20, 480, 80, 80), "left too": ink.R(110, 480, 80, 80), "right": ink.R(920, 480, 80, 80), "high": ink.R(20, 110, 80, 80)}
	for n, c := range []struct {
		lit   []string
		right bool
	}{{nil, false}, {[]string{"right", "high"}, false}, {[]string{"left"}, true}, {[]string{"left", "right"}, false}, {[]string{"left", "left too", "right"}, true}} {
		sc := &scene{sheet: sheet{kit: form.Toolkit{Metrics: ink.Metrics{W: 1020, H: 640, Device: 1, Text: 1}, Measure: faces}, marks: stage.Marks{}}}
		for _, name := range c.lit {
			id := rules.Element("place:" + name)
			sc.decor(id, depthBoard, lit[name], nil).Plane = stage.World
			sc.marks[id] = stage.Mark{State: stage.Legal}
		}
		at := sc.chartCorner(ink.R(0, 0, 240, 120), board.Inset(16), 8)
		sc.frame.taught = true
		if taught := sc.chartCorner(ink.R(0, 0, 240, 120), board.Inset(16), 8); taught.X > 510 {
			t.Errorf("%d: in a lesson it lies at %v", n, taught)
		}
		if x, y := at.Center(); x > 510 != c.right || y < 350 || at.Intersect(board) != at {
			t.Errorf("%d: with %v lit it lies at %v", n, c.lit, at)
		}
	}
}
