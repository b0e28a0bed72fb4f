package engine

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

func TestSetUp(t *testing.T) {
	// TS-TRN-1 TS-TRN-2 TS-TRN-4 TS-TRN-7 TS-MAG-4 TS-MAG-9 TS-TWR-2 TS-RES-2 TS-RUL-1 TS-RUL-9 TS-RUL-37 TS-RUL-72
	w := world(t)
	o := Options{}
	for i := range o.Decks {
		o.Decks[i] = w.Content.Built()
	}
	m := &table{State: New(w, o, 3, 5), t: t}
	for _, id := range []string{"gnome", "gnome", "human"} {
		m.do("mage " + id)
		if id == "human" {
			break
		}
		m.do("tower tower_emberhold")
	}
	m.do("tower tower_emberhold", 40, 90, 90, 12, 13) // the two highest roll again
	want(t, "the first seat", m.Start, 2)
	want(t, "its points", m.Players[2].Ordinary, Points{6, 5})
	for seat := range rules.Seat(3) {
		p := &m.Players[seat]
		want(t, "cards", [2]uint8{p.Hand.N, p.Deck.N}, [2]uint8{7, 53})
		want(t, "LP, IP and where the Mage is", [3]int{int(m.Mage(seat).Points), int(m.Tower(seat).Points), int(m.Mage(seat).On)}, [3]int{2, 2, int(p.Tower)})
	}
	if m.Asked == AskUpkeep {
		m.do("later")
	}
	want(t, "its first turn has no Replenish", m.Asked == AskMain && m.Players[2].Discard.N == 0, true)
	drafted := &table{State: New(w, Options{Mages: DraftedMages, Decks: o.Decks}, 2, 1), t: t}
	drafted.do("mage elf").do("tower tower_emberhold")
	want(t, "a Mage that is taken", drafted.refused("mage elf"), "Another seat has drafted this Mage (TS-MOD-6)")
	first := New(w, Options{Mages: FirstMages, Decks: o.Decks}, 2, 1)
	want(t, "the first game", first.Content.At(first.Mage(0).Card).ID, "weefolk")
}

func TestReplenish(t *testing.T) { // TS-TRN-8 TS-TRN-9 TS-TRN-10 TS-TRN-11 TS-OPT-5 TS-RUL-38
	for _, extended := range []bool{false, true} {
		m := beginWith(t, Options{Extended: extended}, "weefolk", "gnome")
		p := &m.Players[0]
		p.Deck, p.Discard = Pile{}, Pile{}
		p.Deck.put(m.card("hero"))
		m.hold(0, "mine", "sword", "sword")
		m.endTurn().do("end turn")
		for m.Asked == AskUpkeep {
			m.do("later")
		}
		want(t, "asked", m.Asked, AskReplenish)
		want(t, "each kind once, or none", m.offers(), "discard sword; discard mine; keep all")
		m.do("discard sword")
		if extended {
			want(t, "the discard pile is a new deck", p.Hand.N, 4)
			want(t, "and empty", p.Discard.N, 0)
		} else {
			want(t, "an empty deck is no loss", p.Hand.N, 3)
		}
		p.Hand = Pile{}
		m.hold(0, "mine", "mine", "mine", "mine", "mine", "mine", "mine")
		p.Deck.put(m.card("hero"))
		m.endTurn().do("end turn") // one Mine must go, and there is nothing to choose
		want(t, "a full hand", p.Hand.N == 7 && p.Hand.has(m.card("hero")) && p.Discard.has(m.card("mine")), true)
	}
}

func TestTheCaravan(t *testing.T) { // TS-RES-1 TS-RES-4 TS-RES-5 TS-RES-8 TS-REL-2 TS-REL-9 TS-REL-14 TS-TIM-7 TS-RUL-34
	m := begin(t, "weefolk", "gnome")
	m.hold(0, "mine", "powerstone", "obelisk", "farseer_lens", "masters_key", "mine")
	hero := m.put(0, "hero")
	m.Players[0].Gained = Points{9, 9}
	for _, id := range []string{"mine", "powerstone", "obelisk", "farseer_lens", "masters_key", "mine"} {
		m.do("buy " + id)
	}
	want(t, "production meanwhile", [2]int{m.Produced(0, content.Gold), m.Produced(0, content.Power)}, [2]int{7, 6})
	m.Tower(0).Points = 0
	m.expose(m.Mage(0))
	m.endTurn().do("end turn")
	want(t, "who takes the Key is asked", m.offers(), "give to 1; give to 5")
	m.dof(nil, "give to %d", hero)
	p := &m.Players[0]
	want(t, "what came", p.Market, Points{2, 1})
	want(t, "points, the Obelisk counting already", p.Ordinary, Points{9, 13})
	want(t, "unspent points are lost", p.Gained, Points{})
	want(t, "the Lens waits for a Tower", p.Caravan.N == 1 && p.Caravan.has(m.card("farseer_lens")), true)
	want(t, "the Hero carries the Key", m.bears(hero, m.card("masters_key")), true)
}

// TestTheYieldOfPowerstonesIsTold: an Obelisk says what the Powerstones of its owner yield once it comes, once it falls and once it is
// repaired, power spent or not.
func TestTheYieldOfPowerstonesIsTold(t *testing.T) { // TS-REL-10 TS-REL-5
	m := begin(t, "weefolk", "gnome")
	told := func(what string, change, now int16) {
		t.Helper()
		for _, e := range m.events {
			if e.Name == "yield_changed" {
				want(t, what, [2]int16{e.N, e.M}, [2]int16{change, now})
				want(t, what+", whose", e.Subject, ProducersElement(content.Power, 0))
				return
			}
		}
		t.Errorf("%s: nothing is told of it", what)
	}
	base := int16(m.Info(m.Mage(0)).Stones)
	m.hold(0, "obelisk", "fortify")
	m.do("buy obelisk").endTurn().do("end turn")
	told("it has come", base, 2*base)
	obelisk := m.Things[len(m.Things)-1].ID
	m.do("keep all").endTurn()
	m.Players[0].Ordinary = Points{} // of what is spent nothing can be lost
	m.again().dof([]uint8{10, 99}, "cast powerbolt 0 %d", obelisk)
	want(t, "it has fallen", m.At(obelisk).Points, 0)
	told("it has fallen", -base, base)
	m.endTurn().dof(nil, "cast fortify 0 %d", obelisk)
	told("it is repaired", base, 2*base)
}

func TestWindfalls(t *testing.T) { // TS-RES-13 TS-RES-14 TS-RES-15 TS-RES-9 TS-RUL-6 TS-DCE-13
	m := begin(t, "weefolk", "gnome")
	m.hold(0, "power_surge", "power_surge", "skeleton")
	m.Players[0].Ordinary = Points{9, 2}
	m.again().do("buy power_surge", 76)
	want(t, "points", m.Available(0, content.Power), 6)
	want(t, "a second one", m.refused("buy power_surge"), "Only one of these may be in play, and one a turn (TS-RES-14)")
	m.Players[0].Gained[content.Power] = 1
	m.again().dof(nil, "cast shield 0 %d", m.Players[0].Mage)
	want(t, "gained and ordinary points go first", [3]int16{m.Players[0].Gained[1], m.Players[0].Ordinary[1], m.Players[0].Windfall[1]}, [3]int16{0, 0, 4})
	want(t, "it stays", m.Players[0].WindfallCards[1], m.card("power_surge"))
	m.endTurn().endTurn()
	want(t, "its points remain", m.Players[0].Windfall[1], 4)
	m.Players[0].Ordinary = Points{}
	m.put(0, "skeleton")
	m.again().dof(nil, "cast shield 0 %d", m.Last)
	m.Players[0].Ordinary = Points{}
	want(t, "one is left", m.Players[0].Windfall[1], 1)
	m.spend(0, content.Power, 1, "TS-RES-7")
	want(t, "discarded when it is spent", m.Players[0].WindfallCards[1] == content.NoCard && m.Players[0].Discard.has(m.card("power_surge")), true)
}

func TestServants(t *testing.T) { // TS-TYP-10 TS-RUL-65 TS-ALC-5 TS-RUL-8 TS-RUL-66 TS-RUL-68 TS-RUL-74 TS-INN-2
	m := begin(t, "weefolk", "gnome")
	m.put(0, "apprentice")
	m.put(0, "fence")
	m.hold(0, "apprentice", "pot_helm", "fury")
	want(t, "a second Apprentice", m.refused("buy apprentice"), "Only one of these may be in your service (TS-TYP-10)")
	want(t, "Powerbolt", m.castCost(0, m.card("powerbolt"), 0), 2)
	want(t, "a Scroll", m.castCost(0, m.card("fury"), 0), 3)
	gold, _ := m.price(0, m.card("pot_helm"))
	want(t, "a Pot Helm", gold, 1)
	want(t, "a price of 1", m.discounted(0, content.Spells, 1), 1)

	alchemist := m.put(0, "alchemist")
	m.dof(nil, "use %d 0 0 0", alchemist)
	m.Players[0].Ordinary = Points{0, 2}
	m.again().do("convert to gold")
	want(t, "2 to 1", m.Players[0].Gained, Points{1, 0})
	want(t, "its attack is used", m.At(alchemist).Has(Attacked), true)
	m.endTurn()
	m.endTurn()
	want(t, "until the next On Guard", m.Players[0].Ratio, 3)

	thief := m.put(0, "cutpurse")
	m.fight()
	m.dof([]uint8{50}, "use %d 0 0 1", thief)
	want(t, "stolen", [2]int16{m.Players[0].Gained[0], m.Players[1].Pilfered[0]}, [2]int16{1, 1})
	m.do("end combat")
	want(t, "at the victim's On Guard", m.Players[1].Ordinary[0], 6)

	m = begin(t, "weefolk", "gnome")
	altar, hero := m.put(0, "altar_of_ash"), m.put(0, "hero")
	token := m.put(0, "fiend_token")
	m.wear(hero, "sword")
	want(t, "a token", m.offered("use %d 0 0 %d", altar, token), false)
	m.dof(nil, "use %d 0 0 %d", altar, hero)
	want(t, "gained", m.Players[0].Gained, Points{0, 4})
	want(t, "discarded with its Items", m.At(hero) == nil && m.Players[0].Discard.N == 2, true)
}

func TestRoundsAndTheirLimit(t *testing.T) { // TS-TIM-1 TS-TIM-4 TS-TIM-8 TS-MOD-8 TS-RUL-5 TS-RUL-81 TS-DCE-11 TS-TYP-8 TS-RUL-56
	m := beginWith(t, Options{RoundLimit: 3}, "weefolk", "gnome", "human")
	m.hold(0, "hellgate")
	m.do("cast hellgate 0 0", 51)
	first := m.Last
	m.endTurn()
	want(t, "Round", m.Round, 1)
	m.eliminate(0)
	m.endTurn()
	want(t, "what a dead Mage summoned is gone", m.At(first) == nil, true)
	m.endTurn()
	want(t, "Round", m.Round, 2)
	want(t, "the turn", m.Turn, 1)
	hero := m.put(1, "hero")
	m.dof(nil, "cast shield 0 %d", hero)
	m.endTurn()
	want(t, "in force", len(m.Timed), 1)
	m.endTurn()
	want(t, "for a Round", len(m.Timed), 0)
	want(t, "Round", m.Round, 3)
	m.endTurn().endTurn()
	want(t, "the limit", m.Result, OutOfRounds)
	want(t, "the living", m.Living(), rules.SeatsOf(1, 2))
}

func TestHellgateEnds(t *testing.T) { // TS-TIM-5 TS-CRE-4 TS-REL-11
	m := begin(t, "weefolk", "gnome")
	m.hold(0, "hellgate")
	cauldron := m.put(0, "dramours_cauldron")
	m.do("cast hellgate 0 0", 51)
	m.dof(nil, "use %d 0 0 0", cauldron)
	want(t, "again", m.refused("use %d 0 0 0", cauldron), "It was used this turn (TS-INN-1)")
	fiends := func() (n int) {
		for i := range m.Things {
			if m.Things[i].Card == m.card("fiend_token") {
				n++
			}
		}
		return n
	}
	want(t, "Fiends", fiends(), 3)
	m.endTurn().endTurn()
	want(t, "after a Round", fiends(), 2)
	want(t, "the Scroll lies on the table", m.Players[0].Discard.has(m.card("hellgate")), false)
	m.endTurn().endTurn()
	want(t, "after two", fiends(), 0)
	want(t, "the Scroll is discarded", m.Players[0].Discard.has(m.card("hellgate")), true)
}

// TestPurchasesCanBeTakenBack holds which actions of a Main undo goes back past (ledger 10): purchases, moves, conversions
// and payments, but no die and no magic of the hand.
func TestPurchasesCanBeTakenBack(t *testing.T) { // TS-TRN-12
	m := begin(t, "weefolk", "gnome")
	hero, other := m.put(0, "hero"), m.put(0, "skeleton")
	m.hold(0, "imp", "sword", "mine", "shelter", "power_surge")
	reveals := func() bool { return slices.ContainsFunc(m.events, func(e rules.Event) bool { return e.Reveals }) }
	free := func(format string, args ...any) {
		t.Helper()
		m.dof(nil, format, args...)
		if reveals() {
			t.Errorf("%s cannot be taken back: %s", fmt.Sprintf(format, args...), m.names())
		}
	}
	free("buy imp")
	free("buy mine")
	free("equip sword %d", hero)
	free("move item %d %d", m.Last, other)
	free("convert to gold")
	free("step out %d", m.Players[0].Mage)
	m.do("buy power_surge", 30)
	want(t, "a die is seen", reveals(), true)
	m.do("cast shelter 0 0")
	want(t, "a Scroll is seen", reveals(), true)
}
