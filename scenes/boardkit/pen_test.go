package boardkit_test

import (
	"math"
	"strings"
	"testing"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

func newPen() *boardkit.Pen {
	return boardkit.New(ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, typeset.New(), ink.Standard)
}

func TestSayTakesTheLongestFormThatFits(t *testing.T) {
	p := newPen()
	f := p.Font(ink.Sans, 16)
	long, short := "Supporters: 2 ready, 1 committed", "2 of 3 ready"
	for w, want := range map[float64]string{p.Width(f, long): long, p.Width(f, long) - 5: short} {
		if op := p.Say(ink.R(0, 0, w, 30), f, ink.Ink, long, short); op.Text != want {
			t.Errorf("%.0f pixels say %q", w, op.Text)
		}
	}
	if op := p.Say(ink.R(0, 0, 40, 30), f, ink.Ink, long, short); !strings.HasSuffix(op.Text, "…") || !op.Fits(p.Measure) {
		t.Errorf("40 pixels say %q", op.Text)
	}
}

// A name is squeezed sideways first, and shortened only where that is not enough.
func TestNameIsSqueezedBeforeItIsShortened(t *testing.T) {
	p := newPen()
	f := p.Font(ink.SerifBold, 18)
	const name = "Bride of the Drowned King"
	w := p.Measure.Width(f, name)
	for part, squeezed := range map[float64]bool{1.01: false, 0.8: true} {
		op := p.Name(ink.R(0, 0, w*part, 30), f, ink.Ink, name)
		if op.Text != name || (op.Squeeze != 0) != squeezed || !op.Fits(p.Measure) {
			t.Errorf("in %.0f %% of its width: %q, squeezed to %.2f", part*100, op.Text, op.Squeeze)
		}
	}
	if op := p.Name(ink.R(0, 0, w*0.3, 30), f, ink.Ink, name); !strings.HasSuffix(op.Text, "…") || !op.Fits(p.Measure) {
		t.Errorf("in 30 %% of its width: %q", op.Text)
	}
}

func TestLinesFillTheBoxAndNoMore(t *testing.T) {
	p := newPen()
	f := p.Font(ink.Sans, 16)
	const text = "Kill target Enemy with cost 2 or less, then draw a card for each Ally that stands on your war track."
	full := p.Fresh()
	all := full.Lines(ink.R(0, 0, 160, 400), f, ink.Ink, text, 1.2)
	if strings.Contains(said(full), "…") || all < 3*f.Size*1.2 {
		t.Fatalf("%q takes %.0f pixels", said(full), all)
	}
	two := p.Fresh()
	if h := two.Lines(ink.R(0, 0, 160, 2.4*f.Size), f, ink.Ink, text, 1.2); len(two.List) != 2 || math.Abs(h-2.4*f.Size) > 0.01 || !strings.HasSuffix(said(two), "…") {
		t.Errorf("two lines say %q in %.0f pixels", said(two), h)
	}
	if h := two.Lines(ink.R(0, 0, 160, 3), f, ink.Ink, text, 1.2); h != 0 {
		t.Errorf("no room takes %.0f pixels", h)
	}
}

func said(p *boardkit.Pen) string {
	var words []string
	for _, op := range p.List {
		words = append(words, op.Text)
	}
	return strings.Join(words, " ")
}

// A tilted look keeps its distances from the point it is turned about.
func TestTiltTurnsAboutAPoint(t *testing.T) {
	var l ink.List
	l.Fill(ink.R(10, 20, 30, 40), ink.Ink, 0)
	l.Line(0, 0, 50, 0, 2, ink.Ink)
	turned := boardkit.Tilt(l, 0, 0, math.Pi/2)
	x, y := turned[0].Box.Center()
	if math.Abs(x+40) > 1e-9 || math.Abs(y-25) > 1e-9 || turned[0].Angle != math.Pi/2 || turned[0].Box.W != 30 {
		t.Errorf("the box lies at %v, turned by %v", turned[0].Box, turned[0].Angle)
	}
	if b := turned[1].Box; math.Abs(b.W) > 1e-9 || math.Abs(b.H-50) > 1e-9 || turned[1].Angle != 0 {
		t.Errorf("the line goes %v", b)
	}
	if l[0].Angle != 0 {
		t.Error("the look itself was turned")
	}
}

func TestMix(t *testing.T) {
	if c := boardkit.Mix(ink.RGB(0x000000), ink.RGB(0xFFFFFF), 0.5); c != ink.RGB(0x808080) {
		t.Errorf("half way is %v", c)
	}
}
