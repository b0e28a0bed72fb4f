package engine

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Cause is what a card changes of a level that is rolled against. A base takes the place of a lower one.
type Cause struct {
	Card   content.Card
	Amount int
	Base   bool
}

// causes lists what goes through the changes of a level: of several bases the highest alone (TS-RUL-77).
func causes(each func(do func(card content.Card, amount int, base bool)), now ...Cause) (list []Cause) {
	base := -1
	each(func(card content.Card, amount int, isBase bool) {
		switch {
		case !isBase || base < 0:
			if isBase {
				base = len(list)
			}
			list = append(list, Cause{card, amount, isBase})
		case amount > list[base].Amount:
			list[base] = Cause{card, amount, true}
		}
	})
	for _, c := range now {
		if c.Amount != 0 {
			list = append(list, c)
		}
	}
	return list
}

// explain is an event of a roll against a level: N is the level, M what it is without the cards that change it, and From
// names all of these, see [World.Causes]. Where nobody reads it only the level is told.
func (s *State) explain(e rules.Event, level int, each func(do func(content.Card, int, bool)), now ...Cause) rules.Event {
	for _, c := range now {
		level += c.Amount
	}
	e.N, e.M = int16(level), int16(level)
	if s.brief {
		return e
	}
	list := causes(each, now...)
	for _, c := range list {
		e.M -= int16(c.Amount)
	}
	e.From = s.causesElement(list)
	return e
}

// causesElement names what changed a level, each card with its amount: "changes:gate_climber-15,gate+10"; empty: nothing.
func (s *State) causesElement(list []Cause) rules.Element {
	if len(list) == 0 {
		return ""
	}
	name := []byte("changes:")
	for i, c := range list {
		if i > 0 {
			name = append(name, ',')
		}
		name = append(name, s.Content.At(c.Card).ID...)
		if c.Amount >= 0 {
			name = append(name, '+')
		}
		name = strconv.AppendInt(name, int64(c.Amount), 10)
	}
	return rules.Element(name)
}

// Causes are what changed the level of a roll, by the From of its event; nil if nothing did.
func (w *World) Causes(e rules.Element) (list []Cause) {
	if e.Kind() != "changes" {
		return nil
	}
	for one := range strings.SplitSeq(e.Name(), ",") {
		at := strings.IndexAny(one, "+-")
		if at < 0 {
			continue
		}
		card, ok := w.Content.Find(one[:at])
		if amount, err := strconv.Atoi(one[at:]); ok && err == nil {
			list = append(list, Cause{Card: card, Amount: amount})
		}
	}
	return list
}

// throw throws the percentile dice for something that has no level.
func (s *State) throw(name, rule string, seat rules.Seat, subject rules.Element) int {
	return s.throwFor(rules.Event{Name: name, Rule: rule, Seat: seat, Subject: subject})
}

// throwFor throws the percentile dice and tells of it.
func (s *State) throwFor(e rules.Event) int {
	face := s.Rng.Throw(rules.Percentile)
	e.Kind, e.Sides, e.Count, e.Kept, e.Reveals, e.Dice = rules.DiceRolled, rules.Percentile, 1, 1, true, rules.Faces{face}
	s.tell(e)
	return int(face)
}

// roll throws for a thing's level and classes the result (TS-DCE). skill is the printed Skill of what it uses, else 0; now is
// what is changed for this roll alone.
func (s *State) roll(name, rule string, t *Thing, stat content.Stat, skill int, now ...Cause) content.Class {
	e := s.against(name, rule, t, stat, skill, now...)
	return s.Content.Tables.Class(s.throwFor(e), int(e.N))
}

// rollAt throws for the level with which a thing strikes at another, which the event names: nothing else does where that rolls nothing.
func (s *State) rollAt(target ThingID, t *Thing, stat content.Stat, skill int, now ...Cause) content.Class {
	e := s.against("attack_rolled", "TS-CMB-6", t, stat, skill, now...)
	e.To = s.ThingElement(target)
	return s.Content.Tables.Class(s.throwFor(e), int(e.N))
}

// against is the event of a roll for a thing's level.
func (s *State) against(name, rule string, t *Thing, stat content.Stat, skill int, now ...Cause) rules.Event {
	return s.explain(rules.Event{Name: name, Rule: rule, Seat: t.Owner, Subject: s.ThingElement(t.ID)}, skill+s.Level(t, stat),
		func(do func(content.Card, int, bool)) { s.Changes(t, stat, do) }, now...)
}

// rollSpell throws for the Spell Skill of a card at a printed value. To names the card, which is what strikes.
func (s *State) rollSpell(name, rule string, mage *Thing, card content.Card, value int) content.Class {
	e := s.explain(rules.Event{Name: name, Rule: rule, Seat: mage.Owner, Subject: s.ThingElement(mage.ID), To: s.CardElement(card)}, value+s.SpellSkill(mage.Owner, card),
		func(do func(content.Card, int, bool)) { s.SpellChanges(mage.Owner, card, do) })
	return s.Content.Tables.Class(s.throwFor(e), int(e.N))
}

// lasts throws for how many Rounds, or how many points, something brings; what says so is thrown again.
func (s *State) lasts(seat rules.Seat, card content.Card, d content.Duration) int {
	for {
		if n := s.Content.Tables.Lasts(d, s.throw("duration_rolled", "TS-DCE-13", seat, s.CardElement(card))); n > 0 {
			return n
		}
	}
}
