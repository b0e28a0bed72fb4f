package menu

import (
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
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

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

func models() map[string]model {
	games := kittest.Games()
	ready := kittest.Games()
	ready[1] = kittest.EntryOf(kittest.Wide())
	return map[string]model{
		"first start": {Games: games, Version: "0.1.0"},
		"lessons":     {Games: games, Version: "0.1.0", Learn: true, Workshops: []kit.Workshop{workshop.Decks()}},
		"reading":     {Games: games, Version: "0.1.0", Reading: true},
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
