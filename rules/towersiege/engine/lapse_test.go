package engine

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

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

func TestARiderWithoutItsMount(t *testing.T) { // TS-RUL-19 TS-TYP-5 TS-FUM-6 TS-TYP-13
	pair := func() (m *table, beast, rider, theirs ThingID) {
		m = begin(t, "weefolk", "gnome")
		beast, rider, theirs = m.put(0, "burrow_beast"), m.put(0, "hero"), m.put(1, "gorger")
		m.At(theirs).Points = 3
		m.dof(nil, "mount %d %d", beast, rider)
		m.able(beast, "burrow_beast")
		m.hold(1, "power_blast")
		m.fight(beast, rider)
		return m, beast, rider, theirs
	}
	m, beast, _, theirs := pair()
	m.Players[1].Setting = AnswerAll
	m.dof(nil, "direct %d tunneling %d", beast, theirs)
	m.dof(nil, "cast power_blast 0 %d", beast)
	m.do("pass", 10, 95)
	want(t, "no attack with the ability of a Mount that is gone", m.Asked == AskCombat && m.At(theirs).Points == 3, true)

	m, beast, rider, theirs := pair()
	m.Players[1].Setting = AnswerAll
	m.dof(nil, "assault %d 1 0", beast)
	m.dof(nil, "defend with %d", theirs)
	m.dof(nil, "cast power_blast 0 %d", beast)
	m.do("pass", 10, 95)
	m.do("pass", 40, 95)
	want(t, "hand to hand the rider attacks alone", m.At(theirs).Points == 2 && m.At(rider).Has(Attacked), true)

	m, beast, _, theirs = pair()
	m.dof(nil, "assault %d 1 0", beast)
	m.dof([]uint8{90, 99, 90, 99, 90, 99, 90, 99}, "defend with %d", theirs)
	want(t, "each of the two attacks again once", m.count("attacks_again"), 2)
}

func TestAnItemThatWasUsedStaysInUse(t *testing.T) { // TS-ITM-17 TS-ITM-16
	m := begin(t, "weefolk", "gnome")
	hero, skeleton := m.put(0, "hero"), m.put(0, "skeleton")
	sword, axe, second := m.wear(hero, "sword"), m.wear(skeleton, "battle_axe"), m.put(0, "hero")
	m.fight(hero, skeleton)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{60, 70}, "defend with %d", m.Players[1].Tower)
	m.dof(nil, "move item %d %d", axe, hero)
	want(t, "the Sword is the one in use", m.At(sword).Has(InUse) && !m.At(axe).Has(InUse), true)
	m.dof(nil, "ready %d", axe)
	want(t, "until its owner changes it", m.At(axe).Has(InUse) && !m.At(sword).Has(InUse), true)
	want(t, "once", m.refused("ready %d", sword), "Its use was changed this turn (TS-ITM-16)")
	want(t, "an Item that was moved", m.refused("move item %d %d", axe, second), "This Item was moved this turn (TS-ITM-16)")
}

func TestWhatLastsAndWhatEnds(t *testing.T) { // TS-RES-14 TS-SCR-23 TS-SCR-24 TS-TIM-4 TS-INV-12
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.hold(0, "power_surge", "power_surge", "parley", "parley")
	m.do("buy power_surge", 10)
	m.Players[0].Ordinary[content.Power] = 0
	m.again().dof(nil, "cast shield 0 %d", hero) // by Alchemy, with the point of the windfall
	want(t, "it is used up", m.Players[0].WindfallCards[content.Power], content.NoCard)
	want(t, "one a turn", m.refused("buy power_surge"), "Only one of these may be in play, and one a turn (TS-RES-14)")
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{60, 70}, "defend with %d", m.Players[1].Tower)
	m.rich(0)
	m.again().do("cast parley 0 0")
	m.endTurn()
	want(t, "nobody attacks", m.offered("combat"), false)
	m.endTurn()
	m.At(hero).Position = OnGuard
	want(t, "the caster's army not in its next turn either", m.again().refused("combat"), "None of your creatures can attack (TS-CMB-2)")
	m.endTurn().endTurn()
	want(t, "then again", m.offered("combat"), true)
	m.do("buy power_surge", 80)
	m.hold(0, "power_surge")
	m.do("cast parley 0 0")
	m.endTurn().endTurn()
	want(t, "an army that did not attack pays nothing", m.offered("combat"), true)
	want(t, "one in play", m.refused("buy power_surge"), "Only one of these may be in play, and one a turn (TS-RES-14)")
}

func TestAStructureOfOnesOwnFalls(t *testing.T) { // TS-TWR-7 TS-ATK-9 TS-CMB-2 TS-RUL-40
	m := begin(t, "weefolk", "gnome")
	mage, tower := m.Players[0].Mage, m.Players[0].Tower
	m.wear(mage, "cinder_staff")
	m.Tower(0).Points = 1
	m.again().fight(mage)
	m.dof([]uint8{10, 60}, "cast powerbolt 0 %d", tower)
	want(t, "the Mage is ON GUARD", m.At(mage).OnField() && m.At(mage).Position == OnGuard, true)
}

func TestBoundMinionsAreBoundOnce(t *testing.T) { // TS-RUL-28 TS-LVL-7 TS-SCR-21
	m := begin(t, "weefolk", "gnome")
	own, second, theirs, other := m.put(0, "skeleton"), m.put(0, "hero"), m.put(1, "hero"), m.put(1, "skeleton")
	m.wear(own, "chain_hauberk")
	m.hold(0, "bind", "bind")
	m.do("cast bind 0 0")
	m.dof(nil, "target %d", theirs)
	m.dof([]uint8{95, 60}, "target %d", own)
	m.do("cast bind 0 0", 95, 60)
	want(t, "the two that were free", m.Linked(other) == second && m.Linked(theirs) == own, true)
	m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", theirs)
	want(t, "without a Protection roll", m.At(own) == nil && m.At(theirs) == nil, true)
	want(t, "and no further", m.At(second) != nil && m.At(other) != nil, true)
}

func TestWhoIsNotAskedAndWhatIsNotMended(t *testing.T) { // TS-WIN-5 TS-RUL-89 TS-TRN-15
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.hold(0, "fortify", "mend_flesh")
	m.Tower(1).Points = 0
	m.fall(m.Players[1].Tower)
	want(t, "another's fallen Tower", m.again().offered("cast fortify 0 %d", m.Players[1].Tower), false)
	want(t, "one's own creature", m.offered("cast mend_flesh 0 %d", hero), true)
	m.Players[0].Setting = AnswerAll
	m.again().do("end turn")
	want(t, "who ends its turn is not asked at its end", m.Turn, 1)
	want(t, "but when the next one begins", m.Asked == AskRespond && m.Asker == 0, true)
}

func TestWhatBearsOnAnAttack(t *testing.T) { // TS-WIN-7 TS-RUL-31
	m := begin(t, "weefolk", "gnome")
	own, theirs := m.put(0, "hero"), m.put(1, "skeleton")
	m.hold(0, "bind", "anti_magic", "mend_flesh")
	m.Players[0].Setting, m.Players[1].Setting = AnswerAll, AnswerAll
	m.again().do("cast bind 0 0")
	want(t, "who rolls against a Bind", m.offered("cast mend_flesh 0 %d", theirs) && !m.offered("cast mend_flesh 0 %d", own), true)
	want(t, "against which armour is nothing", m.refused("cast shield 0 %d", theirs), "It does not bear on what is declared (TS-WIN-7)")
	want(t, "one's own magic is not countered", m.Asker == 0 && !m.offered("cast anti_magic 0 0"), true)
	m.do("pass", 10)
	m.fight(own)
	m.dof(nil, "assault %d 1 0", own)
	m.dof(nil, "defend with %d", m.Players[1].Tower)
	want(t, "who is inside can be reached", m.offered("cast shield 0 %d", m.Players[1].Mage), true)
	want(t, "who stands beside cannot", m.offered("cast shield 0 %d", theirs), false)
	m.do("pass")
	m.do("pass", 60, 90)
}

func TestWhereARedirectEnds(t *testing.T) { // TS-OPT-4 TS-ATK-9 TS-RUL-50
	m := beginWith(t, Options{Redirect: true}, "weefolk", "gnome")
	hero, own := m.put(1, "hero"), m.put(0, "hero")
	m.dof([]uint8{10, 1}, "cast powerbolt 0 %d", own)
	want(t, "one's own army redirects nothing", m.Asked, AskMain)
	m.dof([]uint8{10, 1}, "cast powerbolt 0 %d", hero)
	m.do("redirect", 40, 99)
	want(t, "it does not go on inside", m.Tower(0).Points == 1 && m.Mage(0).Points == 2, true)
	mage := m.out(0)
	m.dof([]uint8{10, 1}, "cast powerbolt 0 %d", hero)
	m.do("redirect", 40, 1)
	want(t, "nor back again", m.Asked == AskMain && m.At(mage).Points == 2, true)
}

func TestWhatABlowBringsAlong(t *testing.T) { // TS-TYP-13 TS-RUL-21 TS-CRT-4 TS-LVL-7 TS-FUM-8 TS-RUL-10
	m := begin(t, "weefolk", "gnome")
	giant, poisoner, armoured := m.put(0, "hill_giant"), m.put(0, "poisoner"), m.put(1, "skeleton")
	m.wear(armoured, "chain_hauberk")
	m.fight(giant, poisoner)
	m.dof([]uint8{20, 95}, "use %d 0 0 %d", poisoner, armoured)
	want(t, "a Dart that ignores PL", m.At(armoured) == nil, true)
	m.dof(nil, "assault %d 1 9", giant)
	m.dof([]uint8{2, 60, 90, 20}, "defend with %d", m.Players[1].Tower)
	want(t, "DL 50 - 15", m.level(1), 35)
	want(t, "the Mage inside is not the one struck at", m.level(3), 10)

	m = begin(t, "weefolk", "gnome")
	m.Players[0].Spells.put(m.card("raze"))
	m.Players[1].Market[content.Gold] = 1
	m.again().do("cast raze 0 0", 1, 10)
	want(t, "a Critical Hit destroys what only resists", m.Players[1].Market[content.Gold], 0)
	m.Players[1].Market[content.Gold] = 1
	m.again().do("cast raze 0 0", 2, 1)
	want(t, "unless it does so exceptionally", m.Players[1].Market[content.Gold], 1)
	m.again().do("cast raze 0 0", 99)
	want(t, "FUMBLED", m.Mage(0).Has(FumbledMage) && m.Players[1].Market[content.Gold] == 1, true)
}

func TestAFumbledMageStrikesNobody(t *testing.T) { // TS-QRT-7 TS-MAG-12
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.fumble(m.Mage(1))
	m.again().fight(hero)
	m.dof([]uint8{20, 1}, "assault %d 1 0", hero) // only the Tower can defend
	want(t, "no Riposte from inside", m.Asked != AskRiposte, true)
}

func TestMagicGoesOnBehindATowerShield(t *testing.T) { // TS-QRT-9 TS-CRT-5 TS-RUL-60
	m := begin(t, "weefolk", "gnome")
	shield := m.put(1, "tower_shield")
	m.dof([]uint8{2, 60, 10, 95}, "cast powerbolt 0 %d", shield)
	want(t, "a Critical Hit", m.At(shield).Points == 1 && m.Tower(1).Points == 1, true)
	m.dof([]uint8{10, 99}, "cast powerbolt 0 %d", shield)
	want(t, "a fumbled defence goes no further", m.At(shield).Points == 0 && m.Tower(1).Points == 1, true)
}

func TestNothingIsRolledAgainstASeatThatIsOut(t *testing.T) { // TS-WIN-11 TS-END-3 TS-FUM-8
	m := begin(t, "weefolk", "gnome", "elf")
	m.Players[0].Spells.put(m.card("raze"))
	m.Players[2].Market = Points{2, 2}
	a := Action{Type: MagicAction, Card: m.card("raze"), Source: m.Players[0].Mage}
	a.Ruined[1] = [2]uint8{1, 1}
	m.eliminate(1)
	before := m.Rng
	m.raze(&a)
	want(t, "no die is thrown", m.Rng == before, true)
}

func TestAStrongBlowGoesOnInside(t *testing.T) { // TS-TYP-13 TS-CRT-4
	m := begin(t, "weefolk", "gnome")
	giant := m.put(0, "hill_giant")
	m.fight(giant)
	m.dof(nil, "assault %d 1 9", giant)
	m.dof([]uint8{2, 60, 90, 20}, "defend with %d", m.Players[1].Tower)
	want(t, "AL with its 45 against the Tower and the Mage inside", m.level(0) == 80 && m.level(2) == 80, true)
	want(t, "the Tower's DL is 15 less, the Mage's is not", m.level(1) == 35 && m.level(3) == 10, true)
}

// What a strength takes from a level it takes from whom it was aimed at: a Blast like a Club Strike not from the Mage inside.
func TestAStrongSpellGoesOnInside(t *testing.T) { // TS-SCR-11 TS-CRT-7 TS-RUL-21
	m := begin(t, "weefolk", "gnome")
	m.hold(0, "power_blast")
	m.again().do(fmt.Sprintf("cast power_blast 13 %d", m.Players[1].Tower), 1, 20, 85, 11)
	want(t, "SS 85 against the Tower and the Mage inside", m.level(0) == 85 && m.level(2) == 85, true)
	want(t, "the Tower's RL is 20 less, the Mage's is not", m.level(1) == 30 && m.level(3) == 10, true)
	want(t, "LP", m.Mage(1).Points, 1)
}

// A Dread is met once a Round, resisted or not, whoever casts it; another creature, and the next Round, are another matter.
func TestWhatWasResistedIsNotMetAgainInTheRound(t *testing.T) { // TS-SPL-5 TS-RUL-12 TS-RUL-95
	m := begin(t, "weefolk", "gnome", "human")
	hero, skeleton := m.put(0, "hero"), m.put(0, "skeleton")
	for seat := range rules.Seat(3) {
		m.Players[seat].Spells.put(m.card("dread"))
		m.Players[seat].Setting = AnswerAll
	}
	m.again().do("end turn")
	want(t, "the end of the turn", m.Asked == AskRespond && m.Asker == 1, true)
	m.dof([]uint8{40}, "cast dread 0 %d", hero)
	want(t, "resisted: nothing is in force", m.Level(m.At(hero), content.AL), 40)
	want(t, "again", m.refused("cast dread 0 %d", hero), "One such Spell a creature and Round (TS-SPL-5)")
	want(t, "another creature", m.offered("cast dread 0 %d", skeleton), true)
	m.dof([]uint8{95}, "cast dread 0 %d", skeleton)
	want(t, "not resisted", m.Level(m.At(skeleton), content.AL), 15)
	m.do("pass")
	want(t, "by another seat", m.Asker == 2 && !m.offered("cast dread 0 %d", hero) && !m.offered("cast dread 0 %d", skeleton), true)
	m.do("pass")
	for m.Turn != 0 {
		if m.Asked == AskRespond {
			want(t, "within the Round", m.offered("cast dread 0 %d", hero), false)
			m.do("pass")
			continue
		}
		m.do("end turn")
	}
	ended := m.names()
	want(t, "the end is told of what was in force alone", strings.Count(ended, "ended"), 1)
	for m.Asker != 1 {
		m.do("pass")
	}
	want(t, "the next Round", m.offered("cast dread 0 %d", hero), true)
}
