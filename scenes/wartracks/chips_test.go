package wartracks

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

var labelled = flag.Uint64("labelled", 1, "matches by chance of each mode in which labels are looked at (make fuzz)")

// labelSizes are the sizes at which labels and creatures are looked at.
var labelSizes = [...]ink.Metrics{
	{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1},
	{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6},
}

// TestLabelsHideNoWords: what is hung on cards of the battlefield lies over no word and no number of a card, at any size.
func TestLabelsHideNoWords(t *testing.T) {
	seen := map[string]int{}
	for _, mode := range modes() {
		at := 0
		visit(t, setups()[mode], *labelled, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
			if at++; at%8 != 0 || s.Decision().Over() {
				return
			}
			for _, m := range labelSizes {
				pieces := screen(s.Clone().(*siegestorm.State), m).Plan.Board
				if !labels(pieces, seen) {
					return
				}
				labelsHideNothing(t, mode, m, pieces)
			}
		})
	}
	for _, kind := range []string{"chip:aim", "chip:ability", "chip:defender", "chip:link", "chip:track:2"} {
		if seen[kind] == 0 && (*labelled > 1 || kind != "chip:link") {
			t.Errorf("no %s was seen", kind)
		}
	}
}

// TestALabelFindsANarrowGap: where words leave one gap on all of the battlefield that is hardly larger than a label, it hangs there.
func TestALabelFindsANarrowGap(t *testing.T) {
	m := ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1}
	moment := table.Moment{Metrics: m, Measure: faces}
	l := layoutOf(&moment, &position{})
	l.rooms.field = ink.R(0, 0, 640, 420)
	h := label{id: "chip:aim/side-1", tone: goldChip, on: ink.R(20, 20, 60, 60), at: ink.P(50, 50), most: 200, forms: []string{"loses 7 Resources"}}
	size := l.Tag(h.id, l.tags(&h)[1], h.at, h.most, l.rooms.field).Box
	gap := ink.R(411, 287, size.W+size.W/6, size.H+size.H/6)
	l.words = []ink.Rect{ink.R(0, 0, 640, gap.Y), ink.R(0, gap.Bottom(), 640, 420-gap.Bottom()), ink.R(0, gap.Y, gap.X, gap.H), ink.R(gap.Right(), gap.Y, 640-gap.Right(), gap.H)}
	words := slices.Clone(l.words)
	if p := l.hang(h); covered(p.Box, words) > 0 {
		t.Errorf("it hangs at %v, the gap is %v", p.Box, gap)
	}
}

// labels counts the labels among pieces by their kind, and reports whether there are any.
func labels(pieces []stage.Piece, seen map[string]int) (any bool) {
	for _, p := range pieces {
		if p.ID.Kind() == "chip" {
			kind, _, _ := strings.Cut(string(p.ID), "/")
			seen[kind]++
			any = true
		}
	}
	return any
}

func labelsHideNothing(t *testing.T, mode string, m ink.Metrics, pieces []stage.Piece) {
	t.Helper()
	for i, chip := range pieces {
		if chip.ID.Kind() != "chip" {
			continue
		}
		for k, p := range pieces {
			if p.ID.Kind() == "chip" && (k <= i || !p.Box.Overlaps(chip.Box)) {
				continue
			}
			if w, part := boardtest.Hidden(p, chip.Box, faces); part > 0.02 {
				t.Errorf("%s, %dx%d, text %.1f: %s hides %.0f %% of %q of %s %s", mode, m.W, m.H, m.Text, chip.ID, part*100, w, p.ID, p.Label)
			}
			for _, op := range p.Look {
				at := op.Box.Shift(p.Box.X, p.Box.Y)
				if strings.HasPrefix(op.Name, badges) && covered(chip.Box, []ink.Rect{at}) > 0.02*at.W*at.H && m.Text == 1 {
					t.Errorf("%s, %dx%d: %s lies over %s of %s %s", mode, m.W, m.H, chip.ID, op.Name, p.ID, p.Label)
				}
			}
		}
	}
}

// TestWhatLeavesHidesNoWords: a creature that has left its war track lies over no word and no number of the battlefield. On
// the small fronts between others it may cover the end of its own track.
func TestWhatLeavesHidesNoWords(t *testing.T) {
	seen := 0
	for _, mode := range modes() {
		at, setup := 0, setups()[mode]
		visit(t, setup, *labelled, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
			if v := s.View(0); s.Decision().Over() || v.Storm == nil && len(v.Exits) == 0 {
				return
			}
			if at++; at%5 != 0 {
				return
			}
			for _, m := range labelSizes {
				pieces := screen(s.Clone().(*siegestorm.State), m).Plan.Board
				for _, out := range pieces {
					if out.ID.Kind() != "card" || out.Depth <= depthTile || out.Depth > depthExit {
						continue
					}
					seen++
					for _, p := range pieces {
						if w, part := boardtest.Hidden(p, out.Box, faces); p.ID != out.ID && p.ID.Kind() != "chip" && part > 0.02 {
							t.Errorf("%s, %dx%d, text %.1f: %s hides %.0f %% of %q of %s %s", mode, m.W, m.H, m.Text, out.Label, part*100, w, p.ID, p.Label)
						}
					}
				}
			}
		})
	}
	if seen == 0 {
		t.Error("nothing left its track")
	}
}

// What an ability costs stands on the creature that has it, however little room its words leave.
func TestThePriceOfAnAbilityStaysOnItsCard(t *testing.T) {
	seen := 0
	visit(t, setups()["duel"], 40, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
		if s.Decision().Over() {
			return
		}
		for _, m := range labelSizes {
			pieces := screen(s.Clone().(*siegestorm.State), m).Plan.Board
			if !slices.ContainsFunc(pieces, func(p stage.Piece) bool { return strings.HasPrefix(string(p.ID), "chip:ability/") }) {
				break
			}
			for _, chip := range pieces {
				card, ok := strings.CutPrefix(string(chip.ID), "chip:ability/")
				if !ok {
					continue
				}
				on := slices.IndexFunc(pieces, func(p stage.Piece) bool { return p.ID == rules.Element("card:"+card) })
				seen++
				if both := chip.Box.Intersect(pieces[on].Box); both.W*both.H < chip.Box.W*chip.Box.H*0.45 {
					t.Errorf("%dx%d: %s at %v is not on %s at %v", m.W, m.H, chip.ID, chip.Box, pieces[on].Label, pieces[on].Box)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("no ability could be used")
	}
}
