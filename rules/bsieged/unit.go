package bsieged

import "portcullis/rules/bsieged/cards"

// figure is a sort of enemy figure.
type figure uint8

// The figures in the order in which hits are assigned, after the Avatar (BS-DMG-2).
const (
	molen figure = iota
	gargoh
	eliteGargoh
	krohn
	eliteKrohn
	figureCount
)

// unit is the type of a figure.
func (g figure) unit() cards.UnitKind {
	switch g {
	case molen:
		return cards.Molen
	case gargoh, eliteGargoh:
		return cards.Gargoh
	}
	return cards.Krohn
}

// elite reports whether a figure is an elite one.
func (g figure) elite() bool { return g == eliteGargoh || g == eliteKrohn }

// figureOf is the figure of a type and grade. A Mölen has one grade (BS-SPN-8).
func figureOf(u cards.UnitKind, elite bool) figure {
	g := [cards.UnitCount]figure{molen, gargoh, krohn}[u]
	if elite && u != cards.Molen {
		g++
	}
	return g
}

// grade is what a figure is worth.
func (s *State) grade(g figure) *cards.Grade {
	u := &s.game.set.Units[g.unit()]
	if g.elite() {
		return &u.Elite
	}
	return &u.Standard
}

// zone is one Zone of a field.
type zone struct {
	n [figureCount]uint8
	// still and quiet count figures that may not march or may not attack in this Enemies
	// phase (verb hold, BS-MSG-11); acted those that have attacked in it (BS-ENM-7).
	still, quiet, acted [figureCount]uint8
}

// units is how many enemy units are in the Zone; the Avatar is none (BS-AVA-17).
func (z *zone) units() int {
	sum := 0
	for _, n := range z.n {
		sum += int(n)
	}
	return sum
}

// front is one Enemy Field.
type front struct {
	points uint8                  // Spawning Points, 1 or 2
	slots  [cards.SlotCount]uint8 // Enemy cards, indexes of Set.Enemies
	zones  [cards.ZoneCount]zone
}

// avatar is the Avatar of the Abyss.
type avatar struct {
	field    fieldNo
	zone     zoneNo
	vinculum int8 // 0: not in play
}

func (a *avatar) in(f fieldNo, z zoneNo) bool { return a.vinculum > 0 && a.field == f && a.zone == z }

// enemies reports whether an enemy is in a Zone, the Avatar included.
func (s *State) enemies(f fieldNo, z zoneNo) bool {
	return s.avatar.in(f, z) || s.fronts[f].zones[z].units() > 0
}

// fieldUnits is how many enemy units are on a field.
func (s *State) fieldUnits(f fieldNo) int {
	sum := 0
	for z := range s.fronts[f].zones {
		sum += s.fronts[f].zones[z].units()
	}
	return sum
}

// figures is how many figures of a sort are on the board.
func (s *State) figures(g figure) int {
	sum := 0
	for f := range s.fronts {
		for z := range s.fronts[f].zones {
			sum += int(s.fronts[f].zones[z].n[g])
		}
	}
	return sum
}

// supply is how many figures of a sort are left to place (BS-INV-1).
func (s *State) supply(g figure) int { return s.grade(g).Figures - s.figures(g) }
