package bsieged

import (
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// Fact is a number about the match, for lessons and feats: "round" is that of the Time token, "acted" how many heroes have ended
// their turn in it, "morale/<hero>" and "grace/<hero>" of a hero, "enemies/<field>/<zone>" the enemy units there, "damaged"
// buildings that can be repaired, "deaths" of the Messenger.
func (s *State) Fact(name string) (int, bool) {
	what, of, _ := strings.Cut(name, "/")
	switch what {
	case "round":
		return int(s.round), of == ""
	case "acted":
		return s.ended(), of == ""
	case "damaged":
		n := 0
		for _, h := range s.houses {
			if h.harm == damaged {
				n++
			}
		}
		return n, of == ""
	case "deaths":
		return int(s.messenger.deaths), of == ""
	case "morale", "grace":
		h, ok := s.heroAt(rules.Element("hero:" + of))
		if !ok {
			return 0, false
		}
		if what == "morale" {
			return int(s.heroes[h].track[cards.Morale]), true
		}
		return int(s.heroes[h].track[cards.Grace]), true
	case "enemies":
		f, z, ok := s.zoneAt(rules.Element("zone:" + of))
		if !ok {
			return 0, false
		}
		return s.fronts[f].zones[z].units(), true
	}
	return 0, false
}

// ended is how many heroes have ended their turn in this round.
func (s *State) ended() (n int) {
	for h := range s.heroes[:s.nhero] {
		if s.acted&(1<<h) != 0 && heroNo(h) != s.active {
			n++
		}
	}
	return n
}
