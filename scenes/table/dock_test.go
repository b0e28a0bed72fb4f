package table

import (
	"fmt"
	"math"
	"strings"
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

// A hand covers no die: what it shows stands in no words, and can be neither clicked nor pointed at.
func TestTheHandCoversNoDie(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}}
	sc.decor("tray", depthTray, ink.R(480, 250, 300, 200), nil).Solid = true
	for i, at := range []ink.Rect{ink.R(480, 300, 118, 40), ink.R(650, 300, 118, 40), ink.R(480, 260, 288, 40)} { // all about the button but below it
		var l ink.List
		l.Write(at, k.Font(ink.Sans, logType), ink.Bone, "one for each step of a die").Wrap = true
		sc.decor(rules.Element(fmt.Sprint("words:", i)), depthTray+1, at, l)
	}
	die := ink.R(602, 340, 44, 32)
	sc.decor("face:0", depthTray+1, die, nil).Label = "Die 1 shows 5"
	sc.decor("die:0/up", depthTray+2, ink.R(602, 309, 44, 26), nil).Role = "button"
	sc.marks["die:0/up"] = stage.Mark{State: stage.Legal}
	sc.pointer(&mentor{point: "die:0/up"})
	if hand, ok := sc.box(idLessonSign); !ok || hand.Overlaps(die) {
		t.Errorf("the hand at %v covers the die at %v", hand, die)
	}
}

// The hand is gone while what has been done is shown: it pointed at what had been clicked, through cards and dice.
func TestTheHandIsGoneWhileSomethingIsShown(t *testing.T) {
	for mode, want := range map[Mode]bool{Asking: true, Waiting: true, Playing: false} {
		sc := scene{sheet: sheet{kit: form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}, marks: stage.Marks{}}}
		sc.moment.Mode = mode
		sc.decor("place:meant", depthBoard, ink.R(600, 300, 40, 40), nil)
		sc.pointer(&mentor{point: "place:meant"})
		if _, got := sc.box(idLessonSign); got != want {
			t.Errorf("in mode %d there is a hand: %t", mode, got)
		}
	}
}

// A hand points at nothing else first: from below See again it seemed to mean that, and not Storm above it.
func TestTheHandPointsAtNothingElseFirst(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}}
	meant, other := ink.R(500, 300, 200, 26), ink.R(500, 330, 200, 26)
	for id, box := range map[rules.Element]ink.Rect{"button:meant": meant, "button:other": other, "button:left": ink.R(300, 290, 198, 90), "button:right": ink.R(702, 290, 198, 90), "button:above": ink.R(300, 200, 600, 98)} {
		sc.decor(id, depthBoard, box, nil).Role = "button"
		sc.marks[id] = stage.Mark{State: stage.Legal}
	}
	sc.pointer(&mentor{point: "button:meant"})
	if hand, ok := sc.box(idLessonSign); !ok || hand.Y >= other.Bottom() {
		t.Errorf("the hand at %v points at %v before %v", hand, other, meant)
	}
}

// sided is a board with a panel below the help and one above the controls.
type sided struct{}

func (sided) Wants(ink.Metrics, ink.Measurer) Wants {
	return Wants{Column: true, Panel: 140, Foot: 60}
}

func (sided) Layout(m Moment) Plan {
	at := func(id rules.Element, box ink.Rect) []stage.Piece {
		return []stage.Piece{{ID: id, Box: box, Role: "track"}}
	}
	return Plan{Panel: at("track:panel", m.Room.Panel), Foot: at("track:foot", m.Room.Foot)}
}

// In a step of a lesson the mentor's card lies beside the panels of the board, and neither is away for it or smaller: what the mentor
// speaks of can be looked at there, and clicked.
func TestTheMentorsCardCoversNoPanel(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		for _, text := range []float64{0.8, 1, 1.6} {
			k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
			v := view{kit: k, board: sided{}, moment: Moment{Mode: Waiting}, record: record{looking: -1, turn: rules.Progress{Turn: 1}}}
			alone := arrange(v)
			v.mentor = &mentor{of: 9, step: 3, name: "Marshal Oyelaran", picture: "face", say: "Look at the panel, then go on.", says: []string{"Look at the panel, then go on."}, next: true, back: true}
			sc := arrange(v)
			card, ok := sc.box(idLesson)
			if !ok {
				t.Fatalf("%v at %v: there is no card", size, text)
			}
			for _, id := range []rules.Element{"track:panel", "track:foot"} {
				was, _ := alone.box(id)
				at, there := sc.box(id)
				if was.Empty() || !there || at.W != was.W || at.H != was.H || at.Overlaps(card) {
					t.Errorf("%v at %v: %s is there: %t, at %v, and without a mentor at %v; the card lies at %v", size, text, id, there, at, was, card)
				}
			}
		}
	}
}

// ceding is a sided board that can do without its panel.
type ceding struct{ sided }

func (c ceding) Wants(m ink.Metrics, measure ink.Measurer) Wants {
	want := c.sided.Wants(m, measure)
	want.Panel, want.Cedes = 260, true
	return want
}

// What a match is about lies over no panel that is needed, such as the piles of an opponent. Over one that cedes it hangs, and what lies at the
// foot stands where it stands without it.
func TestWhatAMatchIsAboutCoversNoPanel(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		for _, board := range []Board{sided{}, ceding{}} {
			k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1}, Measure: formtest.Faces}
			v := view{kit: k, board: board, moment: Moment{Mode: Waiting}, record: record{looking: -1, turn: rules.Progress{Turn: 1}}}
			alone := arrange(v)
			v.mentor = &mentor{name: "What this match is about", say: "Hold it.", says: []string{"Hold it."}, close: true}
			sc := arrange(v)
			card, ok := sc.box(idBrief)
			if !ok {
				t.Fatalf("%v: there is no card", size)
			}
			_, cedes := board.(ceding)
			if at, there := sc.box("track:panel"); there == cedes || there && at.Overlaps(card) {
				t.Errorf("%v, %T: the panel is there: %t, at %v; the card lies at %v", size, board, there, at, card)
			}
			was, _ := alone.box("track:foot")
			if at, there := sc.box("track:foot"); !there || at.Overlaps(card) || cedes && at != was {
				t.Errorf("%v, %T: the foot is there: %t, at %v, and without the card at %v", size, board, there, at, was)
			}
		}
	}
}

// roomy is a board with a panel and nothing at its foot.
type roomy struct{ sided }

func (r roomy) Wants(m ink.Metrics, measure ink.Measurer) Wants {
	want := r.sided.Wants(m, measure)
	want.Panel, want.Foot = m.Px(420), 0
	return want
}

// A panel beside what a match is about keeps most of its height, or is away: of a strip of it nothing can be read.
func TestWhatAMatchIsAboutLeavesNoStripOfAPanel(t *testing.T) {
	kept, away := 0, 0
	for lines := range 24 {
		k := form.Toolkit{Metrics: ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1.6}, Measure: formtest.Faces}
		v := view{kit: k, board: roomy{}, moment: Moment{Mode: Waiting}, record: record{looking: -1, turn: rules.Progress{Turn: 1}}}
		alone := arrange(v)
		was, _ := alone.box("track:panel")
		says := make([]string, lines+1)
		for i := range says {
			says[i] = "Hold the gate and lose nobody."
		}
		v.mentor = &mentor{name: "What this match is about", say: strings.Join(says, " "), says: says, close: true}
		sc := arrange(v)
		switch at, there := sc.box("track:panel"); {
		case !there:
			away++
		case at.H < was.H*(1-squeezed)-1:
			t.Errorf("%d lines: of a panel %.0f high %.0f are left", lines+1, was.H, at.H)
		default:
			kept++
		}
	}
	if kept == 0 || away == 0 {
		t.Errorf("the panel was kept %d times and away %d times", kept, away)
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
