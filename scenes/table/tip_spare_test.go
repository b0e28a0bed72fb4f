package table

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// A tooltip hides no track and no other place where there is ground beside them: they hold the numbers that it speaks of.
func TestTipSparesPlacesAndTracks(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	others := map[rules.Element]string{"track:spirit": "track", "place:above": "place"}
	at := map[rules.Element]ink.Rect{"track:spirit": ink.R(20, 60, 170, 250), "place:above": ink.R(200, 60, 300, 100)}
	for el, role := range others {
		s := sheet{kit: k, marks: stage.Marks{}}
		s.decor("place:citadel", depthBoard, ink.R(248, 200, 172, 120), nil).Role = "place"
		s.decor(el, depthBoard, at[el], nil).Role = role
		n := note{about: "place:citadel", title: "Place the markers at the Citadel", lines: []rules.Line{{Label: rules.T("Citadel"), Value: rules.T("0 to 4")}}}
		s.tip(n, ink.TonesFor(ink.Standard), nil)
		if tip, ok := s.box("table:tip/place:citadel"); !ok || tip.Overlaps(at[el]) {
			t.Errorf("the tooltip at %v lies on %s", tip, el)
		}
	}
}

// A tooltip on a place hides none of the blocks that stand on it and jut out, nor those beside it, though a click on them picks their place.
func TestTipSparesWhoStandsOnAPlace(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	s.decor("place:0704", depthBoard, ink.R(560, 300, 100, 100), nil).Role = "place"
	blocks := map[rules.Element]ink.Rect{"block:a": ink.R(600, 310, 110, 80), "block:b": ink.R(430, 310, 80, 80)}
	for _, id := range []rules.Element{"block:a", "block:b"} {
		s.decor(id, depthBoard+1, blocks[id], nil).Face = "back"
	}
	s.tip(note{about: "place:0704", title: "Northgate Ward", body: []string{"Here blocks are restored from the city pool."}}, ink.TonesFor(ink.Standard), nil)
	tip, _ := s.box("table:tip/place:0704")
	for id, box := range blocks {
		if tip.Overlaps(box) {
			t.Errorf("the tooltip at %v hides %s at %v", tip, id, box)
		}
	}
}

// A tooltip leaves what the board has about the same thing, where there is other room.
func TestTipSparesWhatTellsMore(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	for _, kept := range [][]rules.Element{nil, {"declared"}} {
		s := sheet{kit: k, marks: stage.Marks{}}
		s.decor("seat:1", depthBoard, ink.R(883, 67, 78, 140), nil)
		s.decor("declared", depthBoard, ink.R(1051, 65, 215, 245), nil)
		n := note{about: "seat:1", title: "Attack Suyin Reed with Bowman", body: []string{"Weefolk, if it defends: hurt 17 %, to DEFEND 2 %", "Thornspire, if it defends: hurt 13 %"}}
		s.tip(n, ink.TonesFor(ink.Standard), kept)
		tip, _ := s.box("table:tip/seat:1")
		declared, _ := s.box("declared")
		if tip.Overlaps(declared) != (kept == nil) {
			t.Errorf("with %v kept, the tooltip lies at %v, beside what the board has at %v", kept, tip, declared)
		}
	}
}

// A tooltip that would lie over a track is set narrower where it then lies over nothing.
func TestTipIsNarrowWhereTracksAreHidElse(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	n := note{about: "card:1", title: "Hint", body: []string{strings.Repeat("Put it under the Resources and draw another card. ", 3)}}
	_, wide, _ := noteLook(k, ink.TonesFor(ink.Standard), n)
	free := ink.R(500, 200, 120+math.Round(0.9*wide), 300)
	s.decor("card:1", depthBoard, ink.R(500, 200, 100, 300), nil).Role = "card"
	for id, box := range map[rules.Element]ink.Rect{
		"track:above": ink.R(0, 0, 1280, free.Y), "track:below": ink.R(0, free.Bottom(), 1280, 720-free.Bottom()),
		"track:left": ink.R(0, free.Y, free.X, free.H), "track:right": ink.R(free.Right(), free.Y, 1280-free.Right(), free.H),
	} {
		s.decor(id, depthBoard, box, nil).Role = "track"
	}
	s.tip(n, ink.TonesFor(ink.Standard), nil)
	if tip, ok := s.box("table:tip/card:1"); !ok || tip.Intersect(free) != tip {
		t.Errorf("the tooltip lies at %v, free is %v", tip, free)
	}
}

// Where all of the board is lit, a hint lies below it, low and wide: over a corner of the board it hid places that can be picked. Places
// reach out of the part of a map that is seen.
func TestAHintLiesBelowABoardOfWhichAllIsLit(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}, Measure: faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	board := ink.R(9, 95, 1006, 456)
	s.seen = stage.View{Region: board, World: ink.R(0, 0, 2012, 912), Seen: ink.R(0, 0, 1006, 456)}
	for x := range 10 {
		for y := range 5 {
			id := rules.Element(fmt.Sprintf("place:%d%d", x, y))
			p := s.decor(id, depthBoard, ink.R(float64(x)*100.6, float64(y)*105, 100.6, 105), nil)
			p.Role, p.Plane = "place", stage.World
			s.marks[id] = stage.Mark{State: stage.Legal}
		}
	}
	s.decor(idPrompt, depthTray, ink.R(298, 5, 427, 53), nil)
	s.decor("table:log-tab", depthTray, ink.R(9, 596, 64, 35), nil).Role = "tab"
	for _, about := range []rules.Element{"place:04", "place:52", "place:94"} {
		s.tip(note{about: about, title: "Hint", body: []string{"Attack Charter Hall with Gryphon Messengers by Hospice of the Tidemother. The plan for this turn is to attack City east of the Sanctuary, with 84 % to hold it after the battle. About 35 % to win the match."}}, ink.TonesFor(ink.Standard), nil)
		if tip, ok := s.box("table:tip/" + about); !ok || tip.Overlaps(board) || tip.H < 40 {
			t.Errorf("the hint about %s lies at %v, the board at %v", about, tip, board)
		}
	}
}
