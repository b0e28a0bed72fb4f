package city

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/typeset"
)

// The height that is asked for must hold the real cards: else they lose their rules text
// although there is room for it.
func TestRowIsHighEnoughForTheRealCards(t *testing.T) {
	g := load(t)
	s, err := g.New(rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	v := s.(*kurth.State).View()
	var cards []*kurth.Card
	for _, c := range v.Row {
		cards = append(cards, c.Card)
	}
	cards = append(append(cards, v.ToCome...), v.Discard...)
	faces := typeset.New()
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1366, 768}, {1440, 900}, {1600, 900}, {1680, 1050}, {1920, 1080}, {1920, 1200}, {2560, 1440}, {3840, 2160}} {
		m := &table.Moment{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1}, Measure: faces}
		l := &layout{Layout: boardkit.NewLayout(m), position: &position{}}
		for w := 0.19 * float64(size[0]); w < 0.34*float64(size[0]); w += 3 {
			for _, try := range cardStyles() {
				if real, sample := l.style(try, w, cards), l.style(try, w, sampleCards()); real.height > sample.height {
					t.Fatalf("%v: cards %v wide take %v, the sample %v (%+v)", size, w, real.height, sample.height, try)
				}
			}
		}
	}
}
