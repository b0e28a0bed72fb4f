package words

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// About explains a thing on the board.
func (b Book) About(e rules.Element) (rules.Article, bool) {
	card := content.NoCard
	switch e.Kind() {
	case "card", "spell":
		if found, ok := b.Content.Find(e.Name()); ok {
			card = found
		}
	case "thing":
		if t := b.ThingOf(e); t != nil {
			card = t.Card
		}
	}
	if card == content.NoCard {
		return rules.Article{}, false
	}
	info := b.Content.At(card)
	a := rules.Article{Title: info.Title(), Picture: "towersiege/cards/" + info.ID}
	for _, t := range []rules.Text{info.Rules(), info.Lore()} {
		if !t.Empty() {
			a.Body = append(a.Body, t)
		}
	}
	return a, true
}
