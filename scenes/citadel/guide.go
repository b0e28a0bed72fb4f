package citadel

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/table"
)

// Guide is the prompt after the first clicks of a choice: what the next one is for.
func (*Board) Guide(m table.Moment) string {
	if len(m.Chosen) == 0 {
		return ""
	}
	chosen := m.Chosen[len(m.Chosen)-1]
	next := func(kind string) bool {
		return slices.ContainsFunc(m.Next, func(el rules.Element) bool { return el.Kind() == kind })
	}
	name := ""
	if a, ok := m.State.About(chosen); ok {
		name = a.Title.String()
	}
	switch kind := chosen.Kind(); {
	case chosen == bin:
		return "Choose the card to discard"
	case name == "" && kind != "unit" && kind != "shield":
		return ""
	case kind == "wall" && next("stand"):
		return name + ": attack a Zone, or take position"
	case (kind == "wall" || kind == "zone") && next("weapon"):
		return name + ": choose the weapon, or none"
	case kind == "wall":
		return name + ": choose the Zone to attack"
	case kind == "catapult" && next("zone") && next("field"):
		return name + ": shoot at Zone 3, or choose a field to turn to"
	case kind == "catapult" && next("field"):
		return name + ": choose a field to turn to"
	case next("times"):
		return name + ": choose how often it works"
	case kind == "card" && (next("zone") || next("field")):
		return name + ": choose what to aim it at" + orDiscard(next)
	case kind == "card" && next("use"):
		return name + ": use it" + orDiscard(next)
	case kind == "card" && next("bin"):
		return discarding(m, chosen)
	case next("figures"):
		return "Choose whom it drives back, holds or destroys"
	case next("count"):
		return "Choose how many"
	case kind == "shield":
		return "Choose the hero who is spared"
	}
	return ""
}

// Phase is the phase that the events shown have led to.
func (*Board) Phase(m table.Moment) string {
	d, ok := read(&m)
	if !ok {
		return ""
	}
	phase := "Setup phase"
	switch {
	case d.enemies():
		phase = "Enemies phase"
	case d.Now.Step == bsieged.SeasonEnd:
		phase = "End of Season"
	case d.Now.Step == bsieged.Heroes:
		phase = "Heroes phase"
	}
	return rules.T("Round %d, %s: %s", d.Round, d.set.Match.Seasons[d.Season].Told(), phase).String()
}

func orDiscard(next func(string) bool) string {
	if next("bin") {
		return ", or discard it"
	}
	return ""
}

// discarding says of a card that can only be discarded what that brings, or what else the card is for.
func discarding(m table.Moment, card rules.Element) string {
	d, ok := read(&m)
	a, known := m.State.About(card)
	if !ok || !known {
		return ""
	}
	if d.makesRoom(m.State, card) {
		return rules.Say("Discard %s to make room for %s?", a.Title, d.set.Cards[d.Now.Card].Told())
	}
	for i := range d.set.Cards {
		if c := &d.set.Cards[i]; c.ID == card.Name() && c.Weapon() {
			return rules.Say("%s: no attack can be made with it now; discard it?", a.Title)
		}
	}
	return rules.Say("%s: of no use now; discard it?", a.Title)
}

// makesRoom reports whether the card just drawn could be stored if a stored one were discarded, and cannot as it is.
func (p *position) makesRoom(s rules.State, card rules.Element) bool {
	if p.kind != "card" || stores(s) {
		return false
	}
	for _, c := range s.Decision().Choices {
		if c.Verb == bsieged.Discard && p.set.Cards[c.Args[0]].ID == card.Name() {
			after := s.Clone()
			events, err := after.Apply(c)
			return err == nil && (stores(after) || slices.ContainsFunc(events, func(e rules.Event) bool { return e.Name == "card_stored" }))
		}
	}
	return false
}

// stores reports whether the card just drawn can be stored.
func stores(s rules.State) bool {
	return slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == bsieged.Keeping })
}
