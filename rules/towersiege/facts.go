package towersiege

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Fact is a number about the match, for lessons and feats. Of a seat counted from 0: "tower/0" Integrity Points of its
// Tower, and "damage/0" that it lost of those with which it came (a seat without Tower has none of them), "life/0" of
// its Mage, "mage_out/0" if that stands on the battlefield, "gold/0", "power/0", and "creatures/0" on the battlefield
// besides the Mage. "thing/12" is how many points a thing in play has left, 0 if it has left play; "round" counts the
// Rounds, and "attack" is the Attack Level with which a creature attacks, 0 where none does.
func (s *State) Fact(name string) (int, bool) {
	what, of, numbered := strings.Cut(name, "/")
	n, err := strconv.ParseUint(of, 10, 15)
	switch {
	case name == "round":
		return int(s.Round), true
	case name == "attack":
		return s.attacks(), true
	case !numbered || err != nil:
		return 0, false
	case what == "thing":
		return s.points(engine.ThingID(n)), true
	case n >= uint64(len(s.Players)):
		return 0, false
	}
	return s.factOf(rules.Seat(n), what)
}

func (s *State) factOf(seat rules.Seat, what string) (int, bool) {
	p := &s.Players[seat]
	switch what {
	case "tower":
		return s.points(p.Tower), s.Tower(seat) != nil
	case "damage":
		if tower := s.Tower(seat); tower != nil {
			return max(0, int(tower.Printed-tower.Points)), true // Fortify may have raised it above those
		}
	case "life":
		return s.points(p.Mage), true
	case "mage_out":
		if t := s.At(p.Mage); t != nil && t.Position != engine.NoPosition {
			return 1, true
		}
		return 0, true
	case "gold":
		return s.Available(seat, content.Gold), true
	case "power":
		return s.Available(seat, content.Power), true
	case "creatures":
		n := 0
		for i := range s.Things {
			if t := &s.Things[i]; t.Owner == seat && t.ID != p.Mage && t.Position != engine.NoPosition {
				n++
			}
		}
		return n, true
	}
	return 0, false
}

// attacks is the Attack Level of the attack under way, with what was paid for it (TS-TYP-13); 0 without one by a creature.
func (s *State) attacks() int {
	if s.Under == 0 || s.Actions[s.Under-1].Skilled() {
		return 0
	}
	a := &s.Actions[s.Under-1]
	attacker := s.At(a.Source)
	if attacker == nil {
		return 0
	}
	level := s.Level(attacker, content.AL)
	if boost := s.Boosted(a); boost != nil {
		level += boost.AL
	}
	return level
}

// points are what a thing has left.
func (s *State) points(id engine.ThingID) int {
	if t := s.At(id); t != nil {
		return int(t.Points)
	}
	return 0
}
