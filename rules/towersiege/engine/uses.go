package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

var (
	notUsable    = because("TS-TRN-13", "It cannot be used now.")
	usedThisTurn = because("TS-INN-1", "It was used this turn.")
	attackedNow  = because("TS-ATK-6", "It has made its attack of the turn.")
	noTruce      = because("TS-SCR-23", "No army may attack now.")
	notDeclared  = because("TS-CMB-1", "It was not sent out to attack when the fight began: only who was sent out can strike in this turn.")
	onlyInside   = because("TS-TWR-15", "It is in a structure.")
	notLater     = because("TS-RUL-64", "It would not last longer.")
	ratioInForce = because("TS-ALC-5", "This ratio is in force.")
)

// actor is the creature that uses an effect of a thing: itself, or its bearer; nil for a Relic that stands by
// itself.
func (s *State) actor(t *Thing) *Thing {
	if s.Carried(t) {
		return s.At(t.On)
	}
	if s.Creature(t) {
		return t
	}
	return nil
}

// refuseUse is why a seat cannot use an effect of a thing now, whatever its target.
func (s *State) refuseUse(seat rules.Seat, t *Thing, n int) *rules.Refusal {
	if t == nil || t.Owner != seat || n >= len(s.Info(t).Effects) || s.Carried(t) && !t.Has(InUse) || !s.Carried(t) && t.Points == 0 {
		return notUsable
	}
	e := &s.Info(t).Effects[n]
	actor := s.actor(t)
	switch {
	case e.When != content.OnTurn && e.When != content.AnyTurn || e.Verb == content.Boost:
		return notUsable
	case !s.onTurn() && (s.Asked != AskRespond || e.When != content.AnyTurn || s.Stack.Top().Window == Declaring):
		return onTurnOnly
	case t.Used&(1<<n) != 0:
		return usedThisTurn
	}
	var why *rules.Refusal
	switch e.Verb {
	case content.Enable:
		switch {
		case actor == nil || !s.Creature(actor):
			return notUsable
		case !s.outlasts(actor.ID, e.Ability, e.Rounds):
			return notLater
		}
	case content.Alchemy:
		if int(s.Players[seat].Ratio) <= e.Ratio {
			return ratioInForce
		}
		why = s.refuseEffort(actor)
	case content.Restore:
		why = s.refuseEffort(actor)
	case content.Pilfer:
		if s.Asked != AskCombat {
			return notUsable
		}
		why = s.refuseEffort(actor)
	case content.Strike, content.Position, content.Mod:
		if s.Asked != AskCombat {
			return notUsable
		}
		why = s.refuseAttack(actor)
	}
	if why == nil && !s.Affords(seat, 0, e.Levels[0].Power) {
		return cannotPay
	}
	return why
}

// refuseEffort is why a creature cannot do what replaces its attack without being one (7.3 of the ledger).
func (s *State) refuseEffort(t *Thing) *rules.Refusal {
	switch {
	case t == nil || !t.OnField():
		return onlyInside
	case t.Position == ToDefend:
		return inDefendAttack
	case t.Has(Attacked):
		return attackedNow
	}
	return nil
}

// pilfers reports whether a creature could steal in Combat.
func (s *State) pilfers(t *Thing) bool {
	return s.Creature(t) && s.Info(t).Has(content.Pilfer) != nil && s.refuseEffort(t) == nil
}

// offerUses offers what can be done with abilities of creatures, Items and Relics.
func (s *State) offerUses(seat rules.Seat) {
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner != seat {
			continue
		}
		for n := range s.Info(t).Effects {
			if s.refuseUse(seat, t, n) == nil {
				s.offerUse(seat, t, n)
			}
		}
	}
}

// offerUse offers the targets of an effect that can be used.
func (s *State) offerUse(seat rules.Seat, t *Thing, n int) {
	e := &s.Info(t).Effects[n]
	m := s.aimUse(seat, t, e)
	switch {
	case e.Sacrifice:
		for i := range s.Things {
			if other := &s.Things[i]; s.sacrifices(seat, other) {
				s.offer(Use, int(t.ID), n, 0, int(other.ID))
			}
		}
	case e.Verb == content.Pilfer:
		for other := range rules.Seat(s.Count) {
			if other != seat && !s.Players[other].Out {
				s.offer(Use, int(t.ID), n, 0, int(other))
			}
		}
	case e.Target == content.NoTarget:
		s.offer(Use, int(t.ID), n, 0, 0)
	case chosenLater(e, 0):
		if s.possible(&m, 0) {
			s.offer(Use, int(t.ID), n, 0, 0)
		}
	default:
		for i := range s.Things {
			if other := &s.Things[i]; s.fits(&m, other) {
				s.offer(Use, int(t.ID), n, 0, int(other.ID))
			}
		}
	}
}

func (s *State) aimUse(seat rules.Seat, t *Thing, e *content.Effect) aim {
	m := aim{seat: seat, card: t.Card, e: e}
	if actor := s.actor(t); actor != nil {
		m.by = actor.ID
	}
	return m
}

// sacrifices reports whether a creature can be given up for points (TS-RUL-68).
func (s *State) sacrifices(seat rules.Seat, t *Thing) bool {
	return t.Owner == seat && s.Creature(t) && !s.Is(t, content.Mage) && !s.Info(t).Is(content.TokenTag)
}

// use uses an effect of something in play.
type use struct{}

func (use) spelling(*World) notation.Spelling {
	return spelt(Use, "use", thingPart, effectPart, levelPart, targetPart)
}

func (use) refuse(s *State, c rules.Choice) *rules.Refusal {
	if !s.onTurn() && s.Asked != AskRespond {
		return nil
	}
	t, n := s.At(thingOf(c, 0)), int(c.Args[1])
	if why := s.refuseUse(s.Asker, t, n); why != nil {
		return why
	}
	m := s.aimUse(s.Asker, t, &s.Info(t).Effects[n])
	if other := s.At(thingOf(c, 3)); m.e.Target != content.NoTarget && other != nil && !s.fits(&m, other) {
		if s.Creature(other) && !other.OnField() {
			return inItsTower
		}
		if s.Info(other).Type == content.Relic {
			return because("TS-TGT-2", "Only Spells and Scrolls reach it.")
		}
		return noTarget
	}
	return nil
}

func (use) play(s *State, c rules.Choice) {
	t, n := s.At(thingOf(c, 0)), int(c.Args[1])
	e := &s.Info(t).Effects[n]
	seat := s.Asker
	if w := s.Stack.Top(); w.Kind == FrameWindow {
		w.Poll.Answered()
	}
	if e.Verb == content.Enable {
		s.enableBy(t, n, s.actor(t))
		return
	}
	s.pay(seat, 0, e.Levels[0].Power, "TS-RES-10")
	t.Used |= 1 << n
	if s.Carried(t) {
		t.Marks |= UsedNow
	}
	actor := s.actor(t)
	if e.InsteadOfAttack {
		actor.Marks = actor.Marks&^Declared | Attacked
	}
	s.tell(rules.Event{Kind: rules.Note, Name: "used", Rule: "TS-INN-1", Seat: seat, Subject: s.ThingElement(t.ID), To: s.usedOn(e, c.Args[3]), N: int16(n)})
	a := Action{Type: SkillAction, Seat: seat, Card: t.Card, Effect: uint8(n)}
	if actor != nil {
		a.Source = actor.ID
	}
	if actor != nil && t != actor {
		a.Item = t.ID
	}
	if e.Attacks() {
		s.Players[seat].Attacked = true
		a.aimAt(thingOf(c, 3), e)
		s.declare(a)
		return
	}
	s.work(&a, e, c.Args[3])
}

// usedOn is at what an ability is aimed when it is used, a thing or a seat; empty: at nothing, or at what is chosen after it.
func (s *State) usedOn(e *content.Effect, target int16) rules.Element {
	switch {
	case e.Target == content.Opponent || e.Verb == content.Pilfer:
		return SeatElement(rules.Seat(target))
	case target == 0 || s.At(ThingID(target)) == nil:
		return ""
	}
	return s.ThingElement(ThingID(target))
}

// work does what an ability does that is no attack.
func (s *State) work(a *Action, e *content.Effect, target int16) {
	p := &s.Players[a.Seat]
	switch e.Verb {
	case content.Alchemy:
		p.Ratio = uint8(e.Ratio)
	case content.Windfall:
		if e.Sacrifice {
			s.remove(ThingID(target), "sacrificed", "TS-RUL-68")
		}
		s.gain(a.Seat, e.What, e.Amount, "altar", "TS-RES-15")
	case content.Pilfer:
		s.pilfer(a, e, rules.Seat(target))
	default:
		s.carryOut(a, target)
	}
}

// pilfer rolls for stolen points (TS-RUL-66, TS-RUL-74).
func (s *State) pilfer(a *Action, e *content.Effect, victim rules.Seat) {
	thief := s.At(a.Source)
	s.used(thief.ID, content.IS)
	switch class := s.roll("skill_rolled", "TS-RUL-74", thief, content.IS, e.Levels[0].Value); class {
	case content.Fumble:
		s.fumble(thief)
	case content.Critical, content.Hit:
		s.gain(a.Seat, e.What, e.Amount, "pilfered", "TS-RUL-66")
		s.Players[victim].Pilfered[e.What] += int16(e.Amount)
	}
}

// enableBy enables an ability of a creature by an effect of its own or of what it has on it (TS-INN-3).
func (s *State) enableBy(by *Thing, n int, t *Thing) {
	e := &s.Info(by).Effects[n]
	card, item := by.Card, by
	s.pay(t.Owner, 0, e.Levels[0].Power, "TS-INN-3")
	if item != t {
		item.Marks |= UsedNow
	}
	s.force(Timed{Kind: EnabledInForce, Card: card, Effect: uint8(n), Caster: t.Owner, Target: t.ID}, e.Rounds)
}
