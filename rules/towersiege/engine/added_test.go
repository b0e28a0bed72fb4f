package engine

import (
	"testing"
)

// The examples that the ledger added (5.2).

func TestACriticalGoesOnInside(t *testing.T) { // TS-EX-27 TS-CRT-4 TS-TWR-4
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{2, 40, 30, 60}, "defend with %d", m.Players[1].Tower)
	want(t, "the Tower", m.Tower(1).Points, 1)
	want(t, "the Gnome's DL", m.level(3), 10)
	want(t, "the Mage", m.Mage(1).Points, 1)
	want(t, "the Mage is not moved", m.Mage(1).Position, NoPosition)
}

func TestACriticalMetByAnExceptional(t *testing.T) { // TS-EX-28 TS-CRT-2
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{2, 1}, "defend with %d", m.Players[1].Tower)
	want(t, "IP and LP", [2]int8{m.Tower(1).Points, m.Mage(1).Points}, [2]int8{2, 2})
}

func TestATowerFalls(t *testing.T) { // TS-EX-29 TS-TWR-7 TS-ITM-19 TS-CRT-4
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	tower := m.Players[1].Tower
	m.wear(tower, "gate")
	lens := m.put(1, "farseer_lens")
	m.At(lens).On = tower
	m.At(tower).Points = 1
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{1, 60, 60, 10}, "defend with %d", tower)
	want(t, "fallen", m.Tower(1).Points, 0)
	want(t, "discarded", m.Players[1].Discard.has(m.card("gate")) && m.Players[1].Discard.has(m.card("farseer_lens")), true)
	want(t, "the Mage is outside and may strike back", m.Mage(1).OnField() && m.Asked == AskRiposte && m.Asker == 1, true)
	m.dof([]uint8{10, 95}, "riposte with %d", m.Players[1].Mage)
	want(t, "the Hero is slain", m.At(hero) == nil, true)
	want(t, "the Mage", m.Mage(1).Position, OnGuard)
}

func TestACertainRiposte(t *testing.T) { // TS-EX-30 TS-EXC-1 TS-RIP-3
	m := begin(t, "weefolk", "gnome")
	skeleton, hero := m.put(0, "skeleton"), m.put(1, "hero")
	m.fight(skeleton)
	m.dof(nil, "assault %d 1 0", skeleton)
	m.dof([]uint8{30, 2}, "defend with %d", hero)
	m.dof([]uint8{26}, "riposte with %d", hero)
	want(t, "the Skeleton is slain", m.At(skeleton) == nil, true)
	want(t, "the Hero", m.At(hero).Position, OnGuard)
}

func TestARolledRiposteThatMisses(t *testing.T) { // TS-EX-31 TS-RIP-5 TS-EXC-1
	m := begin(t, "weefolk", "gnome")
	skeleton, hero := m.put(0, "skeleton"), m.put(1, "hero")
	m.fight(skeleton)
	m.dof(nil, "assault %d 1 0", skeleton)
	m.dof([]uint8{20, 1}, "defend with %d", hero)
	m.dof([]uint8{60, 10}, "riposte with %d", hero)
	want(t, "the Hero", m.At(hero).Position, OnGuard)
	want(t, "the Skeleton", m.At(skeleton).Position, ToDefend)
}

func TestFumbles(t *testing.T) { // TS-EX-32 TS-EX-33 TS-EX-34 TS-FUM-2 TS-FUM-4 TS-FUM-6 TS-QRT-10 TS-RUL-45 TS-RUL-86
	fight := func(attacker, defender string, faces ...uint8) (*table, ThingID, ThingID) {
		m := begin(t, "weefolk", "gnome")
		a, d := m.put(0, attacker), m.put(1, defender)
		m.fight(a)
		m.dof(nil, "assault %d 1 0", a)
		m.dof(faces, "defend with %d", d)
		return m, a, d
	}
	m, a, d := fight("hero", "skeleton", 99, 50)
	want(t, "a fumbled attack gives a Riposte", m.Asked == AskRiposte && m.Stack.Top().Flags&Certain == 0, true)
	want(t, "the attacker is in DEFEND", m.At(a).Position, ToDefend)
	m.dof([]uint8{25, 95}, "riposte with %d", d)
	want(t, "the attacker is slain", m.At(a) == nil, true)
	want(t, "the defender defends", m.At(d).Position, ToDefend)

	m, a, d = fight("skeleton", "skeleton", 99, 100)
	want(t, "both in DEFEND", [2]Position{m.At(a).Position, m.At(d).Position}, [2]Position{ToDefend, ToDefend})
	want(t, "nothing more", m.happened("attacks_again") || m.Asked == AskRiposte, false)

	m, _, d = fight("skeleton", "hero", 40, 99, 40, 100)
	want(t, "one additional attack", m.count("attacks_again"), 1)
	want(t, "no damage", m.At(d) != nil, true)
}

func TestTheMageFumblesAPowerbolt(t *testing.T) { // TS-EX-35 TS-MAG-12 TS-MAG-13 TS-ALC-6 TS-TRN-5
	m := begin(t, "weefolk", "gnome")
	hero := m.put(1, "hero")
	m.hold(0, "fury", "fortify")
	m.dof([]uint8{99}, "cast powerbolt 0 %d", hero)
	want(t, "inside and FUMBLED", m.Mage(0).Has(FumbledMage) && m.Mage(0).Position == ToDefend && !m.Mage(0).OnField(), true)
	for _, text := range []string{"cast powerbolt 0 %d", "cast shatter 0 %d", "cast fury 0 %d"} {
		want(t, text, m.refused(text, hero), "The Mage fumbled (TS-MAG-12)")
	}
	want(t, "Shield", m.offered("cast shield 0 %d", hero), true)
	want(t, "Fortify", m.offered("cast fortify 0 %d", m.Players[0].Tower), true)
	want(t, "Alchemy", m.offered("convert to gold"), true)
	m.endTurn().endTurn()
	want(t, "after the next On Guard", m.Mage(0).Position, NoPosition)
	want(t, "Powerbolt", m.offered("cast powerbolt 0 %d", hero), true)
}

func TestAVolleyEndsWithAFumble(t *testing.T) { // TS-EX-36 TS-CMB-10 TS-RUL-42
	m := begin(t, "weefolk", "gnome")
	bowman, skeleton := m.put(0, "bowman"), m.put(1, "skeleton")
	m.fight(bowman)
	m.dof([]uint8{99}, "use %d 0 0 %d", bowman, skeleton)
	want(t, "the Bowman", m.At(bowman).Position, ToDefend)
}

func TestAnArrowGoesOnInside(t *testing.T) { // TS-EX-37 TS-FUM-5
	m := begin(t, "weefolk", "gnome")
	bowman := m.put(0, "bowman")
	m.fight(bowman)
	m.dof([]uint8{15, 99, 15, 80, 90}, "use %d 0 0 %d", bowman, m.Players[1].Tower)
	want(t, "IS again, then DL of the Mage", [2]int{m.level(2), m.level(3)}, [2]int{20, 10})
	want(t, "IP and LP", [2]int8{m.Tower(1).Points, m.Mage(1).Points}, [2]int8{1, 1})
}

func TestOnlyFlightBlocksFlight(t *testing.T) { // TS-EX-38 TS-BLK-7 TS-BLK-11 TS-ATK-3 TS-HID-4
	m := begin(t, "weefolk", "gnome")
	crow, imp, beast := m.put(0, "carrion_crow"), m.put(1, "imp"), m.put(1, "burrow_beast")
	mage := m.out(1)
	m.able(beast, "burrow_beast")
	m.dof(nil, "use %d 0 0 0", crow)
	m.fight(crow)
	m.dof(nil, "direct %d flight %d", crow, mage)
	want(t, "the ways to block", m.offers(), "block with 6 6 0; no block")
	want(t, "the Burrow Beast", m.refused("block with %d 0 0", beast), "Only the same ability blocks it (TS-BLK-7)")
	m.dof([]uint8{10, 95}, "block with %d %d 0", imp, imp)
	want(t, "the Imp is slain in place of the Mage", m.At(imp) == nil && m.Mage(1).Points == 2, true)
}

func TestDefendersInDefend(t *testing.T) { // TS-EX-39 TS-BLK-8 TS-BLK-10 TS-ATK-5 TS-RUL-22 TS-FUM-3
	m := begin(t, "weefolk", "gnome")
	hero, crow, skeleton := m.put(0, "hero"), m.put(0, "carrion_crow"), m.put(1, "skeleton")
	m.At(skeleton).Position = ToDefend
	m.able(crow, "carrion_crow")
	m.fight(hero, crow)
	m.dof(nil, "assault %d 1 0", hero)
	want(t, "who can defend", m.offers(), "defend with 3; defend with 4")
	m.dof([]uint8{95, 95}, "defend with %d", m.Players[1].Tower)
	m.dof([]uint8{90, 10}, "direct %d flight %d", crow, skeleton)
	want(t, "no Riposte out of DEFEND", m.Asked, AskCombat)

	m = begin(t, "weefolk", "gnome")
	crow, skeleton = m.put(0, "carrion_crow"), m.put(1, "skeleton")
	m.At(skeleton).Position = ToDefend
	m.able(crow, "carrion_crow")
	m.fight(crow)
	m.dof([]uint8{90, 1}, "direct %d flight %d", crow, skeleton)
	want(t, "but after an Exceptional", m.Asked, AskRiposte)
}

func TestSweeps(t *testing.T) { // TS-EX-42 TS-EX-43 TS-SCR-15 TS-SCR-16 TS-RUL-57 TS-RUL-53
	m := begin(t, "weefolk", "human")
	m.hold(0, "fire_and_brimstone", "black_plague")
	shield := m.put(1, "tower_shield")
	m.At(m.Players[1].Tower).Points = 2
	m.do("cast fire_and_brimstone 0 0", 60, 10, 95, 96) // the Tower twice, then the Tower Shield
	want(t, "the Tower", m.Tower(1).Points, 1)
	want(t, "the Tower Shield has fallen", m.At(shield).Points, 0)
	want(t, "the Mage inside", m.Mage(1).Points, 2)
	m.out(1)
	m.put(1, "skeleton")
	m.do("cast black_plague 0 0", 75, 76)
	want(t, "the Human's RL", m.level(0), 75)
	want(t, "the Human", m.Mage(1).Points, 1)
}

func TestThePowerOfABlast(t *testing.T) { // TS-EX-44 TS-SCR-11
	m := begin(t, "weefolk", "gnome")
	hero := m.put(1, "hero")
	m.hold(0, "power_blast")
	m.dof([]uint8{85, 21}, "cast power_blast 13 %d", hero)
	want(t, "SS and RL", [2]int{m.level(0), m.level(1)}, [2]int{85, 20})
	want(t, "slain", m.At(hero) == nil, true)
}

func TestMurderHoles(t *testing.T) { // TS-EX-45 TS-ITM-23 TS-QRT-7 TS-RUL-84
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	tower := m.Players[1].Tower
	holes := m.wear(tower, "murder_holes")
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{80, 30}, "defend with %d", tower)
	want(t, "the Tower's owner is asked", m.Asked == AskRiposte && m.Asker == 1, true)
	m.dof([]uint8{25, 40}, "riposte with %d", holes)
	want(t, "IS and DL", [2]int{m.level(0), m.level(1)}, [2]int{25, 40})
	want(t, "the Hero has not moved", m.At(hero).Position, ToAttack)
}

func TestParley(t *testing.T) { // TS-EX-46 TS-SCR-23 TS-SCR-24 TS-RUL-29 TS-MIN-7
	m := begin(t, "weefolk", "gnome")
	hero, second, theirs := m.put(0, "hero"), m.put(0, "skeleton"), m.put(1, "bowman")
	m.hold(0, "parley")
	m.fight(hero, second)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{95, 95}, "defend with %d", m.Players[1].Tower)
	m.do("cast parley 0 0")
	want(t, "the others forgo", m.offered("assault %d 1 0", second), false)
	want(t, "the reason", m.refused("assault %d 1 0", second), "No army may attack now (TS-SCR-23)")
	want(t, "Powerbolt", m.offered("cast powerbolt 0 %d", theirs), true)
	m.endTurn()
	want(t, "the opponent", m.refused("combat"), "None of your creatures can attack (TS-CMB-2)")
	m.endTurn()
	want(t, "Parley is over", m.Truce(), false)
	want(t, "the caster's next turn", m.offered("combat"), false)
	m.endTurn()
	want(t, "the opponent's", m.offered("combat"), true)
	m.endTurn()
	want(t, "the turn after it", m.offered("combat"), true)
}
