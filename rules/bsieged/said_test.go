package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
)

// things is every element that something can be said of.
func things(s *State) (all []rules.Element) {
	el := &s.game.el
	all = append(all, el.catapult, el.messenger, el.avatar, el.first, el.eventDeck, el.enemyDeck, el.eventDiscard, buttonEnd, buttonConcede, buttonFinish, buttonDone, buttonStore,
		"die:0/up", "die:0/down", "stand:north", "tactic:0", "nothing:here")
	for _, list := range [][]rules.Element{el.cards, el.abilities, el.events, el.enemies, el.houses[:], el.walls[:], el.fields[:], el.figures[:], el.pools[:], el.seasons[:], el.discards[:], el.rounds[1:]} {
		all = append(all, list...)
	}
	for f := range el.zones {
		all = append(append(all, el.zones[f][:]...), el.slots[f][:]...)
	}
	for h := range heroNo(s.nhero) {
		all = append(all, s.elHero(h))
	}
	return all
}

// All that the game says in random matches of every table is what testdata/said.golden says: questions,
// choices with their previews, why things cannot be clicked, what they are, and what is told. Run the
// test with -update to write the file anew, and read the difference.
func TestSaid(t *testing.T) {
	var said conform.Sayings
	n := 0
	eachPosition(t, 12, func(s *State, events []rules.Event) {
		var elements []rules.Element
		if n++; n%29 == 0 || s.result != undecided {
			elements = things(s)
		}
		said.Position(content, s, events, elements)
	})
	conform.Golden(t, "said", said.String())
}
