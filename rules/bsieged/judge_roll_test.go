package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// Divine Grace is spent where the next token turns a die into a hit that is worth it, and kept where it
// would change nothing or too little (BS-GRA-1).
func TestGraceIsSpentOnHits(t *testing.T) {
	for _, test := range []struct {
		what   string
		krohns uint8
		grace  int8
		faces  []uint8 // of Osvith's two dice, which hit Zone 1 with 3 and more
		want   string
	}{
		{"one short of the first hit", 2, 1, []uint8{2, 1}, "grace 0 +1"},
		{"the other die one short", 2, 1, []uint8{1, 2}, "grace 1 +1"},
		{"one short of a second hit", 2, 1, []uint8{5, 2}, "grace 1 +1"},
		{"one short of a hit that hits nobody", 1, 1, []uint8{5, 2}, "keep roll"},
		{"two short with one token", 2, 1, []uint8{1, 1}, "keep roll"},
	} {
		k := table(t, "lugh", "eileen", "kador", "osvith").has("osvith", cards.Grace, test.grace).put(north, zone1, krohn, test.krohns).begin("osvith")
		k.force(test.faces...)
		k.do(Attack, int(north), int(zone1), -1)
		if k.ask.kind != askGrace {
			if test.want != "keep roll" {
				t.Errorf("%s: Divine Grace is not asked for", test.what)
			}
			continue
		}
		if got := content.Notation(k.Sensible(nil)[0]); got != test.want {
			t.Errorf("%s: %s, not %s", test.what, got, test.want)
		}
	}
}

// What a token is worth on a die of an attack: the harvest of one hit more and, for the first, the Morale of a
// success; less for each token that is needed beside it.
func TestWorthOfGraceOnHits(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 2).begin("osvith")
	h := k.who("osvith")
	k.force(1, 1)
	f := newFrame(attackFrame)
	f.hero, f.field, f.zone, f.card = h, north, zone1, noCard
	k.push(f)
	k.push(newFrame(graceFrame))
	x := k.reckon()
	each, morale := x.figure[north][zone1][krohn], k.trackWorth(h, cards.Morale, 1)
	roll := func(faces ...int8) {
		k.dice = roll{goal: forHits, need: 4, n: uint8(len(faces)), hero: h}
		copy(k.dice.face[:], faces)
	}
	k.has("osvith", cards.Grace, 2)
	roll(3, 2, 1)
	worth(t, "one short of the first hit", k.hitGain(&x, 3, 1), each+morale)
	worth(t, "two short of it", k.hitGain(&x, 2, 1), each+morale-graceWorth)
	worth(t, "three short with two tokens", k.hitGain(&x, 1, 1), 0)
	worth(t, "less on a die that misses", k.hitGain(&x, 3, -1), 0)
	roll(4, 3, 1)
	worth(t, "one short of the second hit", k.hitGain(&x, 3, 1), each)
	worth(t, "on a die that hits", k.hitGain(&x, 4, 1), 0)
	roll(4, 5, 3)
	worth(t, "one hit too many", k.hitGain(&x, 3, 1), 0)
	k.dice.danger = true
	worth(t, "as many hits as enemies, which is no danger", k.hitGain(&x, 4, -1), 0)
	roll(4, 5, 6)
	k.dice.danger = true
	worth(t, "a hit less where one too many kills the Messenger", k.hitGain(&x, 4, -1), messengerLife)
	worth(t, "a hit less of a die that misses", k.hitGain(&x, 3, -1), 0)
	roll(4, 5, 3)
	k.dice.danger = true
	worth(t, "a hit that would kill the Messenger", k.hitGain(&x, 3, 1), 0)
}

// On a test a token is worth the success, less for each that is needed beside it; on a roll for Food or Gold
// what one more is worth (BS-GRA-1).
func TestWorthOfGraceOnOtherRolls(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").begin("osvith")
	h := k.who("osvith")
	x := k.reckon()
	k.has("osvith", cards.Grace, 2)
	k.dice = roll{goal: forTest, need: 5, n: 1, hero: h}
	for face, want := range map[int8]float64{4: 2, 3: 1.4, 2: 0, 5: 0, 6: 0} {
		k.dice.face[0] = face
		worth(t, "a token on a test", k.graceGain(&x, 0, 1), want)
		worth(t, "one less on a test", k.graceGain(&x, 0, -1), 0)
	}
	k.dice.goal = forTable
	worth(t, "a token on the Smuggling Table", k.graceGain(&x, 0, 1), 0)

	k.has("osvith", cards.Gold, 1)
	k.do(Visit, int(cards.Palace))
	k.dice = roll{goal: forSum, die: cards.YellowDie, n: 1, hero: h}
	k.dice.face[0] = 1
	for i := range k.game.set.Lists {
		for at, e := range k.game.set.List(cards.ListID(i)) {
			if e.Verb != cards.Gain || e.What != cards.Gold {
				continue
			}
			f := newFrame(textFrame)
			f.hero, f.list, f.at = h, cards.ListID(i), uint8(at)
			k.push(f)
			k.push(newFrame(graceFrame))
			k.has("osvith", cards.Gold, 0)
			worth(t, "one Gold more", k.sumGain(1), goldWorth)
			worth(t, "one Gold less", k.graceGain(&x, 0, -1), 0)
			k.has("osvith", cards.Gold, 3)
			worth(t, "one Gold more than there is room for", k.sumGain(1), 0)
			return
		}
	}
	t.Error("nothing earns Gold")
}

// On a shot one more is worth what it destroys besides, and one less the Messenger's life where one too many
// would take it (BS-CAT-7, BS-CAT-13).
func TestWorthOfGraceOnShots(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").begin("osvith")
	h, z := k.who("osvith"), k.shotZone()
	k.facing = north
	k.put(north, z, krohn, 2)
	x := k.reckon()
	each, morale := x.figure[north][z][krohn], k.trackWorth(h, cards.Morale, 1)
	k.dice = roll{goal: forShot, die: cards.CatapultDie, n: 1, hero: h}
	gain := func(face, by int8) float64 { k.dice.face[0] = face; return k.shotGain(&x, by) }
	worth(t, "a miss that becomes a hit", gain(0, 1), each+morale)
	worth(t, "a second hit", gain(1, 1), each)
	worth(t, "a third hit, at nobody", gain(2, 1), 0)
	worth(t, "one less", gain(2, -1), -each)
	k.messenger = messenger{where: inZone, field: north, zone: z, pursuit: noField}
	worth(t, "one too many about the Messenger", gain(2, 1), -messengerLife)
	worth(t, "one less of one too many", gain(3, -1), messengerLife)
	k.ward = true
	worth(t, "one too many while he is safe", gain(2, 1), 0)
}

// A card is used where enemies are: no card that strikes at a Zone is worth more at an empty one, and what it
// costs is taken off (BS-CON-1).
func TestWorthOfUsingCards(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").put(north, zone1, krohn, 3).put(north, zone2, krohn, 3).put(north, zone3, krohn, 3).begin("eileen")
	x, h := k.reckon(), k.who("eileen")
	struck := 0
	for i := range k.game.set.Cards {
		d := &k.game.set.Cards[i]
		if d.Aim.Zones == 0 {
			continue
		}
		at := func(f fieldNo) float64 { return k.useWorth(&x, h, of(Use, i, int(f), int(lowest(d.Aim.Zones)), 0)) }
		for _, e := range k.game.set.List(d.Effects) {
			if e.Verb == cards.Volley || e.Verb == cards.Hits || e.Verb == cards.Destroy && e.Units == 0 {
				struck++
				if at(north) <= at(east) {
					t.Errorf("%s is worth %v where enemies are, %v where none are", d.ID, at(north), at(east))
				}
				if d.Massive || d.Tactics { // the whole field, or the same Zone named by the field alone
					break
				}
				worth(t, d.ID+" at the nearest of its Zones", k.useWorth(&x, h, of(Use, i, int(north), int(noZone), 0)), at(north))
				break
			}
		}
	}
	if struck < 8 {
		t.Errorf("only %d cards strike", struck)
	}

	// The price: Lugh pays nothing for Armory cards (BS-ABI-5).
	pitch := k.designOf("arm_boiling_pitch")
	d := &k.game.set.Cards[pitch]
	use := func(id string) float64 {
		return k.useWorth(&x, k.who(id), of(Use, pitch, int(west), int(lowest(d.Aim.Zones)), 0))
	}
	worth(t, "the price of a card", use("lugh")-use("kador"), goldWorth*float64(k.costOf(k.who("kador"), d)))
	if k.costOf(k.who("kador"), d) < 1 || k.costOf(k.who("lugh"), d) != 0 {
		t.Error("the card has no price")
	}
}

// Nothing gained or lost is worth nothing, whatever is missing.
func TestWorthOfNothing(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").has("lugh", cards.Food, 0).has("lugh", cards.Morale, 1)
	for what := range cards.What(cards.TrackCount) {
		worth(t, "nothing", k.trackWorth(k.who("lugh"), what, 0), 0)
	}
}

// What an effect is worth by its kind: what it brings to those whom it is for, a die by what it shows on
// average, a choice by the best of its parts, a test by its odds.
func TestWorthOfEffects(t *testing.T) {
	k := table(t, "lugh", "eileen", "kador", "osvith").has("lugh", cards.Gold, 0).begin("lugh")
	x, h := k.reckon(), k.who("lugh")
	of := func(e cards.Effect) float64 { return k.effectWorth(&x, h, nil, &e, noField, noZone) }
	gold := func(n int, d cards.Die) cards.Amount { return cards.Amount{N: n, Die: d} }
	worth(t, "one Gold", of(cards.Effect{Verb: cards.Gain, What: cards.Gold, N: gold(1, cards.NoDie)}), goldWorth)
	worth(t, "a yellow die of Gold", of(cards.Effect{Verb: cards.Gain, What: cards.Gold, N: gold(0, cards.YellowDie)}), 2*goldWorth)
	worth(t, "a red die of Gold", of(cards.Effect{Verb: cards.Gain, What: cards.Gold, N: gold(0, cards.RedDie)}), 3*goldWorth)
	worth(t, "a red die of Morale lost", of(cards.Effect{Verb: cards.Lose, What: cards.Morale, N: gold(0, cards.RedDie)}), -moraleWorth[4]-moraleWorth[3]-moraleWorth[2])
	for _, v := range []cards.Verb{cards.Draw, cards.Smuggle} {
		worth(t, "a card", of(cards.Effect{Verb: v}), 1.5)
	}
	found := cards.Effect{Verb: cards.Recover, Classes: 1 << cards.Armory}
	worth(t, "a card of an empty pile", of(found), 0.3)
	k.discards[cards.Armory].put(uint8(k.find("arm_gate_halberd")))
	worth(t, "a card that a slot takes", of(found), 1.5)
	worth(t, "turning the Catapult", of(cards.Effect{Verb: cards.Orient}), 0.4)
	worth(t, "an Event that stays", of(cards.Effect{Verb: cards.Linger}), 1)
	worth(t, "a look at a deck", of(cards.Effect{Verb: cards.Look}), 0.1)
	worth(t, "a Level", of(cards.Effect{Verb: cards.Train}), k.trainWorth(h))
	if id := k.listWith(func(e *cards.Effect) bool { return e.Verb == cards.Gain && e.Who == cards.User && e.N.N > 0 }); id != 0 {
		all := k.listWorth(&x, h, nil, id, noField, noZone)
		worth(t, "a choice of something or nothing", of(cards.Effect{Verb: cards.Choose, Options: []cards.ListID{0, id}}), max(all, 0))
		worth(t, "a test for it", of(cards.Effect{Verb: cards.Test, AtLeast: 5, Then: id}), all/3)
		worth(t, "a test that costs it", of(cards.Effect{Verb: cards.Test, AtLeast: 5, Else: id}), all*2/3)
	}
}

// listWith is a list of effects of which the first one fits.
func (k *turn) listWith(fits func(*cards.Effect) bool) cards.ListID {
	for i := range k.game.set.Lists {
		if list := k.game.set.List(cards.ListID(i)); len(list) > 0 && fits(&list[0]) {
			return cards.ListID(i)
		}
	}
	k.t.Fatal("no such effect")
	return 0
}
