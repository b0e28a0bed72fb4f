package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

var (
	inDefend     = because("TS-BLK-2", "It is in DEFEND.")
	cannotBlock  = because("TS-BLK-6", "Targeted attacks cannot be blocked.")
	otherAbility = because("TS-BLK-7", "Only the same ability blocks it.")
	coveredTower = because("TS-BLK-4", "A Tower Shield stands before the Tower.")
	noDefender   = because("TS-BLK-1", "This cannot defend.")
)

// meet asks who meets an attack: the defender of a melee attack, or who blocks a Directed one (TS-CMB-5).
func (s *State) meet(a *Action) {
	switch a.Type {
	case MeleeAction:
		a.N = 0
		for i := range s.Things {
			if s.refuseDefender(a, &s.Things[i]) == nil {
				s.ask(AskDefender, a.Opponent)
				return
			}
		}
		s.ask(AskUnblocked, a.Seat)
	case DirectedAction:
		if a.Opponent != a.Seat {
			s.ask(AskDefender, a.Opponent)
		}
	}
}

// askDefender: who defends against a melee attack (TS-BLK-1 to TS-BLK-4, TS-BLK-10), or who blocks a Directed
// Attack (TS-BLK-7).
type askDefender struct{}

func (askDefender) name() string { return "defender" }

func (askDefender) list(s *State) {
	a := &s.Actions[s.Stack.Top().Act]
	if a.Type == DirectedAction {
		s.offerBlocks(a)
		s.offer(NoBlock)
		return
	}
	for i := range s.Things {
		if t := &s.Things[i]; s.refuseDefender(a, t) == nil {
			s.offer(Defend, int(t.ID))
		}
	}
}

// refuseDefender is why a thing does not defend against a melee attack.
func (s *State) refuseDefender(a *Action, t *Thing) *rules.Refusal {
	switch {
	case t == nil || t.Owner != a.Opponent || t.Points == 0:
		return noDefender
	case s.Creature(t):
		if t.Position == ToDefend || t.Has(FumbledMage) {
			return inDefend
		}
		if !t.OnField() && !s.Is(t, content.Mage) { // TS-TWR-15
			return noDefender
		}
	case s.Is(t, content.Tower) && s.Covered(t):
		return coveredTower
	case !s.hits(t, false): // TS-BLK-5
		return noDefender
	}
	return nil
}

// met settles whom an attack meets.
func (a *Action) met(t ThingID) {
	a.Targets[0], a.N = t, 1
}

// defend puts a defender in the way of a melee attack; a Mage inside steps out (TS-BLK-3).
type defend struct{}

func (defend) spelling(*World) notation.Spelling { return spelt(Defend, "defend with", thingPart) }

func (defend) play(s *State, c rules.Choice) {
	t := s.At(thingOf(c, 0))
	if s.Creature(t) && !t.OnField() {
		s.leaveStructure(t)
	}
	s.Actions[s.Stack.Top().Act].met(t.ID)
	s.tell(rules.Event{Kind: rules.Note, Name: "defends", Rule: "TS-BLK-1", Seat: t.Owner, Subject: s.ThingElement(t.ID), N: s.unchosen()})
}

func (defend) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskDefender {
		return cannotBlock
	}
	a := &s.Actions[s.Stack.Top().Act]
	if a.Type == DirectedAction {
		return otherAbility
	}
	return s.refuseDefender(a, s.At(thingOf(c, 0)))
}

// askUnblocked: whom of an army without an eligible defender a melee attack meets (TS-BLK-9).
type askUnblocked struct{}

func (askUnblocked) name() string { return "unblocked" }

func (askUnblocked) list(s *State) {
	a := &s.Actions[s.Stack.Top().Act]
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == a.Opponent && s.Creature(t) && t.OnField() {
			s.offer(Pick, int(t.ID))
		}
	}
}

// offerBlocks goes through all ways to block a Directed Attack: with an ability that a creature has, or one that
// is enabled for it now.
func (s *State) offerBlocks(a *Action) {
	for i := range s.Things {
		t := &s.Things[i]
		if s.refuseBlocker(a, t) != nil {
			continue
		}
		if s.Able(t, a.Ability, true) {
			s.offer(Block, int(t.ID), 0, 0)
			continue
		}
		for j := range s.Things {
			by := &s.Things[j]
			for n := range s.Info(by).Effects {
				if s.refuseEnabling(a, t, by, n) == nil {
					s.offer(Block, int(t.ID), int(by.ID), n)
				}
			}
		}
		last := content.NoCard
		for _, card := range s.Players[a.Opponent].Spells.All() {
			if card != last && s.refuseSpell(a, card) == nil {
				s.offer(BlockByMagic, int(t.ID), int(card), 0)
			}
			last = card
		}
	}
}

// refuseBlocker is why a creature cannot block at all.
func (s *State) refuseBlocker(a *Action, t *Thing) *rules.Refusal {
	switch {
	case t == nil || t.Owner != a.Opponent || !s.Creature(t) || !t.OnField() || t.ID == a.Targets[0]:
		return noDefender
	case t.Position == ToDefend:
		return inDefend
	}
	return nil
}

// refuseEnabling is why an ability that blocks is not enabled by an effect of a creature or of what it has on it.
func (s *State) refuseEnabling(a *Action, t, by *Thing, effect int) *rules.Refusal {
	if by == nil || by.ID != t.ID && (by.On != t.ID || !by.Has(InUse)) || effect >= len(s.Info(by).Effects) {
		return otherAbility
	}
	e := &s.Info(by).Effects[effect]
	switch {
	case e.Verb != content.Enable || e.When != content.AnyTurn || e.Ability != a.Ability:
		return otherAbility
	case !s.Affords(t.Owner, 0, e.Levels[0].Power):
		return cannotPay
	}
	return nil
}

// refuseSpell is why an ability that blocks is not enabled by a Spell.
func (s *State) refuseSpell(a *Action, card content.Card) *rules.Refusal {
	info := s.Content.At(card)
	switch {
	case info.Type != content.Spell || !s.Players[a.Opponent].Spells.has(card):
		return notAtHand
	case !info.AnyTurn || info.Effects[0].Verb != content.Enable || info.Effects[0].Ability != a.Ability:
		return otherAbility
	case !s.Affords(a.Opponent, 0, s.castCost(a.Opponent, card, 0)):
		return cannotPay
	}
	return nil
}

// block puts a creature in the way of a Directed Attack, with an ability that it has or that is enabled now.
type block struct{}

func (block) spelling(*World) notation.Spelling {
	return spelt(Block, "block with", thingPart, thingPart, effectPart)
}

func (block) play(s *State, c rules.Choice) {
	t := s.At(thingOf(c, 0))
	if by := s.At(thingOf(c, 1)); by != nil {
		s.enableBy(by, int(c.Args[2]), t)
	}
	s.blocked(t)
}

// blocked makes a creature the defender of a Directed Attack.
func (s *State) blocked(t *Thing) {
	a := &s.Actions[s.Stack.Top().Act]
	a.met(t.ID)
	a.Blocked = true
	s.note("blocks", "TS-BLK-7", t)
}

func (block) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskDefender {
		return cannotBlock
	}
	a := &s.Actions[s.Stack.Top().Act]
	t := s.At(thingOf(c, 0))
	if why := s.refuseBlocker(a, t); why != nil || a.Type != DirectedAction {
		return why
	}
	return s.refuseEnabling(a, t, s.At(thingOf(c, 1)), int(c.Args[2]))
}

// blockByMagic enables the ability by a Spell.
type blockByMagic struct{}

func (blockByMagic) spelling(w *World) notation.Spelling {
	return spelt(BlockByMagic, "block by magic with", thingPart, w.cardNames(), levelPart)
}

func (blockByMagic) play(s *State, c rules.Choice) {
	s.cast(s.Asker, content.Card(c.Args[1]), int(c.Args[2]), c.Args[0])
	s.blocked(s.At(thingOf(c, 0)))
}

func (blockByMagic) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskDefender {
		return cannotBlock
	}
	a := &s.Actions[s.Stack.Top().Act]
	if why := s.refuseBlocker(a, s.At(thingOf(c, 0))); why != nil || a.Type != DirectedAction {
		return why
	}
	return s.refuseSpell(a, content.Card(c.Args[1]))
}

// noBlock lets a Directed Attack come to whom it was aimed at.
type noBlock struct{}

func (noBlock) spelling(*World) notation.Spelling { return spelt(NoBlock, "no block") }

func (noBlock) play(*State, rules.Choice) {}

func (noBlock) refuse(s *State, _ rules.Choice) *rules.Refusal {
	if s.Asked == AskDefender {
		return because("TS-BLK-10", "An eligible defender must be chosen.")
	}
	return nil
}
