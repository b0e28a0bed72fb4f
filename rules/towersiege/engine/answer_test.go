package engine

import (
	"testing"

	"portcullis/rules/towersiege/content"
)

func TestAnOccupantStrikesBack(t *testing.T) { // TS-RIP-9 TS-RIP-10 TS-RUL-43 TS-RUL-84 TS-EXC-2 TS-RIP-8
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	mage, tower := m.Players[1].Mage, m.Players[1].Tower
	holes := m.wear(tower, "murder_holes")
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{95, 1}, "defend with %d", tower)
	want(t, "the occupant or the Item", m.offered("riposte with %d", mage) && m.offered("riposte with %d", holes), true)
	m.dof([]uint8{2}, "riposte with %d", mage) // surely; the Hero's defence is Exceptional
	want(t, "the Hero may answer", m.Asked == AskRiposte && m.Asker == 0, true)
	m.dof([]uint8{10, 95}, "riposte with %d", hero) // by a roll, since he was hit; the Tower rolls its DL
	want(t, "the structure takes it", [2]int8{m.Tower(1).Points, m.Mage(1).Points}, [2]int8{1, 2})
	want(t, "AL of the Hero, DL of the Tower", [2]int{m.level(0), m.level(1)}, [2]int{40, 50})
	want(t, "the Mage is inside", m.Mage(1).On, tower)
	want(t, "only Exceptional defences: nobody moves", m.At(hero).Position, ToAttack)
}

// What lowers the DL of a structure against a creature's attack lowers it against its Riposte, and no creature's DL.
func TestARiposteBreachesAsTheAttackDoes(t *testing.T) { // TS-RUL-98 TS-RIP-3 TS-RIP-10 TS-LVL-9
	m := begin(t, "weefolk", "gnome")
	climber := m.put(0, "gate_climber")
	m.wear(climber, "masters_key")
	mage, tower := m.Players[1].Mage, m.Players[1].Tower
	m.fight(climber)
	m.dof(nil, "assault %d 1 0", climber)
	m.dof([]uint8{95, 1}, "defend with %d", tower)
	m.dof([]uint8{2}, "riposte with %d", mage)
	m.dof([]uint8{10, 95}, "riposte with %d", climber)
	want(t, "AL of the climber, DL of the Tower", [2]int{m.level(0), m.level(1)}, [2]int{30, 50 - 15 - 20})

	m = begin(t, "weefolk", "gnome")
	climber, skeleton := m.put(1, "gate_climber"), m.put(0, "skeleton")
	level := m.Level(m.At(skeleton), content.DL)
	m.fight(skeleton)
	m.dof(nil, "assault %d 1 0", skeleton)
	m.dof([]uint8{95, 10}, "defend with %d", climber)
	m.dof([]uint8{10, 95}, "riposte with %d", climber)
	want(t, "DL of a creature", m.level(1), level)
}

func TestFumbledResistance(t *testing.T) { // TS-FUM-7 TS-RUL-47 TS-SPL-4 TS-RUL-10
	m := begin(t, "weefolk", "gnome")
	hero := m.put(1, "hero")
	m.wear(hero, "chain_hauberk")
	m.Players[0].Spells.put(m.card("dread"))
	m.hold(0, "black_plague", "fire_and_brimstone")
	m.again().dof([]uint8{99}, "cast dread 0 %d", hero)
	want(t, "in DEFEND by a fumble", m.At(hero).Position, ToDefend)
	mage := m.out(1)
	m.do("cast fire_and_brimstone 0 0", 99, 10, 95, 30, 10, 10) // the Mage twice, the Hero and his armour, the Tower twice
	want(t, "FUMBLED", m.At(mage).Has(FumbledMage) && m.At(mage).Points == 1, true)
	want(t, "the Hauberk helps against the fire", m.At(hero) != nil, true)
	m.do("cast black_plague 0 0", 10, 95)
	want(t, "and not against the plague", m.At(hero) == nil, true)
}

func TestNoAttackGoesOnFromDefend(t *testing.T) { // TS-QRT-8 TS-CRT-5 TS-FUM-6
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.At(m.Players[1].Mage).Points = 2
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	// A critical hit and a fumbled defence: inside the Hero misses, is answered, and has to defend himself.
	m.dof([]uint8{1, 100, 95, 10}, "defend with %d", m.Players[1].Tower)
	want(t, "the Mage may strike back", m.Asked == AskRiposte && m.Asker == 1, true)
	m.dof([]uint8{10, 20}, "riposte with %d", m.Players[1].Mage)
	want(t, "in DEFEND", m.At(hero).Position, ToDefend)
	want(t, "no additional attack", m.happened("attacks_again"), false)
	want(t, "IP", m.Tower(1).Points, 1)
}

func TestTargetsOfOnesOwn(t *testing.T) { // TS-ATK-8 TS-ATK-9 TS-RUL-23 TS-TGT-3 TS-ATK-6 TS-CMB-3 TS-CMB-16
	m := begin(t, "weefolk", "gnome", "human")
	crow, own := m.put(0, "carrion_crow"), m.put(0, "hero")
	m.able(crow, "carrion_crow")
	m.fight(crow)
	want(t, "melee names an opponent", m.refused("assault %d 0 0", crow), "An attack names one opponent (TS-ATK-8)")
	want(t, "any of them", m.offered("assault %d 1 0", crow) && m.offered("assault %d 2 0", crow), true)
	m.dof([]uint8{90, 10}, "direct %d flight %d", crow, own)
	want(t, "no Riposte against oneself", m.Asked == AskCombat || m.Asked == AskMain || m.Turn == 1, true)
	want(t, "once a turn", m.offered("assault %d 1 0", crow), false)
}

// TestProtectionBearsOnWhatIsRolled: armour, DL and RL are raised in the window of an attack that rolls them.
func TestProtectionBearsOnWhatIsRolled(t *testing.T) { // TS-WIN-7 TS-LVL-3 TS-LVL-4 TS-SPL-4 TS-RUL-74 TS-SCR-16
	for _, c := range []struct {
		attack      string
		armour, def bool
	}{
		{"assault 5 1 0", true, true}, {"use 6 0 0 8", true, true}, // an arrow
		{"use 7 0 0 8", false, true}, // Rime: no damage
		{"use 9 0 0 8", false, true}, // a Dart ignores PL
		{"cast powerbolt 0 8", true, false}, {"cast fire_and_brimstone 0 0", true, false}, {"cast black_plague 0 0", false, false},
	} {
		m := begin(t, "weefolk", "gnome")
		m.put(0, "hero")            // 5
		m.put(0, "bowman")          // 6
		m.put(0, "frost_elemental") // 7
		m.put(1, "hero")            // 8
		m.put(0, "poisoner")        // 9
		m.hold(0, "fire_and_brimstone", "black_plague")
		m.hold(1, "mend_flesh") // so that something can be answered
		m.Players[1].Spells.put(m.card("stone_skin"))
		m.Players[1].Setting = AnswerAll
		m.again().fight(5, 6, 7, 9)
		m.do(c.attack)
		if m.Asked == AskDefender {
			m.do("defend with 8")
		}
		want(t, c.attack+", Shield", m.offered("cast shield 0 8"), c.armour)
		want(t, c.attack+", Stone Skin", m.offered("cast stone_skin 0 8"), c.def)
	}
}
