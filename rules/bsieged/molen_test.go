package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-EX-25: heroes on wall, Tavern and Catapult lose 2 each, the token takes the first hit on the
// Hideout, the second damages it. BS-MOL-2, BS-MOL-3, BS-MOL-4, BS-MOL-5, BS-MOL-6, BS-MOL-8,
// BS-MOL-9, BS-RUL-52, BS-PRO-1, BS-PRO-2.
func TestTwoMolensInTheNorth(t *testing.T) {
	s := besiege(t).put(north, zone3, molen, 2)
	s.hero(orobox, wallOf(north), 5).hero(lugh, houseAt(cards.TheTavern), 5).hero(myrinia, onCatapult, 5)
	s.houses[cards.Hideout].reinforced = 1
	facing := s.facing
	s.play(assaultFrame, s.script(of(Spend, int(cards.Hideout), int(noHero))))
	s.morale(5, 3, 5, 5, 3, 3)
	if s.houses[cards.TheTavern].harm != intact || s.houses[cards.Hideout] != (house{harm: damaged}) {
		t.Errorf("Tavern %+v, Hideout %+v", s.houses[cards.TheTavern], s.houses[cards.Hideout])
	}
	if s.facing != facing || s.told("building_damaged") != 1 {
		t.Error("something else was hit")
	}
}

// BS-EX-26: with the Messenger on that wall he dies of the first hit. BS-MOL-7, BS-MSG-23.
func TestMolenKillsTheMessenger(t *testing.T) {
	s := besiege(t).put(north, zone3, molen, 2).rider(north)
	s.hero(orobox, wallOf(north), 5)
	s.play(assaultFrame, nil)
	s.ended(undecided)
	if s.messenger.deaths != 1 || s.told("messenger_died") != 1 {
		t.Errorf("%d deaths", s.messenger.deaths)
	}
	s.morale(4, 2) // the Messenger's death costs everybody 1
	s = besiege(t).put(west, zone3, molen, 2).rider(north)
	s.play(assaultFrame, nil)
	if s.messenger.deaths != 0 {
		t.Error("hit from another Quarter")
	}
}

// BS-EX-43: the player chooses: the token is spent, or the hero dies and the token stays.
// BS-PRO-5, BS-RUL-53, BS-MOL-5.
func TestReinforcedAndProtected(t *testing.T) {
	for _, k := range []struct {
		c     rules.Choice
		want  int8
		token uint8
	}{
		{of(Spend, int(cards.TheMarket), int(eileen)), 1, 0},
		{of(Suffer, int(cards.TheMarket), int(eileen)), -1, 1},
	} {
		s := besiege(t).put(south, zone3, molen, 1)
		s.hero(eileen, houseAt(cards.TheMarket), 1)
		s.houses[cards.TheMarket].reinforced = 1
		s.play(assaultFrame, s.script(k.c))
		s.morale(k.want)
		if got := s.houses[cards.TheMarket]; got != (house{harm: intact, reinforced: k.token}) {
			t.Errorf("the Market: %+v", got)
		}
	}
}

// BS-EX-44: damaged by the first Mölen, destroyed by the second. BS-REB-1, BS-REB-2, BS-EAT-6.
func TestTwoMolensOneBuilding(t *testing.T) {
	s := besiege(t).put(east, zone3, molen, 3)
	s.hero(eileen, houseAt(cards.TheArmory), 9)
	s.play(assaultFrame, nil)
	if got := s.order("building_damaged", "building_destroyed"); got != "building_damaged building_destroyed" || s.houses[cards.Barn].harm != destroyed {
		t.Errorf("%s, Barn %+v", got, s.houses[cards.Barn])
	}
	if s.tally.lost != 1 {
		t.Errorf("%d lost", s.tally.lost)
	}
}

// BS-EX-44: the fifth ruin ends the match before any later attack. BS-END-9, BS-RUL-79.
func TestFifthRuinEndsTheMatch(t *testing.T) {
	s := besiege(t).put(north, zone3, molen, 3).put(west, zone2, gargoh, 1)
	for _, b := range []cards.BuildingID{cards.TheTavern, cards.Palace, cards.TheMarket, cards.Barn} {
		s.houses[b].harm = destroyed
	}
	s.hero(eileen, wallOf(north), 9).hero(orobox, wallOf(west), 9)
	s.play(assaultFrame, nil)
	s.ended(lostBuildings)
	s.morale(7, 9) // two Mölens, no Gargoh
}

// BS-RUL-80, BS-PRO-4: a token may be kept; a building has several; those of a ruin go back.
func TestTokenMayBeKept(t *testing.T) {
	s := besiege(t).put(east, zone3, molen, 2)
	s.hero(eileen, houseAt(cards.TheArmory), 9)
	s.houses[cards.Barn].reinforced = 2
	keep := of(Suffer, int(cards.Barn), int(noHero))
	s.play(assaultFrame, s.script(keep, keep))
	if got := s.houses[cards.Barn]; got != (house{harm: destroyed}) {
		t.Errorf("Barn %+v", got)
	}
	s = besiege(t).put(east, zone3, molen, 3)
	s.hero(eileen, houseAt(cards.TheArmory), 9)
	s.houses[cards.Barn].reinforced = 2
	spend := of(Spend, int(cards.Barn), int(noHero))
	s.play(assaultFrame, s.script(spend, spend))
	if got := s.houses[cards.Barn]; got != (house{harm: damaged}) { // BS-PRO-3: one token, one hit
		t.Errorf("Barn %+v", got)
	}
}

// BS-PRO-6: tokens lie on damaged buildings too and cancel hits there.
func TestTokenOnADamagedBuilding(t *testing.T) {
	s := besiege(t).put(east, zone3, molen, 1)
	s.hero(eileen, houseAt(cards.TheArmory), 9)
	s.houses[cards.Barn] = house{harm: damaged, reinforced: 1}
	s.play(assaultFrame, s.script(of(Spend, int(cards.Barn), int(noHero))))
	if got := s.houses[cards.Barn]; got != (house{harm: damaged}) {
		t.Errorf("Barn %+v", got)
	}
}

// BS-RUL-86, BS-RUL-62: of two heroes on a reinforced building the token spares one; without it
// both are hit, and the building is safe.
func TestTokenSparesOneOfTwo(t *testing.T) {
	for _, k := range []struct {
		c    rules.Choice
		want [2]int8
		left uint8
	}{
		{of(Spend, int(cards.Palace), int(eileen)), [2]int8{3, 2}, 0},
		{of(Spend, int(cards.Palace), int(orobox)), [2]int8{2, 3}, 0},
		{of(Suffer, int(cards.Palace), int(noHero)), [2]int8{2, 2}, 1},
	} {
		s := besiege(t).put(west, zone3, molen, 1)
		s.hero(eileen, houseAt(cards.Palace), 3).hero(orobox, houseAt(cards.Palace), 3)
		s.houses[cards.Palace].reinforced = 1
		s.play(assaultFrame, s.script(k.c))
		s.morale(k.want[0], k.want[1])
		if got := s.houses[cards.Palace]; got.harm != intact || got.reinforced != k.left {
			t.Errorf("%v: Palace %+v", k.c, got)
		}
	}
}

// BS-RUL-79: a hero who dies of the first Mölen protects nothing from the second.
func TestMolensComeOneByOne(t *testing.T) {
	s := besiege(t).put(south, zone3, molen, 2)
	s.hero(eileen, houseAt(cards.Sanctuary), 1)
	s.play(assaultFrame, nil)
	s.morale(-1)
	if s.houses[cards.Sanctuary].harm != damaged || s.houses[cards.TheMarket].harm != destroyed {
		t.Errorf("Sanctuary %+v, Market %+v", s.houses[cards.Sanctuary], s.houses[cards.TheMarket])
	}
	if got := s.order("hero_died", "building_damaged"); got != "building_damaged hero_died building_damaged" {
		t.Error(got)
	}
}

// BS-RUL-79: both buildings are decided on before anything is hit, for each Mölen anew.
func TestBothBuildingsAreDecidedFirst(t *testing.T) {
	s := besiege(t).put(south, zone3, molen, 2)
	s.houses[cards.Sanctuary].reinforced, s.houses[cards.TheMarket].reinforced = 1, 2
	var asked []rules.Choice
	s.play(assaultFrame, func() rules.Choice {
		if len(asked) == 1 && s.houses[cards.Sanctuary].reinforced != 1 {
			t.Error("the first hit fell before the second decision")
		}
		asked = append(asked, s.choices[0])
		return s.choices[0]
	})
	if len(asked) != 3 || asked[0].Args[0] != int16(cards.Sanctuary) || asked[1].Args[0] != int16(cards.TheMarket) || asked[2].Args[0] != int16(cards.TheMarket) {
		t.Errorf("asked %v", asked)
	}
}

// BS-MOL-1: a Mölen never advances. BS-MOL-4: a hero on the wall protects no building.
func TestMolensStay(t *testing.T) {
	s := besiege(t).put(south, zone3, molen, 1)
	s.hero(eileen, wallOf(south), 5)
	s.play(assaultFrame, nil)
	s.clearMarks()
	s.play(marchFrame, nil)
	if s.fronts[south].zones[zone3].n[molen] != 1 {
		t.Error("the Mölen went")
	}
	if s.houses[cards.Sanctuary].harm != damaged || s.houses[cards.TheMarket].harm != damaged {
		t.Error("a building was spared")
	}
}

// BS-CAT-15, BS-MOL-3: Mölens of every field hit the hero on the Catapult, other units do not.
func TestHeroOnTheCatapult(t *testing.T) {
	s := besiege(t).put(east, zone2, gargoh, 2)
	s.hero(eileen, onCatapult, 9)
	for f := range fieldNo(cards.FieldCount) {
		s.put(f, zone3, molen, 1)
	}
	s.play(assaultFrame, nil)
	s.morale(5)
}

// BS-MOL-5: Vigor counts against Mölens as well (BS-RUL-63), and the building stays protected.
func TestVigorAgainstMolens(t *testing.T) {
	s := besiege(t).put(west, zone3, molen, 3)
	s.hero(eileen, houseAt(cards.Palace), 3)
	s.heroes[eileen].tokens[0] = token{learned, 0}
	s.play(assaultFrame, nil)
	s.morale(2)
	if s.houses[cards.Palace].harm != intact {
		t.Error("the Palace was hit")
	}
}

// BS-RUL-76: the Messenger's death takes no last Morale; a hero killed by the same attack is
// dead already.
func TestMessengerAndHeroesTogether(t *testing.T) {
	s := besiege(t).put(west, zone3, molen, 1).rider(west)
	s.hero(eileen, wallOf(west), 1).hero(orobox, houseAt(cards.Palace), 2).hero(osvith, nowhere, 1)
	s.play(assaultFrame, nil)
	s.morale(-1, 1, 1, 4)
}

// BS-CON-V-ward: a Mölen does not kill a warded Messenger.
func TestWardAgainstMolens(t *testing.T) {
	s := besiege(t).put(west, zone3, molen, 1).rider(west)
	s.ward = true
	s.play(assaultFrame, nil)
	if s.messenger.deaths != 0 || s.told("messenger_saved") != 1 {
		t.Error("the ward did not hold")
	}
}

// BS-REB-2: a destroyed building takes no further harm; a hero resurrected on it is hit as one
// of the Quarter (BS-RUL-9).
func TestRuinTakesNoHarm(t *testing.T) {
	s := besiege(t).put(south, zone3, molen, 1)
	s.houses[cards.Sanctuary].harm = destroyed
	s.hero(eileen, houseAt(cards.Sanctuary), 5)
	s.play(assaultFrame, nil)
	s.morale(4)
	if s.houses[cards.Sanctuary].harm != destroyed || s.told("building_protected") != 0 {
		t.Errorf("Sanctuary %+v", s.houses[cards.Sanctuary])
	}
}

// BS-RUL-33: a card's hit: a token, a hero with the Morale floor, or the building; a damaged one
// only if the card does not spare it.
func TestHitByACard(t *testing.T) {
	s := besiege(t)
	s.hitHouse(cards.Palace, 1, true, "BS-CON-V-damage")
	s.finish(nil)
	if s.houses[cards.Palace].harm != damaged {
		t.Error("an intact building was not damaged")
	}
	s.hitHouse(cards.Palace, 1, true, "BS-CON-V-damage")
	s.finish(nil)
	if s.houses[cards.Palace].harm != damaged {
		t.Error("a spared building was destroyed")
	}
	s.hitHouse(cards.Palace, 1, false, "BS-CON-V-damage")
	s.finish(nil)
	if s.houses[cards.Palace].harm != destroyed {
		t.Error("a building was not destroyed")
	}
	s = besiege(t)
	s.hero(eileen, houseAt(cards.Barn), 1)
	s.hitHouse(cards.Barn, 1, true, "BS-CON-V-damage")
	s.finish(nil)
	s.morale(1)
	s.hitHouse(cards.Barn, 0, true, "BS-CON-V-damage")
	s.finish(nil)
	s.morale(-1)
	if s.houses[cards.Barn].harm != intact {
		t.Error("a protected building was hit")
	}
}

// BS-PRO-5, BS-RUL-62: a card's hit on a reinforced building with two heroes: the token, or
// either of them.
func TestHitByACardOnTwoHeroes(t *testing.T) {
	for _, k := range []struct {
		c    rules.Choice
		want [2]int8
		left uint8
	}{
		{of(Spend, int(cards.Barn), int(noHero)), [2]int8{5, 5}, 0},
		{of(Suffer, int(cards.Barn), int(eileen)), [2]int8{4, 5}, 1},
		{of(Suffer, int(cards.Barn), int(orobox)), [2]int8{5, 4}, 1},
	} {
		s := besiege(t)
		s.hero(eileen, houseAt(cards.Barn), 5).hero(orobox, houseAt(cards.Barn), 5)
		s.houses[cards.Barn].reinforced = 1
		s.hitHouse(cards.Barn, 0, true, "BS-CON-V-damage")
		s.finish(s.script(k.c))
		s.morale(k.want[0], k.want[1])
		if got := s.houses[cards.Barn]; got.harm != intact || got.reinforced != k.left {
			t.Errorf("%v: Barn %+v", k.c, got)
		}
	}
}
