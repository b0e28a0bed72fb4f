package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// lastAction brings a hero to the last action of the turn.
func (k *turn) lastAction(id string) *turn {
	k.t.Helper()
	k.begin(id)
	for k.hero(id).turn.left > 1 {
		k.do(Stand, int(north))
	}
	return k
}

// BS-ABI-10, BS-RUL-62: a coward joins another hero on a building or the Catapult with the last
// action only, and performs it as normal.
func TestCowardJoinsOthers(t *testing.T) {
	for name, c := range map[string]struct {
		coward bool
		legal  bool
	}{"coward": {true, true}, "brave": {false, false}} {
		k := table(t, "eileen", "lugh", "osvith").at("lugh", houseAt(cards.Palace)).at("osvith", onCatapult).put(north, zone3, krohn, 1).event("ev_low_fog")
		if c.coward {
			k.learn("eileen", "cowardice")
		}
		k.begin("eileen")
		k.refused("BS-BLD-3", Visit, int(cards.Palace))
		k.refused("BS-CAT-2", Shoot)
		k.lastAction("eileen")
		if k.can(Visit, int(cards.Palace)) != c.legal || k.can(Shoot) != c.legal || k.can(Turn, int(west)) != c.legal {
			t.Errorf("%s: %v", name, k.choices)
		}
		if c.legal {
			k.force(yellowTwo).do(Visit, int(cards.Palace))
			k.is("Gold", int(k.hero("eileen").track[cards.Gold]), 3)
			k.morale("eileen", 5) // in company
		}
	}
}

// BS-ABI-10, BS-REB-7: a repair is an action like any other.
func TestCowardRepairsBesideAnother(t *testing.T) {
	k := table(t, "eileen", "lugh").at("lugh", houseAt(cards.Sanctuary)).learn("eileen", "cowardice").has("eileen", cards.Gold, 2)
	k.houses[cards.Sanctuary].harm = damaged
	k.begin("eileen")
	k.refused("BS-BLD-3", Repair, int(cards.Sanctuary))
	k.lastAction("eileen").do(Repair, int(cards.Sanctuary))
	k.morale("eileen", 7)
}

// BS-ABI-11, BS-RUL-62: alone on a wall, building or Catapult costs 2 Morale at the end of the
// turn, two tokens 4; a hero or the Messenger beside her saves it.
func TestPriceOfCowardice(t *testing.T) {
	for name, c := range map[string]struct {
		tokens int
		at     place
		lugh   place
		rider  bool
		want   int
	}{
		"wall alone":         {1, wallOf(north), wallOf(south), false, 3},
		"two tokens":         {2, wallOf(north), wallOf(south), false, 1},
		"no token":           {0, wallOf(north), wallOf(south), false, 5},
		"wall in company":    {1, wallOf(north), wallOf(north), false, 5},
		"with the Messenger": {1, wallOf(north), wallOf(south), true, 5},
		"building alone":     {1, houseAt(cards.Barn), wallOf(south), false, 3},
		"building shared":    {1, houseAt(cards.Barn), houseAt(cards.Barn), false, 5},
		"Catapult alone":     {1, onCatapult, wallOf(south), false, 3},
		"nowhere":            {1, nowhere, wallOf(south), false, 5},
	} {
		k := table(t, "eileen", "lugh").at("lugh", c.lugh)
		for range c.tokens {
			k.learn("eileen", "cowardice")
		}
		k.begin("eileen")
		k.at("eileen", c.at)
		if c.rider {
			k.messenger = messenger{where: onWall, field: north, pursuit: noField}
		}
		k.heroes[0].turn.left = 0
		k.answer(of(End))
		k.drive()
		if got := int(k.hero("eileen").track[cards.Morale]); got != c.want || !k.over() {
			t.Errorf("%s: Morale %d, want %d", name, got, c.want)
		}
	}
}

// BS-RUL-62, BS-HER-11: the price can kill.
func TestCowardiceKills(t *testing.T) {
	k := table(t, "eileen", "lugh").learn("eileen", "cowardice").has("eileen", cards.Morale, 2).lastAction("eileen").do(Stand, int(north))
	if k.hero("eileen").alive || !k.over() {
		t.Error("she lives")
	}
	k.is("Morale lost", int(k.last("morale_lost").N), -2)
}

// BS-ABI-12: who begins the turn beside another hero on a building or the Catapult spends the
// first action elsewhere, even if the other one is gone by then.
func TestNeighbourOfACoward(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador").learn("eileen", "cowardice").at("lugh", houseAt(cards.Palace)).at("eileen", houseAt(cards.Palace)).begin("lugh")
	k.refused("BS-ABI-12", Visit, int(cards.Palace))
	k.die(1, "BS-TRK-4")
	k.listed = false
	k.refused("BS-ABI-12", Visit, int(cards.Palace))
	k.do(Stand, int(north))
	if !k.can(Visit, int(cards.Palace)) {
		t.Error("the second action is barred too")
	}
	k = table(t, "lugh", "eileen").learn("eileen", "cowardice").at("lugh", onCatapult).at("eileen", onCatapult).put(north, zone3, krohn, 1).begin("lugh")
	k.refused("BS-ABI-12", Shoot)
	k.refused("BS-ABI-12", Turn, int(west))
	k = table(t, "lugh", "eileen").at("lugh", wallOf(north)).at("eileen", wallOf(north)).put(north, zone1, krohn, 1).begin("lugh")
	if !k.can(Attack, int(north), int(zone1), -1) {
		t.Error("a shared wall is barred")
	}
}

// BS-RUL-62: the coward's own first action obeys BS-ABI-12 while the space is shared, unless it
// is the last one as well.
func TestCowardBeginsInCompany(t *testing.T) {
	k := table(t, "eileen", "lugh").learn("eileen", "cowardice").at("lugh", houseAt(cards.Palace)).at("eileen", houseAt(cards.Palace)).begin("eileen")
	k.refused("BS-ABI-12", Visit, int(cards.Palace))
	k.heroes[0].turn.left, k.listed = 1, false
	if !k.can(Visit, int(cards.Palace)) {
		t.Error("the last action is barred")
	}
	k = table(t, "eileen", "lugh").learn("eileen", "cowardice").at("lugh", houseAt(cards.Palace)).at("eileen", houseAt(cards.Palace)).begin("eileen")
	k.at("lugh", wallOf(north))
	if k.listed = false; !k.can(Visit, int(cards.Palace)) {
		t.Error("she is alone there and still barred")
	}
}

// BS-ABI-10, BS-ABI-35: with one normal and one Catapult-only action left the normal one is
// spent to join a hero on the Catapult, since only then it is the last.
func TestCowardlyArtilleryman(t *testing.T) {
	k := table(t, "eileen", "lugh").learn("eileen", "cowardice", "royal_artilleryman").at("lugh", onCatapult).put(north, zone3, krohn, 5).event("ev_low_fog").lastAction("eileen")
	k.force(dieOne, dieOne).do(Shoot)
	if got := k.hero("eileen").turn; got.left != 0 || got.artillery != 1 {
		t.Errorf("%+v", got)
	}
	k.do(Shoot)
	k.is("units left", k.fieldUnits(north), 3)
}

// BS-ABI-12: a first action that happens at no place is enough: with the coward gone the second one
// may use the building that the hero never left.
func TestFirstActionElsewhereAtNoPlace(t *testing.T) {
	d := inTurn(t, "kador").learn("eileen", 1, "cowardice").give("kador", "sor_chain_lightning").put("west/1", krohn, 2)
	d.heroes[d.who("kador")].at, d.heroes[d.who("eileen")].at = houseAt(cards.Palace), houseAt(cards.Palace)
	d.startTurn("kador")
	d.die(d.who("eileen"), "BS-TRK-4")
	d.listed = false
	d.offers(false, "visit palace").force(1, 1, 1, 1, 1, 1).play("use sor_chain_lightning west/1").offers(true, "visit palace")
}

// BS-ABI-35, BS-ABI-10: of two kinds of action a shot takes the one for the Catapult alone; only a coward
// who joins another hero there with the last normal action pays with that one.
func TestWhichActionAShotTakes(t *testing.T) {
	for _, q := range []struct {
		normal, artillery int8
		beside, coward    bool
		left, kept        int8
	}{
		{3, 1, false, false, 3, 0},
		{1, 1, false, false, 1, 0},
		{1, 1, false, true, 1, 0},
		{1, 1, true, true, 0, 1},
		{2, 0, false, false, 1, 0},
		{1, 2, false, false, 1, 1},
		{0, 1, false, false, 0, 0},
		{0, 1, true, true, 0, 0},
	} {
		k := table(t, "eileen", "lugh").put(north, zone3, krohn, 9)
		if q.coward {
			k.learn("eileen", "cowardice")
		}
		if q.beside {
			k.at("lugh", onCatapult)
		}
		k.begin("eileen", dieMiss)
		o := &k.hero("eileen").turn
		o.left, o.artillery, k.listed = q.normal, q.artillery, false
		k.spendShot(k.who("eileen"))
		if o.left != q.left || o.artillery != q.kept || !o.begun {
			t.Errorf("%+v: %d normal actions and %d for the Catapult are left", q, o.left, o.artillery)
		}
	}
}
