package engine

import (
	"testing"

	"portcullis/rules"
)

// Combat in which nothing but Alchemy is left ends by itself, unless the seat ends each turn by hand or the table tells
// nothing.
func TestATurnWithNothingLeftEndsByItself(t *testing.T) { // TS-TRN-19 TS-WIN-10
	for _, c := range []struct {
		what           string
		confirms, hush bool
		excuse         string
	}{
		{"nothing left", false, false, ""},
		{"ended by hand", true, false, "TS-TRN-19"},
		{"no tells", false, true, "TS-WIN-10"},
	} {
		m := beginWith(t, Options{NoTells: c.hush}, "weefolk", "gnome")
		hero := m.put(0, "hero")
		m.Players[1].Setting = AnswerNever
		m.Players[0].Thorough, m.Players[0].Ordinary = c.confirms, Points{3, 0}
		m.Players[0].Hand, m.Players[0].Spells = Pile{}, Pile{}
		m.again().fight(hero)
		m.dof(nil, "assault %d 1 0", hero)
		m.dof([]uint8{90, 90}, "defend with %d", m.Players[1].Tower)
		want(t, c.what+": it is asked", m.Turn == 0, c.excuse != "")
		if m.Turn == 0 {
			want(t, c.what+": why", m.Excuse(), c.excuse)
			want(t, c.what+": it can be ended", m.offered("end combat"), true)
		}
	}
}

// What is worth a question where one is asked only if it matters: a Shield on who is about to roll, and no healing, which can
// wait for the wound, as long as one is asked then.
func TestHealingWaitsForTheWound(t *testing.T) { // TS-WIN-9
	m := begin(t, "weefolk", "gnome")
	hero, guard := m.put(0, "hero"), m.put(1, "skeleton")
	m.Players[0].Setting, m.Players[1].Setting, m.Players[1].Ordinary = AnswerNever, AnswerAll, Points{0, 4}
	m.hold(1, "mend_flesh")
	m.again().fight(hero)
	m.dof(nil, "assault %d 1 0", hero)
	m.dof(nil, "defend with %d", guard)
	want(t, "asked before the dice", m.Asked == AskRespond && m.Asker == 1, true)
	helps := func(id string, on ThingID) bool {
		return m.Helps(1, rules.Choice{Verb: CastMagic, Args: [4]int16{int16(m.card(id)), 0, int16(on)}})
	}
	want(t, "a Shield helps", helps("shield", guard), true)
	want(t, "a Shield on the attacker helps", helps("shield", hero), false)
	want(t, "healing waits", helps("mend_flesh", guard), false)
	m.Players[1].Setting = AnswerNever
	want(t, "healing cannot wait", helps("mend_flesh", guard), true)
}
