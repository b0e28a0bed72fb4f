package engine

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// spellings is how all choices are written.
func spellings(w *World) *notation.Table {
	var list []notation.Spelling
	for _, a := range answers[1:] {
		list = append(list, a.spelling(w))
	}
	return notation.New("Tower Siege", []string{"buy skeleton", "cast powerbolt 0 12", "assault 12 1 0", "pass"}, list...)
}

// cardNames are the ids of the cards.
func (w *World) cardNames() notation.Names {
	n := notation.Names{Kind: "card"}
	for i := range w.Content.Cards {
		n.IDs = append(n.IDs, w.Content.Cards[i].ID)
	}
	return n
}

// The parts of choices that are no cards: things by their numbers, seats, levels, effects of a card.
const (
	thingPart  notation.Number = math.MaxInt16
	seatPart   notation.Number = MaxSeats
	levelPart  notation.Number = content.MaxChosen
	effectPart notation.Number = 8
	targetPart notation.Number = math.MaxInt16
)

// abilityNames are the ids of the abilities.
func abilityNames() notation.Names {
	n := notation.Names{Kind: "ability", IDs: []string{"none"}}
	for a := content.Flight; a < content.AbilityCount; a++ {
		n.IDs = append(n.IDs, a.ID())
	}
	return n
}

// spelt is a spelling of words followed by parts.
func spelt(v rules.Verb, words string, form ...notation.Part) notation.Spelling {
	if len(form) == 0 {
		return notation.Spelling{Verb: v, Words: words, Form: notation.Nothing{}}
	}
	return notation.Spelling{Verb: v, Words: words, Form: notation.Parts(form)}
}

// thingOf is an argument that names a thing.
func thingOf(c rules.Choice, i int) ThingID { return ThingID(c.Args[i]) }

// cardOf is the first argument of choices that name a card.
func cardOf(c rules.Choice) content.Card { return content.Card(c.Args[0]) }
