package table

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// signedBoard has symbols.
type signedBoard struct {
	gridBoard
	n int
}

func (b signedBoard) Symbols() (list []Symbol) {
	for i := range b.n {
		list = append(list, Symbol{Picture: "kit/tick", Means: rules.T("The sign of the %d towers that stand beyond the river", i)})
	}
	return list
}

// A board with symbols has a button and a key for what they mean, one without neither.
func TestTheLegendOpensByButtonAndKey(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, signedBoard{n: 5})
	d.settle()
	if d.table.curtain != nil {
		d.click(idLift)
		d.settle()
	}
	open := func(want rules.Element, how string) {
		t.Helper()
		d.settle()
		if d.table.zoomed != want {
			t.Errorf("%s: %q is open, want %q", how, d.table.zoomed, want)
		}
	}
	d.click(idLegend)
	open(idLegend, "the button")
	d.click(idClose)
	open("", "the button that closes")
	d.key(ebiten.KeyK)
	open(idLegend, "the key")
	d.key(ebiten.KeyEscape)
	open("", "Esc")
	d = newDeskOf(t, stub.Game{}, gridBoard{})
	d.settle()
	d.key(ebiten.KeyK)
	open("", "a board without symbols")
	if _, ok := d.table.stage.Piece(idLegend); ok {
		t.Error("a board without symbols has a button for them")
	}
}

// Legends and articles of many lines find room on every screen, and nothing of them overlaps.
func TestLegendsAndLongArticlesFit(t *testing.T) {
	long := rules.Article{Title: rules.T("A deck"), Body: []rules.Text{rules.T("How many of each card are left.")}}
	for i := range 36 {
		long.Lines = append(long.Lines, rules.Line{Label: rules.T("Card number %d", i), Value: rules.T("%d of 2", i%3)})
	}
	for _, m := range []ink.Metrics{{W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		k := form.Toolkit{Metrics: m, Measure: faces}
		w, h := float64(m.W)*0.9, float64(m.H)*0.75
		look, box, _ := legend(k, signedBoard{n: 26}.Symbols(), w, h)
		if box.W > w || box.H > h {
			t.Errorf("%v: the legend is %v by %v, there is room for %v by %v", m, box.W, box.H, w, h)
		}
		within(t, fmt.Sprintf("%v, legend", m), look, box)
		s := sheet{kit: k, marks: stage.Marks{}}
		area := k.Screen().Inset(60)
		at := s.article(zoomed{article: long}, ink.TonesFor(ink.Standard), area)
		if at.H > area.H+1 || at.W > area.W+1 {
			t.Errorf("%v: an article is %v by %v, there is room for %v by %v", m, at.W, at.H, area.W, area.H)
		}
	}
}

// within holds that texts and pictures lie within a box and texts do not overlap.
func within(t *testing.T, where string, look ink.List, box ink.Rect) {
	t.Helper()
	var texts []ink.Op
	for _, op := range look {
		if op.Kind != ink.Write && op.Kind != ink.Picture {
			continue
		}
		if op.Box.Intersect(box) != op.Box {
			t.Errorf("%s: %q%s lies at %v, beyond %v", where, op.Text, op.Name, op.Box, box)
		}
		for _, other := range texts {
			if op.Kind == ink.Write && op.Box.Overlaps(other.Box) {
				t.Errorf("%s: %q lies over %q", where, op.Text, other.Text)
			}
		}
		if op.Kind == ink.Write {
			texts = append(texts, op)
		}
	}
}
