package siegestorm

import "portcullis/rules"

// cause is what kills a creature, which decides what beats what (ST-CNF-1).
type cause uint8

const (
	byAction cause = iota
	byAbility
	byStorm
)

// kill puts a creature on its owner's Casualties (ST-KEY-8), unless a passive replaces that;
// between equals its controller chooses (ST-CNF-2). It pushes a frame.
func (s *State) kill(by side, c cardNo, why cause) {
	s.push(frame{kind: spentFrame, by: by, card: c, stage: 1 + uint8(why)})
}

// spend takes a creature that has stormed off the Battlefield (ST-STO-11), unless an
// after_storm passive replaces that. It pushes a frame.
func (s *State) spend(c cardNo) {
	s.push(frame{kind: spentFrame, by: s.cards[c].holder, card: c})
}

// stepSpent moves the creature, once it is settled where.
func (s *State) stepSpent(f *frame) {
	c := f.card
	s.pop()
	s.send(f.by, "spent", "ST-STO-11", c, inCasualties, s.cards[c].holder)
}

func (s *State) listConflict(f *frame)                   {}
func (s *State) answerConflict(f *frame, c rules.Choice) {}
