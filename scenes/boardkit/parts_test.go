package boardkit_test

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

// everySize calls f with a layout for each size of screen and text that boards must hold at.
func everySize(f func(l *boardkit.Layout)) {
	faces := typeset.New()
	for _, size := range boardtest.Sizes() {
		for _, text := range boardtest.Texts() {
			m := table.Moment{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: faces}
			l := boardkit.NewLayout(&m)
			f(&l)
		}
	}
}

// written are the texts of a look; it fails where one does not fit.
func written(t *testing.T, p *boardkit.Pen, look ink.List) (texts []string) {
	t.Helper()
	for _, op := range look {
		if op.Kind != ink.Write {
			continue
		}
		if !op.Fits(p.Measure) {
			t.Fatalf("%dx%d, text %.2f: %q does not fit into %v", p.Metrics.W, p.Metrics.H, p.Metrics.Text, op.Text, op.Box)
		}
		texts = append(texts, op.Text)
	}
	return texts
}

// A tag says the longest of its forms that fits and stays within its bounds, with a picture or without.
func TestTagSaysWhatFits(t *testing.T) {
	everySize(func(l *boardkit.Layout) {
		bounds := ink.R(50, 60, l.Px(700)*2, l.Px(400))
		for _, picture := range []string{"", "kit/skull"} {
			tag := boardkit.Tag{Forms: []string{"holds: 2 is not more than 3", "holds: 2 ≤ 3", "holds"}, Picture: picture, Fill: boardkit.TagInk}
			for form := range tag.Forms {
				w, _ := l.TagSize(tag, form)
				for _, at := range []ink.Point{ink.P(50, 60), bounds.Middle(), ink.P(bounds.Right(), bounds.Bottom())} {
					piece := l.Tag("tag", tag, at, w, bounds)
					if got := written(t, l.Pen, piece.Look); !slices.Equal(got, tag.Forms[form:form+1]) {
						t.Errorf("%.0f pixels say %q", w, got)
					}
					if box := piece.Box.Inset(0.5); box.Intersect(bounds) != box {
						t.Errorf("%v leaves %v", piece.Box, bounds)
					}
				}
			}
		}
	})
}

// Where no form fits, a tag is as wide as its last one needs.
func TestTagIsWholeAtLast(t *testing.T) {
	everySize(func(l *boardkit.Layout) {
		piece := l.Tag("tag", boardkit.Tag{Forms: []string{"unheard-of length"}}, ink.P(100, 100), 1, ink.R(0, 0, 900, 600))
		if got := written(t, l.Pen, piece.Look); len(got) != 1 || got[0] != "unheard-of length" {
			t.Errorf("it says %q", got)
		}
	})
}

// The strip says all chips in the same form, drops the last ones where not even the shortest fit, and
// leaves the rest of the area below it.
func TestStripKeepsTheFirstChips(t *testing.T) {
	everySize(func(l *boardkit.Layout) {
		var chips []boardkit.Chip
		for i := range 12 {
			chips = append(chips, boardkit.Chip{ID: rules.Element(fmt.Sprintf("chip:%d", i)), Picture: "kit/skull", Forms: []string{fmt.Sprintf("Morale %d of 12", i), fmt.Sprintf("Morale %d", i), fmt.Sprint(i)}})
		}
		for _, w := range []float64{300, 700, 1400, 3000} {
			l.Out.Board = nil
			area := ink.R(10, 20, w, 400)
			rest := l.Strip(area, 5, chips)
			band := l.Out.Board[0].Box
			if rest.Y < band.Bottom() || rest.Bottom() != area.Bottom() {
				t.Fatalf("%v is left of %v below %v", rest, area, band)
			}
			shown := l.Out.Board[1:]
			form := -1
			for i, p := range shown {
				texts := written(t, l.Pen, p.Look)
				at := slices.Index(chips[i].Forms, texts[0])
				if p.ID != chips[i].ID || at < 0 || form >= 0 && at != form || p.Box.Right() > area.Right() {
					t.Fatalf("chip %d in %.0f pixels: %s says %q at %v", i, w, p.ID, texts, p.Box)
				}
				form = at
			}
			if len(shown) < len(chips) && form != 2 || len(shown) == 0 {
				t.Errorf("%d chips are left in form %d", len(shown), form)
			}
		}
	})
}

// A pile shows at most three cards, the lowest first, an empty one its outline; its caption lies below.
func TestPileShowsItsCards(t *testing.T) {
	everySize(func(l *boardkit.Layout) {
		for _, box := range []ink.Rect{ink.R(0, 0, 40, 60), ink.R(0, 0, 120, 160), ink.R(0, 0, 300, 140)} {
			for n, want := range map[int]int{0: 0, 1: 1, 2: 2, 3: 3, 24: 3} {
				var cards []ink.Rect
				p := l.Fresh()
				card, caption := p.Pile(box, p.Strong(), n, ink.Middle, func(card ink.Rect) { cards = append(cards, card) })
				if len(cards) != want || want > 0 && cards[want-1] != card || (len(p.List) == 1) != (n == 0) {
					t.Fatalf("%d cards: %v are drawn, the top one at %v", n, cards, card)
				}
				if caption.Bottom() != box.Bottom() || card.Bottom() > caption.Y+1 || card.X < box.X-1 || card.Right() > box.Right()+1 {
					t.Fatalf("%d cards: card %v, caption %v in %v", n, card, caption, box)
				}
			}
		}
	})
}

// A banner says its title, and as many lines as it has room for.
func TestBannerSaysWhatThereIsRoomFor(t *testing.T) {
	everySize(func(l *boardkit.Layout) {
		lines := []string{"The last wall fell.", "Nobody is left.", "Winter comes."}
		b := boardkit.Banner{Title: "The Citadel has fallen", Font: l.Font(ink.SerifBold, 44), Lines: lines}
		for n := range lines {
			p := l.Fresh()
			edge := 2 * (p.Px(14) + 8)
			p.Banner(ink.R(0, 0, p.Width(b.Font, b.Title)+2*edge, edge+p.Line(b.Font)+float64(n)*p.Line(p.Reason())), b)
			if got := written(t, p, p.List); len(got) < 1+n || got[0] != b.Title {
				t.Errorf("with room for %d lines it says %q", n, got)
			}
		}
		b.Picture, b.Lines = "kit/skull", nil
		p := l.Fresh()
		p.Banner(ink.R(0, 0, p.Width(b.Font, b.Title)*2, p.Line(b.Font)+p.Px(24)), b)
		if got := written(t, p, p.List); !slices.Equal(got, []string{b.Title}) {
			t.Errorf("between pictures it says %q", got)
		}
	})
}

// A badge lies at the lower right of its figure, holds numbers of three digits, and has another shape
// for the golden ones.
func TestBadgeHoldsItsNumber(t *testing.T) {
	everySize(func(l *boardkit.Layout) {
		for _, golden := range []bool{false, true} {
			for _, n := range []int{1, 24, 188} {
				p := l.Fresh()
				figure := ink.R(100, 100, 60, 60)
				p.Badge(figure, n, golden)
				if got := written(t, p, p.List); !slices.Equal(got, []string{fmt.Sprint(n)}) {
					t.Errorf("it says %q", got)
				}
				discs := 0
				for _, op := range p.List {
					if op.Kind == ink.Disc {
						discs++
					}
				}
				if (discs == 0) != golden {
					t.Errorf("golden: %t, %d discs", golden, discs)
				}
			}
		}
	})
}

// Steps stay in their box at all sizes, say all words in one form, and tell the one under way, those
// done and those to come by their plates.
func TestStepsStayInTheirBox(t *testing.T) {
	everySize(func(l *boardkit.Layout) {
		steps := []boardkit.Step{{Words: []string{"Prepare", "Prep"}, State: boardkit.StepPast}, {Words: []string{"Draw"}, State: boardkit.StepNow}, {Words: []string{"Extra turn", "Extra"}}, {Words: []string{"March"}, State: boardkit.StepFoe}}
		h := l.Line(l.Strong()) * 1.3
		least := l.StepsWidth(h, steps)
		for _, w := range []float64{least, least * 1.2, least * 3} {
			p := l.Fresh()
			p.Steps(ink.R(0, 0, w+1, h), steps)
			written(t, p, p.List)
			plates := map[string]bool{}
			for _, op := range p.List {
				if op.Kind == ink.Stretch {
					plates[op.Name] = true
					if op.Box.X < -0.1 || op.Box.Right() > w+h {
						t.Fatalf("%v leaves %.0f pixels", op.Box, w)
					}
				}
			}
			if len(plates) != 4 {
				t.Errorf("plates %v", plates)
			}
		}
	})
}

// Gaps and edges keep their order on every screen.
func TestGapsKeepTheirOrder(t *testing.T) {
	everySize(func(l *boardkit.Layout) {
		gaps := []float64{l.Edge(), l.Gap(boardkit.Tight), l.Gap(boardkit.Close), l.Gap(boardkit.Near), l.Gap(boardkit.Apart), l.Gap(boardkit.Wide), l.Gap(boardkit.Loose), l.Gap(boardkit.Aloof)}
		if !slices.IsSorted(gaps) || gaps[0] < 1 || gaps[1] < 2 || gaps[6] < 9 {
			t.Errorf("%dx%d: %v", l.Metrics.W, l.Metrics.H, gaps)
		}
	})
}
