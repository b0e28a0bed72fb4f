package decks

import (
	"portcullis/rules"
	"portcullis/rules/fold"
)

// find returns the card that a person names or a file gives the key of.
func (b *Book) find(name string) (Card, bool) {
	if card, ok := b.byKey[name]; ok {
		return card, true
	}
	card, ok := b.byName[fold.Text(name)]
	return card, ok
}

// unknown says that no card has a name and which one may be meant.
func (b *Book) unknown(name string) rules.Text {
	if near, ok := b.near(name); ok {
		return rules.T("There is no card %q; perhaps %s is meant.", name, b.At(near).Name)
	}
	return rules.T("There is no card %q.", short(name))
}

// longestName is where [Book.near] stops looking for what may be meant.
const longestName = 60

// short cuts a text that a message quotes.
func short(text string) string {
	if runes := []rune(text); len(runes) > longestName {
		return string(runes[:longestName]) + "..."
	}
	return text
}

// near returns the card whose name or key differs least from a misspelt one, if it differs
// in at most a third of its letters.
func (b *Book) near(name string) (best Card, ok bool) {
	if name = fold.Text(name); len(name) > longestName {
		return None, false
	}
	least := len(name)/3 + 1
	for i := range b.Designs {
		d := b.At(Card(i))
		if n := min(distance(name, fold.Text(d.Name)), distance(name, fold.Text(d.Key))); n < least {
			best, ok, least = Card(i), true, n
		}
	}
	return best, ok
}

// distance is how many letters must be put in, left out or changed to make b out of a
// (Levenshtein).
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		diagonal := row[0]
		row[0] = i + 1
		for j := range y {
			cost := 1
			if x[i] == y[j] {
				cost = 0
			}
			diagonal, row[j+1] = row[j+1], min(row[j+1]+1, row[j]+1, diagonal+cost)
		}
	}
	return row[len(y)]
}
