package kurth

import "portcullis/rules"

// beginTurn deals the row and gains its Mana (KU-UPK-1 to KU-UPK-5, KU-DCK-5).
func (s *State) beginTurn() {
	s.phase = phaseDeal
	s.walk = walk{min: s.game.moveMin, max: s.game.moveMax}
	s.spellsLeft = 1
	s.cast, s.specialUsed, s.special = 0, false, 0
	s.arrived, s.warded = [placeCount]int16{}, s.protected
	s.attack, s.last = attack{}, noAttack
	s.reinforcements, s.bonus = 0, 0
	s.gone, s.undealt = 0, rowSize
	s.emit(rules.Event{Kind: rules.TurnBegan, Name: "turn_started", Rule: "KU-TRN-3", N: int16(s.turn)})

	for i, card := range s.row() {
		s.undealt--
		s.emit(rules.Event{Kind: rules.CardMoved, Name: "cards_dealt", Rule: "KU-UPK-1", Subject: s.game.cards[card].element,
			From: ElementDraw, To: slotElement(i + 1), Reveals: true})
	}
	sum := s.rowSum()
	s.reinforcements, s.bonus = sum.reinforcements, sum.bonus
	s.emitTotals()
	s.changeMana(sum.mana)
}

// sums are the three numbers at the foot of the cards, added up.
type sums struct{ reinforcements, bonus, mana int16 }

func (s *State) rowSum() (sum sums) {
	for _, card := range s.row() {
		c := &s.game.cards[card]
		sum.reinforcements += int16(c.Reinforcements)
		sum.bonus += int16(c.Bonus)
		sum.mana += int16(c.Mana)
	}
	return sum
}

// placeRow places markers for the cards of the row from the one being placed on, and
// stops where the player must choose (KU-UPK-6 to KU-UPK-14).
func (s *State) placeRow() {
	for ; s.placing <= placingCards; s.placing++ {
		if s.reinforcements == 0 {
			continue
		}
		card := &s.game.cards[s.row()[s.placing-1]]
		place, level := s.placeFor(card)
		if level {
			s.phase = phaseTie
			return
		}
		s.arrive(place)
	}
	s.placing = 0
	for place := range uint8(placeCount) {
		if s.protected.has(place) {
			s.protected = s.protected.without(place)
			s.markWard("protected_cleared", "KU-UPK-14", place, 0)
		}
	}
	s.phase = phaseMove
}

// placeFor returns where a card's markers go: of two locations the one with fewer
// markers, protected or not (KU-UPK-9, KU-UPK-12). level: the player chooses (KU-UPK-11).
func (s *State) placeFor(card *Card) (place uint8, level bool) {
	first := uint8(card.Places[0])
	if len(card.Places) == 1 {
		return first, false
	}
	second := uint8(card.Places[1])
	switch {
	case s.markers[first] == s.markers[second]:
		return first, true
	case s.markers[second] < s.markers[first]:
		first, second = second, first
	}
	s.emit(rules.Event{Kind: rules.Note, Name: "or_settled", Rule: "KU-UPK-9", Subject: card.element,
		From: s.game.places[second].element, To: s.game.places[first].element, N: s.markers[first], M: s.markers[second]})
	return first, false
}

// arrive places the total reinforcements on a location unless it is protected
// (KU-UPK-7, KU-UPK-8).
func (s *State) arrive(place uint8) {
	p := &s.game.places[place]
	if s.protected.has(place) {
		s.emit(rules.Event{Kind: rules.Blocked, Name: "placing_blocked", Rule: "KU-UPK-8", Subject: p.ward, From: p.camp, To: p.element,
			N: s.reinforcements, Count: s.placing})
		return
	}
	s.markers[place] += s.reinforcements
	s.arrived[place] += s.reinforcements
	s.emit(rules.Event{Kind: rules.PieceAdded, Name: "markers_placed", Rule: "KU-UPK-7", Subject: s.placingCard().element, From: p.camp, To: p.element,
		N: s.reinforcements, M: s.markers[place], Count: s.placing})
}

// endTurn is Phase 4 (KU-END-1 to KU-END-9, KU-DCK-1 to KU-DCK-5).
func (s *State) endTurn() {
	overrun := s.overrun()
	s.emit(rules.Event{Kind: rules.Note, Name: "siege_checked", Rule: "KU-END-2", Subject: ElementOverrun, N: int16(overrun), M: int16(s.limit())})
	switch {
	case overrun >= s.limit():
		s.finish(lostOverrun)
		return
	case s.turn == lastTurn:
		s.finish(won)
		return
	}
	for i, card := range s.row() {
		s.gone++
		s.emit(rules.Event{Kind: rules.CardMoved, Name: "cards_discarded", Rule: "KU-DCK-1", Subject: s.game.cards[card].element,
			From: slotElement(i + 1), To: ElementDiscard})
	}
	for place := range uint8(placeCount) {
		if s.pending.has(place) {
			s.pending, s.protected = s.pending.without(place), s.protected.with(place)
			s.markWard("protected_placed", "KU-DCK-2", place, 1)
		}
	}
	if s.turn%turnsInRound == 0 {
		s.beginRound()
	} else {
		s.turn++
	}
	s.beginTurn()
}

// beginRound shuffles all cards and moves on to the next round (KU-DCK-3, KU-DCK-4).
func (s *State) beginRound() {
	rules.Shuffle(&s.rng, s.deck[:])
	s.reshuffled, s.gone, s.undealt = true, 0, rowSize
	s.emit(rules.Event{Kind: rules.PileShuffled, Name: "deck_shuffled", Rule: "KU-DCK-3", Subject: ElementDraw, From: ElementDiscard, To: ElementDraw})
	s.turn++
	s.reshuffled = false
	s.emit(rules.Event{Kind: rules.TrackChanged, Name: "round_advanced", Rule: "KU-DCK-4", Subject: ElementRound, N: 1, M: int16(s.round())})
}

// finish ends the match.
func (s *State) finish(r result) {
	s.result, s.phase = r, phaseOver
	outcome, _ := s.Outcome()
	s.emit(rules.Event{Kind: rules.MatchEnded, Name: "game_over", Rule: outcome.Rule, N: int16(r)})
}

// changeMana keeps Mana between 0 and its top (KU-SPL-10).
func (s *State) changeMana(n int16) {
	before := s.mana
	s.mana = int8(min(max(int16(s.mana)+n, 0), int16(s.game.manaMax)))
	if s.mana != before {
		s.emit(rules.Event{Kind: rules.TrackChanged, Name: "mana_changed", Rule: "KU-SPL-10", Subject: ElementMana, N: int16(s.mana - before), M: int16(s.mana)})
	}
}

// changeSpirit keeps Spirit between 0 and its top (KU-SPC-8, KU-RUL-29).
func (s *State) changeSpirit(n int16) { s.moveSpirit(n, s.emit) }

// paySpirit takes what the Warden pays (KU-SPC-1).
func (s *State) paySpirit(n int16) { s.moveSpirit(-n, s.emitAct) }

// moveSpirit tells by emit of what has changed.
func (s *State) moveSpirit(n int16, emit func(rules.Event)) {
	before := s.spirit
	s.spirit = int8(min(max(int16(s.spirit)+n, 0), int16(s.game.spiritMax)))
	if s.spirit != before {
		emit(rules.Event{Kind: rules.TrackChanged, Name: "spirit_changed", Rule: "KU-SPC-8", Subject: ElementSpirit, N: int16(s.spirit - before), M: int16(s.spirit)})
	}
}

// take removes up to n markers from a location and returns how many (KU-ATK-9, KU-ATK-13).
func (s *State) take(place uint8, n int16) int16 {
	n = min(n, s.markers[place])
	if n == 0 {
		return 0
	}
	s.markers[place] -= n
	p := &s.game.places[place]
	s.emit(rules.Event{Kind: rules.PieceRemoved, Name: "markers_removed", Rule: "KU-ATK-13", Subject: ElementMarker, From: p.element, To: p.camp,
		N: n, M: s.markers[place]})
	return n
}

func (s *State) markWard(name, rule string, place uint8, on int16) {
	p := &s.game.places[place]
	s.emit(rules.Event{Kind: rules.MarkerChanged, Name: name, Rule: rule, Subject: p.ward, To: p.element, N: on})
}

func (s *State) markPassage(on int16) {
	rule := "KU-PAS-9"
	if on == 1 {
		rule = "KU-PAS-2"
	}
	s.emit(rules.Event{Kind: rules.MarkerChanged, Name: "passage_marker", Rule: rule, Subject: ElementPassageway, To: ElementPassageway, N: on})
}

func (s *State) emitTotals() {
	s.emit(rules.Event{Kind: rules.Note, Name: "totals_set", Rule: "KU-UPK-3", N: s.reinforcements, M: s.bonus})
}

// emit notes something that the game did, after it is done.
func (s *State) emit(e rules.Event) {
	e.Seat = rules.NoSeat
	s.events = append(s.events, e)
	if s.watch != nil {
		s.tellWatcher()
	}
}

// emitAct notes something that the Warden did, after it is done.
func (s *State) emitAct(e rules.Event) {
	s.events = append(s.events, e)
	if s.watch != nil {
		s.tellWatcher()
	}
}

// tellWatcher tells of the last event.
func (s *State) tellWatcher() { s.watch(s.events[len(s.events)-1]) }
