package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-EX-18: without "Barrage!" the first figure that Strength 1 can destroy falls.
func TestWithoutBarrage(t *testing.T) {
	for _, c := range []struct {
		face uint8
		left uint8
	}{{5, 1}, {6, 1}, {4, 2}} {
		d := inTurn(t, "kador").put("north/2", gargoh, 2).put("north/2", eliteGargoh, 2).put("north/2", krohn, 1).put("north/2", eliteKrohn, 1)
		d.force(c.face).play("attack north/2")
		d.zone("north/2", 0, c.left, 2, 1, 1)
	}
}

// BS-EX-19, BS-MAS-1, BS-MAS-4, BS-MAS-6, BS-MAS-11: "Barrage!" spends action and Gold, strikes
// with its own Strength, earns its Morale and is discarded.
func TestBarrage(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "arm_barrage")
	d.put("north/2", gargoh, 2).put("north/2", eliteGargoh, 2).put("north/2", krohn, 1).put("north/2", eliteKrohn, 1)
	d.force(3, 4, 4, 5, 6).play("use arm_barrage north")
	d.zone("north/2", 0, 0, 0, 0, 1).has("kador", cards.Morale, 6).has("kador", cards.Gold, 3).stored("kador").discarded("arm_barrage", true)
	if h := d.who("kador"); d.heroes[h].turn.left != 2 || d.heroes[h].at != wallOf(north) {
		t.Errorf("%d actions left at %d", d.heroes[h].turn.left, d.heroes[h].at)
	}
}

// BS-EX-20, BS-MAS-2, BS-MAS-7, BS-MAS-10, BS-RUL-73, BS-AVA-13: "Avalanche!" against two Zones.
func TestAvalanche(t *testing.T) {
	d := inTurn(t, "eileen").give("eileen", "arm_avalanche").put("west/1", krohn, 2).put("west/1", eliteKrohn, 1)
	d.put("west/2", gargoh, 2).put("west/2", eliteGargoh, 1).haunt("west/2", 3)
	d.force(2, 4, 5, 5, 6, 3, 3, 4, 5, 5).play("use arm_avalanche west")
	d.zone("west/1", 0, 0, 0, 0, 0).zone("west/2", 0, 0, 1, 0, 0).has("eileen", cards.Morale, 8).has("eileen", cards.Gold, 0)
	d.discarded("arm_avalanche", true)
	if d.avatar.vinculum != 0 {
		t.Errorf("Vinculum %d", d.avatar.vinculum)
	}
}

// BS-EX-21: "Barrage!" does nothing to the Avatar.
func TestBarrageAgainstAvatar(t *testing.T) {
	d := inTurn(t, "eileen").give("eileen", "arm_barrage").put("west/2", gargoh, 2).put("west/2", eliteGargoh, 1).haunt("west/2", 3)
	d.force(6, 6, 6, 6, 6).play("use arm_barrage west").zone("west/2", 0, 0, 0, 0, 0).has("eileen", cards.Morale, 6)
	if d.avatar.vinculum != 3 {
		t.Errorf("Vinculum %d", d.avatar.vinculum)
	}
}

// BS-EX-22, BS-MAS-9: both rolls of "Logs!" go against one field; no use names two.
func TestLogs(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/2", krohn, 4).put("west/2", krohn, 4).put("south/1", krohn, 4)
	d.offers(true, "use arm_logs south", "use arm_logs west").offers(false, "use arm_logs south/1", "use arm_logs west/2", "use arm_logs north")
	d.force(4, 4, 1, 1, 4, 1, 1, 1).play("use arm_logs south").zone("south/1", 0, 0, 0, 2, 0).zone("south/2", 0, 0, 0, 3, 0).zone("west/2", 0, 0, 0, 4, 0)
}

// BS-MAS-13, BS-BAD-8: a Massive Attack needs an enemy in one of its Zones.
func TestMassiveNeedsEnemy(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/3", krohn, 4)
	d.offers(false, "use arm_logs south")
	c, _ := d.held(d.who("osvith"), d.designOf("arm_logs"))
	if why := d.mayPlay(d.who("osvith"), c); why == nil || why.Rule != "BS-MAS-13" {
		t.Errorf("refused by %v", why)
	}
}

// BS-MAS-8, BS-RUL-84, BS-CON-45: hits left over in a Zone without enemies kill the Messenger
// there, in a Zone that was empty from the start too; not while anything stands.
func TestMassiveKillsMessenger(t *testing.T) {
	for _, c := range []struct {
		name  string
		faces []uint8
		dies  bool
	}{
		{"all destroyed, one left", []uint8{4, 4, 1, 1, 1, 1, 1, 1}, true},
		{"no hit left", []uint8{4, 1, 1, 1, 1, 1, 1, 1}, false},
		{"hits elsewhere", []uint8{4, 1, 1, 1, 4, 4, 4, 4}, false},
	} {
		d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/1", krohn, 1).ride("south/1")
		d.force(c.faces...).play("use arm_logs south")
		if got := d.messenger.deaths == 1; got != c.dies {
			t.Errorf("%s: dead %v", c.name, got)
		}
	}
	d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/1", krohn, 1).ride("south/2")
	if d.force(1, 1, 1, 1, 4, 1, 1, 1).play("use arm_logs south"); d.messenger.deaths != 1 {
		t.Error("one hit in the empty Zone of the Messenger kills him")
	}
	d = inTurn(t, "osvith").give("osvith", "arm_logs").put("south/1", krohn, 1).haunt("south/1", 4).ride("south/1")
	if d.force(4, 4, 4, 4, 1, 1, 1, 1).play("use arm_logs south"); d.messenger.deaths != 0 {
		t.Error("the Avatar that Strength 2 cannot harm is an enemy that is left")
	}
}

// BS-MAS-12: Zone 1 is treated completely before the roll against Zone 2: Divine Grace is asked
// for in between.
func TestMassiveInTurn(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/1", krohn, 2).put("south/2", krohn, 2).set("osvith", cards.Grace, 1)
	d.force(3, 1, 1, 1, 6, 6, 1, 1).play("use arm_logs south").asks("grace")
	if d.told("attack_rolled") != 1 {
		t.Errorf("%d rolls before Divine Grace", d.told("attack_rolled"))
	}
	d.play("grace 0 +1").zone("south/1", 0, 0, 0, 1, 0).zone("south/2", 0, 0, 0, 0, 0).has("osvith", cards.Grace, 0)
}

// BS-MAS-3: where a card prints no target number the Zone's holds.
func TestVolleyBaseTarget(t *testing.T) {
	d := inTurn(t, "osvith")
	f := newFrame(volleyFrame)
	f.hero, f.card = d.who("osvith"), d.find("arm_logs")
	for z, want := range []int8{4, 5, 6} {
		if got := d.volleyRoll(&f, &cards.Effect{Verb: cards.Volley, Dice: 3}, zoneNo(z)).need; got != want {
			t.Errorf("Zone %d: %d+", z+1, got)
		}
	}
}

// BS-MAS-5, BS-ABI-42, BS-ABI-23: of the hero's abilities only Legendary Armorer counts.
func TestMassiveDice(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "arm_boiling_pitch").learn("osvith", 3, "giants_strength").learn("osvith", 4, "deadly_strike")
	d.put("east/1", krohn, 6).put("east/1", eliteKrohn, 2)
	d.force(3, 3, 3, 3, 3, 3).play("use arm_boiling_pitch east").zone("east/1", 0, 0, 0, 1, 2)
	d = inTurn(t, "lugh").give("lugh", "arm_boiling_pitch").put("east/1", krohn, 8)
	d.force(3, 3, 3, 3, 3, 3).play("use arm_boiling_pitch east").zone("east/1", 0, 0, 0, 2, 0)
}

// BS-RUL-25, BS-CON-29: the printed Morale is earned whatever the dice show.
func TestMassiveMoraleWithoutHit(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/1", krohn, 1)
	d.force(1, 1, 1, 1, 1, 1, 1, 1).play("use arm_logs south").has("osvith", cards.Morale, 6).zone("south/1", 0, 0, 0, 1, 0)
}

// BS-RUL-64: Bloodthirst follows a Massive Attack that hit home in Zone 1 where an enemy is
// left.
func TestBloodthirstAfterMassive(t *testing.T) {
	d := inTurn(t, "osvith").give("osvith", "arm_logs").learn("osvith", 3, "bloodthirst").put("south/1", krohn, 1).put("south/1", eliteKrohn, 1)
	d.force(4, 1, 1, 1, 1, 1, 1, 1, 4).play("use arm_logs south").asks("optional").play("yes").zone("south/1", 0, 0, 0, 0, 0)
	d = inTurn(t, "osvith").give("osvith", "arm_logs").learn("osvith", 3, "bloodthirst").put("south/1", eliteKrohn, 1).put("south/2", krohn, 1)
	d.force(1, 1, 1, 1, 4, 1, 1, 1).play("use arm_logs south").asks("turn")
}
