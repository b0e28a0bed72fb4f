package bsieged

import (
	"math"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// The chance of so many hits is that of counting all throws.
func TestTails(t *testing.T) {
	for _, p := range []float64{0, 1.0 / 6, 0.5, 1} {
		for n := range 6 {
			var want [6]float64
			for thrown := range 1 << n {
				chance, hits := 1.0, 0
				for die := range n {
					if thrown>>die&1 == 1 {
						chance *= p
						hits++
					} else {
						chance *= 1 - p
					}
				}
				for k := range hits + 1 {
					want[k] += chance
				}
			}
			var got [7]float64
			tails(got[:], n, p)
			for k := range n + 1 {
				worth(t, "the chance of at least so many hits", got[k], want[k])
			}
		}
	}
}

// BS-ATK-5: a red die hits on its number and above; some numbers it always reaches, some never.
func TestHitting(t *testing.T) {
	for need, want := range map[int]float64{-2: 1, 1: 1, 2: 5.0 / 6, 4: 0.5, 6: 1.0 / 6, 7: 0, 9: 0} {
		worth(t, "the chance of a hit", hitting(need), want)
	}
}

// A figure counts for more the nearer a Krohn has come, the stronger it is, and most where it kills the
// Messenger in this round; in his way it counts for something, elsewhere on his field for less.
func TestWorthOfFigures(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	k.messenger = messenger{where: absent, field: noField, zone: noZone, pursuit: noField}
	for z := zone1; z < zone3; z++ {
		if k.figureWorth(north, z, krohn) <= k.figureWorth(north, z+1, krohn) {
			t.Errorf("a Krohn in Zone %d counts for no more than one behind it", z+1)
		}
	}
	for _, pair := range [][2]figure{{eliteKrohn, krohn}, {eliteGargoh, gargoh}, {molen, gargoh}} {
		if k.figureWorth(north, zone2, pair[0]) <= k.figureWorth(north, zone2, pair[1]) {
			t.Errorf("%v counts for no more than %v", pair[0], pair[1])
		}
	}
	worth(t, "a Mölen", k.figureWorth(north, zone3, molen), molenWorth)
	k.messenger = messenger{where: inZone, field: north, zone: zone2, pursuit: noField}
	worth(t, "a Mölen far from the Messenger", k.figureWorth(east, zone3, molen), molenWorth)
}

// BS-MSG-10, BS-MSG-11: what a figure does to the Messenger, by where it stands now and after the march.
func TestHindrance(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	for _, test := range []struct {
		m          messenger
		f          fieldNo
		now, after zoneNo
		want       float64
	}{
		{messenger{where: inZone, zone: zone2}, north, zone2, zone1, messengerKiller},
		{messenger{where: inZone, zone: zone2}, east, zone2, zone1, 0},
		{messenger{where: inZone, zone: zone1}, north, zone2, zone1, messengerBlock},
		{messenger{where: inZone, zone: zone1}, north, zone3, zone2, messengerBlock},
		{messenger{where: inZone, zone: zone1}, north, zone3, zone3, messengerBlock / 3},
		{messenger{where: inZone, zone: zone3, back: true}, north, zone2, zone2, messengerBlock},
		{messenger{where: inZone, zone: zone3, back: true}, north, zone1, zone1, messengerBlock / 3},
		{messenger{where: waiting, back: true}, north, zone3, zone3, messengerBlock},
		{messenger{where: waiting, back: true}, north, zone3, zone2, 0},
		{messenger{where: onWall, back: true}, north, zone3, zone3, messengerKiller},
		{messenger{where: onWall, back: true}, north, zone3, zone2, messengerBlock / 2},
		{messenger{where: onWall, back: true}, north, zone2, zone2, messengerBlock / 2},
		{messenger{where: absent}, north, zone1, zone1, 0},
	} {
		k.messenger = test.m
		k.messenger.field = north
		if got := k.hinders(test.f, test.now, test.after); math.Abs(got-test.want) > 1e-9 {
			t.Errorf("%+v: from Zone %d to %d it hinders by %v, not %v", k.messenger, test.now+1, test.after+1, got, test.want)
		}
	}
}

// What a march would bring into the Messenger's way is counted where it will stand (BS-MAR-1).
func TestWorthAfterTheMarch(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	k.messenger = messenger{where: inZone, field: north, zone: zone1, pursuit: noField}
	march := func(z zoneNo, g figure) float64 {
		with := k.figureWorth(north, z, g)
		k.messenger.field = east
		without := k.figureWorth(north, z, g)
		k.messenger.field = north
		return with - without
	}
	worth(t, "a Krohn that will come into his Zone", march(zone2, krohn), messengerBlock)
	worth(t, "a Krohn that will come into the next Zone", march(zone3, krohn), messengerBlock)
	worth(t, "a Mölen that stays where it is", march(zone3, molen), messengerBlock/3)
}

// What stands against a wall, and who can still come to it (BS-EPI-1, BS-HER-4).
func TestReckoning(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 2).put(north, zone1, eliteKrohn, 1).put(north, zone2, gargoh, 3).put(east, zone3, molen, 2)
	k.put(south, zone1, krohn, 1).put(west, zone2, krohn, 4)
	k.at("eileen", wallOf(south))
	k.acted = 1 << k.who("eileen")
	k.active = k.who("lugh")
	x := k.reckon()
	if x.later != 2 || x.claws != [cards.FieldCount]int{north: 4, south: 1} || x.spit[north] != 3 || x.rocks[east] != 2 {
		t.Errorf("%d act later; claws %v, spit %v, rocks %v", x.later, x.claws, x.spit, x.rocks)
	}
	if x.need != 1 || !x.open[north] || x.open[south] || x.open[west] {
		t.Errorf("%d walls are open: %v", x.need, x.open)
	}
	if x.figure[north][zone1][krohn] != k.figureWorth(north, zone1, krohn) || x.figure[north][zone1][molen] != 0 {
		t.Errorf("the Krohns before the wall are worth %v", x.figure[north][zone1])
	}
	worth(t, "a point of an Avatar that is not there", x.point, pointWorth)

	// Nobody but the active hero can come, and to one wall only.
	k.acted = 1<<k.who("eileen") | 1<<k.who("kador") | 1<<k.who("osvith")
	k.put(west, zone1, krohn, 2)
	x = k.reckon()
	if x.later != 0 || x.need != 2 {
		t.Fatalf("%d act later, %d walls are open", x.later, x.need)
	}
	worth(t, "each of three Krohns that would enter", x.figure[north][zone1][krohn], k.figureWorth(north, zone1, krohn)+entersWorth/3)
	worth(t, "the elite one of them", x.figure[north][zone1][eliteKrohn], k.figureWorth(north, zone1, eliteKrohn)+entersWorth/3)
	worth(t, "each of two", x.figure[west][zone1][krohn], k.figureWorth(west, zone1, krohn)+entersWorth/2)

	k.avatar = avatar{field: east, zone: zone1, vinculum: 1}
	x = k.reckon()
	worth(t, "the last point of an Avatar in Zone 1", x.point, pointWorth+2*nearWorth)
}

// A hero who is still to act can leave the wall, and one who is active may; only the others hold it.
func TestWhoHoldsAWall(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").at("lugh", wallOf(north)).at("eileen", wallOf(north)).at("kador", wallOf(east))
	k.active = k.who("lugh")
	if k.heldBy(north) {
		t.Error("held by heroes who may leave")
	}
	k.acted = 1 << k.who("lugh")
	if k.heldBy(north) {
		t.Error("held by the active hero")
	}
	k.acted |= 1 << k.who("eileen")
	if !k.heldBy(north) || k.heldBy(east) {
		t.Error("held wrongly")
	}
	k.hero("eileen").alive = false
	if k.heldBy(north) {
		t.Error("held by the dead")
	}
}

// The hits of a number of dice go to what is worth most by rule: first the Avatar's points, then what the
// Strength reaches (BS-ATK-9, BS-ATK-11).
func TestHarvest(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone2, gargoh, 1).put(north, zone2, krohn, 1).put(north, zone2, molen, 1).put(north, zone2, eliteKrohn, 1)
	x := k.reckon()
	of := x.figure[north][zone2]
	for _, test := range []struct {
		strength, dice int
		p              float64
		worth, some    float64
	}{
		{1, 0, 0.5, 0, 0},
		{1, 1, 0.5, 0.5 * of[gargoh], 0.5},
		{1, 2, 0.5, 0.75*of[gargoh] + 0.25*of[krohn], 0.75},
		{1, 5, 1, of[gargoh] + of[krohn], 1},
		{2, 5, 1, of[gargoh] + of[krohn] + of[eliteKrohn], 1},
		{3, 5, 1, of[gargoh] + of[krohn] + of[eliteKrohn] + of[molen], 1},
		{3, 1, 1, of[molen], 1},
		{0, 5, 1, 0, 0},
	} {
		got, some := k.harvest(&x, north, zone2, test.strength, test.dice, test.p)
		worth(t, "the harvest", got, test.worth)
		worth(t, "the chance of any", some, test.some)
	}
	k.avatar = avatar{field: north, zone: zone2, vinculum: 2}
	got, some := k.harvest(&x, north, zone2, 4, 3, 1)
	worth(t, "two points and a Mölen", got, 2*x.point+of[molen])
	worth(t, "the chance of it", some, 1)
	if weak, _ := k.harvest(&x, north, zone2, 3, 3, 1); weak >= got {
		t.Errorf("without the Strength against the Avatar the harvest is %v, with it %v", weak, got)
	}
}

// What a hero loses where the turn ends: claws are shared by who stands on the wall, spit by who is in the
// Quarter, rocks hit everybody, on the Catapult all of them; armour takes off what the round still allows.
func TestExpectedLoss(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 4).put(north, zone2, gargoh, 6).put(north, zone3, molen, 1).put(east, zone3, molen, 2)
	x := k.reckon()
	lugh := k.who("lugh")
	houses := func() (list []place) {
		for b := range cards.BuildingID(cards.BuildingCount) {
			if k.quarter(houseAt(b)) == north {
				list = append(list, houseAt(b))
			}
		}
		return list
	}()
	loses := func(at place, want float64) {
		t.Helper()
		worth(t, "the loss", k.expectedLoss(&x, lugh, at), want)
	}
	loses(wallOf(north), 1+6+4)
	loses(houses[0], 1+6)
	loses(wallOf(east), 2)
	loses(wallOf(south), 0)
	loses(onCatapult, 3)
	loses(nowhere, 0)
	k.at("eileen", wallOf(north)).at("kador", houses[1])
	loses(wallOf(north), 1+6/3.0+4/2.0)
	loses(houses[0], 1+6/3.0)
	k.hero("kador").alive = false
	loses(houses[0], 1+6/2.0)
	k.learn("lugh", "epic_vigor")
	ignored := float64(k.armour(lugh))
	if ignored < 1 {
		t.Fatal("no hits are ignored")
	}
	loses(houses[0], max(1+6/2.0-ignored, 0))
	k.hero("lugh").soaked = 1
	loses(houses[0], 1+6/2.0-ignored+1)
	loses(wallOf(south), 0)
}
