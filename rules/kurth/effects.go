package kurth

import "portcullis/rules"

// Each verb of the vocabulary is one function here that carries it out, with a second
// one, where the ledger states a condition, that tells why it cannot apply. t is the
// target that the player picked.

func always(*State, *Effect, int16) reason { return fine }

func (s *State) addRoll(e *Effect, _ int16) { s.attack.bonus += e.N }

// diceSettled: KU-RUL-22.
func (s *State) diceSettled(*Effect, int16) reason {
	if s.attack.extraDie || s.attack.setDice {
		return diceSettled
	}
	return fine
}

func (s *State) throwExtraDie(*Effect, int16) { s.attack.extraDie = true }

// nothingToRoll: KU-RUL-22, and KU-RUL-24 where an effect before it emptied the location.
func (s *State) nothingToRoll(e *Effect, t int16) reason {
	if s.markers[s.token] == 0 {
		return noMarkersHere
	}
	return s.diceSettled(e, t)
}

// setDice puts the dice on the table without a roll (KU-RUL-22).
func (s *State) setDice(e *Effect, _ int16) {
	before := s.attack.dice
	s.attack.setDice, s.attack.dice, s.phase = true, e.Dice, phaseRolled
	for i := range e.Dice {
		s.tellDie(i, before[i], false)
	}
}

func (s *State) tooManyDice(e *Effect, t int16) reason {
	if t == bothDice && e.Max < attackDice {
		return tooManyDice
	}
	return fine
}

// reroll throws the dice of the set t again.
func (s *State) reroll(_ *Effect, t int16) {
	for i := range s.attack.dice {
		if t&(1<<i) != 0 {
			s.turnDie(i, s.rng.Die(), true)
		}
	}
}

func (s *State) diceAlike(*Effect, int16) reason {
	if s.attack.dice[0] == s.attack.dice[1] {
		return diceAlike
	}
	return fine
}

// matchDie turns attack die t to the face of the other.
func (s *State) matchDie(_ *Effect, t int16) {
	i := int(t - 1)
	s.turnDie(i, s.attack.dice[1-i], false)
}

// turnDie makes attack die i show face; thrown: nobody could know that face.
func (s *State) turnDie(i int, face uint8, thrown bool) {
	from := s.attack.dice[i]
	s.attack.dice[i] = face
	s.tellDie(i, from, thrown)
}

// tellDie tells that attack die i, which showed another face before, shows that of now.
func (s *State) tellDie(i int, before uint8, thrown bool) {
	s.emit(rules.Event{Kind: rules.DieChanged, Name: "dice_changed", Rule: "KU-ATK-6", Subject: dieElement(i + 1),
		N: int16(before), M: int16(s.attack.dice[i]), Reveals: thrown})
}

func (s *State) lowerStrength(e *Effect, _ int16) { s.attack.strengthCut += e.N }
func (s *State) guardSpirit(e *Effect, _ int16)   { s.attack.spiritGuard += e.N }
func (s *State) addLoss(e *Effect, _ int16)       { s.attack.extraLoss += e.N }
func (s *State) carryOver(*Effect, int16)         { s.attack.carryOver = true }

func (s *State) nothingToRemove(e *Effect, t int16) reason {
	if e.Where == anyOne {
		if s.markers[t] == 0 {
			return noMarkersThere
		}
		return fine
	}
	if s.markers[next(s.token)] == 0 && s.markers[previous(s.token)] == 0 {
		return noMarkersBeside
	}
	return fine
}

func (s *State) removeMarkers(e *Effect, t int16) {
	if e.Where == anyOne {
		s.take(uint8(t), e.N)
		return
	}
	s.take(next(s.token), e.N)
	s.take(previous(s.token), e.N)
}

func (s *State) tooFewHere(_ *Effect, t int16) reason {
	switch {
	case s.markers[s.token] == 0:
		return noMarkersHere
	case t > s.markers[s.token]:
		return tooFewMarkers
	}
	return fine
}

// shiftMarkers moves t markers to the next location; that is no placing (KU-RUL-27).
func (s *State) shiftMarkers(_ *Effect, t int16) {
	from, to := s.token, next(s.token)
	s.markers[from] -= t
	s.markers[to] += t
	s.emit(rules.Event{Kind: rules.PieceMoved, Name: "markers_shifted", Rule: "KU-RUL-27", Subject: ElementMarker,
		From: s.game.places[from].element, To: s.game.places[to].element, N: t, M: s.markers[to]})
}

// cannotProtect: KU-PRO-5, KU-RUL-26.
func (s *State) cannotProtect(e *Effect, t int16) reason {
	reach := placeSet(0).with(uint8(t))
	if e.Where == hereAndNext {
		reach = placeSet(0).with(s.token).with(next(s.token))
	}
	switch {
	case reach&^s.pending == 0:
		return alreadyPending
	case s.pending.count() >= whiteMarkers:
		return whiteMarkersUsed
	}
	return fine
}

// protect aims the white markers now; they are put out in Phase 4 (KU-PRO-2, KU-RUL-25).
func (s *State) protect(e *Effect, t int16) {
	if e.Where == anyOne {
		s.pending = s.pending.with(uint8(t))
		return
	}
	for _, place := range [...]uint8{s.token, next(s.token)} {
		if s.pending.count() < whiteMarkers {
			s.pending = s.pending.with(place)
		}
	}
}

func (s *State) trackFull(e *Effect, _ int16) reason {
	switch {
	case e.What == manaTrack && s.mana >= s.game.manaMax:
		return manaFull
	case e.What == spiritTrack && s.spirit >= s.game.spiritMax:
		return spiritFull
	}
	return fine
}

func (s *State) gain(e *Effect, _ int16) {
	if e.What == manaTrack {
		s.changeMana(e.N)
		return
	}
	s.changeSpirit(e.N)
}

func (s *State) changeWalk(e *Effect, _ int16) {
	s.walk = walk{reverse: e.Reverse, min: uint8(e.Min), max: uint8(e.Max)}
}

func (s *State) passageAlreadyOpen(*Effect, int16) reason {
	if s.passageUsable() {
		return passageAlreadyOpen
	}
	return fine
}

func (s *State) openPassage(*Effect, int16) { s.passageOpen = true }

// swapRow swaps card 3 with card t. The totals stay (KU-RUL-28).
func (s *State) swapRow(_ *Effect, t int16) {
	row := s.row()
	i, last := int(t-1), rowSize-1
	row[i], row[last] = row[last], row[i]
	for _, k := range [...]int{i, last} {
		s.emit(rules.Event{Kind: rules.CardMoved, Name: "row_swapped", Rule: "KU-RUL-28", Subject: s.game.cards[row[k]].element,
			From: slotElement(i + last - k + 1), To: slotElement(k + 1)})
	}
}

func (s *State) nothingToCut(*Effect, int16) reason {
	if s.reinforcements == 0 {
		return noReinforcements
	}
	return fine
}

func (s *State) cutReinforcements(e *Effect, _ int16) {
	s.reinforcements = max(0, s.reinforcements-e.N)
	s.emitTotals()
}

func (s *State) allowSpells(e *Effect, _ int16) { s.spellsLeft += uint8(e.N) }
func (s *State) forgoAttack(*Effect, int16)     { s.phase = phaseEnd }

func (s *State) noSecondAttack(*Effect, int16) reason {
	switch {
	case s.last != attackWon:
		return noWin
	case s.markers[s.token] == 0:
		return noMarkersHere
	}
	return fine
}

// attackAgain starts a new attack with empty modifiers (KU-RUL-15).
func (s *State) attackAgain(*Effect, int16) {
	s.attack = attack{}
	s.phase = phaseAttack
}
