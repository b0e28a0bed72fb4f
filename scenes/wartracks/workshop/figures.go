package workshop

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// figureWords are the means of a deck, and how many of its cards can negate.
func figureWords(set *cards.Set, l decks.List) []string {
	var att, def, creatures, negating int
	for _, line := range l.Lines {
		c := &set.Cards[line.Card]
		if c.Creature() {
			creatures += line.N
			att += line.N * int(c.ATT)
			def += line.N * int(c.DEF)
		}
		if slices.ContainsFunc(slices.Concat(c.Action, c.Passive.Effects), negates) {
			negating += line.N
		}
	}
	mean := func(sum int) rules.Text { return rules.Decimal(float64(sum)/float64(max(creatures, 1)), 1) }
	return []string{rules.Say("Mean ATT %s", mean(att)), rules.Say("Mean DEF %s", mean(def)), rules.Count(negating, "%d Negate", "%d Negates").String()}
}

func negates(e cards.Effect) bool { return e.Do == cards.Negate }
