package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The stages of the effect that a textFrame is at.
const (
	effectNew   = iota // nothing is asked or rolled yet
	effectAimed        // its Zone has been chosen
	effectTold         // the answer is in the frame
	effectRoll         // the dice are thrown
	textAgain          // of the whole list: it works again and its new Zone is to be chosen
)

// aPart is the times of a frame that carries out a part of another list: an option or the outcome
// of a test.
const aPart = 255

// stepText carries out the effects of a list from top to bottom. An effect that could change
// nothing is passed over (BS-CON-59).
func (s *State) stepText(f *frame) {
	list := s.game.set.List(f.list)
	switch {
	case f.stage == textAgain:
		f.stage = effectNew
	case f.at == 0 && f.stage == effectNew && s.damages(f.list) && !s.anyIntact():
		s.endText(f) // BS-CRD-19, BS-CON-43
	case int(f.at) == len(list):
		s.endPass(f)
	default:
		e := &list[f.at]
		switch {
		case f.stage == effectNew && !s.could(f, e):
			f.next()
		case f.stage == effectNew && e.Optional && f.from != fromAbility && !f.did:
			f.did = true
			s.wait(askYes, f.hero)
		case f.stage == effectNew && e.Aim != nil && zoned(e.Verb):
			s.wait(askZone, f.hero)
		case s.carryOut(f, e):
			f.next()
		}
	}
}

// next goes on to the next effect.
func (f *frame) next() {
	f.at++
	f.stage, f.n, f.m, f.bits, f.more, f.did = effectNew, 0, 0, 0, 0, false
}

// endPass ends one working of the list: the printed Morale is earned or lost (BS-CRD-12), and a
// doubled one works again (BS-RUL-37), unless it could change nothing any more.
func (s *State) endPass(f *frame) {
	if f.times == aPart {
		s.endText(f)
		return
	}
	if f.from == fromCard {
		s.printed(f.hero, s.design(f.card))
	}
	if f.times <= 1 {
		s.endText(f)
		return
	}
	f.times--
	f.at = 0
	switch {
	case f.from == fromTactic:
	case !s.hasTarget(f.hero, f.card):
		s.endText(f)
	case s.design(f.card).Aim.Zones != 0:
		f.stage = textAgain
		s.wait(askZone, f.hero)
	}
}

// endText ends a list of effects: its card is discarded, or stays if it lingers.
func (s *State) endText(f *frame) {
	t := *f
	s.pop()
	switch {
	case t.times == aPart && t.from == fromCard:
		s.top().index |= t.index // Zones that a Massive Attack hit
	case t.times == aPart:
	case t.from == fromCard:
		s.lay(t.card, t.hero, "BS-CRD-4")
		if s.design(t.card).Massive {
			s.endMassive(&t)
		}
	case t.from == fromTactic:
		s.endTactic(t.index)
	}
}

// inner carries out a part of the list: an option or the outcome of a test.
func (s *State) inner(f *frame, list cards.ListID) {
	t := newFrame(textFrame)
	t.hero, t.card, t.from, t.index, t.field, t.zone = f.hero, f.card, f.from, f.index, f.field, f.zone
	t.list, t.times = list, aPart
	s.push(t)
}

// answerText puts the answer into the frame for the effect that asked.
func (s *State) answerText(f *frame, kind askKind, c rules.Choice) {
	switch kind {
	case askZone:
		f.field, f.zone = fieldNo(c.Args[0]), zoneNo(c.Args[1])
		if f.stage != textAgain {
			f.stage = effectAimed
		}
		return
	case askYes:
		if c.Verb == No {
			f.next()
		}
		return
	case askFigure:
		if c.Verb == PickFigures {
			s.actOnAll(f, c)
			return
		}
		f.more = uint16(c.Args[1])
	case askDeck:
		f.n, f.m = int8(c.Args[0]), int8(c.Args[1])
	default:
		f.n = int8(c.Args[0])
	}
	f.stage = effectTold
}

// carryOut carries out one effect and reports whether it is done; else it has asked or thrown
// something and is called again.
func (s *State) carryOut(f *frame, e *cards.Effect) bool {
	switch e.Verb {
	case cards.Volley:
		s.volley(f)
	case cards.Hits:
		s.hits(f, e)
	case cards.Destroy, cards.Push, cards.Hold:
		return s.takeFigures(f, e)
	case cards.Vinculum:
		s.weaken(e.N.N, f.hero)
	case cards.March:
		s.hasten(e)
	case cards.Spawn:
		return s.spawnUnits(f, e)
	case cards.Summon:
		return s.summonMore(f, e)
	case cards.Gain, cards.Lose:
		return s.shiftTracks(f, e)
	case cards.Draw:
		return s.drawCards(f, e)
	case cards.Recover:
		return s.recover(f, e)
	case cards.Look:
		return s.look(f)
	case cards.Mend, cards.Reinforce:
		return s.workOnHouses(f, e)
	case cards.Damage:
		return s.damageHouse(f, e)
	case cards.Orient:
		return s.turnFreely(f)
	case cards.Modify:
		return s.leave(f, e)
	case cards.Ward:
		s.warded(f)
	case cards.Smuggle:
		return s.smuggle(f)
	case cards.Train:
		s.train(f.hero)
	case cards.Choose:
		return s.choose(f, e)
	case cards.Test:
		return s.test(f, e)
	}
	return true
}
