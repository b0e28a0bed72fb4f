package kurth

import (
	"testing"

	"portcullis/rules"
)

// KU-UPK-1: three cards from the top of the pile; their order is the order of the row.
func TestDealRow(t *testing.T) {
	s := at(t, position{"phase": "end", "row": "forbidden_shelf refugees midnight_bell",
		"draw": []string{"siege_towers", "barricades", "tunnels", "watchfires", "widdershins", "night_riders", "price_in_blood", "barons_herald", "granary_fire"}})
	dealt := eventsNamed(play(t, s, "end turn"), "cards_dealt")
	equal(t, "cards dealt", len(dealt), 3)
	for i, id := range []string{"siege_towers", "barricades", "tunnels"} {
		equal(t, "card", dealt[i].Subject, CardElement(id))
		equal(t, "from", dealt[i].From, ElementDraw)
		equal(t, "to", dealt[i].To, slotElement(i+1))
		equal(t, "reveals", dealt[i].Reveals, true)
		equal(t, "row", s.View().Row[i].ID, id)
	}
}

// KU-UPK-2: left reinforcements, middle bonus A/S, right Mana boost.
func TestCardNumbers(t *testing.T) {
	g := load(t)
	want := [cardCount][3]int{{3, 2, 1}, {1, 2, 0}, {1, 3, 1}, {1, 1, 1}, {1, 3, 0}, {1, 2, 0}, {0, 2, 1}, {1, 2, 0}, {1, 4, 1}, {2, 1, 1}, {0, 1, 0}, {2, 4, 1}}
	for i, c := range g.cards {
		equal(t, c.Name, [3]int{c.Reinforcements, c.Bonus, c.Mana}, want[i])
	}
}

// KU-EX-2, with KU-UPK-3, KU-UPK-4, KU-UPK-5, KU-UPK-6, KU-UPK-7, KU-UPK-11, KU-RUL-3,
// KU-RUL-5: the first turn.
func TestFirstUpkeep(t *testing.T) {
	s, events := firstTurn(t, "watchfires tunnels refugees")
	totals := happened(t, events, "totals_set")
	equal(t, "total reinforcements", totals.N, 4)
	equal(t, "total bonus", totals.M, 5)
	equal(t, "Mana", s.View().Mana, 7)
	asks(t, s, "tie")
	holds(t, s, in{"main_gate": 4, "armory": 0, "barracks": 0})
	equal(t, "choices", len(offers(s)), 2)
	refused(t, s, "place citadel", "KU-UPK-11")

	other := s.Clone().(*State)
	play(t, other, "place barracks")
	holds(t, other, in{"armory": 0, "barracks": 4})

	play(t, s, "place armory")
	holds(t, s, in{"main_gate": 4, "armory": 4, "barracks": 0, "citadel": 0, "tanners_row": 0})
	equal(t, "markers in the city", s.total(), 8)
	asks(t, s, "move")
}

// KU-UPK-4: the bonus stays in force for the whole turn.
func TestBonusLastsTheTurn(t *testing.T) {
	s, _ := firstTurn(t, "watchfires forbidden_shelf barons_herald")
	play(t, s, "move armory")
	equal(t, "total bonus at the end", s.View().Bonus, 8)
	asks(t, s, "end")
	play(t, s, "end turn")
	equal(t, "total bonus of the next turn", s.bonus, s.rowSum().bonus)
}

// KU-UPK-6: the third card's numbers count, its location is ignored.
func TestThirdCardPlacesNothing(t *testing.T) {
	s, _ := firstTurn(t, "forbidden_shelf price_in_blood watchfires")
	holds(t, s, in{"main_gate": 0, "scriptorium": 4, "moon_shrine": 4})
	if s.View().Row[2].Places || !s.View().Row[1].Places {
		t.Error("cards 1 and 2 place, card 3 does not")
	}
}

// KU-EX-3, KU-UPK-9: of two locations the one with fewer markers, without a question.
func TestOrTakesTheEmptier(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "midnight_bell tunnels siege_towers", "total_reinforcements": 3,
		"markers": in{"armory": 4, "barracks": 2}})
	events := play(t, s, "go on")
	holds(t, s, in{"barracks": 5, "armory": 4, "citadel": 3})
	asks(t, s, "move")
	// Why did it go there? Both counts.
	or := happened(t, events, "or_settled")
	equal(t, "sentence", s.Tell(or).String(), "Tunnels under Kurth: the Barracks holds fewer markers, 2 against 4 at the Armory.")
}

// KU-EX-4, KU-UPK-8, KU-UPK-12, KU-UPK-14, KU-RUL-6: protection does not steer an "or".
func TestProtectionDoesNotSteer(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "midnight_bell tunnels siege_towers", "total_reinforcements": 3,
		"markers": in{"armory": 4, "barracks": 2}, "protected": []string{"barracks"}})
	events := play(t, s, "go on")
	holds(t, s, in{"barracks": 2, "armory": 4})
	equal(t, "blocked", happened(t, events, "placing_blocked").To, PlaceElement("barracks"))
	equal(t, "cleared", happened(t, events, "protected_cleared").To, PlaceElement("barracks"))
	equal(t, "protected", s.protected, 0)
	equal(t, "markers in the city", s.total(), 9) // the share is placed nowhere else
}

// KU-UPK-14: an unused Protected marker comes off too.
func TestUnusedProtectionComesOff(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "midnight_bell forbidden_shelf siege_towers", "protected": []string{"barracks", "armory"}})
	events := play(t, s, "go on")
	never(t, events, "placing_blocked")
	equal(t, "markers off", len(eventsNamed(events, "protected_cleared")), 2)
	equal(t, "protected", s.protected, 0)
}

// KU-UPK-11, KU-RUL-6: level locations are the player's choice even if both are protected.
func TestTieWithProtection(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "tunnels siege_towers forbidden_shelf", "protected": []string{"barracks", "armory"},
		"markers": in{"armory": 2, "barracks": 2}})
	play(t, s, "go on")
	asks(t, s, "tie")
	events := play(t, s, "place barracks")
	equal(t, "first blocked", eventsNamed(events, "placing_blocked")[0].To, PlaceElement("barracks"))
	equal(t, "second blocked", eventsNamed(events, "placing_blocked")[1].To, PlaceElement("armory"))
	holds(t, s, in{"armory": 2, "barracks": 2})
}

// KU-UPK-11: with a total of 0 nothing is placed and nothing is asked.
func TestTotalOfZero(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "refugees tunnels midnight_bell", "total_reinforcements": 0})
	events := play(t, s, "go on")
	asks(t, s, "move")
	never(t, events, "markers_placed", "placing_blocked")
}

// KU-EX-5, KU-UPK-10, KU-RUL-4: the first card is placed before the second "or" is compared.
func TestFirstCardFirst(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "watchfires granary_fire forbidden_shelf", "markers": in{"grain_market": 1}})
	equal(t, "total", s.reinforcements, 5)
	play(t, s, "go on")
	holds(t, s, in{"main_gate": 5, "grain_market": 6})
	asks(t, s, "move")
}

// KU-UPK-13, KU-RUL-7: the same location twice receives the total twice.
func TestSameLocationTwice(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "watchfires granary_fire forbidden_shelf", "markers": in{"grain_market": 9}})
	play(t, s, "go on")
	holds(t, s, in{"main_gate": 10, "grain_market": 9})
}

// KU-EX-17, KU-RUL-13: there is no last marker.
func TestMarkersNeverRunOut(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "midnight_bell price_in_blood siege_towers", "total_reinforcements": 4,
		"markers": in{"citadel": 3, "main_gate": 11, "armory": 20, "barracks": 18}, "protected": []string{"moon_shrine"}})
	equal(t, "markers before", s.total(), 52)
	play(t, s, "go on")
	holds(t, s, in{"citadel": 7, "main_gate": 11})
	equal(t, "markers after", s.total(), 56)
}

// KU-UPK-5, KU-RUL-2, KU-SPL-10: Mana stops at 12.
func TestManaBoostStopsAtTop(t *testing.T) {
	s := at(t, position{"phase": "deal", "row": "watchfires forbidden_shelf barons_herald", "mana": 11})
	s.beginTurn()
	equal(t, "Mana", s.View().Mana, 12)
	e := happened(t, s.events, "mana_changed")
	equal(t, "gained", e.N, 1)
	equal(t, "seat of an event of the game", e.Seat, rules.NoSeat)
}

// KU-DCK-5, KU-RUL-19: one deal of three a turn.
func TestOneDealPerTurn(t *testing.T) {
	s := at(t, position{"phase": "end", "row": "forbidden_shelf refugees midnight_bell"})
	events := play(t, s, "end turn")
	equal(t, "cards dealt", len(eventsNamed(events, "cards_dealt")), 3)
	equal(t, "draw pile", s.View().DrawCount, 6)
	equal(t, "discard pile", len(s.View().Discard), 3)
}
