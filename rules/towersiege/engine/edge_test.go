package engine

import (
	"os"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// A rider whose own ability its Mount does not have attacks alone by it, and the Mount then too; by the Mount's ability
// both attack together, the Mount first.
func TestARiderWithAnAbilityOfItsOwn(t *testing.T) { // TS-TYP-4 TS-TYP-5
	m := begin(t, "weefolk", "gnome")
	mount, rider, theirs := m.put(0, "brimstone_hound"), m.put(0, "hero"), m.put(1, "skeleton")
	m.dof(nil, "mount %d %d", mount, rider)
	m.able(rider, "gale_step")
	m.able(mount, "brimstone_hound")
	m.fight(mount, rider)
	want(t, "the rider by hand", m.refused("assault %d 1 0", rider), "A declared pair attacks together, the Mount first (TS-TYP-4)")
	want(t, "the rider by the Mount's ability", m.refused("direct %d charge %d", rider, theirs), "It has no such ability now (TS-INN-3)")
	m.dof([]uint8{80, 20}, "direct %d flight %d", rider, theirs)
	m.do("decline")
	want(t, "the Mount has not attacked", m.At(mount).Has(Declared) && !m.At(mount).Has(Attacked) && m.At(rider).Has(Attacked), true)
	m.At(theirs).Position = OnGuard
	m.again().dof([]uint8{80, 20}, "direct %d charge %d", mount, theirs)
	want(t, "one attack", m.count("attack_rolled"), 1)

	m = begin(t, "weefolk", "gnome")
	mount, rider, theirs = m.put(0, "brimstone_hound"), m.put(0, "hero"), m.put(1, "skeleton")
	m.dof(nil, "mount %d %d", mount, rider)
	m.able(mount, "brimstone_hound")
	m.able(rider, "brimstone_hound")
	m.fight(mount, rider)
	want(t, "both can charge: together", m.refused("direct %d charge %d", rider, theirs), "A declared pair attacks together, the Mount first (TS-TYP-4)")
	m.dof([]uint8{80, 60, 80, 60}, "direct %d charge %d", mount, theirs)
	want(t, "two attacks", m.count("attack_rolled"), 2)
}

// An Item that gave the ability of an attack was used by it, though it was enabled in the turn of another seat.
func TestAnIdolThatWasChargedOnStays(t *testing.T) { // TS-ITM-15 TS-ITM-14
	m := begin(t, "weefolk", "gnome")
	hero, other, theirs := m.put(0, "hero"), m.put(0, "skeleton"), m.put(1, "imp")
	idol := m.wear(hero, "war_idol")
	m.At(idol).Marks |= InUse
	m.able(hero, "war_idol") // its mark of use is gone since the owner's On Guard
	m.fight(hero)
	want(t, "before the attack it can be given away", m.offered("move item %d %d", idol, other), true)
	m.dof([]uint8{80, 60}, "direct %d charge %d", hero, theirs)
	want(t, "after it", m.refused("move item %d %d", idol, other), "This Item was used this turn (TS-ITM-14)")
}

// A Soul Leech that is turned round harms its caster and heals nobody.
func TestASoulLeechTurnedRoundHealsNobody(t *testing.T) { // TS-OPT-3 TS-OPT-4 TS-RUL-50
	m := beginWith(t, Options{Redirect: true}, "weefolk", "gnome")
	hero := m.put(1, "hero")
	m.Players[0].Spells.put(m.card("soul_leech"))
	mage := m.out(0)
	m.dof([]uint8{10, 1}, "cast soul_leech 0 %d", hero)
	m.do("redirect", 20, 95)
	want(t, "the Mage", m.At(mage).Points, 1)
	want(t, "healed", m.happened("point_restored"), false)
}

// What is attacked from a window can be met by protection only, whichever window it is.
func TestAPlayOfAWindowIsMetByProtectionOnly(t *testing.T) { // TS-WIN-6
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.hold(0, "power_blast")
	m.hold(1, "power_blast", "power_blast")
	m.Players[0].Setting, m.Players[1].Setting = AnswerAll, AnswerAll
	m.do("end turn") // W-END
	m.dof(nil, "cast power_blast 0 %d", hero)
	want(t, "whose turn it is", m.Asker, 0)
	want(t, "a Blast", m.refused("cast power_blast 0 %d", hero), "Only protection answers an answer (TS-WIN-6)")
	want(t, "a Shield", m.offered("cast shield 0 %d", hero), true)
}

// Who is behind a Tower Shield can be protected before the dice, since two critical hits reach it; abilities and what
// forbids attacks have no bearing on what is declared.
func TestWhoIsBehindAShieldIsAboutToBeReached(t *testing.T) { // TS-WIN-7 TS-WIN-3 TS-CRT-5
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	shield := m.put(1, "tower_shield")
	mage := m.Players[1].Mage
	m.Players[1].Spells.put(m.card("gale_step"))
	m.Players[1].Setting = AnswerAll
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof(nil, "defend with %d", shield)
	want(t, "the Mage in the Tower", m.offered("cast shield 0 %d", mage), true)
	want(t, "Flight", m.refused("cast gale_step 0 %d", mage), "It does not bear on what is declared (TS-WIN-7)")
	m.dof([]uint8{1, 60, 2, 60, 10, 60, 20}, "cast shield 0 %d", mage)
	want(t, "its Shield held", m.Mage(1).Points == 2 && m.happened("protected") && m.Tower(1).Points == 1, true)
	// With no tells, nobody is asked for a card that could not be played there.
	m.Options.NoTells = true
	m.Players[1].Setting = AnswerArmed
	m.Players[1].Armed.Add(m.card("gale_step"))
	m.again().do("end combat")
	want(t, "the end of a turn stops for it", m.Asked == AskRespond && m.Asker == 1, true)
	bolt := Action{Type: MagicAction, Seat: 0, Card: m.card("powerbolt"), Source: m.Players[0].Mage}
	m.declare(bolt)
	m.begin(Frame{Kind: FrameWindow, Window: Declaring})
	want(t, "what is declared does not", m.wanted(1, m.Stack.Top()), false)
}

// A Spell that gives the ability makes its creature the one that blocks.
func TestASpellBlocks(t *testing.T) { // TS-BLK-7
	m := begin(t, "weefolk", "gnome")
	crow, hero, other := m.put(0, "carrion_crow"), m.put(1, "hero"), m.put(1, "skeleton")
	m.Players[1].Spells.put(m.card("gale_step"))
	m.able(crow, "carrion_crow")
	m.fight(crow)
	m.dof(nil, "direct %d flight %d", crow, hero)
	want(t, "who is struck at does not block", m.offered("block by magic with %d gale_step 0", hero), false)
	m.dof([]uint8{10, 95}, "block by magic with %d gale_step 0", other)
	want(t, "the blocker is hit in place of the Hero", m.At(other) == nil && m.At(hero) != nil, true)
}

// The strength of a Club Strike is paid with power.
func TestAClubStrikeCostsPower(t *testing.T) { // TS-TYP-13
	m := begin(t, "weefolk", "gnome")
	giant := m.put(0, "hill_giant")
	m.fight(giant)
	m.Players[0].Ordinary = Points{2, 3}
	m.again()
	want(t, "with 3 power", m.offered("assault %d 1 3", giant) && !m.offered("assault %d 1 4", giant), true)
}

// Who looks at a hand sees each of its cards.
func TestALedgerShowsEveryCard(t *testing.T) { // TS-RUL-67 TS-HID-1
	m := begin(t, "weefolk", "gnome")
	m.hold(0, "rifled_ledger")
	m.hold(1, "hero", "sword", "sword")
	m.do("cast rifled_ledger 0 1")
	want(t, "cards seen", m.count("card_seen"), 3)
	for _, e := range m.events {
		if e.Name == "card_seen" && (!e.Reveals || e.Seat != 0 || e.N != 1) {
			t.Errorf("seen as %+v", e)
		}
	}
	want(t, "a number that nothing had", m.CardOf(m.Last+1), content.NoCard)
}

// What is no choice at all is refused by that, and changes nothing: of another seat's turn, of a seat that is not there, of
// a match that is over.
func TestWhatIsNoChoice(t *testing.T) { // section 9 of the ledger
	m := begin(t, "weefolk", "gnome")
	hero := m.put(0, "hero")
	m.hold(0, "ruin")
	m.Players[1].Market = Points{2, 2}
	for _, text := range []string{"later", "keep all", "pass", "defend with 5", "target the 1 mine", "let it die", "decline", "occupy with 1", "stay out", "redirect", "ready to fight", "end combat"} {
		if why := m.refused("%s", text); !strings.Contains(why, "(TS-") {
			t.Errorf("%s: %s", text, why)
		}
	}
	m.again().do("cast ruin 1 0")
	for _, text := range []string{"target the 0 mine", "target the 2 mine", "target the 3 powerstone"} {
		if why := m.refused("%s", text); !strings.Contains(why, "(TS-SCR-13)") && why != "Not a legal choice (TS-TRN-12)" {
			t.Errorf("%s: %s", text, why)
		}
	}
	m.do("target the 1 mine")
	m.do("target the 1 powerstone", 50, 50)
	want(t, "of another seat", m.refused("step out 3"), "Not a legal choice (TS-TRN-12)")
	m.fight(hero)
	want(t, "an opponent that is not there", m.refused("assault %d 3 0", hero), "An attack names one opponent (TS-ATK-8)")
	want(t, "itself", m.refused("assault %d 0 0", hero), "An attack names one opponent (TS-ATK-8)")
	m.finish(OutOfRounds)
	m.Asked, m.choices = AskNothing, nil
	want(t, "a match that is over", m.refused("end combat"), "Not a legal choice (TS-TRN-12)")
}

// A match that its limit ended says by which rule it is over.
func TestWhatEndsAMatch(t *testing.T) { // TS-END-1 TS-MOD-8
	for result, rule := range map[Result]string{LastMage: "TS-END-1", OutOfRounds: "TS-MOD-8"} {
		m := begin(t, "weefolk", "gnome")
		var last rules.Event
		m.Watch(func(e rules.Event) { last = e })
		m.finish(result)
		want(t, "the rule", last.Rule, rule)
	}
}

// An attacker that an answer puts in DEFEND attacks no more; a defender that it puts there still defends.
func TestAnAttackerThatGoesToDefend(t *testing.T) { // TS-WIN-11 TS-RUL-32 TS-FUM-7
	m := begin(t, "weefolk", "gnome")
	hero, theirs := m.put(0, "hero"), m.put(1, "skeleton")
	m.Players[1].Spells.put(m.card("dread"))
	m.Players[1].Setting = AnswerRelevant
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof(nil, "defend with %d", theirs)
	m.dof([]uint8{100}, "cast dread 0 %d", hero) // it fumbles its Resistance
	want(t, "the attack ends without dice", m.Asked == AskCombat && m.At(hero).Position == ToDefend && m.At(theirs).Position == OnGuard, true)

	m = begin(t, "weefolk", "gnome")
	hero, theirs = m.put(0, "hero"), m.put(1, "skeleton")
	m.Players[0].Spells.put(m.card("dread"))
	m.Players[0].Setting = AnswerAll
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.At(theirs).Position = ToDefend
	want(t, "a defender", m.undefended(&m.Actions[0]) || m.lapsed(&m.Actions[0]), true) // none is chosen yet
	m.At(theirs).Position = OnGuard
	m.again().dof(nil, "defend with %d", theirs)
	m.At(theirs).Position = ToDefend
	want(t, "that is in DEFEND still defends", m.undefended(&m.Actions[0]) || m.lapsed(&m.Actions[0]), false)
}

// Who was in a Shelter that falls stands ON GUARD, unless it was in DEFEND.
func TestWhoWasInAShelterKeepsDefend(t *testing.T) { // TS-TWR-16
	for position, kept := range map[Position]Position{OnGuard: OnGuard, ToDefend: ToDefend, ToAttack: OnGuard} {
		m := begin(t, "weefolk", "gnome")
		shelter, hero := m.put(1, "shelter_structure"), m.put(1, "hero")
		m.At(hero).On, m.At(hero).Position, m.At(shelter).Points = shelter, position, 0
		m.fall(shelter)
		want(t, "where it stands", m.At(hero).Position, kept)
	}
}

func TestARifledHandLosesTheCardThatIsChosen(t *testing.T) { // TS-RUL-67 TS-HID-1
	m := begin(t, "weefolk", "gnome", "ogre")
	for seat := range rules.Seat(3) {
		m.hold(seat, "mine", "sword", "rifled_ledger")
	}
	m.again().do("cast rifled_ledger 0 2")
	want(t, "who looks", m.Asker, 0)
	want(t, "the hand that is seen", len(m.choices), 3)
	m.do("rifle sword")
	want(t, "what is left of it", m.Players[2].Hand.has(m.card("mine")) && m.Players[2].Hand.has(m.card("rifled_ledger")) && m.Players[2].Hand.N == 2, true)
	want(t, "on its owner's pile", [2]int{int(m.Players[2].Discard.N), int(m.Players[2].Discard.Cards[0])}, [2]int{1, int(m.card("sword"))})
	want(t, "one's own, with the Scroll", [2]int{int(m.Players[0].Discard.N), int(m.Players[0].Discard.Cards[0])}, [2]int{1, int(m.card("rifled_ledger"))})
	want(t, "another hand", m.Players[1].Hand.N, 3)
	want(t, "it goes on", m.Asked, AskMain)
}

func TestAWhisperLowersAllThatComesFromSkill(t *testing.T) { // TS-RUL-74 TS-LVL-1 TS-TIM-3 TS-TIM-4
	m := begin(t, "weefolk", "gnome")
	whisperer, hero := m.put(0, "whisperer"), m.put(1, "hero")
	m.wear(hero, "chain_hauberk") // armour is not rolled
	levels := func() (l [4]int) {
		for i, stat := range []content.Stat{content.AL, content.DL, content.RL, content.PL} {
			l[i] = m.Level(m.At(hero), stat)
		}
		return l
	}
	m.fight(whisperer)
	m.dof([]uint8{40, 41}, "use %d 0 0 %d", whisperer, hero)
	want(t, "while it lasts", levels(), [4]int{30, 30, 30, 30})
	want(t, "nobody is hurt", m.At(hero).Points, 1)
	m.endTurn()
	want(t, "in the other's turn", levels(), [4]int{30, 30, 30, 30})
	m.endTurn()
	want(t, "after a Round", levels(), [4]int{40, 40, 40, 30})
	m.fight(whisperer)
	m.dof([]uint8{40, 40}, "use %d 0 0 %d", whisperer, hero)
	want(t, "who defends hears nothing", levels(), [4]int{40, 40, 40, 30})
}

func TestABindPassesALossOnce(t *testing.T) { // TS-RUL-28
	m := begin(t, "weefolk", "gnome")
	own, theirs := m.put(0, "skeleton"), m.put(1, "hero")
	m.At(own).Points, m.At(theirs).Points = 3, 3
	m.hold(0, "bind")
	m.do("cast bind 0 0", 95, 60)
	m.dof([]uint8{10, 90}, "cast powerbolt 0 %d", own)
	want(t, "one each", [2]int8{m.At(own).Points, m.At(theirs).Points}, [2]int8{2, 2})
}

func TestABindEndsWithEitherMinion(t *testing.T) { // TS-SCR-21 TS-SCR-3 TS-TIM-5
	for _, first := range []bool{true, false} {
		m := begin(t, "weefolk", "gnome")
		own, theirs, altar := m.put(0, "skeleton"), m.put(1, "hero"), m.put(0, "altar_of_ash")
		m.hold(0, "bind")
		m.do("cast bind 0 0", 95, 60)
		if first {
			m.dof(nil, "use %d 0 0 %d", altar, own)
		} else {
			m.remove(theirs, "unpaid", "TS-MIN-4")
		}
		want(t, "the link", [3]ThingID{ThingID(len(m.Timed)), m.Linked(own), m.Linked(theirs)}, [3]ThingID{})
		want(t, "the Scroll", m.Players[0].Discard.has(m.card("bind")), true)
	}
}

func TestAZombieRaisesMinionsOnly(t *testing.T) { // TS-TYP-7 TS-RUL-83
	for id, raised := range map[string]int{"skeleton": 1, "imp": 0, "gale_elemental": 0, "cutpurse": 0} {
		m := begin(t, "weefolk", "gnome")
		zombie, victim := m.put(0, "zombie"), m.put(1, id)
		m.fight(zombie)
		m.dof(nil, "assault %d 1 0", zombie)
		m.dof([]uint8{10, 90}, "defend with %d", victim)
		want(t, id+" is slain", m.At(victim) == nil, true)
		want(t, id+" comes back", len(m.Timed), raised)
	}
}

// The medal for a last Riposte is earned by one that hits without a roll, too: no throw comes behind it.
func TestTheLastRiposteIsKnownByItsEvent(t *testing.T) { // TS-EXC-1 TS-RIP-3
	data, err := os.ReadFile("../../../assets/feats.toml")
	if err != nil {
		t.Fatal(err)
	}
	_, feat, _ := strings.Cut(string(data), `id = "towersiege-returned"`)
	feat, _, _ = strings.Cut(feat, "[[feat]]")
	for _, faces := range [][]uint8{{90, 2, 90}, {90, 10, 10, 90}} {
		m := begin(t, "weefolk", "gnome")
		mage, hero := m.out(0), m.put(1, "hero")
		m.At(mage).Points = 1
		m.Players[1].AutoRiposte = true
		m.fight(mage)
		m.dof(nil, "assault %d 1 0", mage)
		m.dof(faces, "defend with %d", hero)
		last := ""
		for _, e := range m.events {
			if strings.Contains(feat, `"`+e.Name+`"`) {
				last = e.Name
			}
		}
		want(t, "the end", m.Result, LastMage)
		want(t, "what the medal looks for", strings.Contains(feat, `name = "`+last+`"`), true)
	}
}
