package engine

import (
	"testing"

	"portcullis/rules/towersiege/content"
)

// target is what an attack of a test meets.
func (m *table) target(facing content.Facing) ThingID {
	switch facing {
	case content.FacingCreature:
		return m.put(1, "skeleton")
	case content.FacingStructure:
		shelter := m.put(1, "shelter_structure")
		m.At(shelter).Points = 2
		return shelter
	}
	return m.Players[1].Tower
}

// attackIn makes an attack of a type whose dice are known, and returns who attacks.
func (m *table) attackIn(typ content.AttackType, d ThingID, faces ...uint8) ThingID {
	m.t.Helper()
	switch typ {
	case content.Melee:
		hero := m.put(0, "hero")
		m.fight(hero)
		m.dof(nil, "assault %d 1 0", hero) // who defends is asked: the Mage could step out
		m.dof(faces, "defend with %d", d)
		return hero
	case content.Directed:
		crow := m.put(0, "gale_elemental")
		m.able(crow, "gale_elemental")
		m.fight(crow)
		m.dof(faces, "direct %d flight %d", crow, d)
		return crow
	case content.Targeted:
		ember := m.put(0, "ember_elemental")
		m.fight(ember)
		m.dof(faces, "use %d 0 0 %d", ember, d)
		return ember
	}
	m.dof(faces, "cast powerbolt 0 %d", d)
	return m.Players[0].Mage
}

// TestEveryCell plays the 192 results of the tables: each token of a cell does what it says, and nothing else
// happens.
func TestEveryCell(t *testing.T) {
	// TS-QRT-1 TS-QRT-2 TS-QRT-3 TS-QRT-4 TS-QRT-5 TS-QRT-6 TS-CMB-6 TS-CMB-7 TS-CMB-8 TS-CMB-9 TS-CMB-11 TS-CMB-12
	// TS-CRT-1 TS-CRT-2 TS-CRT-3 TS-CRT-4 TS-CRT-6 TS-CRT-7 TS-EXC-1 TS-EXC-2 TS-EXC-3 TS-FUM-1 TS-FUM-2 TS-FUM-4 TS-FUM-5
	attackFaces := [4]uint8{1, 10, 95, 99}
	defenceFaces := [4]uint8{2, 10, 95, 100}
	cells := 0
	for typ := range content.AttackTypes {
		for facing := range content.FacingOccupied + 1 {
			for a := range content.ClassCount {
				for d := range content.ClassCount {
					cells++
					m := begin(t, "weefolk", "gnome")
					target := m.target(facing)
					cell := &m.Content.Tables.Grids[typ.Fires()][facing][a][d]
					faces := []uint8{attackFaces[a]}
					if !cell.Has(content.NoRoll) {
						faces = append(faces, defenceFaces[d])
					}
					// What the attack goes on to misses and is met by nothing more.
					more := cell.Has(content.More)
					inside := cell.Has(content.Continues)
					for range number(inside) {
						faces = append(faces, 96)
						if typ.Fires() == content.ByHand {
							faces = append(faces, 97)
						}
					}
					if alive := facing != content.FacingCreature || !cell.Has(content.Damage); more && alive {
						faces = append(faces, 96, 97)
					}
					attacker := m.attackIn(typ, target, faces...)
					if !m.outcome(cell, target, attacker, facing) {
						t.Errorf("%s, facing %d, attack %d, defence %d: %s", typ.ID(), facing, a, d, m.names())
					}
				}
			}
		}
	}
	want(t, "cells", cells, 192)
}

// outcome compares what happened with the tokens of a cell.
func (m *table) outcome(cell *content.Cell, target, attacker ThingID, facing content.Facing) bool {
	lost, defends, fumbles := false, false, false
	hurt, gone := m.At(target), false
	for _, e := range m.events {
		switch {
		case e.Name == "point_lost" && e.Subject == m.ThingElement(target):
			lost = true
		case (e.Name == "to_defend" || e.Name == "mage_fumbled") && e.Subject == m.ThingElement(target):
			defends = true
		case (e.Name == "to_defend" || e.Name == "mage_fumbled") && e.Subject == m.ThingElement(attacker):
			fumbles = true
		}
	}
	gone = hurt == nil
	riposte := cell.Has(content.Ripostes) || cell.Has(content.RipostesSurely) || cell.Has(content.OccupantRipostes) || cell.Has(content.OccupantOrItemSurely)
	if riposte != (m.Asked == AskRiposte) {
		return false
	}
	if riposte {
		if certain := cell.Has(content.RipostesSurely) || cell.Has(content.OccupantOrItemSurely); certain != (m.Stack.Top().Flags&Certain != 0) {
			return false
		}
		m.do("decline")
		for _, e := range m.events { // what stands behind the Riposte in the cell
			defends = defends || e.Name == "to_defend" && e.Subject == m.ThingElement(target)
		}
	}
	toDefend := (cell.Has(content.DefenderDefends) || cell.Has(content.DefenderFumbles)) && !gone
	return lost == cell.Has(content.Damage) && defends == toDefend && fumbles == cell.Has(content.AttackerFumbles) &&
		m.count("went_on_inside") == number(cell.Has(content.Continues)) &&
		m.count("attacks_again") == number(cell.Has(content.More) && !gone)
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (m *table) count(name string) (n int) {
	for _, e := range m.events {
		if e.Name == name {
			n++
		}
	}
	return n
}
