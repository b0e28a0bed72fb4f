package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-SET-2: a field at each side of the Citadel; each Quarter has its side of the wall and two
// buildings.
func TestSidesOfTheCitadel(t *testing.T) {
	s := dealt(t, 1)
	var houses [cards.FieldCount]int
	for b := range cards.BuildingID(cards.BuildingCount) {
		houses[s.quarter(houseAt(b))]++
	}
	for f := range fieldNo(cards.FieldCount) {
		if houses[f] != 2 || s.quarter(wallOf(f)) != f {
			t.Errorf("the Quarter of field %d has %d buildings; its wall lies in %d", f, houses[f], s.quarter(wallOf(f)))
		}
	}
	if s.quarter(onCatapult) != noField {
		t.Error("the Catapult lies in a Quarter")
	}
}

// BS-RUL-1: to the left of north lies west, then south, then east.
func TestToTheLeft(t *testing.T) {
	s := dealt(t, 1)
	var order []string
	for f, i := north, 0; i < 5; i++ {
		order = append(order, s.game.set.Fields[f].ID)
		f = f.left()
	}
	if want := []string{"north", "west", "south", "east", "north"}; !slices.Equal(order, want) {
		t.Errorf("to the left lie %v", order)
	}
}

// BS-EVT-8, BS-EVT-9: Values from 1 to 10, and more cards than a match draws even in the
// smallest deck.
func TestEventCards(t *testing.T) {
	s := dealt(t, 1)
	var values [11]int
	for _, e := range s.game.set.Events {
		if e.Value < 1 || e.Value > 10 {
			t.Fatalf("%s has Value %d", e.ID, e.Value)
		}
		values[e.Value]++
	}
	for v := 1; v <= 10; v++ {
		if values[v] == 0 {
			t.Errorf("no Event has Value %d", v)
		}
	}
	drawn := 0
	for at(s, 1, toEvents); s.round < 12; drawn++ {
		if s.top().stage = toEvents; s.eventDeck.n == 0 {
			t.Fatalf("no Event left after %d", drawn)
		}
		s.step()
		s.pop() // its effects
		s.endEvents()
	}
	if drawn != 11 || s.eventDeck.n != 1 { // BS-INV-15
		t.Errorf("%d Events were drawn in 12 rounds, %d are left", drawn, s.eventDeck.n)
	}
}

// BS-RUL-2: the token passes once in a round, when the last hero has acted; the Events step does
// not pass it on.
func TestTokenPassesOnce(t *testing.T) {
	s := dealt(t, 1)
	turns(s)
	if got := len(told(s, "first_hero_passed")); got != 1 || s.first != 1 {
		t.Fatalf("passed %d times, to %d", got, s.first)
	}
	at(s, 1, toEnd)
	quietRound(t, s)
	if s.first != 1 {
		t.Errorf("in between it went to %d", s.first)
	}
}

// BS-RUL-5: the four heroes of one player rotate like any others.
func TestOnePlayerRotates(t *testing.T) {
	s := dealt(t, 1)
	ids := heroIDsOf(s)
	for round := range 5 {
		want := slices.Concat(ids[round%4:], ids[:round%4])
		if got := turns(s); !slices.Equal(got, want) {
			t.Errorf("round %d: %v, want %v", round+1, got, want)
		}
	}
}

// BS-RUL-11, BS-TRK-5: what becomes of a dead hero's goods.
func TestGoodsOfTheDead(t *testing.T) {
	s := dealt(t, 1)
	o := &s.heroes[1]
	o.at = wallOf(west)
	card := cardNo(s.pools[cards.Tavern].take())
	o.cards[0], o.ncard = card, 1
	o.tokens = [cards.LevelCount]token{{learned, s.piles[0].take()}, {turned, s.piles[1].take()}}
	placed := cardNo(s.pools[cards.Sorcery].take())
	s.tactics[0], s.ntactic = tactic{card: placed, hero: 1, field: west, zone: zone2, times: 1}, 1
	s.die(1, "BS-TRK-4")
	if !slices.Contains(s.discards[cards.Tavern].list(), uint8(card)) || s.spentTokens[0].n != 1 || s.spentTokens[1].n != 1 {
		t.Errorf("discarded %v, tokens %d and %d", s.discards[cards.Tavern].list(), s.spentTokens[0].n, s.spentTokens[1].n)
	}
	if o.alive || o.track != [cards.TrackCount]int8{} || o.ncard != 0 || o.at != nowhere || o.tokens != [cards.LevelCount]token{} {
		t.Errorf("the dead hero is %+v", o)
	}
	if s.ntactic != 1 {
		t.Error("the Tactics card went with its hero")
	}
	if err := s.Check(); err != nil {
		t.Error(err)
	}
}

// BS-SPN-10: a Zone holds any number of figures.
func TestCrowd(t *testing.T) {
	s := dealt(t, 1)
	for range 8 {
		s.bring(west, cards.Krohn, 3, 1, "BS-SPN-6")
	}
	if got := inZone3(s, west); got != (count{0, 0, 0, 24, 8}) {
		t.Errorf("west has %v", got)
	}
}

// BS-AVA-17: the Avatar is no unit.
func TestAvatarIsNoUnit(t *testing.T) {
	s := dealt(t, 1, optionLevel, "knight")
	s.avatar = avatar{field: west, zone: zone2, vinculum: 10}
	if s.fieldUnits(west) != 0 || !s.free(west, zone2) || !s.enemies(west, zone2) || s.enemies(west, zone3) {
		t.Errorf("units %d, free %v, enemies %v", s.fieldUnits(west), s.free(west, zone2), s.enemies(west, zone2))
	}
	for g, want := range []int{8, 16, 8, 24, 8} { // BS-INV-1
		if s.supply(figure(g)) != want {
			t.Errorf("%d of figure %d in supply", s.supply(figure(g)), g)
		}
	}
}

// BS-EDG-4: Attack and March run through empty fields without a question or a word.
func TestEmptyFields(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 5, false, east, zone1)
	s.top().stage = toTactics
	if playUntil(t, s, toEnd); s.ask.kind != askNothing || len(s.story) != 0 {
		t.Errorf("%s is asked, told %v", s.ask.kind, s.story)
	}
}

// BS-EDG-7: a seat whose heroes are dead still has a say where the table decides.
func TestDeadSeatVotes(t *testing.T) {
	s := dealt(t, 2)
	s.die(2, "BS-TRK-4")
	s.die(3, "BS-TRK-4")
	if s.asked() != 3 || s.living() != 2 {
		t.Errorf("the seats %b are asked for the Messenger's field", s.asked())
	}
	if got := turns(s); len(got) != 2 {
		t.Errorf("turns of %v", got)
	}
}

// BS-BAD-19: the second Messenger is not sent to a Zone 1 with enemy units.
func TestSendRefused(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 4, false, west, zone2)
	s.kill("BS-MSG-10")
	s.messenger.killed = false
	s.fronts[north].zones[zone1].n[molen] = 1
	ride(s)
	before := s.messenger
	if _, err := s.Apply(of(Send, int(north))); err == nil || s.messenger != before || s.ask.kind != askSend {
		t.Errorf("refused: %v; the Messenger is %+v", err, s.messenger)
	}
	s.listed = false
	if _, err := s.Apply(of(Send, int(east))); err != nil || s.messenger.field != east {
		t.Errorf("%v; the Messenger is %+v", err, s.messenger)
	}
}

// BS-END-13: a card that contradicts a rule wins: an Event takes Divine Grace away, another one
// an action.
func TestCardsBeatRules(t *testing.T) {
	s := dealt(t, 1)
	s.active = 0
	s.dice = roll{goal: forHits, need: 4, n: 1, face: [maxDice]int8{3}, hero: 0}
	normal, _ := s.allowance(0)
	if !s.graceCounts() || normal != 3 {
		t.Fatalf("without Events: Divine Grace %v, %d actions", s.graceCounts(), normal)
	}
	eventsAre(t, s, "ev_silence_of_isherida", "ev_abyss_looks_back")
	if normal, _ = s.allowance(0); s.graceCounts() || normal != 2 {
		t.Errorf("with Events: Divine Grace %v, %d actions", s.graceCounts(), normal)
	}
}

// BS-RUL-75: nothing happens at once when units come into the Messenger's Zone; BS-MSG-10 looks.
func TestUnitsReachMessenger(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 5, false, east, zone2)
	s.bring(east, cards.Krohn, 2, 1, "BS-SPN-6")
	s.shove(east, zone3, zone2, krohn, 2, "unit_advanced", "BS-MAR-3")
	s.judge()
	if s.messenger.deaths != 0 || s.messenger.where != inZone {
		t.Fatalf("he is %+v", s.messenger)
	}
	if s.ambush(); s.messenger.deaths != 1 {
		t.Errorf("the Enemies phase finds him %+v", s.messenger)
	}
}

// What the season's story counts.
func TestTally(t *testing.T) {
	s := dealt(t, 1, optionLevel, "knight")
	s.avatar = avatar{field: west, zone: zone1, vinculum: 1}
	s.fronts[west].zones[zone1].n = count{0, 0, 0, 2, 1}
	s.strike(blow{field: west, zone: zone1, hits: 9, strength: 4, by: 2, rule: "BS-ATK-19"})
	s.die(3, "BS-TRK-4")
	s.spend(0)
	if k := s.tally; k.kills != [cards.MaxHeroes]uint16{2: 3} || k.broken != 1 || k.deaths != 1 || k.acts != 1 {
		t.Errorf("counted %+v", k)
	}
}

// What is told of a turn of the Compass and of dice cannot be taken back (BS-TBL-19).
func TestReveals(t *testing.T) {
	s := dealt(t, 1)
	at(s, 1, toSpawning)
	s.step()
	settle(t, s)
	s.compass("BS-MSG-13")
	revealed := map[string]bool{}
	for _, e := range s.story {
		revealed[e.Name] = e.Reveals
	}
	if !revealed["summoning_rolled"] || !revealed["compass_drawn"] || revealed["unit_placed"] {
		t.Errorf("reveals: %v", revealed)
	}
	for _, e := range told(s, "summoning_rolled") {
		if e.Kind != rules.DiceRolled || e.Count != 1 || e.Dice[0] < 1 || e.Dice[0] > 6 {
			t.Errorf("a roll is told as %+v", e)
		}
	}
}
