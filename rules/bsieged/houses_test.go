package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// Faces of the yellow die (BS-CON-11).
const (
	yellowOne   uint8 = 1
	yellowTwo   uint8 = 3
	yellowThree uint8 = 5
)

// BS-EX-11: the Palace earns 1 Gold, is refused with the next action, and is legal again after
// the Armory. BS-BLD-1, BS-BLD-4, BS-BLD-15, BS-BAD-4.
func TestPalaceArmoryPalace(t *testing.T) {
	k := table(t, "myrinia").begin("myrinia", yellowOne, yellowOne).do(Visit, int(cards.Palace))
	k.is("Gold", int(k.hero("myrinia").track[cards.Gold]), 2)
	if k.hero("myrinia").at != houseAt(cards.Palace) {
		t.Error("she is not on the Palace")
	}
	k.left(2)
	if why := k.refused("BS-BLD-4", Visit, int(cards.Palace)); why != "Not twice in a row: do something else first." {
		t.Error(why)
	}
	armory := int(k.seasons[cards.Armory].n)
	k.do(Visit, int(cards.TheArmory))
	if k.ask.kind == askCard {
		k.do(Leave)
	}
	k.is("cards of the Armory", int(k.seasons[cards.Armory].n), armory-1)
	k.do(Visit, int(cards.Palace))
	k.is("Gold", int(k.hero("myrinia").track[cards.Gold]), 3)
}

// BS-RUL-26: an exchange, a repair and a Catapult-only action break the row, a free use of a
// card does not; repairing is not using.
func TestWhatBreaksTheRow(t *testing.T) {
	barn := int(cards.Barn)
	for name, c := range map[string]struct {
		act   func(k *turn)
		legal bool
	}{
		"nothing":    {func(k *turn) {}, false},
		"free card":  {func(k *turn) { k.do(Use, k.designOf("arm_whetstone"), -1, -1, 0) }, false},
		"discard":    {func(k *turn) { k.do(Discard, k.designOf("arm_whetstone")) }, false},
		"exchange":   {func(k *turn) { k.do(Trade, 1).do(Give, k.designOf("arm_whetstone")).do(Done) }, true},
		"left":       {func(k *turn) { k.do(Trade, 1).do(Cancel) }, false},
		"repair":     {func(k *turn) { k.do(Repair, int(cards.TheTavern)) }, true},
		"catapult":   {func(k *turn) { k.do(Turn, int(west)) }, true},
		"attack":     {func(k *turn) { k.do(Stand, int(north)) }, true},
		"other":      {func(k *turn) { k.do(Visit, int(cards.Palace)) }, true},
		"next to it": {func(k *turn) { k.hero("lugh").at = onCatapult }, false},
	} {
		k := table(t, "eileen", "lugh").give("eileen", "arm_whetstone").learn("eileen", "royal_artilleryman").has("eileen", cards.Gold, 2)
		k.houses[cards.TheTavern].harm = damaged
		k.begin("eileen", yellowOne, dieMiss, dieMiss).do(Visit, barn)
		c.act(k)
		if got := k.can(Visit, barn); got != c.legal {
			t.Errorf("%s: the Barn again: %v", name, got)
		}
	}
	k := table(t, "eileen").has("eileen", cards.Gold, 2)
	k.houses[cards.Barn].harm = damaged
	k.begin("eileen").do(Repair, barn) // BS-REB-6
	if !k.can(Visit, barn) {
		t.Error("a repaired building cannot be used")
	}
}

// BS-BLD-4: the row is within a turn: BS-BLD-5.
func TestBuildingAtTheStartOfATurn(t *testing.T) {
	k := table(t, "eileen").at("eileen", houseAt(cards.Barn)).begin("eileen")
	if !k.can(Visit, int(cards.Barn)) {
		t.Error("the Barn cannot be used with the first action")
	}
}

// BS-BLD-2, BS-REB-3, BS-REB-4, BS-BAD-2: only an intact building is used.
func TestBrokenBuildings(t *testing.T) {
	k := table(t, "eileen")
	k.houses[cards.Barn].harm = damaged
	k.houses[cards.Palace].harm = destroyed
	k.begin("eileen")
	if why := k.refused("BS-BLD-2", Visit, int(cards.Barn)); why != "The Barn is damaged: repair it first, 1 action and 2 Gold." {
		t.Error(why)
	}
	k.refused("BS-BLD-2", Visit, int(cards.Palace))
	k.is("buildings to use", k.offered(Visit), 6)
}

// BS-BLD-3, BS-BAD-3: a building with another hero on it is not entered, a dead one's is.
func TestOneHeroOnABuilding(t *testing.T) {
	k := table(t, "eileen", "lugh").at("lugh", houseAt(cards.Barn)).begin("eileen")
	if why := k.refused("BS-BLD-3", Visit, int(cards.Barn)); why != "Lugh is there: one hero at a time." {
		t.Error(why)
	}
}

// BS-CON-V-forbid: Events close buildings; repairing them stays legal.
func TestClosedBuildings(t *testing.T) {
	k := table(t, "eileen").event("ev_curfew").has("eileen", cards.Gold, 2)
	k.houses[cards.Hideout].harm = damaged
	k.begin("eileen")
	k.refused("BS-CON-V-forbid", Visit, int(cards.TheTavern))
	if !k.can(Repair, int(cards.Hideout)) {
		t.Error("the Hideout cannot be repaired")
	}
	k = table(t, "eileen").event("ev_shuttered_stalls").begin("eileen")
	k.refused("BS-CON-V-forbid", Visit, int(cards.TheMarket))
	k.is("buildings to use", k.offered(Visit), 7)
}

// BS-BLD-6..9: the Quarters.
func TestQuarters(t *testing.T) {
	k := table(t, "eileen")
	for f, list := range map[fieldNo][2]cards.BuildingID{
		north: {cards.TheTavern, cards.Hideout}, east: {cards.Barn, cards.TheArmory},
		south: {cards.TheMarket, cards.Sanctuary}, west: {cards.Palace, cards.SorceryTower},
	} {
		if k.quarter(wallOf(f)) != f || k.quarter(houseAt(list[0])) != f || k.quarter(houseAt(list[1])) != f {
			t.Errorf("Quarter %d", f)
		}
	}
	if k.quarter(onCatapult) != noField { // BS-CAT-3
		t.Error("the Catapult is in a Quarter")
	}
}

// BS-BLD-10..13: one card from the Season deck of the building's class.
func TestCardBuildings(t *testing.T) {
	for b, class := range map[cards.BuildingID]cards.Class{cards.TheTavern: cards.Tavern, cards.TheArmory: cards.Armory, cards.TheMarket: cards.Market, cards.SorceryTower: cards.Sorcery} {
		k := table(t, "osvith")
		season, pool := k.seasons[class].n, k.pools[class].n
		k.begin("osvith").do(Visit, int(b))
		k.is("Season cards", int(k.seasons[class].n), int(season)-1)
		if k.ask.kind == askCard {
			k.is("Pool cards", int(k.pools[class].n), int(pool))
		}
	}
}

// BS-BLD-14, BS-BLD-15, BS-EX-57: the yellow die in Food and Gold, at most 6 and 4. BS-TRK-2,
// BS-TRK-3, BS-ABI-8, BS-ABI-30.
func TestBarnAndPalace(t *testing.T) {
	for _, c := range []struct {
		house         cards.BuildingID
		ability       string
		face          uint8
		before, after int8
	}{
		{cards.Palace, "", yellowThree, 3, 4}, {cards.Palace, "", yellowTwo, 0, 2}, {cards.Palace, "persuasion", yellowTwo, 0, 3},
		{cards.Barn, "", yellowThree, 1, 4}, {cards.Barn, "", yellowThree, 5, 6}, {cards.Barn, "cook_extraordinaire", yellowOne, 0, 2},
		{cards.Barn, "persuasion", yellowOne, 0, 1},
	} {
		what := cards.Gold
		if c.house == cards.Barn {
			what = cards.Food
		}
		k := table(t, "eileen").has("eileen", what, c.before)
		if c.ability != "" {
			k.learn("eileen", c.ability)
		}
		k.begin("eileen", c.face).do(Visit, int(c.house))
		if got := k.hero("eileen").track[what]; got != c.after {
			t.Errorf("%+v: %d", c, got)
		}
	}
}

// BS-BLD-16, BS-RUL-65: 1 Food and 1 Divine Grace, even at the limits of both.
func TestSanctuaryFirstOption(t *testing.T) {
	k := table(t, "eileen").has("eileen", cards.Food, 2).begin("eileen").do(Visit, int(cards.Sanctuary)).do(PickOption, 0)
	k.is("Food", int(k.hero("eileen").track[cards.Food]), 3)
	k.is("Divine Grace", int(k.hero("eileen").track[cards.Grace]), 1)
	k = table(t, "eileen").has("eileen", cards.Food, 6).has("eileen", cards.Grace, 3)
	k.begin("eileen").do(Visit, int(cards.Sanctuary)).do(PickOption, 0)
	k.is("Food", int(k.hero("eileen").track[cards.Food]), 6)
	k.is("Divine Grace", int(k.hero("eileen").track[cards.Grace]), 3) // BS-GRA-8
	k.left(2)
}

// BS-EX-53, BS-EDG-3: with an empty Season deck the action is spent and nothing drawn,
// Intimidation's card neither.
func TestEmptySeasonDeck(t *testing.T) {
	k := table(t, "orobox")
	k.seasons[cards.Tavern].clear()
	pool := k.pools[cards.Tavern].n
	k.begin("orobox").do(Visit, int(cards.TheTavern))
	k.left(2)
	k.is("cards stored", int(k.hero("orobox").ncard), 0)
	k.is("Pool cards", int(k.pools[cards.Tavern].n), int(pool))
	if k.ask.kind != askTurn {
		t.Errorf("asked: %s", k.ask.kind)
	}
}

// BS-EX-56: a 3 of the Smuggling Table and two tokens: 2 or 4 with one, 1 or 5 with two; a 6
// is not raised, a 1 not lowered. BS-BLD-18, BS-BAD-12, BS-SMU-2, BS-SMU-6.
func TestDivineGraceOnTheSmugglingTable(t *testing.T) {
	hideout := int(cards.Hideout)
	k := table(t, "eileen").has("eileen", cards.Grace, 2).begin("eileen", 3, yellowTwo).do(Visit, hideout)
	if !k.can(Grace, 0, 1) || !k.can(Grace, 0, -1) || !k.can(Keep) {
		t.Fatalf("offered: %v", k.choices)
	}
	k.do(Grace, 0, -1).do(Keep) // 2: Gold; the roll of the yellow die may be changed as well
	k.do(Keep)
	k.is("Gold", int(k.hero("eileen").track[cards.Gold]), 3)
	for _, c := range []struct{ face, by, no int }{{6, -1, 1}, {1, 1, -1}} {
		k := table(t, "eileen").has("eileen", cards.Grace, 1).begin("eileen", uint8(c.face), yellowOne).do(Visit, hideout)
		if k.can(Grace, 0, c.no) || !k.can(Grace, 0, c.by) {
			t.Errorf("a %d: %v", c.face, k.choices)
		}
	}
	k = table(t, "eileen").has("eileen", cards.Grace, 2).has("eileen", cards.Food, 0).begin("eileen", 4, yellowOne).do(Visit, hideout).do(Grace, 0, 1).do(Grace, 0, 1)
	k.is("Food", int(k.hero("eileen").track[cards.Food]), 1)
}
