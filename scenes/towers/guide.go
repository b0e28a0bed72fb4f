package towers

import (
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/table"
)

// Guide says what is asked for once the first elements of a choice were clicked.
func (*Board) Guide(m table.Moment) string {
	l, ok := begin(&m)
	if !ok || len(m.Chosen) == 0 {
		return ""
	}
	what := l.begun(m.Chosen[0])
	if list, at := m.Path.Dial(); list != nil {
		what = rules.T("%s (%s)", what, l.match.Book().Step(m.Chosen[:1], list[at]))
	}
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
	case kinds["seat"] && l.strikes() && l.reaches():
		ability, _ := l.reaching()
		return rules.Say("%s: click whom to attack, or first %s to choose who is hit", what, ability)
	case kinds["seat"] && l.strikes() && (kinds["use"] || kinds["ability"] || kinds["thing"] || kinds["do"] || kinds["table"]):
		return rules.Say("%s: click whom to attack, or what else it does", what)
	case kinds["seat"] && l.strikes():
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

// Strength is what a strength of what was clicked is called, with its price.
func (*Board) Strength(s rules.State, chosen []rules.Element, strength rules.Element) string {
	m, ok := s.(match)
	if !ok {
		return ""
	}
	return m.Book().Step(chosen[:min(1, len(chosen))], strength).String()
}

// Step is a strength of what was clicked in a few signs.
func (*Board) Step(s rules.State, chosen []rules.Element, strength rules.Element) table.Step {
	m, ok := s.(match)
	if !ok {
		return table.Step{}
	}
	does, power := m.Book().Notch(chosen[:min(1, len(chosen))], strength)
	if power == 0 {
		return table.Step{Does: does}
	}
	return table.Step{Does: does, Costs: strconv.Itoa(power)}
}

// reaches reports whether who has been picked could choose whom it hits, with an ability that is not in use yet.
func (l *layout) reaches() bool {
	_, ok := l.reaching()
	return ok
}

// strikes reports whether what was clicked leads to an attack on a seat.
func (l *layout) strikes() bool {
	return slices.ContainsFunc(l.Choices, func(c rules.Choice) bool { return c.Verb == engine.Assault })
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
		if say := l.match.Book().Step(l.Chosen, el); !say.Empty() {
			l.Out.Words[el] = say.String()
			if l.fights(el) {
				l.Out.Words[el] = rules.Say("%s, begins Combat", say)
			}
		}
	}
}

// fights reports whether all that can be done over an element begins Combat first: nothing is bought after that (TS-TRN-13).
func (l *layout) fights(el rules.Element) bool {
	all := l.Path.Beyond(el)
	return len(all) > 0 && !slices.ContainsFunc(all, func(c rules.Choice) bool {
		return !slices.ContainsFunc(l.Path.Lead(c), func(before rules.Choice) bool { return before.Verb == engine.EnterCombat })
	})
}
