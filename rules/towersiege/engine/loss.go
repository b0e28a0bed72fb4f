package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// lossFrame is a point that a creature or structure is to lose: its Protection roll, its save, the loss, and
// what follows from it (TS-LVL-7, TS-ATK-7, TS-CRE-5, TS-CRE-6).
type lossFrame struct{}

const (
	protecting uint8 = iota
	wounding
	losing
	saved
	passing
)

func (lossFrame) resume(s *State, f *Frame) {
	t := s.At(f.D)
	if t == nil || t.Points == 0 {
		s.end()
		return
	}
	switch f.Stage {
	case protecting:
		f.Stage = wounding
		if f.Flags&(Unprotected|Passed) == 0 && s.protected(t) {
			s.end()
		}
	case wounding:
		f.Stage = losing
		if s.Creature(t) && t.Points == 1 && s.saveable(t) {
			s.askOpenly(AskSave, t.Owner)
		}
	case losing:
		s.lose(f, t)
	case saved, passing:
		s.end()
	}
}

// protected rolls PL, if there is any (TS-LVL-8).
func (s *State) protected(t *Thing) bool {
	if !s.Creature(t) {
		return false
	}
	level := s.Level(t, content.PL)
	if level <= 0 {
		return false
	}
	s.used(t.ID, content.PL)
	if !s.Content.Tables.Protects(s.throwFor(s.against("protection_rolled", "TS-DCE-10", t, content.PL, 0)), level) {
		return false
	}
	s.note("protected", "TS-CMB-15", t)
	return true
}

// lose takes the point. The Minion that it is bound to loses one as well (TS-RUL-28).
func (s *State) lose(f *Frame, t *Thing) {
	f.Stage = passing
	by, id, linked := f.A, f.D, s.Linked(f.D)
	act, flags := f.Act, f.Flags
	t.Points--
	s.tell(rules.Event{Kind: rules.TrackChanged, Name: "point_lost", Rule: "TS-ATK-7", Seat: t.Owner, Subject: s.ThingElement(id), From: s.blamed(by, act, flags), N: -1, M: int16(t.Points)})
	creature := s.Creature(t)
	s.end()
	switch {
	case t.Points > 0:
	case s.Creature(t):
		s.die(id, by)
	default:
		s.fall(id)
	}
	if s.Under > 0 && flags&(Passed|Redirected) == 0 && s.Result == Undecided { // a Mage that loses its last point is out, whatever it would gain
		s.leech(&s.Actions[act], creature)
	}
	if other := s.At(linked); linked != 0 && other != nil && flags&Passed == 0 {
		s.tell(rules.Event{Kind: rules.Note, Name: "harm_passed_on", Rule: "TS-SCR-21", Seat: other.Owner, Subject: s.ThingElement(linked), From: s.ThingElement(id)})
		s.begin(Frame{Kind: FrameLoss, Act: act, Seat: other.Owner, D: linked, Flags: Passed})
	}
}

// blamed is what a point is lost by: the thing that strikes, or the card of the magic; empty where a link passes it on.
func (s *State) blamed(by ThingID, act uint8, flags Flags) rules.Element {
	switch {
	case by != 0:
		return s.ThingElement(by)
	case flags&Passed != 0 || s.Under == 0:
		return ""
	}
	if a := &s.Actions[act]; a.Type == MagicAction {
		return s.CardElement(a.Card)
	}
	return s.ThingElement(s.Actions[act].Source)
}

// leech gives the casting Mage a lost Life Point back (on_damage).
func (s *State) leech(a *Action, creature bool) {
	if a.Type != MagicAction || !creature || !s.Effect(a).HealsMage {
		return
	}
	if mage := s.Mage(a.Seat); mage != nil && mage.Points < mage.Printed {
		mage.Points++
		s.tell(rules.Event{Kind: rules.TrackChanged, Name: "point_restored", Rule: "TS-SCR-20", Seat: a.Seat, Subject: s.ThingElement(mage.ID), N: 1, M: int16(mage.Points)})
	}
}

// die takes a slain creature out of play, by whom it was slain if a creature did it (TS-CRE-5).
func (s *State) die(id, by ThingID) {
	t := s.At(id)
	owner, card := t.Owner, t.Card
	if s.Is(t, content.Mage) {
		s.eliminate(owner)
	} else {
		s.remove(id, "slain", "TS-CRE-5")
	}
	if killer := s.At(by); killer != nil && killer.Owner != owner && s.Result == Undecided {
		s.defeated(killer, s.Content.At(card))
	}
}

// defeated is what a creature gains by slaying an opponent's (TS-TYP-7, TS-TYP-9).
func (s *State) defeated(killer *Thing, victim *content.Info) {
	info := s.Info(killer)
	for n := range info.Effects {
		e := &info.Effects[n]
		if e.When != content.Defeats || e.MinionsOnly && victim.Type != content.Minion {
			continue
		}
		switch e.Verb {
		case content.Raise:
			s.force(Timed{Kind: RaisedInForce, Card: e.Token, Caster: killer.Owner}, 1)
		case content.Restore:
			if e.Cap == 0 || int(killer.Points)+e.Amount <= e.Cap {
				killer.Points += int8(e.Amount)
				s.tell(rules.Event{Kind: rules.TrackChanged, Name: "point_restored", Rule: "TS-SCR-20", Seat: killer.Owner, Subject: s.ThingElement(killer.ID), N: int16(e.Amount), M: int16(killer.Points)})
			}
		}
	}
}

// fall is what becomes of a structure without Integrity Points: a Tower and a Relic are set aside, what was
// built is gone; who was inside is on the battlefield (TS-TWR-7, TS-TWR-16, TS-REL-5).
func (s *State) fall(id ThingID) {
	t := s.At(id)
	owner, card := t.Owner, t.Card
	s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "fell", Rule: "TS-TWR-7", Seat: owner, Subject: s.ThingElement(id), N: 1})
	s.tellYield(t)
	if in := s.Occupant(id); in != nil {
		if s.expose(in); in.Position == ToAttack {
			in.Position = OnGuard
		}
		s.tell(rules.Event{Kind: rules.PieceMoved, Name: "exposed", Rule: "TS-TWR-7", Seat: in.Owner, Subject: s.ThingElement(in.ID), From: s.ThingElement(id), To: PositionElement(in.Position)})
	}
	s.strip(id)
	if s.Content.At(card).Type == content.Structure {
		s.leave(id, "gone", "TS-TWR-16")
		if scroll := s.Builder(card); scroll != content.NoCard { // TS-SCR-3
			s.Players[owner].Discard.put(scroll)
		}
	}
	s.lessProduced(owner)
}

// Builder is the Scroll that builds a structure.
func (s *State) Builder(structure content.Card) content.Card {
	for i := range s.Content.Cards {
		if e := s.Content.Cards[i].Has(content.Build); e != nil && e.Token == structure {
			return content.Card(i)
		}
	}
	return content.NoCard
}

// eliminate takes the army of a dead Mage out of the match; the last Mage wins (TS-END-1, TS-END-3, TS-END-4).
func (s *State) eliminate(seat rules.Seat) {
	p := &s.Players[seat]
	p.Out = true
	s.tell(rules.Event{Kind: rules.PieceRemoved, Name: "mage_slain", Rule: "TS-END-3", Seat: seat, Subject: s.ThingElement(p.Mage), From: SeatElement(seat), N: 1})
	s.endTimed("TS-END-4", func(m *Timed) bool {
		return m.Caster == seat || s.ownedBy(m.Target, seat) || s.ownedBy(m.Other, seat) && m.Kind == LinkInForce
	})
	kept := s.Things[:0]
	for _, t := range s.Things {
		if t.Owner != seat {
			kept = append(kept, t)
		}
	}
	s.Things = kept
	lost := *p
	*p = Player{Out: true, Turns: lost.Turns, Setting: lost.Setting, AutoRiposte: lost.AutoRiposte, Needless: lost.Needless, Unminded: lost.Unminded, Ratio: alchemyRatio, WindfallCards: [2]content.Card{content.NoCard, content.NoCard}}
	s.tell(rules.Event{Kind: rules.Note, Name: "army_disbanded", Rule: "TS-END-3", Seat: seat, Subject: SeatElement(seat)})
	if living := s.Living(); living&(living-1) == 0 {
		s.finish(LastMage)
	}
}

// ownedBy reports whether a thing in play belongs to a seat.
func (s *State) ownedBy(id ThingID, seat rules.Seat) bool {
	t := s.At(id)
	return id != 0 && t != nil && t.Owner == seat
}
