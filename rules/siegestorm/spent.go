package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// cause is what kills a creature, which decides what beats what (ST-CNF-1).
type cause uint8

const (
	byAction cause = iota
	byAbility
	byStorm
)

// The stages of a frame that settles where a creature goes.
const (
	afterStorm uint8 = iota
	killedBy         // and the cause added
)

// kill puts a creature on its owner's Casualties (ST-KEY-8), unless a passive replaces that;
// between equals its controller chooses (ST-CNF-2). It pushes a frame.
func (s *State) kill(by side, c cardNo, why cause) {
	s.push(frame{kind: spentFrame, by: by, card: c, stage: killedBy + uint8(why)})
}

// spend takes a creature that has stormed off the Battlefield (ST-STO-11), unless an
// after_storm passive replaces that (ST-RUL-64). It pushes a frame.
func (s *State) spend(c cardNo) {
	s.push(frame{kind: spentFrame, by: s.cards[c].holder, card: c})
}

// stepSpent moves the creature, once it is settled where: a passive beats the core rule, an
// action beats a passive, and an ability is its equal (ST-CNF-1).
func (s *State) stepSpent(f *frame) {
	if !s.cards[f.card].place.onBattlefield() {
		s.pop()
		return
	}
	var buf [maxBoard]cardNo
	instead := s.replacing(f, buf[:0])
	equals := len(instead)
	if f.stage == killedBy+uint8(byAbility) && equals > 0 {
		equals++
	}
	switch {
	case equals == 0:
		s.leave(f, noCard)
	case equals == 1:
		s.leave(f, instead[0])
	default:
		s.wait(askConflict, chooser(s.cards[f.card].holder))
	}
}

// replacing appends the cards whose passives replace where a creature goes; of those that send
// it to the same place, which do not contradict each other, the first (ST-CNF-3). An action
// beats them all.
func (s *State) replacing(f *frame, buf []cardNo) []cardNo {
	kind, event := savesStormer, cards.AfterStorm
	if f.stage != afterStorm {
		kind, event = savesKilled, cards.WhenKilled
	}
	if f.stage == killedBy+uint8(byAction) {
		return buf
	}
	var on [maxBoard]cardNo
	found := 0 // places, a bit each
	for _, x := range s.battlefield(on[:0]) {
		if s.trait(x).static&kind == 0 {
			continue
		}
		if to, ok := s.replacement(x, f.card, event); ok && found&(1<<to) == 0 {
			found |= 1 << to
			buf = append(buf, x)
		}
	}
	return buf
}

// replacement is where the passive of card x sends creature c on an event, if it does.
func (s *State) replacement(x, c cardNo, event cards.Event) (cards.Zone, bool) {
	effects := s.design(x).Passive.Effects
	for i := range effects {
		e := &effects[i]
		if e.Do != cards.Instead || e.Event != event || e.To == cards.ToSupport && s.cards[c].holder == bossSide {
			continue // a boss has no Support Zone
		}
		if s.reaches(x, s.cards[x].track, e.Scope, c) {
			return e.To, true
		}
	}
	return cards.NoZone, false
}

// leave moves the creature: as the passive of a card says, or with noCard to the Casualties.
func (s *State) leave(f *frame, x cardNo) {
	c, stage := f.card, f.stage
	by, d := f.by, s.cards[f.card].holder
	s.pop()
	if x == noCard {
		s.leaveForCasualties(by, c, stage)
		return
	}
	event := cards.AfterStorm
	if stage != afterStorm {
		event = cards.WhenKilled
	}
	to, _ := s.replacement(x, c, event)
	s.note(d, "replaces", "ST-CNF-1", s.game.cardElement[x])
	if to == cards.ToSupport {
		s.becomeSupporter(d, c)
		return
	}
	s.sendToHand(d, "saved", "ST-CNF-1", c, d)
}

func (s *State) leaveForCasualties(by side, c cardNo, stage uint8) {
	if stage == afterStorm {
		s.send(by, "spent", "ST-STO-11", c, inCasualties, s.cards[c].holder)
		return
	}
	s.happened(cards.Killed, c)
	s.fell(by, s.killer(), "killed", "ST-KEY-8", c, inCasualties)
}

// killer is the card whose storm or text is under way; noCard: none, as with a text of the boss's board.
func (s *State) killer() cardNo {
	switch f := s.top(); {
	case f.kind == stormFrame, f.kind == bossStormFrame, f.kind == textFrame && f.text != menaceText:
		return f.card
	}
	return noCard
}

// fell sends a card that something has done away with to a place of its owner, and tells which card has done it.
func (s *State) fell(by side, source cardNo, name, rule string, c cardNo, p place) {
	e := s.transfer(name, rule, c, p, s.cards[c].owner)
	if source != noCard {
		e.M = int16(source) + 1
	}
	s.emit(by, e)
}

// listConflict lists what may decide where the creature goes: the passives, and the ability
// that kills it.
func (s *State) listConflict(f *frame) {
	var buf [maxBoard]cardNo
	for _, x := range s.replacing(f, buf[:0]) {
		s.offerCard(Replace, x)
	}
	if f.stage == killedBy+uint8(byAbility) {
		s.offer(ofCard(Replace, noCard, cards.None))
	}
}

func (s *State) answerConflict(f *frame, c rules.Choice) { s.leave(f, cardNo(c.Args[0])) }
