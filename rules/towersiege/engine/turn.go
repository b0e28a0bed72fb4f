package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// turnFrame is a turn of a seat (3.1 of the ledger).
type turnFrame struct{}

// The stages of a turn.
const (
	beginning uint8 = iota
	unloading
	arriving
	upkeep
	replenishing
	opening
	inMain
	declaring
	fighting
	closing
	over
)

func (turnFrame) resume(s *State, f *Frame) {
	p := &s.Players[f.Seat]
	if p.Out { // TS-TRN-17
		s.end()
		return
	}
	switch f.Stage {
	case beginning:
		f.Stage = unloading
		s.beginTurn(f.Seat)
	case unloading:
		if !s.unload(f.Seat) {
			f.Stage = arriving
		}
	case arriving:
		f.Stage = upkeep
		s.readyArmy(f.Seat)
		s.phase(UpkeepPhase)
	case upkeep:
		s.ask(AskUpkeep, f.Seat) // "later" goes on
	case replenishing:
		if p.Turns == 1 { // TS-TRN-7
			f.Stage = opening
			return
		}
		s.ask(AskReplenish, f.Seat)
	case opening:
		f.Stage = inMain
		s.begin(Frame{Kind: FrameWindow, Window: Opening, Seat: f.Seat})
	case inMain:
		if s.Phase != MainPhase {
			s.phase(MainPhase)
		}
		s.ask(AskMain, f.Seat)
	case declaring:
		s.ask(AskDeclare, f.Seat)
	case fighting:
		s.ask(AskCombat, f.Seat)
	case closing:
		f.Stage = over
		s.begin(Frame{Kind: FrameWindow, Window: Closing, Seat: f.Seat})
	case over:
		s.phase(EndPhase)
		s.end()
	}
}

// phase says that a part of the turn begins.
func (s *State) phase(p Phase) {
	s.Phase = p
	e := rules.Event{Kind: rules.PhaseBegan, Name: "phase_began", Rule: "TS-TRN-5", Seat: s.Turn, Subject: PhaseElement(p)}
	if p == EndPhase && s.unasked { // TS-TRN-19
		e.Kind, e.Subject, s.unasked = rules.TurnEnded, "", false
	}
	s.tell(e)
}

// beginTurn is the first part of On Guard: what has ended has ended, unpaid cards leave (TS-TRN-5).
func (s *State) beginTurn(seat rules.Seat) {
	for i := range s.Players {
		s.Players[i].Passing = false
	}
	p := &s.Players[seat]
	p.Turns++
	s.Phase = OnGuardPhase
	s.tell(rules.Event{Kind: rules.TurnBegan, Name: "turn_began", Rule: "TS-TIM-2", Seat: seat, Subject: SeatElement(seat), N: int16(s.Round), M: int16(p.Turns)})
	for i := 0; i < len(s.Things); {
		t := &s.Things[i]
		if t.Owner == seat && s.Info(t).Upkeep() && t.Points > 0 && !t.Has(Entered|UpkeepPaid) { // TS-MIN-3, TS-MIN-4
			s.remove(t.ID, "unpaid", "TS-MIN-4")
			i = 0
			continue
		}
		i++
	}
}

// remove takes a creature out of play with its Items, undefeated (TS-CRE-4, TS-MIN-6).
func (s *State) remove(id ThingID, name, rule string) {
	s.strip(id)
	s.leave(id, name, rule)
}

// unload brings the next card of the Caravan into play that something can hold; false: there is none, or a
// seat is asked who takes it (TS-RES-5, TS-REL-9, TS-REL-14).
func (s *State) unload(seat rules.Seat) bool {
	p := &s.Players[seat]
	for _, card := range p.Caravan.All() {
		switch info := s.Content.At(card); {
		case info.Type == content.Mine || info.Type == content.Powerstone:
			what := content.Gold
			if info.Type == content.Powerstone {
				what = content.Power
			}
			p.Caravan.take(card)
			p.Market[what]++
			s.tell(rules.Event{Kind: rules.CardMoved, Name: "unloaded", Rule: "TS-RES-5", Seat: seat, Subject: s.CardElement(card), From: CaravanElement(seat), To: ProducersElement(what, seat)})
			return true
		case info.Location == content.OnBattlefield:
			s.arrive(seat, card, 0)
			return true
		case info.Location == content.OnStructure && s.Tower(seat).Points > 0:
			s.arrive(seat, card, s.Players[seat].Tower)
			return true
		case info.Location == content.OnCreature && s.holder(seat, card):
			s.ask(AskPlace, seat)
			return true
		}
	}
	return false
}

// arrive puts a Relic from the Caravan into play.
func (s *State) arrive(seat rules.Seat, card content.Card, on ThingID) {
	s.Players[seat].Caravan.take(card)
	t := s.enter(card, seat)
	t.On = on
	t.Marks |= InUse
	s.tell(rules.Event{Kind: rules.PieceAdded, Name: "relic_arrived", Rule: "TS-REL-2", Seat: seat, Subject: s.CardElement(card), From: CaravanElement(seat), To: s.ThingElement(t.ID), N: 1, M: 1})
	s.tellYield(t)
}

// readyArmy is the rest of On Guard: Zombies rise, points are reset, the army is ready (TS-TRN-5).
func (s *State) readyArmy(seat rules.Seat) {
	p := &s.Players[seat]
	for i := 0; i < len(s.Timed); {
		m := s.Timed[i]
		if m.Kind != RaisedInForce || m.Caster != seat {
			i++
			continue
		}
		s.Timed = append(s.Timed[:i], s.Timed[i+1:]...)
		t := s.enter(m.Card, seat)
		s.tell(rules.Event{Kind: rules.PieceAdded, Name: "raised", Rule: "TS-TYP-7", Seat: seat, Subject: s.CardElement(m.Card), To: s.ThingElement(t.ID), N: 1, M: 1})
	}
	for what := content.Gold; what <= content.Power; what++ {
		p.Gained[what] = 0
		p.Ordinary[what] = max(0, int16(s.Produced(seat, what))-p.Pilfered[what]) // TS-RES-8, TS-RUL-66
		p.Pilfered[what] = 0
		s.tellPoints(seat, what, int(p.Ordinary[what]), "produced", "TS-RES-8")
	}
	p.WindfallBought = [2]bool{}
	p.Ratio, p.Attacked = alchemyRatio, false
	p.Barred, p.BarredNext = p.BarredNext, false
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner != seat {
			continue
		}
		t.Marks &= InUse | Carries
		t.Used = 0
		if s.Creature(t) {
			t.Position = OnGuard
			if s.Is(t, content.Mage) && !t.OnField() {
				t.Position = NoPosition
			}
		}
	}
	s.tell(rules.Event{Kind: rules.Note, Name: "on_guard", Rule: "TS-TRN-5", Seat: seat, Subject: SeatElement(seat)})
}

// alchemyRatio is how many points of one kind make one of the other (TS-ALC-1).
const alchemyRatio = 3
