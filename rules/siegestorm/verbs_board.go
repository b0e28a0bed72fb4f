package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// doTouch carries out a destroy, return or mod: on the target chosen on announcement, or on all
// creatures of a group, fixed now (ST-RUL-41).
func (s *State) doTouch(f *frame, e *cards.Effect, m command) {
	var buf [maxBoard]cardNo
	touched := s.touched(f, e, m, buf[:0])
	s.nextEffect(f, len(touched) > 0)
	for _, c := range touched {
		switch e.Do {
		case cards.Destroy:
			s.fell(m.by, s.killer(), "destroyed", "ST-KEY-3", c, removed)
		case cards.Return:
			s.sendToHand(m.by, "returned", "ST-RUL-23", c, s.cards[c].owner)
		case cards.Mod:
			s.modify(c, m.source, e.ATT, e.DEF)
			s.emit(m.by, rules.Event{Kind: rules.Note, Name: "modified", Rule: "ST-RUL-41", Subject: s.game.cardElement[c], N: int16(e.ATT), M: int16(e.DEF)})
		}
	}
}

// touched appends the target of an effect, or the group it speaks of.
func (s *State) touched(f *frame, e *cards.Effect, m command, buf []cardNo) []cardNo {
	if e.Target != cards.NoTarget {
		return append(buf, s.targetOf(f))
	}
	return s.group(m, e, buf)
}

// doKill kills the target, or one after the other the creatures of a group.
func (s *State) doKill(f *frame, e *cards.Effect, m command) {
	var buf [maxBoard]cardNo
	victims, why := s.touched(f, e, m, buf[:0]), causeOf(f)
	f.stage = effectUnderWay
	if e.Target != cards.NoTarget || len(victims) <= 1 {
		s.nextEffect(f, true)
	}
	if len(victims) > 0 {
		s.kill(m.by, victims[0], why)
	}
}

// causeOf is what a text counts as when it kills (ST-CNF-1).
func causeOf(f *frame) cause {
	if f.text == actionText {
		return byAction
	}
	return byAbility
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

// doPlace asks for the slot, if it may be No Man's Land, and for a card of the hand (ST-PLC-5,
// ST-RUL-15).
func (s *State) doPlace(f *frame, e *cards.Effect, m command) {
	if f.stage != effectUnderWay && e.To == cards.ToZone && s.zones[s.placingZone(m)].middle == noCard {
		f.stage = effectSlot
		s.wait(askPick, chooser(m.by))
		return
	}
	s.askPick(f, m.by)
}

// The slots of a Battle Zone in a PickSlot.
const (
	placeFront uint8 = iota
	placeMiddle
)

// placingZone is the Battle Zone on which a text places cards.
func (s *State) placingZone(m command) uint8 { return s.zoneOf(s.ownTrack(m.by, m.track)) }

// doSupport puts a card of the hand, of the player's choice, or the top Casualty into the
// Support Zone.
func (s *State) doSupport(f *frame, e *cards.Effect, m command) {
	if e.From == cards.FromHand {
		s.askPick(f, m.by)
		return
	}
	s.support(f, m, s.sides[m.by].casualties.top())
}

func (s *State) support(f *frame, m command, c cardNo) {
	s.nextEffect(f, true)
	s.cards[c].track = s.ownTrack(m.by, m.track)
	s.becomeSupporter(m.by, c)
}

// shapeshift puts another card of the hand in the place of the source, which goes to the hand;
// it is one step, so the hand stays as large as it is, and nothing is deployed or placed by it
// (ST-KEY-14, ST-RUL-42).
func (s *State) shapeshift(c, by cardNo) {
	was := s.cards[c]
	d := was.holder
	s.send(d, "shifted_away", "ST-KEY-14", c, inHand, d)
	from := s.whereIs(by)
	s.lift(by)
	switch was.place {
	case onTrack:
		s.stand(by, was.track, was.slot)
	case onFrontline:
		s.holdFront(by, was.slot, d)
	case inNoMansLand:
		s.holdMiddle(by, was.slot, d)
	}
	s.moved(d, "shapeshifted", "ST-KEY-14", by, from, s.whereIs(by))
}

// ready makes one Supporter ready.
func (s *State) ready(f *frame, d side, i int) {
	f.n--
	s.cards[s.sides[d].support.list[i]].committed = false
	at := s.game.support[d][i]
	s.emit(d, rules.Event{Kind: rules.MarkerChanged, Name: "reset", Rule: "ST-KEY-12", Subject: at, To: at})
}
