package engine

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Window is a moment at which seats may answer (TS-WIN-4).
type Window uint8

// The windows; that at a lethal wound is a question of its own.
const (
	NoWindow  Window = iota
	Opening          // W-OPEN
	Declaring        // W-DECLARE
	Closing          // W-END
)

// windowFrame polls the seats, the turn seat first. A play is carried out completely, then the poll begins
// again; it closes when all have passed (TS-WIN-5).
type windowFrame struct{}

func (windowFrame) resume(s *State, f *Frame) {
	place, open := f.Poll.Next(int(s.Count))
	if !open || s.Players[s.Turn].Out && f.Window != Declaring {
		s.end()
		return
	}
	if a := &s.Actions[f.Act]; f.Window == Declaring && (s.lapsed(a) || s.undefended(a)) {
		s.end()
		return
	}
	seat := s.after(s.Turn, place)
	if p := &s.Players[seat]; p.Out || p.Setting == AnswerNever || s.passesOver(seat, f) || f.Window == Closing && seat == s.Turn {
		return
	}
	if s.wanted(seat, f) {
		s.askOpenly(AskRespond, seat)
	}
}

// askOpenly leaves a question to a seat that others, whose cards are not known, would not be asked: it tells
// something, and an event says so. With "no tells" it tells nothing (TS-HID-5, TS-WIN-10).
func (s *State) askOpenly(q Question, seat rules.Seat) {
	if !s.Options.NoTells {
		s.tell(rules.Event{Kind: rules.Note, Name: "asked", Rule: "TS-WIN-9", Seat: seat, Subject: SeatElement(seat), Reveals: true})
	}
	s.ask(q, seat)
}

// wanted reports whether a seat has a play in a window and wants to be asked (TS-WIN-7, TS-WIN-9). Nothing is
// told of a seat that is passed over (TS-HID-5).
func (s *State) wanted(seat rules.Seat, f *Frame) bool {
	p := &s.Players[seat]
	if !s.attentive(seat, f) && p.Armed.Empty() {
		return false
	}
	s.Asked, s.Asker = AskRespond, seat // what can be answered depends on it
	s.choices = s.choices[:0]
	if s.Options.NoTells {
		s.offerConceivable(seat)
	} else {
		s.news = true
		s.offerMagic(seat)
	}
	if f.Window != Declaring {
		s.offerUses(seat)
	}
	s.Asked = AskNothing
	return slices.ContainsFunc(s.choices, func(c rules.Choice) bool { return s.suits(seat, f, c) })
}

// attentive reports whether a seat wants to be asked in a window whatever it has armed (TS-WIN-9).
func (s *State) attentive(seat rules.Seat, f *Frame) bool {
	p := &s.Players[seat]
	return p.Setting == AnswerAll || p.Setting == AnswerRelevant && f.Window == Declaring && s.touches(&s.Actions[f.Act], seat)
}

// suits reports whether an answer is one for which a seat wants to be asked in a window (TS-WIN-9).
func (s *State) suits(seat rules.Seat, f *Frame, c rules.Choice) bool {
	p := &s.Players[seat]
	if c.Verb == CastMagic && p.Armed.Has(cardOf(c)) {
		return true
	}
	return s.attentive(seat, f) && (p.Setting == AnswerAll || p.Needless == AskedAll || s.Helps(seat, c))
}

// Feigned reports whether a seat is asked for an answer only so that nobody learns what it holds: none that it has is one for which it
// wants to be asked (TS-WIN-10).
func (s *State) Feigned() bool {
	if s.Asked != AskRespond || !s.Options.NoTells {
		return false
	}
	f := s.Stack.Top()
	return !slices.ContainsFunc(s.choices, func(c rules.Choice) bool { return !passes(c.Verb) && s.suits(s.Asker, f, c) })
}

// offerConceivable offers what a seat could cast for all that others know of it: with a card in its hand, any Scroll; of
// course only what it can pay for (TS-WIN-10).
func (s *State) offerConceivable(seat rules.Seat) {
	p := &s.Players[seat]
	for i := range s.Content.Cards {
		card, info := content.Card(i), &s.Content.Cards[i]
		held := info.Type == content.Innate || info.Type == content.Spell && p.Spells.has(card) || info.Type == content.Scroll && p.Hand.N > 0
		if held && s.refuseNow(seat, info) == nil {
			s.offerCard(seat, card)
		}
	}
}

// touches reports whether an action of another seat is aimed at something of a seat (TS-WIN-9).
func (s *State) touches(a *Action, seat rules.Seat) bool {
	if a.Seat == seat {
		return false
	}
	if a.Type == MeleeAction || a.Type == DirectedAction {
		return a.Opponent == seat
	}
	if a.Ruined[seat] != [2]uint8{} {
		return true
	}
	for _, id := range a.Targets[:a.N] {
		if t := s.At(id); t != nil && t.Owner == seat {
			return true
		}
	}
	if m := s.aimOf(a); m.e.Verb == content.Sweep {
		for i := range s.Things {
			if t := &s.Things[i]; t.Owner == seat && s.swept(&m, t) {
				return true
			}
		}
	}
	return false
}

// bearsOn reports whether magic at a target bears on the pending action (TS-WIN-7).
func (s *State) bearsOn(m *aim, t *Thing, a *Action) bool {
	switch m.e.Verb {
	case content.Mod:
		if m.e.Stat == content.AL {
			return !a.Skilled() && (t.ID == a.Source || t.ID == a.Partner)
		}
		return s.met(a, m.e.Stat) && s.rolls(a, t)
	case content.Restore:
		return s.Creature(t) && s.rolls(a, t)
	case content.Strike:
		if a.Type != MagicAction {
			return t.ID == a.Source || t.ID == a.Partner
		}
		// TS-WIN-8: only an On Turn Spell comes late enough to be met by an attack.
		info := s.Content.At(a.Card)
		return t.ID == a.Source && info.Type != content.Scroll && !info.AnyTurn
	}
	return false
}

// met reports whether a change of a level helps who meets an action: RL against magic, else DL, and PL where a point can be
// lost that armour saves (TS-LVL-3, TS-LVL-4, TS-LVL-7).
func (s *State) met(a *Action, stat content.Stat) bool {
	if stat != content.PL {
		return changes(stat, a.Attack().Defence())
	}
	if !a.Skilled() {
		return true
	}
	e := s.Effect(a)
	return !e.IgnorePL && (e.Verb == content.Strike || e.Verb == content.Sweep)
}

// rolls reports whether a creature is about to roll against an action, or is inside what is, or behind it.
func (s *State) rolls(a *Action, t *Thing) bool {
	if a.Skilled() {
		switch m := s.aimOf(a); m.e.Verb {
		case content.Sweep:
			return s.swept(&m, t)
		case content.Destroy:
			return false
		case content.Link:
			return t.ID == a.Targets[0]
		}
	}
	for _, id := range a.Targets[:a.N] {
		if d := s.At(id); id == t.ID || id == t.On || d != nil && t.On != 0 && s.inside(d) == t.On {
			return true
		}
	}
	return false
}
