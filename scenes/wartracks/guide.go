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
	l.plan()
	slot, action := false, false
	for _, el := range m.Next {
		slot, action = slot || el.Kind() == "slot" || el == "button:creature", action || el == "button:action"
	}
	name := card.Card.Told()
	switch {
	case slot && action && card.Card.Cost > 0:
		if paid := l.paidWith(); !paid.Empty() {
			return rules.Say("%s: click a slot to deploy it, or 'As an action'; %s", name, paid)
		}
		return rules.Say("%s: click a slot to deploy it, or 'As an action'; then pay", name)
	case slot && action:
		return rules.Say("%s: click a slot to deploy it, or 'As an action'", name)
	case slot && card.Card.Cost > 0:
		if paid := l.paidWith(); !paid.Empty() {
			return rules.Say("%s: click the slot to deploy it on; %s", name, paid)
		}
		return rules.Say("%s: click the slot to deploy it on; then pay", name)
	}
	return ""
}

// paidWith says what pays by the click that deploys, where that is proposed and nothing is left to choose; empty: the payment is asked for.
func (l *layout) paidWith() rules.Text {
	if !l.planned || len(l.Pay.Propose) == 0 || l.Pay.Asked || l.Unset {
		return rules.Text{}
	}
	if words, short := l.payersNamed(rules.And); short {
		return rules.T("%s will pay", words)
	}
	return rules.T("what is marked will pay")
}

// Phase is empty: the progress of the match says it.
func (*Board) Phase(table.Moment) string { return "" }
