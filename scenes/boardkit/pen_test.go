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
	if op := p.Say(ink.R(0, 0, 70, 30), f, ink.Ink, long, short); op.Text != short || op.Whole != "" || op.Font.Size >= f.Size || !op.Fits(p.Measure) {
		t.Errorf("70 pixels say %q in %g pixels", op.Text, op.Font.Size)
	}
}

// A name that is too wide is squeezed a little, goes on two lines, or is set smaller, whichever leaves it larger; it is cut only
// where no legible type makes it fit, and then says what it is.
func TestNamesAreWholeWhereverTheyCanBe(t *testing.T) {
	p := newPen()
	f := p.Font(ink.SerifBold, 18)
	const name = "Bride of the Drowned King"
	w := p.Measure.Width(f, name)
	for _, c := range []struct {
		part, high float64
		want       func(op *ink.Op) bool
	}{
		{1.01, 24, func(op *ink.Op) bool { return op.Squeeze == 0 && op.Font == f && !op.Wrap }},
		{0.95, 24, func(op *ink.Op) bool { return op.Squeeze >= ink.LeastSqueeze && op.Font == f && !op.Wrap }},
		{0.7, 40, func(op *ink.Op) bool { return op.Wrap && op.Font == f }},
		{0.7, 22, func(op *ink.Op) bool { return !op.Wrap && op.Font.Size < f.Size }},
		{0.4, 22, func(op *ink.Op) bool { return op.Wrap && op.Font.Size < f.Size }},
	} {
		if op := p.Name(ink.R(0, 0, w*c.part, c.high), f, ink.Ink, name); op.Text != name || op.Whole != "" || !op.Fits(p.Measure) || !c.want(op) {
			t.Errorf("in %.0f %% of its width and %g: %+v", c.part*100, c.high, op)
		}
	}
	if op := p.Name(ink.R(0, 0, w*0.2, 12), f, ink.Ink, name); op.Whole != name || !strings.HasSuffix(op.Text, "…") || op.Font.Size != p.Metrics.Least() || op.Squeeze < ink.LeastSqueeze {
		t.Errorf("in 20 %% of its width: %+v", op)
	}
	least := ink.Font{Face: f.Face, Size: p.Metrics.Least()} // in type that cannot be smaller too
	if op := p.Name(ink.R(0, 0, p.Measure.Width(least, name)*0.7, 2.2*least.Size), least, ink.Ink, name); op.Text != name || op.Whole != "" || !op.Wrap || op.Font != least {
		t.Errorf("in the smallest type: %+v", op)
	}
}

// Lines move together and become smaller before sentences are left out for the mark that there is more.
func TestLinesAreWholeOrFolded(t *testing.T) {
	p := newPen()
	f := p.Font(ink.Sans, 16)
	const text = "Kill target Enemy with cost 2 or less. Then draw a card for each Ally that stands on your war track."
	full := p.Fresh()
	if all := full.Lines(ink.R(0, 0, 160, 400), f, ink.Ink, text, 1.3); said(full) != text || full.List[0].Font != f || all < 3*f.Size*1.3 {
		t.Fatalf("%q takes %.0f pixels", said(full), all)
	}
	tight := p.Fresh()
	if h := tight.Lines(ink.R(0, 0, 160, 3.2*f.Size), f, ink.Ink, text, 1.3); said(tight) != text || h > 3.2*f.Size+1 || tight.List[0].Font.Size >= f.Size {
		t.Errorf("in less room it says %q in %.0f pixels", said(tight), h)
	}
	some := p.Fresh()
	if h := some.Lines(ink.R(0, 0, 160, 28), f, ink.Ink, text, 1.3); said(some) != "Kill target Enemy with cost 2 or less." || h > 29 || some.List[len(some.List)-1].Folds != text {
		t.Errorf("in little room it says %q in %.0f pixels", said(some), h)
	}
	none := p.Fresh()
	if none.Lines(ink.R(0, 0, 160, 2), f, ink.Ink, text, 1.3); len(none.List) != 1 || none.List[0].Whole != text {
		t.Errorf("in no room it says %+v", none.List)
	}
}

func said(p *boardkit.Pen) string {
	var words []string
	for _, op := range p.List {
		if op.Text != "" {
			words = append(words, op.Text)
		}
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
