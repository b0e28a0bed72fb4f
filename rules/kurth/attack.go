package kurth

import "portcullis/rules"

// useSpecial pays for a special action and carries it out (KU-SPC-1, KU-SPC-5).
func (s *State) useSpecial(p *Power, t int16) {
	s.specialUsed, s.special = true, p.card+1
	s.emitAct(rules.Event{Kind: rules.Note, Name: "special_used", Rule: "KU-SPC-1", Subject: p.element, To: s.game.targetElement(p, t), N: int16(p.Cost)})
	s.changeSpirit(-int16(p.Cost))
	s.carryOut(p, t)
}

// castSpell pays for a spell and carries it out (KU-SPL-1, KU-SPL-3).
func (s *State) castSpell(p *Power, t int16) {
	s.spellsLeft--
	s.cast |= 1 << p.card
	payments := p.payments(t)
	s.emitAct(rules.Event{Kind: rules.Note, Name: "spell_cast", Rule: "KU-SPL-1", Subject: p.element, To: s.game.targetElement(p, t), N: int16(p.Cost) * payments})
	s.changeMana(-int16(p.Cost) * payments)
	for range payments {
		s.carryOut(p, t)
	}
}

// payments is how often a casting with target t pays the cost.
func (p *Power) payments(t int16) int16 {
	if p.target == targetPayment {
		return t
	}
	return 1
}

// carryOut applies the effects of a power in order. The first one's condition was met;
// a later one that cannot apply does nothing.
func (s *State) carryOut(p *Power, t int16) {
	for i := range p.Effects {
		e := &p.Effects[i]
		if i == 0 || e.blocked(s, e, t) == fine {
			e.apply(s, e, t)
		}
	}
	if s.phase == phaseAttack && s.markers[s.token] == 0 { // KU-RUL-24
		s.phase = phaseEnd
	}
}

// roll throws the attack dice (KU-ATK-5). Of three the two highest are kept, in rolled
// order (KU-RUL-21).
func (s *State) roll() {
	a := &s.attack
	event := rules.Event{Kind: rules.DiceRolled, Name: "dice_rolled", Rule: "KU-ATK-5", Kept: attackDice, Count: attackDice, Reveals: true}
	a.dice = [attackDice]uint8{s.rng.Die(), s.rng.Die()}
	if a.extraDie {
		a.dice, a.aside = keepTwo([...]uint8{a.dice[0], a.dice[1], s.rng.Die()})
		event.Count = attackDice + 1
	}
	event.Dice = rules.Faces{a.dice[0], a.dice[1], a.aside}
	s.phase = phaseRolled
	s.emitAct(event)
}

// keepTwo sets the last of the lowest of three dice aside.
func keepTwo(d [attackDice + 1]uint8) (kept [attackDice]uint8, aside uint8) {
	switch {
	case d[2] <= d[0] && d[2] <= d[1]:
		return [...]uint8{d[0], d[1]}, d[2]
	case d[1] <= d[0]:
		return [...]uint8{d[0], d[2]}, d[1]
	}
	return [...]uint8{d[1], d[2]}, d[0]
}

// attackRoll is the dice plus the bonuses from spells (KU-ATK-6).
func (a *attack) attackRoll() int16 { return int16(a.dice[0]) + int16(a.dice[1]) + a.bonus }

// doubles: KU-RUL-20.
func (a *attack) doubles() bool { return a.dice[0] != 0 && a.dice[0] == a.dice[1] }

// totalStrength is the A/S of so many markers with the total bonus, as the attack a meets
// it (KU-ATK-3, KU-RUL-29).
func (s *State) totalStrength(markers int16, a *attack) int16 {
	return max(0, int16(s.game.strengthOf(markers).Strength)+s.bonus-a.strengthCut)
}

// spiritAtRisk is what losing the attack a against so many markers costs (KU-ATK-11).
func (s *State) spiritAtRisk(markers int16, a *attack) int16 {
	return max(0, int16(s.game.strengthOf(markers).Spirit)-a.spiritGuard)
}

// removals is how many markers a won attack may remove (KU-ATK-8, KU-ATK-14).
func (s *State) removals(a *attack) int16 {
	return int16(s.game.removalOf(a.attackRoll()).Removed) + a.extraLoss
}

// resolve ends the attack: doubles open the passageway, a win removes markers, a loss
// costs Spirit (KU-ATK-7 to KU-ATK-12, KU-PAS-2).
func (s *State) resolve() {
	a, here := &s.attack, s.token
	a.met = s.markers[here]
	roll, need := a.attackRoll(), s.totalStrength(a.met, a)
	s.phase, s.last = phaseEnd, attackLost
	if roll >= need {
		s.last = attackWon
	}
	s.emitAct(rules.Event{Kind: rules.AttackResolved, Name: "attack_resolved", Rule: "KU-ATK-7", Subject: ElementWarden, To: s.game.places[here].element, N: roll, M: need})
	if a.doubles() && !s.passageMarker {
		s.passageMarker = true
		s.markPassage(1)
	}
	if s.last == attackWon {
		s.removeBeaten()
		return
	}
	s.changeSpirit(-s.spiritAtRisk(a.met, a))
	if s.spirit == 0 { // KU-END-8, KU-RUL-17
		s.finish(lostSpirit)
	}
}

// removeBeaten removes what a won attack removes; the surplus is lost unless it carries
// over to the next location (KU-ATK-9, KU-RUL-11).
func (s *State) removeBeaten() {
	n := s.removals(&s.attack)
	n -= s.take(s.token, n)
	if s.attack.carryOver {
		s.take(next(s.token), n)
	}
}
