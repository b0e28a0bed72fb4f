package towers

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/table"
)

// Guide says what is asked for once the first elements of a choice were clicked.
func (*Board) Guide(m table.Moment) string {
	l, ok := begin(&m)
	if !ok || len(m.Chosen) == 0 {
		return ""
	}
	what := l.begun(m.Chosen[0])
	kinds := map[string]bool{}
	for _, el := range m.Next {
		kinds[el.Kind()] = true
	}
	switch {
	case what.Empty():
		return ""
	case kinds["level"]:
		return rules.Say("%s: choose how strong", what)
	case kinds["gold"], kinds["power"]:
		return rules.Say("Alchemy: click what you want for it")
	case kinds["seat"] && kinds["use"], kinds["seat"] && kinds["ability"]:
		return rules.Say("%s: click whom to attack, or what else it does", what)
	case kinds["seat"] && m.Chosen[0].Kind() == "thing" && l.Phase == engine.CombatPhase:
		return rules.Say("%s: click whom to attack", what)
	case kinds["seat"]:
		return rules.Say("%s: click a seat", what)
	case kinds["use"], kinds["ability"], kinds["do"]:
		return rules.Say("%s: choose what it does", what)
	case l.worn(m.Chosen[0]):
		return rules.Say("%s: click who gets it", what)
	}
	return rules.Say("%s: click its target", what)
}

// Phase is empty: the progress of the match says where the events have led.
func (*Board) Phase(table.Moment) string { return "" }

// begun is what was clicked first.
func (l *layout) begun(el rules.Element) rules.Text {
	if a, ok := l.Moment.State.About(el); ok {
		return a.Title
	}
	return rules.Text{}
}

// worn reports whether an element is an Item of the hand.
func (l *layout) worn(el rules.Element) bool {
	card, ok := l.Content.Find(el.Name())
	return ok && el.Kind() == "card" && l.Content.At(card).Type == content.Item
}

// steps says on their buttons what abilities and strengths mean that can be clicked next.
func (l *layout) steps() {
	for _, el := range l.Next {
		if say := (words.Book{State: l.State}).Step(l.Chosen, el); !say.Empty() {
			l.Out.Words[el] = say.String()
		}
	}
}
