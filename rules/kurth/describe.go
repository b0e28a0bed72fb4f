package kurth

import (
	"slices"

	"portcullis/rules"
)

// Prompt is what the Warden is asked.
func (s *State) Prompt() rules.Prompt {
	upkeep, movement, fight := rules.T("phase 1 of 4, Upkeep"), rules.T("phase 2 of 4, Movement"), rules.T("phase 3 of 4, Attack")
	here := s.game.places[s.token].Told()
	switch s.phase {
	case phaseDeal:
		return prompt(upkeep, "KU-UPK-7", rules.T("Place the markers, or use a special action first"))
	case phaseTie:
		card := s.placingCard()
		return prompt(upkeep, "KU-UPK-11", rules.Plural(int(s.reinforcements), "Choose where %d marker arrives: %s or %s", "Choose where %d markers arrive: %s or %s",
			s.reinforcements, s.game.places[card.Places[0]].Told(), s.game.places[card.Places[1]].Told()))
	case phaseMove:
		return prompt(movement, "KU-MOV-2", s.moveAsk())
	case phaseAttack:
		return prompt(fight, "KU-ATK-1", rules.T("Attack the %s at %s", markers(int(s.markers[s.token])), here))
	case phaseRolled:
		return prompt(fight, "KU-ATK-7", rules.T("Accept the Attack Roll of %d against %d, or %s",
			s.attack.attackRoll(), s.totalStrength(s.markers[s.token], &s.attack), s.instead(rules.T("change it"))))
	case phaseEnd:
		return prompt(fight, "KU-ATK-2", rules.T("End the turn, or %s", s.instead(rules.T("cast a spell first"))))
	}
	outcome, _ := s.Outcome()
	return rules.Prompt{Ask: outcome.Reason, Phase: rules.T("the game is over"), Rule: outcome.Rule}
}

// instead is what else can be done than to go on; spell says what a spell is for.
func (s *State) instead(spell rules.Text) rules.Text {
	spells, specials := s.offers(VerbCast), s.offers(VerbSpecial)
	switch {
	case spells && specials && s.phase == phaseEnd:
		return rules.T("use a spell or special action first")
	case spells:
		return spell
	}
	return rules.T("use a special action first")
}

// offers reports whether the waiting decision has a choice of a verb.
func (s *State) offers(verb rules.Verb) bool {
	return slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == verb })
}

func prompt(phase rules.Text, rule string, ask rules.Text) rules.Prompt {
	return rules.Prompt{Ask: ask, Phase: phase, Rule: rule}
}

// words: "1 to 3 locations clockwise".
func (w walk) words() rules.Text {
	if w.min == 0 {
		return rules.Plural(int(w.max), "up to %d location %s, or stay", "up to %d locations %s, or stay", w.max, w.direction())
	}
	return rules.T("%d to %d locations %s", w.min, w.max, w.direction())
}

func (s *State) moveAsk() rules.Text {
	if s.passageUsable() {
		return rules.T("Move the Warden %s; the passageway is open", s.walk.words())
	}
	return rules.T("Move the Warden %s", s.walk.words())
}

func markers(n int) rules.Text { return rules.Count(n, "%d marker", "%d markers") }

// Progress tells how far the match has come.
func (s *State) Progress() rules.Progress {
	return rules.Progress{Turn: int(s.turn), Text: rules.T("Round %d, turn %d of %d", s.round(), int(s.turn), lastTurn)}
}

// Describe tells what a choice does and over which elements it is clicked.
func (s *State) Describe(c rules.Choice) rules.Description {
	if !s.game.knows(c) {
		return rules.Description{Sentence: rules.T("No such choice"), Path: []rules.Element{ElementWarden}, Rule: "KU-TRN-3"}
	}
	place := &s.game.places[max(0, min(c.Args[0], placeCount-1))]
	switch c.Verb {
	case VerbGoOn:
		return describe("KU-UPK-7", rules.T("Place the markers"), ElementGoOn)
	case VerbPlace:
		return describe("KU-UPK-11", rules.T("Place the markers at %s", place.Told()), place.element)
	case VerbMove:
		return describe(s.moveRule(uint8(c.Args[0])), s.moveSentence(uint8(c.Args[0])), place.element)
	case VerbRoll:
		return describe("KU-ATK-5", rules.T("Roll the attack dice"), ElementRoll)
	case VerbAccept:
		return describe("KU-ATK-7", rules.T("Accept the roll"), ElementAccept)
	case VerbEndTurn:
		return describe("KU-END-2", rules.T("End the turn"), ElementEndTurn)
	}
	p, t := s.game.power(c), c.Args[1]
	path := []rules.Element{p.element}
	if p.target != noTarget {
		path = append(path, s.game.targetElement(p, t))
	}
	return describe(p.rule("KU-SPL-1", "KU-SPC-1"), s.powerSentence(p, t), path...)
}

func describe(rule string, sentence rules.Text, path ...rules.Element) rules.Description {
	return rules.Description{Sentence: sentence, Path: path, Rule: rule}
}

func (s *State) moveRule(place uint8) string {
	switch {
	case s.routeTo(place).passage:
		return "KU-PAS-4"
	case s.walk != s.usualWalk():
		return "KU-MOV-3"
	}
	return "KU-MOV-2"
}

func (s *State) moveSentence(place uint8) rules.Text {
	r, to := s.routeTo(place), s.game.places[place].Told()
	steps := int(r.before + r.after)
	walked := rules.Plural(steps, "%d location %s", "%d locations %s", steps, s.walk.direction())
	switch {
	case !s.reach().has(place):
		return rules.T("Move to %s", to)
	case r == route{}:
		return rules.T("Stay at %s", to)
	case r.passage && steps == 0:
		return rules.T("Move to %s through the passageway", to)
	case r.passage:
		return rules.T("Move to %s through the passageway, %s on foot", to, walked)
	}
	return rules.T("Move to %s, %s", to, walked)
}

// powerSentence: "Cast Unmaking on the Armory (4 Mana)".
func (s *State) powerSentence(p *Power, t int16) rules.Text {
	cost := p.Cost * int(p.payments(t))
	switch aimed := s.aimed(p, t); {
	case p.Spell && cost > 0:
		return rules.T("Cast %s (%d Mana)", aimed, cost)
	case p.Spell:
		return rules.T("Cast %s (free)", aimed)
	case cost > 0:
		return rules.T("Use %s (%d Spirit)", aimed, cost)
	default:
		return rules.T("Use %s (free)", aimed)
	}
}

// aimed names a power with its target: "Unmaking on the Armory".
func (s *State) aimed(p *Power, t int16) rules.Text {
	switch p.target {
	case targetPlace:
		return rules.T("%s on %s", p.Title(), s.game.places[t].Told())
	case targetAmount:
		return rules.T("%s: move %s to %s", p.Title(), markers(int(t)), s.game.places[next(s.token)].Told())
	case targetDice:
		return rules.T("%s: roll %s again", p.Title(), s.diceWords(t))
	case targetDie:
		if s.phase != phaseRolled {
			return rules.T("%s: turn die %d", p.Title(), t)
		}
		return rules.T("%s: turn the %d to %d", p.Title(), s.attack.dice[t-1], s.attack.dice[2-t])
	case targetSlot:
		row := s.row()
		return rules.T("%s: swap %s with %s", p.Title(), s.game.cards[row[rowSize-1]].Title(), s.game.cards[row[t-1]].Title())
	}
	return p.Title()
}

func (s *State) diceWords(set int16) rules.Text {
	switch {
	case set == bothDice:
		return rules.T("both dice")
	case s.phase != phaseRolled:
		return rules.T("die %d", set)
	}
	return rules.T("the %d", s.attack.dice[set-1])
}

// names joins the names of locations: "Citadel, Armory".
func (s *State) names(set placeSet) rules.Text {
	var list []rules.Text
	for place := range uint8(placeCount) {
		if set.has(place) {
			list = append(list, s.game.places[place].Title())
		}
	}
	return rules.Commas(list...)
}
