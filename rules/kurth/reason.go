package kurth

import "portcullis/rules"

// reason is why a power cannot be used, or fine.
type reason uint8

const (
	fine reason = iota
	gameOver
	notInRow
	spellTooEarly
	alreadyCast
	oneSpell
	oneSpecial
	wrongWindow
	needMana
	needSpirit
	diceSettled
	tooManyDice
	diceAlike
	noMarkersThere
	noMarkersAnywhere
	noMarkersBeside
	noMarkersHere
	tooFewMarkers
	alreadyPending
	whiteMarkersUsed
	manaFull
	spiritFull
	passageAlreadyOpen
	noReinforcements
	noWin
	noSuchTarget
)

// refusal puts the reason why p with target t cannot be used into words (ledger 9).
func (s *State) refusal(r reason, p *Power, t int16) *rules.Refusal {
	switch r {
	case gameOver:
		return s.overRefusal()
	case notInRow:
		return because(p.rule("KU-SPL-2", "KU-SPC-2"), "Only this turn's three cards.")
	case spellTooEarly:
		return because("KU-SPL-5", "Spells are cast in Phase 3.")
	case alreadyCast:
		return because("KU-SPL-7", "Already cast this turn.")
	case oneSpell:
		return because("KU-SPL-1", "One spell per turn.")
	case oneSpecial:
		return because("KU-SPC-1", "One special action per turn.")
	case wrongWindow:
		return because(p.rule("KU-SPL-6", "KU-SPC-3"), "Only %s.", rules.Commas(p.Windows.Texts()...))
	case needMana:
		return because("KU-SPL-4", "You need %d Mana.", p.Cost*int(p.payments(max(t, 1))))
	case needSpirit:
		return because("KU-SPC-6", "You need more than %d Spirit.", p.Cost)
	case whiteMarkersUsed:
		return because("KU-PRO-5", "Both white markers are in use.")
	}
	return &rules.Refusal{Rule: p.rule("KU-SPL-6", "KU-SPC-7"), Why: s.condition(r)}
}

// condition is the sentence for a condition of ledger 7.4 that fails.
func (s *State) condition(r reason) rules.Text {
	switch r {
	case diceSettled:
		return rules.T("The dice of this attack are settled already.")
	case tooManyDice:
		return rules.T("Only one die can be rolled again.")
	case diceAlike:
		return rules.T("The two dice show the same face.")
	case noMarkersThere:
		return rules.T("No markers there.")
	case noMarkersAnywhere:
		return rules.T("No markers in the city.")
	case noMarkersBeside:
		return rules.T("No markers beside you.")
	case noMarkersHere:
		return rules.T("No markers at your location.")
	case tooFewMarkers:
		return rules.T("Not so many markers at your location.")
	case alreadyPending:
		return rules.T("Already to be protected next turn.")
	case manaFull:
		return rules.T("Mana is at its top.")
	case spiritFull:
		return rules.T("Spirit is at its top.")
	case passageAlreadyOpen:
		return rules.T("The passageway is open already.")
	case noReinforcements:
		return rules.T("No reinforcements to lower.")
	case noWin:
		return rules.T("Only after an attack won this turn.")
	}
	return rules.T("No such target.")
}

// rule picks the rule of a spell or of a special action.
func (p *Power) rule(spell, special string) string {
	if p.Spell {
		return spell
	}
	return special
}

// barred tells why a power cannot be used now whatever its target, in the order in which
// a person would ask.
func (s *State) barred(p *Power) reason {
	switch {
	case s.phase == phaseOver:
		return gameOver
	case !s.inRow(p.card):
		return notInRow
	case p.Spell && s.phase <= phaseMove:
		return spellTooEarly
	case p.Spell && s.hasCast(p.card):
		return alreadyCast
	case p.Spell && s.spellsLeft == 0:
		return oneSpell
	case !p.Spell && s.specialUsed:
		return oneSpecial
	case p.Windows&fixed[s.phase].window == 0:
		return wrongWindow
	case p.Spell && int(s.mana) < p.Cost:
		return needMana
	case !p.Spell && p.Cost > 0 && int(s.spirit) <= p.Cost:
		return needSpirit
	}
	return fine
}

// barredTarget tells why target t of a power that is not barred cannot be picked.
func (s *State) barredTarget(p *Power, t int16) reason {
	if p.target == targetPayment && int16(p.Cost)*t > int16(s.mana) {
		return needMana
	}
	e := &p.Effects[0]
	return e.blocked(s, e, t)
}

// barredAll tells why a power cannot be used now with any target.
func (s *State) barredAll(p *Power) reason {
	if r := s.barred(p); r != fine {
		return r
	}
	first := s.barredTarget(p, p.low)
	for t := p.low + 1; t <= p.high && first != fine; t++ {
		if s.barredTarget(p, t) == fine {
			return fine
		}
	}
	if first == noMarkersThere {
		return noMarkersAnywhere
	}
	return first
}
