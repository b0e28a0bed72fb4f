package towersiege

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
)

// eachPosition plays matches at random over seats, expansions and settings, and shows every position with the events
// that led to it.
func eachPosition(t *testing.T, matches int, look func(s *State, events []rules.Event)) {
	t.Helper()
	g := load(t)
	for seed := range uint64(matches) {
		options := map[string]string{"elemental_adversaries": on, "thaylens_rogue": on, "fiendish_foes": on, "redirect": on, "round_limit": "30",
			"answers1": "all", "answers2": "all", "extended": []string{off, on}[seed%2], "even_start": on}
		m, err := g.New(rules.Setup{Seed: seed + 1, Seats: 2 + int(seed%3), Options: options})
		if err != nil {
			t.Fatal(err)
		}
		s, r := m.(*State), rules.NewRand(seed)
		events := s.Deal()
		for {
			look(s, events)
			d := s.Decision()
			if d.Over() {
				break
			}
			c := d.Choices[r.IntN(len(d.Choices))]
			if (c.Verb == engine.EndTurn || c.Verb == engine.EndCombat) && len(d.Choices) > 1 { // do more before it ends
				c = d.Choices[r.IntN(len(d.Choices))]
			}
			if events, err = s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// elementsOf are the elements of all that lies on the board.
func elementsOf(s *State) (list []rules.Element) {
	for i := range s.Things {
		list = append(list, s.ThingElement(s.Things[i].ID))
	}
	for seat := range int(s.Count) {
		for _, kind := range []string{"seat", "hand", "deck", "discard", "caravan", "spells", "gold", "power", "mines", "stones"} {
			list = append(list, rules.Element(fmt.Sprintf("%s:%d", kind, seat)))
		}
	}
	for _, card := range s.Players[s.Asker].Hand.All() {
		list = append(list, s.CardElement(card))
	}
	for _, card := range s.Content.Innate {
		list = append(list, words.Book{State: s.State}.SpellElement(card))
	}
	for _, e := range words.Buttons {
		if strings.Contains("do:combat do:keep_all do:no_block do:regenerate", string(e)) {
			list = append(list, e)
		}
	}
	return append(list, "position:attack", "position:defend", "position:on_guard", "table:rolls", "table:durations")
}

// wordly is a match whose previews tell no odds, which TestPreviewsTellTheOdds reads.
type wordly struct{ *State }

func (w wordly) Preview(c rules.Choice) (rules.Preview, bool) { return w.Book().Preview(c) }

// All that the game says in random matches is what testdata/said.golden says: questions, choices with their previews,
// why things cannot be clicked, what they are, and what is told. Run the test with -update to write the file anew, and
// read the difference.
func TestSaid(t *testing.T) {
	var said conform.Sayings
	g := load(t)
	n := 0
	eachPosition(t, 9, func(s *State, events []rules.Event) {
		var elements []rules.Element
		if n++; n%97 == 0 || s.Result != engine.Undecided {
			elements = elementsOf(s)
		}
		said.Position(g, wordly{s}, events, elements)
	})
	conform.Golden(t, "said", said.String())
}
