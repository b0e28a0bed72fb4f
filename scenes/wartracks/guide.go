package wartracks

import (
	"portcullis/rules"
	"portcullis/scenes/table"
)

// Guide says what is asked for once a card was clicked that can be played in several ways: where it goes as a creature and what it does as an
// action, and that it is paid for after that (ST-PLY-1, ST-PLY-3, ST-PLY-4).
func (*Board) Guide(m table.Moment) string {
	l, ok := newLayout(&m)
	if !ok || len(m.Chosen) != 1 || m.Chosen[0].Kind() != "card" {
		return ""
	}
	card, ok := l.find(m.Chosen[0])
	if !ok || card.Card == nil {
		return ""
	}
	slot, action := false, false
	for _, el := range m.Next {
		slot, action = slot || el.Kind() == "slot" || el == "button:creature", action || el == "button:action"
	}
	name := card.Card.Told()
	switch {
	case slot && action && card.Card.Cost > 0:
		return rules.Say("%s: click a slot to deploy it, or 'As an action'; then pay", name)
	case slot && action:
		return rules.Say("%s: click a slot to deploy it, or 'As an action'", name)
	case slot && card.Card.Cost > 0:
		return rules.Say("%s: click the slot to deploy it on; then pay", name)
	}
	return ""
}

// Phase is empty: the progress of the match says it.
func (*Board) Phase(table.Moment) string { return "" }
