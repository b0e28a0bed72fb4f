package engine

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// TestNoTells holds that whom windows and wounds ask does not depend on hidden cards where the table wants that, and
// that nothing is told of it (TS-WIN-10, TS-HID-5).
func TestNoTells(t *testing.T) {
	for _, held := range []string{"sword", "mend_flesh"} {
		m := beginWith(t, Options{NoTells: true}, "weefolk", "gnome")
		hero := m.put(1, "hero")
		m.Players[1].Setting = AnswerRelevant
		m.Players[1].Spells = Pile{}
		m.hold(1, held)
		m.Players[1].Ordinary = Points{0, 2} // enough for a counter, if it has one
		m.again().dof(nil, "cast powerbolt 0 %d", hero)
		want(t, "asked before the dice", m.Asked == AskRespond && m.Asker == 1 && m.offers() == "pass turn; pass", true)
		for _, e := range m.events {
			want(t, "told", e.Name != "asked", true)
		}
		m.Players[1].Ordinary = Points{6, 2} // and by Alchemy for healing
		m.do("pass", 1, 95)
		want(t, "asked at the wound", m.Asked == AskSave && m.Asker == 1, true)
		m.do("let it die")
		m.Players[1].Setting = AnswerArmed
		m.Players[1].Armed.Add(m.card("power_blast"))
		m.do("end turn")
		want(t, "asked for a card that may not be at hand", m.Asked == AskRespond && m.Asker == 1, true)
	}
}

// TestNobodyIsAskedWhoLacksEverything holds that a seat of which all can see that it has nothing to answer with is asked
// nothing, "no tells" or not: no card in hand, or no points for any.
func TestNobodyIsAskedWhoLacksEverything(t *testing.T) { // TS-WIN-7 TS-WIN-10 TS-HID-5 TS-RUL-96
	for _, c := range []struct {
		what         string
		hidden       bool
		held         string
		power        int16
		before, save bool
	}{
		{"no card and no points", true, "", 0, false, false},
		{"a card and no points", true, "sword", 0, false, false},
		{"points and no card", true, "", 2, false, false},
		{"a card and points", true, "sword", 2, true, false},
		{"what can be seen does not help", false, "sword", 2, false, false},
		{"points for a Shield", true, "", 3, true, false},
		{"a card and points for healing", true, "sword", 4, true, true},
	} {
		table := func() (*table, ThingID) {
			m := beginWith(t, Options{NoTells: c.hidden}, "weefolk", "gnome")
			hero := m.put(1, "hero")
			m.Players[0].Setting, m.Players[1].Setting = AnswerNever, AnswerAll
			m.Players[1].Spells, m.Players[1].Ordinary = Pile{}, Points{0, c.power}
			if c.held != "" {
				m.hold(1, c.held)
			}
			return m.again(), hero
		}
		m, hero := table()
		var miss []uint8
		if !c.before {
			miss = []uint8{90}
		}
		m.dof(miss, "cast powerbolt 0 %d", hero)
		want(t, c.what+": before the dice", m.Asked == AskRespond, c.before)
		m, hero = table()
		m.begin(Frame{Kind: FrameLoss, D: hero, Flags: Unprotected})
		m.Asked = AskNothing
		m.run()
		want(t, c.what+": at the wound", m.Asked == AskSave, c.save)
	}
}

// After a Shield, the poll begins again: who cannot play anything more is passed over (TS-WIN-5).
func TestAfterItsAnswerASeatIsAskedAgainOnlyForMore(t *testing.T) { // TS-WIN-5 TS-WIN-7 TS-WIN-10
	for _, hidden := range []bool{false, true} {
		m := beginWith(t, Options{NoTells: hidden}, "weefolk", "gnome")
		hero, skeleton := m.put(0, "hero"), m.put(1, "skeleton")
		m.Players[1].Setting, m.Players[1].Ordinary = AnswerRelevant, Points{0, 5}
		m.again().fight(hero)
		m.dof(nil, "assault %d 1 0", hero)
		m.dof(nil, "defend with %d", skeleton)
		want(t, "asked", m.Asked == AskRespond && m.Asker == 1, true)
		m.dof([]uint8{90, 90}, "cast shield 0 %d", skeleton)
		want(t, "the dice have fallen", m.happened("attack_rolled"), true)
	}
}

func TestWhoIsAskedInWindows(t *testing.T) { // TS-WIN-4 TS-WIN-5 TS-WIN-7 TS-WIN-9 TS-RUL-30 TS-RUL-31 TS-RUL-92 TS-SCR-5 TS-HID-5 TS-INV-13
	m := begin(t, "weefolk", "gnome", "human")
	hero, skeleton := m.put(1, "hero"), m.put(2, "skeleton")
	m.put(1, "imp")
	for seat := range m.Players {
		m.Players[seat].Setting = AnswerAll
	}
	m.again().dof(nil, "cast powerbolt 0 %d", hero)
	// The turn seat, then the others; a Shield on who rolls, by whoever likes.
	for _, want := range []string{"cast shield 0 7; pass", "cast shield 0 7; pass turn; pass", "cast shield 0 7; pass turn; pass"} {
		if m.offers() != want {
			t.Errorf("seat %d is asked %q; want %q", m.Asker, m.offers(), want)
		}
		if m.Asker == 2 {
			m.dof([]uint8{95}, "cast shield 0 %d", hero)
			break
		}
		m.do("pass")
		if names := m.names(); len(m.events) != 1 || names != "asked" {
			t.Errorf("a pass was told, or not that the next seat is asked: %q", names)
		}
	}
	// The Shield cannot be doubled, so nobody has a play, and the Powerbolt is rolled.
	want(t, "asked", m.Asked, AskMain)

	m.Players[0].Setting, m.Players[1].Setting, m.Players[2].Setting = AnswerRelevant, AnswerRelevant, AnswerRelevant
	m.again().dof(nil, "cast powerbolt 0 %d", skeleton)
	want(t, "only whose it is", m.Asker, 2)
	m.do("pass", 95)
	m.hold(2, "power_blast")
	m.Players[2].Armed.Add(m.card("power_blast"))
	m.do("end turn")
	want(t, "an armed card stops the end of a turn", m.Asked == AskRespond && m.Asker == 2, true)
	want(t, "with all that can be played then", strings.Contains(m.offers(), "cast power_blast 13 ") && strings.Contains(m.offers(), "cast shield 0 "), true)
	m.do("pass")
	want(t, "and its beginning", m.Asked == AskRespond && m.Asker == 2 && m.Turn == 1, true)
}

func TestTheTurnSeatsScrollsComeFirst(t *testing.T) { // TS-WIN-5 TS-WIN-8 TS-RUL-85 TS-SCR-4
	m := begin(t, "weefolk", "gnome")
	hero := m.put(1, "hero")
	m.endTurn()
	m.Players[0].Setting = AnswerAll
	m.hold(0, "fury", "anti_magic")
	m.Players[0].Spells.put(m.card("ice_lance"))
	m.put(0, "imp")
	m.put(0, "skeleton")
	m.Players[0].Setting, m.Players[1].Setting = AnswerAll, AnswerNever
	m.do("end turn")
	for m.Asked != AskRespond || m.Turn != 0 {
		m.do(m.Spellings.Write(m.choices[len(m.choices)-1]))
	}
	want(t, "its own Opening", m.Asker == 0 && m.Turn == 0, true)
	m.rich(0)
	m.again()
	want(t, "an OT Scroll", m.offered("cast fury 0 %d", hero), true)
	want(t, "an OT Spell", m.refused("cast ice_lance 0 %d", hero), "On Turn only (TS-SCR-4)")
	want(t, "a counter", m.refused("cast anti_magic 0 0"), "There is no opponent's Spell or Scroll to counter (TS-RUL-52)")
	m.dof(nil, "use %d 0 0 0", m.Last-1)
	want(t, "polled again", m.Asked, AskRespond)
	m.do("pass")
	m.hold(0, "power_blast")
	m.Players[0].Setting = AnswerNever
	m.hold(1, "power_blast")
	m.Players[1].Setting = AnswerAll
	m.out(0)
	m.dof(nil, "cast fury 0 %d", hero)
	want(t, "a Scroll is not met by a Scroll of attack", strings.Contains(m.offers(), "power_blast"), false)
	m.do("pass", 95)
	m.dof(nil, "cast powerbolt 0 %d", hero)
	want(t, "a Spell is, at the Mage outside", m.offered("cast power_blast 0 %d", m.Players[0].Mage), true)
	want(t, "and at nobody else", m.offered("cast power_blast 0 %d", m.Last), false)
	// It ends the Powerbolt if it makes the Mage fumble.
	m.dof(nil, "cast power_blast 0 %d", m.Players[0].Mage)
	m.do("pass", 10, 100) // seat 1 wants to be asked about its own Blast, too
	want(t, "FUMBLED", m.Mage(0).Has(FumbledMage), true)
	want(t, "the Hero was not even shot at", m.count("attack_rolled"), 1)
}

func TestAnswersToAMelee(t *testing.T) { // TS-WIN-6 TS-WIN-7 TS-WIN-11 TS-RUL-32 TS-SCR-25 TS-CMB-14 TS-SPL-5
	m := begin(t, "weefolk", "gnome")
	hero, theirs, other := m.put(0, "hero"), m.put(1, "skeleton"), m.put(1, "imp")
	m.Players[1].Setting, m.Players[0].Setting = AnswerRelevant, AnswerAll
	for _, id := range []string{"blood_lust", "stone_skin", "dread"} {
		m.Players[0].Spells.put(m.card(id))
		m.Players[1].Spells.put(m.card(id))
	}
	m.hold(1, "power_blast", "mend_flesh")
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof(nil, "defend with %d", theirs)
	want(t, "the attacker's seat first", m.Asker, 0)
	want(t, "AL on the attacker", m.offered("cast blood_lust 3 %d", hero), true)
	want(t, "a Shield on it", m.refused("cast shield 0 %d", hero), "It does not bear on what is declared (TS-WIN-7)")
	m.dof(nil, "cast blood_lust 3 %d", hero)
	m.do("pass")
	want(t, "then the defender's", m.Asker, 1)
	for text, id := range map[string]ThingID{"cast shield 0 %d": theirs, "cast stone_skin 0 %d": theirs, "cast dread 0 %d": hero, "cast power_blast 0 %d": hero, "cast mend_flesh 0 %d": theirs} {
		want(t, text, m.offered(text, id), true)
	}
	want(t, "a Blast at another", m.offered("cast power_blast 0 %d", theirs), false)
	m.dof([]uint8{95}, "cast dread 0 %d", hero)
	m.do("pass")
	m.dof([]uint8{51, 20}, "pass")
	want(t, "AL 40 + 20 - 10", m.level(0), 50)

	m.do("decline")
	m.endTurn().endTurn()
	for _, id := range []ThingID{theirs, other} {
		m.At(id).Position = OnGuard
	}
	m.Players[0].Setting = AnswerNever
	m.fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof(nil, "defend with %d", theirs)
	m.dof([]uint8{10, 95}, "cast power_blast 0 %d", hero)
	want(t, "without an attacker the attack ends", m.At(hero) == nil && m.count("attack_rolled") == 1, true)
	want(t, "nobody defended", m.At(theirs).Position, OnGuard)
}

func TestProtectionOnlyAnswersAnAnswer(t *testing.T) { // TS-WIN-6 TS-INV-13
	m := begin(t, "weefolk", "gnome")
	hero, theirs := m.put(0, "hero"), m.put(1, "skeleton")
	m.hold(0, "power_blast")
	m.hold(1, "power_blast")
	m.Players[0].Setting, m.Players[1].Setting = AnswerAll, AnswerAll
	m.again().fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof(nil, "defend with %d", theirs)
	for m.Asker == 0 {
		m.do("pass")
	}
	m.dof(nil, "cast power_blast 0 %d", hero)
	want(t, "the attacker's seat", m.Asker, 0)
	want(t, "a Blast", m.refused("cast power_blast 0 %d", hero), "Only protection answers an answer (TS-WIN-6)")
	m.dof([]uint8{95}, "cast shield 0 %d", hero)
	want(t, "two actions were under way", m.Under, 1)
}

func TestAbilities(t *testing.T) { // TS-INN-1 TS-INN-3 TS-INN-7 TS-RUL-64 TS-ITM-24 TS-TIM-6
	m := begin(t, "weefolk", "gnome")
	crow, hero := m.put(0, "carrion_crow"), m.put(0, "hero")
	idol := m.wear(hero, "war_idol")
	m.dof(nil, "use %d 0 0 0", crow)
	want(t, "no longer by it", m.refused("use %d 0 0 0", crow), "It would not last longer (TS-RUL-64)")
	m.dof(nil, "use %d 0 0 0", idol)
	want(t, "the Hero charges", m.Able(m.At(hero), content.Charge, false), true)
	m.fight(crow, hero)
	want(t, "by hand all the same", m.offered("assault %d 1 0", crow) && m.offered("direct %d charge 4", hero), true)
	want(t, "another ability", m.refused("direct %d flight 4", hero), "It has no such ability now (TS-INN-3)")
	m.endTurn()
	m.endTurn()
	want(t, "after a Round", m.Able(m.At(crow), content.Flight, false), false)
}

func TestSoulLeechAndOtherSpells(t *testing.T) { // TS-SCR-10 TS-RUL-88 TS-RUL-74 TS-SCR-22 TS-RUL-91 TS-SCR-18 TS-TWR-8 TS-TWR-9 TS-RUL-54 TS-RUL-55 TS-RUL-89
	m := begin(t, "weefolk", "gnome")
	hero := m.put(1, "hero")
	m.hold(0, "soul_leech", "fortify", "fortify")
	m.do("buy soul_leech")
	m.Mage(0).Points = 1
	m.again().dof([]uint8{20, 95}, "cast soul_leech 0 %d", hero)
	want(t, "the Mage", m.Mage(0).Points, 2)
	frost := m.put(0, "frost_elemental")
	mage := m.out(1)
	target := m.put(1, "skeleton")
	m.fight(frost)
	want(t, "Rime at a Mage", m.offered("use %d 0 0 %d", frost, mage), false)
	m.dof([]uint8{40, 95}, "use %d 0 0 %d", frost, target)
	want(t, "Rime", m.At(target).Position, ToDefend)
	m.endTurn().endTurn()
	m.Tower(0).Points = 0
	m.fall(m.Players[0].Tower)
	m.again().dof(nil, "cast fortify 0 %d", m.Players[0].Tower)
	want(t, "who enters", m.offers(), "occupy with 1; stay out")
	m.do("occupy with 1")
	want(t, "the Tower stands", m.Tower(0).Points == 1 && m.Mage(0).On == m.Tower(0).ID, true)
	m.Tower(0).Points = 2
	m.again().dof(nil, "cast fortify 0 %d", m.Players[1].Tower)
	want(t, "another's Tower, above its printed IP", m.Tower(1).Points, 3)
	mason := m.put(0, "stone_mason")
	want(t, "nothing is damaged", m.offered("use %d 0 0 %d", mason, m.Players[0].Tower), false)
	m.Tower(0).Points = 1
	m.rich(0)
	m.again().dof(nil, "use %d 0 0 %d", mason, m.Players[0].Tower)
	want(t, "mended", m.Tower(0).Points, 2)
}

// One pass answers all windows of a turn but those in which the Mage could die; wounds are asked about all the same, and in the next turn so
// is everything. In its own turn, or before its end, nothing is passed for the rest of it.
func TestPassForTheTurn(t *testing.T) { // TS-WIN-13 TS-WIN-5
	ask := func(points int8) (m *table, hero ThingID) {
		m = begin(t, "weefolk", "gnome")
		hero = m.put(1, "hero")
		m.hold(1, "mend_flesh")
		m.Mage(1).Points = points
		for seat := range m.Players {
			m.Players[seat].Setting = AnswerAll
			m.rich(rules.Seat(seat))
		}
		m.again().dof(nil, "cast powerbolt 0 %d", hero)
		want(t, "the turn seat", m.offered("pass turn"), false)
		m.do("pass")
		want(t, "asked", m.Asker == 1 && m.offered("pass turn"), true)
		return m, hero
	}
	m, hero := ask(2)
	m.do("pass turn", 95)
	want(t, "it passes", m.Players[1].Passing, true)
	m.dof(nil, "cast powerbolt 0 %d", hero)
	m.do("pass", 1, 95)
	want(t, "not asked again before the dice, but at the wound", m.Asked == AskSave && m.Asker == 1, true)
	m.do("let it die")
	mage := m.out(1)
	m.again().dof(nil, "cast powerbolt 0 %d", mage)
	m.do("pass", 95)
	want(t, "nor for a Life Point that is not the last", m.Asked == AskMain && m.Asker == 0, true)
	m.Mage(1).Points = 1
	m.again().dof(nil, "cast powerbolt 0 %d", mage)
	m.do("pass")
	want(t, "asked where the Mage could die", m.Asked == AskRespond && m.Asker == 1 && !m.offered("pass turn"), true)
	m.do("pass", 95)
	m.do("end turn")
	want(t, "its end goes by", m.Asked == AskRespond && m.Turn == 0, false)
	want(t, "it ends with the turn", m.Players[1].Passing, false)

	m, _ = ask(2)
	m.do("pass", 95)
	m.do("end turn")
	want(t, "at the end of a turn", m.Asked == AskRespond && m.Asker == 1 && !m.offered("pass turn"), true)
	want(t, "why not", m.refused("pass turn"), "Only in the turn of another player, once, and not as it ends (TS-WIN-13)")
}
