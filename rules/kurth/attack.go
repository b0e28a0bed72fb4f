package kurth

import (
	"slices"

	"portcullis/rules"
)

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

// spared is how much Spirit a lost attack would have cost besides, but for a spell (KU-SPL-2); 0: it was won, or nothing spared any.
func (s *State) spared() uint8 {
	if s.last == attackWon {
		return 0
	}
	return uint8(min(int16(s.game.strengthOf(s.attack.met).Spirit), max(0, s.attack.spiritGuard)))
}

// guard is the spell that spares Spirit; nil: there is none, or several.
func (g *Game) guard() *Power {
	var found *Power
	for i := range g.cards {
		p := &g.cards[i].Spell
		if !slices.ContainsFunc(p.Effects, func(e Effect) bool { return e.Verb == "guard_spirit" }) {
			continue
		}
		if found != nil {
			return nil
		}
		found = p
	}
	return found
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
	s.emitAct(rules.Event{Kind: rules.AttackResolved, Name: "attack_resolved", Rule: "KU-ATK-7", Subject: ElementWarden, To: s.game.places[here].element, N: roll, M: need, Count: s.spared()})
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
