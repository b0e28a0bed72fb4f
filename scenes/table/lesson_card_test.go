package table

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// The mentor's card cuts no word at any size of window and text, in a step and at the end of a lesson, where it says what comes
// next; and the way out lies on none of its words.
func TestTheMentorsCardIsWhole(t *testing.T) {
	r := record{looking: -1, turn: rules.Progress{Turn: 1}, lines: []match.Line{{Turn: 1, Text: rules.Name("", "The Hero misses.")}}}
	next := []string{"Next lesson: A blow and its answers, and what becomes of who stood in its way", "Play a first match of Tower Siege"}
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{0.8, 1, 1.6} {
			for _, over := range []bool{false, true} {
				m := &mentor{of: 9, step: 3, over: over, name: "Marshal Oyelaran of the Northern Gate", picture: "face", says: []string{"Well done."}, next: true, back: true}
				if m.say = "Well done."; over {
					m.then, m.able = next, []string{"Send an attacker, and see what it meets"}
				}
				k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
				sc := arrange(view{kit: k, board: freePanel{}, record: r, mentor: m})
				for _, loss := range stage.Losses(sc.pieces, ink.Rect{}, formtest.Faces) {
					if strings.HasPrefix(loss.On, idLesson) {
						t.Errorf("%v at %v, over %v: %+v", size, text, over, loss)
					}
				}
				out, _ := sc.box(idLessonLeft)
				i := slices.IndexFunc(sc.pieces, func(p stage.Piece) bool { return p.ID == idLesson })
				if i < 0 || out.Empty() {
					t.Fatalf("%v at %v: there is no card", size, text)
				}
				for _, words := range written(k, &sc.pieces[i]) {
					if words.Overlaps(out) {
						t.Errorf("%v at %v, over %v: the way out at %v lies on words at %v", size, text, over, out, words)
					}
				}
			}
		}
	}
}

// What a click that was not meant is answered stands below what is to be done, which stays on the card.
func TestAnAnswerLeavesWhatIsToBeDone(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{0.8, 1, 1.6} {
			k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
			m := &mentor{of: 9, step: 3, name: "Marshal Oyelaran", picture: "face", say: "Deploy the Archer.", says: []string{"Deploy the Archer."}, answer: "Patience. First what has the light on it."}
			sc := arrange(view{kit: k, board: freePanel{}, record: record{looking: -1, turn: rules.Progress{Turn: 1}}, mentor: m})
			i := slices.IndexFunc(sc.pieces, func(p stage.Piece) bool { return p.ID == idLesson })
			if i < 0 {
				t.Fatalf("%v at %v: there is no card", size, text)
			}
			for _, words := range []string{m.say, m.answer} {
				if !slices.ContainsFunc(sc.pieces[i].Look, func(op ink.Op) bool { return op.Kind == ink.Write && op.Text == words }) {
					t.Errorf("%v at %v: %q is not on the card", size, text, words)
				}
			}
		}
	}
}

// While others play what a step has for them, the button that goes on stands on the card, dimmed, and says why: who reads the card sees
// that it will go on.
func TestNextStandsDimmedWhileOthersPlay(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	m := &mentor{of: 9, step: 3, name: "Marshal Oyelaran", picture: "face", say: "I attack.", says: []string{"I attack."}, later: true}
	sc := arrange(view{kit: k, board: freePanel{}, record: record{looking: -1, turn: rules.Progress{Turn: 1}}, mentor: m})
	if next, ok := sc.marks[idLessonNext]; !ok || next.Reason == "" || next.Can() {
		t.Errorf("the card has no dimmed Next: %+v", next)
	}
}

// The hand of a mentor leaves what has been picked and goes on to what he speaks of that waits for the next click: beside a picked Skeleton it said
// "click this" while the words said "click her".
func TestTheHandGoesOnWithTheClicks(t *testing.T) {
	m := &mentor{point: "thing:5", lit: []rules.Element{"thing:5", "gold:0", "seat:1"}}
	sc := &scene{sheet: sheet{marks: stage.Marks{"thing:5": {State: stage.Meant}, "seat:1": {}}}}
	if at := sc.pointsAt(m); at != "thing:5" {
		t.Errorf("before any click it points at %s", at)
	}
	sc.marks["thing:5"], sc.marks["seat:1"] = stage.Mark{State: stage.Chosen}, stage.Mark{State: stage.Meant}
	if at := sc.pointsAt(m); at != "seat:1" {
		t.Errorf("once it is picked it points at %s", at)
	}
	sc.marks["seat:1"] = stage.Mark{}
	if at := sc.pointsAt(m); at != "thing:5" {
		t.Errorf("where nothing else waits it points at %s", at)
	}
}
