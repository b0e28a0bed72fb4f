package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// Faces of the Catapult die (BS-CON-12).
const (
	dieStuck uint8 = iota + 1
	dieMiss
	dieOne
	dieTwo
	dieThree
	dieThreeAlso
)

// rider puts the Messenger on a Zone.
func (k *turn) rider(f fieldNo, z zoneNo) *turn {
	k.messenger = messenger{where: inZone, field: f, zone: z, pursuit: noField}
	return k
}

// BS-EX-10: two units, a roll of 2: both destroyed, the Messenger lives, Morale 3 becomes 4.
// BS-CAT-1, BS-CAT-5, BS-CAT-7, BS-CAT-12.
func TestCatapultBesideTheMessenger(t *testing.T) {
	for _, face := range []uint8{dieTwo} {
		k := table(t, "lugh").has("lugh", cards.Morale, 3).put(west, zone3, gargoh, 1).put(west, zone3, krohn, 1).rider(west, zone3)
		k.put(west, zone2, krohn, 1).put(north, zone3, krohn, 1)
		k.facing = west
		k.begin("lugh", face).do(Shoot)
		k.is("units left", k.fieldUnits(west), 1)
		k.is("units left in the North", k.fieldUnits(north), 1)
		k.is("deaths", int(k.messenger.deaths), 0)
		k.morale("lugh", 4)
		if k.hero("lugh").at != onCatapult {
			t.Error("he is not on the Catapult")
		}
		k.left(2)
	}
}

// BS-EX-38: 2 against one Mölen and the Messenger: he dies; with Divine Grace the 2 becomes 1
// and he lives. BS-CAT-13, BS-MSG-26, BS-GRA-1, BS-RUL-20.
func TestCatapultAndMessenger(t *testing.T) {
	k := table(t, "eileen").put(south, zone3, molen, 1).rider(south, zone3)
	k.facing = south
	k.begin("eileen", dieTwo).do(Shoot)
	k.is("units left", k.fieldUnits(south), 0)
	k.is("deaths", int(k.messenger.deaths), 1)
	k.morale("eileen", 5) // 1 earned, 1 lost

	k = table(t, "eileen").put(south, zone3, molen, 1).rider(south, zone3).has("eileen", cards.Grace, 1)
	k.facing = south
	k.begin("eileen", dieTwo).do(Shoot).do(Grace, 0, -1)
	k.is("units left", k.fieldUnits(south), 0)
	k.is("deaths", int(k.messenger.deaths), 0)
	k.morale("eileen", 6)
}

// BS-EX-39: stuck leaves the facing and spends the action, without Divine Grace; any other face
// turns it. BS-CAT-6, BS-CAT-10, BS-GRA-6, BS-RUL-22.
func TestOrienting(t *testing.T) {
	for face := dieStuck; face <= dieThreeAlso; face++ {
		k := table(t, "eileen").has("eileen", cards.Grace, 3).begin("eileen", face).do(Turn, int(east))
		if k.can(Keep) {
			t.Error("Divine Grace is offered")
		}
		want := east
		if face == dieStuck {
			want = north
		}
		k.is("facing", int(k.facing), int(want))
		k.left(2)
		k.is("Divine Grace", int(k.hero("eileen").track[cards.Grace]), 3)
		if k.hero("eileen").at != onCatapult {
			t.Error("she is not on the Catapult")
		}
	}
}

// BS-RUL-22, BS-BAD-11: any of the other three fields, not the present one.
func TestFacings(t *testing.T) {
	k := table(t, "eileen")
	k.facing = west
	k.begin("eileen")
	k.is("facings", k.offered(Turn), 3)
	k.refused("BS-RUL-22", Turn, int(west))
}

// BS-CAT-9, BS-CAT-10, BS-GRA-6: stuck and miss destroy nothing; a miss is a 0 that Divine Grace
// may raise, stuck is not asked about.
func TestMisses(t *testing.T) {
	for _, face := range []uint8{dieStuck, dieMiss} {
		k := table(t, "eileen").has("eileen", cards.Grace, 2).put(north, zone3, krohn, 3).begin("eileen", face).do(Shoot)
		if asked := k.can(Keep); asked != (face == dieMiss) {
			t.Errorf("face %d: Divine Grace asked: %v", face, asked)
		}
		if face == dieMiss {
			k.do(Keep)
		}
		k.is("units left", k.fieldUnits(north), 3)
		k.morale("eileen", 5)
	}
	k := table(t, "eileen").has("eileen", cards.Grace, 2).put(north, zone3, krohn, 3).begin("eileen", dieMiss).do(Shoot).do(Grace, 0, 1).do(Keep)
	k.is("units left", k.fieldUnits(north), 2)
	k.morale("eileen", 6)
}

// BS-CON-14: 3 and one token are 4. BS-GRA-2: each token its own step.
func TestShotAboveTheHighestFace(t *testing.T) {
	k := table(t, "eileen").has("eileen", cards.Grace, 2).put(north, zone3, krohn, 9).begin("eileen", dieThree).do(Shoot).do(Grace, 0, 1).do(Grace, 0, 1)
	k.is("units left", k.fieldUnits(north), 4)
}

// BS-CAT-11: Strength 4, whatever the hero has: a Mölen falls first (BS-DMG-3).
func TestShotStrength(t *testing.T) {
	k := table(t, "eileen").put(north, zone3, krohn, 1).put(north, zone3, eliteGargoh, 1).put(north, zone3, molen, 1)
	k.begin("eileen", dieTwo).do(Shoot)
	if got := k.zone(north, zone3); got != ([figureCount]uint8{krohn: 1}) {
		t.Errorf("left: %v", got)
	}
}

// BS-CAT-8, BS-RUL-21, BS-RUL-23: Vinculum by the number, no Morale for it alone, 1 and 2 for
// destroying the Avatar; each point counts as an enemy for the Messenger.
func TestShotAtTheAvatar(t *testing.T) {
	for _, c := range []struct {
		vinculum, morale, deaths int
	}{{10, 5, 0}, {3, 5, 0}, {2, 8, 0}, {1, 8 - 1, 1}} {
		k := table(t, "eileen").rider(north, zone3)
		k.avatar = avatar{field: north, zone: zone3, vinculum: int8(c.vinculum)}
		k.begin("eileen", dieTwo).do(Shoot)
		if left := max(c.vinculum-2, 0); int(k.avatar.vinculum) != left {
			t.Errorf("Vinculum %d: %d left", c.vinculum, k.avatar.vinculum)
		}
		k.morale("eileen", c.morale)
		k.is("deaths", int(k.messenger.deaths), c.deaths)
	}
}

// BS-CAT-2, BS-BAD-3: another hero on it bars the Catapult. BS-CAT-4: several times in a row, in
// any mix.
func TestOneHeroOnTheCatapult(t *testing.T) {
	k := table(t, "eileen", "lugh").at("lugh", onCatapult).put(north, zone3, krohn, 9).begin("eileen")
	if why := k.refused("BS-CAT-2", Shoot); why != "Lugh is on the Catapult: nobody else can use it until Lugh leaves it." {
		t.Error(why)
	}
	k.refused("BS-CAT-2", Turn, int(west))
	k = table(t, "eileen").put(north, zone3, krohn, 9).put(west, zone3, krohn, 9)
	k.begin("eileen", dieOne, dieOne, dieOne).do(Shoot).do(Turn, int(west)).do(Shoot)
	k.is("units left in the North", k.fieldUnits(north), 8)
	k.is("units left in the West", k.fieldUnits(west), 8)
}

// BS-BAD-8: no shot at a Zone 3 without enemies, the Messenger alone included.
func TestNothingToShootAt(t *testing.T) {
	k := table(t, "eileen").put(north, zone2, krohn, 9).put(west, zone3, krohn, 1).rider(north, zone3).begin("eileen")
	k.refused("BS-RUL-14", Shoot)
}

// BS-CON-52: what is added changes numbers of 1 or more only, never below 0, and it is the
// changed number that the Messenger's life hangs on.
func TestChangedShots(t *testing.T) {
	for _, c := range []struct {
		face        uint8
		add         int8
		left, death int
	}{
		{dieOne, 1, 7, 0}, {dieThree, 1, 5, 0}, {dieMiss, 1, 9, 0}, {dieStuck, 1, 9, 0},
		{dieOne, -1, 9, 0}, {dieOne, -3, 9, 0}, {dieTwo, -1, 8, 0},
	} {
		k := table(t, "eileen").put(north, zone3, krohn, 9)
		k.keep(modifier{stat: cards.CatapultShot, n: c.add, hero: 0, until: cards.UntilTurn})
		k.begin("eileen", c.face).do(Shoot)
		k.is("units left", k.fieldUnits(north), c.left)
	}
	for _, c := range []struct {
		add    int8
		deaths int
	}{{0, 0}, {1, 1}} {
		k := table(t, "eileen").put(north, zone3, krohn, 1).rider(north, zone3)
		k.keep(modifier{stat: cards.CatapultShot, n: c.add, hero: 0, until: cards.UntilTurn})
		k.begin("eileen", dieOne).do(Shoot)
		k.is("deaths", int(k.messenger.deaths), c.deaths)
	}
}

// BS-CON-V-forbid: an Event bars orienting by action, not shooting.
func TestOrientingForbidden(t *testing.T) {
	k := table(t, "eileen").event("ev_swollen_hinges").put(north, zone3, krohn, 1).begin("eileen")
	k.refused("BS-CON-V-forbid", Turn, int(west))
	if !k.can(Shoot) {
		t.Error("it may not shoot")
	}
}

// BS-ABI-35, BS-RUL-13: an action for the Catapult only, which is spent first and may be
// forgone.
func TestRoyalArtilleryman(t *testing.T) {
	k := table(t, "eileen").learn("eileen", "royal_artilleryman").put(north, zone3, krohn, 9).put(north, zone1, krohn, 9)
	k.begin("eileen", dieOne).do(Shoot)
	k.left(3)
	k.is("actions for the Catapult", int(k.hero("eileen").turn.artillery), 0)
	k = table(t, "eileen").learn("eileen", "royal_artilleryman").put(north, zone1, krohn, 9)
	k.begin("eileen", 1, 1, 1)
	for range 3 {
		k.do(Attack, int(north), int(zone1), -1)
	}
	k.is("facings", k.offered(Turn), 3)
	if k.can(Attack, int(north), int(zone1), -1) {
		t.Error("it is good for an attack")
	}
	k.refused("BS-HER-5", Attack, int(north), int(zone1), -1)
	k.do(End)
	if !k.over() {
		t.Error("the turn goes on")
	}
}

// The board sees the Catapult turn.
func TestCatapultTurnsInEvents(t *testing.T) {
	k := table(t, "eileen").begin("eileen", dieMiss).do(Turn, int(south))
	if e := k.last("catapult_turned"); e.Kind != rules.PieceMoved || e.From != "field:north" || e.To != "field:south" {
		t.Errorf("%+v", e)
	}
}

// All that a shot earns belongs to the hero who shoots, wherever the hero sits: the Morale for an
// enemy, that for the Avatar, the kills told at the end. BS-CAT-12, BS-AVA-13, BS-RUL-21.
func TestEveryShooterEarns(t *testing.T) {
	everybody := []string{"eileen", "lugh", "kador", "orobox", "osvith", "myrinia"}
	for i, shooter := range everybody {
		for _, dead := range []int{-1, 0, 3} {
			if dead == i {
				continue
			}
			k := table(t, everybody...).put(north, zone3, krohn, 2)
			for h := range everybody {
				k.heroes[h].seat = uint8(h)
			}
			if dead >= 0 {
				k.die(heroNo(dead), "BS-TRK-5")
			}
			k.begin(shooter, dieOne, dieOne).do(Shoot).do(Shoot)
			k.onlyEarns(shooter, 2, 2)
			if e := k.last("shot_resolved"); int(e.Seat) != i {
				t.Errorf("%s: the shot is told of seat %d", shooter, e.Seat)
			}

			k = table(t, everybody...)
			if dead >= 0 {
				k.die(heroNo(dead), "BS-TRK-5")
			}
			k.avatar = avatar{field: north, zone: zone3, vinculum: 1}
			k.begin(shooter, dieTwo).do(Shoot)
			k.onlyEarns(shooter, 3, 0)
		}
	}
}

// onlyEarns expects a hero to have earned Morale and killed, and nobody else; all began with 5.
func (k *turn) onlyEarns(shooter string, morale, kills int) {
	k.t.Helper()
	for h := range heroNo(k.nhero) {
		wantMorale, wantKills := 5, 0
		if k.heroID(h) == shooter {
			wantMorale, wantKills = 5+morale, kills
		}
		if o := &k.heroes[h]; o.alive && int(o.track[cards.Morale]) != wantMorale {
			k.t.Errorf("%s shoots: %s has Morale %d, want %d", shooter, k.heroID(h), o.track[cards.Morale], wantMorale)
		}
		if int(k.tally.kills[h]) != wantKills {
			k.t.Errorf("%s shoots: %s is told to have killed %d, want %d", shooter, k.heroID(h), k.tally.kills[h], wantKills)
		}
	}
}

// What a card adds to the shots of a hero counts for that hero, not for the first one (BS-CON-52,
// Iron Shot), and who turns the Catapult is told as the one who did.
func TestChangedShotOfEveryHero(t *testing.T) {
	everybody := []string{"eileen", "lugh", "kador", "orobox"}
	for i, shooter := range everybody {
		k := table(t, everybody...).put(north, zone3, krohn, 9)
		k.keep(modifier{stat: cards.CatapultShot, n: 2, hero: heroNo(i), until: cards.UntilTurn})
		k.begin(shooter, dieOne, dieOne).do(Shoot)
		k.is("units left after a shot by "+shooter, k.fieldUnits(north), 6)
		k.heroes[i].seat = uint8(i)
		k.do(Turn, int(west))
		if e := k.last("catapult_turned"); int(e.Seat) != i {
			t.Errorf("%s turns the Catapult: seat %d is told", shooter, e.Seat)
		}
	}
}
