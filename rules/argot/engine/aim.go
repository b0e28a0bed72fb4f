package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// Aim is what a block rolls at.
type Aim uint8

// The aims.
const (
	AtBlocks Aim = iota
	AtGate       // the fortification of the location (AR-FRT-2)
)

// hitFrom is the result from which a die hits (AR-HIT-1, AR-RUL-15).
const hitFrom = 6

// Modifier is what a block adds to each of its dice, and what that is made of (AR-BLK-4).
type Modifier struct {
	Rating  int // printed on the face, or that of the ability (AR-BLK-4, AR-ABI-2, AR-ABI-3)
	Special bool
	Ability content.Ability // the one that replaces the printed rating, if Special
	Gate    int             // what an intact fortification adds (AR-FRT-3)
	Total   int             // both together, but never more than the cap (AR-BLK-5, AR-RUL-16)
}

// Need is the lowest face that hits.
func (m Modifier) Need() uint8 { return uint8(hitFrom - m.Total) }

// Share is how likely one die hits, 0 to 1.
func (m Modifier) Share() float64 {
	faces := int(rules.D6.Faces())
	return float64(faces+1-int(m.Need())) / float64(faces)
}

// Capped reports whether the cap took something off.
func (m Modifier) Capped() bool { return m.Total < m.Rating+m.Gate }

// Rating is what a block adds to its dice by itself, without a fortification: what is printed, or the
// highest rating by Shock Troops at full strength, or as a Besieger at a gate (AR-ABI-2, AR-ABI-3,
// AR-ABI-10).
func (s *State) Rating(b content.Block, aim Aim) Modifier {
	m := Modifier{Rating: s.Face(b).Modifier}
	switch {
	case aim == AtGate && s.Has(b, content.Besieger):
		m.Special, m.Ability = true, content.Besieger
	case s.Has(b, content.ShockTroops) && s.AtFull(b):
		m.Special, m.Ability = true, content.ShockTroops
	}
	if m.Special {
		m.Rating = s.Content.Rules.RatingCap
	}
	m.Total = min(m.Rating, s.Content.Rules.RatingCap)
	return m
}

// Modifier is what a block would add to its dice where it stands now: a defender in a battle at an
// intact fortification has its help, whichever side it is on (AR-FRT-3, AR-RUL-26).
func (s *State) Modifier(b content.Block, aim Aim) Modifier {
	m := s.Rating(b, aim)
	p := &s.Pieces[b]
	if s.Fortified(p.At) && s.RoleOf(p.At, p.Party) == Defender && s.BattleAt(p.At) {
		m.Gate = s.Content.Rules.FortificationBonus
	}
	m.Total = min(m.Rating+m.Gate, s.Content.Rules.RatingCap)
	return m
}

// Dice is how many dice a block rolls: its strength, twice that of an Ambusher at full strength and of
// a Berserker that pays for it, but never doubled twice (AR-BLK-2, AR-ABI-4, AR-ABI-9, AR-ABI-10). Trains
// roll none (AR-TRN-3).
func (s *State) Dice(b content.Block, berserk bool) int {
	n := int(s.Pieces[b].Strength)
	switch {
	case s.Train(b):
		return 0
	case berserk, s.Has(b, content.Ambusher) && s.AtFull(b):
		return 2 * n
	}
	return n
}
