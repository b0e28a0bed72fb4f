package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// doTouch carries out a kill, destroy, return or mod: on the target chosen on announcement, if
// it is still a legal one (ST-CHN-10, ST-RUL-19), or on all creatures of a group, fixed now
// (ST-RUL-41).
func (s *State) doTouch(f *frame, e *cards.Effect, m command) {
	var buf [maxBoard]cardNo
	touched := buf[:0]
	if e.Target == cards.NoTarget {
		touched = s.group(m, e, touched)
	} else if c := s.targetOf(f); s.legalTarget(m.by, m.source, m.track, e, c) {
		touched = append(touched, c)
	} else {
		s.tellFizzle(f, e)
	}
	s.nextEffect(f, len(touched) > 0)
	why := byAbility
	if f.text == actionText {
		why = byAction
	}
	for i := range touched {
		switch c := touched[i]; e.Do {
		case cards.Kill:
			s.kill(m.by, touched[len(touched)-1-i], why) // the frame pushed last goes first
		case cards.Destroy:
			s.send(m.by, "destroyed", "ST-KEY-3", c, removed, s.cards[c].owner)
		case cards.Return:
			s.sendToHand(m.by, "returned", "ST-RUL-23", c, s.cards[c].owner)
		case cards.Mod:
			s.modify(c, m.source, e.ATT, e.DEF)
			s.emit(m.by, rules.Event{Kind: rules.Note, Name: "modified", Rule: "ST-RUL-41", Subject: s.game.cardElement[c], N: int16(e.ATT), M: int16(e.DEF)})
		}
	}
}

// targetOf is the target of the link whose text a frame carries out.
func (s *State) targetOf(f *frame) cardNo {
	if f.link == noLink {
		return noCard
	}
	return s.chain[f.link].target
}

// doDeploy deploys a card of the hand, of the player's choice, or the top Casualty, for nothing
// (ST-PLC-1 to ST-PLC-4, ST-PLC-6).
func (s *State) doDeploy(f *frame, e *cards.Effect, m command) {
	if e.From == cards.FromHand {
		s.askPick(f, m.by)
		return
	}
	s.nextEffect(f, true)
	s.deploy(m.by, s.sides[m.by].casualties.top(), s.ownTrack(m.by, m.track), "deployed_free", "ST-PLC-6")
}

// doSupport puts a card of the hand, of the player's choice, or the top Casualty into the
// Support Zone.
func (s *State) doSupport(f *frame, e *cards.Effect, m command) {
	if e.From == cards.FromHand {
		s.askPick(f, m.by)
		return
	}
	s.nextEffect(f, true)
	s.becomeSupporter(m.by, s.sides[m.by].casualties.top())
}

// shapeshift puts another card of the hand in the place of the source, which goes to the hand;
// it is one step, and nothing is deployed or placed by it (ST-KEY-14, ST-RUL-42).
func (s *State) shapeshift(c, by cardNo) {
	k := s.cards[c]
	from, hand := s.whereIs(c), s.whereIs(by)
	s.lift(c)
	s.forget(c)
	s.lift(by)
	s.forget(by)
	switch k.place {
	case onTrack:
		s.stand(by, k.track, k.slot)
	case onFrontline:
		s.holdFront(by, k.slot, k.holder)
	case inNoMansLand:
		s.holdMiddle(by, k.slot, k.holder)
	}
	s.moved(k.holder, "shapeshifted", "ST-KEY-14", by, hand, from)
	to := inHand
	if s.sides[k.holder].hand.len() >= handLimit {
		to = inCasualties
	}
	s.put(c, to, k.holder)
	s.moved(k.holder, "shifted_away", "ST-KEY-14", c, from, s.game.piles[to][k.holder])
}

// ready makes one Supporter ready.
func (s *State) ready(f *frame, d side, i int) {
	f.n--
	s.cards[s.sides[d].support.list[i]].committed = false
	at := s.game.support[d][i]
	s.emit(d, rules.Event{Kind: rules.MarkerChanged, Name: "reset", Rule: "ST-KEY-12", Subject: at, To: at})
}
