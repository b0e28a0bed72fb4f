package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// thirdMovesFrame is the movement of the third parties, by their procedure: Hespero, the Bargainer, Zulon
// (AR-MOV-5, AR-TPY-1). It needs nobody's answer.
type thirdMovesFrame struct{}

func (thirdMovesFrame) resume(s *State, _ *Frame) {
	s.end()
	for party := content.FirstThird; party < content.PartyCount && s.Result == Undecided; party++ {
		s.Movement, s.crossed = Movement{Party: party}, [MaxSides]uint8{}
		groups := s.occupied(party)
		for p := groups.First(); p != atlas.Nowhere; p = groups.Next(p + 1) {
			if !s.EnemyAt(p, party) { // AR-TPY-2
				s.moveGroup(party, p)
			}
		}
	}
	s.Movement, s.crossed = Movement{}, [MaxSides]uint8{}
}

// moveGroup moves the blocks of a third party that stand in a place: to attack, or else to join a battle, or
// else to its goal (AR-TPY-3 to AR-TPY-5).
func (s *State) moveGroup(party Party, p atlas.Place) {
	group := s.unmoved(party, p)
	if group.Empty() {
		return
	}
	common := s.commonReach(party, &group)
	if to := s.attackOf(party, &group, &common); to != atlas.Nowhere {
		s.sendGroup(&group, to, "AR-TPY-3")
		return
	}
	if to := s.battleFor(party, &common); to != atlas.Nowhere {
		s.sendGroup(&group, to, "AR-TPY-4")
		return
	}
	if goal := s.goalOf(party, p); goal != atlas.Nowhere {
		for b := range group.All() {
			s.wander(b, goal)
		}
	}
}

// unmoved are the blocks of a party that stand in a place and have not moved.
func (s *State) unmoved(party Party, p atlas.Place) (group content.Blocks) {
	for b := range s.In(p) {
		if piece := &s.Pieces[b]; piece.Party == party && !piece.Has(Moved) {
			group.Add(b)
		}
	}
	return group
}

// commonReach is where every block of a group can go this turn, with the costs of the slowest.
func (s *State) commonReach(party Party, group *content.Blocks) (common Reach) {
	found := s.reachesOf(party)
	for b := range group.All() {
		r := found.of(s, b)
		if b == group.Next(0) {
			common = *r
			continue
		}
		common.Ends = common.Ends.Common(&r.Ends)
		for p := common.Ends.First(); p != atlas.Nowhere; p = common.Ends.Next(p + 1) {
			common.Cost[p] = max(common.Cost[p], r.Cost[p])
		}
	}
	return common
}

// attackOf is the location that a group attacks: one with an enemy ground block and no more enemy blocks
// than the group has, within the leash; with the fewest enemies, then the fewest locations to enter, then
// the lowest id (AR-TPY-3).
func (s *State) attackOf(party Party, group *content.Blocks, common *Reach) atlas.Place {
	best, fewest, nearest := atlas.Nowhere, 0, uint8(0)
	for p := common.Ends.First(); p != atlas.Nowhere; p = common.Ends.Next(p + 1) {
		enemies, ground := s.enemiesAt(p, party)
		if !ground || enemies > group.Len() || !s.leashed(party, p) {
			continue
		}
		if best == atlas.Nowhere || enemies < fewest || enemies == fewest && common.Cost[p] < nearest {
			best, fewest, nearest = p, enemies, common.Cost[p]
		}
	}
	return best
}

// enemiesAt counts the blocks hostile to a party in a place, and whether a ground block is among them.
func (s *State) enemiesAt(p atlas.Place, of Party) (n int, ground bool) {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Hostile(s.Pieces[b].Party, of) {
			n++
			ground = ground || s.Kind(b) == content.Ground
		}
	}
	return n, ground
}

// battleFor is the battle location that a group of a co-belligerent party joins: one within the leash, with
// the fewest locations to enter, then the lowest id. A friend is in every battle that it may enter: no two
// enemies of its fight there (AR-TPY-4, AR-MOV-7).
func (s *State) battleFor(party Party, common *Reach) atlas.Place {
	best := atlas.Nowhere
	if s.Stance[party] == content.Wary {
		return best
	}
	for p := common.Ends.First(); p != atlas.Nowhere; p = common.Ends.Next(p + 1) {
		if (best == atlas.Nowhere || common.Cost[p] < common.Cost[best]) && s.leashed(party, p) && s.BattleAt(p) {
			best = p
		}
	}
	return best
}

// alliedAt reports whether a block friendly to a party stands in a place.
func (s *State) alliedAt(p atlas.Place, of Party) bool {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Friendly(s.Pieces[b].Party, of) {
			return true
		}
	}
	return false
}

// leashed reports whether a location is within the leash of a third party: on the map of its home, and not
// too many hexes from the nearest home hex (AR-TPY-6).
func (s *State) leashed(party Party, p atlas.Place) bool {
	third := &s.Content.Parties[party]
	if third.Leash == content.NoLeash {
		return true
	}
	for home := range s.Map.Zone(third.Home).All() {
		if s.Map.Distance(home, p) <= third.Leash {
			return true
		}
	}
	return false
}

// sendGroup sends the blocks of a group to one location; a block that a limit stops stays (AR-TPY-3,
// AR-TPY-4).
func (s *State) sendGroup(group *content.Blocks, to atlas.Place, rule string) {
	for b := range group.All() {
		var room [maxPath]atlas.Place
		if path := s.Path(room[:0], b, to, atlas.Nowhere); len(path) > 0 && s.Result == Undecided {
			s.travel(b, path, rule)
		}
	}
}

// goalOf is where a group walks to: the first of its party's goals that applies; Nowhere if it is there or
// none does (AR-TPY-5, AR-TPY-12).
func (s *State) goalOf(party Party, from atlas.Place) atlas.Place {
	for _, goal := range s.Content.Parties[party].Goals {
		if to := s.aim(party, from, goal); to != atlas.Nowhere {
			return to
		}
	}
	return atlas.Nowhere
}

// aim is the location that a goal means for a group, Nowhere if it does not apply.
func (s *State) aim(party Party, from atlas.Place, goal content.Goal) atlas.Place {
	switch goal.Kind {
	case content.EnemyUndercity:
		if s.Map.At(from).Map != atlas.Undercity {
			return atlas.Nowhere
		}
		enemies := s.outlookOf(party).enemies.Common(s.Map.Map(atlas.Undercity))
		return s.Map.Nearest(from, &enemies)
	case content.ToPlace:
		if goal.Place == from || !s.Map.Exists(goal.Place) || s.Map.At(goal.Place).Map != s.Map.At(from).Map {
			return atlas.Nowhere
		}
		return goal.Place
	case content.ToOldTown:
		return s.Map.Nearest(from, s.Map.Zone(atlas.OldTown))
	}
	return s.nearestHome(party, from)
}

// nearestHome is the nearest home location with room for a group: its own if it is at home.
func (s *State) nearestHome(party Party, from atlas.Place) atlas.Place {
	home := *s.Map.Zone(s.Content.Parties[party].Home)
	if home.Has(from) {
		return from
	}
	roomy := home
	for p := range home.All() {
		if s.Room(p, party, content.Ground) <= 0 {
			roomy.Remove(p)
		}
	}
	return s.Map.Nearest(from, &roomy)
}

// wander moves a block along the shortest way to its party's goal, as far as it can in one move and never
// into the enemy. It stays if its next step is held by the enemy or full (AR-TPY-5).
func (s *State) wander(b content.Block, goal atlas.Place) {
	var room [maxPath]atlas.Place
	w := s.walk(s.MoverOf(b))
	w.bind()
	far := 0
	way := room[:0]
	for at := w.At; len(way) < w.Move+s.Content.Rules.RoadBonus; {
		next, ok := s.Map.Toward(at, goal)
		if !ok || w.enemies.Has(next.Place) || len(way) == 0 && !w.ends(next.Place) {
			break
		}
		way = append(way, next.Place)
		at = next.Place
		if w.follows(way) && w.ends(at) {
			far = len(way)
		}
	}
	if far > 0 {
		s.travel(b, way[:far], "AR-TPY-5")
	}
}
