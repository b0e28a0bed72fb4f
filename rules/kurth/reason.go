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

func because(rule, format string, args ...any) *rules.Refusal {
	return &rules.Refusal{Rule: rule, Why: rules.T(format, args...)}
}

// overRefusal answers everything once the match has ended.
func (s *State) overRefusal() *rules.Refusal {
	outcome, _ := s.Outcome()
	return because(outcome.Rule, "The game is over.")
}

// waiting answers a choice that belongs to another decision.
func (s *State) waiting() *rules.Refusal {
	if s.phase == phaseOver {
		return s.overRefusal()
	}
	return because("KU-TRN-3", "Not possible now: waiting for %s.", s.phase.asked())
}

// asked names the decision in words.
func (p phase) asked() rules.Text {
	return [...]rules.Text{rules.T("nothing"), rules.T("the placing of markers"), rules.T("the choice of a location"), rules.T("the move"),
		rules.T("the attack"), rules.T("the result of the roll"), rules.T("the end of the turn")}[p]
}

// refuse tells why a choice that is not legal cannot be played.
func (s *State) refuse(c rules.Choice) *rules.Refusal {
	if !s.game.knows(c) {
		return because("KU-TRN-3", "No such choice.")
	}
	if s.phase == phaseOver {
		return s.overRefusal()
	}
	switch c.Verb {
	case VerbMove:
		return s.refuseMove(uint8(c.Args[0]))
	case VerbPlace:
		return s.refusePlace()
	case VerbSpecial:
		return s.refusePower(&s.game.cards[c.Args[0]].Special, c.Args[1])
	case VerbCast:
		return s.refusePower(&s.game.cards[c.Args[0]].Spell, c.Args[1])
	case VerbRoll:
		return s.refuseRoll()
	case VerbEndTurn:
		return s.refuseEnd()
	}
	return s.waiting()
}

// refusePower tells why a power cannot be used with target t.
func (s *State) refusePower(p *Power, t int16) *rules.Refusal {
	if r := s.barredAll(p); r != fine {
		return s.refusal(r, p, 0)
	}
	return s.refusal(s.barredTarget(p, t), p, t)
}

// refusePlace: KU-UPK-9, KU-UPK-11.
func (s *State) refusePlace() *rules.Refusal {
	if s.phase == phaseTie {
		card := s.placingCard()
		return because("KU-UPK-11", "Only %s or %s, which the card names.", s.game.places[card.Places[0]].Title(), s.game.places[card.Places[1]].Title())
	}
	return because("KU-UPK-9", "Not possible now: waiting for %s.", s.phase.asked())
}

// refuseMove tells why the token cannot go to a location now.
func (s *State) refuseMove(place uint8) *rules.Refusal {
	switch {
	case s.phase == phaseTie || s.phase == phaseDeal:
		return s.waiting()
	case s.phase != phaseMove:
		return because("KU-MOV-4", "Not possible now: waiting for %s. There is one move per turn.", s.phase.asked())
	}
	_, atEnd := s.game.through(s.token)
	switch {
	case place == s.token && atEnd && s.passageUsable():
		return because("KU-PAS-8", "Once per move.")
	case !s.passageUsable() && s.reachWith(s.walk, true).has(place):
		return because("KU-PAS-4", "Only through the passageway, which opens after doubles.")
	case place == s.token:
		return because("KU-MOV-1", "You must move.")
	case s.walk != s.usualWalk():
		return s.tooFar("KU-MOV-3", place)
	}
	return s.tooFar("KU-MOV-2", place)
}

// tooFar: what lies behind the Warden is far ahead of him, as the city is a ring.
func (s *State) tooFar(rule string, place uint8) *rules.Refusal {
	w := s.walk
	return because(rule, "%d locations %s; you move %d to %d.", w.steps(s.token, place), w.direction(), w.min, w.max)
}

func (s *State) usualWalk() walk { return walk{min: s.game.moveMin, max: s.game.moveMax} }

func (w walk) direction() rules.Text {
	if w.reverse {
		return rules.T("counter-clockwise")
	}
	return rules.T("clockwise")
}

// refuseRoll: KU-ATK-1, KU-ATK-2.
func (s *State) refuseRoll() *rules.Refusal {
	switch {
	case s.phase == phaseEnd && s.last != noAttack:
		return because("KU-ATK-1", "You attack once per turn.")
	case s.phase == phaseEnd && s.markers[s.token] == 0:
		return because("KU-ATK-2", "No markers here: there is no attack.")
	case s.phase == phaseEnd:
		return because("KU-RUL-41", "There is no attack this turn.")
	}
	return s.waiting()
}

// refuseEnd: KU-MOV-1, KU-ATK-1.
func (s *State) refuseEnd() *rules.Refusal {
	switch s.phase {
	case phaseMove:
		return because("KU-MOV-1", "You must move.")
	case phaseAttack:
		return because("KU-ATK-1", "Markers here: you must attack.")
	}
	return s.waiting()
}
