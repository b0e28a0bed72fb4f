package wartracks

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// The card that another seat plays says whole when its halves hold, however small it is shown.
func TestTheHeadsOfACardThatIsShownAreWhole(t *testing.T) {
	all := allCards(t)
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		l := layoutOf(&table.Moment{Metrics: m, Measure: faces, Tones: ink.Standard}, &position{})
		for i := range all {
			d := &all[i]
			c := siegestorm.CardView{Card: d, Element: rules.Element("card:0"), Track: -1, ATT: int(d.ATT), DEF: int(d.DEF)}
			h := float64(m.H) * 0.26
			b := l.Fresh()
			l.wholeCard(b, ink.R(0, 0, h*wholeAspect, h), &c)
			if !says(b.List, whenAction(d)) {
				t.Errorf("%dx%d, text %.1f: %s does not say when its action is carried out", m.W, m.H, m.Text, d.Name)
			}
			if d.Lasts().String() != "" && !says(b.List, whenPassive(d)) {
				t.Errorf("%dx%d, text %.1f: %s does not say when its passive holds", m.W, m.H, m.Text, d.Name)
			}
		}
	}
}

// says reports whether one of some forms is written.
func says(l ink.List, forms []string) bool {
	return slices.ContainsFunc(l, func(op ink.Op) bool {
		return op.Kind == ink.Write && op.Fits(faces) && slices.Contains(forms, op.Text)
	})
}
