package kurth

import (
	"strings"

	"portcullis/rules"
)

// Prompt is what the Warden is asked.
func (s *State) Prompt() rules.Prompt {
	const upkeep, movement, fight = "phase 1 of 4, Upkeep", "phase 2 of 4, Movement", "phase 3 of 4, Attack"
	here := s.game.places[s.token].Phrase
	switch s.phase {
	case phaseDeal:
		return prompt(upkeep, "KU-UPK-7", rules.T("Place the markers, or use a special action first"))
	case phaseTie:
		card := s.placingCard()
		return prompt(upkeep, "KU-UPK-11", rules.T("Choose where %s arrive: %s or %s", markers(int(s.reinforcements)),
			s.game.places[card.Places[0]].Phrase, s.game.places[card.Places[1]].Phrase))
	case phaseMove:
		return prompt(movement, "KU-MOV-2", rules.T("Move the Warden %s%s", s.walk.words(), s.passageWords()))
	case phaseAttack:
		return prompt(fight, "KU-ATK-1", rules.T("Attack the %s at %s", markers(int(s.markers[s.token])), here))
	case phaseRolled:
		return prompt(fight, "KU-ATK-7", rules.T("Accept the Attack Roll of %d against %d, or change it",
			s.attack.attackRoll(), s.totalStrength(s.markers[s.token], &s.attack)))
	case phaseEnd:
		return prompt(fight, "KU-ATK-2", rules.T("End the turn, or use a spell or special action first"))
	}
	outcome, _ := s.Outcome()
	return rules.Prompt{Ask: outcome.Reason, Phase: rules.T("the game is over"), Rule: outcome.Rule}
}

func prompt(phase, rule string, ask rules.Text) rules.Prompt {
	return rules.Prompt{Ask: ask, Phase: rules.T(phase), Rule: rule}
}

func (w walk) words() rules.Text {
	if w.min == 0 {
		return rules.T("up to %d locations %s, or stay", w.max, w.direction())
	}
	return rules.T("%d to %d locations %s", w.min, w.max, w.direction())
}

func (s *State) passageWords() string {
	if s.passageUsable() {
		return "; the passageway is open"
	}
	return ""
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
		return describe("KU-UPK-11", rules.T("Place the markers at %s", place.Phrase), place.element)
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
	r, to := s.routeTo(place), s.game.places[place].Phrase
	steps := int(r.before + r.after)
	walked := rules.T("%s %s", rules.Count(steps, "%d location", "%d locations"), s.walk.direction())
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
	act, price := rules.T("Use %s", p.Name), rules.T("free")
	cost := p.Cost * int(p.payments(t))
	switch {
	case p.Spell && cost > 0:
		act, price = rules.T("Cast %s", p.Name), rules.T("%d Mana", cost)
	case p.Spell:
		act = rules.T("Cast %s", p.Name)
	case cost > 0:
		price = rules.T("%d Spirit", cost)
	}
	return rules.T("%s%s (%s)", act, s.targetWords(p, t), price)
}

// targetWords says what a power is aimed at: " on the Armory".
func (s *State) targetWords(p *Power, t int16) rules.Text {
	switch p.target {
	case targetPlace:
		return rules.T(" on %s", s.game.places[t].Phrase)
	case targetAmount:
		return rules.T(": move %s to %s", markers(int(t)), s.game.places[next(s.token)].Phrase)
	case targetDice:
		return rules.T(": roll %s again", s.diceWords(t))
	case targetDie:
		if s.phase != phaseRolled {
			return rules.T(": turn die %d", t)
		}
		return rules.T(": turn the %d to %d", s.attack.dice[t-1], s.attack.dice[2-t])
	case targetSlot:
		row := s.row()
		return rules.T(": swap %s with %s", s.game.cards[row[rowSize-1]].Name, s.game.cards[row[t-1]].Name)
	}
	return rules.T("")
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
func (s *State) names(set placeSet) string {
	var list []string
	for place := range uint8(placeCount) {
		if set.has(place) {
			list = append(list, s.game.places[place].Name)
		}
	}
	return strings.Join(list, ", ")
}
