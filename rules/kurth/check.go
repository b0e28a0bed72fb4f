package kurth

import (
	"fmt"

	"portcullis/rules/snapshot"
)

// Check returns a *snapshot.Error that names the first invariant of ledger 11 that the
// state breaks, as far as a single position can show it.
func (s *State) Check() error {
	for _, check := range [...]func() *snapshot.Error{s.checkCity, s.checkCards, s.checkTracks, s.checkTurn, s.checkAttack} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func broken(field, rule, format string, args ...any) *snapshot.Error {
	return &snapshot.Error{Game: gameID, Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
}

// checkCity: KU-INV-1, KU-INV-7, KU-INV-9, KU-INV-14.
func (s *State) checkCity() *snapshot.Error {
	for place, n := range s.markers {
		if n < 0 {
			return broken("markers."+s.game.places[place].ID, "KU-INV-1", "is %d", n)
		}
	}
	upkeep := s.phase == phaseDeal || s.phase == phaseTie
	switch {
	case s.protected.count() > whiteMarkers:
		return broken("protected", "KU-INV-7", "%d locations; there are %d white markers", s.protected.count(), whiteMarkers)
	case s.pending.count() > whiteMarkers:
		return broken("pending_protected", "KU-INV-7", "%d locations; there are %d white markers", s.pending.count(), whiteMarkers)
	case s.protected != 0 && !upkeep:
		return broken("protected", "KU-INV-7", "must be empty at %s", s.phase)
	case s.passageMarker && s.last == noAttack && (s.phase == phaseAttack || s.phase == phaseRolled || s.phase == phaseEnd):
		return broken("passage_marker", "KU-INV-9", "must be false between the move and the attack")
	case s.passageOpen && s.phase != phaseMove && !upkeep:
		return broken("passage_open", "KU-INV-9", "must be false after the move")
	case s.turn > 1 && (s.phase == phaseDeal || s.phase == phaseTie && s.placing == 1) && s.overrun() >= s.limit():
		return broken("markers", "KU-INV-14", "%d locations are overrun and nothing was placed since Phase 4, where %d lose", s.overrun(), s.limit())
	}
	return nil
}

// checkCards: KU-INV-2; the sizes of KU-INV-5 follow from the turn.
func (s *State) checkCards() *snapshot.Error {
	if card, twice := firstTwice(s.deck[:]); twice {
		return broken("draw, row, discard", "KU-INV-2", "the card %q is there twice", s.game.cards[card].ID)
	}
	return nil
}

// firstTwice returns a card that a list holds twice.
func firstTwice(cards []uint8) (card uint8, twice bool) {
	seen := uint16(0)
	for _, card := range cards {
		if seen&(1<<card) != 0 {
			return card, true
		}
		seen |= 1 << card
	}
	return 0, false
}

// checkTracks: KU-INV-3, KU-INV-4, KU-INV-6, and the result.
func (s *State) checkTracks() *snapshot.Error {
	switch {
	case s.spirit < 0 || s.spirit > s.game.spiritMax || (s.spirit == 0) != (s.result == lostSpirit):
		return broken("spirit", "KU-INV-3", "is %d with the result %s", s.spirit, s.result)
	case s.mana < 0 || s.mana > s.game.manaMax:
		return broken("mana", "KU-INV-4", "is %d", s.mana)
	case s.turn < 1 || s.turn > lastTurn:
		return broken("turn", "KU-INV-6", "is %d", s.turn)
	case (s.phase == phaseOver) != (s.result != undecided):
		return broken("result", "KU-END-9", "is %s at phase %s", s.result, s.phase)
	case s.result == won && (s.turn != lastTurn || s.overrun() >= s.limit()):
		return broken("result", "KU-END-9", "is won in turn %d with %d locations overrun", s.turn, s.overrun())
	case s.result == lostOverrun && s.overrun() < s.limit():
		return broken("result", s.limitRule(), "is lost_overrun with %d locations overrun", s.overrun())
	}
	return nil
}

// checkTurn: KU-INV-8, and that the waiting decision can exist.
func (s *State) checkTurn() *snapshot.Error {
	cast := 0
	for card := range uint8(cardCount) {
		if s.hasCast(card) {
			if !s.inRow(card) {
				return broken("cast", "KU-INV-8", "%q is not in the row", s.game.cards[card].ID)
			}
			cast++
		}
	}
	switch {
	case cast > 0 && s.phase != phaseOver && s.phase <= phaseMove:
		return broken("cast", "KU-SPL-5", "must be empty at %s", s.phase)
	case cast+int(s.spellsLeft) > 2 || cast+int(s.spellsLeft) > 1 && !s.specialUsed:
		return broken("spells_left", "KU-INV-8", "%d cast and %d left; it is one, or two with a special action", cast, s.spellsLeft)
	case (s.placing != 0) != (s.phase == phaseTie):
		return broken("placing", "KU-UPK-11", "is %d at %s", s.placing, s.phase)
	case s.walk != s.usualWalk() && s.phase != phaseMove && s.phase != phaseDeal && s.phase != phaseTie:
		return broken("walk", "KU-INV-13", "must be the usual one at %s", s.phase)
	}
	if s.phase == phaseTie {
		places := s.placingCard().Places
		if len(places) != 2 || s.markers[places[0]] != s.markers[places[1]] || s.reinforcements == 0 {
			return broken("phase", "KU-UPK-11", "tie, but card %d of the row asks nothing", s.placing)
		}
	}
	return nil
}

// checkAttack: KU-INV-10, and that dice and modifiers belong to an attack.
func (s *State) checkAttack() *snapshot.Error {
	thrown, fighting := s.attack.dice[0] != 0, s.phase == phaseAttack || s.phase == phaseRolled
	switch {
	case fighting && s.markers[s.token] == 0:
		return broken("markers."+s.game.places[s.token].ID, "KU-INV-10", "must not be 0 at %s", s.phase)
	case s.phase == phaseRolled && !thrown:
		return broken("dice", "KU-ATK-5", "must be there at rolled")
	case s.phase == phaseAttack && thrown:
		return broken("dice", "KU-ATK-5", "must be empty at attack")
	case fighting && s.last == attackLost:
		return broken("last_attack", "KU-ATK-1", "is lost at %s; no attack follows a lost one", s.phase)
	case fighting || s.phase == phaseEnd || s.phase == phaseOver:
		return nil
	case s.attack != attack{}:
		return broken("attack_mods", "KU-SPL-8", "must be empty at %s, and so must the dice", s.phase)
	case s.last != noAttack:
		return broken("last_attack", "KU-SPL-8", "must be none at %s", s.phase)
	}
	return nil
}
