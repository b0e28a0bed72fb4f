package bsieged

import (
	"math"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// worth compares a number that was reckoned.
func worth(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1e-9 {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// read are the omens of a position.
func (k *turn) read() (x [omens]float64) { k.omens(&x); return x }

// tells compares some omens.
func (k *turn) tells(want map[int]float64) {
	k.t.Helper()
	x := k.read()
	for i, v := range want {
		if math.Abs(x[i]-v) > 1e-9 {
			k.t.Errorf("omen %d is %v, want %v", i, x[i], v)
		}
	}
}

// What the fields say: hits of Krohns by Zone, of Gargohs in all, the Mölen, and the Avatar by its
// points and by how near it has come. Elites hit twice (BS-EPI-2).
func TestOmensOfEnemies(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	k.put(north, zone1, krohn, 2).put(south, zone1, eliteKrohn, 1).put(east, zone2, krohn, 3).put(west, zone3, eliteKrohn, 2).put(west, zone3, krohn, 1)
	k.put(north, zone2, gargoh, 1).put(south, zone3, eliteGargoh, 2).put(east, zone3, molen, 2)
	k.tells(map[int]float64{omenKrohns1: 4, omenKrohns2: 3, omenKrohns3: 5, omenGargohs: 5, omenMolens: 2, omenDreads: 0, omenNear: 0})
	k.avatar = avatar{field: north, zone: zone3, vinculum: 6}
	k.tells(map[int]float64{omenDreads: 6, omenNear: 0})
	k.avatar.zone = zone1
	k.tells(map[int]float64{omenDreads: 6, omenNear: 6 * 2 / 5.0})
}

// With two heroes half as many enemies are as bad, and half as many goods as good.
func TestOmensByTheNumberOfHeroes(t *testing.T) {
	k := table(t, "lugh", "eileen").put(north, zone1, krohn, 2)
	k.tells(map[int]float64{omenKrohns1: 4, omenPurse: 4, omenSpirits: 20, omenAlive: 1, omenAlways: 1})
}

// What the heroes have: the living ones only.
func TestOmensOfHeroes(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	k.tells(map[int]float64{omenSpirits: 20, omenWeakest: 0, omenMight: 0, omenSkills: 0, omenArms: 0, omenHand: 0, omenPurse: 4, omenGrace: 0, omenAlive: 1})
	k.has("lugh", cards.Morale, 9).has("eileen", cards.Morale, 1).has("kador", cards.Gold, 3).has("osvith", cards.Grace, 2)
	k.hero("lugh").tokens[0].state = turned
	k.learn("kador", "blessed")
	k.give("lugh", "arm_gate_halberd").give("osvith", "arm_barrage")
	k.tells(map[int]float64{omenSpirits: 5 + 4/2.0 + 1 + 5 + 5, omenWeakest: 2, omenMight: 1, omenSkills: 1, omenArms: 1, omenHand: 1, omenPurse: 6, omenGrace: 2})
	for _, id := range []string{"lugh", "kador"} {
		k.hero(id).alive = false
	}
	k.tells(map[int]float64{omenSpirits: 6, omenMight: 0, omenSkills: 0, omenArms: 0, omenHand: 1, omenPurse: 2, omenAlive: 0.5})
}

// Food missing at the end of the Season counts the more the nearer that is; what is beyond counts as
// stores (BS-SEA-3).
func TestOmensOfFood(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	need := int8(k.upkeep(0))
	for id, n := range map[string]int8{"lugh": need - 1, "eileen": need + 2, "kador": need, "osvith": need} {
		k.has(id, cards.Food, n)
	}
	for round, want := range map[uint8]float64{1: 1, 2: 1.6, 3: 4.5, 4: 1, 6: 4.5} {
		k.round = round
		k.tells(map[int]float64{omenHungry: want, omenStores: 2})
	}
}

// The way of the Messenger: how far it is, how much time it leaves, and who stands in it.
func TestOmensOfTheMessenger(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 1).put(north, zone2, gargoh, 3).put(east, zone2, krohn, 5)
	k.round = 2
	k.messenger = messenger{where: inZone, field: north, zone: zone1, pursuit: noField}
	k.tells(map[int]float64{omenWay: 7, omenHaste: 1, omenBlocked: 2, omenHunted: 1, omenSecond: 0})
	k.messenger.zone = zone2
	k.tells(map[int]float64{omenWay: 6, omenHaste: 0, omenBlocked: 2, omenHunted: math.Sqrt(3)})
	k.messenger = messenger{where: inZone, back: true, field: east, zone: zone2, pursuit: noField, deaths: 1}
	k.tells(map[int]float64{omenWay: 2, omenHaste: 0, omenBlocked: math.Sqrt(5), omenHunted: math.Sqrt(5), omenSecond: 1})
	k.round = 9
	k.tells(map[int]float64{omenHaste: 3})
	k.round = 11
	k.tells(map[int]float64{omenHaste: 5 + 6}) // a round too few
	k.messenger = messenger{where: onWall, field: east, zone: noZone, pursuit: noField}
	k.tells(map[int]float64{omenWay: 0, omenHaste: 0})
	k.messenger = messenger{where: absent, field: noField, zone: noZone, pursuit: noField}
	k.round = 12
	k.tells(map[int]float64{omenBlocked: 0, omenHunted: 0, omenHaste: 8 + 6})
}

// Buildings count by their harm, and one more destroyed that would end the match counts on top (BS-END-4).
func TestOmensOfBuildings(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith")
	k.houses[0].harm, k.houses[1].harm = damaged, damaged
	k.tells(map[int]float64{omenWrecks: 2, omenRubble: 0})
	for b, want := range []float64{1, 2, 3, 4 + 2} {
		k.houses[b].harm = destroyed
		k.tells(map[int]float64{omenRubble: want})
	}
}

// The difficulties differ by the Avatar and by the pursuit (BS-DIF-1).
func TestOmensOfTheDifficulty(t *testing.T) {
	for level, want := range map[string][2]float64{"footman": {0, 0}, "knight": {1, 0}, "defender": {1, 1}} {
		var x [omens]float64
		begin(t, "difficulty="+level).omens(&x)
		if got := [2]float64{x[omenAbyss], x[omenPursuit]}; got != want {
			t.Errorf("%s: %v, want %v", level, got, want)
		}
	}
}
