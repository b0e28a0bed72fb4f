package engine

import (
	"strings"
	"testing"

	"portcullis/rules/towersiege/content"
)

// The examples of the rulebook (5.1 of the ledger).

func TestLevelsOfAMage(t *testing.T) { // TS-EX-2 TS-LVL-1 TS-LVL-9
	m := begin(t, "weefolk", "gnome")
	mage := m.Mage(0)
	for _, stat := range []content.Stat{content.AL, content.DL, content.RL} {
		want(t, stat.ID(), m.Level(mage, stat), 35)
	}
	want(t, "PL", m.Level(mage, content.PL), 0)
	want(t, "the Dwarf's RL", begin(t, "dwarf", "gnome").Level(m.Mage(0), content.RL), 35)
	d := begin(t, "dwarf", "ogre")
	want(t, "the Dwarf's RL", d.Level(d.Mage(0), content.RL), 55)
	want(t, "the Ogre's PL", d.Level(d.Mage(1), content.PL), 10)
}

func TestItemsAddUp(t *testing.T) { // TS-EX-8 TS-ITM-12 TS-ITM-13 TS-ITM-21 TS-RUL-77
	m := begin(t, "weefolk", "gnome")
	skeleton := m.put(0, "skeleton")
	m.wear(skeleton, "sword")
	m.wear(skeleton, "small_shield")
	for stat, n := range map[content.Stat]int{content.AL: 35, content.DL: 35, content.PL: 15, content.RL: 25} {
		want(t, stat.ID(), m.Level(m.At(skeleton), stat), n)
	}
	m.wear(skeleton, "chain_hauberk")
	m.wear(skeleton, "metal_bracers")
	want(t, "PL with two suits", m.Level(m.At(skeleton), content.PL), 45)
}

func TestAlchemyAtAPayment(t *testing.T) { // TS-EX-4 TS-EX-40 TS-ALC-1 TS-ALC-2 TS-ALC-4 TS-RES-15
	m := begin(t, "weefolk", "gnome")
	m.put(0, "hero")
	m.hold(0, "sword", "obelisk")
	m.Players[0].Ordinary = Points{2, 6}
	m.again()
	m.dof(nil, "equip sword %d", m.Last)
	want(t, "gold and power", m.Players[0].Ordinary, Points{0, 3})
	want(t, "it is told", m.happened("converted"), true)
	want(t, "gained", m.Players[0].Gained, Points{})
	m.Players[0].Ordinary = Points{7, 6}
	m.again()
	want(t, "an Obelisk for 7gp and 6pp", m.offered("buy obelisk"), false)
	want(t, "the reason", m.refused("buy obelisk"), "Not enough gold or power, even with Alchemy (TS-RES-7)")
	m.Players[0].Ordinary = Points{8, 5}
	m.again().do("buy obelisk")
	want(t, "a direct payment converts nothing", m.happened("converted"), false)
}

func TestBoundMinionsSufferTogether(t *testing.T) { // TS-EX-5 TS-SCR-21 TS-RUL-28 TS-ATK-9
	m := begin(t, "weefolk", "gnome")
	own, theirs := m.put(0, "skeleton"), m.put(1, "hero")
	m.hold(0, "bind")
	m.do("cast bind 0 0", 95, 60) // the only two Minions, the Hero's RL, the Rounds
	want(t, "Rounds", m.Timed[0].Left, 3)
	want(t, "the Scroll waits", m.Players[0].Discard.N, 0)
	m.dof([]uint8{10, 90}, "cast powerbolt 0 %d", own)
	want(t, "both are slain", m.At(own) == nil && m.At(theirs) == nil, true)
	want(t, "the Scroll is discarded", m.Players[0].Discard.has(m.card("bind")), true)
}

func TestASwordIsHandedOn(t *testing.T) { // TS-EX-6 TS-EX-7 TS-ITM-8 TS-ITM-14 TS-ITM-15 TS-ITM-16 TS-ITM-17 TS-RUL-24
	m := begin(t, "weefolk", "gnome")
	skeleton, hero := m.put(0, "skeleton"), m.put(0, "hero")
	sword := m.wear(skeleton, "sword")
	m.hold(0, "battle_axe")
	m.dof(nil, "equip battle_axe %d", skeleton)
	want(t, "AL with the Axe", m.Level(m.At(skeleton), content.AL), 40)
	m.dof(nil, "move item %d %d", sword, hero)
	want(t, "AL with the Sword", m.Level(m.At(hero), content.AL), 50)
	want(t, "moved twice", m.refused("move item %d %d", sword, skeleton), "This Item was moved this turn (TS-ITM-16)")

	m = begin(t, "weefolk", "gnome")
	skeleton, hero = m.put(0, "skeleton"), m.put(0, "hero")
	sword = m.wear(skeleton, "sword")
	m.fight(skeleton)
	m.dof(nil, "assault %d 1 0", skeleton)
	m.dof([]uint8{60, 70}, "defend with %d", m.Players[1].Tower)
	want(t, "the reason", m.refused("move item %d %d", sword, hero), "This Item was used this turn (TS-ITM-14)")
}

func TestNoTwoOfAnItem(t *testing.T) { // TS-EX-9 TS-ITM-7 TS-ITM-9 TS-ITM-10 TS-ITM-11
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.wear(hero, "ring_of_strength")
	m.hold(0, "ring_of_strength", "ring_of_spell_casting", "amulet_of_spell_casting")
	want(t, "the reason", m.refused("equip ring_of_strength %d", hero), "Not two of the same Item (TS-ITM-9)")
	mage := m.Players[0].Mage
	m.dof(nil, "equip ring_of_spell_casting %d", mage)
	m.dof(nil, "equip amulet_of_spell_casting %d", mage)
	want(t, "added to SS", m.SpellSkill(0, m.card("powerbolt")), 20)
	for _, id := range []string{"pot_helm", "sword", "battle_axe"} {
		m.wear(hero, id)
	}
	m.hold(0, "small_shield")
	want(t, "a fifth Item", m.refused("equip small_shield %d", hero), "It carries its limit (TS-ITM-7)")
}

func TestAGateStaysOnItsTower(t *testing.T) { // TS-EX-11 TS-ITM-18 TS-ITM-22 TS-LVL-10
	m := begin(t, "weefolk", "gnome")
	tower := m.Players[0].Tower
	shelter := m.put(0, "shelter_structure")
	m.hold(0, "gate")
	want(t, "on a Shelter", m.refused("equip gate %d", shelter), "It cannot use this Item (TS-ITM-3)")
	m.dof(nil, "equip gate %d", tower)
	want(t, "DL", m.Level(m.At(tower), content.DL), 60)
	want(t, "RL", m.Level(m.At(tower), content.RL), 50)
	want(t, "the reason", m.refused("move item %d %d", m.Last, m.Players[0].Mage), "Placed structure Items stay (TS-ITM-18)")
}

func TestAntiMagicBeforeTheDice(t *testing.T) { // TS-EX-12 TS-SCR-19 TS-RUL-51 TS-RUL-52 TS-WIN-2 TS-WIN-12
	m := begin(t, "weefolk", "gnome")
	hero := m.put(1, "hero")
	m.hold(0, "black_plague")
	m.hold(1, "anti_magic")
	m.Players[1].Setting = AnswerRelevant
	m.again().do("cast black_plague 0 0")
	want(t, "who is asked", m.Asker, 1)
	power := m.Available(0, content.Power)
	m.do("cast anti_magic 1 0", 60) // SS60: equal or less
	want(t, "fizzled", m.happened("fizzled"), true)
	want(t, "the Hero lives", m.At(hero) != nil, true)
	want(t, "power is not returned", m.Available(0, content.Power), power)
	want(t, "both Scrolls are discarded", int(m.Players[0].Discard.N+m.Players[1].Discard.N), 2)
}

func TestNoShieldAfterTheDice(t *testing.T) { // TS-EX-13 TS-WIN-3
	m := begin(t, "weefolk", "gnome")
	hero, skeleton := m.put(0, "hero"), m.put(1, "skeleton")
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{60, 10}, "defend with %d", skeleton)
	want(t, "asked", m.Asked, AskRiposte)
	want(t, "the reason", m.refused("cast shield 0 %d", skeleton), "Answers come before the dice (TS-WIN-3)")
}

func TestAShieldAnswersABlast(t *testing.T) { // TS-EX-14 TS-EX-15 TS-SPL-3 TS-SCR-3 TS-SCR-11 TS-WIN-6 TS-RUL-26
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.hold(1, "power_blast")
	m.Players[1].Setting, m.Players[0].Setting = AnswerAll, AnswerRelevant
	m.again().do("end turn")
	want(t, "asked at the end of the turn", m.Asker, 1)
	m.dof(nil, "cast power_blast 1 %d", hero) // 2pp, SS25
	want(t, "asked about the Blast", m.Asker, 0)
	m.dof([]uint8{25, 60, 20}, "cast shield 0 %d", hero)
	want(t, "the levels of the Blast, the Hero's RL and PL", [3]int{m.level(0), m.level(1), m.level(2)}, [3]int{25, 40, 20})
	want(t, "the Hero lives", m.At(hero) != nil, true)
	want(t, "the Blast is discarded", m.Players[1].Discard.has(m.card("power_blast")), true)
}

func TestTheSkeletonsRiposte(t *testing.T) { // TS-EX-16 TS-RIP-1 TS-RIP-3 TS-RIP-4 TS-RIP-5 TS-RUL-44
	m := begin(t, "weefolk", "gnome")
	skeleton, hero := m.put(0, "skeleton"), m.put(1, "hero")
	m.fight(skeleton)
	m.dof(nil, "assault %d 1 0", skeleton)
	m.dof([]uint8{60, 20}, "defend with %d", hero)
	m.dof([]uint8{70, 1}, "riposte with %d", hero)
	want(t, "the Skeleton may strike again", m.Asked == AskRiposte && m.Asker == 0, true)
	m.dof([]uint8{90}, "riposte with %d", skeleton) // it hits without a roll
	want(t, "the Hero is slain", m.At(hero) == nil, true)
	want(t, "the Skeleton has not moved", m.At(skeleton).Position, ToAttack)
}

func TestOnlyOneObelisk(t *testing.T) { // TS-EX-17 TS-EX-24 TS-REL-5 TS-REL-6 TS-REL-7 TS-REL-8 TS-REL-10 TS-RES-12
	m := begin(t, "weefolk", "gnome")
	obelisk := m.put(0, "obelisk")
	want(t, "power", m.Produced(0, content.Power), 12)
	m.Players[0].Market[content.Power] = 1
	want(t, "power with a market Powerstone", m.Produced(0, content.Power), 13)
	m.Players[0].Ordinary = Points{40, 13}
	m.Turn = 0
	m.Players[0].Ordinary[content.Power] = 16
	m.again().dof([]uint8{10, 90}, "cast powerbolt 0 %d", obelisk)
	want(t, "it has fallen", m.At(obelisk).Points, 0)
	want(t, "power", m.Produced(0, content.Power), 7)
	want(t, "available power falls with it", m.Players[0].Ordinary[content.Power], 7)
	m.rich(0)
	m.hold(0, "obelisk")
	want(t, "a second one", m.refused("buy obelisk"), "Only one such Relic in play, fallen ones count (TS-REL-7)")
	m.dof([]uint8{10, 90}, "cast shatter 0 %d", obelisk)
	want(t, "shattered", m.At(obelisk) == nil && m.Players[0].Discard.has(m.card("obelisk")), true)
	m.rich(0)
	m.again()
	want(t, "bought again", m.offered("buy obelisk"), true)
}

func TestEvenStart(t *testing.T) { // TS-EX-18 TS-OPT-1 TS-OPT-2
	m := beginWith(t, Options{EvenStart: true}, "human", "gnome")
	want(t, "the Human's", m.Players[0].Extra, Points{1, 2})
	want(t, "the Gnome's", m.Players[1].Extra, Points{})
	m.put(0, "obelisk")
	want(t, "they are not doubled", m.Produced(0, content.Power), 12)
	m.Players[1].Extra = Points{}
	m.Turn, m.Players[1].Market = 0, Points{}
	m.Players[0].Extra, m.Players[1].Extra = Points{}, Points{0, 2}
	m.hold(0, "ruin")
	m.do("cast ruin 0 0", 90) // the only kind
	want(t, "Ruin destroys one", m.Players[1].Extra, Points{0, 1})
	want(t, "which comes into no pile", int(m.Players[1].Discard.N), 0)
	m.Players[1].Market = Points{0, 1}
	m.hold(0, "ruin")
	m.again().do("cast ruin 0 0", 90)
	want(t, "and the last of them before one from the deck", [2]Points{m.Players[1].Extra, m.Players[1].Market}, [2]Points{{}, {0, 1}})
	want(t, "into no pile either", int(m.Players[1].Discard.N), 0)
}

func TestTunnelingOnAnyTurn(t *testing.T) { // TS-EX-19 TS-INN-4 TS-INN-6 TS-TIM-6 TS-BLK-7
	m := begin(t, "weefolk", "gnome")
	mine, theirs, target := m.put(0, "delver_elemental"), m.put(1, "burrow_beast"), m.put(1, "skeleton")
	m.dof(nil, "use %d 0 0 0", mine)
	m.fight(mine)
	m.dof(nil, "direct %d tunneling %d", mine, target)
	power := m.Available(1, content.Power)
	m.dof([]uint8{60, 95}, "block with %d %d 0", theirs, theirs)
	want(t, "paid for it", power-m.Available(1, content.Power), 2)
	want(t, "the blocker defends", m.At(theirs).Position, ToDefend)
	want(t, "the Skeleton does not", m.At(target).Position, OnGuard)
}

func TestUnpaidUpkeepIsNoDefeat(t *testing.T) { // TS-EX-20 TS-EX-41 TS-MIN-3 TS-MIN-4 TS-MIN-5 TS-MIN-6 TS-CRE-4 TS-TRN-5 TS-RUL-11
	m := begin(t, "weefolk", "gnome")
	m.hold(0, "roklor")
	m.do("buy roklor")
	roklor := m.Last
	m.endTurn().endTurn()
	want(t, "nothing is due on the turn it was hired", m.At(roklor) != nil, true)
	m.endTurn()
	hero := m.put(1, "hero")
	m.fight(hero)
	m.dof(nil, "assault %d 0 0", hero)
	m.dof([]uint8{95, 50}, "defend with %d", roklor)
	m.endTurn()
	want(t, "it has left", m.At(roklor) == nil, true)
	want(t, "into its owner's discard pile", m.Players[0].Discard.has(m.card("roklor")), true)
	want(t, "slain", m.happened("slain"), false)
}

func TestArrowsMoveNobody(t *testing.T) { // TS-EX-21 TS-ATK-2 TS-SCR-8 TS-TYP-11
	m := begin(t, "weefolk", "gnome")
	bowman, hero := m.put(0, "bowman"), m.put(1, "hero")
	m.fight(bowman)
	m.dof([]uint8{10, 20, 10, 40}, "use %d 0 0 %d", bowman, hero)
	want(t, "IS and DL", [2]int{m.level(0), m.level(1)}, [2]int{20, 40})
	want(t, "the Hero", m.At(hero).Position, OnGuard)
	m = begin(t, "weefolk", "gnome")
	hero = m.put(1, "hero")
	m.wear(hero, "chain_hauberk")
	m.dof([]uint8{10, 99, 30}, "cast powerbolt 0 %d", hero)
	want(t, "after a fumble", m.At(hero).Position, ToDefend)
}

func TestATowerIsHit(t *testing.T) { // TS-EX-22 TS-TWR-5 TS-TWR-6
	for _, test := range []struct {
		face uint8
		want int8
	}{{50, 2}, {51, 1}} {
		m := begin(t, "weefolk", "gnome")
		hero := m.put(0, "hero")
		m.fight(hero)
		m.dof(nil, "assault %d 1 0", hero)
		m.dof([]uint8{10, test.face}, "defend with %d", m.Players[1].Tower)
		want(t, "IP", m.Tower(1).Points, test.want)
	}
}

// TestTheReasons: what is refused says the rule that the ledger gives (section 9).
func TestTheReasons(t *testing.T) {
	// TS-TRN-13 TS-SCR-4 TS-SPL-5 TS-SPL-7 TS-TWR-3 TS-TGT-2 TS-ATK-4 TS-MAG-12 TS-TWR-11 TS-TWR-13 TS-BLK-2
	m := begin(t, "weefolk", "gnome")
	hero, theirs := m.put(0, "hero"), m.put(1, "skeleton")
	sword := m.wear(theirs, "sword")
	obelisk := m.put(1, "obelisk")
	m.hold(0, "skeleton", "fury", "anti_magic")
	for text, reason := range map[string]string{
		"cast powerbolt 0 3": "It is protected by its Tower (TS-TWR-3)", "cast anti_magic 0 0": "There is no opponent's Spell or Scroll to counter (TS-RUL-52)",
		"cast blood_lust 0 1": "This magic is not at hand (TS-SCR-10)", "buy hero": "Purchases are made from the hand only (TS-TRN-18)",
		"buy fury": "Scrolls are cast, not bought (TS-TRN-12)", "pay upkeep 1": "No upkeep is due for this (TS-MIN-3)", "step out 5": "It is in no structure (TS-TWR-10)",
		"pass": "Not a legal choice (TS-TRN-12)",
	} {
		want(t, text, m.refused("%s", text), reason)
	}
	m.leaveStructure(m.Mage(1))
	m.At(m.Players[1].Mage).On = m.Players[1].Tower
	m.At(theirs).On = 0
	m.At(m.Players[1].Mage).Position = NoPosition
	m.wear(m.Players[1].Mage, "cinder_staff")
	want(t, "an Item inside", m.refused("cast shatter 0 %d", m.Last), "It reaches only the battlefield (TS-SPL-7)")
	want(t, "an Item outside", m.offered("cast shatter 0 %d", sword), true)
	m.dof(nil, "cast shield 0 %d", hero)
	want(t, "twice", m.refused("cast shield 0 %d", hero), "One such Spell a creature and Round (TS-SPL-5)")
	ember := m.put(0, "ember_elemental")
	m.At(hero).Position = ToDefend
	m.again().fight(ember)
	want(t, "in DEFEND", m.offered("assault %d 1 0", hero), false)
	want(t, "the reason", m.refused("assault %d 1 0", hero), "It is in DEFEND (TS-ATK-4)")
	want(t, "a 1IP Relic", m.refused("use %d 0 0 %d", ember, obelisk), "Only Spells and Scrolls reach it (TS-TGT-2)")
	want(t, "buying in Combat", m.refused("buy skeleton"), "Purchases end when Combat begins (TS-TRN-13)")
	m.At(theirs).Position = ToDefend
	m.dof(nil, "assault %d 1 0", ember)
	want(t, "a defender in DEFEND", m.refused("defend with %d", theirs), "It is in DEFEND (TS-BLK-2)")
	if !strings.Contains(m.offers(), "defend with") {
		t.Error(m.offers())
	}
}
