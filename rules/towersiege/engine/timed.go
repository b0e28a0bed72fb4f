package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// TimedKind is what is in force.
type TimedKind uint8

// The kinds.
const (
	ModInForce      TimedKind = iota // a level of Target is changed
	EnabledInForce                   // Target has an ability
	LinkInForce                      // Target and Other are linked (TS-SCR-21)
	TruceInForce                     // no army attacks (TS-SCR-23)
	TokensInForce                    // the tokens from Target to Other are in play
	RaisedInForce                    // a token is to come (TS-TYP-7)
	ResistedInForce                  // Target has resisted what it meets once a Round (TS-SPL-5)
)

// Timed is something that is in force for a time: by a level of an effect of a card.
type Timed struct {
	Kind          TimedKind
	Card          content.Card
	Effect, Level uint8
	Caster        rules.Seat
	Target, Other ThingID
	// It ends when Turn has begun Left turns more (TS-TIM-4).
	Turn rules.Seat
	Left uint8
	// Holds says that the Scroll lies on the table until it ends (TS-TIM-5).
	Holds bool
}

func (s *State) effect(m *Timed) *content.Effect { return &s.Content.Cards[m.Card].Effects[m.Effect] }

// force puts something in force for some Rounds from now.
func (s *State) force(m Timed, rounds int) {
	m.Turn, m.Left = s.Turn, uint8(rounds)
	s.Timed = append(s.Timed, m)
	s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "in_force", Rule: "TS-TIM-4", Seat: m.Caster, Subject: s.CardElement(m.Card), To: s.ThingElement(m.Target), N: 1, M: int16(rounds)})
}

// OnOne reports whether it is on one thing in play, and ends when that leaves it.
func (m *Timed) OnOne() bool {
	switch m.Kind {
	case ModInForce, EnabledInForce, LinkInForce, ResistedInForce:
		return true
	}
	return false
}

// unforce ends what is in force on a thing that has left play; what a seat's Scroll held is discarded.
func (s *State) unforce(id ThingID) {
	s.endTimed("TS-TIM-5", func(m *Timed) bool {
		return m.OnOne() && (m.Target == id || m.Kind == LinkInForce && m.Other == id)
	})
}

// endTimed ends all that a test wants ended.
func (s *State) endTimed(rule string, over func(m *Timed) bool) {
	for i := 0; i < len(s.Timed); {
		m := s.Timed[i]
		if !over(&m) {
			i++
			continue
		}
		s.Timed = append(s.Timed[:i], s.Timed[i+1:]...)
		if m.Holds {
			s.Players[m.Caster].Discard.put(m.Card)
		}
		if m.Kind == ResistedInForce { // nothing was in force
			continue
		}
		s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "ended", Rule: rule, Seat: m.Caster, Subject: s.CardElement(m.Card), To: s.ThingElement(m.Target)})
		if m.Kind == TokensInForce {
			s.dismiss(m.Target, m.Other)
			i = 0
		}
	}
}

// dismiss takes tokens out of play whose time is over, which is no defeat (TS-CRE-4).
func (s *State) dismiss(from, to ThingID) {
	for id := from; id <= to; id++ {
		if s.At(id) != nil {
			s.remove(id, "time_over", "TS-CRE-4")
		}
	}
}

// tick counts a turn of a seat that begins, or would (TS-TIM-4).
func (s *State) tick(seat rules.Seat) {
	for i := range s.Timed {
		if m := &s.Timed[i]; m.Turn == seat && m.Kind != RaisedInForce {
			m.Left--
		}
	}
	s.endTimed("TS-TIM-4", func(m *Timed) bool { return m.Left == 0 })
}

// Linked is the Minion that a Minion is bound to; 0 if it is not bound.
func (s *State) Linked(id ThingID) ThingID {
	for i := range s.Timed {
		switch m := &s.Timed[i]; {
		case m.Kind != LinkInForce:
		case m.Target == id:
			return m.Other
		case m.Other == id:
			return m.Target
		}
	}
	return 0
}

// Truce reports whether no army may attack (TS-SCR-23).
func (s *State) Truce() bool {
	for i := range s.Timed {
		if s.Timed[i].Kind == TruceInForce {
			return true
		}
	}
	return false
}

// resistedFor keeps that a thing has resisted what it meets once a Round.
func (s *State) resistedFor(m Timed, rounds int) {
	m.Kind, m.Holds, m.Turn, m.Left = ResistedInForce, false, s.Turn, uint8(rounds)
	s.Timed = append(s.Timed, m)
}

// under reports whether a card is in force on a thing, or was resisted by it in this Round (TS-SPL-5).
func (s *State) under(card content.Card, id ThingID) bool {
	for i := range s.Timed {
		if m := &s.Timed[i]; m.Card == card && m.Target == id && (m.Kind == ModInForce || m.Kind == ResistedInForce) {
			return true
		}
	}
	return false
}

// outlasts reports whether an ability that is enabled now for some Rounds would end later than it does
// already (TS-RUL-64).
func (s *State) outlasts(id ThingID, a content.Ability, rounds int) bool {
	for i := range s.Timed {
		m := &s.Timed[i]
		if m.Kind == EnabledInForce && m.Target == id && s.effect(m).Ability == a && s.turnsTo(m.Turn, int(m.Left)) >= s.turnsTo(s.Turn, rounds) {
			return false
		}
	}
	return true
}

// turnsTo is how many turns of seats, dead or alive, begin until a seat has begun n of its own.
func (s *State) turnsTo(seat rules.Seat, n int) int {
	first := (int(seat) - int(s.Turn) + int(s.Count)) % int(s.Count)
	if first == 0 {
		first = int(s.Count)
	}
	return first + (n-1)*int(s.Count)
}
