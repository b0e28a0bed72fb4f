package menu

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/wartracks/workshop"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("menu "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

// All buttons at the foot say their whole names at every size.
func TestTheFootIsNotCutShort(t *testing.T) {
	m := model{Games: kittest.Games(), Version: "0.1.0", Learn: true, Workshops: []kit.Workshop{
		{ID: "menu:decks", Text: rules.T("Decks"), Icon: "kit/load"}, {ID: "menu:market-decks", Text: rules.T("Market Decks"), Icon: "kit/load"},
	}}
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{0.8, 1, 1.6} {
			k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
			for _, it := range planFoot(k, m, ink.R(20, 560, float64(size[0])-40, 80)) {
				for _, op := range it.Look.Idle {
					if strings.Contains(op.Text, "…") {
						t.Errorf("%v at %v: %q", size, text, op.Text)
					}
				}
			}
		}
	}
}

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

func models() map[string]model {
	games := kittest.Games()
	ready := kittest.Games()
	ready[1] = kittest.EntryOf(kittest.Wide())
	return map[string]model{
		"first start":      {Games: games, Version: "0.1.0"},
		"lessons":          {Games: games, Version: "0.1.0", Learn: true, Workshops: []kit.Workshop{workshop.Decks()}},
		"a lesson is done": {Games: games, Version: "0.1.0", Learn: true, Taught: &games[1]},
		"reading":          {Games: games, Version: "0.1.0", Reading: true},
		"a match goes on": {Games: games, Version: "0.1.0", Workshops: []kit.Workshop{workshop.Decks()}, Wins: map[string]int{"kurth": 3}, Last: &lastMatch{
			Game: games[0], Title: "Siege at Kurth, Normal", State: "Round 2, turn 6 of 12. Spirit 9, Mana 5, 1 place overrun.", Next: "Your move: move the Warden 1 to 3 places clockwise.",
		}},
		"a match is over": {Games: games, Version: "0.1.0-dev+12345678", Wins: map[string]int{"kurth": 12345}, Last: &lastMatch{
			Game: games[0], Title: "Siege at Kurth, Advanced", State: "Lost on turn 10: too many places were overrun.", Over: true,
		}},
		"long titles": {Games: ready, Version: "0.1.0", Workshops: []kit.Workshop{workshop.Decks()}, Last: &lastMatch{
			Game: ready[1], Title: ready[1].Title + ", four heroes", State: "Summer, round 5 of a campaign that has gone on for very many evenings", Next: "A sentence about what is asked that goes on for longer than anybody would ever read on a card.",
		}},
	}
}

// The boxes say what their games are about in large type too: the pictures make room for it.
func TestLidsSayWhatTheGamesAreAboutInLargeType(t *testing.T) {
	const about = "Hidden blocks: one side wins by taking and holding a part of the city, the other by keeping it."
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
			m := models()["a match goes on"]
			for i := range m.Games {
				m.Games[i].Summary = about
			}
			said := 0
			for _, it := range plan(k, m) {
				if slices.ContainsFunc(it.Look.Idle, func(op ink.Op) bool { return op.Text == about }) {
					said++
				}
			}
			if said != len(m.Games) {
				t.Errorf("at %v, text %v, %d of %d lids say what their games are about", size, text, said, len(m.Games))
			}
		}
	}
}
