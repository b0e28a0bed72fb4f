package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-EX-8: from the Tavern two attacks from two walls, one roll each, and 1 action is left.
// BS-ATK-1, BS-ATK-3, BS-ATK-5, BS-HER-7, BS-HER-9.
func TestTwoAttacksFromTwoWalls(t *testing.T) {
	for _, second := range []fieldNo{north, west, south, east} {
		k := table(t, "eileen", "lugh").at("eileen", houseAt(cards.TheTavern))
		for f := range fieldNo(cards.FieldCount) {
			k.put(f, zone1, krohn, 3)
		}
		k.begin("eileen", 6, 6).do(Attack, int(south), int(zone1), -1)
		if at := k.hero("eileen").at; at != wallOf(south) {
			t.Errorf("she stands on %s", k.elPlace(at))
		}
		k.do(Attack, int(second), int(zone1), -1)
		if at := k.hero("eileen").at; at != wallOf(second) {
			t.Errorf("she stands on %s", k.elPlace(at))
		}
		k.is("rolls", k.times("attack_rolled"), 2)
		k.is("dice of a roll", int(k.last("attack_rolled").Count), 1)
		k.left(1)
	}
}

// BS-ATK-2: any number of heroes stands on a wall.
func TestWallsHoldMany(t *testing.T) {
	k := table(t, "eileen", "lugh", "osvith", "kador").put(north, zone1, krohn, 1)
	for _, id := range []string{"lugh", "osvith", "kador"} {
		k.at(id, wallOf(north))
	}
	k.begin("eileen", 1).do(Attack, int(north), int(zone1), -1)
	if k.hero("eileen").at != wallOf(north) {
		t.Error("she is not on the wall")
	}
}

// BS-EX-9: two dice 5 and 6 against Zone 2, Strength 2: both Krohns fall, Morale 5 becomes 6.
// BS-ATK-9, BS-ATK-12, BS-ATK-13, BS-ATK-14, BS-ATK-18, BS-ATK-19, BS-CRD-14.
func TestBowOfTheGreyGuard(t *testing.T) {
	k := table(t, "eileen").give("eileen", "arm_bow_grey_guard").put(north, zone2, krohn, 1).put(north, zone2, eliteKrohn, 1)
	k.begin("eileen", 5, 6).do(Attack, int(north), int(zone2), k.designOf("arm_bow_grey_guard"))
	k.is("dice", int(k.last("attack_rolled").Count), 2)
	k.is("units left", k.fieldUnits(north), 0)
	k.is("elite Krohns in supply", k.supply(eliteKrohn), 8)
	k.is("Krohns in supply", k.supply(krohn), 24)
	k.morale("eileen", 6)
	k.is("cards stored", int(k.hero("eileen").ncard), 1) // BS-CRD-3: a permanent card stays
}

// BS-EX-17: 2 or 3 dice, never 5; the next action may use the other weapon. BS-ATK-16,
// BS-ATK-17, BS-ABL-15, BS-BAD-10.
func TestOneWeaponAtATime(t *testing.T) {
	k := table(t, "lugh").give("lugh", "arm_bow_grey_guard", "arm_repeating_crossbow").put(north, zone2, krohn, 9)
	bow, crossbow := k.designOf("arm_bow_grey_guard"), k.designOf("arm_repeating_crossbow")
	k.begin("lugh", 1, 1, 1, 1, 1, 1).do(Attack, int(north), int(zone2), bow)
	k.is("dice of the Bow", int(k.last("attack_rolled").Count), 2)
	k.do(Attack, int(north), int(zone2), crossbow)
	k.is("dice of the Crossbow", int(k.last("attack_rolled").Count), 3)
	k.do(Attack, int(north), int(zone2), -1)
	k.is("dice without", int(k.last("attack_rolled").Count), 1)
}

// BS-ATK-16: a card that is no weapon, or is not stored, is not declared. BS-BAD-9, BS-CRD-15: a
// weapon reaches its own Zones only. BS-CRD-22: undeclared it counts for nothing.
func TestWeaponsReachTheirZones(t *testing.T) {
	k := table(t, "lugh").give("lugh", "arm_bow_grey_guard", "arm_tower_shield").put(north, zone1, eliteKrohn, 1).put(north, zone3, krohn, 1)
	bow := k.designOf("arm_bow_grey_guard")
	k.begin("lugh", 6)
	k.refused("BS-CRD-15", Attack, int(north), int(zone1), bow)
	k.refused("BS-ATK-16", Attack, int(north), int(zone1), k.designOf("arm_tower_shield"))
	k.refused("BS-ATK-16", Attack, int(north), int(zone1), k.designOf("arm_gate_halberd"))
	if !k.can(Attack, int(north), int(zone3), bow) {
		t.Error("the Bow does not reach Zone 3")
	}
	k.do(Attack, int(north), int(zone1), -1)
	k.is("elite Krohns left", int(k.zone(north, zone1)[eliteKrohn]), 1)
}

// BS-EX-29: Strength 1 leaves an elite Krohn, Strength 2 destroys it. BS-ATK-10, BS-ATK-11,
// BS-ABL-3, BS-ABL-7.
func TestStrengthAgainstResistance(t *testing.T) {
	for id, left := range map[string]int{"eileen": 1, "orobox": 0} {
		k := table(t, id).put(north, zone1, eliteKrohn, 1).begin(id, 6).do(Attack, int(north), int(zone1), -1)
		k.is(id+" leaves", k.fieldUnits(north), left)
		k.morale(id, 6-left) // BS-ATK-13: nothing destroyed, nothing earned
	}
}

// BS-EX-18: Kador without a card: 5 and 6 destroy one standard Gargoh, 4 nothing. BS-ATK-4,
// BS-ATK-6, BS-ATK-8.
func TestAttackWithoutACard(t *testing.T) {
	for face := uint8(1); face <= 6; face++ {
		k := table(t, "kador").put(north, zone2, krohn, 1).put(north, zone2, eliteKrohn, 1).put(north, zone2, gargoh, 2).put(north, zone2, eliteGargoh, 2)
		k.begin("kador", face).do(Attack, int(north), int(zone2), -1)
		want := [figureCount]uint8{gargoh: 2, eliteGargoh: 2, krohn: 1, eliteKrohn: 1}
		if face >= 5 {
			want[gargoh] = 1
		}
		if got := k.zone(north, zone2); got != want {
			t.Errorf("a %d leaves %v, want %v", face, got, want)
		}
	}
}

// BS-ATK-6: 4+, 5+ and 6 in Zones 1, 2 and 3. BS-CON-85: on every field.
func TestBaseTargets(t *testing.T) {
	for f := range fieldNo(cards.FieldCount) {
		for z, need := range []uint8{4, 5, 6} {
			for face := uint8(1); face <= 6; face++ {
				k := table(t, "kador").put(f, zoneNo(z), krohn, 1)
				k.begin("kador", face).do(Attack, int(f), z, -1)
				want := 1
				if face >= need {
					want = 0
				}
				k.is("units left", k.fieldUnits(f), want)
			}
		}
	}
}

// BS-RUL-16, BS-CON-41: the lowest of base and abilities, then what Events and weapons add,
// not clamped. BS-ATK-7, BS-ABI-3, BS-ABI-17, BS-ABI-25, BS-ABI-29, BS-ABI-31.
func TestTargetNumbers(t *testing.T) {
	for _, c := range []struct {
		hero, ability, event, weapon string
		zone                         zoneNo
		want                         int
	}{
		{"osvith", "", "", "", zone1, 3},
		{"osvith", "", "", "", zone2, 5},
		{"osvith", "archers_discipline", "", "", zone2, 4},
		{"eileen", "", "", "", zone2, 3},
		{"eileen", "archers_discipline", "", "", zone2, 3},
		{"eileen", "", "", "", zone3, 5},
		{"eileen", "perfect_aim", "", "", zone3, 4},
		{"kador", "", "ev_wet_bowstrings", "", zone2, 6},
		{"eileen", "", "ev_wet_bowstrings", "", zone2, 4},
		{"kador", "", "", "arm_twin_sabres", zone1, 3},
		{"osvith", "", "", "arm_twin_sabres", zone1, 2},
		{"eileen", "", "", "arm_sky_arbalest", zone3, 4},
	} {
		k := table(t, c.hero).put(east, c.zone, krohn, 1)
		weapon := -1
		if c.ability != "" {
			k.learn(c.hero, c.ability)
		}
		if c.event != "" {
			k.event(c.event)
		}
		if c.weapon != "" {
			k.give(c.hero, c.weapon)
			weapon = k.designOf(c.weapon)
		}
		k.begin(c.hero).do(Attack, int(east), int(c.zone), weapon)
		if got := int(k.last("attack_rolled").M); got != c.want {
			t.Errorf("%+v: needs %d", c, got)
		}
	}
}

// BS-EX-41: base dice are the largest number that anything sets, further dice are added: 5, and
// 4 without Giant's Strength. BS-RUL-17, BS-CON-40, BS-ABI-19, BS-ABI-34, BS-ABI-39.
func TestFiveDice(t *testing.T) {
	for _, c := range []struct {
		giant bool
		want  int
	}{{true, 5}, {false, 4}} {
		k := table(t, "osvith").learn("osvith", "uncontrolled_wrath").give("osvith", "arm_gate_halberd", "arm_whetstone").put(north, zone1, molen, 1)
		if c.giant {
			k.learn("osvith", "giants_strength")
		}
		k.begin("osvith").do(Use, k.designOf("arm_whetstone"), -1, -1, 0)
		k.do(Attack, int(north), int(zone1), k.designOf("arm_gate_halberd"))
		k.is("dice", int(k.last("attack_rolled").Count), c.want)
	}
}

// BS-ABI-14, BS-ABI-33, BS-ABI-37: further dice in their own Zone, and they stack (BS-ABL-13).
func TestFurtherDice(t *testing.T) {
	for _, c := range []struct {
		abilities []string
		want      [cards.ZoneCount]int
	}{
		{[]string{"rain_of_steel"}, [3]int{1, 2, 1}},
		{[]string{"rain_of_steel", "rain_of_steel"}, [3]int{1, 3, 1}},
		{[]string{"storm_of_steel"}, [3]int{1, 1, 2}},
		{[]string{"diamantine_arrow", "rain_of_steel"}, [3]int{1, 4, 1}},
		{[]string{"giants_strength", "uncontrolled_wrath"}, [3]int{3, 1, 1}},
	} {
		for z, want := range c.want {
			k := table(t, "kador").learn("kador", c.abilities...).put(west, zoneNo(z), molen, 1)
			k.begin("kador").do(Attack, int(west), z, -1)
			if got := int(k.last("attack_rolled").Count); got != want {
				t.Errorf("%v in Zone %d: %d dice, want %d", c.abilities, z+1, got, want)
			}
		}
	}
}

// BS-ATK-9: base Strength, 1 per token turned over, abilities, cards and the weapon's bonus.
// BS-ABI-13, BS-ABL-12.
func TestTotalStrength(t *testing.T) {
	k := table(t, "eileen").give("eileen", "arm_sky_arbalest", "arm_whetstone")
	o := k.hero("eileen")
	o.tokens[0] = token{turned, k.abilityOf("filch")}
	o.tokens[1] = token{turned, k.abilityOf("blessed")}
	o.tokens[2] = token{learned, k.abilityOf("deadly_strike")}
	k.begin("eileen").do(Use, k.designOf("arm_whetstone"), -1, -1, 0)
	k.is("Strength", k.strength(0), 1+1+1+2+1)
	k.is("Strength with the Arbalest", k.attackStrength(0, o.cards[0]), 1+1+1+2+1+2)
}

// BS-ATK-12: a Strength 3 attack harms a Mölen, two hits of Strength 1 do not.
func TestHitsAreNotAddedUp(t *testing.T) {
	k := table(t, "lugh").give("lugh", "arm_repeating_crossbow").put(north, zone2, molen, 1)
	k.begin("lugh", 6, 6, 6).do(Attack, int(north), int(zone2), k.designOf("arm_repeating_crossbow"))
	k.is("units left", k.fieldUnits(north), 1)
	k.morale("lugh", 5)
}

// BS-ATK-13, BS-ATK-14: 1 Morale however many fall, and for Vinculum alone; BS-EX-57: not
// beyond 10. BS-CON-55: an Event may replace it.
func TestMoraleOfAnAttack(t *testing.T) {
	for _, c := range []struct {
		event         string
		before, after int
	}{{"", 5, 6}, {"", 10, 10}, {"ev_rising_panic", 5, 5}} {
		k := table(t, "lugh").give("lugh", "arm_repeating_crossbow").put(north, zone2, krohn, 3).has("lugh", cards.Morale, int8(c.before))
		if c.event != "" {
			k.event(c.event)
		}
		k.begin("lugh", 6, 6, 6).do(Attack, int(north), int(zone2), k.designOf("arm_repeating_crossbow"))
		k.is("units left", k.fieldUnits(north), 0)
		k.morale("lugh", c.after)
	}
	k := table(t, "orobox").learn("orobox", "deadly_strike")
	k.avatar = avatar{field: north, zone: zone1, vinculum: 5}
	k.begin("orobox", 4).do(Attack, int(north), int(zone1), -1)
	k.is("Vinculum", int(k.avatar.vinculum), 4)
	k.morale("orobox", 6)
}

// BS-AVA-13: 2 Morale for destroying the Avatar, besides the 1 of the attack.
func TestDestroyingTheAvatar(t *testing.T) {
	k := table(t, "orobox").learn("orobox", "deadly_strike")
	k.avatar = avatar{field: north, zone: zone1, vinculum: 1}
	k.begin("orobox", 4).do(Attack, int(north), int(zone1), -1)
	k.morale("orobox", 8)
}

// BS-MSG-28, BS-RUL-24: an ordinary attack never hurts the Messenger.
func TestAttacksSpareTheMessenger(t *testing.T) {
	k := table(t, "lugh").give("lugh", "arm_repeating_crossbow").put(north, zone2, krohn, 1)
	k.messenger = messenger{where: inZone, field: north, zone: zone2, pursuit: noField}
	k.begin("lugh", 6, 6, 6).do(Attack, int(north), int(zone2), k.designOf("arm_repeating_crossbow"))
	k.is("deaths", int(k.messenger.deaths), 0)
}

// BS-RUL-14: an empty Zone is not attacked, a quiet wall is manned without a roll for an attack
// action; a Zone that the Strength cannot harm may be attacked. BS-BAD-7, BS-BAD-8.
func TestTakePosition(t *testing.T) {
	k := table(t, "eileen").put(west, zone3, molen, 1).begin("eileen", 1)
	k.refused("BS-RUL-14", Attack, int(north), int(zone1), -1)
	k.refused("BS-RUL-14", Attack, int(west), int(zone1), -1)
	k.refused("BS-RUL-14", Stand, int(west))
	if !k.can(Attack, int(west), int(zone3), -1) {
		t.Error("the Mölen cannot be attacked")
	}
	k.do(Stand, int(north))
	if k.hero("eileen").at != wallOf(north) || k.times("attack_rolled") != 0 {
		t.Error("no quiet stand")
	}
	k.left(2)
	k.morale("eileen", 5)
}

// BS-RUL-14, BS-CON-V-forbid: where an Event forbids the only Zone with enemies the wall counts
// as quiet.
func TestPositionWhereZone3IsForbidden(t *testing.T) {
	k := table(t, "eileen").event("ev_low_fog").put(west, zone3, krohn, 1).put(south, zone3, krohn, 1).put(south, zone2, krohn, 1).begin("eileen")
	k.refused("BS-CON-V-forbid", Attack, int(west), int(zone3), -1)
	k.refused("BS-CON-V-forbid", Attack, int(south), int(zone3), -1)
	if !k.can(Stand, int(west)) || k.can(Stand, int(south)) || !k.can(Attack, int(south), int(zone2), -1) {
		t.Errorf("offered: %v", k.choices)
	}
	k.at("eileen", onCatapult)
	k.facing = west
	if k.listed = false; !k.can(Shoot) { // the hero's own Strength is what is forbidden
		t.Error("the Catapult may not shoot")
	}
}

// BS-CRD-14: what lasts until the attack is over with it, so is what lasts for the turn at its
// end.
func TestModificationsEnd(t *testing.T) {
	k := table(t, "eileen", "lugh").put(north, zone1, krohn, 5)
	k.begin("eileen", 1, 1, 1)
	k.modify(modifier{stat: cards.AttackDice, n: 1, hero: 0, until: cards.UntilAttack})
	k.modify(modifier{stat: cards.Strength, n: 1, hero: 0, until: cards.UntilTurn})
	k.modify(modifier{stat: cards.IgnoredHits, n: 1, hero: 0, until: cards.UntilRound})
	k.do(Attack, int(north), int(zone1), -1)
	k.is("dice", int(k.last("attack_rolled").Count), 2)
	k.is("modifications", int(k.nmod), 2)
	k.do(Attack, int(north), int(zone1), -1)
	k.is("dice", int(k.last("attack_rolled").Count), 1)
	k.do(Attack, int(north), int(zone1), -1)
	if !k.over() {
		t.Fatal("the turn goes on")
	}
	k.is("modifications", int(k.nmod), 1)
}

// The hero's figure comes on the board, then moves: the board shows both.
func TestFiguresMoveInEvents(t *testing.T) {
	k := table(t, "eileen").put(north, zone1, krohn, 5).put(south, zone1, krohn, 5).begin("eileen", 1, 1)
	k.do(Attack, int(north), int(zone1), -1).do(Attack, int(south), int(zone1), -1)
	if e := k.last("hero_placed"); e.Kind != rules.PieceAdded || e.To != "wall:north" || e.Subject != "hero:eileen" {
		t.Errorf("%+v", e)
	}
	if e := k.last("hero_moved"); e.Kind != rules.PieceMoved || e.From != "wall:north" || e.To != "wall:south" {
		t.Errorf("%+v", e)
	}
}
