package engine

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

func TestSteppingOut(t *testing.T) { // TS-TWR-10 TS-TWR-11 TS-TWR-13 TS-MAG-7 TS-RUL-14 TS-RUL-15 TS-RUL-71 TS-RUL-94
	m := begin(t, "weefolk", "gnome")
	mage, tower := m.Players[0].Mage, m.Players[0].Tower
	shelter := m.put(0, "shelter_structure")
	m.dof(nil, "step out %d", mage)
	want(t, "outside", m.At(mage).Position, OnGuard)
	want(t, "back in", m.refused("enter %d %d", mage, tower), "Not before your next turn (TS-TWR-11)")
	m.dof(nil, "enter %d %d", mage, shelter)
	m.dof(nil, "step out %d", mage)
	want(t, "the Shelter again", m.refused("enter %d %d", mage, shelter), "Not before your next turn (TS-TWR-11)")
	m.endTurn().endTurn()
	m.dof(nil, "enter %d %d", mage, tower)
	staff := m.wear(mage, "cinder_staff")
	hero := m.put(1, "hero")
	m.fight(mage)
	want(t, "not slid", m.At(mage).Position, NoPosition)
	m.dof(nil, "step out %d", mage)
	want(t, "it steps out to attack", m.At(mage).Position, ToAttack)
	want(t, "by hand, too", m.offered("assault %d 1 0", mage), true)
	m.dof([]uint8{95}, "use %d 0 0 %d", staff, hero)
	want(t, "in Combat", m.refused("enter %d %d", mage, shelter), "Not after its attack, and not in Combat (TS-TWR-13)")

	m = begin(t, "weefolk", "gnome")
	m.fumble(m.Mage(0))
	m.put(0, "skeleton")
	attacker := m.put(1, "hero")
	m.again().dof(nil, "step out %d", m.Players[0].Mage)
	want(t, "a FUMBLED Mage outside", m.Mage(0).Position, ToDefend)
	m.endTurn()
	m.fight(attacker)
	m.dof(nil, "assault %d 0 0", attacker)
	want(t, "does not defend", m.refused("defend with %d", m.Players[0].Mage), "It is in DEFEND (TS-BLK-2)")
}

func TestAMageDefendsOutside(t *testing.T) { // TS-BLK-1 TS-BLK-3 TS-MAG-10 TS-MAG-11 TS-MAG-5 TS-CMB-12
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{10, 60}, "defend with %d", m.Players[1].Mage)
	want(t, "the Mage", m.Mage(1).OnField() && m.Mage(1).Points == 1 && m.Mage(1).Position == OnGuard, true)
	want(t, "the Tower remembers", m.Tower(1).Has(HasLeft), true)
}

func TestShelters(t *testing.T) { // TS-SCR-17 TS-TWR-14 TS-TWR-15 TS-TWR-16 TS-TWR-17 TS-TWR-18 TS-RUL-16 TS-RUL-82 TS-TWR-12
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.hold(0, "shelter")
	m.do("cast shelter 1 0")
	shelter := m.Last
	want(t, "who may go in", m.offers(), "occupy with 1; occupy with 5; stay out")
	m.dof(nil, "occupy with %d", hero)
	want(t, "2IP", m.At(shelter).Points, 2)
	want(t, "it cannot attack", m.refused("combat"), "None of your creatures can attack (TS-CMB-2)")
	m.endTurn()
	theirs := m.put(1, "hill_giant")
	m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", shelter)
	want(t, "the creature inside", m.refused("cast powerbolt 0 %d", hero), "It is protected by its Tower (TS-TWR-3)")
	m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", shelter)
	want(t, "gone, its Scroll discarded", m.At(shelter) == nil && m.Players[0].Discard.has(m.card("shelter")), true)
	want(t, "on the battlefield", m.At(hero).OnField() && m.At(hero).Position == OnGuard && !m.At(hero).Has(HasLeft), true)
	m.fight(theirs)
	m.dof(nil, "assault %d 0 9", theirs)
	m.dof([]uint8{10, 26}, "defend with %d", hero)
}

func TestClubStrike(t *testing.T) { // TS-TYP-13 TS-RUL-21
	m := begin(t, "weefolk", "gnome")
	giant, hero := m.put(0, "hill_giant"), m.put(1, "hero")
	m.fight(giant)
	m.dof(nil, "assault %d 1 9", giant)
	m.dof([]uint8{80, 26}, "defend with %d", hero)
	want(t, "AL and DL", [2]int{m.level(0), m.level(1)}, [2]int{80, 25})
	want(t, "slain", m.At(hero) == nil, true)
	want(t, "12pp", m.Available(0, content.Power), 28)
}

func TestTowerShield(t *testing.T) { // TS-REL-12 TS-BLK-4 TS-CRT-5 TS-QRT-9 TS-RUL-60 TS-REL-13 TS-BLK-5
	m := begin(t, "weefolk", "gnome")
	hero, shield := m.put(0, "hero"), m.put(1, "tower_shield")
	obelisk := m.put(1, "obelisk")
	want(t, "the Tower", m.offered("cast powerbolt 0 %d", m.Players[1].Tower), false)
	want(t, "a Relic by magic", m.offered("cast powerbolt 0 %d", obelisk), true)
	m.dof([]uint8{10, 99}, "cast powerbolt 0 %d", shield) // a fumble goes no further
	want(t, "the Tower Shield", m.At(shield).Points, 1)
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	want(t, "who can defend", m.offers(), "defend with 3; defend with 6")
	want(t, "the reason", m.refused("defend with %d", m.Players[1].Tower), "A Tower Shield stands before the Tower (TS-BLK-4)")
	m.dof([]uint8{1, 60, 1, 60, 20, 50}, "defend with %d", shield)
	want(t, "through all three", [3]int8{m.At(shield).Points, m.Tower(1).Points, m.Mage(1).Points}, [3]int8{0, 1, 1})
}

func TestRidersAndMounts(t *testing.T) { // TS-TYP-2 TS-TYP-3 TS-TYP-4 TS-TYP-5 TS-TYP-6 TS-RUL-19 TS-RUL-73 TS-RUL-83
	m := begin(t, "weefolk", "gnome")
	beast, hero, crow := m.put(0, "burrow_beast"), m.put(0, "hero"), m.put(0, "carrion_crow")
	want(t, "a rider that uses nothing", m.refused("mount %d %d", beast, crow), "These two are no Mount and rider (TS-TYP-2)")
	want(t, "the Mage inside", m.refused("mount %d %d", beast, m.Players[0].Mage), "Rider and Mount must both be on the battlefield (TS-TYP-3)")
	m.dof(nil, "mount %d %d", beast, hero)
	want(t, "changed again", m.refused("dismount %d", beast), "At most one change a turn (TS-TYP-3)")
	m.fight(beast, hero)
	want(t, "the rider alone", m.refused("assault %d 1 0", hero), "A declared pair attacks together, the Mount first (TS-TYP-4)")
	theirs := m.put(1, "hero")
	m.dof(nil, "assault %d 1 0", beast)
	m.dof([]uint8{90, 90, 90, 10}, "defend with %d", theirs) // the second defence gives a Riposte
	want(t, "DEFEND comes after both", m.At(theirs).Position, OnGuard)
	want(t, "against the rider", m.Asked == AskRiposte && m.Stack.Top().D == hero, true)
	m.do("decline")
	want(t, "then it comes", m.At(theirs).Position, ToDefend)
	want(t, "both have attacked", m.At(beast).Has(Attacked) && m.At(hero).Has(Attacked), true)
}

// TestAPairChangesOnceATurn: neither the Mount nor the rider of a change may be in another one, whoever else would be.
func TestAPairChangesOnceATurn(t *testing.T) { // TS-TYP-3
	m := begin(t, "weefolk", "gnome")
	beast, other, hero, second := m.put(0, "burrow_beast"), m.put(0, "burrow_beast"), m.put(0, "hero"), m.put(0, "hero")
	changed := "At most one change a turn (TS-TYP-3)"
	m.dof(nil, "mount %d %d", beast, hero)
	m.alone(m.At(beast)) // as when one of the two leaves the battlefield
	m.Settle()
	want(t, "the rider after its Mount has gone", m.refused("mount %d %d", other, hero), changed)
	want(t, "the Mount after its rider has gone", m.refused("mount %d %d", beast, second), changed)
	m.dof(nil, "mount %d %d", other, second)
	for _, id := range []ThingID{other, second} {
		m.At(id).Marks &^= PairChanged // a turn later
	}
	m.Settle()
	m.dof(nil, "dismount %d", other)
	m.At(beast).Marks &^= PairChanged
	m.At(hero).Marks &^= PairChanged
	m.Settle()
	want(t, "the rider after it has dismounted", m.refused("mount %d %d", beast, second), changed)
	want(t, "the Mount after its rider has dismounted", m.refused("mount %d %d", other, hero), changed)
	m.dof(nil, "mount %d %d", beast, hero)
}

func TestNobodyIsEligible(t *testing.T) { // TS-BLK-9 TS-RUL-17
	m := begin(t, "weefolk", "gnome")
	hero, theirs := m.put(0, "hero"), m.put(1, "skeleton")
	m.Tower(1).Points = 0
	m.fall(m.Players[1].Tower)
	m.fumble(m.Mage(1))
	m.At(theirs).Position = ToDefend
	m.again().fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	want(t, "the attacker picks", m.Asker == 0 && m.Asked == AskUnblocked, true)
	m.dof([]uint8{10, 95}, "target %d", theirs)
	want(t, "slain", m.At(theirs) == nil, true)
}

func TestZombiesAndGorgers(t *testing.T) { // TS-TYP-7 TS-TYP-8 TS-TYP-9 TS-RUL-20 TS-RUL-63 TS-CRE-5
	m := begin(t, "weefolk", "gnome")
	zombie, gorger := m.put(0, "zombie"), m.put(0, "gorger")
	hero, imp, skeleton := m.put(1, "hero"), m.put(1, "imp"), m.put(1, "skeleton")
	m.wear(hero, "sword")
	m.fight(zombie, gorger)
	m.dof(nil, "assault %d 1 0", zombie)
	m.dof([]uint8{10, 95}, "defend with %d", hero)
	want(t, "discarded with its Items", m.Players[1].Discard.N, 2)
	m.dof(nil, "assault %d 1 0", gorger)
	m.dof([]uint8{10, 95}, "defend with %d", imp)
	want(t, "the Gorger", m.At(gorger).Points, 2)
	m.endTurn()
	m.fight(skeleton)
	m.dof(nil, "assault %d 0 0", skeleton)
	m.dof([]uint8{95, 20}, "defend with %d", zombie)
	m.dof([]uint8{10, 95}, "riposte with %d", zombie)
	m.endTurn()
	raised := 0
	for i := range m.Things {
		if th := &m.Things[i]; th.Card == m.card("zombie_token") && th.Owner == 0 && th.Position == OnGuard {
			raised++
		}
	}
	want(t, "two have risen", raised, 2)
}

func TestSaves(t *testing.T) { // TS-INN-8 TS-INN-9 TS-CRE-6 TS-SCR-20 TS-RUL-58 TS-RUL-62 TS-RUL-78 TS-WIN-9 TS-HID-5
	m := begin(t, "weefolk", "gnome")
	guard, hero := m.put(1, "barrow_guard"), m.put(1, "hero")
	m.hold(1, "mend_flesh")
	m.Players[1].Setting = AnswerArmed
	m.again().dof([]uint8{10, 95}, "cast powerbolt 0 %d", guard)
	want(t, "the ways to save it", m.offers(), "regenerate; cast mend_flesh 0 5; let it die")
	m.do("regenerate")
	want(t, "in DEFEND", m.At(guard).Points == 1 && m.At(guard).Position == ToDefend, true)
	m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", hero)
	m.dof(nil, "cast mend_flesh 0 %d", hero)
	want(t, "healed", m.At(hero).Points == 1 && m.At(hero).Position == OnGuard, true)
	m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", hero)
	want(t, "nothing saves it now", m.At(hero) == nil, true)
	m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", guard)
	m.do("let it die")
	want(t, "no event says that it was left to die", m.names(), "point_lost slain")
	m.hold(0, "mend_flesh")
	other := m.put(1, "skeleton")
	m.dof(nil, "cast mend_flesh 0 %d", other)
	want(t, "above the printed number", m.At(other).Points, 2)
}

func TestWhatMagicDestroys(t *testing.T) { // TS-SPL-6 TS-SPL-7 TS-SPL-8 TS-ITM-20 TS-FUM-8 TS-RUL-33 TS-SCR-13 TS-SCR-25 TS-RES-3 TS-RES-12
	m := begin(t, "weefolk", "gnome")
	hero := m.put(1, "hero")
	sword := m.wear(hero, "sword")
	holes := m.wear(m.Players[1].Tower, "murder_holes")
	m.hold(0, "ruin")
	m.Players[0].Spells.put(m.card("unmake"))
	m.Players[0].Spells.put(m.card("raze"))
	m.Players[1].Market = Points{1, 2}
	m.again()
	m.dof([]uint8{20, 25}, "cast shatter 0 %d", sword)
	want(t, "it resists with its own RL", m.At(sword) != nil, true)
	m.dof([]uint8{1, 20}, "cast shatter 0 %d", sword)
	want(t, "not a critical", m.At(sword) == nil && m.Players[1].Discard.has(m.card("sword")), true)
	want(t, "on a Tower", m.offered("cast shatter 0 %d", holes), false)
	m.dof([]uint8{25, 90}, "cast unmake 0 %d", holes)
	want(t, "Unmake reaches it", m.At(holes) == nil, true)
	want(t, "four of three", m.refused("cast ruin 3 0"), "It has no legal target (TS-TGT-1)")
	m.Players[1].Ordinary = Points{8, 9}
	m.do("cast ruin 2 0", 15, 16, 90) // all three are chosen without asking: TS-TRN-19
	want(t, "the Mine resisted", m.Players[1].Market, Points{1, 0})
	want(t, "production falls", m.Players[1].Ordinary[1], 7)
	m.do("cast raze 0 0", 31)
	want(t, "a miss", m.Players[1].Market, Points{1, 0})
}

func TestRedirect(t *testing.T) { // TS-OPT-3 TS-OPT-4 TS-RUL-50
	m := beginWith(t, Options{Redirect: true}, "weefolk", "gnome")
	hero := m.put(1, "hero")
	m.dof([]uint8{10, 1}, "cast powerbolt 0 %d", hero)
	want(t, "asked", m.Asked == AskRedirect && m.Asker == 1, true)
	m.dof([]uint8{40, 60}, "redirect")
	want(t, "AL, then the RL of the Tower", [2]int{m.level(0), m.level(1)}, [2]int{40, 50})
	want(t, "the Tower takes it", m.Tower(0).Points == 1 && m.Mage(0).Points == 2, true)
}

func TestAFumbledRedirectOnlyFails(t *testing.T) { // TS-RUL-97
	m := beginWith(t, Options{Redirect: true}, "weefolk", "gnome")
	hero := m.put(1, "hero")
	mage := m.out(1)
	for _, d := range []ThingID{hero, mage} {
		m.Players[0].Ordinary[1] = 3
		m.dof([]uint8{10, 1}, "cast powerbolt 0 %d", d)
		m.dof([]uint8{99}, "redirect")
		want(t, "it stays as it was", m.At(d).Position == OnGuard && !m.At(d).Has(FumbledMage), true)
	}
	want(t, "nothing is turned round", m.Tower(0).Points, 2)
}

func TestTheEndOfAnArmy(t *testing.T) { // TS-END-1 TS-END-3 TS-END-4 TS-END-5 TS-CMB-13 TS-TRN-17 TS-MAG-6 TS-INV-4 TS-RUL-48
	m := begin(t, "weefolk", "gnome", "human")
	hero, second := m.put(0, "hero"), m.put(0, "bowman")
	skeleton := m.put(1, "skeleton")
	m.wear(skeleton, "sword")
	m.put(1, "obelisk")
	mage := m.out(1)
	m.At(mage).Points = 1
	m.dof(nil, "cast shield 0 %d", skeleton)
	m.fight(hero, second)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{10, 95}, "defend with %d", mage)
	want(t, "seat 1 is out", m.Players[1].Out, true)
	want(t, "all of it is gone", !slices.ContainsFunc(m.Things, func(t Thing) bool { return t.Owner == 1 }) && m.Players[1].Deck.N+m.Players[1].Hand.N == 0 && len(m.Timed) == 0 && m.Living() == rules.SeatsOf(0, 2), true)
	want(t, "the others attack on", m.offered("assault %d 2 0", second) && !m.offered("assault %d 1 0", second), true)
	own := m.out(0)
	m.At(own).Points = 1
	target := m.put(2, "hero")
	m.again().dof(nil, "assault %d 2 0", second)
	m.dof([]uint8{95, 95}, "defend with %d", target)
	m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", own)
	want(t, "one Mage is left", m.Result, LastMage)
	want(t, "the living", m.Living(), rules.SeatsOf(2))
	want(t, "over", m.Decision().Over(), true)
}

func TestTheTurnSeatDies(t *testing.T) { // TS-TRN-17 TS-END-5
	m := begin(t, "weefolk", "gnome", "human")
	own := m.out(0)
	m.At(own).Points = 1
	m.again().dof([]uint8{10, 95}, "cast powerbolt 0 %d", own)
	want(t, "the next seat's turn", m.Turn, 1)
	want(t, "the first Round goes on", m.Round, 1)
}
