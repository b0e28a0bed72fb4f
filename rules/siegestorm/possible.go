package siegestorm

import "portcullis/rules/siegestorm/cards"

// possible reports whether a text may be announced: its first effect has a legal target if it
// needs one, and at least one effect would do something (ST-REA-3, ST-RUL-43, ST-RUL-72).
func (s *State) possible(by side, source cardNo, track uint8, text []cards.Effect, cost int) bool {
	m := s.commandOf(by, source, track)
	m.cost = cost
	if len(text) == 0 || text[0].Target != cards.NoTarget && !s.hasTarget(m, &text[0]) {
		return false
	}
	return s.anything(m, text)
}

// doesSomething reports whether at least one effect of a storm's or boss's text would do
// something; unlike in possible, a first effect without a target does not stop the others
// (ST-RUL-43).
func (s *State) doesSomething(by side, source cardNo, track uint8, text []cards.Effect) bool {
	return s.anything(s.commandOf(by, source, track), text)
}

// anything reports whether at least one effect would do something. One that is carried out
// only after another (if_did) needs that other one.
func (s *State) anything(m command, text []cards.Effect) bool {
	for i := range text {
		if e := &text[i]; !e.IfDid && s.would(m, e) {
			return true
		}
	}
	return false
}

// would reports whether an effect would do something (ledger 7.4).
func (s *State) would(m command, e *cards.Effect) bool {
	if !s.applies(m, e) {
		return false
	}
	switch e.Do {
	case cards.Damage:
		return m.foe == noSide && e.Per == cards.OppSupporters || s.amount(m, e) > 0
	case cards.Draw:
		return true
	case cards.Vision:
		return m.by != bossSide
	case cards.Discard, cards.Steal:
		return m.foe == noSide || s.sides[m.foe].hand.len() > 0
	case cards.Raise:
		return m.foe == noSide || s.sides[m.foe].casualties.len() > 0
	case cards.Heal:
		return m.by != bossSide && s.casualtiesHold(m, anyCard)
	case cards.Recall:
		return s.casualtiesHold(m, anyCard)
	case cards.Kill, cards.Destroy, cards.Return, cards.Mod:
		return s.touches(m, e)
	case cards.KillSupporter:
		return s.canKillSupporter(m.foe)
	case cards.Reset:
		return s.committed(m.by) > 0
	case cards.Negate:
		return s.links > 0
	case cards.Protect:
		return !s.sides[m.by].protected[s.flank(m.track)]
	case cards.ExtraTurn:
		return s.ownTurn(m.by) && !s.sides[m.by].extra
	case cards.Recover:
		return m.by == bossSide && s.boss.life < s.boss.start && s.amount(m, e) > 0
	case cards.Menace:
		return m.by == bossSide && shifted(s.boss.menace, int(e.N)) != s.boss.menace
	}
	return s.wouldMove(m, e)
}

// wouldMove is would for the verbs that bring cards onto the Battlefield or move them there.
func (s *State) wouldMove(m command, e *cards.Effect) bool {
	switch e.Do {
	case cards.Sacrifice:
		return s.countOn(s.alliedTracks(m.track), m.source) > 0
	case cards.DeployCard:
		if !s.ownTurn(m.by) || s.tracks[s.ownTrack(m.by, m.track)].slots[0] != noCard {
			return false
		}
		if e.From == cards.FromHand {
			return s.handHolds(m, creatureCard)
		}
		return s.casualtiesHold(m, creatureCard)
	case cards.Place:
		return s.handHolds(m, creatureCard)
	case cards.Support:
		if m.by == bossSide {
			return false
		}
		if e.From == cards.FromHand {
			return s.handHolds(m, anyCard)
		}
		return s.casualtiesHold(m, anyCard)
	case cards.Advance:
		return s.tracks[s.ownTrack(m.by, m.track)].slots != [trackSlots]cardNo{noCard, noCard, noCard}
	case cards.Shapeshift:
		return s.hasSlot(m.source) && s.replacements(s.cards[m.source].holder) > 0
	}
	return false
}

// touches reports whether an effect with a target or a scope has a creature to change or move.
func (s *State) touches(m command, e *cards.Effect) bool {
	if e.Target != cards.NoTarget {
		return s.hasTarget(m, e)
	}
	var buf [maxBoard]cardNo
	return len(s.group(m, e, buf[:0])) > 0
}

// fit is what a card must be for an effect.
type fit uint8

const (
	anyCard fit = iota
	creatureCard
)

func (s *State) fits(c cardNo, what fit) bool { return what == anyCard || s.trait(c).creature }

// handHolds reports whether the hand has a fitting card besides the one that is played.
func (s *State) handHolds(m command, what fit) bool {
	for _, c := range s.sides[m.by].hand.cards() {
		if c != m.source && s.fits(c, what) {
			return true
		}
	}
	return false
}

// casualtiesHold reports whether the own top Casualty fits, or a card could that is about to
// be paid (ST-RUL-72).
func (s *State) casualtiesHold(m command, what fit) bool {
	if top := s.sides[m.by].casualties.top(); top != noCard && s.fits(top, what) {
		return true
	}
	return m.cost > 0 && s.handHolds(m, what)
}

// canKillSupporter reports whether a side has a Supporter to lose, or a boss a Menace Level
// (ST-SOL-13).
func (s *State) canKillSupporter(d side) bool {
	switch d {
	case bossSide:
		return s.boss.menace > 1
	case noSide:
		return true
	}
	return s.sides[d].support.len() > 0
}

func (s *State) committed(d side) int { return s.sides[d].support.len() - s.readySupporters(d) }

// hasSlot reports whether a creature stands in a slot that another one can take (ST-RUL-42).
func (s *State) hasSlot(c cardNo) bool {
	p := s.cards[c].place
	return p == onTrack || p.onBattleZone()
}
