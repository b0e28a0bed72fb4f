package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askUpkeep: which upkeep is paid now (TS-TRN-6). What is not paid can be paid later in the turn.
type askUpkeep struct{}

func (askUpkeep) name() string { return "upkeep" }

func (askUpkeep) list(s *State) {
	s.offerUpkeep(s.Asker)
	s.offer(Later)
}

// offerUpkeep offers every upkeep that can be paid.
func (s *State) offerUpkeep(seat rules.Seat) {
	for i := range s.Things {
		if t := &s.Things[i]; s.refuseUpkeep(seat, t) == nil {
			s.offer(PayUpkeep, int(t.ID))
		}
	}
}

var nothingDue = because("TS-MIN-3", "No upkeep is due for this.")

// dueUpkeep reports whether upkeep of a seat is due for a thing (TS-MIN-3).
func (s *State) dueUpkeep(seat rules.Seat, t *Thing) bool {
	return t != nil && t.Owner == seat && t.Points > 0 && s.Info(t).Upkeep() && !t.Has(Entered|UpkeepPaid)
}

func (s *State) refuseUpkeep(seat rules.Seat, t *Thing) *rules.Refusal {
	if !s.dueUpkeep(seat, t) {
		return nothingDue
	}
	if info := s.Info(t); !s.Affords(seat, info.UpkeepGold, info.UpkeepPower) {
		return cannotPay
	}
	return nil
}

type payUpkeep struct{}

func (payUpkeep) spelling(*World) notation.Spelling { return spelt(PayUpkeep, "pay upkeep", thingPart) }

func (payUpkeep) play(s *State, c rules.Choice) {
	t := s.At(thingOf(c, 0))
	info := s.Info(t)
	s.pay(t.Owner, info.UpkeepGold, info.UpkeepPower, "TS-MIN-10")
	t.Marks |= UpkeepPaid
	s.note("upkeep_paid", "TS-MIN-4", t)
}

func (payUpkeep) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskUpkeep && s.Asked != AskMain && s.Asked != AskCombat {
		return nil
	}
	return s.refuseUpkeep(s.Asker, s.At(thingOf(c, 0)))
}

// later ends the Upkeep step.
type later struct{}

func (later) spelling(*World) notation.Spelling { return spelt(Later, "later") }

func (later) play(s *State, _ rules.Choice) { s.Stack.Top().Stage = replenishing }

func (later) refuse(*State, rules.Choice) *rules.Refusal { return nil }
