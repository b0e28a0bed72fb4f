package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// idleUse reports whether the use of a card of the turn, or of one just drawn, brings nothing as the board stands: nobody to strike or to hold in
// its Zones, nobody to heal, no room on a track, no attack left that it is for, no hits that it spares from. What takes an action is left to the
// judgement of strikes; what is placed at a Zone without enemies is discarded (BS-TAC-4).
func (s *State) idleUse(c rules.Choice) bool {
	h, d := s.ask.hero, &s.game.set.Cards[c.Args[0]]
	if d.Action || d.Attack || d.Morale > 0 && !s.brims(h, cards.Morale) {
		return false
	}
	f := newFrame(textFrame)
	f.hero, f.from, f.list, f.field, f.zone = h, fromCard, d.Effects, fieldNo(c.Args[1]), zoneNo(c.Args[2])
	if f.field != noField && f.zone == noZone {
		f.zone = lowest(d.Aim.Zones)
	}
	if k, ok := s.held(h, int(c.Args[0])); ok {
		f.card = k
	} else {
		f.card = s.top().card
	}
	return f.card != noCard && !s.bearsOut(&f, d.Effects)
}

// bearsOut reports whether one of a list of effects would bring something as the board stands.
func (s *State) bearsOut(f *frame, list cards.ListID) bool {
	effects := s.game.set.List(list)
	for i := range effects {
		if s.bears(f, &effects[i]) {
			return true
		}
	}
	return false
}

// bears reports whether an effect would.
func (s *State) bears(f *frame, e *cards.Effect) bool {
	switch e.Verb {
	case cards.Hold:
		return s.holds(f, e)
	case cards.Modify:
		return s.alters(f.hero, e)
	case cards.Ward:
		return s.could(f, e) && s.threatened()
	case cards.Lose, cards.Damage, cards.Linger:
		return false
	case cards.Test:
		return s.bearsOut(f, e.Then) || s.bearsOut(f, e.Else)
	case cards.Choose:
		for _, option := range e.Options {
			if s.bearsOut(f, option) {
				return true
			}
		}
		return false
	}
	return s.could(f, e)
}

// holds reports whether an effect keeps anybody from what they would do: from an attack on somebody, or from coming nearer.
func (s *State) holds(f *frame, e *cards.Effect) bool {
	held := false
	at := func(fl fieldNo, z zoneNo) {
		for g := range figureCount {
			act := s.game.set.Zones[z].Act[g.unit()]
			strikes := act == cards.Attacks || act == cards.AttacksOrEnters
			if s.taken(fl, z, e, g) > 0 && (e.Attack && strikes && (g == molen || s.peopled(fl)) || (e.MarchToo || !e.Attack) && act != cards.Attacks) {
				held = true
			}
		}
	}
	if e.Aim != nil {
		eachAim(e.Aim, at)
		return held
	}
	for z := range zoneNo(cards.ZoneCount) {
		if f.field != noField && s.affected(f, e).Has(int(z)) {
			at(f.field, z)
		}
	}
	return held
}

// alters reports whether a change for a while has anything to change: attacks and shots of this turn that are left, hits that fall.
func (s *State) alters(h heroNo, e *cards.Effect) bool {
	t := &s.heroes[h].turn
	switch {
	case e.Stat == cards.CatapultShot:
		return t.left+t.artillery > 0
	case forAttacks(e.Stat):
		return t.left > 0
	case e.Stat == cards.IgnoredHits:
		f := s.asItStands()
		for o := range heroNo(s.nhero) {
			if (e.Who != cards.User || o == h) && f.Heroes[o].Most > 0 {
				return true
			}
		}
		return false
	}
	return true
}

// threatened reports whether the Messenger may be killed in the Enemies phase to come.
func (s *State) threatened() bool {
	f := s.asItStands()
	return f.Messenger != Never
}
