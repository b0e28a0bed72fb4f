package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-EX-42: the 6 destroys the standard Krohn (+1 Morale), the free 4 of Strength 3 the elite
// one, without Morale and without another. BS-ABI-6.
func TestBloodthirst(t *testing.T) {
	k := table(t, "eileen").learn("eileen", "bloodthirst").put(south, zone1, krohn, 1).put(south, zone1, eliteKrohn, 2)
	k.begin("eileen", 6, 4).do(Attack, int(south), int(zone1), -1)
	k.morale("eileen", 6)
	k.is("elite Krohns left", int(k.zone(south, zone1)[eliteKrohn]), 2)
	k.do(Yes)
	k.is("elite Krohns left", int(k.zone(south, zone1)[eliteKrohn]), 1)
	k.morale("eileen", 6)
	k.left(2) // it is no action
	if k.can(Yes) {
		t.Error("the same token attacks again")
	}
}

// BS-RUL-64: declined, nothing happens; it needs a success against Zone 1 and an enemy left
// there.
func TestWhenBloodthirstIsAsked(t *testing.T) {
	for name, c := range map[string]struct {
		zone  zoneNo
		units uint8
		face  uint8
		asks  bool
	}{
		"success":        {zone1, 2, 4, true},
		"miss":           {zone1, 2, 3, false},
		"other Zone":     {zone2, 2, 6, false},
		"nobody is left": {zone1, 1, 6, false},
	} {
		k := table(t, "kador").learn("kador", "bloodthirst").put(south, c.zone, krohn, c.units)
		k.begin("kador", c.face).do(Attack, int(south), int(c.zone), -1)
		if k.can(Yes) != c.asks {
			t.Errorf("%s: asked: %v", name, !c.asks)
		}
		if c.asks {
			k.do(No)
			k.is("units left", k.fieldUnits(south), 1)
			k.left(2)
		}
	}
}

// BS-RUL-64: two tokens give two free attacks. BS-ABL-13.
func TestTwoBloodthirsts(t *testing.T) {
	k := table(t, "eileen").learn("eileen", "bloodthirst", "bloodthirst").put(south, zone1, krohn, 9)
	k.begin("eileen", 4, 1, 4).do(Attack, int(south), int(zone1), -1).do(Yes).do(Yes)
	k.is("units left", k.fieldUnits(south), 7)
	k.is("rolls", k.times("attack_rolled"), 3)
	k.morale("eileen", 6)
	if k.can(Yes) {
		t.Error("a third free attack")
	}
}

// BS-ABI-6: one die, 4+, Strength 3, whatever the hero has: no further dice, no lower target, no
// Strength but its own.
func TestBloodthirstIsItsOwn(t *testing.T) {
	k := table(t, "osvith").learn("osvith", "bloodthirst", "giants_strength", "deadly_strike").put(south, zone1, krohn, 1)
	k.avatar = avatar{field: south, zone: zone1, vinculum: 3}
	k.begin("osvith", 2, 1, 1, 1, 6)
	k.keep(modifier{stat: cards.AttackTarget, n: -1, hero: noHero, until: cards.UntilTurn})
	k.do(Attack, int(south), int(zone1), -1)
	k.is("Krohns left", k.fieldUnits(south), 0)
	k.do(Yes)
	e := k.last("attack_rolled")
	k.is("dice", int(e.Count), 1)
	k.is("target", int(e.M), 4)
	k.is("Vinculum", int(k.avatar.vinculum), 3)
	k.morale("osvith", 6)
}

// BS-RUL-64: after a Massive Attack that destroyed something in Zone 1, too; BS-MAS-6: its own
// Morale only.
func TestBloodthirstAfterAMassiveAttack(t *testing.T) {
	k := table(t, "eileen").learn("eileen", "bloodthirst").give("eileen", "arm_boiling_pitch").put(south, zone1, krohn, 1).put(south, zone1, molen, 1)
	pitch := k.designOf("arm_boiling_pitch")
	k.begin("eileen", 3, 1, 1, 1, 1, 4).do(Use, pitch, int(south), -1, 0)
	k.do(Yes)
	k.is("units left", k.fieldUnits(south), 0)
	k.morale("eileen", 6)

	k = table(t, "eileen").learn("eileen", "bloodthirst").give("eileen", "arm_boiling_pitch").put(south, zone1, krohn, 2)
	k.begin("eileen", 1, 1, 1, 1, 1).do(Use, pitch, int(south), -1, 0)
	if k.can(Yes) {
		t.Error("asked although nothing was destroyed")
	}
}
