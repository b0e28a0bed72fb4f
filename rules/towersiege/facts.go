package towersiege

import (
	"strconv"
	"strings"

	"portcullis/rules"
)

// Fact is a number about the match, for lessons and feats: "tower/<seat>" Integrity Points of a seat's Tower, and
// "damage/<seat>" that it lost of those with which it came. A seat without Tower has none of them.
func (s *State) Fact(name string) (int, bool) {
	what, of, _ := strings.Cut(name, "/")
	n, err := strconv.Atoi(of)
	if err != nil || n < 0 || n >= len(s.Players) || s.Tower(rules.Seat(n)) == nil {
		return 0, false
	}
	switch tower := s.Tower(rules.Seat(n)); what {
	case "tower":
		return int(tower.Points), true
	case "damage":
		return int(tower.Printed - tower.Points), true
	}
	return 0, false
}
