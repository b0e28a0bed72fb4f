package engine

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Rules that are short enough to be held in a few lines each.

func TestWhatIsACreatureAndWhatAStructure(t *testing.T) { // TS-CRE-1 TS-CRE-2 TS-CRE-7 TS-MAG-10 TS-REL-3 TS-ITM-26
	m := begin(t, "weefolk", "gnome")
	for _, id := range []string{"hero", "ember_elemental", "thaylen", "imp"} {
		thing := m.At(m.put(0, id))
		want(t, id+" is a creature", m.Creature(thing) && !m.Structure(thing), true)
		want(t, id+" stands ON GUARD", thing.Position, OnGuard)
	}
	for _, id := range []string{"shelter_structure", "obelisk", "tower_shield"} {
		thing := m.At(m.put(0, id))
		want(t, id+" is a structure", m.Structure(thing) && !m.Creature(thing), true)
		want(t, id+" has no position", thing.Position, NoPosition)
		want(t, id+" bears no Items", m.refuseBearer(thing, m.card("gate")) != nil && m.refuseBearer(thing, m.card("ring_of_strength")) != nil, true)
	}
	want(t, "the Mage", m.Creature(m.Mage(0)), true)
	want(t, "inside it has no position", m.Mage(0).Position, NoPosition)
	for id, where := range map[string]content.Location{"farseer_lens": content.OnStructure, "obelisk": content.OnBattlefield, "heart_of_four_winds": content.OnCreature} {
		want(t, id, m.Content.At(m.card(id)).Location, where)
	}
}

func TestTheLevelOfEveryRoll(t *testing.T) { // TS-LVL-2 TS-LVL-3 TS-LVL-4 TS-LVL-5 TS-LVL-6 TS-DCE-2 TS-SCR-7 TS-SCR-9 TS-SPL-2 TS-RUL-41
	m := begin(t, "weefolk", "gnome")
	hero, bowman, target := m.put(0, "hero"), m.put(0, "bowman"), m.put(1, "skeleton")
	m.wear(target, "small_shield")  // +5 DL
	m.wear(target, "warding_charm") // +15 RL
	m.wear(hero, "ring_of_strength")
	m.wear(bowman, "ring_of_skill")
	m.wear(m.Players[0].Mage, "ring_of_spell_casting")
	m.wear(m.Players[0].Mage, "ring_of_strength") // SL and AL do not change SS
	m.dof([]uint8{30, 40}, "cast powerbolt 0 %d", target)
	want(t, "SS 20 + 10 against RL 25 + 15", [2]int{m.level(0), m.level(1)}, [2]int{30, 40})
	m.dof([]uint8{31}, "cast powerbolt 0 %d", target)
	want(t, "a miss asks for no resistance", m.count("defence_rolled"), 0)
	m.fight(hero, bowman)
	m.dof([]uint8{30, 30, 31}, "use %d 0 0 %d", bowman, target)
	want(t, "IS 20 + 10 against DL 25 + 5", [2]int{m.level(0), m.level(1)}, [2]int{30, 30})
	m.dof(nil, "assault %d 1 0", hero)
	m.dof([]uint8{50, 30}, "defend with %d", target)
	want(t, "AL 40 + 10 against DL", [2]int{m.level(0), m.level(1)}, [2]int{50, 30})
	want(t, "it was met", m.At(target) != nil, true)
}

func TestProtection(t *testing.T) { // TS-LVL-7 TS-LVL-8 TS-RUL-4 TS-DCE-7 TS-DCE-10 TS-RUL-76 TS-CRT-1 TS-MAG-5
	m := begin(t, "weefolk", "gnome")
	hero, target := m.put(0, "hero"), m.put(1, "skeleton")
	m.wear(target, "chain_hauberk")
	attack := func(faces ...uint8) {
		t.Helper()
		m.At(target).Position = OnGuard
		m.At(hero).Marks, m.At(hero).Position = 0, OnGuard
		m.Stack.Top().Stage = inMain
		m.Asked = AskMain
		m.again().fight(hero)
		m.dof(nil, "assault %d 1 0", hero)
		m.dof(faces, "defend with %d", target)
	}
	attack(40, 20) // a success: no Protection roll
	attack(40, 26, 30)
	want(t, "protected, and in DEFEND", m.At(target) != nil && m.At(target).Position == ToDefend, true)
	attack(1, 10, 30) // a Critical Hit
	want(t, "protected from a Critical Hit", m.At(target) != nil, true)
	attack(1, 1)
	want(t, "an Exceptional Defense", m.At(target).Position, OnGuard)
	m.wear(target, "small_shield")
	m.dof(nil, "cast shield 0 %d", target)
	m.wear(target, "pot_helm")
	want(t, "PL", m.Level(m.At(target), content.PL), 75)
	attack(40, 99, 99) // it fails whatever PL is, and there is nobody left to attack again
	want(t, "slain", m.At(target) == nil, true)
}

func TestTheOrderOfAnAttack(t *testing.T) {
	// TS-ATK-1 TS-ATK-7 TS-CMB-1 TS-CMB-4 TS-CMB-5 TS-MIN-2 TS-RUL-18 TS-RUL-69 TS-TRN-16 TS-MIN-9 TS-END-2 TS-RUL-75
	m := begin(t, "weefolk", "gnome")
	m.hold(0, "carrion_crow", "carrion_crow", "carrion_crow", "hero", "hero", "hero", "hero")
	for range 3 {
		m.do("buy carrion_crow")
	}
	for range 4 {
		m.do("buy hero")
	}
	hero := m.Last
	crow, target := hero-5, m.put(1, "gorger")
	m.At(target).Points = 2
	want(t, "hired ON GUARD", m.At(hero).Position, OnGuard)
	m.able(crow, "carrion_crow")
	m.fight(hero, crow)
	want(t, "declared", m.At(hero).Position, ToAttack)
	want(t, "its own army", m.refused("assault %d 0 0", hero), "An attack names one opponent (TS-ATK-8)")
	want(t, "the Mage inside", m.refused("direct %d flight %d", crow, m.Players[1].Mage), "It is protected by its Tower (TS-TWR-3)")
	want(t, "the Tower", m.offered("direct %d flight %d", crow, m.Players[1].Tower), true)
	m.Players[1].Setting = AnswerAll
	m.dof(nil, "assault %d 1 0", hero)
	want(t, "first the defender", m.Asked == AskDefender && m.Asker == 1, true)
	m.dof(nil, "defend with %d", target)
	want(t, "then the answers", m.Asked == AskRespond && m.Asker == 1, true)
	m.do("pass", 10, 95)
	want(t, "one point", m.At(target).Points, 1)
	want(t, "it has defended", m.At(target).Position, ToDefend)
	m.dof(nil, "forgo %d", crow)
	want(t, "nothing more", m.offered("direct %d flight %d", crow, m.Players[1].Tower), false)
}

func TestTheMageActsFromItsTower(t *testing.T) { // TS-MAG-8 TS-ITM-25 TS-RIP-2 TS-RUL-40 TS-TGT-4 TS-SCR-6 TS-TRN-14 TS-MAG-7
	m := begin(t, "weefolk", "gnome")
	mage, target, second := m.Players[0].Mage, m.put(1, "gorger"), m.put(1, "hero")
	staff, sword := m.wear(mage, "cinder_staff"), m.wear(second, "sword")
	m.At(target).Points = 3
	m.hold(0, "fury")
	want(t, "an Item is no Target", m.offered("cast powerbolt 0 %d", sword) || !m.offered("cast shatter 0 %d", sword), false)
	m.do("combat").do("ready to fight")
	want(t, "undeclared", m.refused("use %d 0 0 %d", staff, target), "It was not sent out to attack when the fight began: only who was sent out can strike in this turn (TS-CMB-1)")
	m.Stack.Top().Stage, m.Asked = declaring, AskDeclare
	m.again().dof(nil, "declare %d", mage)
	m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", target)
	m.dof([]uint8{98, 1}[:1], "use %d 0 0 %d", staff, target) // a miss asks for no defence, so that nobody strikes back
	want(t, "no Riposte", m.Asked, AskCombat)
	want(t, "one Fireball", m.offered("use %d 0 0 %d", staff, target), false)
	m.dof([]uint8{30, 95}, "cast fury 0 %d", target)
	want(t, "a point each", m.At(target).Points, 1)
	want(t, "it has not come out", m.Mage(0).On, m.Players[0].Tower)
}

func TestAlchemyAndPayment(t *testing.T) { // TS-ALC-3 TS-RUL-7 TS-RES-10 TS-MIN-10 TS-TRN-6 TS-REL-1 TS-SCR-1 TS-RUL-25 TS-ITM-1 TS-SCR-2
	m := begin(t, "weefolk", "gnome")
	roklor, target := m.put(0, "roklor"), m.put(1, "hero")
	m.Players[0].Ordinary = Points{20, 6}
	m.hold(0, "obelisk", "sword", "power_blast")
	m.put(0, "hero")
	m.do("convert to power")
	want(t, "3gp are 1pp", m.Available(0, content.Gold) == 17 && m.Available(0, content.Power) == 7, true)
	m.do("buy obelisk")
	want(t, "8gp and 5pp", m.Available(0, content.Gold) == 9 && m.Available(0, content.Power) == 2, true)
	m.dof(nil, "equip sword %d", m.Last)
	want(t, "in play at once", m.At(m.Last).Has(InUse) && m.Info(m.At(m.Last)).ID == "sword", true)
	gold := m.Available(0, content.Gold)
	m.dof(nil, "pay upkeep %d", roklor)
	want(t, "2pp of upkeep, marked", m.Available(0, content.Power) == 0 && m.At(roklor).Has(UpkeepPaid), true)
	want(t, "a Scroll that is dearer", m.offered("cast power_blast 5 %d", target), false)
	m.dof([]uint8{25, 95}, "cast power_blast 1 %d", target)
	want(t, "its second level costs power only, by Alchemy", m.Available(0, content.Gold), gold-6)
	want(t, "it lies with the discards", m.Players[0].Discard.has(m.card("power_blast")), true)
	m.Players[0].Gained = Points{2, 2}
	m.again().endTurn()
	m.Players[1].Ordinary, m.Players[0].Ordinary = Points{0, 9}, Points{9, 0}
	want(t, "until its next On Guard", m.Players[0].Gained, Points{2, 2})
	other := begin(t, "weefolk", "gnome")
	other.fight(other.put(0, "hero"))
	want(t, "in Combat, too", other.offered("convert to gold") && other.offered("convert to power"), true)
	attacker := m.put(1, "skeleton")
	m.Players[0].Setting = AnswerAll
	m.fight(attacker)
	m.dof(nil, "assault %d 0 0", attacker)
	m.dof(nil, "defend with %d", roklor)
	want(t, "no conversion of its own on another's turn", m.offered("convert to power"), false)
	m.dof([]uint8{90, 90}, "cast shield 0 %d", roklor)
	want(t, "but in a payment", m.Available(0, content.Gold) == 8 && m.Available(0, content.Power) == 0, true)
	m.endTurn()
	want(t, "gone", m.Players[0].Gained, Points{})
}

func TestWhatIsRefused(t *testing.T) {
	// TS-ITM-2 TS-RES-7 TS-ITM-7 TS-REL-7 TS-BLK-6 TS-BLK-7 TS-RES-6 TS-RUL-67 TS-RUL-39 TS-RUL-12
	m := begin(t, "weefolk", "gnome")
	mage := m.Players[0].Mage
	for _, id := range []string{"ring_of_strength", "ring_of_skill", "ring_of_spell_casting", "amulet_of_spell_casting", "warding_charm", "metal_bracers"} {
		m.wear(mage, id)
	}
	m.hold(0, "sword", "grey_cloak", "obelisk", "rifled_ledger", "ruin", "fury")
	m.Players[1].Caravan.put(m.card("mine"))
	m.again()
	want(t, "nobody uses weapons", m.refused("equip sword %d", mage), "Nobody of yours can use this Item: it takes a creature that uses weapons (TS-ITM-2)")
	want(t, "a seventh Item", m.refused("equip grey_cloak %d", mage), "It carries its limit (TS-ITM-7)")
	want(t, "an empty hand", m.offered("cast rifled_ledger 0 1"), false)
	want(t, "a Mine in the Caravan", m.refused("cast ruin 0 0"), "It has no legal target (TS-TGT-1)")
	m.Players[1].Market[content.Gold] = 1
	want(t, "a Mine in play", m.again().offered("cast ruin 0 0"), true)
	m.do("buy obelisk")
	m.hold(0, "obelisk")
	want(t, "one in the Caravan counts", m.refused("buy obelisk"), "Only one such Relic in play, fallen ones count (TS-REL-7)")
	m.Players[0].Ordinary = Points{2, 2}
	want(t, "too dear", m.again().refused("cast fury 0 %d", m.Players[1].Tower), "Not enough gold or power, even with Alchemy (TS-RES-7)")
	want(t, "another's Tower to be entered", m.refused("enter %d %d", mage, m.Players[1].Tower) != "", true)
	m.rich(0)
	crow, bowman := m.put(0, "carrion_crow"), m.put(0, "bowman")
	theirs, imp, asleep := m.put(1, "burrow_beast"), m.put(1, "imp"), m.put(1, "hero")
	m.dof(nil, "cast shield 0 %d", theirs)
	m.able(crow, "carrion_crow")
	m.At(asleep).Position = ToDefend
	m.Players[1].Setting = AnswerAll
	m.Players[1].Ordinary[content.Power] = 12
	m.fight(crow, bowman)
	want(t, "purchases end", m.refused("equip grey_cloak %d", crow), "Purchases end when Combat begins (TS-TRN-13)")
	m.dof(nil, "use %d 0 0 %d", bowman, imp)
	want(t, "a Targeted attack", m.refused("block with %d 0 0", theirs), "Targeted attacks cannot be blocked (TS-BLK-6)")
	want(t, "another seat's Shield is in force", m.refused("cast shield 0 %d", theirs), "One such Spell a creature and Round (TS-SPL-5)")
	m.do("pass", 95, 95)
	m.dof(nil, "direct %d flight %d", crow, asleep)
	want(t, "by tunneling", m.refused("block with %d %d 0", theirs, theirs), "Only the same ability blocks it (TS-BLK-7)")
	want(t, "by who is aimed at", m.offered("block with %d 0 0", asleep), false)
	want(t, "by flight", m.offered("block with %d %d 0", imp, imp), true)
	m.do("no block")
	m.do("pass", 95, 20)
	want(t, "who was in DEFEND has no Riposte", m.Asked, AskCombat)
}

func TestWhoseTurnItIs(t *testing.T) { // TS-TIM-2 TS-TIM-3 TS-TRN-15 TS-INN-5 TS-TYP-14 TS-TYP-1 TS-TRN-3 TS-RUL-35
	m := begin(t, "weefolk", "gnome")
	thaylen, crow := m.put(0, "thaylen"), m.put(0, "carrion_crow")
	m.dof(nil, "use %d 0 0 0", thaylen)
	m.dof(nil, "use %d 0 0 0", crow)
	want(t, "Shadowalk", m.Able(m.At(thaylen), content.Shadowalk, false), true)
	want(t, "Flight", m.Able(m.At(crow), content.Flight, false), true)
	m.endTurn()
	want(t, "the turn has passed", m.Turn, 1)
	want(t, "and is not taken back", m.refused("buy hero") != "" && m.Asker == 1, true)
	want(t, "one Round long", m.Able(m.At(thaylen), content.Shadowalk, false), true)
	m.endTurn()
	want(t, "ended", m.Able(m.At(thaylen), content.Shadowalk, false), false)
	want(t, "Undead is a type", m.Content.At(m.card("skeleton")).Is(content.UndeadTag) && !m.Content.At(m.card("hero")).Is(content.UndeadTag), true)
	other := New(m.World, m.Options, 2, 2)
	for _, s := range []*State{m.State, other} {
		for s.Asked == AskMage || s.Asked == AskTower { // nobody is asked to cut
			if _, err := s.Apply(s.choices[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	want(t, "another seed, another order", m.Players[1].Deck != other.Players[1].Deck, true)
}

// odds is the chance that one exchange costs a point, in hundredths of a percent: every pair of rolls, classed and
// looked up as the engine does.
func odds(w *World, fires content.Fires, facing content.Facing, level, defence, protection int) (n int) {
	tables := w.Content.Tables
	for attack := 1; attack <= 100; attack++ {
		for defend := 1; defend <= 100; defend++ {
			a, d := tables.Class(attack, level), tables.Class(defend, defence)
			if cell := tables.Grids[fires][facing][a][d]; (fires == content.ByHand || a < content.Miss) && slices.Contains(cell.Tokens[:cell.N], content.Damage) {
				n++
			}
		}
	}
	return n * (100 - min(max(protection, 0), 98)) / 100
}

func TestOddsOfOneExchange(t *testing.T) { // TS-EX-25 TS-EX-26 TS-EX-1 TS-CMP-4
	w := world(t)
	want(t, "AL35 at an occupied Tower of DL50", odds(w, content.ByHand, content.FacingOccupied, 35, 50, 0), 1846)
	want(t, "a Powerbolt of SS20 at its RL50", odds(w, content.FromAfar, content.FacingOccupied, 20, 50, 0), 1096)
	want(t, "AL35 at DL25 and PL15", odds(w, content.ByHand, content.FacingCreature, 35, 25, 15), 2270)
}

func TestMarkers(t *testing.T) { // TS-EX-23 TS-CMP-5 TS-MAG-4 TS-CMP-7
	m := begin(t, "weefolk", "gnome")
	mage := m.out(1)
	want(t, "a marker and the card", m.Mage(1).Points, 2)
	for _, left := range []int8{1, 0} {
		m.dof([]uint8{10, 95}, "cast powerbolt 0 %d", mage)
		if left > 0 {
			want(t, "the card alone", m.Mage(1).Points, left)
		}
	}
	want(t, "both lost", m.Players[1].Out && m.Result == LastMage, true)
}

func TestWhoIsLeft(t *testing.T) { // TS-END-1 TS-END-6 TS-RUL-49 TS-RUL-57
	m := begin(t, "weefolk", "gnome", "human")
	for _, seat := range []rules.Seat{1, 2} {
		m.At(m.out(seat)).Points = 1
	}
	m.hold(0, "fire_and_brimstone")
	m.do("cast fire_and_brimstone 0 0", 95, 10, 10, 95, 10, 10)
	want(t, "points are lost one after another, so that one Mage is always left", m.Result == LastMage && m.Living() == rules.SeatsOf(0), true)
	m.Result = Undecided
	m.eliminate(0)
	want(t, "if none is left it is over too", m.Result == LastMage && m.Living() == 0, true)
}

func TestOnGuardInItsOrder(t *testing.T) { // TS-RUL-36 TS-TRN-5 TS-TYP-15 TS-RUL-79
	m := begin(t, "weefolk", "gnome")
	guard, hero := m.put(0, "barrow_guard"), m.put(1, "hero")
	m.At(m.put(0, "gale_elemental")).Marks = Entered
	m.Players[0].Caravan.put(m.card("obelisk"))
	m.force(Timed{Kind: RaisedInForce, Card: m.card("zombie"), Caster: 0}, 1)
	m.again().dof(nil, "cast shield 0 %d", guard)
	m.do("end turn")
	m.events = nil
	m.Stack.Top().Stage = inMain
	for m.Turn == 1 {
		m.do(map[Question]string{AskMain: "end turn", AskReplenish: "keep all", AskUpkeep: "later"}[m.Asked])
	}
	var order []string
	for _, e := range m.events {
		if slices.Contains([]string{"ended", "unpaid", "relic_arrived", "raised", "produced", "on_guard"}, e.Name) && e.Seat == 0 && !slices.Contains(order, e.Name) {
			order = append(order, e.Name)
		}
	}
	want(t, "the order", len(order) == 6 && slices.Equal(order, []string{"ended", "unpaid", "relic_arrived", "raised", "produced", "on_guard"}), true)
	want(t, "what an Obelisk has just doubled", m.Players[0].Ordinary[content.Power], 12)
	info := m.Content.At(m.card("barrow_guard"))
	want(t, "1pp a Round, 2pp to regenerate", info.UpkeepPower == 1 && info.Has(content.Regenerate).Levels[0].Power == 2, true)
	want(t, "the Crow's gold", m.Content.At(m.card("carrion_crow")).Gold, 4)
	want(t, "nobody else is touched", m.At(hero) != nil, true)
}

func TestMagicGoesOnInside(t *testing.T) { // TS-RUL-46 TS-CRT-6 TS-CRT-7 TS-RUL-87 TS-LVL-11
	m := begin(t, "weefolk", "gnome")
	m.wear(m.Players[1].Tower, "warded_bricks")
	m.dof([]uint8{2, 60, 20, 36}, "cast powerbolt 0 %d", m.Players[1].Tower)
	want(t, "RL 50 + 15, then that of the Mage", [2]int{m.level(1), m.level(3)}, [2]int{65, 10})
	want(t, "both lose a point", m.Tower(1).Points == 1 && m.Mage(1).Points == 1, true)
	hero := m.put(1, "hero")
	charm := m.wear(hero, "warding_charm")
	m.dof([]uint8{10, 26}, "cast shatter 0 %d", charm)
	want(t, "the charm's own RL", m.level(1), 25)
	want(t, "shattered", m.At(charm) == nil, true)

	m.hold(1, "anti_magic")
	m.Players[1].Setting = AnswerAll
	m.again().dof(nil, "cast powerbolt 0 %d", hero)
	m.do("cast anti_magic 0 0", 100)
	m.do("pass", 10, 20)
	want(t, "a counter that fumbles only fails", m.Mage(1).Has(FumbledMage), false)
}

func TestRepairsAndTheirStructures(t *testing.T) { // TS-RUL-13 TS-RUL-61 TS-TYP-16 TS-TWR-9
	m := begin(t, "weefolk", "gnome")
	tower, mason := m.Players[0].Tower, m.put(0, "stone_mason")
	m.Tower(0).Points = 0
	m.fall(tower)
	m.rich(0)
	m.again().dof(nil, "use %d 0 0 %d", mason, tower)
	want(t, "asked at once", m.Asked == AskOccupy && m.Asker == 0, true)
	want(t, "2pp", m.Available(0, content.Power), 38)
	m.do("stay out")
	m.endTurn()
	m.Tower(0).Points = 0
	m.restore(&content.Effect{Verb: content.Restore, Amount: 1, OverMax: true}, m.Tower(0)) // by whatever repairs on another's turn
	m.Asked = AskNothing
	m.run()
	want(t, "on another's turn too", m.Asked == AskOccupy && m.Asker == 0 && m.Turn == 1, true)
	m.do("occupy with 1")
	m.endTurn()
	shelter, lens := m.put(0, "shelter_structure"), m.put(0, "farseer_lens")
	m.At(shelter).Points, m.At(shelter).Printed, m.At(lens).On = 1, 1, tower
	m.leaveStructure(m.Mage(0))
	m.goInside(m.Mage(0), shelter)
	cauldron := m.put(0, "dramours_cauldron")
	want(t, "the lens serves a Mage in a Shelter", m.SpellSkill(0, m.card("powerbolt")), 10)
	want(t, "for the Spells that it names", m.SpellSkill(0, m.card("fury")), 0)
	want(t, "and so does the Cauldron", m.offered("use %d 0 0 0", cauldron), true)
}

func TestRipostesWithoutAsking(t *testing.T) { // TS-MOD-9 TS-DCE-8 TS-DCE-9
	m := begin(t, "weefolk", "gnome")
	skeleton, hero := m.put(0, "skeleton"), m.put(1, "hero")
	m.Players[1].AutoRiposte = true
	m.fight(skeleton)
	m.dof(nil, "assault %d 1 0", skeleton)
	m.dof([]uint8{99, 20, 10, 95}, "defend with %d", hero)
	want(t, "it strikes back at once, and slays", m.At(skeleton) == nil && m.At(hero).Position == ToDefend, true)
	second := m.put(0, "skeleton")
	m.At(second).Marks, m.At(second).Position = Declared, ToAttack
	m.again().dof(nil, "assault %d 1 0", second)
	m.dof([]uint8{99, 99}, "defend with %d", m.Players[1].Tower)
	want(t, "a fumble puts it in DEFEND", m.At(second).Position, ToDefend)
}

func TestRuinRollsFromTheLeft(t *testing.T) { // TS-RUL-57 TS-SCR-13
	m := begin(t, "weefolk", "gnome", "human")
	m.endTurn()
	m.hold(1, "ruin")
	m.Players[0].Market[content.Gold], m.Players[2].Market[content.Gold] = 1, 1
	m.Players[1].Needless = AskedAll
	m.again().do("cast ruin 1 0")
	m.do("target the 0 mine", 95, 10) // the other one is the only one left
	want(t, "the left one rolls first", m.Players[2].Market[content.Gold] == 0 && m.Players[0].Market[content.Gold] == 1, true)
}
