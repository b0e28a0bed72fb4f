package kurth

import "portcullis/rules"

// The verbs of the choices. Args[0] is a location (ring) of VerbPlace and VerbMove, or the
// index of the card (number - 1) of VerbSpecial and VerbCast, whose Args[1] is the target:
// a ring, an amount, a set of dice (1, 2, 3 = both), a die or a slot of the row; 0 if the
// power picks none.
const (
	VerbGoOn rules.Verb = iota + 1
	VerbPlace
	VerbMove
	VerbRoll
	VerbAccept
	VerbEndTurn
	VerbSpecial
	VerbCast
)

// listChoices fills the choices of the waiting decision: what goes on first, then the
// specials and the spells of the row in its order.
func (s *State) listChoices() {
	if s.listed {
		return
	}
	if s.choices == nil {
		s.choices = make([]rules.Choice, 0, 24)
	}
	s.choices = s.choices[:0]
	switch s.phase {
	case phaseDeal:
		s.offer(VerbGoOn)
	case phaseTie:
		for _, ring := range s.placingCard().Places {
			s.offer(VerbPlace, int16(ring))
		}
	case phaseMove:
		reach := s.reach()
		for n := range uint8(placeCount) {
			if place := (s.token + 1 + n) % placeCount; reach.has(place) {
				s.offer(VerbMove, int16(place))
			}
		}
	case phaseAttack:
		s.offer(VerbRoll)
	case phaseRolled:
		s.offer(VerbAccept)
	case phaseEnd:
		s.offer(VerbEndTurn)
	}
	s.offerPowers()
	s.listed = true
}

func (s *State) offer(verb rules.Verb, args ...int16) {
	c := rules.Choice{Verb: verb}
	copy(c.Args[:], args)
	s.choices = append(s.choices, c)
}

// offerPowers offers the specials, then the spells of the row that can be used now.
func (s *State) offerPowers() {
	open := s.phase.window()
	if !s.specialUsed {
		for _, card := range s.row() {
			if p := &s.game.cards[card].Special; p.Windows&open != 0 {
				s.offerPower(VerbSpecial, p)
			}
		}
	}
	if s.spellsLeft > 0 && s.phase > phaseMove {
		for _, card := range s.row() {
			if p := &s.game.cards[card].Spell; p.Windows&open != 0 {
				s.offerPower(VerbCast, p)
			}
		}
	}
}

func (s *State) offerPower(verb rules.Verb, p *Power) {
	if s.barred(p) != fine {
		return
	}
	for t := p.low; t <= p.high; t++ {
		if s.barredTarget(p, t) == fine {
			s.offer(verb, int16(p.card), t)
		}
	}
}

// placingCard is the card of the row whose markers are being placed.
func (s *State) placingCard() *Card { return &s.game.cards[s.row()[s.placing-1]] }

// barred tells why a power cannot be used now whatever its target, in the order in which
// a person would ask.
func (s *State) barred(p *Power) reason {
	switch {
	case s.phase == phaseOver:
		return gameOver
	case !s.inRow(p.card):
		return notInRow
	case p.Spell && s.phase <= phaseMove:
		return spellTooEarly
	case p.Spell && s.hasCast(p.card):
		return alreadyCast
	case p.Spell && s.spellsLeft == 0:
		return oneSpell
	case !p.Spell && s.specialUsed:
		return oneSpecial
	case p.Windows&s.phase.window() == 0:
		return wrongWindow
	case p.Spell && int(s.mana) < p.Cost:
		return needMana
	case !p.Spell && p.Cost > 0 && int(s.spirit) <= p.Cost:
		return needSpirit
	}
	return fine
}

// barredTarget tells why target t of a power that is not barred cannot be picked.
func (s *State) barredTarget(p *Power, t int16) reason {
	if p.target == targetPayment && int16(p.Cost)*t > int16(s.mana) {
		return needMana
	}
	e := &p.Effects[0]
	return e.blocked(s, e, t)
}

// barredAll tells why a power cannot be used now with any target.
func (s *State) barredAll(p *Power) reason {
	if r := s.barred(p); r != fine {
		return r
	}
	first := s.barredTarget(p, p.low)
	for t := p.low + 1; t <= p.high && first != fine; t++ {
		if s.barredTarget(p, t) == fine {
			return fine
		}
	}
	if first == noMarkersThere {
		return noMarkersAnywhere
	}
	return first
}
