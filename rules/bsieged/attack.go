package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// attackMorale is what an attack action that destroys earns (BS-ATK-13).
const attackMorale = 1

// The stages of an attackFrame. Its card is the weapon, n the source of the next ability to
// offer a free attack.
const (
	attackRolls uint8 = iota
	attackHits
	bloodAsks   // Bloodthirst: another free attack?
	bloodStarts // it was wanted
	bloodHits
)

// listAttacks offers each Zone that may be attacked, with each weapon that reaches it and
// without, and where there is none in a field to stand on the wall (BS-ATK-1, BS-RUL-14).
func (s *State) listAttacks(h heroNo) {
	if !s.mayAct(h).free() {
		return
	}
	for f := range fieldNo(cards.FieldCount) {
		for z := range zoneNo(cards.ZoneCount) {
			if s.mayTarget(f, z).free() {
				s.offer(Attack, int(f), int(z), -1)
				s.listWeapons(h, f, z)
			}
		}
		if s.mayStand(f).free() {
			s.offer(Stand, int(f))
		}
	}
}

// listWeapons offers an attack with each stored weapon that reaches the Zone, alike ones once.
func (s *State) listWeapons(h heroNo, f fieldNo, z zoneNo) {
	o := &s.heroes[h]
	for i, c := range o.cards[:o.ncard] {
		design := int(s.game.design[c])
		if !s.repeated(h, i) && s.mayWield(h, design, z).free() {
			s.offer(Attack, int(f), int(z), design)
		}
	}
}

// attack puts the hero on the wall and attacks one Zone of the adjacent field, with at most one
// weapon (BS-ATK-1, BS-ATK-4, BS-ATK-16). weapon is a design, -1: none.
func (s *State) attack(h heroNo, f fieldNo, z zoneNo, weapon int) {
	s.spend(h)
	s.stand(h, wallOf(f))
	s.heroes[h].turn.wielded = wieldingOf(weapon)
	a := newFrame(attackFrame)
	a.hero, a.field, a.zone = h, f, z
	if weapon >= 0 {
		a.card, _ = s.held(h, weapon)
		s.lose(h, cards.Gold, s.cost(h, a.card), 0, "BS-TRK-7")
		s.note(h, "weapon_declared", "BS-ATK-16", s.elCard(a.card), s.elZone(f, z))
	}
	s.push(a)
}

// takePosition spends an attack action on a quiet wall (BS-RUL-14).
func (s *State) takePosition(h heroNo, f fieldNo) {
	s.spend(h)
	s.stand(h, wallOf(f))
	s.note(h, "position_taken", "BS-RUL-14", s.elHero(h), s.elPlace(wallOf(f)))
	s.expire(cards.UntilAttack)
}

func (s *State) stepAttack(f *frame) {
	switch f.stage {
	case attackRolls:
		f.stage = attackHits
		w := s.weapon(f.card)
		s.throw(f.hero, cards.RedDie, s.attackDice(f.hero, f.zone, w.Dice), roll{goal: forHits, need: int8(s.targetNumber(f.hero, f.zone, w.Add))})
	case attackHits:
		s.strikeAttack(f)
	case bloodAsks:
		s.stepBlood(f)
	case bloodStarts:
		f.stage = bloodHits
		e := s.bloodthirst(f.hero, int(f.n)-1)
		s.throw(f.hero, cards.RedDie, e.Dice, roll{goal: forHits, need: int8(s.bloodTarget(e))})
	case bloodHits:
		f.stage = bloodAsks
		s.strikeBlood(f)
	}
}

// weapon is the effect of a weapon; the empty effect for none.
func (s *State) weapon(c cardNo) cards.Effect {
	if c != noCard {
		for _, e := range s.game.set.List(s.design(c).Effects) {
			if e.Verb == cards.Weapon {
				return e
			}
		}
	}
	return cards.Effect{}
}

// attackStrength is the total Strength of an attack: the hero's, and the bonus of the weapon
// declared for it (BS-ATK-9, BS-CRD-14).
func (s *State) attackStrength(h heroNo, weapon cardNo) int {
	n := s.strength(h)
	if weapon != noCard {
		n += s.design(weapon).Bonus
	}
	return n
}

// strikeAttack assigns the hits and earns the Morale of a success (BS-ATK-13, BS-CON-55).
func (s *State) strikeAttack(f *frame) {
	hits := s.dice.hits()
	done := s.strike(blow{field: f.field, zone: f.zone, hits: hits, strength: s.attackStrength(f.hero, f.card), by: f.hero, rule: "BS-ATK-11"})
	s.emit(f.hero, rules.Event{Kind: rules.AttackResolved, Name: "attack_resolved", Rule: "BS-ATK-8", Subject: s.elHero(f.hero), To: s.elZone(f.field, f.zone), N: int16(hits), M: int16(done.units + done.vinculum)})
	if done.any() {
		s.earn(f.hero, cards.Morale, s.moraleOfAttack(f.hero), "BS-ATK-13")
	}
	s.expire(cards.UntilAttack)
	if f.zone != zone1 || !done.any() {
		s.pop()
		return
	}
	f.stage = bloodAsks
}

// moraleOfAttack is what a successful attack action earns (BS-CON-55).
func (s *State) moraleOfAttack(h heroNo) int {
	c := s.change(cards.AttackMorale, h, noZone)
	n := attackMorale
	if c.set {
		n = c.low
	}
	return n + c.add
}

// offerBlood offers the free attacks of Bloodthirst after a Massive Attack that destroyed
// something in Zone 1 of a field (BS-ABI-6, BS-RUL-64).
func (s *State) offerBlood(h heroNo, field fieldNo) {
	f := newFrame(attackFrame)
	f.hero, f.field, f.zone, f.stage = h, field, zone1, bloodAsks
	s.push(f)
}

// stepBlood asks for each token whether its free attack is wanted, as long as an enemy is left
// in the same Zone 1 (BS-RUL-64).
func (s *State) stepBlood(f *frame) {
	if o := &s.heroes[f.hero]; !o.lives() || !s.enemies(f.field, f.zone) {
		s.pop()
		return
	}
	for f.n < firstLevel+cards.LevelCount {
		f.n++
		if s.bloodthirst(f.hero, int(f.n)-1) != nil {
			s.wait(askYes, f.hero)
			return
		}
	}
	s.pop()
}

func (s *State) answerBlood(f *frame, c rules.Choice) {
	if c.Verb == Yes {
		f.stage = bloodStarts
		s.note(f.hero, "free_attack", "BS-ABI-6", s.elHero(f.hero), s.elZone(f.field, f.zone))
	}
}

// bloodthirst is the free attack that an ability allows, nil if it allows none.
func (s *State) bloodthirst(h heroNo, source int) *cards.Effect {
	if !s.knows(h, source) {
		return nil
	}
	list := s.game.set.List(s.ability(h, source).Effects)
	for i := range list {
		if list[i].Verb == cards.ExtraAttack {
			return &list[i]
		}
	}
	return nil
}

// bloodTarget is the target number of a free attack, which nothing else changes (BS-ABI-6).
func (s *State) bloodTarget(e *cards.Effect) int {
	if e.Target > 0 {
		return e.Target
	}
	return s.game.set.Zones[zone1].Target
}

// strikeBlood assigns the hits of a free attack: it is no attack action and earns nothing by
// itself (BS-RUL-64).
func (s *State) strikeBlood(f *frame) {
	hits := s.dice.hits()
	e := s.bloodthirst(f.hero, int(f.n)-1)
	done := s.strike(blow{field: f.field, zone: f.zone, hits: hits, strength: e.Strength, by: f.hero, rule: "BS-ABI-6"})
	s.emit(f.hero, rules.Event{Kind: rules.AttackResolved, Name: "attack_resolved", Rule: "BS-ABI-6", Subject: s.elHero(f.hero), To: s.elZone(f.field, f.zone), N: int16(hits), M: int16(done.units + done.vinculum)})
}
