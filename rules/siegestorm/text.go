package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// The stages of one effect of a text.
const (
	effectFresh    uint8 = iota
	effectAgreed         // an optional one was accepted
	effectUnderWay       // it has asked, and frame.n counts what is left
	effectSlot           // it asks for a slot first
)

// effectsOf is the text that a frame carries out.
func (s *State) effectsOf(f *frame) []cards.Effect {
	switch f.text {
	case actionText:
		return s.design(f.card).Action
	case passiveText:
		return s.design(f.card).Passive.Effects
	}
	return s.game.set.Bosses[s.boss.card].Menace[f.track].Effects
}

// effect is the effect that a frame is at.
func (s *State) effect(f *frame) *cards.Effect { return &s.effectsOf(f)[f.at] }

// stepText carries out the next effect of a text in printed order, or ends it. A text with
// several effects carries out those that still can be (ST-RUL-19).
func (s *State) stepText(f *frame) {
	text := s.effectsOf(f)
	if int(f.at) >= len(text) || f.by != bossSide && !s.living.Has(f.by.seat()) {
		s.pop()
		return
	}
	e := &text[f.at]
	if f.stage == effectFresh {
		switch {
		case e.IfDid && !f.did:
			s.nextEffect(f, false)
			return
		case s.needsAbsorber(f, e) && !s.hurtsAnybody(f, e):
			s.nextEffect(f, false)
			return
		case s.needsAbsorber(f, e):
			s.askAbsorber()
			return
		case !s.due(f, e):
			s.nextEffect(f, false)
			return
		case e.Optional && f.by != bossSide: // the boss never declines
			s.wait(askOptional, f.by)
			return
		}
	}
	s.carry(f, e)
}

// due reports whether an effect can be carried out now. One whose target is no longer legal
// fizzles (ST-CHN-10, ST-RUL-19).
func (s *State) due(f *frame, e *cards.Effect) bool {
	m := s.command(f)
	if e.Target == cards.NoTarget {
		return s.would(m, e)
	}
	c := s.targetOf(f)
	if s.legalTarget(m.by, m.source, m.track, e, c) {
		return true
	}
	if c != noCard {
		s.note(f.by, "fizzled", "ST-CHN-10", s.game.cardElement[f.card])
	}
	return false
}

// targetOf is the target of the link whose text a frame carries out.
func (s *State) targetOf(f *frame) cardNo {
	if f.link == noLink {
		return noCard
	}
	return s.chain[f.link].target
}

// nextEffect goes on to the effect after this one; did tells it whether this one was carried
// out. Verbs call it before they move what could end the match or eliminate a player, since the
// frame may be gone then.
func (s *State) nextEffect(f *frame, did bool) {
	f.at++
	f.stage, f.n, f.did = effectFresh, 0, did
}

func (s *State) answerOptional(f *frame, c rules.Choice) {
	if c.Verb == No {
		s.note(f.by, "declined", "ST-RUL-6", s.game.cardElement[f.card])
		s.nextEffect(f, false)
		return
	}
	f.stage = effectAgreed
}

// carry carries one effect out. A verb that asks comes back here with the answer taken up.
func (s *State) carry(f *frame, e *cards.Effect) {
	m := s.command(f)
	switch e.Do {
	case cards.Damage:
		s.doDamage(f, e, m)
	case cards.Draw:
		s.nextEffect(f, true)
		s.draw(m.by, int(e.N))
	case cards.Vision:
		s.doVision(f, e, m)
	case cards.Heal:
		s.nextEffect(f, true)
		s.heal(m.by, int(e.N))
	case cards.Discard:
		s.doDiscard(f, e, m)
	case cards.Steal:
		s.doSteal(f, e, m)
	case cards.Raise:
		s.doTake(f, e, m.by, m.foe, "raised", "ST-KEY-10")
	case cards.Recall:
		s.doTake(f, e, m.by, m.by, "recalled", "ST-RUL-72")
	case cards.Kill:
		s.doKill(f, e, m)
	case cards.Destroy, cards.Return, cards.Mod:
		s.doTouch(f, e, m)
	case cards.Negate:
		s.doNegate(f)
	case cards.Protect:
		s.nextEffect(f, true)
		s.sides[m.by].protected[s.flank(m.track)] = true
		s.note(m.by, "protected", "ST-RUL-57", s.game.seat[m.by])
	case cards.ExtraTurn:
		s.nextEffect(f, true)
		s.sides[m.by].extra = true
		s.note(m.by, "extra_turn_granted", "ST-TRN-11", s.game.seat[m.by])
	case cards.Recover:
		s.nextEffect(f, true)
		s.recoverLife(m.by, s.amount(m, e), "ST-KEY-11")
	case cards.Menace:
		s.nextEffect(f, true)
		s.shiftMenace(m.by, int(e.N), "ST-BOS-18")
	default:
		s.carryMove(f, e, m)
	}
}

// carryMove is carry for the verbs that move cards of the own side.
func (s *State) carryMove(f *frame, e *cards.Effect, m command) {
	switch e.Do {
	case cards.Sacrifice:
		s.askPick(f, m.by)
	case cards.DeployCard:
		s.doDeploy(f, e, m)
	case cards.Place:
		s.doPlace(f, e, m)
	case cards.Support:
		s.doSupport(f, e, m)
	case cards.Advance:
		s.nextEffect(f, true)
		for range e.N {
			s.advanceTrack(s.ownTrack(m.by, m.track))
		}
	case cards.KillSupporter:
		s.doKillSupporter(f, e, m)
	case cards.Reset:
		s.doReset(f, e, m)
	case cards.Shapeshift:
		s.askPick(f, s.cards[f.card].holder)
	default:
		s.nextEffect(f, false)
	}
}

// askPick asks for a card that an effect of a side needs. The players choose for the boss, among
// the most expensive cards (ST-RUL-29).
func (s *State) askPick(f *frame, d side) {
	f.stage, f.seat = effectUnderWay, d
	s.wait(askPick, chooser(d))
}

// chooser is the seat that answers for a side.
func chooser(d side) side {
	if d == bossSide {
		return 0
	}
	return d
}
