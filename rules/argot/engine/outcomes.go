package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// outcome are the effects of what became of a mission (AR-MIS-1 to AR-MIS-4).
func (s *State) outcome(m int) []content.Effect {
	if s.Scenario().Missions == content.NoMissions {
		return nil
	}
	return s.Content.Missions[m].Outcomes[s.Campaign.Missions[m]]
}

// applyOutcomes lets the missions shape both armies, in the order of their list (AR-MIS-12).
func (s *State) applyOutcomes() {
	for m := range s.Content.Missions {
		effects := s.outcome(m)
		for i := range effects {
			s.applyOutcome(&effects[i], s.MissionElement(m))
		}
	}
}

// applyOutcome carries one effect out (ledger 7.5). That an army may start elsewhere is read where it
// counts; see opened.
func (s *State) applyOutcome(e *content.Effect, mission rules.Element) {
	event := rules.Event{Kind: rules.Note, Seat: rules.NoSeat, From: mission}
	switch e.Verb {
	case content.SetZone:
		event.Name, event.Rule = "zone_opened", "AR-SET-3"
	case content.DestroyBlock:
		if s.Pieces[e.Block].Status != Unplaced {
			return
		}
		s.dismiss(e.Block)
		event.Name, event.Rule, event.Subject = "block_destroyed", "AR-ARM-6", s.BlockElement(e.Block)
	case content.RemoveParty:
		for b := range s.Content.Army(s.Content.Parties[e.Party].Army).All() {
			if s.Pieces[b].Party == e.Party {
				s.dismiss(b)
			}
		}
		event.Name, event.Rule, event.N = "party_removed", "AR-MIS-12", int16(e.Party)
	case content.ContributeBlock:
		s.offerAllies(e.Army, e.N)
		event.Name, event.Rule, event.N = "ally_won", "AR-ARM-9", int16(e.N)
	case content.UnlockSwap:
		if !s.Options.Council {
			return
		}
		s.Council.Swap = e.Block
		event.Name, event.Rule, event.Subject = "swap_unlocked", "AR-ARM-10", s.BlockElement(e.Block)
	case content.Defect:
		for b := range e.Blocks.All() {
			s.defect(b, mission)
		}
		return
	case content.SetStance:
		s.Stance[e.Party] = e.Stance
		event.Name, event.Rule, event.N, event.M = "stance_taken", "AR-SID-5", int16(e.Party), int16(e.Stance)
	}
	s.tell(event)
}

// defect takes a block over to Mineos, if it is still in the game (AR-ARM-5, AR-ARM-6).
func (s *State) defect(b content.Block, mission rules.Element) {
	if p := &s.Pieces[b]; p.Status == Unplaced && p.Party == content.Argot {
		p.Party = content.Mineos
		s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "defected", Rule: "AR-ARM-5", Seat: Mineos, Subject: s.BlockElement(b), From: mission, N: 1})
	}
}

// dismiss takes a block that was not placed out of the match. What was paid for its upgrade is lost
// with it.
func (s *State) dismiss(b content.Block) {
	upgraded := s.Pieces[b].Upgraded
	s.Pieces[b] = Absent()
	s.Pieces[b].Upgraded = upgraded
}

// opened are the zones in which the outcome of a mission lets an army start; false: those of the
// rules hold.
func (s *State) opened(a content.Army) (atlas.Zones, bool) {
	for m := range s.Content.Missions {
		effects := s.outcome(m)
		for i := range effects {
			if e := &effects[i]; e.Verb == content.SetZone && e.Army == a {
				return e.Zones, true
			}
		}
	}
	return 0, false
}
