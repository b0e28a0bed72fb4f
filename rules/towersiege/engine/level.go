package engine

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Level is the effective level of a thing: printed, Items in use, what is in force (TS-LVL-9). Of IS and SS it
// is what is added to the Skill of the card that is used.
func (s *State) Level(t *Thing, stat content.Stat) int {
	info := s.Info(t)
	n, base := 0, 0
	switch {
	case s.Creature(t) && changes(content.SL, stat):
		n = info.SL
	case stat == content.DL && info.DL > 0:
		n = info.DL
	case stat == content.DL || stat == content.RL:
		n = info.RL
	}
	s.Changes(t, stat, func(_ content.Card, amount int, isBase bool) {
		if isBase {
			base = max(base, amount) // TS-RUL-77
		} else {
			n += amount
		}
	})
	return n + base
}

// Changes goes through all that changes a level of a thing: which card by how much. Of several bases only the
// highest counts.
func (s *State) Changes(t *Thing, stat content.Stat, do func(card content.Card, amount int, base bool)) {
	if info := s.Info(t); info.Type != content.Item && info.Location != content.OnCreature { // their own RL is printed (TS-LVL-11)
		s.printedChanges(t.Card, stat, do)
		for i := range s.Things {
			if item := &s.Things[i]; item.On == t.ID && item.Has(InUse) {
				s.printedChanges(item.Card, stat, do)
			}
		}
	}
	for i := range s.Timed {
		if m := &s.Timed[i]; m.Kind == ModInForce && m.Target == t.ID && changes(s.effect(m).Stat, stat) {
			do(m.Card, s.effect(m).Levels[m.Level].Amount, false)
		}
	}
}

// printedChanges are the changes of a level of its bearer that a card has printed on it.
func (s *State) printedChanges(card content.Card, stat content.Stat, do func(card content.Card, amount int, base bool)) {
	info := s.Content.At(card)
	for j := range info.Effects {
		if e := &info.Effects[j]; e.Verb == content.Mod && e.When == content.Passive && e.Who == content.Bearer && changes(e.Stat, stat) {
			do(card, e.Amount, e.Base)
		}
	}
}

// changes reports whether a change of one stat changes another (TS-LVL-9).
func changes(from, to content.Stat) bool {
	return from == to || from == content.SL && (to == content.AL || to == content.DL || to == content.RL)
}

// used marks the Items of a bearer that helped a roll (TS-ITM-15).
func (s *State) used(bearer ThingID, stat content.Stat) {
	for i := range s.Things {
		item := &s.Things[i]
		if item.On != bearer || !item.Has(InUse) {
			continue
		}
		info := s.Info(item)
		for j := range info.Effects {
			if e := &info.Effects[j]; e.Verb == content.Mod && e.When == content.Passive && changes(e.Stat, stat) {
				item.Marks |= UsedNow
			}
		}
	}
}

// usedFor marks the Items of a bearer that give it an ability by which it attacks, whenever that was enabled
// (TS-ITM-15).
func (s *State) usedFor(bearer ThingID, a content.Ability) {
	for i := range s.Things {
		item := &s.Things[i]
		if e := s.Info(item).Has(content.Enable); item.On == bearer && item.Has(InUse) && e != nil && e.Ability == a {
			item.Marks |= UsedNow
		}
	}
}

// SpellSkill is what a seat adds to the SS of a card (TS-LVL-5, TS-SPL-2).
func (s *State) SpellSkill(seat rules.Seat, card content.Card) (n int) {
	s.SpellChanges(seat, card, func(_ content.Card, amount int, _ bool) { n += amount })
	return n
}

// SpellChanges goes through all that changes the Spell Skill of a seat for a card.
func (s *State) SpellChanges(seat rules.Seat, card content.Card, do func(card content.Card, amount int, base bool)) {
	if mage := s.Mage(seat); mage != nil {
		s.Changes(mage, content.SS, do)
	}
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner != seat {
			continue
		}
		info := s.Info(t)
		for j := range info.Effects {
			e := &info.Effects[j]
			if e.Verb == content.Mod && e.Who == content.Controller && e.Stat == content.SS && t.Points > 0 && (e.Only.Empty() || e.Only.Has(card)) {
				do(t.Card, e.Amount, false)
			}
		}
	}
}

// Breach goes through what an attacker has that changes the DL of a structure which defends against it: which card by how
// much.
func (s *State) Breach(attacker *Thing, do func(card content.Card, amount int)) {
	add := func(card content.Card) {
		info := s.Content.At(card)
		for j := range info.Effects {
			if e := &info.Effects[j]; e.Verb == content.Mod && e.Who == content.OpposingStructure {
				do(card, e.Amount)
			}
		}
	}
	add(attacker.Card)
	for i := range s.Things {
		if item := &s.Things[i]; item.On == attacker.ID && item.Has(InUse) {
			add(item.Card)
		}
	}
}

// Able reports whether a creature has an ability now: one that it may attack with, or one for blocking only
// (TS-BLK-7, TS-BLK-11).
func (s *State) Able(t *Thing, a content.Ability, blocking bool) bool {
	for i := range s.Timed {
		if m := &s.Timed[i]; m.Kind == EnabledInForce && m.Target == t.ID && s.effect(m).Ability == a {
			return true
		}
	}
	info := s.Info(t)
	for j := range info.Effects {
		if e := &info.Effects[j]; e.Verb == content.Enable && e.When == content.Passive && e.Ability == a && (blocking || !e.BlockOnly) {
			return true
		}
	}
	return false
}

// Unrolled reports whether an Item changes nothing but skills that its bearer, with all that it carries, does not roll: the Spell Skill
// of who is no Mage (TS-LVL-5), the Innate Skill of who has no ability that rolls it (TS-LVL-6).
func (s *State) Unrolled(card content.Card, bearer *Thing) bool {
	if bearer == nil {
		return false
	}
	effects := s.Content.At(card).Effects
	for i := range effects {
		e := &effects[i]
		if e.Verb != content.Mod || e.When != content.Passive || e.Who != content.Bearer || e.Stat != content.SS && e.Stat != content.IS || s.hasUse(bearer, e.Stat) {
			return false
		}
	}
	return len(effects) > 0
}

// hasUse reports whether something of a bearer is rolled with its Spell or its Innate Skill.
func (s *State) hasUse(bearer *Thing, skill content.Stat) bool {
	if skill == content.SS {
		return s.Is(bearer, content.Mage)
	}
	for i := range s.Things {
		t := &s.Things[i]
		if t != bearer && (t.On != bearer.ID || !s.Carried(t)) {
			continue
		}
		if slices.ContainsFunc(s.Info(t).Effects, func(e content.Effect) bool { return e.Skill == skill }) {
			return true
		}
	}
	return false
}
