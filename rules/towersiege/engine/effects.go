package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// carryOut does what magic or an ability does that is no attack, at once (TS-WIN-5). It reports whether a
// Scroll stays on the table for a time (TS-TIM-5).
func (s *State) carryOut(a *Action, target int16) (held bool) {
	e := s.Effect(a)
	scroll := s.Content.At(a.Card).Type == content.Scroll
	in := Timed{Card: a.Card, Effect: a.Effect, Level: a.Level, Caster: a.Seat, Target: ThingID(target), Holds: scroll}
	t := s.At(ThingID(target))
	switch e.Verb {
	case content.Mod:
		if s.resisted(e, t) {
			if e.OncePerRound {
				s.resistedFor(in, e.Rounds)
			}
			return false
		}
		in.Kind = ModInForce
		s.force(in, e.Rounds)
	case content.Enable:
		in.Kind = EnabledInForce
		s.force(in, e.Rounds)
	case content.Forbid:
		in.Kind = TruceInForce
		in.Target = 0
		s.Players[a.Seat].BarredNext = e.CasterPenalty && s.Players[a.Seat].Attacked
		s.force(in, e.Rounds)
		s.forgoAll()
	case content.Summon:
		in.Kind = TokensInForce
		s.summon(&in, e)
	case content.Restore:
		s.restore(e, t)
		return false
	case content.Build:
		s.build(a.Seat, e.Token, e.Levels[a.Level].IP)
	case content.Counter:
		s.counter(a, e)
		return false
	case content.Rifle:
		s.begin(Frame{Kind: FrameRifle, Seat: a.Seat, Other: rules.Seat(target)})
		return false
	}
	return scroll
}

// resisted rolls the RL of a target that may resist what is no attack (TS-FUM-7).
func (s *State) resisted(e *content.Effect, t *Thing) bool {
	if e.Resist == content.NoStat {
		return false
	}
	s.used(t.ID, e.Resist)
	class := s.roll("resistance_rolled", "TS-SCR-7", t, e.Resist, 0)
	if class == content.Fumbled {
		s.fumble(t)
	}
	return class <= content.Success
}

// forgoAll makes all declared attackers forgo their attacks (TS-SCR-23).
func (s *State) forgoAll() {
	for i := range s.Things {
		s.Things[i].Marks &^= Declared
	}
}

// summon brings tokens into play for a time (TS-REL-11).
func (s *State) summon(in *Timed, e *content.Effect) {
	rounds := e.Rounds
	if e.Duration != content.Fixed {
		rounds = s.lasts(in.Caster, in.Card, e.Duration)
	}
	for n := range e.Number {
		t := s.enter(e.Token, in.Caster)
		if n == 0 {
			in.Target = t.ID
		}
		in.Other = t.ID
		s.tell(rules.Event{Kind: rules.PieceAdded, Name: "summoned", Rule: "TS-REL-11", Seat: in.Caster, Subject: s.CardElement(e.Token), To: s.ThingElement(t.ID), N: 1, M: 1})
	}
	s.force(*in, rounds)
}

// restore adds points, or stands a fallen Tower or Relic up with one (TS-TWR-8, TS-SCR-18, TS-RUL-54). At a
// lethal wound it leaves the creature with the one that it has.
func (s *State) restore(e *content.Effect, t *Thing) {
	if f := s.Stack.Top(); f.Kind == FrameLoss && f.D == t.ID {
		f.Stage = saved
		s.note("healed", "TS-CRE-6", t)
		return
	}
	fallen := t.Points == 0
	amount := e.Amount
	if fallen {
		amount = 1
	} else if !e.OverMax {
		amount = min(amount, int(t.Printed-t.Points))
	}
	t.Points += int8(amount)
	s.tell(rules.Event{Kind: rules.TrackChanged, Name: "point_restored", Rule: "TS-SCR-18", Seat: t.Owner, Subject: s.ThingElement(t.ID), N: int16(amount), M: int16(t.Points)})
	if fallen {
		s.tellYield(t)
	}
	if fallen && s.Is(t, content.Tower) {
		s.begin(Frame{Kind: FrameOccupy, Seat: t.Owner, D: t.ID})
	}
}

// build places a structure (TS-SCR-17).
func (s *State) build(seat rules.Seat, card content.Card, ip int) {
	t := s.enter(card, seat)
	t.Points, t.Printed = int8(ip), int8(ip)
	s.tell(rules.Event{Kind: rules.PieceAdded, Name: "built", Rule: "TS-SCR-17", Seat: seat, Subject: s.CardElement(card), To: s.ThingElement(t.ID), N: 1, M: 1})
	s.begin(Frame{Kind: FrameOccupy, Seat: seat, D: t.ID})
}

// counter rolls the Spell Skill of a counter; on a success the pending magic is void (TS-SCR-19, TS-RUL-51,
// TS-RUL-87).
func (s *State) counter(a *Action, e *content.Effect) {
	mage := s.Mage(a.Seat)
	s.used(mage.ID, content.SS)
	class := s.rollSpell("counter_rolled", "TS-RUL-51", mage, a.Card, e.Levels[a.Level].Value)
	if class <= content.Hit {
		pending := &s.Actions[s.Stack.Top().Act]
		pending.Void = true
	}
}

// occupyFrame asks who goes into a structure that was restored or built, once (TS-TWR-18).
type occupyFrame struct{}

func (occupyFrame) resume(s *State, f *Frame) {
	if f.Stage > 0 || s.Players[f.Seat].Out {
		s.end()
		return
	}
	f.Stage = 1
	s.ask(AskOccupy, f.Seat)
}

// rifleFrame shows a hand to whoever looks for a card to discard.
type rifleFrame struct{}

func (rifleFrame) resume(s *State, f *Frame) {
	if f.Stage > 0 {
		s.end()
		return
	}
	f.Stage = 1
	s.tell(rules.Event{Kind: rules.Note, Name: "hand_seen", Rule: "TS-RUL-67", Seat: f.Seat, Subject: HandElement(f.Other), Reveals: true})
	for _, card := range s.Players[f.Other].Hand.All() {
		s.tell(rules.Event{Kind: rules.Note, Name: "card_seen", Rule: "TS-RUL-67", Seat: f.Seat, Subject: s.CardElement(card), From: HandElement(f.Other), N: int16(f.Other), Reveals: true})
	}
	s.ask(AskRifle, f.Seat)
}
