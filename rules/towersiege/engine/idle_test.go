package engine

import (
	"fmt"
	"testing"

	"portcullis/rules"
)

// Combat in which nothing but Alchemy is left ends by itself, unless the seat ends each turn by hand or the table tells
// nothing.
func TestATurnWithNothingLeftEndsByItself(t *testing.T) { // TS-TRN-19 TS-WIN-10
	for _, c := range []struct {
		what   string
		asked  Needless
		hush   bool
		excuse string
	}{
		{"nothing left", PassedOver, false, ""},
		{"ended by hand", AskedAll, false, "TS-TRN-19"},
		{"no tells", PassedOver, true, "TS-WIN-10"},
	} {
		m := beginWith(t, Options{NoTells: c.hush}, "weefolk", "gnome")
		hero := m.put(0, "hero")
		m.Players[1].Setting = AnswerNever
		m.Players[0].Needless, m.Players[0].Ordinary = c.asked, Points{3, 0}
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

// A seat that is asked when it matters is asked no question that nothing it holds helps with; who wants to be asked all the same is.
func TestNobodyIsAskedForWhatHelpsNobody(t *testing.T) { // TS-WIN-9
	for needless, asked := range map[Needless]bool{AskedAll: true, PassedOver: false} {
		m := begin(t, "weefolk", "gnome")
		hero, guard := m.put(0, "hero"), m.put(1, "skeleton")
		m.Players[0].Setting, m.Players[1].Setting, m.Players[1].Ordinary = AnswerNever, AnswerRelevant, Points{0, 4}
		m.Players[1].Needless = needless
		scrolls := *m.Content
		scrolls.Innate, m.Content = nil, &scrolls // the Shield that every Mage has would help
		m.hold(1, "mend_flesh")
		m.again().fight(hero)
		m.dof(nil, "assault %d 1 0", hero)
		var dice []uint8
		if !asked {
			dice = []uint8{50, 50}
		}
		m.dof(dice, "defend with %d", guard)
		if got := m.Asked == AskRespond && m.Asker == 1; got != asked {
			t.Errorf("%d: with healing alone before the dice it is asked: %v, want %v", needless, got, asked)
		}
	}
}

// A seat that leaves routine to the table is not asked for upkeep that it can pay; it is where it has too little, where the table
// tells nothing, or where it wants to be asked.
func TestRoutineGoesByItself(t *testing.T) { // TS-TRN-19 TS-WIN-10
	for _, c := range []struct {
		what   string
		asked  Needless
		hush   bool
		power  int16
		upkeep bool
	}{
		{"enough", RoutineToo, false, 20, false},
		{"too little for all", RoutineToo, false, 1, true},
		{"no tells", RoutineToo, true, 20, true},
		{"passed over alone", PassedOver, false, 20, true},
		{"asked", AskedAll, false, 20, true},
	} {
		for seat := range rules.Seat(2) {
			m := beginWith(t, Options{NoTells: c.hush}, "weefolk", "gnome")
			m.put(seat, "ember_elemental")
			m.put(seat, "ember_elemental")
			m.Players[seat].Needless, m.Players[seat].Ordinary = c.asked, Points{0, c.power}
			m.Asked, m.Asker = AskUpkeep, seat
			m.listChoices()
			want(t, fmt.Sprintf("%s: upkeep of seat %d is asked for", c.what, seat), !m.idle(), c.upkeep)
		}
	}
}

// A creature strikes back by itself, and a Mage only if its seat says so.
func TestACreatureStrikesBackByItself(t *testing.T) { // TS-TRN-19 TS-RIP-1
	for _, c := range []struct {
		what  string
		asked Needless
		mage  bool
		want  bool
	}{
		{"a creature", RoutineToo, false, false},
		{"a Mage", RoutineToo, true, true},
		{"passed over alone", PassedOver, false, true},
	} {
		for seat := range rules.Seat(2) {
			m := begin(t, "weefolk", "gnome")
			hero, guard := m.put(1-seat, "hero"), m.put(seat, "skeleton")
			if c.mage {
				guard = m.Players[seat].Mage
			}
			m.Players[seat].Needless = c.asked
			m.Stack.Push(Frame{Kind: FrameRiposte, Seat: seat, A: guard, E: guard, D: hero})
			m.ask(AskRiposte, seat)
			m.listChoices()
			want(t, fmt.Sprintf("%s: seat %d is asked", c.what, seat), !m.idle(), c.want)
		}
	}
}

// A card that makes room for none is not asked for, and with discards too none that need not be discarded.
func TestADiscardThatDrawsNothingIsNotAskedFor(t *testing.T) { // TS-TRN-8 TS-TRN-9 TS-TRN-19
	for _, c := range []struct {
		what  string
		asked Needless
		hand  int
		deck  int
		want  bool
	}{
		{"the deck has more", RoutineToo, 5, 3, true},
		{"all of the deck is drawn", RoutineToo, 5, 2, false},
		{"discards too", DiscardsToo, 5, 3, false},
		{"a full hand", DiscardsToo, 7, 3, true},
		{"passed over alone", PassedOver, 5, 2, true},
	} {
		for seat := range rules.Seat(2) {
			m := begin(t, "weefolk", "gnome")
			p := &m.Players[seat]
			p.Needless, p.Hand, p.Deck = c.asked, Pile{}, Pile{}
			for range c.hand {
				p.Hand.put(m.card("hero"))
			}
			for range c.deck {
				p.Deck.put(m.card("hero"))
			}
			m.Asked, m.Asker = AskReplenish, seat
			m.listChoices()
			want(t, fmt.Sprintf("%s: seat %d is asked", c.what, seat), !m.idle(), c.want)
		}
	}
}

// Who alone defends but for the Mage does so by itself: a Tower that stands whatever comes of it, and a creature that spares the Mage
// a step into the open or its last Life Point.
func TestALoneDefenderDefendsByItself(t *testing.T) { // TS-TRN-19 TS-BLK-1 TS-BLK-3 TS-BLK-10
	for _, c := range []struct {
		what     string
		asked    Needless
		hush     bool
		integ    int8 // of the Tower
		outside  bool
		life     int8
		creature bool
		want     bool
	}{
		{"the Tower before its Mage", DefencesToo, false, 2, false, 2, false, false},
		{"with no tells", DefencesToo, true, 2, false, 2, false, false},
		{"all of that", Fewest, false, 2, false, 2, false, false},
		{"routine alone", RoutineToo, false, 2, false, 2, false, true},
		{"discards alone", DiscardsToo, false, 2, false, 2, false, true},
		{"the last point of the Tower", DefencesToo, false, 1, false, 2, false, true},
		{"the Tower beside its Mage", DefencesToo, false, 2, true, 2, false, false},
		{"a creature as well", DefencesToo, false, 2, false, 2, true, true},
		{"a creature beside a hale Mage", DefencesToo, false, 0, true, 2, true, true},
		{"a creature beside a wounded Mage", DefencesToo, false, 0, true, 1, true, false},
	} {
		for seat := range rules.Seat(2) {
			m := beginWith(t, Options{NoTells: c.hush}, "weefolk", "gnome")
			hero := m.put(1-seat, "hero")
			p := &m.Players[seat]
			p.Needless = c.asked
			mage, tower := m.At(p.Mage), m.At(p.Tower)
			mage.Points, tower.Points = c.life, c.integ
			if c.outside {
				mage.On = 0
			}
			alone := tower.ID
			if c.creature {
				if guard := m.put(seat, "skeleton"); c.integ == 0 {
					alone = guard
				}
			}
			m.Actions[0], m.Under = Action{Type: MeleeAction, Seat: 1 - seat, Opponent: seat, Source: hero}, 1
			m.Stack.Push(Frame{Kind: FrameAction, Seat: 1 - seat, Stage: announcing})
			m.ask(AskDefender, seat)
			m.listChoices()
			want(t, fmt.Sprintf("%s: seat %d is asked", c.what, seat), !m.idle(), c.want)
			if !c.want {
				want(t, c.what+": who defends", ThingID(m.given().Args[0]), alone)
			}
		}
	}
}

// Combat in which nobody is left to attack and nothing to cast or use ends by itself, though an Item could still change hands; with no
// tells only where all can see that the seat could cast nothing, whatever it holds.
func TestSpentCombatEndsByItself(t *testing.T) { // TS-TRN-19 TS-WIN-10 TS-ITM-14
	for _, c := range []struct {
		what  string
		asked Needless
		hush  bool
		power int16
		card  string
		want  bool // it is asked
	}{
		{"lone defenders alone", DefencesToo, false, 0, "", true},
		{"spent Combat too", CombatToo, false, 0, "", false},
		{"all of that", Everything, false, 0, "", false},
		{"something to cast", CombatToo, false, 3, "power_blast", true},
		{"no tells, and no power", CombatToo, true, 0, "power_blast", false},
		{"no tells, and power for what it could hold", CombatToo, true, 1, "hero", true},
		{"no tells, lone defenders alone", DefencesToo, true, 0, "", true},
	} {
		m := beginWith(t, Options{NoTells: c.hush}, "weefolk", "gnome")
		hero, other := m.put(0, "hero"), m.put(0, "hero")
		m.wear(other, "small_shield")
		m.Players[1].Setting = AnswerNever
		m.Players[0].Needless, m.Players[0].Ordinary = c.asked, Points{0, c.power}
		m.Players[0].Hand, m.Players[0].Spells = Pile{}, Pile{}
		if c.card != "" {
			m.hold(0, c.card)
		}
		m.again().fight(hero)
		m.dof(nil, "assault %d 1 0", hero)
		m.dof([]uint8{90, 90}, "defend with %d", m.Players[1].Tower)
		want(t, c.what+": it is asked", m.Turn == 0, c.want)
	}
}
