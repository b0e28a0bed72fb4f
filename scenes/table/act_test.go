package table

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// actor is a board on which something is always shown large.
type actor struct{ hits []rules.Element }

func (actor) Wants(ink.Metrics, ink.Measurer) Wants { return Wants{} }
func (actor) Layout(Moment) Plan                    { return Plan{} }
func (a actor) Act(Moment) (Act, bool) {
	return Act{Hits: a.hits, Draw: func(w, h float64) (ink.List, ink.Rect) { return nil, ink.R(0, 0, w, h) }}, true
}

// strikes is a state that tells the same of every event.
type strikes struct{ rules.State }

func (strikes) Tell(rules.Event) rules.Text { return rules.T("It strikes.") }

// TestWhatOthersDoIsShownLarge: in the middle third of the board, with an arrow to what it hits, which it never covers; and
// not what the person who looks on does.
func TestWhatOthersDoIsShownLarge(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
			room := ink.R(200, 60, float64(size[0])-400, float64(size[1])-160)
			for name, at := range map[string]ink.Rect{"corner": room.Middle().Around(40, 40).Shift(-room.W*0.45, -room.H*0.4), "middle": room.Middle().Around(40, 40)} {
				sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}}
				sc.decor("victim", depthBoard, at, nil)
				sc.moment = Moment{Mode: Playing, State: strikes{}, Story: []rules.Event{{}}, Room: Room{Board: room, Tray: room}}
				v := view{board: actor{[]rules.Element{"victim"}}, others: true}
				if !sc.act(v) {
					t.Fatalf("%v at %v, %s: nothing is shown", size, text, name)
				}
				box, ok := sc.box("table:act/1")
				if !ok || box.X < room.X || box.Right() > room.Right() || box.Y < room.Y || box.Bottom() > room.Bottom() {
					t.Errorf("%v at %v, %s: shown at %v of %v", size, text, name, box, room)
				}
				if x, _ := box.Center(); name == "corner" && (x < room.X+room.W/3 || x > room.Right()-room.W/3) {
					t.Errorf("%v at %v: %v is not over the middle of %v", size, text, box, room)
				}
				if !box.Intersect(at).Empty() {
					t.Errorf("%v at %v, %s: %v covers what it hits, at %v", size, text, name, box, at)
				}
				arrows := 0
				for _, p := range sc.pieces {
					for _, op := range p.Look {
						if op.Kind == ink.Picture && strings.HasPrefix(op.Name, "kit/arrow") {
							arrows++
						}
					}
				}
				if arrows != 1 {
					t.Errorf("%v at %v, %s: %d arrows", size, text, name, arrows)
				}
				v.others = false
				if sc.act(v) {
					t.Error("what the person who looks on does is shown large")
				}
			}
		}
	}
}

// drawn is a board on which something lies amid, over whatever is there.
type drawn struct{ actor }

func (d drawn) Act(m Moment) (Act, bool) {
	act, ok := d.actor.Act(m)
	act.Amid, act.Mute, act.Says = true, true, "All walls fall."
	return act, ok
}

// What is drawn lies in the middle of the board, though cards and figures lie there.
func TestWhatIsDrawnLiesInTheMiddle(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	room := ink.R(210, 60, 830, 570)
	sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}}
	sc.decor("figure:1", depthBoard, room.Middle().Around(40, 40), nil).Role = "figure"
	sc.moment = Moment{Mode: Playing, State: strikes{}, Story: []rules.Event{{}}, Room: Room{Board: room, Tray: room}}
	if !sc.act(view{board: drawn{}, others: true}) {
		t.Fatal("nothing is shown")
	}
	if box, _ := sc.box("table:act/1"); box.Middle() != room.Middle() {
		t.Errorf("it lies at %v, not in the middle of %v", box, room)
	}
	i := slices.IndexFunc(sc.pieces, func(p stage.Piece) bool { return p.ID == "table:act/1" })
	if !strings.HasSuffix(sc.pieces[i].Label, " All walls fall.") {
		t.Errorf("read aloud it is %q, without what stands on it", sc.pieces[i].Label)
	}
}

// TestWhatOthersDoHidesNoCard: what is shown large lies off the cards on the board, smaller where that needs it.
func TestWhatOthersDoHidesNoCard(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	room := ink.R(210, 90, 825, 415)
	cards := []ink.Rect{ink.R(531, 125, 186, 109), ink.R(531, 244, 186, 109), ink.R(229, 370, 186, 109), ink.R(833, 118, 186, 109)}
	sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}}
	for i, at := range cards {
		sc.decor(rules.Element("card:"+string(rune('0'+i))), depthBoard, at, nil).Role = "card"
	}
	sc.moment = Moment{Mode: Playing, State: strikes{}, Story: []rules.Event{{}}, Room: Room{Board: room, Tray: room}}
	if !sc.act(view{board: actor{}, others: true}) {
		t.Fatal("nothing is shown")
	}
	box, _ := sc.box("table:act/1")
	for _, at := range cards {
		if box.Overlaps(at) {
			t.Errorf("%v hides the card at %v", box, at)
		}
	}
}
