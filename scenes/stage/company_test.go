package stage

import (
	"fmt"
	"math"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// What lies on a figure goes with it, and a group that marches from one place to another goes as one, over the places that its
// first passes; what goes elsewhere waits for its turn.
func TestWhatLiesTogetherTravelsTogether(t *testing.T) {
	sized := func(id rules.Element, x, y, side float64) Piece { return Piece{ID: id, Box: ink.R(x, y, side, side)} }
	layout := func(x, y float64, via ...Point) (list []Piece) {
		list = append(list, sized("bearer", x, y, 80))
		for i := range 3 {
			list = append(list, sized(rules.Element(fmt.Sprint("item:", i)), x+10+25*float64(i), y+70, 22))
		}
		list[0].Via = via
		return list
	}
	for name, via := range map[string][]Point{"straight": nil, "over other places": {ink.P(300, 40), ink.P(300, 300)}} {
		s := newStage(nil)
		s.Set(append(layout(0, 0), sized("other", 700, 0, 30)), nil)
		rest(t, s)
		s.Set(append(layout(500, 320, via...), sized("other", 700, 400, 30)), nil)
		seen := 0
		for s.Update(frame); s.Moving(); s.Update(frame) {
			bearer := s.whereabouts(&s.pieces[s.index["bearer"]])
			for i := range 3 {
				id := rules.Element(fmt.Sprint("item:", i))
				at := s.whereabouts(&s.pieces[s.index[id]])
				want := bearer.Plus(ink.P(10+25*float64(i)+11-40, 70+11-40))
				if math.Hypot(at.X-want.X, at.Y-want.Y) > 1 {
					t.Fatalf("%s: %s lies at %v while the bearer is at %v", name, id, at, bearer)
				}
			}
			if bearer.X > 50 && bearer.X < 500 {
				seen++
			}
		}
		if seen < 5 {
			t.Errorf("%s: the bearer was seen on its way %d times", name, seen)
		}
	}
}
