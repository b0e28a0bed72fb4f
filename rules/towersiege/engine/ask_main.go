package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// askMain: purchases and magic in any order, then Combat or the end of the turn (TS-TRN-12).
type askMain struct{}

func (askMain) name() string { return "main" }

func (askMain) list(s *State) {
	seat := s.Asker
	s.offerPurchases(seat)
	s.offerMagic(seat)
	s.offerUses(seat)
	s.offerItems(seat)
	s.offerUpkeep(seat)
	s.offerConversions(seat)
	s.offerMoves(seat)
	s.offerPairs(seat)
	if s.refuseCombat(seat) == nil {
		s.offer(EnterCombat)
	}
	s.offer(EndTurn)
}

// onTurn reports whether a seat may do what is done on one's own turn, in Main or in Combat.
func (s *State) onTurn() bool { return s.Asked == AskMain || s.Asked == AskCombat }

// offerConversions offers Alchemy (TS-ALC-3).
func (s *State) offerConversions(seat rules.Seat) {
	for what := content.Gold; what <= content.Power; what++ {
		if s.Available(seat, 1-what) >= int(s.Players[seat].Ratio) {
			s.offer(Convert, int(what))
		}
	}
}

// convert is Alchemy without anything to pay yet.
type convert struct{}

func (convert) spelling(*World) notation.Spelling {
	return spelt(Convert, "convert to", notation.Names{Kind: "kind of points", IDs: []string{"gold", "power"}})
}

func (convert) play(s *State, c rules.Choice) { s.convert(s.Asker, content.What(c.Args[0]), 1) }

func (convert) refuse(s *State, _ rules.Choice) *rules.Refusal {
	if !s.onTurn() {
		return nil
	}
	return cannotPay
}

// enterCombat begins Combat, once a turn (TS-TRN-13).
type enterCombat struct{}

func (enterCombat) spelling(*World) notation.Spelling { return spelt(EnterCombat, "combat") }

func (enterCombat) play(s *State, _ rules.Choice) {
	s.phase(CombatPhase)
	s.Stack.Top().Stage = declaring
}

var noFighter = because("TS-CMB-2", "None of your creatures can attack.")

func (enterCombat) refuse(s *State, _ rules.Choice) *rules.Refusal {
	if s.Asked != AskMain {
		return nil
	}
	return s.refuseCombat(s.Asker)
}

// refuseCombat is why Combat would be empty.
func (s *State) refuseCombat(seat rules.Seat) *rules.Refusal {
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat && (s.refuseDeclare(seat, t) == nil || s.pilfers(t)) {
			return nil
		}
	}
	return noFighter
}

// endTurn ends the turn, which cannot be recanted (TS-TRN-15).
type endTurn struct{}

func (endTurn) spelling(*World) notation.Spelling { return spelt(EndTurn, "end turn") }

func (endTurn) play(s *State, _ rules.Choice) { s.Stack.Top().Stage = closing }

func (endTurn) refuse(*State, rules.Choice) *rules.Refusal { return nil }
