package cards

import (
	"strings"

	"portcullis/rules"
)

// fold makes names comparable: small letters, one kind of apostrophe and dash, single
// spaces.
func fold(name string) string {
	name = strings.NewReplacer("\u2019", "'", "\u2018", "'", "\u2013", "-", "\u2011", "-", "_", " ").Replace(strings.ToLower(name))
	return strings.Join(strings.Fields(name), " ")
}

// find returns the card that a person names or a file gives the key of.
func (s *Set) find(name string) (ID, bool) {
	if id, ok := s.byKey[name]; ok {
		return id, true
	}
	id, ok := s.byName[fold(name)]
	return id, ok
}

// unknown says that no card has a name and which one may be meant.
func (s *Set) unknown(name string) rules.Text {
	if near, ok := s.near(name); ok {
		return rules.T("There is no card %q; perhaps %s is meant.", name, s.Cards[near].Name)
	}
	return rules.T("There is no card %q.", short(name))
}

// longestName is where [Set.near] stops looking for what may be meant.
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
func (s *Set) near(name string) (best ID, ok bool) {
	if name = fold(name); len(name) > longestName {
		return None, false
	}
	least := len(name)/3 + 1
	for i := range s.Cards {
		c := &s.Cards[i]
		if d := min(distance(name, fold(c.Name)), distance(name, fold(c.Key))); d < least {
			best, ok, least = c.ID, true, d
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
