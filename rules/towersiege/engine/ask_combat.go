package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

var (
	inDefendAttack = because("TS-ATK-4", "It is in DEFEND.")
	cannotAttack   = because("TS-CMB-2", "It cannot attack.")
	noOpponent     = because("TS-ATK-8", "An attack names one opponent.")
	noAbility      = because("TS-INN-3", "It has no such ability now.")
	pairTogether   = because("TS-TYP-4", "A declared pair attacks together, the Mount first.")
	noBoost        = because("TS-TYP-13", "It has no such strength.")
)

// refuseDeclare is why a creature cannot be declared as an attacker (TS-CMB-2).
func (s *State) refuseDeclare(seat rules.Seat, t *Thing) *rules.Refusal {
	switch {
	case t == nil || t.Owner != seat || !s.Creature(t):
		return cannotAttack
	case s.Truce() || s.Players[seat].Barred:
		return noTruce
	case t.Position == ToDefend || t.Has(FumbledMage):
		return inDefendAttack
	case t.Has(Attacked):
		return attackedNow
	case !t.OnField() && (!s.Is(t, content.Mage) || !s.shoots(t)):
		return onlyInside
	}
	return nil
}

// shoots reports whether a creature has an attack by Innate Skill.
func (s *State) shoots(t *Thing) bool {
	for i := range s.Things {
		by := &s.Things[i]
		if by != t && (by.On != t.ID || !by.Has(InUse)) {
			continue
		}
		for n := range s.Info(by).Effects {
			if e := &s.Info(by).Effects[n]; e.When == content.OnTurn && e.Attacks() {
				return true
			}
		}
	}
	return false
}

// refuseAttack is why a creature cannot make its attack now.
func (s *State) refuseAttack(t *Thing) *rules.Refusal {
	switch {
	case t == nil:
		return cannotAttack
	case s.Truce() || s.Players[t.Owner].Barred:
		return noTruce
	case t.Position == ToDefend || t.Has(FumbledMage):
		return inDefendAttack
	case t.Has(Attacked):
		return attackedNow
	case !t.Has(Declared):
		return notDeclared
	case !t.OnField() && !s.Is(t, content.Mage):
		return onlyInside
	}
	return nil
}

// askDeclare: who will attack this turn (TS-CMB-1).
type askDeclare struct{}

func (askDeclare) name() string { return "declare" }

func (askDeclare) list(s *State) {
	for i := range s.Things {
		if t := &s.Things[i]; !t.Has(Declared) && s.refuseDeclare(s.Asker, t) == nil {
			s.offer(Declare, int(t.ID))
		}
	}
	s.offer(Ready)
}

type declare struct{}

func (declare) spelling(*World) notation.Spelling { return spelt(Declare, "declare", thingPart) }

func (declare) play(s *State, c rules.Choice) {
	t := s.At(thingOf(c, 0))
	t.Marks |= Declared
	if t.OnField() {
		t.Position = ToAttack
	}
	s.tell(rules.Event{Kind: rules.PieceMoved, Name: "will_attack", Rule: "TS-CMB-1", Seat: t.Owner, Subject: s.ThingElement(t.ID), To: PositionElement(ToAttack)})
}

func (declare) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskDeclare {
		return nil
	}
	return s.refuseDeclare(s.Asker, s.At(thingOf(c, 0)))
}

// ready says that all attackers are declared.
type ready struct{}

func (ready) spelling(*World) notation.Spelling { return spelt(Ready, "ready to fight") }

func (ready) play(s *State, _ rules.Choice) { s.Stack.Top().Stage = fighting }

func (ready) refuse(*State, rules.Choice) *rules.Refusal { return nil }

// askCombat: which declared attacker attacks whom and how, with magic and all else between (D-COMBAT).
type askCombat struct{}

func (askCombat) name() string { return "combat" }

func (askCombat) list(s *State) {
	seat := s.Asker
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner != seat || !t.Has(Declared) {
			continue
		}
		s.offerMelee(seat, t)
		s.offerDirected(seat, t)
		if !t.Has(Attacked) {
			s.offer(Forgo, int(t.ID))
		}
	}
	s.offerMagic(seat)
	s.offerUses(seat)
	s.offerItems(seat)
	s.offerUpkeep(seat)
	s.offerConversions(seat)
	s.offerMoves(seat)
	s.offer(EndCombat)
}

// paired is the rider that attacks together with a Mount now; nil if the Mount attacks alone (TS-TYP-4).
func (s *State) paired(t *Thing) *Thing {
	if other := s.At(t.Partner); t.Partner != 0 && other != nil && s.refuseAttack(t) == nil && s.refuseAttack(other) == nil {
		return other
	}
	return nil
}

// refuseByHand is why a creature makes no attack hand to hand.
func (s *State) refuseByHand(seat rules.Seat, t *Thing) *rules.Refusal {
	if t == nil || t.Owner != seat || !s.Creature(t) {
		return cannotAttack
	}
	if why := s.refuseAttack(t); why != nil {
		return why
	}
	if !t.OnField() {
		return onlyInside
	}
	return nil
}

// rides reports whether a creature attacks together with its Mount, which begins (TS-TYP-4).
func (s *State) rides(t *Thing) bool { return s.paired(t) != nil && !t.Has(Carries) }

func (s *State) offerMelee(seat rules.Seat, t *Thing) {
	if s.refuseByHand(seat, t) != nil || s.rides(t) {
		return
	}
	for other := range rules.Seat(s.Count) {
		if other == seat || s.Players[other].Out {
			continue
		}
		s.offer(Assault, int(t.ID), int(other), 0)
		if e := s.Info(t).Has(content.Boost); e != nil {
			for n := range e.Levels {
				if s.Affords(seat, 0, e.Levels[n].Power) {
					s.offer(Assault, int(t.ID), int(other), n+1)
				}
			}
		}
	}
}

// attackBegins marks who attacks.
func (s *State) attackBegins(t *Thing, a *Action) {
	if rider := s.paired(t); rider != nil && t.Has(Carries) {
		a.Partner = rider.ID
		rider.Marks = rider.Marks&^Declared | Attacked
	}
	t.Marks = t.Marks&^Declared | Attacked
	s.Players[t.Owner].Attacked = true
}

// assault is a melee attack on an opponent's army (TS-ATK-1, TS-ATK-8).
type assault struct{}

func (assault) spelling(*World) notation.Spelling {
	return spelt(Assault, "assault", thingPart, seatPart, levelPart)
}

func (assault) play(s *State, c rules.Choice) {
	t := s.At(thingOf(c, 0))
	a := Action{Type: MeleeAction, Seat: t.Owner, Opponent: rules.Seat(c.Args[1]), Card: t.Card, Level: uint8(c.Args[2]), Source: t.ID}
	if a.Level > 0 {
		s.pay(t.Owner, 0, s.Info(t).Has(content.Boost).Levels[a.Level-1].Power, "TS-TYP-13")
	}
	s.attackBegins(t, &a)
	s.tell(rules.Event{Kind: rules.Note, Name: "assaults", Rule: "TS-ATK-1", Seat: t.Owner, Subject: s.ThingElement(t.ID), To: SeatElement(a.Opponent), N: int16(a.Level)})
	s.declare(a)
}

func (assault) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskCombat {
		return nil
	}
	t, other, level := s.At(thingOf(c, 0)), rules.Seat(c.Args[1]), int(c.Args[2])
	if why := s.refuseByHand(s.Asker, t); why != nil {
		return why
	}
	if s.rides(t) {
		return pairTogether
	}
	if other == s.Asker || other >= rules.Seat(s.Count) || s.Players[other].Out {
		return noOpponent
	}
	if level == 0 {
		return nil
	}
	e := s.Info(t).Has(content.Boost)
	switch {
	case e == nil || level > len(e.Levels):
		return noBoost
	case !s.Affords(s.Asker, 0, e.Levels[level-1].Power):
		return cannotPay
	}
	return nil
}

func (s *State) offerDirected(seat rules.Seat, t *Thing) {
	if s.refuseByHand(seat, t) != nil {
		return
	}
	for ability := content.Flight; ability < content.AbilityCount; ability++ {
		if s.refuseAbility(t, ability) != nil {
			continue
		}
		for i := range s.Things {
			if d := &s.Things[i]; s.refuseDirected(t, d) == nil {
				s.offer(Direct, int(t.ID), int(ability), int(d.ID))
			}
		}
	}
}

// refuseAbility is why a creature makes no Directed Attack by an ability: a rider attacks alone by one that its Mount
// does not have (TS-TYP-4).
func (s *State) refuseAbility(t *Thing, a content.Ability) *rules.Refusal {
	switch {
	case !s.Able(t, a, false):
		return noAbility
	case s.rides(t) && s.Able(s.At(t.Partner), a, false):
		return pairTogether
	}
	return nil
}

// refuseDirected is why a Directed Attack does not choose a thing (TS-TGT-3).
func (s *State) refuseDirected(t, d *Thing) *rules.Refusal {
	switch {
	case d == nil || d.ID == t.ID || t.Partner != 0 && d.ID == t.Partner:
		return noTarget
	case s.Creature(d) && !d.OnField():
		return inItsTower
	case !s.hits(d, false):
		return noTarget
	}
	return nil
}

// direct is a Directed Attack by an ability on a chosen recipient (TS-ATK-3).
type direct struct{}

func (direct) spelling(*World) notation.Spelling {
	return spelt(Direct, "direct", thingPart, abilityNames(), thingPart)
}

func (direct) play(s *State, c rules.Choice) {
	t, d := s.At(thingOf(c, 0)), s.At(thingOf(c, 2))
	a := Action{Type: DirectedAction, Seat: t.Owner, Opponent: d.Owner, Card: t.Card, Source: t.ID, Ability: content.Ability(c.Args[1])}
	s.attackBegins(t, &a)
	s.usedFor(t.ID, a.Ability)
	a.met(d.ID)
	s.tell(rules.Event{Kind: rules.Note, Name: "directs", Rule: "TS-ATK-3", Seat: t.Owner, Subject: s.ThingElement(t.ID), To: s.ThingElement(d.ID), N: int16(a.Ability)})
	s.declare(a)
}

func (direct) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskCombat {
		return nil
	}
	t := s.At(thingOf(c, 0))
	if why := s.refuseByHand(s.Asker, t); why != nil {
		return why
	}
	if why := s.refuseAbility(t, content.Ability(c.Args[1])); why != nil {
		return why
	}
	return s.refuseDirected(t, s.At(thingOf(c, 2)))
}

// forgo gives a declared attack up; the creature stays in ATTACK (TS-CMB-3).
type forgo struct{}

func (forgo) spelling(*World) notation.Spelling { return spelt(Forgo, "forgo", thingPart) }

func (forgo) play(s *State, c rules.Choice) {
	t := s.At(thingOf(c, 0))
	t.Marks &^= Declared
	s.note("forgoes", "TS-CMB-3", t)
}

func (forgo) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskCombat {
		return nil
	}
	return notDeclared
}

// endCombat ends Combat; who has not attacked forgoes (TS-CMB-16).
type endCombat struct{}

func (endCombat) spelling(*World) notation.Spelling { return spelt(EndCombat, "end combat") }

func (endCombat) play(s *State, _ rules.Choice) {
	s.forgoAll()
	s.Stack.Top().Stage = closing
}

func (endCombat) refuse(*State, rules.Choice) *rules.Refusal { return nil }
