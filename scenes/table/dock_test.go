package table

import (
	"fmt"
	"math"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// TestTheHandCoversNoNumber points at a place of a crowded map, on which a number of one digit stands wherever a hand would
// lie that comes close, and where all else can be picked.
func TestTheHandCoversNoNumber(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}}
	place := ink.R(600, 300, 40, 40)
	sc.decor("place:meant", depthBoard, place, nil)
	var numbers []ink.Rect
	for i, h := range handsAt(place, math.Round(k.Px(52)), k.Px(5)) {
		at := h.at.Middle().Around(40, 14)
		var l ink.List
		l.Write(at, k.Font(ink.Sans, logType), ink.Ink, "3").Across = ink.Middle
		id := rules.Element(fmt.Sprint("cost:", i))
		sc.decor(id, depthBoard, at, l)
		sc.marks[id] = stage.Mark{State: stage.Legal}
		numbers = append(numbers, written(k, &sc.pieces[len(sc.pieces)-1])...)
	}
	sc.pointer(&mentor{point: "place:meant"})
	hand, ok := sc.box(idLessonSign)
	if !ok {
		t.Fatal("there is no hand")
	}
	for _, n := range numbers {
		if !n.Intersect(hand).Empty() {
			t.Errorf("the hand at %v covers a number at %v", hand, n)
		}
	}
}

// TestWhatATrayHidesIsNotLit: a line of the log lights what it names, but for what lies below a tray; what stands for that on
// the tray is lit in its stead.
func TestWhatATrayHidesIsNotLit(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}}
	sc.decor("place:free", depthBoard, ink.R(10, 10, 40, 40), nil)
	sc.decor("place:hidden", depthBoard, ink.R(300, 300, 40, 40), nil)
	sc.decor("tray", depthTray, ink.R(200, 200, 400, 300), nil).Solid = true
	sc.decor("tray:from", depthTray+1, ink.R(210, 210, 80, 20), nil).For = "place:hidden"
	sc.mark(view{moment: Moment{Mode: Playing, Lit: []rules.Element{"place:free", "place:hidden"}}})
	for el, lit := range map[rules.Element]bool{"place:free": true, "place:hidden": false, "tray:from": true} {
		if got := sc.marks[el].State&stage.Lit != 0; got != lit {
			t.Errorf("%s is lit: %v, want %v", el, got, lit)
		}
	}
}
