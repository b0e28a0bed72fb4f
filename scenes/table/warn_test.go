package table

import (
	"math"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// hung is the scene of a table with threats, and the banner in it.
func hung(size [2]int, text float64, mode Mode, list ...rules.Warning) (scene, *stage.Piece) {
	return hungBy(Wants{}, size, text, mode, list...)
}

// hungBy is the same for a board that wants more than its region.
func hungBy(wants Wants, size [2]int, text float64, mode Mode, list ...rules.Warning) (scene, *stage.Piece) {
	k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
	sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}, frame: divide(k, wants, noDrawer)}
	sc.decor("wall:west", depthBoard, ink.R(300, 200, 20, 100), nil)
	v := view{moment: Moment{Mode: mode}, threats: list}
	sc.warn(v, sc.hang(v))
	for i := range sc.pieces {
		if sc.pieces[i].ID == idThreats {
			return sc, &sc.pieces[i]
		}
	}
	return sc, nil
}

var (
	doom    = rules.Warning{Fatal: true, Odds: rules.Certain, Text: rules.T("4 Krohns enter the Citadel over the Southern wall"), Rule: "BS-END-5", At: []rules.Element{"wall:west", "wall:nowhere"}}
	danger  = rules.Warning{Fatal: true, Odds: rules.Possible, Text: rules.T("the last Spirit may go"), Rule: "KU-END-8"}
	loss    = rules.Warning{Odds: rules.Certain, Text: rules.T("Eileen dies"), Rule: "BS-END-8"}
	trouble = rules.Warning{Odds: rules.Possible, Text: rules.T("the Market can be damaged"), Rule: "BS-END-9"}
	even    = rules.Warning{Odds: rules.Possible, Chance: 0.5, Text: rules.T("the Tower may fall (about 1 in 2)"), Rule: "TS-TWR-7"}
	rare    = rules.Warning{Odds: rules.Possible, Chance: 0.05, Remote: true, Text: rules.T("the Mage may be hurt (about 1 in 20)"), Rule: "TS-MAG-5"}
)

// The worst has a banner at every size, within the window, as long as somebody can still do something about it; what is
// neither fatal nor likely has none.
func TestTheWorstIsHungBelowThePrompt(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			for _, w := range []rules.Warning{doom, danger, loss} {
				_, p := hung(size, text, Asking, w, trouble)
				if p == nil {
					t.Fatalf("%v at %v: %q has no banner", size, text, w.Text.String())
				}
				if p.Box.X < 0 || p.Box.Right() > float64(size[0]) || p.Box.Y < 0 || p.Box.H < 16 {
					t.Errorf("%v at %v: the banner lies at %v", size, text, p.Box)
				}
				if !strings.HasSuffix(p.Label, w.Text.String()) {
					t.Errorf("it says %q", p.Label)
				}
			}
			for _, w := range []rules.Warning{trouble, rare} {
				if _, p := hung(size, text, Asking, w); p != nil {
					t.Errorf("%q has a banner", w.Text)
				}
			}
			if _, p := hung(size, text, Asking, even, rare); p == nil || !strings.HasSuffix(p.Label, even.Text.String()) {
				t.Error("what comes about every other time has no banner")
			}
			if _, p := hung(size, text, Asking); p != nil {
				t.Error("nothing has a banner")
			}
			for _, mode := range []Mode{Waiting, Playing, Looking, Ended} {
				if _, p := hung(size, text, mode, doom); p != nil {
					t.Errorf("in mode %d there is a banner", mode)
				}
			}
		}
	}
}

// A warning that has no room in large letters is written whole in smaller ones; one that has none in those either ends with a clause, not
// in the middle of one, and all of it is in the list behind the banner.
func TestABannerIsWholeOrEndsWithAClause(t *testing.T) {
	const wall, rest = "3 Krohns and an elite Krohn come to Zone 1: from the next round on they strike the Northern side of the wall, or go over it where no hero stands", ", and who is caught there does not come back before the first snow of the year"
	for _, text := range []float64{1, 1.3, 1.6} {
		for words, want := range map[string]string{wall: wall, wall + rest: wall + "…"} {
			_, p := hung([2]int{1024, 640}, text, Asking, rules.Warning{Odds: rules.Certain, Rule: "BS-KRO-2", Text: rules.T("%s", words)}, trouble, loss)
			said := ""
			for _, op := range p.Look {
				if strings.Contains(op.Text, "Krohns") {
					said = op.Text
				}
			}
			if said != want {
				t.Errorf("text %v: the banner says %q", text, said)
			}
		}
	}
}

// What is asked can be read to its end above the banner, in type as large as there is room for, and the banner covers nothing
// of the board in a wide window.
func TestTheBannerLeavesThePrompt(t *testing.T) {
	const ask = "Accept the Attack Roll of 5 against 7, or use a special action first"
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.3, 1.6} {
			sc, _ := hung(size, text, Asking, doom, trouble)
			sc.top(&sc.frame, heading{title: "Siege at Kurth", subtitle: "Normal, The Warden", ask: ask, phase: "phase 3 of 4, Attack"}, hands{})
			box, _ := sc.box(idPrompt)
			if box.Overlaps(sc.frame.hung) {
				t.Errorf("%v at %v: the prompt at %v lies below the banner at %v", size, text, box, sc.frame.hung)
			}
			words := ""
			for _, p := range sc.pieces {
				if p.ID != idPrompt {
					continue
				}
				for _, op := range p.Look {
					if words += op.Text; op.Text == "" {
						continue
					}
					high := op.Box.H
					if op.Wrap {
						high = ink.TextHeight(sc.kit.Measure, op.Font, op.Text, op.Box.W, op.Lead)
					}
					if low := box.Y + op.Box.Y + (op.Box.H+high)/2; low > sc.frame.hung.Y+1 {
						t.Errorf("%v at %v: %q ends at %v, the banner begins at %v", size, text, op.Text, low, sc.frame.hung.Y)
					}
				}
			}
			if !strings.HasPrefix(words, ask) {
				t.Errorf("%v at %v: asked is %q", size, text, words)
			}
			if !sc.frame.folded && sc.frame.hung.Bottom() > sc.frame.Board.Y+sc.kit.Px(3) {
				t.Errorf("%v at %v: the banner at %v lies over the board, which begins at %v", size, text, sc.frame.hung, sc.frame.Board.Y)
			}
		}
	}
}

// The banner lies over nothing else of the bar either: not the name of the game, the emblem or a button.
func TestTheBannerLeavesTheBar(t *testing.T) {
	wide := doom
	wide.Text = rules.T("Ogre can be reached in its structure, and is slain before your next turn (a chance of about 10 %%)")
	tools := make([]form.Label, 7)
	for i := range tools {
		tools[i] = form.Label{ID: "tool:" + string(rune('a'+i)), Text: "Tool", Icon: "kit/undo"}
	}
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.3, 1.6} {
			sc, p := hung(size, text, Asking, wide)
			banner := p.Box
			sc.top(&sc.frame, heading{title: "B-Sieged: Sons of the Abyss", subtitle: "Base game", emblem: "kit/emblem-towersiege", ask: "Buy, cast, or go to Combat", tools: tools}, hands{})
			named := false
			for _, p := range sc.pieces {
				var boxes []ink.Rect
				switch {
				case strings.HasPrefix(string(p.ID), "tool:"):
					boxes = []ink.Rect{p.Box}
				case p.ID == "table:bar":
					for _, op := range p.Look {
						if op.Text != "" || op.Kind == ink.Picture {
							named = named || op.Text == "B-Sieged: Sons of the Abyss"
							box := op.Box.Shift(p.Box.X, p.Box.Y)
							if op.Text != "" {
								box.W = sc.kit.Width(op.Font, op.Text)
							}
							boxes = append(boxes, box)
						}
					}
				}
				for _, box := range boxes {
					if over := box.Intersect(banner); !over.Empty() && over.H > 1 {
						t.Errorf("%v at %v: the banner at %v lies over %s at %v", size, text, banner, p.ID, box)
					}
					if box.Y < 0 {
						t.Errorf("%v at %v: %s lies above the window at %v", size, text, p.ID, box)
					}
				}
			}
			if !named {
				t.Errorf("%v at %v: the game is not named in full", size, text)
			}
		}
	}
}

// The banner lies over no tab of the board and, but for a narrow window, over nothing of the prompt either.
func TestTheBannerLeavesTheTabs(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			sc, p := hungBy(Wants{Tabs: true}, size, text, Asking, doom)
			if f := &sc.frame; f.strip.Empty() || p.Box.Bottom() > f.strip.Y || p.Box.Y < 0 || !f.folded && p.Box.Y < f.prompt.Bottom()-4 {
				t.Errorf("%v at %v: the banner lies at %v, the prompt at %v, the tabs at %v", size, text, p.Box, f.prompt, f.strip)
			}
		}
	}
}

// The banner lies over nothing of a board that needs its upper edge.
func TestTheBannerLeavesTheBrim(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			sc, p := hungBy(Wants{Brim: true}, size, text, Asking, doom)
			if p.Box.Bottom() > sc.frame.Board.Y || p.Box.Y < sc.frame.prompt.Y {
				t.Errorf("%v at %v: the banner lies at %v, the board at %v, the prompt at %v", size, text, p.Box, sc.frame.Board, sc.frame.prompt)
			}
		}
	}
}

// brimBoard is a gridBoard that needs its upper edge.
type brimBoard struct{ gridBoard }

func (b brimBoard) Wants(m ink.Metrics, measure ink.Measurer) Wants {
	w := b.gridBoard.Wants(m, measure)
	w.Brim = true
	return w
}

// The prompt writes nothing where a banner hangs over it, not half a line that looks out from under it either.
func TestThePromptWritesNothingBelowTheBanner(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			d := newDeskOf(t, stub.Game{}, brimBoard{}, solo(), sized(size[0], size[1], text))
			d.settle()
			d.threaten(doom)
			d.settle()
			banner, _ := d.table.scene.box(idThreats)
			words := 0
			for _, p := range d.table.scene.pieces {
				for _, op := range p.Look {
					if p.ID != idPrompt || op.Text == "" {
						continue
					}
					if words++; banner.Empty() || op.Box.Bottom() > banner.Y {
						t.Errorf("%v at %v: %q lies at %v, the banner at %v", size, text, op.Text, op.Box, banner)
					}
				}
			}
			if words == 0 {
				t.Errorf("%v at %v: the prompt writes nothing", size, text)
			}
		}
	}
}

// Where the match is lost is framed; where something else happens is not.
func TestWhereTheMatchIsLostIsFramed(t *testing.T) {
	framed := func(list ...rules.Warning) bool {
		sc, _ := hung([2]int{1280, 720}, 1, Asking, list...)
		_, ok := sc.box("table:threat/place/wall:west")
		return ok
	}
	harm := loss
	harm.At = doom.At
	sc, _ := hung([2]int{1280, 720}, 1, Asking, doom)
	for _, p := range sc.pieces {
		if p.ID == "table:threat/place/wall:west" && p.Depth != depthBoard+1 {
			t.Errorf("the frame lies at %d, over what stands at the place", p.Depth)
		}
	}
	if !framed(doom, loss) || framed(harm) || framed(danger) {
		t.Errorf("framed: %v, %v, %v", framed(doom, loss), framed(harm), framed(danger))
	}
}

// The list says how sure each threat is, and which would lose the match.
func TestTheListTellsAll(t *testing.T) {
	a := threatList([]rules.Warning{doom, danger, loss, trouble})
	var got []string
	for _, b := range a.Body {
		got = append(got, b.String())
	}
	want := "Certain: 4 Krohns enter the Citadel over the Southern wall. The match is lost.|Possible: the last Spirit may go. The match would be lost.|Certain: Eileen dies.|Possible: the Market can be damaged."
	if strings.Join(got, "|") != want || a.Rule != "BS-END-5" || a.Picture != "kit/skull" {
		t.Errorf("it says %q by %s", got, a.Rule)
	}
	likely := danger
	likely.Odds = rules.Likely
	for w, want := range map[*rules.Warning]string{&doom: "You lose if nothing more is done: ", &likely: "You probably lose if nothing more is done: ", &danger: "You may lose if nothing more is done: ", &loss: "If nothing more is done: "} {
		if got := headline(*w).String(); got != want+w.Text.String() {
			t.Errorf("the banner says %q", got)
		}
	}
	reckoned := likely
	reckoned.Forecast = true
	if got := headline(reckoned).String(); got != "You probably lose: "+likely.Text.String() {
		t.Errorf("of what is told with the fights to come in it the banner says %q", got)
	}
	if got := threatList([]rules.Warning{reckoned}).Title.String(); got != "What threatens" {
		t.Errorf("its list is titled %q", got)
	}
	for w, want := range map[*rules.Warning]string{&doom: "You lose: ", &likely: "You probably lose: ", &danger: "You may lose: ", &loss: ""} {
		if got := brief(*w).String(); got != want+w.Text.String() {
			t.Errorf("the banner says %q where there is little room", got)
		}
	}
	if got := brief(trouble).String(); got != "The Market can be damaged" {
		t.Errorf("a banner begins with %q", got)
	}
}

// The frame about a place where the match is lost leaves a little air about it at every size: words that end at the edge of the place
// do not touch it.
func TestTheFrameOfALossLeavesAir(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		sc, _ := hung(size, 1, Asking, doom)
		place, _ := sc.box("wall:west")
		found := false
		for _, p := range sc.pieces {
			if p.ID != "table:threat/place/wall:west" {
				continue
			}
			for _, op := range p.Look {
				width := math.Max(2, sc.kit.Px(5))
				inner := op.Box.Inset(width).Shift(p.Box.X, p.Box.Y)
				if found = true; inner.X > place.X-1 || inner.Y > place.Y-1 || inner.Right() < place.Right()+1 || inner.Bottom() < place.Bottom()+1 {
					t.Errorf("%v: what the frame leaves free is %v, the place is %v", size, inner, place)
				}
			}
		}
		if !found {
			t.Error("there is no frame")
		}
	}
}

// What is asked stands where it stands, whether a banner hangs below it or not.
func TestNoBannerMovesThePrompt(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}} {
		with, _ := hung(size, 1, Asking, doom)
		without, _ := hung(size, 1, Asking)
		for _, sc := range []*scene{&with, &without} {
			sc.top(&sc.frame, heading{title: "Siege at Kurth", ask: "Move the Warden", phase: "phase 2 of 4, Movement"}, hands{})
		}
		at, ok := with.box(idPrompt)
		was, is := without.box(idPrompt)
		if !ok || !is || at != was {
			t.Errorf("%v: the prompt is at %v, with a banner at %v", size, was, at)
		}
	}
}
