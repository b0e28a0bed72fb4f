package engine

import (
	"testing"

	"portcullis/rules/towersiege/content"
)

// shelter builds a Shelter of seat 0, with nobody in it.
func (m *table) shelter() ThingID {
	m.hold(0, "shelter")
	m.again().do("cast shelter 0 0")
	id := m.Last
	m.do("stay out")
	return id
}

// What takes the place of an attack can be done before Combat too; after it nobody enters a structure.
func TestWhoHasWorkedDoesNotEnter(t *testing.T) { // TS-TWR-13 TS-ALC-5
	m := begin(t, "weefolk", "gnome")
	alchemist, shelter := m.put(0, "alchemist"), m.shelter()
	want(t, "before it", m.offered("enter %d %d", alchemist, shelter), true)
	m.dof(nil, "use %d 0 0 0", alchemist)
	want(t, "after it", m.refused("enter %d %d", alchemist, shelter), "Not after its attack, and not in Combat (TS-TWR-13)")
}

func TestAPairEndsWhereOneGoesIn(t *testing.T) { // TS-TYP-3
	m := begin(t, "weefolk", "gnome")
	mount, rider, shelter := m.put(0, "brimstone_hound"), m.put(0, "hero"), m.shelter()
	m.dof(nil, "mount %d %d", mount, rider)
	m.dof(nil, "enter %d %d", rider, shelter)
	want(t, "the pair", [2]ThingID{m.At(mount).Partner, m.At(rider).Partner}, [2]ThingID{})
	want(t, "a rider", m.At(mount).Has(Carries), false)
	m.fight(mount)
	want(t, "the Mount attacks alone", m.offered("assault %d 1 0", mount), true)
}

// A Mage that goes from one structure into a restored one has left the first.
func TestWhoMovesHouseHasLeft(t *testing.T) { // TS-TWR-11 TS-TWR-18
	m := begin(t, "weefolk", "gnome")
	mage, tower, shelter := m.Players[0].Mage, m.Players[0].Tower, m.shelter()
	m.hold(0, "fortify")
	m.At(mage).On, m.At(tower).Points = shelter, 0
	m.again().dof(nil, "cast fortify 0 %d", tower)
	m.dof(nil, "occupy with %d", mage)
	m.dof(nil, "step out %d", mage)
	want(t, "the Shelter", m.refused("enter %d %d", mage, shelter), "Not before your next turn (TS-TWR-11)")
	want(t, "the Tower", m.refused("enter %d %d", mage, tower), "Not before your next turn (TS-TWR-11)")
}

// A Mage that fumbled its attack answers no Riposte, however well it defends.
func TestAFumbledMageDoesNotAnswer(t *testing.T) { // TS-MAG-12 TS-RIP-4
	m := begin(t, "weefolk", "gnome")
	mage, hero := m.out(0), m.put(1, "hero")
	m.fight(mage)
	m.dof(nil, "assault %d 1 0", mage)
	m.dof([]uint8{99, 10}, "defend with %d", hero)
	m.dof([]uint8{10, 2}, "riposte with %d", hero)
	want(t, "it goes on", m.Asked, AskCombat)
	want(t, "unhurt", m.At(mage).Points == 2 && m.At(mage).Has(FumbledMage), true)
	want(t, "nor is the Hero", m.Level(m.At(hero), content.DL) == 40 && m.At(hero).Points == 1, true)
}

// A Lookout blocks by what it sees, and does not fly itself.
func TestALookoutOnlyBlocks(t *testing.T) { // TS-BLK-7
	m := begin(t, "weefolk", "gnome")
	lookout, theirs := m.put(0, "lookout"), m.put(1, "skeleton")
	m.fight(lookout)
	want(t, "it flies at nobody", m.offered("direct %d flight %d", lookout, theirs), false)
	want(t, "but can block", m.Able(m.At(lookout), content.Flight, true), true)
}

// Who left a Shelter in this turn is not put into one that is built.
func TestWhoHasLeftIsNotPutIn(t *testing.T) { // TS-TWR-18
	m := begin(t, "weefolk", "gnome")
	hero, shelter := m.put(0, "hero"), m.shelter()
	m.At(hero).On = shelter
	m.again().dof(nil, "step out %d", hero)
	m.hold(0, "shelter")
	m.again().do("cast shelter 0 0")
	want(t, "the Hero", m.offered("occupy with %d", hero), false)
	want(t, "the Mage", m.offered("occupy with %d", m.Players[0].Mage), true)
}

// In DEFEND nobody does what takes the place of an attack, and a full hand makes room for a deck that is still to be made.
func TestWhatDefendAndAFullHandForbid(t *testing.T) { // TS-ALC-5 TS-ATK-4 TS-TRN-9 TS-OPT-5
	for _, extended := range []bool{true, false} {
		m := beginWith(t, Options{Extended: extended}, "weefolk", "gnome")
		alchemist := m.put(0, "alchemist")
		m.At(alchemist).Position = ToDefend
		m.again()
		want(t, "an Alchemist", m.refused("use %d 0 0 0", alchemist), "It is in DEFEND (TS-ATK-4)")
		m.hold(0, "mine", "mine", "mine", "mine", "sword", "sword", "sword")
		m.Players[0].Deck = Pile{}
		want(t, "one must go", m.MustDiscard(0), extended)
	}
}
