package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// muster gives every block of the scenario its party, and Unplaced as its status; the others are not
// in this match. Outcomes of missions and the council come after it (AR-ARM, AR-MIS-12).
func (s *State) muster() {
	c, scenario := s.Content, s.Scenario()
	s.enlist(&scenario.ArgotBlocks)
	s.enlist(&scenario.MineosBlocks)
	if scenario.Pontia {
		s.enlist(c.Army(content.PontiaLegions))
	}
	for party := content.FirstThird; party < content.PartyCount; party++ {
		s.Stance[party] = c.Parties[party].Stance
		if scenario.Parties[party] {
			s.enlist(c.Army(c.Parties[party].Army))
		}
	}
	if scenario.Missions == content.FixedMissions {
		s.Campaign.Missions = scenario.Outcomes
	}
	for i := range s.Map.Gates() {
		if scenario.Gates[i] {
			s.Gates[i].Strength = uint8(s.Map.Gates()[i].Strength)
		}
	}
}

// enlist takes blocks into the match, for the party of their army.
func (s *State) enlist(blocks *content.Blocks) {
	for b := range blocks.All() {
		s.enlistBlock(b, s.Content.At(b).Army.Party())
	}
}

// enlistBlock takes a block into the match for a party, at full strength (AR-SET-14).
func (s *State) enlistBlock(b content.Block, of Party) {
	p := &s.Pieces[b]
	p.Party, p.Status, p.Strength = of, Unplaced, s.Full(b)
}

// placeThirdParties puts the blocks of the third parties into their homes: in id order, one per
// location, from the first location again when the last is used (AR-SET-10 to AR-SET-13).
func (s *State) placeThirdParties() {
	for party := content.FirstThird; party < content.PartyCount; party++ {
		home := s.Map.Zone(s.Content.Parties[party].Home)
		at := atlas.Nowhere
		for b := range s.Content.Army(s.Content.Parties[party].Army).All() {
			if s.Pieces[b].Status != Unplaced || s.Pieces[b].Party != party {
				continue
			}
			if at = home.Next(at + 1); at == atlas.Nowhere {
				at = home.First()
			}
			s.stand(b, at)
			s.tellMove(b, "placed", "AR-SET-14", "", s.PlaceElement(at), 0)
		}
	}
}
