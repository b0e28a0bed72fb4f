package engine

import "testing"

func TestADefenderThatIsLostIsReplacedAtOnce(t *testing.T) { // TS-WIN-1 TS-WIN-11 TS-RUL-32 TS-RUL-19
	m := begin(t, "weefolk", "gnome")
	beast, rider, theirs, other := m.put(0, "burrow_beast"), m.put(0, "hero"), m.put(1, "skeleton"), m.put(1, "imp")
	m.hold(0, "bind")
	m.hold(1, "power_blast", "power_blast")
	m.do("cast bind 0 0")
	m.dof([]uint8{95, 60}, "target %d", rider)
	m.dof(nil, "mount %d %d", beast, rider)
	m.fight(beast, rider)
	m.Players[1].Setting = AnswerAll
	m.dof(nil, "assault %d 1 0", beast)
	m.dof(nil, "defend with %d", theirs)
	want(t, "asked", m.Asked, AskRespond)
	m.dof(nil, "cast power_blast 0 %d", rider)
	m.do("pass", 10, 95)
	want(t, "both bound Minions are slain", m.At(rider) == nil && m.At(theirs) == nil, true)
	want(t, "the next defender, before any other answer", m.Asked == AskDefender && m.Asker == 1, true)
	m.dof(nil, "defend with %d", other)
	want(t, "the window goes on", m.Asked, AskRespond)
	m.dof(nil, "cast power_blast 0 %d", beast)
	m.do("pass", 10, 95)
	want(t, "nothing is left to answer", m.Asked == AskCombat && m.At(other).Position == OnGuard, true)
}

func TestALongExchangeOfRipostes(t *testing.T) { // TS-RIP-4
	m := begin(t, "weefolk", "gnome")
	skeleton, hero := m.put(0, "skeleton"), m.put(1, "hero")
	m.fight(skeleton)
	m.dof(nil, "assault %d 1 0", skeleton)
	m.dof([]uint8{20, 1}, "defend with %d", hero)
	for range 20 {
		m.dof([]uint8{20, 1}, "riposte with %d", hero)
		m.dof([]uint8{20, 1}, "riposte with %d", skeleton)
	}
	want(t, "frames", m.Stack.Len(), 5)
	want(t, "nobody has moved", m.At(skeleton).Position == ToAttack && m.At(hero).Position == OnGuard, true)
	m.do("decline")
}

func TestAPairMeetsADefenderThatDefendedTwice(t *testing.T) { // TS-RUL-73
	m := begin(t, "weefolk", "gnome")
	beast, rider, hero := m.put(0, "burrow_beast"), m.put(0, "skeleton"), m.put(1, "hero")
	m.dof(nil, "mount %d %d", beast, rider)
	m.fight(beast, rider)
	m.dof(nil, "assault %d 1 0", beast)
	m.dof([]uint8{90, 20}, "defend with %d", hero)
	m.dof([]uint8{70, 1}, "riposte with %d", hero)
	m.dof([]uint8{20, 90, 20}, "riposte with %d", beast) // the Hero defends against the return, then against the rider
	want(t, "a Riposte against the rider", m.Asked == AskRiposte && m.Stack.Top().D == rider, true)
	m.do("decline")
	want(t, "DEFEND comes after both", m.At(hero).Position, ToDefend)
}

func TestNobodyGainsAfterTheEnd(t *testing.T) { // TS-MAG-6 TS-END-1
	m := beginWith(t, Options{Redirect: true}, "weefolk", "gnome")
	hero, mage := m.put(1, "hero"), m.out(0)
	m.Players[0].Spells.put(m.card("soul_leech"))
	m.At(mage).Points = 1
	m.again().dof([]uint8{10, 1}, "cast soul_leech 0 %d", hero)
	m.do("redirect", 10, 95)
	want(t, "its own Spell slays the Mage", m.Result == LastMage && m.Players[0].Out, true)

	m = begin(t, "weefolk", "gnome")
	gorger, mage := m.put(0, "gorger"), m.out(1)
	m.At(mage).Points = 1
	m.fight(gorger)
	m.dof(nil, "assault %d 1 0", gorger)
	m.dof([]uint8{10, 95}, "defend with %d", mage)
	want(t, "the last event", m.events[len(m.events)-1].Name, "match_ended")
}
