package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

var (
	notInside   = because("TS-TWR-10", "It is in no structure.")
	notYet      = because("TS-TWR-11", "Not before your next turn.")
	afterAttack = because("TS-TWR-13", "Not after its attack, and not in Combat.")
	notIts      = because("TS-TWR-14", "It cannot occupy this.")
	notAPair    = because("TS-TYP-2", "These two are no Mount and rider.")
	notOutside  = because("TS-TYP-3", "Rider and Mount must both be on the battlefield.")
	pairChanged = because("TS-TYP-3", "At most one change a turn.")
)

// offerMoves offers to leave structures and, before Combat, to enter them.
func (s *State) offerMoves(seat rules.Seat) {
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner != seat || !s.Creature(t) {
			continue
		}
		if !t.OnField() {
			s.offer(StepOut, int(t.ID))
			continue
		}
		for j := range s.Things {
			if in := &s.Things[j]; s.Asked == AskMain && s.refuseEntry(t, in) == nil {
				s.offer(GoIn, int(t.ID), int(in.ID))
			}
		}
	}
}

// leaveStructure puts who is in a structure on the battlefield (TS-TWR-10, TS-TWR-12).
func (s *State) leaveStructure(t *Thing) {
	from := t.On
	s.expose(t)
	if s.Is(t, content.Mage) {
		s.At(from).Marks |= HasLeft
	} else {
		t.Marks |= HasLeft
	}
	s.tell(rules.Event{Kind: rules.PieceMoved, Name: "stepped_out", Rule: "TS-TWR-10", Seat: t.Owner, Subject: s.ThingElement(t.ID), From: s.ThingElement(from), To: PositionElement(t.Position)})
}

// expose puts who was in a structure on the battlefield, in the position that it has there.
func (s *State) expose(t *Thing) {
	t.On = 0
	switch {
	case t.Has(FumbledMage) || t.Position == ToDefend:
		t.Position = ToDefend
	case t.Has(Declared):
		t.Position = ToAttack
	default:
		t.Position = OnGuard
	}
}

// goInside puts a creature into a structure.
func (s *State) goInside(t *Thing, in ThingID) {
	s.alone(t)
	if t.On != 0 {
		s.At(t.On).Marks |= HasLeft // only the Mage goes from one into another
	}
	t.On = in
	if s.Is(t, content.Mage) && !t.Has(FumbledMage) {
		t.Position = NoPosition
	}
	s.tell(rules.Event{Kind: rules.PieceMoved, Name: "went_in", Rule: "TS-TWR-13", Seat: t.Owner, Subject: s.ThingElement(t.ID), To: s.ThingElement(in)})
}

// occupies reports whether a creature is of those that a structure can hold, and nobody is in it (TS-TWR-14).
func (s *State) occupies(t, in *Thing) bool {
	if in.Owner != t.Owner || in.Points == 0 || s.Occupant(in.ID) != nil {
		return false
	}
	return s.Is(in, content.Structure) || s.Is(in, content.Tower) && s.Is(t, content.Mage)
}

// refuseEntry is why a creature on the battlefield does not go into a structure.
func (s *State) refuseEntry(t, in *Thing) *rules.Refusal {
	switch {
	case in == nil || !s.occupies(t, in):
		return notIts
	case t.Has(Attacked):
		return afterAttack
	case t.Has(HasLeft) || s.Is(t, content.Mage) && in.Has(HasLeft):
		return notYet
	}
	return nil
}

// stepOut leaves a structure, which is possible at any time of one's own turn.
type stepOut struct{}

func (stepOut) spelling(*World) notation.Spelling { return spelt(StepOut, "step out", thingPart) }

func (stepOut) play(s *State, c rules.Choice) { s.leaveStructure(s.At(thingOf(c, 0))) }

func (stepOut) refuse(s *State, c rules.Choice) *rules.Refusal {
	if t := s.At(thingOf(c, 0)); s.onTurn() && t != nil && t.OnField() {
		return notInside
	}
	return nil
}

// goIn enters a structure.
type goIn struct{}

func (goIn) spelling(*World) notation.Spelling { return spelt(GoIn, "enter", thingPart, thingPart) }

func (goIn) play(s *State, c rules.Choice) { s.goInside(s.At(thingOf(c, 0)), thingOf(c, 1)) }

func (goIn) refuse(s *State, c rules.Choice) *rules.Refusal {
	t := s.At(thingOf(c, 0))
	switch {
	case s.Asked == AskCombat:
		return afterAttack
	case s.Asked != AskMain || t == nil || t.Owner != s.Asker || !s.Creature(t) || !t.OnField():
		return nil
	}
	return s.refuseEntry(t, s.At(thingOf(c, 1)))
}

// offerPairs offers to mount and to dismount (TS-TYP-2, TS-TYP-3).
func (s *State) offerPairs(seat rules.Seat) {
	for i := range s.Things {
		mount := &s.Things[i]
		if mount.Owner != seat || !s.Info(mount).Is(content.MountTag) {
			continue
		}
		for j := range s.Things {
			if rider := &s.Things[j]; s.refusePair(mount, rider) == nil {
				s.offer(MountUp, int(mount.ID), int(rider.ID))
			}
		}
		if s.refuseParting(mount) == nil {
			s.offer(Dismount, int(mount.ID))
		}
	}
}

// refusePair is why a creature does not ride another one.
func (s *State) refusePair(mount, rider *Thing) *rules.Refusal {
	if mount == nil || rider == nil || mount == rider || mount.Owner != rider.Owner || !s.Info(mount).Is(content.MountTag) {
		return notAPair
	}
	info := s.Info(rider)
	switch {
	case info.Type != content.Mage && (info.Type != content.Minion || info.Uses&content.Nothing != 0) || mount.Partner != 0 || rider.Partner != 0:
		return notAPair
	case !mount.OnField() || !rider.OnField():
		return notOutside
	case mount.Has(PairChanged) || rider.Has(PairChanged):
		return pairChanged
	}
	return nil
}

func (s *State) refuseParting(mount *Thing) *rules.Refusal {
	switch {
	case mount == nil || !mount.Has(Carries):
		return notAPair
	case mount.Has(PairChanged) || s.At(mount.Partner).Has(PairChanged):
		return pairChanged
	}
	return nil
}

// mountUp makes a pair.
type mountUp struct{}

func (mountUp) spelling(*World) notation.Spelling {
	return spelt(MountUp, "mount", thingPart, thingPart)
}

func (mountUp) play(s *State, c rules.Choice) {
	mount, rider := s.At(thingOf(c, 0)), s.At(thingOf(c, 1))
	mount.Partner, rider.Partner = rider.ID, mount.ID
	mount.Marks |= Carries | PairChanged
	rider.Marks |= PairChanged
	s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "mounted", Rule: "TS-TYP-3", Seat: mount.Owner, Subject: s.ThingElement(rider.ID), To: s.ThingElement(mount.ID), N: 1})
}

func (mountUp) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskMain {
		return nil
	}
	return s.refusePair(s.At(thingOf(c, 0)), s.At(thingOf(c, 1)))
}

// dismount parts a pair.
type dismount struct{}

func (dismount) spelling(*World) notation.Spelling { return spelt(Dismount, "dismount", thingPart) }

func (dismount) play(s *State, c rules.Choice) {
	mount := s.At(thingOf(c, 0))
	rider := s.At(mount.Partner)
	mount.Marks |= PairChanged
	rider.Marks |= PairChanged
	s.alone(mount)
	s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "dismounted", Rule: "TS-TYP-3", Seat: mount.Owner, Subject: s.ThingElement(rider.ID), To: s.ThingElement(mount.ID)})
}

func (dismount) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskMain {
		return nil
	}
	return s.refuseParting(s.At(thingOf(c, 0)))
}
